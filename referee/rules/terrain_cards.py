"""The terrain cards: piles and hands (T4), playing a card (T1, X3, M1), and useless cards (T3)."""

from collections import Counter

from referee.board.hexes import BIT, Hex
from referee.board.terrain import Terrain
from referee.model.actions import Play
from referee.model.events import CardDiscarded, CardPlayed, CardRemoved, MandatoryActionEnded
from referee.model.frames import BUILDS, BUILDS_ON_SWAMP, Drawing, Turning, cards_in
from referee.model.ruleset import UselessCard
from referee.model.ruling import Facts, Violation, ViolationCode
from referee.model.state import Game
from referee.model.vocabulary import TERRAINS_OF, Purpose, TerrainCard, copies
from referee.rules.building import adjacent_on_each
from referee.rules.draft import Draft
from referee.rules.moment import TERRAINS_NOW, Moment


def known_cards(game: Game) -> Counter[TerrainCard]:
    """The cards whose place is known, with the number of copies of each."""
    known = [*game.discard, *game.removed, *(game.deck or ()), *cards_in(game.frames)]
    for player in game.players:
        known += filter(None, player.hand)
    return Counter(known)


def unseen(game: Game) -> Counter[TerrainCard]:
    """The cards whose place is unknown: those in a draw pile of unknown order, and hidden cards in hands."""
    return Counter(copies(swamp_cards=game.swamp_cards)) - known_cards(game)


def hidden(game: Game) -> int:
    """The number of hidden cards in all hands."""
    count = 0
    for player in game.players:
        count += player.hand.count(None)
    return count


def draw_pile_size(game: Game) -> int:
    """The number of cards in the draw pile."""
    return len(game.deck) if game.deck is not None else max(0, unseen(game).total() - hidden(game))


def drawable(game: Game) -> set[TerrainCard]:
    """The cards that could be drawn next. T4: an empty draw pile is refilled from the discard pile."""
    if game.deck:
        return {game.deck[0]}
    return set(unseen(game)) if draw_pile_size(game) else set(game.discard)


def within_reach(game: Game) -> set[TerrainCard]:
    """T3: every card that might be in the draw pile or the discard pile.

    Ruling: if the draw pile has cards in unknown order, every card whose place is unknown counts as part of
    that pile, even if the card might be in a hand. At a real table, players would draw cards to find out.
    """
    return set(game.discard) | (set(game.deck) if game.deck is not None else drawable(game))


def can_draw(game: Game) -> bool:
    """T4: whether there is a card to draw. The discard pile counts, because it can become the draw pile."""
    return bool(game.deck or game.discard or draw_pile_size(game))


def may_wait_for_card(game: Game) -> bool:
    """Whether there is a card to draw, but the next card is unknown.

    The table must then name the card or shuffle the discard pile.
    """
    return not game.deck and can_draw(game)


def discard(draft: Draft, seat: int, card: TerrainCard) -> None:
    """Put a card on the discard pile."""
    draft.discard += (card,)
    draft.note(CardDiscarded, seat, card)


def choose_terrain(draft: Draft, at: Hex) -> None:
    """M1: fix the terrain of a swamp card when it is first used, according to the terrain of this hex.

    On swamp, two builds are due instead of three, unless the mandatory action has already begun or ended.
    """
    turn = draft.turn
    if turn.terrain or not turn.card or len(TERRAINS_OF[turn.card]) == 1:
        return
    on_swamp = bool(BIT[at] & draft.board.ground[Terrain.SWAMP])
    due = BUILDS_ON_SWAMP if on_swamp and turn.due and not turn.built else turn.due
    terrain = Terrain.SWAMP if on_swamp else TERRAINS_OF[turn.card][0]
    draft.frames[0] = turn._replace(terrain=terrain, due=due)


def play_card(draft: Draft, card: TerrainCard) -> None:
    """T1: play this card face up from the hand. X3: a second card stays in the hand."""
    turn = draft.turn
    player = draft.players[turn.player]
    hand = list(player.hand)
    hand.remove(card if card in hand else None)
    draft.players[turn.player] = player.with_hand(tuple(hand))
    draft.frames[0] = turn._replace(card=card)
    draft.note(CardPlayed, turn.player, card)


def awaits_card(moment: Moment) -> bool:
    """T1, X3: whether no card has been played and the player has at least one card in hand."""
    return moment.turn.card is None and bool(moment.player.hand)


def must_choose(moment: Moment) -> bool:
    """X3: whether the player holds two cards. If so, the player must choose one of them before acting."""
    return len(moment.player.hand) > 1


def choice_violations(moment: Moment) -> list[Violation]:
    """X3: a violation if the player holds two cards and must choose one before acting; otherwise an empty list."""
    return [Violation(ViolationCode.CARD_NOT_CHOSEN, ("X3",))] if must_choose(moment) else []


