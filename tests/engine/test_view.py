"""The state and the events as a player or a spectator sees them."""

from typing import get_args, get_type_hints

import pytest

from referee.board.assemble import assemble
from referee.board.hexes import named
from referee.board.section import layout
from referee.engine.audit import audit
from referee.engine.play import judge, legal
from referee.engine.start import Choices, start
from referee.engine.view import view, view_events
from referee.model.actions import Build, EndTurn, Redraw
from referee.model.actions import Draw as DrawCard
from referee.model.events import CardDrawn, Event, HiddenEvent, OpenEvent
from referee.model.frames import Drawing, Frame, Turning
from referee.model.state import Player, State
from referee.model.vocabulary import Colour, Purpose, TerrainCard, Verdict
from tests.drawing import cards_of, draw, events, play

KINGDOMS = "g1 g1 g1 g. g. g2 g3"


def test_other_hands_and_the_draw_pile_are_hidden() -> None:
    state, _ = draw(KINGDOMS, deck="grass desert", hands={2: "forest", 3: "canyon"}, discard="desert")
    seen = view(state, 1)
    assert [player.hand for player in seen.players] == [(), cards_of("forest"), (None,)]
    assert seen.deck is None


def test_everything_else_stays() -> None:
    state, _ = draw(KINGDOMS, deck="grass desert", hands={2: "forest", 3: "canyon"}, discard="desert")
    seen = view(state, 1)
    assert seen._replace(players=state.players, deck=state.deck) == state
    assert [player._replace(hand=()) for player in seen.players] == [
        player._replace(hand=()) for player in state.players
    ]


def test_a_hidden_hand_stays_hidden_from_its_owner_too() -> None:
    state, _ = draw(KINGDOMS)
    assert view(state, 1) == state


def test_an_empty_draw_pile_has_the_same_shape_as_a_full_one() -> None:
    """A view never lists the draw pile, even if the pile is empty."""
    state, _ = draw(KINGDOMS, deck="", hands={2: "forest", 3: "canyon"}, discard="desert")
    seen = view(state, 2)
    assert seen.deck is None
    assert audit(seen) == ()


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_view_is_possible_and_allows_the_same_actions(seat: int) -> None:
    state = start(Choices((Colour.BLUE, Colour.RED, Colour.WHITE), seed="view"))
    for _ in range(40):
        seen = view(state, seat)
        assert audit(seen) == ()
        assert view(seen, seat) == seen
        if not isinstance(state.frames[-1], Turning) or state.frames[-1].card:
            assert [list(offer.actions()) for offer in legal(seen)] == [
                list(offer.actions()) for offer in legal(state)
            ]
        state = play(state, legal(state)[0].pick(0))


def test_a_view_waits_for_a_draw_that_it_does_not_show() -> None:
    state, _ = draw(KINGDOMS, built="a1 b1 c1", deck="grass desert", hands={2: "forest", 3: "canyon"})
    assert play(view(state, 1), EndTurn()).frames == (Drawing(0, Purpose.HAND),)
    assert play(state, EndTurn()).frames[0].player == 1


def test_a_view_does_not_allow_a_ruling_on_hidden_cards() -> None:
    """The ruling depends on cards that the view hides."""
    state, _ = draw(KINGDOMS, active=2, card=None, deck="grass desert", hands={3: "canyon"})
    assert judge(view(state, 0), Build(named("e1"))).verdict is Verdict.UNDETERMINED


def test_a_useless_card_can_be_redrawn_in_a_view() -> None:
    state, _ = draw("d1 d2 g. g.", card="desert", deck="grass", hands={2: "forest"})
    assert play(view(state, 0), Redraw()).frames[-1] == Drawing(0, Purpose.REDRAW)


def test_both_cards_of_a_hand_are_hidden_from_the_others() -> None:
    """X3."""
    state, _ = draw(
        "g1 L. g. g. g2", locations="crossroads", card=None, deck="grass", hands={1: "forest desert", 2: "canyon"}
    )
    assert view(state, 0).players[0].hand == cards_of("forest desert")
    assert view(state, 1).players[0].hand == (None, None)
    assert audit(view(state, 1)) == ()


def test_the_card_that_was_not_chosen_stays_hidden_until_it_is_discarded() -> None:
    """X3."""
    state, _ = draw(
        "g1 L. g1 g1 g. g2",
        locations="crossroads",
        built="a1 c1 d1",
        deck="grass forest",
        hands={1: "desert", 2: "canyon"},
    )
    assert view(state, 1).players[0].hand == (None,)
    assert play(view(state, 1), EndTurn()).frames == (Drawing(0, Purpose.DISCARD),)
    assert play(view(state, 0), EndTurn()).frames == (Drawing(0, Purpose.HAND),)


def test_tiles_tasks_walls_and_figures_are_visible_to_all_players() -> None:
    """P3, N1, N7, G9."""
    state, _ = draw("g1 gw g# mv n. g. L. g2", locations="fort", claimed={2: "sword"}, possible=False)
    seen = view(state, 0)
    assert (seen.walls, seen.tasks, seen.nomad_tiles) == (state.walls, state.tasks, state.nomad_tiles)
    assert [(player.figures, player.nomad_tiles) for player in seen.players] == [
        (player.figures, player.nomad_tiles) for player in state.players
    ]


