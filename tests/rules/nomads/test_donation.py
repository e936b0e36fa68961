"""N2: the seven donations."""

import pytest

from referee.board.hexes import named, names
from referee.engine.play import permits
from referee.model.actions import Build, BuildWith, EndTurn, Finish
from referee.model.events import Built, EndTriggered
from referee.model.frames import Using
from tests.drawing import builds, draw, events, nomads, play

KINDS = {
    "donation-grass": "g",
    "donation-canyon": "c",
    "donation-desert": "d",
    "donation-flower-field": "f",
    "donation-forest": "t",
    "donation-water": "w",
    "donation-mountain": "m",
}


def around(kind: str) -> str:
    """The letter of the terrain around the picture. This donation must not be able to build on that terrain."""
    return "w" if kind == "donation-mountain" else "m"


def picture(text: str, kind: str) -> str:
    """The picture with the donation's terrain for x, another terrain for y, and for z a piece that can stand on x."""
    other = "d" if kind == "donation-grass" else "g"
    piece = {"donation-water": "S", "donation-mountain": "V"}.get(kind, "2")
    return text.replace("x", KINDS[kind]).replace("y", other).replace("z", piece)


@pytest.mark.parametrize("kind", KINDS)
def test_a_donation_builds_three_on_its_terrain_one_after_another(kind: str) -> None:
    """N2, B3, B4: the played card does not matter, and water and mountain are allowed."""
    state, expected = draw(
        picture(
            """
            y1 y1 x* y. x.
              y. y1 x* x. x.
            x. x* y. y. x.
            """,
            kind,
        ),
        held={1: kind},
        around=around(kind),
        card="canyon" if kind == "donation-forest" else "forest",
    )
    assert names(builds(state, kind)) == names(expected)
    state = play(state, BuildWith(kind, named("c2")))
    assert state.frames[-1] == Using(0, kind, 2, named("c2"))
    assert names(builds(state, kind)) == ["b3", "c1", "d2"]
    state = play(state, BuildWith(kind, named("d2")))
    assert not permits(state, Finish())
    state = play(state, BuildWith(kind, named("e1")))
    assert len(state.frames) == 1
    assert state.players[0].supply == 34
    assert nomads(state) == [f"{kind} 1 used"]
    assert names(builds(state, kind)) == []


@pytest.mark.parametrize("kind", KINDS)
def test_a_donation_builds_anywhere_on_its_terrain_if_none_of_it_is_free_beside_the_kingdom(kind: str) -> None:
    """N2, B1, B3, X5: the next build must be next to the piece just built."""
    state, expected = draw(
        picture(
            """
            y1 y1 xz y. x* x*
              y. y1 y. y. x* x*
            y# x. yW y. x* y.
            """,
            kind,
        ),
        held={1: kind},
        around=around(kind),
        card="canyon" if kind == "donation-forest" else "forest",
        supply={2: 36},
    )
    assert names(builds(state, kind)) == names(expected)
    state = play(state, BuildWith(kind, named("f1")))
    assert names(builds(state, kind)) == ["e1", "e2", "f2"]


@pytest.mark.parametrize("kind", KINDS)
def test_a_donation_at_the_corner_of_the_board(kind: str) -> None:
    """N2, G3."""
    state, expected = draw(
        picture(
            """
              y1 x* y.
            x* x* y1
              y1 y. x*
            """,
            kind,
        ),
        held={1: kind},
        around=around(kind),
        at="r18",
    )
    assert names(builds(state, kind)) == names(expected)


@pytest.mark.parametrize("kind", KINDS)
def test_a_donation_cannot_be_used_when_its_terrain_is_full(kind: str) -> None:
    """N2."""
    state, _ = draw(
        picture("y1 xz y1 y1 y. y.", kind), held={1: kind}, around=around(kind), card="canyon", discard="canyon"
    )
    assert names(builds(state, kind)) == []


def test_with_two_settlements_left_a_donation_builds_two() -> None:
    """N2, T2, E1: the supply is empty, so no further build is due."""
    state, _ = draw("g1 d. d. d. d. g.", held={1: "donation-desert"}, supply={1: 2})
    state = play(state, BuildWith("donation-desert", named("b1")))
    assert events(state, BuildWith("donation-desert", named("c1"))) == (
        Built(0, named("c1"), "donation-desert"),
        EndTriggered(0),
    )
    state = play(state, BuildWith("donation-desert", named("c1")))
    assert len(state.frames) == 1
    assert permits(state, EndTurn())


def test_with_two_hexes_left_a_donation_builds_two() -> None:
    """N2: the third build is impossible, so the action ends."""
    state, _ = draw("g1 d. d. g. g. g.", held={1: "donation-desert"})
    state = play(state, BuildWith("donation-desert", named("b1")), BuildWith("donation-desert", named("c1")))
    assert len(state.frames) == 1
    assert nomads(state) == ["donation-desert 1 used"]
    assert permits(state, Build(named("d1")))


def test_nothing_else_happens_inside_a_donation() -> None:
    """N2, T1, T6."""
    state, _ = draw("g1 d. d. d. g. g.", held={1: "donation-desert outpost"})
    state = play(state, BuildWith("donation-desert", named("b1")))
    for action in (Finish(), EndTurn(), Build(named("e1"))):
        assert not permits(state, action)


def test_a_donation_needs_a_settlement() -> None:
    """N2, L5."""
    state, _ = draw("g1 d. d. d. g. g.", held={1: "donation-desert"}, supply={1: 0})
    assert names(builds(state, "donation-desert")) == []


def test_a_donation_is_not_the_mandatory_action() -> None:
    """N2, T1, S11: families pay nothing for a donation, and the mandatory action is still due."""
    state, _ = draw(
        """
        g1 g1 g1 d. d. d.
          g. g. g. g. g. g.
        """,
        held={1: "donation-desert"},
        cards="families knights lords",
    )
    state = play(state, *(BuildWith("donation-desert", named(at)) for at in ("d1", "e1", "f1")))
    assert state.players[0].gold == 0
    assert names(builds(state)) == ["a2", "b2", "c2", "d2", "e2", "f2"]


def test_each_build_of_a_donation_takes_tiles() -> None:
    """N2, L1, N1: a build next to a location and a nomad space takes both tiles."""
    state, _ = draw(
        """
        g1 d. L. g. g.
          g1 d. n. g. g.
        g1 d. g. g. g.
        """,
        held={1: "donation-desert"},
        locations="farm",
        spaces="sword",
    )
    state = play(state, BuildWith("donation-desert", named("b2")))
    assert [tile.kind for tile in state.players[0].tiles] == ["farm"]
    assert nomads(state) == ["donation-desert 1 used", "sword 2"]
