"""N5: the outpost."""

import pytest

from referee.board.hexes import NOWHERE, named, names
from referee.engine.play import judge, permits, violations
from referee.model.actions import Build, BuildWith, Draw, EndTurn, Place
from referee.model.events import Built, WaiverUsed
from referee.model.ruling import ViolationCode
from tests.drawing import actions, bonuses, builds, cards_of, draw, events, nomads, places, play

PLAIN = """
    g1 g1 g. d. g*
      g1 g. d. g* d.
    g. d. d. d. g*
"""


def test_the_outpost_sets_adjacency_aside_for_one_build() -> None:
    """N5, B3: the terrain must still match the card."""
    state, expected = draw(PLAIN, held={1: "outpost"})
    assert names(builds(state)) == ["a3", "b2", "c1"]
    assert names(builds(state, waiver="outpost")) == names(expected)
    action = Build(named("e1"), "outpost")
    assert set(events(state, action)) == {Built(0, named("e1"), None), WaiverUsed(0, "outpost", named("e1"))}
    state = play(state, action)
    assert nomads(state) == ["outpost 1 used"]
    assert builds(state, waiver="outpost") == NOWHERE
    assert names(builds(state)) == ["a3", "b2", "c1", "d2"]


def test_the_outpost_is_used_in_the_middle_of_the_mandatory_action() -> None:
    """N5, T1: the outpost is part of a build, not a separate action."""
    state, _ = draw(PLAIN, held={1: "outpost"})
    state = play(state, Build(named("b2")), Build(named("e1"), "outpost"), Build(named("d2")), EndTurn())
    assert nomads(state) == []


def test_the_outpost_is_never_wasted() -> None:
    """N5: the outpost cannot be named for a build on a hex that B3 allows anyway."""
    state, _ = draw(PLAIN, held={1: "outpost"})
    ruling = judge(state, Build(named("c1"), "outpost"))
    assert [violation.code for violation in ruling.violations] == [ViolationCode.WAIVER_NEEDLESS]
    state, expected = draw("d1 d1 d1 d. g* g*", held={1: "outpost"})
    assert names(builds(state)) == names(expected)
    assert builds(state, waiver="outpost") == NOWHERE


def test_the_outpost_does_not_make_a_blocked_hex_legal() -> None:
    """N5, X5, N7, B1, G7."""
    state, expected = draw(
        """
        g1 g1 g. d. g. gW g. g*
          g1 d. d. g# g. g. g* g*
        g. d. d. g2 g2 g2 w. K.
        """,
        held={1: "outpost"},
    )
    assert names(builds(state, waiver="outpost")) == names(expected)


def test_the_outpost_at_the_corner_of_the_board() -> None:
    """N5."""
    state, expected = draw(
        """
          g1 g1 d. d.
        g1 g. d. d.
          g. g* d. g*
        """,
        at="q18",
        held={1: "outpost"},
    )
    assert names(builds(state, waiver="outpost")) == names(expected)


@pytest.mark.parametrize(("tile", "letter"), [("farm", "g"), ("oasis", "d"), ("garden", "f"), ("monastery", "c")])
def test_the_outpost_works_with_the_build_of_a_location(tile: str, letter: str) -> None:
    """N5."""
    state, expected = draw(
        f"t1 L. t1 {letter}. t. {letter}* {letter}*", locations=tile, card="forest", held={1: "outpost"}
    )
    assert names(builds(state, tile, waiver="outpost")) == names(expected)
    state = play(state, BuildWith(tile, named("f1"), "outpost"))
    assert nomads(state) == ["outpost 1 used"]


def test_the_outpost_works_with_the_tower_for_edge_hexes_only() -> None:
    """N5, L9: the outpost waives adjacency, but the tower still requires an edge hex."""
    state, expected = draw(
        """
        g1 L. g* g* g*
          g. g. g. g. g.
        g* g. g. g. g.
        """,
        locations="tower",
        held={1: "outpost"},
        supply={1: 37},
    )
    assert names(builds(state, "tower")) == ["a2"]
    assert names(builds(state, "tower", waiver="outpost")) == names(expected)


@pytest.mark.parametrize(
    ("tile", "ground"), [("barracks", "d"), ("wagon", "m"), ("lighthouse", "w")], ids=["warrior", "wagon", "ship"]
)
def test_the_outpost_works_when_a_tile_places_a_figure(tile: str, ground: str) -> None:
    """N5, X5, X6, X7."""
    around = "m" if tile == "lighthouse" else "w"
    other = "w" if tile == "barracks" else "K"
    state, expected = draw(
        f"d1 L. d1 {ground}. {other}. {ground}* {ground}*", locations=tile, held={1: "outpost"}, around=around
    )
    assert names(places(state, tile)) == ["d1"]
    assert names(places(state, tile, waiver="outpost")) == names(expected)
    state = play(state, Place(tile, named("f1"), "outpost"))
    assert nomads(state) == ["outpost 1 used"]


