"""X9 to X14: the tasks."""

from collections.abc import Mapping

import pytest

from referee.board.hexes import NAMES, hex_at
from referee.engine.score import score
from referee.rules.catalogue import TASKS
from tests.drawing import draw, golds


def worth(picture: str, task: str, *, locations: str | Mapping[str, str] = "fort", around: str = "m") -> list[int]:
    """The gold that a task pays each player. A Crossroads location in the picture brings tasks into play."""
    state, _ = draw(picture, locations=locations, around=around)
    others = [name for name in TASKS if name != task]
    return golds(state._replace(tasks=(task, *others)[: len(state.tasks)]), task)


def whole(pieces: Mapping[str, str]) -> str:
    """A picture of the whole board, with these cells and mountains everywhere else."""
    return "\n".join(
        ("  " if row % 2 else "") + " ".join(pieces.get(NAMES[hex_at(row, column)], "..") for column in range(20))
        for row in range(20)
    )


def test_a_task_pays_each_player_who_fulfils_it_once() -> None:
    """X9: several areas pay no more than one."""
    assert worth("d1 g1 d1 f. f. t2 L.", "home-country") == [5, 5]


@pytest.mark.parametrize(
    ("picture", "gold"),
    [
        ("w. g1 g1 g1 w. L.", 5),
        ("w. g1 g1 g. w. L.", 0),
        ("w. g1 g1 g2 w. L.", 0),
        ("w. g1 g1 g# w. L.", 0),
        ("w. g1 g1 gv w. L.", 5),
        ("g1 ws g1 g. g. L.", 5),
        ("g1 g. g. g1 w. L.", 0),
    ],
    ids=["whole", "one empty", "one of another player", "a wall", "a figure", "water", "several pieces"],
)
def test_home_country_is_a_whole_terrain_area(picture: str, gold: int) -> None:
    """X9, G8, G10: the terrain and the size of the area do not matter, but a stone wall spoils it."""
    assert worth(picture, "home-country")[0] == gold


def test_home_country_may_be_a_mountain() -> None:
    """X9."""
    assert worth("w. mv w. g. g1 L.", "home-country", around="w")[0] == 5


def test_home_country_is_an_area_not_all_of_the_terrain() -> None:
    """X9, G8."""
    assert worth("g1 w. g. g. w. L.", "home-country")[0] == 5


@pytest.mark.parametrize(
    ("middle", "last", "gold"),
    [("g1", "g1", 6), ("gv", "ws", 6), ("g1", "g.", 0), ("g2", "g1", 0), ("g1", "g2", 0), ("K.", "g1", 0)],
)
def test_a_fortress_is_a_piece_with_six_of_its_players_pieces_around_it(middle: str, last: str, gold: int) -> None:
    """X10, G10."""
    picture = f"""
        g. g1 g1 g. L.
          g1 {middle} g1 g. g.
        g. g1 {last} g. g.
    """
    assert worth(picture, "fortress")[0] == gold


def test_a_city_hall_is_a_fortress() -> None:
    """X10, X4, G10: the city hall counts as seven pieces."""
    picture = """
        g. g. gh gh g. L.
          g. gh gh gh g. g.
        g. g. gh gh g. g.
    """
    assert worth(picture, "fortress") == [6, 0]


def test_a_piece_at_the_edge_is_not_a_fortress() -> None:
    """X10: the piece has fewer than six neighbours."""
    picture = """
        g1 g1 g1 g. L.
          g1 g1 g. g. g.
    """
    assert worth(picture, "fortress") == [0, 0]


DOWN = ("a1", "a2", "b3", "b4", "c5", "c6", "d7", "d8")
UP = ("d1", "c2", "c3", "b4", "b5", "a6", "a7")


@pytest.mark.parametrize(
    ("hexes", "gold"),
    [
        (DOWN[:7], 7),
        (DOWN, 7),
        (UP, 7),
        (DOWN[:6], 0),
        (DOWN[:3] + DOWN[4:], 0),
        (("a1", "b1", "c1", "d1", "e1", "f1", "g1"), 0),
        (("a1", "a2", "a3", "a4", "a5", "a6", "a7"), 0),
    ],
    ids=["seven", "eight", "the other diagonal", "six", "a gap", "horizontal", "zigzag"],
)
def test_a_road_is_seven_in_a_diagonal_line(hexes: tuple[str, ...], gold: int) -> None:
    """X11, G3."""
    assert worth(whole({**dict.fromkeys(hexes, "g1"), "k1": "L."}), "road")[0] == gold


