"""How turns and draws follow each other: the moves of the game that no player chooses."""

from typing import assert_never

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
from referee.model.frames import Drawing, Turning, Using
from referee.model.ruleset import UselessCard
from referee.model.state import Tile
from referee.model.vocabulary import Purpose, TerrainCard, TileStatus
from referee.rules.catalogue import POWERS
from referee.rules.draft import Draft
from referee.rules.holding import hand_size
from referee.rules.moment import Moment
from referee.rules.piles import draw_pile_size, may_wait_for_card
from referee.rules.useless import is_stuck


def begin_turn(draft: Draft, seat: int) -> None:
    """T1: a card without a choice is played at once. T3: without one no mandatory action, and the end comes."""
    draft.frames = [Turning(seat)]
    draft.events.append(TurnBegan(seat, draft.round))
    hand = draft.players[seat].hand
    if not hand:
        draft.frames = [Turning(seat, due=0)]
        draft.trigger_end(seat)
    elif len(set(hand)) == 1 and hand[0]:
        play_card(draft, hand[0])


def play_card(draft: Draft, card: TerrainCard) -> None:
    """T1: the card leaves the hand and lies face up. X3: another one stays in the hand."""
    turn = _turning(draft)
    hand = list(draft.players[turn.player].hand)
    hand.remove(card if card in hand else None)
    draft.players[turn.player] = draft.players[turn.player]._replace(hand=tuple(hand))
    draft.frames[-1] = turn._replace(card=card)
    draft.events.append(CardPlayed(turn.player, card))


def end_turn(draft: Draft) -> None:
    """T4, T5, N1: nomad tiles go, tiles refresh, the cards are discarded, new ones are drawn."""
    turn = _turning(draft)
    seat = turn.player
    for nomad in draft.players[seat].nomad_tiles:
        if nomad.round < draft.round:
            draft.spend_nomad_tile(seat, nomad)
    player = draft.players[seat]
    if player.tiles:
        refreshed = tuple([Tile(kind, origin, TileStatus.READY) for kind, origin, _ in player.tiles])
        draft.players[seat] = player._replace(tiles=refreshed)
    draft.events.append(TurnEnded(seat))
    if turn.card:
        _discard(draft, seat, turn.card)
    draft.frames.pop()
    _discard_hand(draft, seat)


def _discard_hand(draft: Draft, seat: int) -> None:
    """X3: the card that was not chosen is discarded, too; where only its owner has seen it, it is shown first."""
    hand = draft.players[seat].hand
    if None in hand:
        draft.frames.append(Drawing(seat, Purpose.DISCARD))
        return
    if hand:
        draft.players[seat] = draft.players[seat]._replace(hand=())
    for card in hand:
        assert card
        _discard(draft, seat, card)
    draft.frames.append(Drawing(seat, Purpose.HAND))


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
    draft.frames.append(Drawing(turn.player, Purpose.REDRAW))


def finish(draft: Draft) -> None:
    """An action of several steps is over; X2: the card that was drawn for it is discarded."""
    using = draft.frames.pop()
    assert isinstance(using, Using)
    if using.card:
        _discard(draft, using.player, using.card)


def reveal(draft: Draft, card: TerrainCard | None) -> None:
    """A card is named. Where one is drawn from an empty pile, the discard pile has been shuffled into a new one."""
    drawing = _drawing(draft)
    if drawing.purpose is not Purpose.DISCARD and draw_pile_size(draft) == 0:
        draft.events.append(Shuffled(len(draft.discard)))
        draft.deck, draft.discard = None, ()
    _receive(draft, card)


def shuffle(draft: Draft, deck: tuple[TerrainCard, ...]) -> None:
    """T4: the discard pile becomes the draw pile; the draw that waited for it can happen."""
    draft.events.append(Shuffled(len(deck)))
    draft.deck, draft.discard = deck, ()


def settle(draft: Draft) -> None:
    """Everything that follows by itself, until somebody has to say something or the game is over."""
    while draft.frames and _goes_on(draft):
        pass


def _goes_on(draft: Draft) -> bool:
    """Do what the top frame asks for if nobody is needed for it, and say whether there was anything."""
    match draft.frames[-1]:
        case Turning() as turn:
            if is_stuck(draft, turn):
                _end_mandatory_action(draft, turn)
            return False
        case Using() as using:
            if using.left and POWERS[using.tile].offers(Moment(draft)):
                return False
            finish(draft)
            return True
        case Drawing() as drawing:
            return _draws(draft, drawing)
        case frame:
            assert_never(frame)


def _draws(draft: Draft, drawing: Drawing) -> bool:
    """The top card of a known draw pile is taken; of an unknown one somebody has to name it."""
    if drawing.purpose is Purpose.DISCARD:
        return False
    if draft.deck:
        card, draft.deck = draft.deck[0], draft.deck[1:]
        _receive(draft, card)
        return True
    if may_wait_for_card(draft):
        return False
    draft.frames.pop()
    _begin_next_turn(draft, drawing.player)
    return True


def _receive(draft: Draft, card: TerrainCard | None) -> None:
    """A card was drawn or shown, for what the top frame says."""
    drawing = _drawing(draft)
    draft.frames.pop()
    seat, player = drawing.player, draft.players[drawing.player]
    if drawing.purpose is Purpose.DISCARD:
        draft.players[seat] = player._replace(hand=(card,))
        _discard_hand(draft, seat)
        return
    draft.events.append(CardDrawn(seat, card))
    if drawing.purpose is Purpose.HAND:
        player = player._replace(hand=(*player.hand, card))
        draft.players[seat] = player
        if len(player.hand) < hand_size(player):
            draft.frames.append(drawing)
        else:
            _begin_next_turn(draft, seat)
    else:
        frame = draft.frames[-1]
        assert not isinstance(frame, Drawing)
        draft.frames[-1] = frame._replace(card=card)


def _end_mandatory_action(draft: Draft, turn: Turning) -> None:
    """T3: no hex for the builds still due and no better card in the piles ends the mandatory action, and the game."""
    draft.frames[-1] = turn._replace(due=0)
    draft.events.append(MandatoryActionEnded(turn.player))
    draft.trigger_end(turn.player)


def _begin_next_turn(draft: Draft, seat: int) -> None:
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


def _drawing(draft: Draft) -> Drawing:
    drawing = draft.frames[-1]
    assert isinstance(drawing, Drawing)
    return drawing
