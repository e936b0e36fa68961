"""How turns and draws follow each other: the moves of the game that no player chooses."""

from functools import lru_cache
from typing import assert_never

from referee.board.hexes import neighbours
from referee.board.terrain import Special
from referee.model.events import (
    CardDiscarded,
    CardDrawn,
    CardPlayed,
    CardRemoved,
    GameEnded,
    HarvestBegan,
    MandatoryActionEnded,
    Shuffled,
    TurnBegan,
    TurnEnded,
)
from referee.model.frames import BUILDS, Drawing, Harvesting, Reacting, Turning, Using
from referee.model.ruleset import UselessCard
from referee.model.state import Tile
from referee.model.vocabulary import Purpose, TerrainCard, TileStatus
from referee.rules.catalogue import CARDS, HARVEST, POWERS
from referee.rules.consequences import ask_for_answers, lose_tiles
from referee.rules.draft import Draft
from referee.rules.holding import can_answer, hand_size
from referee.rules.moment import Moment
from referee.rules.piles import draw_pile_size, may_wait_for_card
from referee.rules.registry import TurnPayment
from referee.rules.useless import is_stuck


def begin_turn(draft: Draft, seat: int) -> None:
    """T1: a card without a choice is played at once. T3: without one no mandatory action, and the end comes."""
    _refresh(draft, seat, at_start=True)
    draft.frames = [Turning(seat, owed=draft.players[seat].temple)]
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
    draft.players[turn.player] = draft.players[turn.player].holding(tuple(hand))
    draft.frames[-1] = turn._replace(card=card)
    draft.events.append(CardPlayed(turn.player, card))


def end_turn(draft: Draft) -> None:
    """T4, T5: cards pay, scouts and nomad tiles go, tiles refresh, terrain cards are discarded and drawn."""
    turn = _turning(draft)
    seat = turn.player
    for name, payment in _turn_payments(draft.cards):
        if gold := payment(draft, seat):
            draft.gain(seat, gold, name)
    if draft.players[seat].figures.scouts:
        draft.send_scouts_home(seat)
        lose_tiles(draft, seat)
    for nomad in draft.players[seat].nomad_tiles:
        if nomad.round < draft.round:
            draft.spend_nomad_tile(seat, nomad)
    _refresh(draft, seat, at_start=False)
    draft.events.append(TurnEnded(seat))
    if turn.card:
        _discard(draft, seat, turn.card)
    draft.frames.pop()
    _discard_hand(draft, seat)


@lru_cache(maxsize=1024)
def _turn_payments(cards: tuple[str, ...]) -> tuple[tuple[str, TurnPayment], ...]:
    return tuple((name, payment) for name in cards if (payment := CARDS[name].turn_payment))


def _refresh(draft: Draft, seat: int, *, at_start: bool) -> None:
    """T5: used tiles can be used again from the end of the turn on; those that answer others from its start on."""
    player = draft.players[seat]
    if not all(tile.status is TileStatus.READY for tile in player.tiles):
        refreshed = tuple([_refreshed(tile, at_start=at_start) for tile in player.tiles])
        draft.players[seat] = player = player._replace(tiles=refreshed)
    if player.bonus_tiles:
        bonuses = tuple(tile._replace(status=TileStatus.READY) for tile in player.bonus_tiles)
        draft.players[seat] = player._replace(bonus_tiles=bonuses)


def _refreshed(tile: Tile, *, at_start: bool) -> Tile:
    kind, origin, status = tile
    if status is TileStatus.READY or (not at_start and status is TileStatus.USED and POWERS[kind].reacts):
        return tile
    return Tile(kind, origin, TileStatus.READY)


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
    due = BUILDS if turn.due and not turn.built else turn.due
    draft.frames[-1] = turn._replace(card=None, terrain=None, due=due)
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


def decline(draft: Draft) -> None:
    """M3: the player who was asked leaves it; the next one is asked, up to whoever took the tile."""
    asked = draft.frames.pop()
    assert isinstance(asked, Reacting)
    following = (asked.player + 1) % len(draft.players)
    if following != asked.taker:
        draft.frames.append(asked._replace(player=following))


def leave_silo(draft: Draft) -> None:
    """H10: nothing more with this silo: the next one, or the next player."""
    harvest = draft.frames.pop()
    assert isinstance(harvest, Harvesting)
    if harvest.silos > 1:
        draft.frames.append(Harvesting(harvest.player, harvest.silos - 1))
    else:
        _harvest(draft, 1 + (harvest.player - draft.start_player) % len(draft.players))


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
            if _has_steps(draft, using):
                return False
            finish(draft)
            return True
        case Drawing() as drawing:
            return _draws(draft, drawing)
        case Reacting():
            if can_answer(draft):
                return False
            decline(draft)
            return True
        case Harvesting() as harvest:
            if harvest.left and any(power.offers(Moment(draft)) for power in HARVEST.values()):
                return False
            leave_silo(draft)
            return True
        case frame:
            assert_never(frame)


def _has_steps(draft: Draft, using: Using) -> bool:
    return bool(using.left and POWERS[using.tile].offers(Moment(draft)))


def interrupt(draft: Draft, taker: int) -> None:
    """M3: those who can answer are asked, once an action that this was the last step of is over."""
    using = draft.frames[-1]
    if isinstance(using, Using) and not _has_steps(draft, using):
        finish(draft)
    ask_for_answers(draft, taker)


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
        player = player.holding((*player.hand, card))
        draft.players[seat] = player
        if len(player.hand) < hand_size(player):
            draft.frames.append(drawing)
        else:
            _begin_next_turn(draft, seat)
    else:
        frame = draft.frames[-1]
        assert isinstance(frame, Turning | Using)
        draft.frames[-1] = frame._replace(card=card)


def _end_mandatory_action(draft: Draft, turn: Turning) -> None:
    """T3: no hex for the builds still due and no better card in the piles ends the mandatory action, and the game."""
    draft.frames[-1] = turn._replace(due=0, owed=0)
    draft.events.append(MandatoryActionEnded(turn.player))
    draft.trigger_end(turn.player)


def _harvest(draft: Draft, done: int) -> None:
    """H10: the next player with a piece next to a silo, after so many from the start on; then the game is over."""
    count = len(draft.players)
    for number in range(done, count):
        harvester = (draft.start_player + number) % count
        silos = (draft.board.ground[Special.SILO] & neighbours(draft.players[harvester].presence)).bit_count()
        if silos:
            draft.frames.append(Harvesting(harvester, silos))
            draft.events.append(HarvestBegan(harvester, silos))
            return
    draft.frames = []
    draft.events.append(GameEnded(draft.round))


def _begin_next_turn(draft: Draft, seat: int) -> None:
    """E1: the next player's turn, unless the last round is over."""
    following = (seat + 1) % len(draft.players)
    if following == draft.start_player:
        if draft.ending:
            _harvest(draft, 0)
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
