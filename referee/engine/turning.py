"""A turn: the mandatory action, extra actions before or after it, the redraw, the end."""

from functools import lru_cache
from typing import Final, assert_never

from referee.board.board import Board
from referee.board.hexes import hex_set
from referee.board.terrain import Special
from referee.model.actions import Action, Build, EndTurn, Finish, Play, Redraw, Reveal, Shuffle, TileAction
from referee.model.offers import CardOffer, Offer, SingleOffer
from referee.model.ruling import Violation, ViolationCode
from referee.model.vocabulary import TerrainCard
from referee.rules.catalogue import COMMON, HARVEST, POWERS
from referee.rules.holding import ready_tiles, tile_objections
from referee.rules.mandatory import MANDATORY_BUILD
from referee.rules.moment import Moment
from referee.rules.piles import unseen
from referee.rules.registry import Power
from referee.rules.useless import better_cards, useful

_END_TURN: Final = SingleOffer(EndTurn())
_REDRAW: Final = SingleOffer(Redraw())


def offers(moment: Moment) -> list[Offer]:
    """Everything that may be done in this turn now."""
    found: list[Offer] = []
    turn = moment.turn
    if turn.card is None and awaits_card(moment):
        found.append(CardOffer(tuple(Play(card) for card in sorted(playable_cards(moment)))))
        if must_choose(moment):
            return found
    elif moment.complete:
        found.append(_END_TURN)
    else:
        found = MANDATORY_BUILD.offers(moment)
    can_build = bool(found) and not moment.complete
    if moment.complete or not turn.built:
        for tile in usable(moment):
            found += POWERS[tile].offers(moment)
    if not can_build and can_redraw(moment):
        found.append(_REDRAW)
    return found


def allows(moment: Moment, action: Action) -> bool:
    """Whether the offers hold this action."""
    if isinstance(action, TileAction):
        return not moment.inside and not must_choose(moment) and _allows_extra(moment, action)
    match action:
        case Build():
            return not moment.complete and MANDATORY_BUILD.allows(moment, action)
        case EndTurn():
            return moment.complete and not awaits_card(moment)
        case Redraw():
            return can_redraw(moment)
        case Play():
            return awaits_card(moment) and action.card in playable_cards(moment)
        case Finish() | Reveal() | Shuffle():
            return False
        case _:
            assert_never(action)


def objections(moment: Moment, action: Action) -> list[Violation]:
    """All independent reasons why an action is not among the offers."""
    if isinstance(action, TileAction):
        return _extra_objections(moment, action)
    match action:
        case Build():
            return _due_objections(moment) + _choice_objections(moment) + MANDATORY_BUILD.objections(moment, action)
        case Finish():
            return [Violation(ViolationCode.NOTHING_UNDER_WAY, ("T6",))]
        case EndTurn():
            return _end_objections(moment)
        case Redraw():
            return _redraw_objections(moment)
        case Play():
            return _play_objections(moment, action)
        case Reveal() | Shuffle():
            return [Violation(ViolationCode.NO_CARD_AWAITED, ("T4",))]
        case _:
            assert_never(action)


def power_of(action: Action) -> Power | None:
    """The power an action makes use of."""
    if isinstance(action, TileAction):
        return POWERS.get(action.tile)
    return MANDATORY_BUILD if isinstance(action, Build) else None


def usable(moment: Moment) -> list[str]:
    """What can be used now, the ground aside: tiles that are ready, and what everybody may do."""
    done = moment.turn.done
    common = [name for name in _common(moment.board) if name not in done]
    player = moment.player
    return ready_tiles(moment) + common if player.tiles or player.nomad_tiles else common


@lru_cache(maxsize=256)
def _common(board: Board) -> tuple[str, ...]:
    """What everybody may do on this board."""
    return tuple(name for name, power in COMMON.items() if power.is_common(board))


def _allows_extra(moment: Moment, action: TileAction) -> bool:
    """H3: an action goes by its own tile, or by way of one that repeats it."""
    tile = action.via or action.tile
    if tile not in usable(moment):
        return False
    power = POWERS[tile]
    return power.repeats == bool(action.via) and power.fits(action) and power.allows(moment, action)


