"""H3: the bazaar."""

import pytest

from referee.board.hexes import named, names
from referee.engine.audit import audit
from referee.engine.play import judge, legal, permits
from referee.model.actions import BuildWith, Finish, MoveWith, Place, Remove, Spend, Take
from referee.model.actions import Draw as DrawCard
from referee.model.events import Moved, TileLost
from referee.model.frames import Using
from referee.model.offers import ViaOffer
from referee.model.ruleset import Ruleset, VacatedHex
from referee.model.ruling import ViolationCode
from referee.model.state import Numbers
from referee.model.vocabulary import TerrainCard
from tests.drawing import actions, builds, draw, draw_move, events, movable, moves, places, play, removes, tiles_of

VIA = "bazaar"


def test_the_bazaar_uses_another_tile_once_more() -> None:
    """H3, B3: the other tile may be ready or already used."""
    for used in ("", "d1"):
        state, expected = draw(
            "d1 L. d1 L. d1 g* g. g2", locations={"b1": VIA, "d1": "farm"}, used=used, card="desert"
        )
        assert names(builds(state, "farm", via=VIA)) == names(expected)


def test_the_bazaar_is_used_and_the_other_tile_is_not() -> None:
    """H3, L2."""
    state, _ = draw("d1 L. d1 L. d1 g. g. g. g2", locations={"b1": VIA, "d1": "farm"}, card="desert")
    state = play(state, BuildWith("farm", named("f1"), via=VIA))
    assert tiles_of(state) == ["bazaar b1 used", "farm d1 ready"]
    assert names(builds(state, "farm", via=VIA)) == []
    state = play(state, BuildWith("farm", named("g1")))
    assert tiles_of(state) == ["bazaar b1 used", "farm d1 used"]


def test_a_fresh_tile_is_not_repeated() -> None:
    """H3: the player must have held the repeated tile since before this turn."""
    state, _ = draw("d1 L. d1 L. d1 g. g. g2", locations={"b1": VIA, "d1": "farm"}, fresh="d1", card="desert")
    assert names(builds(state, "farm", via=VIA)) == []


def test_a_fresh_bazaar_repeats_nothing() -> None:
    """H3, L2."""
    state, _ = draw("d1 L. d1 L. d1 g. g. g2", locations={"b1": VIA, "d1": "farm"}, fresh="b1", card="desert")
    assert names(builds(state, "farm", via=VIA)) == []


def test_a_lost_tile_is_not_repeated() -> None:
    """H3, L3."""
    state, _ = draw("d1 L. d1 d. L. g. g1 g. g2", locations={"b1": VIA, "e1": "farm"}, lost={1: "e1"}, card="desert")
    assert names(builds(state, "farm", via=VIA)) == []


def test_two_bazaars_repeat_twice() -> None:
    """H3, L2."""
    kinds = {"b1": VIA, "d1": "farm", "h1": VIA}
    state, _ = draw("d1 L. d1 L. d1 g. g1 L. g. g. g2", locations=kinds, card="desert")
    state = play(state, BuildWith("farm", named("f1"), via=VIA), BuildWith("farm", named("i1"), via=VIA))
    assert tiles_of(state) == ["bazaar b1 used", "farm d1 ready", "bazaar h1 used"]


def test_a_bazaar_does_not_repeat_itself() -> None:
    """H3: a bazaar does not repeat a second bazaar either."""
    state, _ = draw("d1 L. d1 L. g. g2", locations=VIA)
    assert not permits(state, BuildWith(VIA, named("e1"), via=VIA))


def test_the_bazaar_is_not_used_inside_the_mandatory_action() -> None:
    """H3, T1."""
    state, _ = draw("d1 L. d1 L. g1 g. g. g. g2", locations={"b1": VIA, "d1": "farm"}, built="e1")
    assert names(builds(state, "farm", via=VIA)) == []


