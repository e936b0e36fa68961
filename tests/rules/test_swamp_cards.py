"""M1: cards that show swamp and another terrain."""

import pytest

from referee.board.hexes import named, names
from referee.board.terrain import Terrain
from referee.engine.play import permits
from referee.model.actions import Build, BuildWith, EndTurn, Finish, MoveWith, Place, Play, Redraw
from referee.model.actions import Draw as DrawCard
from referee.model.frames import Turning, Using
from referee.model.state import State
from referee.model.vocabulary import TerrainCard
from tests.drawing import actions, builds, draw, draw_move, moves, places, play


def turn(state: State) -> Turning:
    """The turn in progress."""
    frame = state.frames[0]
    assert isinstance(frame, Turning)
    return frame


BOG = "s. s* d1 g* g. g. d. s. g2"


def test_a_swamp_card_offers_two_terrains() -> None:
    """M1, B3: B3 applies to each terrain separately."""
    state, expected = draw(BOG, card="swamp-grass")
    assert names(builds(state)) == names(expected)
    state, expected = draw("d1 g* g. d. s* s* g2", card="swamp-grass")
    assert names(builds(state)) == names(expected)
    state, expected = draw("d1 s* s. d. g* g* g2", card="swamp-grass")
    assert names(builds(state)) == names(expected)


def test_a_swamp_card_allows_two_builds_on_swamp() -> None:
    """M1, T6."""
    state, _ = draw(BOG, card="swamp-grass")
    state = play(state, Build(named("b1")))
    assert (turn(state).terrain, turn(state).due) == (Terrain.SWAMP, 1)
    assert names(builds(state)) == ["a1"]
    assert not permits(state, EndTurn())
    state = play(state, Build(named("a1")))
    assert turn(state).due == 0
    assert permits(state, EndTurn())


def test_a_swamp_card_allows_three_builds_on_the_other_terrain() -> None:
    """M1."""
    state, _ = draw(BOG, card="swamp-grass")
    state = play(state, Build(named("d1")))
    assert (turn(state).terrain, turn(state).due) == (Terrain.GRASS, 2)
    assert names(builds(state)) == ["e1"]
    state = play(state, Build(named("e1")), Build(named("f1")))
    assert permits(state, EndTurn())


def test_if_only_one_terrain_is_left_that_one_is_chosen() -> None:
    """M1."""
    state, expected = draw("s2 d1 g* g. d. g. g2", card="swamp-grass")
    assert names(builds(state)) == names(expected)
    state, expected = draw("s* d1 d. s. d. g2", card="swamp-grass")
    assert names(builds(state)) == names(expected)


@pytest.mark.parametrize(
    ("at", "terrain", "due", "then"), [("e1", Terrain.GRASS, 3, ["f1"]), ("a1", Terrain.SWAMP, 2, ["i1"])]
)
def test_the_oracle_fixes_the_choice(at: str, terrain: Terrain, due: int, then: list[str]) -> None:
    """M1, L6: the first build fixes the terrain, even before the mandatory action."""
    state, _ = draw("s. d1 L. d1 g. g. g. g. s. g2", locations="oracle", card="swamp-grass")
    assert names(builds(state, "oracle")) == ["a1", "e1"]
    state = play(state, BuildWith("oracle", named(at)))
    assert (turn(state).terrain, turn(state).due) == (terrain, due)
    assert names(builds(state)) == then


def test_the_barn_fixes_the_choice_by_the_hex_it_moves_to() -> None:
    """M1, L11."""
    state, _ = draw("s. d1 L. d1 g. g. g. d1 g2", locations="barn", card="swamp-grass")
    assert names(moves(state, "barn", named("h1"))) == ["a1", "e1"]
    state = play(state, MoveWith("barn", named("h1"), named("a1")))
    assert (turn(state).terrain, turn(state).due) == (Terrain.SWAMP, 2)


def test_the_quarry_fixes_the_choice() -> None:
    """M1, N7."""
    state, _ = draw("s. d1 L. d1 g. g. g. g. g2", locations="quarry", card="swamp-grass")
    assert names(places(state, "quarry")) == ["a1", "e1"]
    state = play(state, Place("quarry", named("e1")))
    assert turn(state).terrain is Terrain.GRASS
    assert names(places(state, "quarry")) == []
    assert len(state.frames) == 1


def test_after_the_mandatory_action_the_choice_binds_the_oracle() -> None:
    """M1, L6."""
    state, _ = draw(
        "s. d1 L. d1 g1 g1 g1 g. g2", locations="oracle", card="swamp-grass", terrain="grass", built="e1 f1 g1"
    )
    assert names(builds(state, "oracle")) == ["h1"]