def test_a_road_crosses_sections_and_counts_figures() -> None:
    """X11, G1, G10: a ship or a wagon continues the road."""
    hexes = ("i7", "i8", "j9", "j10", "k11", "k12", "l13")
    pieces = {**dict.fromkeys(hexes, "g1"), "a1": "L.", "j10": "ws", "k12": "mv"}
    assert worth(whole(pieces), "road") == [7, 0]
    assert worth(whole({**pieces, "j10": "g2"}), "road") == [0, 0]


@pytest.mark.parametrize("special", ["L.", "K.", "n."])
@pytest.mark.parametrize(("last", "gold"), [("g1", 8), ("mv", 8), ("g.", 0), ("g2", 0), ("g#", 0)])
def test_a_place_of_refuge_is_a_special_hex_with_six_pieces_of_one_player_around_it(
    special: str, last: str, gold: int
) -> None:
    """X12, G10: the special hex may be, for example, a location, a castle or a nomad space."""
    picture = f"""
        g. g1 g1 g. L.
          g1 {special} g1 g. g.
        g. g1 {last} g. g.
    """
    assert worth(picture, "place-of-refuge")[0] == gold


def test_a_special_hex_at_the_edge_is_not_a_place_of_refuge() -> None:
    """X12: the hex has fewer than six neighbours."""
    picture = """
        g1 K. g1 g. L.
          g1 g1 g. g. g.
    """
    assert worth(picture, "place-of-refuge") == [0, 0]


@pytest.mark.parametrize(
    ("hexes", "gold"),
    [
        ("a1 c1 e1 g1 i1 k1 t1", 9),
        ("a1 c1 e1 g1 i1 k1", 0),
        ("a20 b20 c20 d20 e20 f20 g20 h20", 9),
        ("a1 a3 a5 a7 a9 a11 a20", 9),
        ("t1 t2 t3 t17 t18 t19 t20", 9),
        ("a1 b1 c1 d1 a2 a3 a4", 0),
        ("a2 b2 c2 d2 e2 f2 g2", 0),
    ],
    ids=["top", "six", "bottom", "left", "right", "two edges", "second row"],
)
def test_an_advance_is_seven_on_one_edge(hexes: str, gold: int) -> None:
    """X13, G5: pieces on two edges are not added up; a corner belongs to both of its edges."""
    picture = whole({**dict.fromkeys(hexes.split(), "g1"), "k10": "L."})
    assert worth(picture, "advance")[0] == gold


def test_an_advance_counts_figures() -> None:
    """X13, G10."""
    pieces = {**dict.fromkeys("a1 c1 e1 g1 i1".split(), "g1"), "k1": "ws", "t1": "mv", "k10": "L."}
    assert worth(whole(pieces), "advance")[0] == 9


@pytest.mark.parametrize(
    ("hexes", "gold"),
    [
        ("c1 t5 f20 a9", 10),
        ("a1 t20", 10),
        ("t1 a20", 10),
        ("a1 t1", 0),
        ("c1 t5 f20 b9", 0),
        ("a1 f20 s9", 0),
    ],
    ids=["four sides", "two corners", "the other two", "two corners of one side", "three sides", "near the edge"],
)
def test_the_compass_points_are_one_piece_on_each_edge(hexes: str, gold: int) -> None:
    """X14, G5: a corner belongs to two edges."""
    picture = whole({**dict.fromkeys(hexes.split(), "g1"), "k10": "L."})
    assert worth(picture, "compass-points")[0] == gold


def test_the_compass_points_count_figures_but_not_the_pieces_of_other_players() -> None:
    """X14, G10."""
    pieces = {"c1": "ws", "t5": "mv", "f20": "gw", "a9": "g1", "k10": "L."}
    assert worth(whole(pieces), "compass-points") == [10, 0]
    assert worth(whole({**pieces, "a9": "g2"}), "compass-points") == [0, 0]


def test_a_task_that_no_player_fulfils_is_listed_without_gold() -> None:
    """E2, X10."""
    state, _ = draw("g1 g. d1 d. g2 L.", locations="fort", tasks="fortress")
    for player in score(state).players:
        assert [(found.source, found.rule, found.gold) for found in player.entries if found.source in TASKS] == [
            ("fortress", "X10", 0)
        ]


def test_tasks_are_listed_after_the_cards_and_before_everything_else() -> None:
    """E2: castles, palaces and capitols follow, and the gold gained during play comes last."""
    state, _ = draw(
        "g1 K. d1 P. g2 C. L. g. g. g. L.",
        locations={"g1": "fort", "k1": "monastery"},
        cards="knights workers hermits",
        tasks="road fortress",
        gold={1: 3, 2: 3},
    )
    for player in score(state).players:
        assert [found.source for found in player.entries] == [
            *("knights", "workers", "hermits"),
            *("road", "fortress"),
            *("castles", "palaces", "capitols", "gold"),
        ]
