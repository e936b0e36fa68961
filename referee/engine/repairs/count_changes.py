"""Propose changes to supplies, to the round and to `ending`."""

from collections.abc import Iterator, Sequence
from typing import Final

from referee.engine.repairs.change import LIKELY, OBVIOUS, UNLIKELY, AnyTable, Change, with_player
from referee.model.findings import Inconsistency, InconsistencyCode
from referee.model.frames import BUILDS, after_last_turn
from referee.model.position import SETTLEMENTS
from referee.model.ruling import Facts
from referee.model.state import State
from referee.model.vocabulary import BOX_SIZE

_ROUNDS: Final = 30
"""Only rounds below this number are proposed."""
_ABOUT_ROUNDS: Final = {InconsistencyCode.TOO_FEW_BUILDS, InconsistencyCode.NOMAD_TILE_OUT_OF_TIME}
_CROWDED: Final = 5
"""The doubt added to a round for each build above three that an average turn would have had."""
_MAX_DOUBT: Final = 5
"""The maximum number of such excess builds for which `_CROWDED` is added."""
_ENDED: Final = {
    InconsistencyCode.END_NOT_TRIGGERED,
    InconsistencyCode.NOT_ENDED,
    InconsistencyCode.IMPOSSIBLE_HARVEST,
}
_ABOUT_THE_END: Final = {
    *_ENDED,
    InconsistencyCode.TOO_FEW_BUILDS,
    InconsistencyCode.IMPOSSIBLE_TURN,
}


def count_changes(table: AnyTable, inconsistencies: Sequence[Inconsistency]) -> Iterator[Change]:
    """Changes to supplies, the round and `ending` whose current values contradict the rest of the state.

    A position has no supplies, round or `ending`, so nothing is proposed for a position.
    """
    if not isinstance(table, State):
        return
    codes = {inconsistency.code for inconsistency in inconsistencies}
    for inconsistency in inconsistencies:
        if inconsistency.code == InconsistencyCode.SUPPLY_MISMATCH:
            yield from _supply(table, int(inconsistency.place.split("/")[2]))
    if codes & _ABOUT_THE_END:
        ending: Facts = {"ending": "no" if table.ending else "yes"}
        doubt = OBVIOUS if codes & _ENDED else UNLIKELY
        yield Change("ending", ending, table._replace(ending=not table.ending), doubt)
    if codes & _ABOUT_ROUNDS:
        yield from _rounds(table)


def _supply(state: State, seat: int) -> Iterator[Change]:
    """G9: the change to a player's supply that brings the player's settlements to forty in total."""
    player = state.players[seat]
    left = SETTLEMENTS - player.settlements.bit_count() - player.temple - len(player.marks)
    if left >= 0:
        facts: Facts = {"colour": player.colour, "count": left}
        yield Change("supply", facts, with_player(state, seat, player._replace(supply=left)), OBVIOUS)


def _rounds(state: State) -> Iterator[Change]:
    """The changes from the current round to each other round below `_ROUNDS`.

    The doubt of a round depends on two clues to how many turns have been played. T4: a turn usually adds one card
    to the discard pile, until the pile becomes the draw pile. T2: a player usually builds three settlements per turn,
    and rarely many more.
    """
    count = len(state.players)
    since = 0 if after_last_turn(state.frames) else (state.frames[0].player - state.start_player) % count
    around = max(1, BOX_SIZE[state.swamp_cards] - len(state.removed) - count + 1)
    built = sum(SETTLEMENTS - player.supply for player in state.players)
    for number in range(1, _ROUNDS):
        if number == state.round:
            continue
        turns = (number - 1) * count + since
        off = (turns - len(state.discard)) % around
        crowded = min(_MAX_DOUBT, max(0, built - BUILDS * (turns + 1)) // (turns + 1))
        doubt = LIKELY + min(off, around - off) + _CROWDED * crowded
        yield Change("round", {"round": number}, state._replace(round=number), doubt)