def test_the_choice_is_open_again_for_the_next_card() -> None:
    """M1, T3: the chosen terrain runs out, and the number of builds still due is kept."""
    state, _ = draw("s. d1 d. g. g. g. g. g2", card="swamp-grass", deck="grass canyon", hands={2: "forest"})
    state = play(state, Build(named("a1")))
    assert names(builds(state)) == []
    assert {action.type for action in actions(state)} == {"redraw"}
    state = play(state, Redraw())
    assert (turn(state).card, turn(state).terrain, turn(state).due) == (TerrainCard.GRASS, None, 1)
    state = play(state, Build(named("d1")))
    assert permits(state, EndTurn())


def test_before_the_first_build_the_new_card_decides_how_many_are_due() -> None:
    """M1, T3: the build with the oracle chooses swamp and fills the last swamp hex, so the card may be redrawn."""
    state, _ = draw(
        "s. d1 L. d1 g. g. g. g. g2", locations="oracle", card="swamp-grass", deck="grass canyon", hands={2: "forest"}
    )
    state = play(state, BuildWith("oracle", named("a1")))
    assert turn(state).due == 2
    state = play(state, Redraw())
    assert (turn(state).card, turn(state).due) == (TerrainCard.GRASS, 3)


def test_a_swamp_card_is_useless_when_neither_terrain_is_left() -> None:
    """M1, T3."""
    state, _ = draw("s2 d1 d. c. c. c. g2", card="swamp-grass")
    assert permits(state, Redraw())
    state, _ = draw("s2 d1 g. c. c. c. g2", card="swamp-grass")
    assert not permits(state, Redraw())
    state, _ = draw("s. d1 d. c. c. c. g2", card="swamp-grass")
    assert not permits(state, Redraw())


def test_a_better_card_may_be_a_swamp_card() -> None:
    """M1, T3: the new card is useful because it allows swamp."""
    state, _ = draw("s. d1 d. c. d. g2", card="grass", deck="swamp-forest forest", hands={2: "forest"})
    assert permits(state, Redraw())
    state = play(state, Redraw())
    assert names(builds(state)) == ["a1"]


def test_without_swamp_on_the_board_a_swamp_card_is_its_other_terrain() -> None:
    """P4, M1."""
    state, expected = draw("d1 g* g. g. g2", card="swamp-grass")
    assert names(builds(state)) == names(expected)
    state = play(state, Build(named("b1")), Build(named("c1")))
    assert not permits(state, EndTurn())
    state, _ = draw("d1 d. c. c. g2", card="swamp-grass")
    assert permits(state, Redraw())


def test_a_hidden_card_can_be_a_swamp_card() -> None:
    """M1, P3: there is only one copy of each swamp card, so a discarded copy cannot be in a hand."""
    state, _ = draw(BOG, card=None, swamp_cards=True)
    state = play(state, Play(TerrainCard.SWAMP_GRASS))
    assert names(builds(state)) == ["b1", "d1"]
    state, _ = draw(BOG, card=None, discard="swamp-grass")
    assert not permits(state, Play(TerrainCard.SWAMP_GRASS))


def test_a_fort_that_draws_a_swamp_card_may_use_either_terrain() -> None:
    """M1, X2: the build with the fort does not fix the terrain of the played card."""
    state, expected = draw(
        "s* d1 L. d1 t* t. d. g. g. g. g2",
        locations="fort",
        card="grass",
        deck="swamp-forest forest",
        hands={2: "forest"},
    )
    state = play(state, DrawCard("fort"))
    assert names(builds(state, "fort")) == names(expected)
    state = play(state, BuildWith("fort", named("a1")))
    assert turn(state).terrain is None
    state, _ = draw(
        "s. d1 L. d1 g. g. d. t. t. g2",
        locations="fort",
        card="swamp-grass",
        deck="swamp-forest forest",
        hands={2: "forest"},
    )
    state = play(state, DrawCard("fort"), BuildWith("fort", named("a1")))
    assert (turn(state).terrain, turn(state).due) == (None, 3)


def test_an_outpost_frees_both_terrains_of_a_swamp_card() -> None:
    """M1, N5: the outpost allows the hexes that only B3 forbids."""
    state, _ = draw("s. s. d1 g. g. d. s. g2", card="swamp-grass", held={1: "outpost"})
    assert names(builds(state, waiver="outpost")) == ["a1", "e1", "g1"]
    state = play(state, Build(named("g1"), "outpost"))
    assert (turn(state).terrain, turn(state).due) == (Terrain.SWAMP, 1)


