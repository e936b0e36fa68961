"""T: a turn with its mandatory action, the extra actions before or after it, the redraw and the end of the turn."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, get_args

from referee.board.hexes import NOWHERE, hex_set
from referee.board.terrain import Terrain
from referee.model.actions import Action, Build, EndTurn, Finish, Play, Redraw, Reveal, Shuffle, TileAction
from referee.model.events import CardPlayed, TurnBegan, TurnEnded
from referee.model.findings import Inconsistency, InconsistencyCode
from referee.model.frames import BUILDS, BUILDS_ON_SWAMP, Awaited, Drawing, Prompt, Turning, Using
from referee.model.offers import CardOffer, Offer, SingleOffer
from referee.model.ruling import NO_FACTS, Facts, Violation, ViolationCode
from referee.model.state import Game, Player, State
from referee.model.vocabulary import TERRAINS_OF, Actor, Purpose, TerrainCard
from referee.rules.catalogue import CARDS, COMMON, HARVEST, LOCATIONS, POWERS, common_powers
from referee.rules.consequences import lose_tiles
from referee.rules.draft import Draft
from referee.rules.mandatory import MANDATORY_BUILD, builds_due, perform_build
from referee.rules.moment import Moment
from referee.rules.power import Lifting, Power, When
from referee.rules.registry import TurnPayment
from referee.rules.terrain_cards import (
    awaits_card,
    choice_violations,
    discard,
    end_mandatory_action,
    is_replaceable,
    is_stuck,
    must_choose,
    play_card,
    play_violations,
    playable_cards,
    redraw,
    redraw_violations,
    useful,
    useless_violations,
)
from referee.rules.tile_use import (
    hex_of,
    misused,
    no_second_tile,
    not_in_play,
    note_use,
    perform_with_tile,
    ready_tiles,
    refresh_tiles,
    takes,
    tile_violations,
    unknown_tile,
    use_tile,
)

AWAITED: Final = Awaited(Actor.PLAYER, ("T1",))
_FOR_GOOD: Final = {ViolationCode.TILE_NOT_HELD, ViolationCode.TILE_USED_UP}
_HAND: Final = Purpose.HAND
_END_TURN: Final = SingleOffer(EndTurn())
_REDRAW: Final = SingleOffer(Redraw())
_BUILDING: Final = MANDATORY_BUILD
"""An alias, because CPython compiles a method call on an imported name to slower bytecode."""


def prompt(state: State, turn: Turning) -> Prompt:
    """The prompt, which names the played card and the chosen terrain, if any, and the number of builds due.

    T3: if builds are due and only another card could help, the prompt says that a new card must be drawn.
    """
    player = state.players[turn.player]
    card, due = turn.card, turn.still_due(player.supply)
    if card is None:
        by = "choice" if len(player.hand) > 1 else "hidden" if player.hand else "none"
        return Prompt("turning", {"by": by, "due": due})
    if due and is_replaceable(Moment(state, turn.player, turn)):
        return Prompt("turning", {"by": "useless", "due": due, "card": card})
    if turn.terrain:
        return Prompt("turning", {"by": "terrain", "due": due, "card": card, "terrain": turn.terrain})
    return Prompt("turning", {"card": card, **(_either(state, turn) or {"by": "card", "due": due})})


def _either(game: Game, turn: Turning) -> Facts:
    """M1: facts about the builds due if the player has played a swamp card but not chosen its terrain.

    The facts are empty if there is no such card, if the player has already built, or if no builds are due. If only
    one terrain of the card has a free hex, they give the number of builds on that terrain. Otherwise, they give the
    numbers for both terrains.
    """
    if not turn.card or turn.terrain or turn.built or len(TERRAINS_OF[turn.card]) == 1:
        return NO_FACTS
    supply, other = game.players[turn.player].supply, TERRAINS_OF[turn.card][0]
    due = turn.still_due(supply)
    if not due:
        return NO_FACTS
    on_swamp = turn._replace(due=min(turn.due, BUILDS_ON_SWAMP)).still_due(supply)
    usable = [terrain for terrain in TERRAINS_OF[turn.card] if game.board.ground[terrain] & game.free]
    if usable == [other]:
        return {"by": "terrain", "due": due, "terrain": other}
    if usable == [Terrain.SWAMP]:
        return {"by": "terrain", "due": on_swamp, "terrain": Terrain.SWAMP}
    return {"by": "either" if on_swamp != due else "same", "due": due, "swamp": on_swamp, "terrain": other}


def offers(game: Game, turn: Turning) -> Sequence[Offer]:
    """All legal actions in this turn, in groups."""
    moment = Moment(game, turn.player, turn)
    due = builds_due(turn, moment.player)
    if turn.card is None and moment.player.hand:
        choices: list[Offer] = [CardOffer(tuple(Play(card) for card in sorted(playable_cards(moment))))]
        if must_choose(moment):
            return choices
    else:
        choices = _BUILDING.offers(moment) if due else [_END_TURN]
    may_redraw = not (due and choices) and not useful(game, turn) and is_replaceable(moment)
    if not due or not turn.built:
        for tile in _usable(moment):
            choices += POWERS[tile].offers(moment)
    if may_redraw:
        choices.append(_REDRAW)
    return choices


def violations(game: Game, turn: Turning, action: Action) -> list[Violation]:
    """The independent reasons why an action is not legal; empty if the action is legal."""
    moment = Moment(game, turn.player, turn)
    match action:
        case Build():
            if turn.card and not turn.due and not turn.owed:
                return [_done_violation(turn)]
            if len(moment.player.hand) > 1:
                return choice_violations(moment)
            refused = MANDATORY_BUILD.violations(moment, action)
            return useless_violations(moment) or refused if refused else refused
        case Finish():
            return [_finish_violation(moment)]
        case EndTurn():
            return _end_violations(moment)
        case Redraw():
            return redraw_violations(moment)
        case Play():
            return play_violations(moment, action)
        case Reveal() | Shuffle():
            return [Violation(ViolationCode.NO_CARD_AWAITED, ("T4",))]
        case _:
            return _extra_violations(moment, action)


def perform(draft: Draft, turn: Turning, action: Action) -> None:
    """Perform an action that is known to be legal."""
    _PERFORM[type(action)](draft, turn, action)


def automatic_step(draft: Draft, turn: Turning) -> bool:
    """T3: end the mandatory action if builds are due, no free hex matches the card, and no new card could help.

    The result is always False, because the player must still act.
    """
    if (turn.due or turn.owed) and not useful(draft, turn) and is_stuck(draft, turn):
        end_mandatory_action(draft)
    return False


@lru_cache(maxsize=128)
def _begun(seat: int, card: TerrainCard | None, temple: int) -> Turning:
    """A turn that has just begun. It is cached, because looking it up is faster than making it."""
    return Turning(seat, card, owed=temple)


def begin(draft: Draft, seat: int) -> None:
    """Begin a player's turn. T1: if the player has only one card and the card is known, play it.

    T3: without a card there is no mandatory action, and the end of the game is triggered. X3: with two cards, the
    player chooses one even if the cards are equal, so that the other players do not learn this.
    """
    refresh_tiles(draft, seat, at_start=True)
    draft.note(TurnBegan, seat, draft.round)
    player = draft.players[seat]
    hand = player.hand
    card = hand[0] if len(hand) == 1 else None
    draft.frames = [_begun(seat, card, player.temple) if hand else Turning(seat, due=0)]
    if card:
        draft.players[seat] = player.with_hand(())
        draft.note(CardPlayed, seat, card)
    elif not hand:
        draft.trigger_end(seat)


def _end(draft: Draft, turn: Turning, _action: EndTurn) -> None:
    """T4: end the turn.

    Kingdom Builder cards that pay at the end of a turn pay gold. Scouts leave the board, and the player loses tiles
    that were held only because of a scout. Nomad tiles from earlier rounds leave the game. Location and bonus tiles
    become ready, except location tiles for reactions (M3). Then the player discards and draws.
    """
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
    refresh_tiles(draft, seat, at_start=False)
    draft.note(TurnEnded, seat)
    if turn.card:
        discard(draft, seat, turn.card)
    draft.frames.pop()
    discard_hand(draft, seat)


@lru_cache(maxsize=128)
def _turn_payments(cards: tuple[str, ...]) -> tuple[tuple[str, TurnPayment], ...]:
    return tuple((name, payment) for name in cards if (payment := CARDS[name].turn_payment))


@lru_cache(maxsize=8)
def _drawing(seat: int) -> Drawing:
    """The frame in which a player draws a card for the hand."""
    return Drawing(seat, _HAND)


def discard_hand(draft: Draft, seat: int) -> None:
    """X3: discard the cards left in hand, then draw. A card that only its owner has seen must be revealed first."""
    hand = draft.players[seat].hand
    if None in hand:
        draft.frames.append(Drawing(seat, Purpose.DISCARD))
        return
    if hand:
        draft.players[seat] = draft.players[seat].with_hand(())
    for card in hand:
        assert card
        discard(draft, seat, card)
    draft.frames.append(_drawing(seat))


def _done_violation(turn: Turning) -> Violation:
    """T2: the violation for a build after the mandatory action is complete."""
    facts: Facts = {"built": len(turn.built)}
    return Violation(ViolationCode.MANDATORY_ACTION_DONE, ("T1", "T2"), hex_set(turn.built), facts)


def _end_violations(moment: Moment) -> list[Violation]:
    """T6: the violations for ending the turn before the card is played or before all builds are done."""
    if awaits_card(moment):
        return choice_violations(moment) or [Violation(ViolationCode.CARD_NOT_PLAYED, ("T1",))]
    due = builds_due(moment.turn, moment.player)
    if not due:
        return []
    targets = MANDATORY_BUILD.targets(moment)
    facts = _either(moment.game, moment.turn) or {"due": due}
    unfinished = Violation(ViolationCode.MANDATORY_ACTION_DUE, ("T6", "T2"), facts=facts, choices=targets or None)
    return [unfinished, *useless_violations(moment)]


def worlds(game: Game, turn: Turning) -> list[Turning]:
    """If the only card in hand is not played yet, a copy of the turn for each card it could be; otherwise empty."""
    moment = Moment(game, turn.player, turn)
    if not awaits_card(moment) or must_choose(moment):
        return []
    return [turn._replace(card=card) for card in sorted(playable_cards(moment))]


def _usable(moment: Moment) -> list[str]:
    """The names of the powers that the player's ready tiles give, and of the common actions not used up this turn."""
    player, done, common = moment.player, moment.turn.done, common_powers(moment.board)
    if done:
        common = [name for name in common if name not in done]
    return ready_tiles(moment) + common if player.tiles or player.nomad_tiles else common


