"""How turns and draws follow each other: the moves of the game that no player chooses."""

from referee.model.events import (
    CardDiscarded,
    CardDrawn,
    CardPlayed,
    CardRemoved,
    GameEnded,
    MandatoryActionEnded,
    Shuffled,
    TurnBegan,
    TurnEnded,
)
from referee.model.frames import Drawing, Turning
from referee.model.ruleset import UselessCard
from referee.model.state import Tile
from referee.model.vocabulary import Purpose, TerrainCard, TileStatus
from referee.rules.draft import Draft
from referee.rules.piles import draw_pile_size, may_wait_for_card
from referee.rules.useless import is_stuck


def begin_turn(draft: Draft, seat: int) -> None:
    """T1: a known card is played at once. T3: without a card there is no mandatory action, and the end comes."""
    draft.frames = [Turning(seat)]
    draft.events.append(TurnBegan(seat, draft.round))
    hand = draft.players[seat].hand
    if not hand:
        draft.frames = [Turning(seat, due=0)]
        draft.trigger_end(seat)
    elif len(hand) == 1 and hand[0]:
        play_card(draft, hand[0])


def play_card(draft: Draft, card: TerrainCard) -> None:
    """T1: the card leaves the hand and lies face up."""
    turn = _turning(draft)
    player = draft.players[turn.player]
    draft.players[turn.player] = player._replace(hand=())
    draft.frames[-1] = turn._replace(card=card)
    draft.events.append(CardPlayed(turn.player, card))


def end_turn(draft: Draft) -> None:
    """T4, T5: tiles refresh, the card is discarded, a new one is drawn."""
    turn = _turning(draft)
    seat = turn.player
    player = draft.players[seat]
    if player.tiles:
        refreshed = tuple([Tile(kind, origin, TileStatus.READY) for kind, origin, _ in player.tiles])
        draft.players[seat] = player._replace(tiles=refreshed)
    draft.events.append(TurnEnded(seat))
    if turn.card:
        _discard(draft, seat, turn.card)
    draft.frames.pop()
    draw(draft, seat, Purpose.HAND)


def redraw(draft: Draft) -> None:
    """T3: the useless card goes, another one is drawn at once."""
    turn = _turning(draft)
    assert turn.card
    draft.frames[-1] = turn._replace(card=None)
    if draft.ruleset.useless_card is UselessCard.REMOVED:
        draft.removed += (turn.card,)
        draft.events.append(CardRemoved(turn.player, turn.card))
    else:
        _discard(draft, turn.player, turn.card)
    draw(draft, turn.player, Purpose.REDRAW)


def draw(draft: Draft, seat: int, purpose: Purpose) -> None:
    """Take the top card; wait for somebody to say which it is where nobody knows. With both piles empty, none."""
    if draft.deck:
        card, draft.deck = draft.deck[0], draft.deck[1:]
        receive(draft, Drawing(seat, purpose), card)
    elif may_wait_for_card(draft):
        draft.frames.append(Drawing(seat, purpose))
    else:
        _after_hand_draw(draft, seat)


def reveal(draft: Draft, card: TerrainCard | None) -> None:
    """A drawn card is named. Where the draw pile was empty, the discard pile has been shuffled into a new one."""
    drawing = draft.frames.pop()
    assert isinstance(drawing, Drawing)
    if draw_pile_size(draft) == 0:
        draft.events.append(Shuffled(len(draft.discard)))
        draft.deck, draft.discard = None, ()
    receive(draft, drawing, card)


def shuffle(draft: Draft, deck: tuple[TerrainCard, ...]) -> None:
    """T4: the discard pile becomes the draw pile, and the draw that waited for it happens."""
    drawing = draft.frames.pop()
    assert isinstance(drawing, Drawing)
    draft.events.append(Shuffled(len(deck)))
    draft.deck, draft.discard = deck, ()
    draw(draft, drawing.player, drawing.purpose)


def receive(draft: Draft, drawing: Drawing, card: TerrainCard | None) -> None:
    """A card has been drawn."""
    seat = drawing.player
    draft.events.append(CardDrawn(seat, card))
    if drawing.purpose is Purpose.HAND:
        player = draft.players[seat]
        draft.players[seat] = player._replace(hand=(*player.hand, card))
        _after_hand_draw(draft, seat)
    else:
        draft.frames[-1] = _turning(draft)._replace(card=card)


def end_if_stuck(draft: Draft) -> None:
    """T3: no hex for the builds still due and no better card in the piles ends the mandatory action, and the game."""
    turn = draft.frames[-1] if draft.frames else None
    if not isinstance(turn, Turning) or not is_stuck(draft, turn):
        return
    draft.frames[-1] = turn._replace(due=0)
    draft.events.append(MandatoryActionEnded(turn.player))
    draft.trigger_end(turn.player)


def _after_hand_draw(draft: Draft, seat: int) -> None:
    """E1: the next player's turn, unless the last round is over."""
    following = (seat + 1) % len(draft.players)
    if following == draft.start_player:
        if draft.ending:
            draft.frames = []
            draft.events.append(GameEnded(draft.round))
            return
        draft.round += 1
    begin_turn(draft, following)


def _discard(draft: Draft, seat: int, card: TerrainCard) -> None:
    draft.discard += (card,)
    draft.events.append(CardDiscarded(seat, card))


def _turning(draft: Draft) -> Turning:
    turn = draft.frames[-1]
    assert isinstance(turn, Turning)
    return turn
