"""The arrangement of a sheet, and the compact style of narrow pictures."""

from xml.etree import ElementTree as ET

import pytest

from referee.board.assemble import assemble
from referee.board.hexes import NAMES, each, named
from referee.board.section import layout
from referee.board.terrain import Terrain
from referee.picture import DrawnPiece, Look, board_sheet, png, svg
from referee.picture.compose import style_for
from referee.picture.style import COMPACT, FULL, GROUND, INK, PAPER
from referee.words.languages import LANGUAGES
from referee.words.speech import speech
from tests.picture.sight import contrast
from tests.picture.svg import SVG, parsed, texts, uses

BOARD = assemble(layout(["tavern", "paddock:turned", "oasis", "farm"], island="tree-house"))
NARROW = 400
SMALLEST = 7.0
"""The smallest legible font size in pixels."""


def narrow(language: str = "en", *, names: bool = False, pieces: tuple[DrawnPiece, ...] = ()) -> str:
    look = Look(width=NARROW, names=names, title="A narrow picture")
    return svg(board_sheet(BOARD, pieces=pieces, look=look, words=speech(language)))


def pixels(root: ET.Element) -> float:
    """The size of an SVG unit in pixels."""
    return float(root.attrib["width"]) / float(root.attrib["viewBox"].split()[2])


@pytest.mark.parametrize(
    ("width", "panel", "style"),
    [(None, False, FULL), (1146, False, FULL), (810, False, FULL), (800, False, COMPACT), (1000, True, COMPACT)],
)
def test_names_become_letters_before_they_are_too_small(width: int | None, panel: bool, style: object) -> None:  # noqa: FBT001
    assert style_for(width, panel=panel) is style


@pytest.mark.parametrize("names", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_text_in_a_narrow_picture_is_legible(language: str, names: bool) -> None:  # noqa: FBT001
    root = parsed(narrow(language, names=names))
    assert root.attrib["width"] == "400"
    sizes = {text.text: float(text.attrib["font-size"]) * pixels(root) for text in root.iter(f"{SVG}text")}
    island = {text for text in sizes if names and (text or "").startswith("i:")}
    assert min(size for text, size in sizes.items() if text not in island) >= SMALLEST
    assert min(sizes.values()) >= 6


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_replace_locations_and_the_legend_explains_them(language: str) -> None:
    shown = texts(narrow(language))
    for kind in BOARD.location_kinds:
        name = speech(language).name(kind)
        assert name in shown
        letter = shown[shown.index(name) - 1]
        assert len(letter) == 1
        hexes = sum(found == kind for found in BOARD.kinds.values())
        assert shown.count(letter) == hexes + 1, "on every hex, and once in the legend"


def test_castles_are_icons_without_text() -> None:
    drawn = narrow()
    assert "castle" not in texts(drawn)
    assert uses(drawn)["#icon-castle"] == BOARD.castles.bit_count()


def test_names_inside_the_hexes() -> None:
    plain, named_ = (texts(svg(board_sheet(BOARD, look=Look(names=names)))) for names in (False, True))
    assert not {"a1", "t20", "i:c3"} & set(plain)
    assert all(named_.count(NAMES[at]) == 1 for at in each(BOARD.hexes))


def test_a_narrow_picture_has_names_on_empty_hexes() -> None:
    shown = texts(narrow(names=True, pieces=(DrawnPiece(named("a1"), "blue", "settlement"),)))
    free = BOARD.open & ~(1 << named("a1"))
    assert {NAMES[at] for at in each(BOARD.hexes)} & set(shown) == {NAMES[at] for at in each(free)}


@pytest.mark.parametrize("terrain", Terrain)
def test_names_stand_out_from_every_ground(terrain: Terrain) -> None:
    root = parsed(narrow(names=True))
    inks = {text.text: text.attrib.get("fill", INK) for text in root.iter(f"{SVG}text")}
    for at in each(BOARD.ground[terrain])[:1]:
        assert contrast(inks[NAMES[at]], GROUND[terrain].fill) >= 4
    assert contrast(INK, PAPER) > 10, "names with a halo"


def test_the_legend_is_below_the_island_and_wide_enough() -> None:
    root = parsed(narrow())
    wide = float(root.attrib["viewBox"].split()[2])
    heights = {text.text: float(text.attrib["y"]) for text in root.iter(f"{SVG}text")}
    assert heights["i:c"] < heights["grass"] < heights["paddock"]
    assert all(float(text.attrib["x"]) < wide for text in root.iter(f"{SVG}text"))


def test_a_png_has_the_size_of_the_svg() -> None:
    sheet = board_sheet(BOARD, look=Look(width=NARROW))
    image = png(sheet)
    root = parsed(svg(sheet))
    assert int.from_bytes(image[16:20]) == NARROW
    assert int.from_bytes(image[20:24]) == round(float(root.attrib["height"]))