def test_the_outpost_works_inside_a_donation() -> None:
    """N5, N2."""
    state, expected = draw("g1 d. d. g. d* d*", held={1: "outpost donation-desert"})
    assert names(builds(state, "donation-desert", waiver="outpost")) == ["c1", *names(expected)]
    state = play(state, BuildWith("donation-desert", named("b1")))
    assert names(builds(state, "donation-desert", waiver="outpost")) == names(expected)
    state = play(state, BuildWith("donation-desert", named("f1"), "outpost"))
    assert names(builds(state, "donation-desert")) == ["c1", "e1"]


def test_the_outpost_works_with_the_fort() -> None:
    """N5, X2."""
    state, expected = draw(
        "g1 L. g1 d. g. d*", locations="fort", held={1: "outpost"}, deck="desert grass", hands={2: "forest"}
    )
    state = play(state, Draw("fort"))
    assert names(builds(state, "fort", waiver="outpost")) == names(expected)
    state = play(state, BuildWith("fort", named("f1"), "outpost"))
    assert state.discard == cards_of("desert")


@pytest.mark.parametrize("tile", ["tavern", "village", "city-hall", "quarry", "barn", "paddock", "caravan", "harbor"])
def test_the_outpost_does_not_help_where_adjacency_does_not_bind_or_pieces_move(tile: str) -> None:
    """N5, L10, N7, N8, N9, X4."""
    state, _ = draw(
        """
        g1 g1 g1 g. g. g. g. g.
          L. g1 g. g. g. g. g. g.
        g. g. g. g. g. g. g. g.
        """,
        locations=tile,
        held={1: "outpost"},
    )
    waived = [action for action in actions(state) if getattr(action, "waiver", None)]
    assert waived
    assert {action.type for action in waived} == {"build"}
    assert all(isinstance(action, Build) for action in waived)


def test_the_outpost_waits_for_the_next_round() -> None:
    """N5, N1."""
    state, _ = draw(PLAIN, claimed={1: "outpost"})
    assert builds(state, waiver="outpost") == NOWHERE
    assert not permits(state, Build(named("e1"), "outpost"))


def test_two_outposts_help_two_builds() -> None:
    """N5, L2."""
    state, _ = draw(PLAIN, held={1: "outpost outpost"})
    state = play(state, Build(named("e1"), "outpost"))
    assert nomads(state) == ["outpost 1 used", "outpost 1"]
    state = play(state, Build(named("e3"), "outpost"))
    assert nomads(state) == ["outpost 1 used", "outpost 1 used"]


def test_an_outpost_with_nothing_left_to_build_does_no_harm() -> None:
    """N5, N1, T6: the outpost leaves the game at the end of the turn."""
    state, _ = draw("g1 g1 g1 d. g. g.", built="a1 b1 c1", held={1: "outpost"}, supply={1: 34})
    assert actions(state) == [EndTurn()]
    assert nomads(play(state, EndTurn())) == []
    state, _ = draw("g1 g1 g1 d. g. g.", held={1: "outpost"}, supply={1: 0})
    assert actions(state) == [EndTurn()]


@pytest.mark.parametrize(
    ("tile", "picture"),
    [
        ("water-mill", "L. d1 g* w. g. d. g2 d."),
        ("mountain-station", "L. d1 g* m. g. d. g2 d."),
        ("university", "L. d1 g* K. g. d. g2 d."),
        ("watchtower", "L. d1 g* wS g. d. d. d."),
    ],
)
def test_an_outpost_works_with_the_tiles_of_harvest_that_build(tile: str, picture: str) -> None:
    """N5, H4, H5, H6: the outpost waives only B3, not the tile's own condition."""
    around = "w" if tile == "mountain-station" else "m"
    state, expected = draw(picture, locations=tile, held={1: "outpost"}, around=around)
    assert names(builds(state, tile)) == names(expected)
    assert names(builds(state, tile, waiver="outpost")) == ["e1"]


def test_an_outpost_works_with_the_bonus_of_the_canoe() -> None:
    """N5, M3: B3 applies to the bonus, which builds in the player's own turn."""
    state, _ = draw("L. d1 L. s. d1 s. m. s. g2", locations="canoe", held={1: "outpost"})
    assert names(builds(state, "canoe-bonus", waiver="outpost")) == ["h1"]