@pytest.mark.parametrize("tile", ["crossroads", "canoe", "city-hall"])
def test_only_actions_of_the_players_turn_are_repeated(tile: str) -> None:
    """H3."""
    state, _ = draw(
        """
        d1 L. d1 L. d1 s. s. s. d2
          d. d. d. d. s. s. s. d. d.
        d. d. d. d. s. s. s. d. d.
        """,
        locations={"b1": VIA, "d1": tile},
        card="desert",
    )
    assert not permits(state, BuildWith(tile, named("f1"), via=VIA))
    assert names(places(state, tile, via=VIA)) == names(builds(state, tile, via=VIA)) == []


def test_the_farm_action_is_not_repeated() -> None:
    """H3, H2."""
    state, _ = draw("d1 L. d1 a. a. d. g2", locations=VIA, card="desert", done="farmland")
    assert not permits(state, BuildWith("farmland", named("d1"), via=VIA))


def test_nomad_tiles_and_bonus_tiles_are_not_repeated() -> None:
    """H3."""
    state, _ = draw("d1 L. d1 d1 g. g2", locations=VIA, held={1: "donation-grass"}, card="desert")
    assert names(builds(state, "donation-grass", via=VIA)) == []
    state, _ = draw("d1 L. d1 L. d1 L. s. g. g2", locations={"b1": VIA, "d1": "canoe", "f1": "canoe"})
    assert names(builds(state, "canoe-bonus")) == ["g1"]
    assert names(builds(state, "canoe-bonus", via=VIA)) == []


def test_a_move_is_repeated() -> None:
    """H3, L13."""
    state, origin, expected = draw_move(
        "g1 L. go L. g* g2", locations={"b1": VIA, "d1": "paddock"}, used="d1", card="desert"
    )
    assert names(moves(state, "paddock", origin, via=VIA)) == names(expected)


def test_the_repeated_tile_can_be_lost_by_its_own_move() -> None:
    """H3, L3: the caravan moves the only settlement beside its own location, so its tile is lost."""
    state, _ = draw("g1 L. d1 d. L. g1 g. g. g2", locations={"b1": VIA, "e1": "caravan"}, card="desert")
    state = play(state, MoveWith("caravan", named("f1"), named("h1"), via=VIA))
    assert tiles_of(state) == ["bazaar b1 used"]


def test_only_the_first_step_of_a_repeated_action_names_the_bazaar() -> None:
    """H3, T6, N7."""
    state, _ = draw("g. d1 L. d1 L. d1 g. g. g2", locations={"c1": VIA, "e1": "quarry"}, used="e1")
    state = play(state, Place("quarry", named("a1"), via=VIA))
    using = state.frames[-1]
    assert isinstance(using, Using)
    assert (using.tile, using.left) == ("quarry", 1)
    assert not permits(state, Place("quarry", named("g1"), via=VIA))
    state = play(state, Place("quarry", named("g1")))
    assert len(state.frames) == 1
    assert tiles_of(state) == ["bazaar c1 used", "quarry e1 used"]


def test_a_repeated_fort_draws_again() -> None:
    """H3, X2."""
    state, _ = draw(
        "d1 L. d1 L. d1 g. g. g2",
        locations={"b1": VIA, "d1": "fort"},
        used="d1",
        card="desert",
        deck="grass canyon",
        hands={2: "forest"},
    )
    state = play(state, DrawCard("fort", via=VIA))
    using = state.frames[-1]
    assert isinstance(using, Using)
    assert using.card is TerrainCard.GRASS
    state = play(state, BuildWith("fort", named("f1")))
    assert tiles_of(state) == ["bazaar b1 used", "fort d1 used"]


