"""T1, X3, M1: playing a terrain card, and the terrain it stands for."""

from referee.board.hexes import BIT, Hex
from referee.board.terrain import Terrain
from referee.model.actions import Play
from referee.model.events import CardPlayed
from referee.model.frames import BUILDS_ON_SWAMP
from referee.model.ruling import Violation, ViolationCode
from referee.model.vocabulary import TERRAINS_OF, TerrainCard
from referee.rules.draft import Draft
from referee.rules.moment import Moment
from referee.rules.piles import unseen


def choose_terrain(draft: Draft, at: Hex) -> None:
    """M1: the first hex that a swamp card is used for decides which of its terrains it stands for.

    On swamp the mandatory action has two builds instead of three, unless it has begun with another card.
    """
    turn = draft.turn
    if turn.terrain or not turn.card or len(TERRAINS_OF[turn.card]) == 1:
        return
    on_swamp = bool(BIT[at] & draft.board.ground[Terrain.SWAMP])
    due = BUILDS_ON_SWAMP if on_swamp and turn.due and not turn.built else turn.due
    terrain = Terrain.SWAMP if on_swamp else TERRAINS_OF[turn.card][0]
    draft.change_turn(turn._replace(terrain=terrain, due=due))


def play_card(draft: Draft, card: TerrainCard) -> None:
    """T1: the card leaves the hand and lies face up. X3: another one stays in the hand."""
    turn = draft.turn
    hand = list(draft.players[turn.player].hand)
    hand.remove(card if card in hand else None)
    draft.players[turn.player] = draft.players[turn.player].holding(tuple(hand))
    draft.change_turn(turn._replace(card=card))
    draft.events.append(CardPlayed(turn.player, card))


def awaits_card(moment: Moment) -> bool:
    """T1: the card in hand is not yet played, because nobody has said which it is."""
    return moment.turn.card is None and bool(moment.player.hand)


def must_choose(moment: Moment) -> bool:
    """X3: a turn with two cards in hand begins with choosing one of them."""
    return len(moment.player.hand) > 1


def choice_violations(moment: Moment) -> list[Violation]:
    """X3: until a card is chosen, nothing else can be judged."""
    return [Violation(ViolationCode.CARD_NOT_CHOSEN, ("X3",))] if must_choose(moment) else []


def playable_cards(moment: Moment) -> set[TerrainCard]:
    """T1: what the card in hand can be."""
    known = {card for card in moment.player.hand if card}
    return known | set(unseen(moment.game)) if None in moment.player.hand else known


def play_violations(moment: Moment, action: Play) -> list[Violation]:
    """T1."""
    if moment.turn.card:
        return [Violation(ViolationCode.CARD_ALREADY_PLAYED, ("T1",), facts={"card": moment.turn.card})]
    if not awaits_card(moment):
        return [Violation(ViolationCode.NO_CARD, ("T3", "T1"))]
    if action.card not in playable_cards(moment):
        return [Violation(ViolationCode.CARD_ELSEWHERE, ("P1",), facts={"card": action.card})]
    return []