def _extra_violations(moment: Moment, action: TileAction) -> list[Violation]:
    """T1, L2: the violations of an extra action. H3: an action with a `via` uses the tile that `via` names."""
    tile = action.via or action.tile
    power = POWERS.get(tile)
    if power is None:
        return [unknown_tile(tile, "L1", "N1")]
    if (tile in COMMON or tile in HARVEST) and not power.is_common(moment.board):
        return [not_in_play(tile)]
    reasons = tile_violations(moment, tile)
    if reasons and reasons[0].code is ViolationCode.NOT_IN_PLAY:
        return reasons
    if not power.fits(action):
        # The tile never allows this action, so it does not matter whether the tile is fresh or used this turn.
        return [*(reasons if reasons and reasons[0].code in _FOR_GOOD else ()), _misuse(moment, power, action)]
    refused = choice_violations(moment) or power.violations(moment, action)
    if not reasons and (not refused or power.is_for_turns(moment.board)):
        reasons = _inside_violations(moment)
    return reasons + refused


def _misuse(moment: Moment, power: Power, action: TileAction) -> Violation:
    """The violation for an action that this power does not handle.

    H3: the facts differ if the action names this tile as `via` and the tile cannot repeat other tiles.
    """
    if action.via and takes(power) != ("via",):
        return no_second_tile(moment, power, "via")
    return misused(moment, power)