def test_a_warrior_is_picked_up_and_placed_elsewhere() -> None:
    """H3, X5, B3, B5: once picked up, the warrior blocks no hexes, and no second warrior can be placed."""
    state, _ = draw(
        "d1 L. d1 L. d1 d. gw g. d. d. g2", locations={"b1": VIA, "d1": "barracks"}, used="d1", card="desert"
    )
    assert names(places(state, "barracks", via=VIA)) == []
    assert names(removes(state, "barracks", via=VIA)) == ["g1"]
    assert names(moves(state, "barracks", named("g1"), via=VIA)) == ["f1"]
    move = MoveWith("barracks", named("g1"), named("f1"), via=VIA)
    assert Moved(0, named("g1"), named("f1"), "barracks") in events(state, move)
    state = play(state, move)
    assert names(state.players[0].figures.warriors) == ["f1"]
    assert tiles_of(state) == ["bazaar b1 used", "barracks d1 used"]


def test_a_warrior_that_is_picked_up_is_not_named_as_the_reason() -> None:
    """H3, X5: g1 is next to warriors on f1 and h1. When the one on f1 is picked up, only the one on h1 blocks g1."""
    state, _ = draw("d1 L. m. L. d1 gw d. gW m. d. d2", locations={"b1": VIA, "d1": "barracks"}, card="desert")
    ruling = judge(state, MoveWith("barracks", named("f1"), named("g1"), via=VIA))
    assert [(found.code, names(found.hexes)) for found in ruling.violations] == [(ViolationCode.WARRIOR_NEAR, ["h1"])]


def test_a_relocated_warrior_is_not_a_build() -> None:
    """H3, S12, S13: relocating a warrior is a move, so it earns nothing."""
    state, _ = draw(
        "d1 L. d1 L. d1 g. d2 gw d. g.",
        locations={"b1": VIA, "d1": "barracks"},
        cards="ambassadors shepherds knights",
        card="desert",
    )
    state = play(state, MoveWith("barracks", named("h1"), named("f1"), via=VIA))
    assert state.players[0].gold == 0


def test_without_the_bazaar_a_warrior_is_not_moved() -> None:
    """X5, H3."""
    state, _ = draw("d1 L. d1 d. gw g. d. d. g2", locations="barracks", card="desert")
    assert names(movable(state, "barracks")) == []


def test_wagon_and_ship_are_moved_or_taken_back() -> None:
    """H3, X6, X7: a bazaar cannot bring a wagon or a ship onto the board."""
    state, _ = draw("d1 L. d1 L. mv d. d. g2", locations={"b1": VIA, "d1": "wagon"}, used="d1", card="desert")
    assert names(removes(state, "wagon", via=VIA)) == ["e1"]
    assert "f1" in names(moves(state, "wagon", named("e1"), via=VIA))
    state = play(
        state, MoveWith("wagon", named("e1"), named("f1"), via=VIA), MoveWith("wagon", named("f1"), named("g1"))
    )
    assert permits(state, Finish())
    state, _ = draw("d1 L. d1 L. d1 d. d. g2", locations={"b1": VIA, "d1": "wagon"}, card="desert")
    assert names(places(state, "wagon", via=VIA)) == []
    assert names(places(state, "wagon")) != []
    state, _ = draw("d1 L. d1 L. ws w. d. g2", locations={"b1": VIA, "d1": "lighthouse"}, used="d1", card="desert")
    assert names(moves(state, "lighthouse", named("e1"), via=VIA)) == ["f1"]
    assert names(places(state, "lighthouse", via=VIA)) == []
    assert names(removes(state, "lighthouse", via=VIA)) == ["e1"]
    state = play(state, Remove("lighthouse", named("e1"), via=VIA))
    assert not state.players[0].figures.ship
    assert names(places(state, "lighthouse", via=VIA)) == []
    assert tiles_of(state) == ["bazaar b1 used", "lighthouse d1 used"]
    state, _ = draw("d1 L. d1 L. d1 w. d. g2", locations={"b1": VIA, "d1": "lighthouse"}, card="desert")
    assert names(places(state, "lighthouse", via=VIA)) == []
    assert names(places(state, "lighthouse")) == ["f1"]