def test_two_builds_on_swamp_are_not_a_family() -> None:
    """M1, S11: fewer than three builds earn nothing."""
    state, _ = draw("s. s. s1 d. g. g. g2", card="swamp-grass", cards="families knights lords")
    assert play(state, Build(named("b1")), Build(named("a1"))).players[0].gold == 0


def test_a_temple_adds_a_build_to_two_on_swamp() -> None:
    """M1, M6, S11: the three builds in a line are a family."""
    state, _ = draw("s. s. s. d1 g. g2", card="swamp-grass", temple={1: 1}, owed=1, cards="families knights lords")
    state = play(state, Build(named("c1")), Build(named("b1")))
    assert (turn(state).due, turn(state).owed) == (0, 1)
    state = play(state, Build(named("a1")))
    assert permits(state, EndTurn())
    assert state.players[0].gold == 2


@pytest.mark.parametrize(
    ("tile", "picture"),
    [
        ("tower", "s* d1 L. s. g2"),
        ("tavern", "s* d1 d1 d1 L. s. g2"),
        ("village", "s. L. s. g2\n  d1 s* d1 s.\ns. d1 s. s."),
        ("fountain", "s* d1 L. s. g2"),
        ("water-mill", "L. d1 s* w. s. g2"),
        ("mountain-station", "L. d1 s* m. s. g2"),
        ("university", "L. d1 s* K. s. g2"),
        ("watchtower", "L. d1 s* g2 s. s."),
    ],
)
def test_swamp_is_suitable_for_every_tile_that_builds_on_any_terrain(tile: str, picture: str) -> None:
    """M1, G7, L9, L10, M4, N9, H4, H5, H6: each tile's own condition still applies."""
    state, expected = draw(picture, locations=tile, around="w" if tile == "mountain-station" else "m")
    assert names(builds(state, tile)) == names(expected) != []


@pytest.mark.parametrize(
    ("tile", "picture"),
    [
        ("paddock", "L. do d. s* g2"),
        ("caravan", "L. do s. s. s* g2"),
        ("refuge", "L. do s* s. g2"),
        ("palisade", "L. do d1 s* s. g2"),
    ],
)
def test_swamp_is_suitable_for_every_tile_that_moves_to_any_terrain(tile: str, picture: str) -> None:
    """M1, G7, L13, N8, M5, H9."""
    state, origin, expected = draw_move(picture, locations=tile)
    assert names(moves(state, tile, origin)) == names(expected) != []


def test_the_last_settlement_may_be_the_first_on_swamp() -> None:
    """M1, T2, E1."""
    state, _ = draw("s. s. d1 g. g2", card="swamp-grass", supply={1: 1})
    state = play(state, Build(named("b1")))
    assert state.ending
    assert permits(state, EndTurn())


def test_a_quarry_keeps_to_the_choice_in_its_second_step() -> None:
    """M1, N7, T6."""
    state, _ = draw("s. d1 L. d1 g. d1 g. g. g2", locations="quarry", card="swamp-grass")
    state = play(state, Place("quarry", named("e1")))
    assert isinstance(state.frames[-1], Using)
    assert names(places(state, "quarry")) == ["g1"]
    assert permits(state, Finish())


def test_after_two_on_swamp_a_card_without_a_hex_may_be_redrawn() -> None:
    """M1, T3: the new card serves only the oracle, because no more builds become due."""
    state, _ = draw(
        "s1 s1 d1 L. d1 g. g. g2",
        locations="oracle",
        card="swamp-grass",
        terrain="swamp",
        built="a1 b1",
        deck="grass canyon",
        hands={2: "forest"},
    )
    assert names(builds(state, "oracle")) == []
    state = play(state, Redraw())
    assert (turn(state).card, turn(state).due) == (TerrainCard.GRASS, 0)
    assert names(builds(state, "oracle")) == ["f1"]
    assert permits(state, EndTurn())


def test_a_swamp_card_drawn_between_builds_keeps_what_is_due() -> None:
    """M1, T3: two builds are still due, whether on swamp or on canyon."""
    state, _ = draw("s. s. d1 g. d. c. c. c. g2", card="grass", deck="swamp-canyon forest", hands={2: "forest"})
    state = play(state, Build(named("d1")), Redraw())
    assert (turn(state).card, turn(state).due) == (TerrainCard.SWAMP_CANYON, 2)
    assert names(builds(state)) == ["b1", "f1", "g1", "h1"]
    on_swamp = play(state, Build(named("b1")))
    assert turn(on_swamp).due == 1
    on_canyon = play(state, Build(named("f1")))
    assert turn(on_canyon).due == 1