def test_an_outpost_does_not_help_where_adjacency_is_not_the_problem() -> None:
    """N5, M4: c1 is the only buildable hex next to exactly one of the player's pieces."""
    state, _ = draw("L. d1 g. d. g. d. g2", locations="fountain", held={1: "outpost"})
    assert names(builds(state, "fountain", waiver="outpost")) == []


def test_an_outpost_does_not_help_a_silo() -> None:
    """N5, H10: a silo always builds next to the player's presence, even with an outpost that is ready to use."""
    picture = "O. g1 g* g. g. g2"
    taken_last, expected = draw(picture, silos=1, claimed={1: "outpost"})
    usable, _ = draw(picture, silos=1, held={1: "outpost"}, possible=False)
    for state in (taken_last, usable):
        assert names(builds(state, "silo")) == names(expected)
        assert builds(state, "silo", waiver="outpost") == NOWHERE
        assert not permits(state, BuildWith("silo", named("d1"), "outpost"))
    (violation,) = violations(usable, BuildWith("silo", named("c1"), "outpost"))
    assert violation.code == ViolationCode.WAIVER_NOT_HERE


TEMPLES = """
    L. d1 L. m. m. g. m. m.
      g. m. m. g. m. m. g. m.
    g. m. m. m. m. m. m. g2
"""


def test_an_outpost_cannot_be_named_while_the_temple_bonus_could_waive_adjacency() -> None:
    """N5, M6: the outpost would be wasted, because the bonus comes back every turn."""
    state, _ = draw(TEMPLES, locations="temple", held={1: "outpost"})
    assert names(builds(state)) == ["a2"]
    assert names(builds(state, waiver="temple-bonus")) == ["a3", "d2", "f1", "g2"]
    assert builds(state, waiver="outpost") == NOWHERE
    ruling = judge(state, Build(named("d2"), "outpost"))
    assert [violation.code for violation in ruling.violations] == [ViolationCode.WAIVER_WASTED]


def test_an_outpost_can_be_named_once_the_temple_bonus_is_used() -> None:
    """N5, M6: the outpost can also be named for the second build, for which the bonus does nothing."""
    state, _ = draw(TEMPLES, locations="temple", held={1: "outpost"})
    waived = play(state, Build(named("d2"), "temple-bonus"))
    assert bonuses(waived) == ["temple-bonus used"]
    assert names(builds(waived, waiver="outpost")) == ["a3", "f1", "g2"]
    built = play(state, Build(named("a2")))
    assert bonuses(built) == ["temple-bonus ready"]
    assert builds(built, waiver="temple-bonus") == NOWHERE
    assert names(builds(built, waiver="outpost")) == ["d2", "f1", "g2"]


@pytest.mark.parametrize(("status", "outpost"), [("", []), ("c1 temple-bonus", ["a3", "d2", "f1", "g2"])])
def test_an_outpost_can_be_named_while_the_temple_bonus_is_fresh(status: str, outpost: list[str]) -> None:
    """N5, M6, M2: a fresh bonus cannot set adjacency aside."""
    state, _ = draw(TEMPLES, locations="temple", held={1: "outpost"}, fresh=status)
    assert names(builds(state, waiver="outpost")) == outpost


def test_an_outpost_can_be_named_for_the_build_of_a_tile_despite_the_temple_bonus() -> None:
    """N5, M6: the bonus helps only the mandatory action."""
    state, expected = draw(
        """
        L. d1 L. m. m. g* m. m.
          g. L. m. g* m. m. g* m.
        """,
        locations={"a1": "temple", "c1": "temple", "b2": "farm"},
        held={1: "outpost"},
    )
    assert names(builds(state, "farm", waiver="temple-bonus")) == []
    assert names(builds(state, "farm", waiver="outpost")) == names(expected)
    state = play(state, BuildWith("farm", named("d2"), "outpost"))
    assert nomads(state) == ["outpost 1 used"]
    assert bonuses(state) == ["temple-bonus ready"]


def test_two_waivers_set_adjacency_aside_for_two_builds() -> None:
    """N5, M6: the bonus helps the first build, and the outpost the second."""
    state, _ = draw(TEMPLES, locations="temple", held={1: "outpost"})
    first = Build(named("d2"), "temple-bonus")
    assert WaiverUsed(0, "temple-bonus", named("d2")) in events(state, first)
    state = play(state, first)
    second = Build(named("g2"), "outpost")
    assert WaiverUsed(0, "outpost", named("g2")) in events(state, second)
    assert nomads(play(state, second)) == ["outpost 1 used"]