def test_placed_scouts_are_picked_up_and_placed_elsewhere() -> None:
    """H3, H7: each scout can move once, and no scout is added."""
    state, _ = draw(
        """
        d1 L. d1 L. d1 dt dt d. d2
          w. w. w. w. w. m. m. m. m.
        """,
        locations={"b1": VIA, "d1": "scout-cabin"},
        used="d1",
        card="desert",
    )
    cabin = "scout-cabin"
    assert names(places(state, cabin, via=VIA)) == []
    assert names(movable(state, cabin, via=VIA)) == ["f1", "g1"]
    assert "h1" not in names(moves(state, cabin, named("g1"), via=VIA))
    assert "a2" in names(moves(state, cabin, named("g1"), via=VIA))
    state = play(state, MoveWith(cabin, named("g1"), named("a2"), via=VIA))
    using = state.frames[-1]
    assert isinstance(using, Using)
    assert (using.tile, using.left, using.at) == (cabin, 1, named("a2"))
    assert names(movable(state, cabin)) == ["f1"]
    assert permits(state, Finish())
    state = play(state, MoveWith(cabin, named("f1"), named("b2")))
    assert len(state.frames) == 1
    assert names(state.players[0].figures.scouts) == ["a2", "b2"]


def test_the_temple_is_repeated_and_number_tiles_are_returned_once_more() -> None:
    """H3, M6, H8."""
    kinds = {"b1": VIA, "d1": "temple", "f1": "cathedral"}
    state, _ = draw("d1 L. d1 L. d1 L. g. g. g2", locations=kinds, numbers={1: (1, 0)}, used="d1 f1")
    assert names(removes(state, "temple", via=VIA)) == ["a1", "c1", "e1"]
    state = play(state, Spend("cathedral", 1, 0, via=VIA))
    assert state.players[0].numbers == Numbers(0, 0)
    assert names(builds(state, "cathedral")) == ["g1", "h1"]
    state = play(state, BuildWith("cathedral", named("g1")))
    assert tiles_of(state) == ["bazaar b1 used", "temple d1 used", "cathedral f1 used"]


def test_no_number_tile_is_taken_with_the_bazaar() -> None:
    """H3, H8: a repeated cathedral gives no additional number tile."""
    state, _ = draw(
        "d1 L. d1 L. d1 g. g. g2", locations={"b1": VIA, "d1": "cathedral"}, numbers={1: (1, 0)}, card="desert"
    )
    assert permits(state, Take("cathedral"))
    assert not permits(state, Take("cathedral", via=VIA))
    assert [violation.code for violation in judge(state, Take("cathedral", via=VIA)).violations] == [
        "number-not-repeated"
    ]
    assert not any(isinstance(action, Take) and action.via for action in actions(state))


def test_a_repeated_movement_counts_where_it_ends() -> None:
    """H3, X6, N6, L1: the wagon takes no tile from the farm if it only passes by."""
    state, _ = draw(
        """
        d1 L. d1 L. mv m. m. m. d2
          d. d. d. d. d. L. w. w. d.
        """,
        locations={"b1": VIA, "d1": "wagon", "f2": "farm"},
        used="d1",
        card="desert",
        around="w",
    )
    state = play(state, MoveWith("wagon", named("e1"), named("f1"), via=VIA))
    assert state.frames[-1] == Using(0, "wagon", 2, named("f1"), via=VIA, origin=named("e1"))
    state = play(state, MoveWith("wagon", named("f1"), named("g1")))
    assert tiles_of(state) == ["bazaar b1 used", "wagon d1 used"]
    assert tiles_of(play(state, Finish())) == ["bazaar b1 used", "wagon d1 used", "farm f2 fresh"]
    state = play(state, MoveWith("wagon", named("g1"), named("h1")))
    assert tiles_of(state) == ["bazaar b1 used", "wagon d1 used"]


