"""The picture of a table: pieces, walls, marks and tiles, as SVG and PNG."""

import re
from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pytest

from referee.board.geography import LINE_NAMES
from referee.board.hexes import BIT, NAMES, NEIGHBOURS, each, named, named_set
from referee.documents.notation import parse_state
from referee.model.state import State
from referee.model.vocabulary import Colour
from referee.picture import Look, png
from referee.picture.compose import draw_table, table_sheet
from referee.picture.geometry import centre
from referee.picture.style import PAINT
from tests.picture.sight import Image, decoded
from tests.picture.svg import SVG, parsed, texts, tooltips, uses
from tools.writers.gallery import FIGURES

MIDDLE = 20


@pytest.fixture(scope="module")
def state() -> State:
    return parse_state(FIGURES)


@pytest.fixture(scope="module")
def svg(state: State) -> str:
    return draw_table(state)


def _marks(svg: str) -> Iterator[tuple[str, float, float]]:
    """Yield the title and the coordinates of every mark beside the board."""
    for use in parsed(svg).iter(f"{SVG}use"):
        place = re.fullmatch(r"translate\((\S+) (\S+)\) scale\(0\.9\)", use.attrib.get("transform", ""))
        if place and use.attrib["href"].endswith("-mark"):
            yield use.findtext(f"{SVG}title") or "", float(place[1]), float(place[2])


def test_the_tooltip_of_a_hex_names_its_pieces(state: State, svg: str) -> None:
    told = {text.split()[0]: text.split(", ")[1:] for text in tooltips(svg) if not text.startswith("line ")}
    standing = {at: words[-1] for at, words in told.items() if words and " " in words[-1] and "tile" not in words[-1]}
    hall = {NAMES[at] for at in each(BIT[named("k7")] | NEIGHBOURS[named("k7")])}
    expected = dict.fromkeys(("o14", "p14", "q15", "i:c3"), "blue settlement")
    expected |= dict.fromkeys(("c9", "d4"), "blue warrior") | dict.fromkeys(("r8", "s9"), "blue scout")
    expected |= {"n13": "blue wagon", "a8": "blue ship"} | dict.fromkeys(hall, "blue city hall")
    expected |= dict.fromkeys(("a1", "b1", "b2"), "orange settlement") | {"f15": "orange warrior"}
    assert standing == expected | dict.fromkeys(("d12", "e12"), "grey stone wall")
    assert len(hall) == 7
    assert draw_table(state.position) == svg


def test_each_shape_is_drawn_once_for_each_piece(svg: str) -> None:
    drawn = uses(svg)
    counts = {"settlement": 4, "warrior": 2, "scout": 2, "wagon": 1, "ship": 1, "city-hall": 7}
    assert {shape: drawn[f"#blue-{shape}"] for shape in counts} == counts
    assert (drawn["#orange-settlement"], drawn["#orange-warrior"], drawn["#orange-wagon"]) == (3, 1, 0)
    # The legend adds one grey wall and one grey scout.
    assert (drawn["#grey-wall"], drawn["#grey-scout"]) == (2 + 1, 1)
    assert {"warrior", "wagon", "ship", "city hall", "scout", "stone wall"} < set(texts(svg))


def test_only_nomad_tiles_that_are_left_have_labels(svg: str) -> None:
    told = set(tooltips(svg))
    assert {"c6 nomad space, treasure, 1 tile", "h6 nomad space, donation (flower field), 1 tile"} <= told
    assert "f8 nomad space, 0 tiles" in told
    shown = Counter(texts(svg))
    assert (shown["treasure"], shown["donation"], shown["(flower"], shown["field)"]) == (1, 1, 1, 1)


def test_location_tiles_are_counted(svg: str) -> None:
    assert {"e3 quarry, 0 tiles", "c18 tower, 1 tile", "l2 wagon, 2 tiles"} <= set(tooltips(svg))


def test_unknown_tiles_are_not_shown(state: State) -> None:
    unseen = draw_table(state.position._replace(location_tiles=None, nomad_tiles=None))
    assert {"e3 quarry", "c6 nomad space"} <= set(tooltips(unseen))


def test_marks_are_at_the_end_of_their_lines(state: State, svg: str) -> None:
    marks = list(_marks(svg))
    assert [title for title, _, _ in marks] == [
        "line 7, marked by blue",
        "line 20, marked by blue",
        "line 12, marked by orange",
        "line i:5, marked by blue",
    ]
    heights = {title.split(",")[0]: height for title, _, height in marks}
    assert heights["line 7"] < heights["line 12"] < heights["line 20"]
    numbers = {
        text.text: float(text.attrib["y"]) for text in parsed(svg).iter(f"{SVG}text") if (text.text or "").isdigit()
    }
    assert heights["line 12"] == pytest.approx(numbers["12"] - 5, abs=1)
    bare = [player._replace(marks=()) for player in state.players]
    assert list(_marks(draw_table(state._replace(players=tuple(bare))))) == []


def test_every_line_can_be_marked(state: State) -> None:
    blue, orange = state.players
    lines = tuple(range(len(LINE_NAMES)))
    full = state._replace(players=(blue._replace(marks=lines), orange._replace(marks=())))
    marks = list(_marks(draw_table(full)))
    assert [title for title, _, _ in marks] == [f"line {name}, marked by blue" for name in LINE_NAMES]
    assert len({(x, y) for _, x, y in marks[:20]}) == 20
    assert len({x for _, x, _ in marks}) == 2, "one column beside the board, one beside the island"


def test_a_player_with_only_a_mark_is_in_the_legend(state: State) -> None:
    red = state.players[1]._replace(
        colour=Colour.RED, settlements=0, figures=state.players[1].figures._replace(warriors=0)
    )
    shown = texts(draw_table(state._replace(players=(state.players[0], red))))
    assert "red" in shown
    assert "orange" not in shown


def _close_up(image: Image, name: str) -> Image:
    """The middle of one hex of the main board, in a picture without a title."""
    x, y = centre(named(name))
    return image.cut(int(x) + 40 - MIDDLE, int(y) + 40 - MIDDLE, 2 * MIDDLE)


def test_every_kind_of_piece_is_visible_in_the_png(state: State) -> None:
    """Each kind of piece has its player's colour and looks different from the other kinds."""
    full = decoded(png(table_sheet(state)))
    seen = {name: _close_up(full, name) for name in ("o14", "c9", "r8", "n13", "a8", "k7")}
    for name, image in seen.items():
        fill = bytes.fromhex(PAINT["blue"].fill[1:])
        pixels = [image.pixels[start : start + 3] for start in range(0, len(image.pixels), 4)]
        assert pixels.count(fill) > 100, name
    assert all(one.unlike(other) > 0.1 for one, other in combinations(seen.values(), 2))
    players = tuple(player._replace(settlements=0) for player in state.players)
    empty = decoded(png(table_sheet(state._replace(walls=0, players=players))))
    for name in ("d12", "o14"):
        assert _close_up(full, name).unlike(_close_up(empty, name)) > 0.2


def test_highlights_and_figures_together(state: State) -> None:
    svg = draw_table(state, highlights=named_set(["c9", "i:b2"]), look=Look(title="warriors"))
    assert {"c9 water, blue warrior, highlighted", "i:b2 tree house, 2 tiles, highlighted"} <= set(tooltips(svg))
    assert uses(svg)["#ring"] == 2
    assert "warriors" in texts(svg)