def awaits_card(moment: Moment) -> bool:
    """T1: the card in hand is not yet played, because nobody told which it is."""
    return moment.turn.card is None and bool(moment.player.hand)


def must_choose(moment: Moment) -> bool:
    """X3: a turn with two cards in hand begins with choosing one of them."""
    return len(moment.player.hand) > 1


def playable_cards(moment: Moment) -> set[TerrainCard]:
    """T1: what the card in hand can be."""
    known = {card for card in moment.player.hand if card}
    return known | set(unseen(moment.state)) if None in moment.player.hand else known


def can_redraw(moment: Moment) -> bool:
    """T3."""
    card = moment.turn.card
    return (
        card is not None
        and not useful(moment.board, moment.terrains, moment.free)
        and bool(better_cards(moment.state, moment.free))
    )


def still_due(moment: Moment) -> int:
    """T2, M6: how many builds the mandatory action still asks for."""
    return min(moment.turn.due, moment.player.supply) + moment.turn.owed


def _due_objections(moment: Moment) -> list[Violation]:
    if moment.turn.due or moment.turn.owed:
        return []
    built = moment.turn.built
    return [Violation(ViolationCode.MANDATORY_ACTION_DONE, ("T1", "T2"), hex_set(built), {"built": len(built)})]


def _extra_objections(moment: Moment, action: TileAction) -> list[Violation]:
    tile = action.via or action.tile
    power = POWERS.get(tile)
    if power is None:
        return [Violation(ViolationCode.UNKNOWN_TILE, ("L1", "N1"), facts={"tile": tile})]
    found = _inside_objections(moment) + _choice_objections(moment) + tile_objections(moment, tile)
    if power.repeats != bool(action.via) or not power.fits(action):
        return [*found, Violation(ViolationCode.TILE_USED_OTHERWISE, power.rules, facts={"tile": tile})]
    if (tile in COMMON and not power.is_common(moment.board)) or (tile in HARVEST and not _has_silos(moment)):
        return [*found, Violation(ViolationCode.NOT_IN_PLAY, power.rules, facts={"tile": tile})]
    return found + power.objections(moment, action)


def _has_silos(moment: Moment) -> bool:
    return bool(moment.board.ground[Special.SILO])


def _inside_objections(moment: Moment) -> list[Violation]:
    if not moment.inside:
        return []
    facts = {"due": still_due(moment)}
    return [Violation(ViolationCode.INSIDE_MANDATORY_ACTION, ("T1",), hex_set(moment.turn.built), facts)]


def _choice_objections(moment: Moment) -> list[Violation]:
    return [Violation(ViolationCode.CARD_NOT_CHOSEN, ("X3",))] if must_choose(moment) else []


def _end_objections(moment: Moment) -> list[Violation]:
    if awaits_card(moment):
        return [Violation(ViolationCode.CARD_NOT_PLAYED, ("T1",))]
    if moment.complete:
        return []
    targets = MANDATORY_BUILD.targets(moment)
    return [Violation(ViolationCode.MANDATORY_ACTION_DUE, ("T6", "T2"), targets, {"due": still_due(moment)})]


def _redraw_objections(moment: Moment) -> list[Violation]:
    card = moment.turn.card
    if card is None:
        code = ViolationCode.CARD_NOT_PLAYED if awaits_card(moment) else ViolationCode.NO_CARD
        return [Violation(code, ("T3", "T1"))]
    if left := useful(moment.board, moment.terrains, moment.free):
        return [Violation(ViolationCode.CARD_USEFUL, ("T3",), left, {"card": card})]
    if not better_cards(moment.state, moment.free):
        return [Violation(ViolationCode.NO_BETTER_CARD, ("T3",), facts={"card": card})]
    return []


def _play_objections(moment: Moment, action: Play) -> list[Violation]:
    if moment.turn.card:
        return [Violation(ViolationCode.CARD_ALREADY_PLAYED, ("T1",), facts={"card": moment.turn.card})]
    if not awaits_card(moment):
        return [Violation(ViolationCode.NO_CARD, ("T3", "T1"))]
    if action.card not in playable_cards(moment):
        return [Violation(ViolationCode.CARD_ELSEWHERE, ("P1",), facts={"card": action.card})]
    return []
