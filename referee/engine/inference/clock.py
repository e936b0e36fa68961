"""Infer the start player and the round from the number of settlements on the board (T2, P1)."""

from typing import Final, NamedTuple

from referee.engine.inference.moved_pieces import removable
from referee.model.description import TableDescription
from referee.model.frames import BUILDS, BUILDS_ON_SWAMP
from referee.model.position import SETTLEMENTS, Position
from referee.rules.catalogue import LOCATIONS
from referee.rules.power import Lifting

_LONGEST: Final = SETTLEMENTS // BUILDS_ON_SWAMP + 1
"""The last round that is considered if no round is described. At two builds per turn, the supply is empty by then."""


class Clock(NamedTuple):
    """A possible combination of start player and round number."""

    start_player: int
    round: int


def clocks(description: TableDescription, table: Position, *, swamp_cards: bool) -> list[Clock]:
    """The clocks that fit the description or, if none fits, all candidates. The most likely clock comes first.

    The closer the number of settlements is to three per turn, the more likely the clock. Too few settlements make a
    clock less likely than too many.
    """
    seats = range(len(table.players)) if description.start_player is None else (description.start_player,)
    rounds = range(1, _LONGEST + 1) if description.round is None else (description.round,)
    counts = [
        player.settlements.bit_count() + (description.of(seat).temple or 0)
        for seat, player in enumerate(table.players)
    ]
    temples = any(LOCATIONS[kind].lifts is Lifting.TO_TILE for kind in table.board.location_kinds)
    spare = removable(table) + 2 * temples
    least = BUILDS_ON_SWAMP if swamp_cards else BUILDS
    before = {seat: _had_turns(description, seat, len(counts)) for seat in seats}
    limits = {seat: _round_limits(description, before[seat], counts, least, spare) for seat in seats}
    latest = {seat: min(limits[seat], default=rounds[-1]) for seat in seats}
    in_time = [number for number in rounds if _is_in_time(description, number)]
    fitting = [Clock(seat, number) for seat in seats for number in in_time if number <= latest[seat]]
    every = fitting or [Clock(seat, number) for seat in seats for number in rounds]
    built = len(description.built or ())
    earlier = [count - built * (seat == description.turn) for seat, count in enumerate(counts)]
    return sorted(every, key=lambda clock: _unexplained(clock, before[clock.start_player], earlier))


def _had_turns(description: TableDescription, start_player: int, count: int) -> list[bool]:
    """For each of `count` players, whether they have finished their turn in the current round."""
    turn = (description.turn - start_player) % count
    return [(seat - start_player) % count < turn for seat in range(count)]


def _round_limits(
    description: TableDescription, before: list[bool], counts: list[int], least: int, spare: int
) -> list[int]:
    """T2: for each player, the last round for which they have enough settlements.

    Players for whom every round is possible are left out. A player built at least `least` settlements in each
    finished turn, and up to `spare` of them may have left the board.
    """
    built = min(least, len(description.built or ()))
    return [
        (count + spare - built * (seat == description.turn)) // least + 1 - before[seat]
        for seat, count in enumerate(counts)
        if count + spare < SETTLEMENTS
    ]


def _is_in_time(description: TableDescription, number: int) -> bool:
    """N1: whether every described nomad tile was taken in the round with this number or in the previous one."""
    return all(
        tile.round in (number - 1, number)
        for player in description.players.values()
        for tile in player.nomad_tiles or ()
    )


def _unexplained(clock: Clock, before: list[bool], earlier: list[int]) -> tuple[int, int, int]:
    """A sort key that is lower for a more likely clock.

    The key compares each player's settlements with three per finished turn. It consists of the total shortfall, the
    total difference in either direction, and the seat of the start player. `earlier` is the number of settlements of
    each player, without those built this turn.
    """
    expected = BUILDS * (clock.round - 1)
    short = far = 0
    for count, had_turn in zip(earlier, before, strict=True):
        off = count - expected - BUILDS * had_turn
        if off < 0:
            short -= off
            far -= off
        else:
            far += off
    return short, far, clock.start_player