def playable_cards(moment: Moment) -> set[TerrainCard]:
    """T1: the cards that the player could play. A hidden card in hand could be any card whose place is unknown."""
    known = {card for card in moment.player.hand if card}
    return known | set(unseen(moment.game)) if None in moment.player.hand else known


def play_violations(moment: Moment, action: Play) -> list[Violation]:
    """T1, T3, P1: the reason why the player cannot play this card now; empty if the card can be played."""
    if moment.turn.card:
        return [Violation(ViolationCode.CARD_ALREADY_PLAYED, ("T1",), facts={"card": moment.turn.card})]
    if not awaits_card(moment):
        return [Violation(ViolationCode.NO_CARD, ("T3", "T1"))]
    if action.card not in playable_cards(moment):
        by = "hidden" if None in moment.player.hand else "hand"
        return [card_elsewhere(moment.game, action.card, "P1", by=by)]
    return []


def card_elsewhere(game: Game, card: TerrainCard, *rules: str, by: str = "") -> Violation:
    """The violation for a card that is not where the action says, or not in this game.

    `by` is empty for a card that cannot be drawn, `hand` for a card that is not in the hand, and `hidden` for a card
    that cannot be in a hand with hidden cards. For a swamp card in a game without swamp cards, the facts say
    `no-swamp-cards` instead.
    """
    if len(TERRAINS_OF[card]) > 1 and not game.swamp_cards:
        by = "no-swamp-cards"
    facts: Facts = {"card": card, "by": by} if by else {"card": card}
    return Violation(ViolationCode.CARD_ELSEWHERE, rules, facts=facts)


def useful(game: Game, turn: Turning) -> bool:
    """Whether there is a free hex of a terrain that the played card now allows."""
    # This is a plain loop, because it is faster than any() and this function is called for most actions.
    ground, free = game.board.ground, game.free
    for terrain in TERRAINS_NOW[turn.terrain or turn.card]:  # noqa: SIM110
        if ground[terrain] & free:
            return True
    return False


def is_stuck(game: Game, turn: Turning) -> bool:
    """T3: whether builds are due, no free hex matches the played card, and no card in the piles could help."""
    if not (turn.due or turn.owed) or not turn.card or useful(game, turn):
        return False
    return bool(turn.still_due(game.players[turn.player].supply)) and not _better_cards(game)


def _better_cards(game: Game) -> list[TerrainCard]:
    """T3: the cards that might be in the piles and that show a terrain with a free hex."""
    return [card for card in within_reach(game) if game.board.united(TERRAINS_OF[card]) & game.free]


def is_replaceable(moment: Moment) -> bool:
    """T3: whether no free hex matches the played card, but a free hex matches a card that might be in the piles."""
    return moment.turn.card is not None and not useful(moment.game, moment.turn) and bool(_better_cards(moment.game))


def redraw_violations(moment: Moment) -> list[Violation]:
    """T3: the reason why the player may not redraw; empty if a redraw is legal."""
    if is_replaceable(moment):
        return []
    card = moment.turn.card
    if card is None:
        code = ViolationCode.CARD_NOT_PLAYED if moment.player.hand else ViolationCode.NO_CARD
        return choice_violations(moment) or [Violation(code, ("T3", "T1"))]
    if useful(moment.game, moment.turn):
        if not moment.turn.still_due(moment.player.supply):
            return [Violation(ViolationCode.REDRAW_NEEDLESS, ("T3", "T2"), facts={"card": card})]
        choices = adjacent_on_each(moment, moment.terrains)
        return [Violation(ViolationCode.CARD_USEFUL, ("T3",), facts={"card": card}, choices=choices)]
    return [Violation(ViolationCode.NO_BETTER_CARD, ("T3",), facts={"card": card})]


def useless_violations(moment: Moment) -> list[Violation]:
    """T3: a violation if builds are due but no free hex matches the played card; otherwise an empty list."""
    card = moment.turn.card
    due = moment.turn.still_due(moment.player.supply)
    if card is None or not due or useful(moment.game, moment.turn):
        return []
    return [Violation(ViolationCode.CARD_USELESS, ("T3",), facts={"card": card})]


def redraw(draft: Draft) -> None:
    """T3: remove or discard the useless card, and begin to draw another.

    Before the first build, the new card decides how many builds are due.
    """
    turn = draft.turn
    assert turn.card
    due = BUILDS if turn.due and not turn.built else turn.due
    draft.frames[0] = turn._replace(card=None, terrain=None, due=due)
    if draft.ruleset.useless_card is UselessCard.REMOVED:
        draft.removed += (turn.card,)
        draft.note(CardRemoved, turn.player, turn.card)
    else:
        discard(draft, turn.player, turn.card)
    draft.frames.append(Drawing(turn.player, Purpose.REDRAW))


def end_mandatory_action(draft: Draft) -> None:
    """T3: end the mandatory action and trigger the end of the game, because no card allows another build."""
    turn = draft.turn
    draft.frames[0] = turn._replace(due=0, owed=0)
    draft.note(MandatoryActionEnded, turn.player)
    draft.trigger_end(turn.player)