def _finish_violation(moment: Moment) -> Violation:
    """T6: the violation for a `finish` action when there is nothing to finish.

    If some builds were made and others are still due, the facts give the number due.
    """
    due = builds_due(moment.turn, moment.player) if moment.turn.built else 0
    facts: Facts = {"by": "due", "due": due} if due else NO_FACTS
    return Violation(ViolationCode.NOTHING_UNDER_WAY, ("T6",), facts=facts)


def _inside_violations(moment: Moment) -> list[Violation]:
    """T1: a violation if the mandatory action has begun but is not complete. No extra action is possible then."""
    turn = moment.turn
    due = builds_due(turn, moment.player)
    if not due or not turn.built:
        return []
    return [Violation(ViolationCode.INSIDE_MANDATORY_ACTION, ("T1",), hex_set(turn.built), {"due": due})]


def _use(draft: Draft, turn: Turning, action: TileAction) -> None:
    """L2: perform the first step of an extra action.

    If steps remain, a frame for them is pushed first, so that any frames that the first step adds lie above it.
    """
    power = POWERS[action.via or action.tile]
    left = power.steps_left(draft, action)
    use_tile(draft, turn.player, power)
    note_use(draft, action)
    if left:
        draft.frames.append(Using(turn.player, action.tile, left, hex_of(action), via=action.via))
    perform_with_tile(draft, action)