def test_the_card_of_a_fort_is_visible_to_all_players() -> None:
    """X2: the card lies face up."""
    state, _ = draw("g1 L. g. d. g2", locations="fort", deck="desert grass", hands={2: "forest"})
    drawn = play(state, DrawCard("fort"))
    assert view(drawn, 1).frames == drawn.frames
    assert play(view(state, 1), DrawCard("fort")).frames[-1] == Drawing(0, Purpose.TILE)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_view_of_a_game_with_nomads_and_crossroads_is_possible(seat: int) -> None:
    board = assemble(layout(["barracks-crossroads", "caravan", "city-hall-fort", "quarry"]))
    state = start(Choices((Colour.BLUE, Colour.RED), board, seed="view"))
    for number in range(60):
        seen = view(state, seat)
        assert audit(seen) == ()
        assert view(seen, seat) == seen
        offers = legal(state)
        state = play(state, offers[number % len(offers)].pick(0))


def test_a_spectator_sees_no_hand() -> None:
    state, _ = draw(KINGDOMS, deck="grass desert", hands={2: "forest", 3: "canyon"}, discard="desert")
    seen = view(state, None)
    assert [player.hand for player in seen.players] == [(), (None,), (None,)]
    assert (seen.deck, seen.discard) == (None, state.discard)
    assert audit(seen) == ()


def drawn_cards(seen: tuple[Event, ...]) -> list[TerrainCard | None]:
    return [event.card for event in seen if isinstance(event, CardDrawn)]


def test_only_its_owner_sees_a_card_drawn_for_the_hand() -> None:
    """T4."""
    state, _ = draw(KINGDOMS, built="a1 b1 c1", deck="grass desert", hands={2: "forest", 3: "canyon"})
    happened = events(state, EndTurn())
    assert drawn_cards(view_events(happened, 0)) == [TerrainCard.GRASS]
    for seat in (1, 2, None):
        seen = view_events(happened, seat)
        assert drawn_cards(seen) == [None]
        assert [event for event in seen if not isinstance(event, CardDrawn)] == [
            event for event in happened if not isinstance(event, CardDrawn)
        ]


def test_both_cards_for_a_hand_of_two_are_hidden() -> None:
    """X3."""
    state, _ = draw(
        "g1 L. g1 g1 g2", locations="crossroads", built="a1 c1 d1", deck="grass forest desert", hands={2: "canyon"}
    )
    happened = events(state, EndTurn())
    assert drawn_cards(view_events(happened, 0)) == [TerrainCard.GRASS, TerrainCard.FOREST]
    assert drawn_cards(view_events(happened, 1)) == [None, None]


@pytest.mark.parametrize("seat", [0, 1, None])
def test_all_players_see_a_card_that_replaces_a_useless_one(seat: int | None) -> None:
    """T3."""
    state, _ = draw("d1 d2 g. g.", card="desert", deck="grass", hands={2: "forest"})
    happened = events(state, Redraw())
    assert drawn_cards(happened) == [TerrainCard.GRASS]
    assert view_events(happened, seat) == happened


@pytest.mark.parametrize("seat", [0, 1, None])
def test_all_players_see_a_card_that_a_fort_draws(seat: int | None) -> None:
    """X2."""
    state, _ = draw("g1 L. g. d. g2", locations="fort", deck="desert grass", hands={2: "forest"})
    happened = events(state, DrawCard("fort"))
    assert drawn_cards(happened) == [TerrainCard.DESERT]
    assert view_events(happened, seat) == happened


CONSIDERED = """
    card-played built placed wall-built removed moved tile-taken tile-lost tile-spent bonus-taken bonus-lost
    bonus-used number-taken numbers-returned line-marked scouts-left harvest-began waiver-used gold-gained
    card-discarded card-removed shuffled mandatory-action-ended end-triggered turn-ended turn-began game-ended
"""
"""Events that all players see. Before you add one, make sure that it reveals no hidden card."""


def test_every_kind_of_event_is_considered() -> None:
    """Before you add a new kind of event, decide who sees it. If all players do, add it to CONSIDERED."""
    assert [kind._field_defaults["event"] for kind in get_args(OpenEvent)] == CONSIDERED.split()
    assert set(get_args(Event)) == {*get_args(OpenEvent), HiddenEvent}


CARDS = {
    *{("State", "deck"), ("Player", "hand")},
    *{("State", "discard"), ("State", "removed"), ("Turning", "card"), ("Using", "card")},
}
"""The fields of a state that hold terrain cards. Only the deck and the hands can be hidden; the rest is face up."""


def test_every_place_of_a_terrain_card_is_considered() -> None:
    """A new field with terrain cards must be added to CARDS, after a decision about who sees the cards."""
    kinds = (State, Player, *get_args(Frame))
    found = {
        (kind.__name__, field) for kind in kinds for field, hint in get_type_hints(kind).items() if has_card(hint)
    }
    assert found == CARDS


def has_card(hint: object) -> bool:
    return hint is TerrainCard or any(has_card(part) for part in get_args(hint))
