"""T6: a multi-step extra action in progress, which must be finished before the turn continues.

N6, X6, X7: by default, a movement of several steps has consequences, such as taking a tile, only where it ends. The
movement ends when another piece is moved or when the action is finished. If the option `movement` is `each-step`, the
consequences follow every step, and the end of a movement adds nothing (`rules/families/moves.py`).
"""

from collections.abc import Iterator, Sequence
from typing import Final

from referee.board.hexes import each
from referee.model.actions import Action, Finish, MoveWith, TileAction
from referee.model.findings import Inconsistency, InconsistencyCode
from referee.model.frames import Awaited, Prompt, Turning, Using, turn_in, without_origin
from referee.model.offers import HexOffer, MoveOffer, Offer, SingleOffer
from referee.model.ruling import Facts, Violation, ViolationCode
from referee.model.state import Game, Player, State
from referee.model.vocabulary import Actor, Purpose, TileStatus
from referee.rules.catalogue import BONUSES, COMMON, NOMADS, POWERS
from referee.rules.consequences import after_move
from referee.rules.draft import Draft
from referee.rules.mandatory import builds_due
from referee.rules.moment import NO_TURN, Moment
from referee.rules.power import When
from referee.rules.terrain_cards import discard
from referee.rules.tile_use import hex_of, note_use, perform_with_tile

AWAITED: Final = Awaited(Actor.PLAYER, ("T6", "T1"))
FINISH: Final = SingleOffer(Finish())


def _moment(game: Game, using: Using) -> Moment:
    moment = Moment(game, using.player, turn_in(game.frames) or NO_TURN)
    moment.using = using
    moment.again = using.via is not None
    return moment


def prompt(_state: State, using: Using) -> Prompt:
    """The prompt, which names the tile and the number of steps left.

    It also names the tile that repeats this tile and the card that was drawn for this tile, if there are any.
    """
    facts: dict[str, str | int] = {"tile": using.tile, "left": using.left}
    if using.via:
        facts["via"] = using.via
    if using.card:
        facts["card"] = using.card
    return Prompt("using", facts)


def offers(game: Game, using: Using) -> Sequence[Offer]:
    """The possible next steps and, if the player may stop, the `finish` action."""
    moment, power = _moment(game, using), POWERS[using.tile]
    steps = power.offers(moment)
    return [*steps, FINISH] if power.may_finish(moment) else steps


def violations(game: Game, using: Using, action: Action) -> list[Violation]:
    """The independent reasons why an action is not legal; empty if the action is legal."""
    moment, power = _moment(game, using), POWERS[using.tile]
    if isinstance(action, Finish):
        return [] if power.may_finish(moment) else [_must_go_on(moment, using, ViolationCode.MUST_GO_ON)]
    if isinstance(action, TileAction) and action.tile == using.tile and power.fits(action):
        return power.violations(moment, action)
    return [_must_go_on(moment, using, ViolationCode.ACTION_UNDER_WAY)]


def _must_go_on(moment: Moment, using: Using, code: ViolationCode) -> Violation:
    power = POWERS[using.tile]
    facts: dict[str, str | int] = {"tile": using.tile, "left": using.left}
    if power.may_finish(moment):
        facts["by"] = "stop"
    return next_steps(code, ("T6", *power.rules), facts, power.offers(moment))


def next_steps(code: ViolationCode, rules: tuple[str, ...], facts: Facts, offers: Sequence[Offer]) -> Violation:
    """A violation that lists the hexes of the first offer with hexes. For moves, these are the targets.

    The facts name the type of step in that offer, because the message says `build on` or `move to`. The other offers
    are left out, because one list cannot say which of its hexes belongs to which type of step. Moves are left out if
    several pieces can move, because the list cannot say which piece can move to which hex.
    """
    for offer in offers:
        match offer:
            case HexOffer(at=at):
                return Violation(code, rules, facts={**facts, "step": offer.pick(0).type}, choices=at)
            case MoveOffer(moves=moves) if len(moves) == 1:
                return Violation(code, rules, facts={**facts, "step": "move"}, choices=next(iter(moves.values())))
            case _:
                pass
    return Violation(code, rules, facts=facts)


