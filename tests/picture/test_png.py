"""The PNG shows what the SVG says, text included, on a machine without any font."""

import re
from importlib import resources

import pytest

from referee.board.assemble import assemble
from referee.board.hexes import NAMES, each, named, named_set
from referee.board.layout import layout
from referee.board.terrain import Terrain
from referee.picture import Piece, draw, png
from referee.picture.geometry import centre
from referee.picture.palette import GROUND, PAINT, RING
from referee.picture.png import WIDEST
from tests.picture.sight import Image, decoded

BOARD = assemble(layout(["tavern", "paddock:turned", "oasis", "farm"]))
MIDDLE = 36
"""Half a close-up."""


def words(text: str, weight: str = "normal", family: str = "sans-serif") -> str:
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 20" width="100" height="20">'
        f'<text x="2" y="15" font-size="14" font-family="{family}" font-weight="{weight}">{text}</text></svg>'
    )


def close_up(svg: str, name: str, middle: int = MIDDLE) -> Image:
    """One hex of a picture without a title, with a little of what lies around it."""
    x, y = centre(named(name))
    size = 2 * middle
    # The main board begins 40 to the right and 40 down.
    view = f'width="{size}" height="{size}" viewBox="{x + 40 - middle:g} {y + 40 - middle:g} {size} {size}"'
    return decoded(png(re.sub(r'width="[0-9.]+" height="[0-9.]+" viewBox="[^"]+"', view, svg, count=1)))


def measured(image: bytes) -> tuple[int, int]:
    return int.from_bytes(image[16:20]), int.from_bytes(image[20:24])


def test_text_shows() -> None:
    assert decoded(png(words("castle"))).unlike(decoded(png(words("")))) > 0.05


def test_letters_have_their_own_forms() -> None:
    """A font without a letter draws the same box for all of them."""
    letters = "abcxyzABCXYZ0189áéíóúñüàâçèêëîïôœÑÉ:.,-·…¿¡«»&<>"
    drawn = {png(words(letter if letter not in "&<>" else f"&#{ord(letter)};")) for letter in letters}
    assert len(drawn) == len(letters)


def test_bold_is_another_font() -> None:
    assert png(words("castle", "bold")) != png(words("castle"))


def test_the_font_does_not_depend_on_the_machine() -> None:
    assert png(words("castle", family="Arial")) == png(words("castle", family="Nonexistent"))


def test_names_on_the_board_show() -> None:
    svg = draw(BOARD)
    assert close_up(svg, "c7").unlike(close_up(svg.replace(">tavern<", "><"), "c7")) > 0.02


def test_coordinates_show() -> None:
    svg = draw(BOARD)
    assert close_up(svg, "a1", 60).unlike(close_up(svg.replace(">a</text>", "></text>"), "a1", 60)) > 0.002


@pytest.mark.parametrize("terrain", [terrain for terrain in Terrain if BOARD.ground[terrain]])
def test_every_terrain_has_its_colour(terrain: Terrain) -> None:
    seen = close_up(draw(BOARD), NAMES[each(BOARD.ground[terrain])[0]], 16)
    assert seen.commonest() == GROUND[terrain].fill


def test_pieces_and_highlights_show_on_water() -> None:
    assert BOARD.surface_at(named("e7")) is Terrain.WATER
    seen = close_up(draw(BOARD, pieces=[Piece(named("e7"), "red", "settlement")], highlights=named_set(["e7"])), "e7")
    assert seen.at(MIDDLE, MIDDLE - 8) == PAINT["red"].fill
    assert seen.at(MIDDLE - 22, MIDDLE) == RING


def test_width() -> None:
    svg = draw(BOARD)
    (width, height), (narrow, low) = measured(png(svg)), measured(png(svg, width=300))
    assert (width, narrow) == (1146, 300)
    assert low == pytest.approx(height * 300 / width, abs=1)


@pytest.mark.parametrize("width", [0, -1, WIDEST + 1])
def test_impossible_widths(width: int) -> None:
    with pytest.raises(ValueError, match="pixels wide"):
        png(draw(BOARD), width=width)


def test_the_same_bytes_every_time() -> None:
    assert png(draw(BOARD), width=200) == png(draw(BOARD), width=200)


def test_the_licence_lies_beside_the_font() -> None:
    fonts = resources.files("referee.picture") / "fonts"
    assert {file.name for file in fonts.iterdir()} == {"LICENSE", "RefereeSans.ttf", "RefereeSans-Bold.ttf"}
    assert "Bitstream Vera" in (fonts / "LICENSE").read_text(encoding="utf-8")