_PERFORM: Final[Mapping[type[Action], Callable[[Draft, Turning, Any], None]]] = {
    Build: perform_build,
    EndTurn: _end,
    Redraw: lambda draft, _turn, _action: redraw(draft),
    Play: lambda draft, _turn, action: play_card(draft, action.card),
    **dict.fromkeys(get_args(TileAction), _use),
}
"""The function that performs each kind of action in a turn."""


def inconsistencies(state: State, number: int, turn: Turning) -> Iterator[Inconsistency]:
    """T2, T3, M1, M6: the inconsistencies in a turn.

    A turn must be the lowest frame. Its builds, card, terrain, common actions and sectors must fit the rules and the
    rest of the state. A mandatory action that cannot continue must have ended.
    """
    if number:
        yield Inconsistency(InconsistencyCode.IMPOSSIBLE_FRAMES, "/frames")
        return
    player = state.players[turn.player]
    if _is_wrong(state, turn, player):
        facts: Facts = {"due": turn.due, "built": len(turn.built), "colour": player.colour}
        yield Inconsistency(InconsistencyCode.IMPOSSIBLE_TURN, "/frames/0", hex_set(turn.built), facts)
    if len(state.frames) == 1 and is_stuck(state, turn):
        yield Inconsistency(InconsistencyCode.NOT_ENDED, "/frames/0/due", facts={"due": turn.due})


def _is_wrong(state: State, turn: Turning, player: Player) -> bool:
    built = hex_set(turn.built) if turn.built else NOWHERE
    unplayed = turn.card is None and not _is_redrawing(state)
    return bool(
        (not _adds_up(state, turn) and (turn.due or not state.ending))
        or built.bit_count() != len(turn.built)
        or (turn.still_due(player.supply) and built & ~player.settlements)
        or (unplayed and (turn.built or turn.due == 0) and player.hand)
        or (unplayed and not player.hand and turn.due)
        or turn.owed > player.temple
        or (turn.terrain and (not turn.card or turn.terrain not in TERRAINS_OF[turn.card]))
        or ((turn.done or turn.sectors) and not _may_be_noted(state, turn))
    )


def _is_redrawing(state: State) -> bool:
    """T3: whether a useless card is being replaced."""
    top = state.frames[-1]
    return isinstance(top, Drawing) and top.purpose is Purpose.REDRAW


def _adds_up(state: State, turn: Turning) -> bool:
    """T2, M1, M6: whether the sum of the builds done and due is possible.

    The sum must be three. If the game has swamp cards, it may also be two. If the board has a temple, it may be
    higher.
    """
    total = turn.due + len(turn.built)
    least = BUILDS_ON_SWAMP if state.swamp_cards else BUILDS
    if total <= BUILDS:
        return least <= total
    return turn.due <= BUILDS and any(LOCATIONS[kind].lifts is Lifting.TO_TILE for kind in state.board.kinds.values())


def _may_be_noted(state: State, turn: Turning) -> bool:
    """H2, Q2, S25: whether the common actions and sectors recorded in the turn are possible in this game."""
    once = [name for name in common_powers(state.board) if POWERS[name].when is When.ONCE_A_TURN]
    roving = any(CARDS[card].turn_payment for card in state.cards)
    return (
        all(name in once for name in turn.done)
        and len(set(turn.done)) == len(turn.done)
        and (roving or not turn.sectors)
        and list(turn.sectors) == sorted(set(turn.sectors))
    )


def has_played(state: State, turn: Turning) -> bool:
    """T1: whether the card of this turn has left the hand."""
    return bool(turn.card or turn.built) or _is_redrawing(state)