def perform(draft: Draft, using: Using, action: Action) -> None:
    """Take the next step of the action, or finish the action."""
    if isinstance(action, Finish):
        finish(draft, using)
        return
    assert isinstance(action, TileAction)
    if isinstance(action, MoveWith) and action.origin != using.at:
        using = _end_movement(draft, using)
    left = POWERS[using.tile].steps_left(draft, action)
    draft.frames[-1] = using._replace(left=left, at=hex_of(action))
    note_use(draft, action)
    perform_with_tile(draft, action)


def _end_movement(draft: Draft, using: Using) -> Using:
    """N6: end the movement in progress, if there is one, apply its consequences, and return the updated frame."""
    if using.origin is None or using.at is None:
        return using
    draft.frames = without_origin(draft.frames)
    after_move(draft, using.player, using.at)
    return using._replace(origin=None)


def finish(draft: Draft, using: Using) -> None:
    """End the action. X2: discard the card that was drawn for it, if there is one."""
    _end_movement(draft, using)
    draft.frames.pop()
    if using.card:
        discard(draft, using.player, using.card)


def automatic_step(draft: Draft, using: Using) -> bool:
    """End the action if no step is left or possible; return whether it ended."""
    if using.left and POWERS[using.tile].offers(_moment(draft, using)):
        return False
    finish(draft, using)
    return True


def inconsistencies(state: State, number: int, using: Using) -> Iterator[Inconsistency]:
    """T1, T6, L2, X3: report this frame if its extra action cannot be in progress.

    The action must belong to the player's own turn. It must not interrupt the mandatory action or come before the
    choice between two cards. Its tile must count as used and allow this use. If no other frame lies above this one, a
    step must be possible, and a card must have been drawn if the tile needs one.
    """
    turn = turn_in(state.frames)
    if number != 1 or turn is None or turn.player != using.player:
        yield Inconsistency(InconsistencyCode.IMPOSSIBLE_FRAMES, "/frames")
    elif not _can_be(state, turn, using):
        facts: Facts = {"tile": using.tile, "left": using.left}
        yield Inconsistency(InconsistencyCode.IMPOSSIBLE_USE, "/frames/1", facts=facts)


def _can_be(state: State, turn: Turning, using: Using) -> bool:
    player, power = state.players[using.player], POWERS[using.tile]
    inside = turn.built and builds_due(turn, player)
    unchosen = turn.card is None and len(player.hand) > 1
    waiting = len(state.frames) == 2
    return (
        not inside
        and not unchosen
        and _is_used(state, turn, player, using.via or using.tile)
        and power.can_be_in_use(state, using)
        and (using.via is None or POWERS[using.via].can_be_in_use(state, using))
        and (len(state.frames) > 2 or bool(using.card) == (power.draws is Purpose.TILE))
        and (not waiting or bool(using.left and power.offers(_moment(state, using))))
    )


def _is_used(state: State, turn: Turning, player: Player, kind: str) -> bool:
    """L2, N1: whether the tile of the action in progress counts as used.

    L3: it also counts as used if the player has lost a tile of the same kind. Either the used tile was lost, or a
    ready tile was lost and the used tile became ready in its place.
    """
    if kind in NOMADS:
        return any(tile.used for tile in player.nomad_tiles if tile.kind == kind)
    if kind in COMMON:
        return POWERS[kind].when is not When.ONCE_A_TURN or kind in turn.done
    if kind in BONUSES:
        return all(tile.status is TileStatus.USED for tile in player.bonus_tiles if tile.kind == kind)
    held = [tile for tile in player.tiles if tile.kind == kind]
    taken = sum(state.board.kinds.get(at) == kind for at in each(player.taken_from))
    return len(held) < taken or any(tile.status is TileStatus.USED for tile in held)