def test_a_tile_that_only_the_moved_scout_has_kept_is_lost() -> None:
    """H3, H7, L3: the tile is lost at once, not at the end of the turn."""
    state, _ = draw(
        """
        d1 L. d1 L. d1 d. d. g2
          d. d. d. d. d. d. d. d.
        g. L. g1 L. gt d. d. d.
        """,
        locations={"b1": VIA, "d1": "scout-cabin", "b3": "paddock", "d3": "farm"},
        used="d1",
    )
    state = play(state, MoveWith("paddock", named("c3"), named("a3")))
    assert "farm d3 ready" in tiles_of(state)
    away = MoveWith("scout-cabin", named("e3"), named("a2"), via=VIA)
    assert events(state, away) == (
        Moved(0, named("e3"), named("a2"), "scout-cabin"),
        TileLost(0, "farm", named("d3")),
    )
    state = play(state, away)
    assert tiles_of(state) == ["bazaar b1 used", "scout-cabin d1 used", "paddock b3 used"]
    assert audit(state) == ()


def test_a_scout_that_stays_beside_the_location_keeps_its_tile() -> None:
    """H3, H7, L3."""
    state, _ = draw(
        """
        d1 L. d1 L. d1 d. d. g2
          d. d. d. d. d. d. d. d.
        g. L. g1 L. gt d. d. d.
        """,
        locations={"b1": VIA, "d1": "scout-cabin", "b3": "paddock", "d3": "farm"},
        used="d1",
    )
    state = play(state, MoveWith("paddock", named("c3"), named("a3")))
    state = play(state, MoveWith("scout-cabin", named("e3"), named("c2"), via=VIA))
    assert "farm d3 ready" in tiles_of(state)


def test_an_outpost_waives_adjacency_for_a_repeated_build() -> None:
    """H3, N5."""
    state, _ = draw(
        "d1 L. d1 L. d1 g. d. g. g2",
        locations={"b1": VIA, "d1": "farm"},
        held={1: "outpost"},
        used="d1",
        card="desert",
    )
    assert names(builds(state, "farm", via=VIA, waiver="outpost")) == ["h1"]
    state = play(state, BuildWith("farm", named("h1"), "outpost", VIA))
    assert tiles_of(state) == ["bazaar b1 used", "farm d1 used"]


def test_the_bazaar_at_the_edge_of_the_board() -> None:
    """H3, G3, L7."""
    state, expected = draw(
        """
          L. d. g*
        g* d1 d1
          L. g* g*
        """,
        locations={"r18": "farm", "r20": VIA},
        used="r18",
        at="r18",
        card="desert",
    )
    assert names(builds(state, "farm", via=VIA)) == names(expected)


def test_the_bazaar_finds_nothing_without_another_tile() -> None:
    """H3."""
    state, _ = draw("g1 L. g. g. g2", locations=VIA)
    assert not any(isinstance(offer, ViaOffer) for offer in legal(state))


def test_the_hex_a_warrior_has_left_counts_as_possible() -> None:
    """H3, B5, V vacated-hex: by default, a warrior stays if its own hex is the only suitable one beside the kingdom.

    If another hex beside the kingdom is free, the warrior can move only there.
    """
    picture = "d1 L. m. L. d1 gw d. d. m. d. d2"
    kinds = {"b1": VIA, "d1": "barracks"}
    state, _ = draw(picture, locations=kinds, card="desert")
    assert names(moves(state, "barracks", named("f1"), via=VIA)) == []
    ruleset = Ruleset(vacated_hex=VacatedHex.IGNORED)
    state, _ = draw(picture, locations=kinds, card="desert", ruleset=ruleset)
    assert names(moves(state, "barracks", named("f1"), via=VIA)) == ["g1", "h1", "j1"]
    state, _ = draw(f"{picture}\n  m. m. m. d. m. m. m. m. m. m. m.", locations=kinds, card="desert")
    assert names(moves(state, "barracks", named("f1"), via=VIA)) == ["d2"]
