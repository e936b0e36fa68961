"""T3: a played card for which no hex is left."""

from collections.abc import Iterable

from referee.board.board import Board
from referee.board.hexes import NOWHERE, Hexes
from referee.board.terrain import Terrain
from referee.model.events import CardRemoved, MandatoryActionEnded
from referee.model.frames import BUILDS, Drawing, Turning
from referee.model.ruleset import UselessCard
from referee.model.ruling import Violation, ViolationCode
from referee.model.state import Game
from referee.model.vocabulary import TERRAINS_OF, Purpose, TerrainCard
from referee.rules.draft import Draft
from referee.rules.moment import Moment, free_hexes, terrains
from referee.rules.piles import discard, within_reach


def useful(board: Board, wanted: Iterable[Terrain], free: Hexes) -> Hexes:
    """The hexes of these terrains that could be built on, adjacency aside."""
    hexes = NOWHERE
    for terrain in wanted:
        hexes |= board.ground[terrain] & free
    return hexes


def is_stuck(game: Game, turn: Turning) -> bool:
    """Builds are due, no hex is left for them, and no card of the piles could change that."""
    if not turn.card or not turn.still_due(game.players[turn.player].supply):
        return False
    free = free_hexes(game)
    return not useful(game.board, terrains(turn), free) and not better_cards(game, free)


def better_cards(game: Game, free: Hexes) -> set[TerrainCard]:
    """The cards of the piles for which a hex is left."""
    return {card for card in within_reach(game) if useful(game.board, TERRAINS_OF[card], free)}


def redraw_violations(moment: Moment) -> list[Violation]:
    """A card is replaced only if no hex fits it, and if the piles have a better one."""
    card = moment.turn.card
    if card is None:
        code = ViolationCode.CARD_NOT_PLAYED if moment.player.hand else ViolationCode.NO_CARD
        return [Violation(code, ("T3", "T1"))]
    if left := useful(moment.board, moment.terrains, moment.free):
        return [Violation(ViolationCode.CARD_USEFUL, ("T3",), left, {"card": card})]
    if not better_cards(moment.game, moment.free):
        return [Violation(ViolationCode.NO_BETTER_CARD, ("T3",), facts={"card": card})]
    return []


def useless_violations(moment: Moment) -> list[Violation]:
    """T3: a card that has no hex left must be replaced before anything is built with it."""
    card = moment.turn.card
    due = moment.turn.due or moment.turn.owed
    if card is None or not due or useful(moment.board, moment.terrains, moment.free):
        return []
    return [Violation(ViolationCode.CARD_USELESS, ("T3",), facts={"card": card})]


def redraw(draft: Draft) -> None:
    """The useless card goes, another one is drawn at once; before the first build it decides how many are due."""
    turn = draft.turn
    assert turn.card
    due = BUILDS if turn.due and not turn.built else turn.due
    draft.change_turn(turn._replace(card=None, terrain=None, due=due))
    if draft.ruleset.useless_card is UselessCard.REMOVED:
        draft.removed += (turn.card,)
        draft.events.append(CardRemoved(turn.player, turn.card))
    else:
        discard(draft, turn.player, turn.card)
    draft.frames.append(Drawing(turn.player, Purpose.REDRAW))


def end_mandatory_action(draft: Draft) -> None:
    """No hex for the builds still due and no better card in the piles ends the mandatory action, and the game."""
    turn = draft.turn
    draft.change_turn(turn._replace(due=0, owed=0))
    draft.events.append(MandatoryActionEnded(turn.player))
    draft.trigger_end(turn.player)
