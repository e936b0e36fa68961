"""H10: the silo phase. After the last turn, players use the silos next to their pieces."""

from collections.abc import Iterator, Sequence
from typing import Final

from referee.board.hexes import neighbours
from referee.board.terrain import Special
from referee.engine.frames.using import FINISH, next_steps
from referee.model.actions import Action, Finish, MoveWith, TileAction
from referee.model.events import GameEnded, HarvestBegan
from referee.model.findings import Inconsistency, InconsistencyCode
from referee.model.frames import SILO_USES, Awaited, Harvesting, Prompt
from referee.model.offers import Offer
from referee.model.ruling import Facts, Violation, ViolationCode
from referee.model.state import Game, State
from referee.model.vocabulary import Actor, HarvestMode
from referee.rules.catalogue import HARVEST
from referee.rules.draft import Draft
from referee.rules.moment import NO_TURN, Moment
from referee.rules.tile_use import perform_with_tile

AWAITED: Final = Awaited(Actor.PLAYER, ("H10",))


def _moment(game: Game, harvest: Harvesting) -> Moment:
    moment = Moment(game, harvest.player, NO_TURN)
    moment.harvest = harvest
    return moment


def _steps(moment: Moment) -> list[Offer]:
    return [offer for power in HARVEST.values() for offer in power.offers(moment)]


def prompt(state: State, harvest: Harvesting) -> Prompt:
    """The prompt, which says how many silos are left and which steps this silo still allows.

    L5: a player cannot build more settlements than the supply contains. If the supply is empty, only moves are
    possible.
    """
    builds = min(harvest.left, state.players[harvest.player].supply)
    facts: dict[str, str | int] = {"silos": harvest.silos, "builds": builds, "left": harvest.left}
    return Prompt("harvesting", {**facts, "by": harvest.mode or ("any" if builds else "only-moves")})


def offers(game: Game, harvest: Harvesting) -> Sequence[Offer]:
    """The possible builds and moves, and the action to finish this silo."""
    return [*_steps(_moment(game, harvest)), FINISH]


def violations(game: Game, harvest: Harvesting, action: Action) -> list[Violation]:
    """The independent reasons why an action is not legal; empty if the action is legal."""
    if isinstance(action, Finish):
        return []
    moment = _moment(game, harvest)
    if isinstance(action, TileAction) and action.tile in HARVEST and HARVEST[action.tile].fits(action):
        return HARVEST[action.tile].violations(moment, action)
    rules = [rule for power in HARVEST.values() for rule in power.rules]
    facts: Facts = {"tile": " or ".join(HARVEST), "left": harvest.left, "by": _stage(harvest, moment.player.supply)}
    return [next_steps(ViolationCode.ACTION_UNDER_WAY, ("T6", *rules), facts, _steps(moment))]


def _stage(harvest: Harvesting, supply: int) -> str:
    """The fact `by` in the violation for an action that uses no silo. It says what the player can do instead."""
    if harvest.mode:
        return "stop"
    return "begin" if supply else "begin-moving"


def perform(draft: Draft, harvest: Harvesting, action: Action) -> None:
    """Build or move a settlement, or finish this silo. The first step decides the mode of the silo: build or move."""
    if isinstance(action, Finish):
        _leave_silo(draft, harvest)
        return
    assert isinstance(action, TileAction)
    mode = HarvestMode.MOVE if isinstance(action, MoveWith) else HarvestMode.BUILD
    draft.frames[-1] = harvest._replace(mode=mode, left=harvest.left - 1)
    perform_with_tile(draft, action)


def begin(draft: Draft, after: int = 0) -> None:
    """Begin the silo phase of the next player with a piece next to a silo. If there is no such player, end the game.

    Players are checked in turn order from the start player. The first `after` of them are skipped, because their silo
    phases are over.
    """
    count = len(draft.players)
    for number in range(after, count):
        seat = (draft.start_player + number) % count
        silos = (draft.board.ground[Special.SILO] & neighbours(draft.players[seat].presence)).bit_count()
        if silos:
            draft.frames.append(Harvesting(seat, silos))
            draft.note(HarvestBegan, seat, silos)
            return
    draft.frames = []
    draft.note(GameEnded, draft.round)


def automatic_step(draft: Draft, harvest: Harvesting) -> bool:
    """Leave the current silo if it allows no further step; return whether the silo was left."""
    if harvest.left and _steps(_moment(draft, harvest)):
        return False
    _leave_silo(draft, harvest)
    return True


def _leave_silo(draft: Draft, harvest: Harvesting) -> None:
    """Move on to this player's next silo or to the next player's silo phase, or end the game."""
    draft.frames.pop()
    if harvest.silos > 1:
        draft.frames.append(Harvesting(harvest.player, harvest.silos - 1))
    else:
        begin(draft, 1 + (harvest.player - draft.start_player) % len(draft.players))


def inconsistencies(state: State, number: int, harvest: Harvesting) -> Iterator[Inconsistency]:
    """H10: report this frame if it is not at the bottom of the stack, or if its silo phase is impossible.

    The end of the game must have been triggered, the board must have enough silos, and the number of steps left must
    fit the mode. If there is no other frame, the player must be able to take a step.
    """
    if number:
        yield Inconsistency(InconsistencyCode.IMPOSSIBLE_FRAMES, "/frames")
        return
    silos = state.board.ground[Special.SILO].bit_count()
    begun = harvest.left == SILO_USES if harvest.mode is None else harvest.left < SILO_USES
    waiting = len(state.frames) == 1
    stuck = waiting and not (harvest.left and _steps(_moment(state, harvest)))
    if not state.ending or not 1 <= harvest.silos <= silos or not begun or stuck:
        facts: Facts = {"silos": harvest.silos, "left": harvest.left}
        yield Inconsistency(InconsistencyCode.IMPOSSIBLE_HARVEST, "/frames/0", facts=facts)
