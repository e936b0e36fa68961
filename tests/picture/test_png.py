"""The PNG shows the same as the SVG, including the text."""

from importlib import resources
from itertools import pairwise

import PIL.Image
import PIL.ImageChops
import pytest
from resvg_py import svg_to_bytes

from referee.board.assemble import assemble
from referee.board.hexes import NAMES, each, named, named_set
from referee.board.section import layout
from referee.board.terrain import Terrain
from referee.picture import MAX_WIDTH, DrawnPiece, Look, Sheet, board_sheet, png, svg
from referee.picture.geometry import centre
from referee.picture.sheet import Plate, Text
from referee.picture.style import GROUND, PAINT, PAPER, RING
from tests.picture.sight import Image, decoded

BOARD = assemble(layout(["tavern", "paddock:turned", "oasis", "farm"]))
MIDDLE = 36
"""Half the width of a close-up."""


def image_of(*parts: Text | Plate) -> Image:
    return decoded(png(Sheet(100, 20, 100, "", "", {}, parts)))


def words(text: str, *, bold: bool = False) -> Image:
    return image_of(Text(text, 2, 15, 14, bold=bold))


def close_up(sheet: Sheet, name: str, middle: int = MIDDLE) -> Image:
    """The square around the centre of a hex, in a picture without a title. Half its width is `middle`."""
    x, y = centre(named(name))
    # The main board begins 40 pixels from the left and top edges of the picture.
    return decoded(png(sheet)).cut(int(x) + 40 - middle, int(y) + 40 - middle, 2 * middle)


def png_size(image: bytes) -> tuple[int, int]:
    return int.from_bytes(image[16:20]), int.from_bytes(image[20:24])


def without(sheet: Sheet, text: str) -> Sheet:
    """The same sheet without the parts that have this text."""
    kept = [part for part in sheet.parts if not (isinstance(part, Text) and part.text == text)]
    assert len(kept) < len(sheet.parts)
    return sheet._replace(parts=tuple(kept))


def test_text_shows() -> None:
    assert words("castle").unlike(words("")) > 0.05


def test_letters_have_their_own_forms() -> None:
    """A font draws the same box for all letters that it lacks."""
    letters = "abcxyzABCXYZ0189áéíóúñüàâçèêëîïôœÑÉ:.,-·…¿¡«»&<>×"
    assert len({words(letter).pixels for letter in letters}) == len(letters)


def test_bold_is_another_font() -> None:
    assert words("castle", bold=True) != words("castle")


def test_a_halo_hides_the_ground_below() -> None:
    ground = Plate(0, 0, 100, 20, "#000000")
    plain, haloed = (image_of(ground, Text("castle", 2, 15, 14, halo=halo)) for halo in ("", PAPER))
    assert haloed.pixels.count(bytes.fromhex(PAPER[1:])) > 50 > plain.pixels.count(bytes.fromhex(PAPER[1:]))


def test_a_plate_covers_its_place_and_no_more() -> None:
    seen = image_of(Plate(10, 5, 20, 10, "#ff0000"))
    assert [seen.at(*point) for point in ((10, 5), (29, 14), (9, 5), (30, 14), (10, 4), (29, 15))] == [
        "#ff0000",
        "#ff0000",
        *[PAPER] * 4,
    ]


def test_names_on_the_board_show() -> None:
    sheet = board_sheet(BOARD)
    assert close_up(sheet, "c7").unlike(close_up(without(sheet, "tavern"), "c7")) > 0.02


def test_coordinates_show() -> None:
    sheet = board_sheet(BOARD)
    assert close_up(sheet, "a1", 60).unlike(close_up(without(sheet, "a"), "a1", 60)) > 0.002


@pytest.mark.parametrize("terrain", [terrain for terrain in Terrain if BOARD.ground[terrain]])
def test_every_terrain_has_its_colour(terrain: Terrain) -> None:
    seen = close_up(board_sheet(BOARD), NAMES[each(BOARD.ground[terrain])[0]], 16)
    assert seen.commonest() == GROUND[terrain].fill


def test_pieces_and_highlights_show_on_water() -> None:
    assert BOARD.surface_at(named("e7")) is Terrain.WATER
    pieces = [DrawnPiece(named("e7"), "red", "settlement")]
    seen = close_up(board_sheet(BOARD, pieces=pieces, highlights=named_set(["e7"])), "e7")
    assert seen.at(MIDDLE, MIDDLE - 8) == PAINT["red"].fill
    assert seen.at(MIDDLE - 22, MIDDLE) == RING


def clear_differences(one: Image, other: Image) -> int:
    """The number of channel values, over all pixels, that clearly differ."""
    images = [PIL.Image.frombytes("RGBA", image[:2], image.pixels) for image in (one, other)]
    counts = PIL.ImageChops.difference(*images).histogram()
    return sum(count for number, count in enumerate(counts) if number % 256 > 24)


def test_a_png_looks_like_the_svg_that_resvg_draws() -> None:
    """Texts are left out, because resvg draws them differently. A missing settlement would change more values."""
    pieces = [DrawnPiece(at, "blue", "settlement") for at in each(BOARD.ground[Terrain.GRASS])[:20]]
    sheet = board_sheet(BOARD, pieces=pieces, highlights=named_set(["c3", "d4"]))
    settlement = next(part for part in sheet.parts if part[0] == "blue-settlement")
    mute = sheet._replace(parts=tuple(part for part in sheet.parts if not isinstance(part, Text)))
    ours, theirs = decoded(png(mute)), decoded(svg_to_bytes(svg_string=svg(mute), skip_system_fonts=True))
    assert ours[:2] == theirs[:2]
    lacking = decoded(png(mute._replace(parts=tuple(part for part in mute.parts if part[:3] != settlement[:3]))))
    assert clear_differences(ours, theirs) < clear_differences(ours, lacking) / 2


def test_width() -> None:
    widths = [None, 300, 900, 1146, 1500]
    sizes = [png_size(png(board_sheet(BOARD, look=Look(width=width)))) for width in widths]
    assert [width for width, _ in sizes] == [1146, *widths[1:]]
    heights = {width: height for width, height in sizes if width > 800}
    for narrow, wide in pairwise(sorted(heights)):
        assert heights[narrow] / narrow == pytest.approx(heights[wide] / wide, rel=0.01)


@pytest.mark.parametrize("width", [-1, MAX_WIDTH + 1])
def test_impossible_widths(width: int) -> None:
    with pytest.raises(ValueError, match="pixels wide"):
        png(board_sheet(BOARD, look=Look(width=width)))


def test_the_same_bytes_every_time() -> None:
    first, again = (png(board_sheet(BOARD, look=Look(width=200))) for _ in range(2))
    assert first == again


def test_the_licence_lies_beside_the_font() -> None:
    fonts = resources.files("referee.picture") / "fonts"
    assert {file.name for file in fonts.iterdir()} == {"LICENSE", "RefereeSans.ttf", "RefereeSans-Bold.ttf"}
    assert "Bitstream Vera" in (fonts / "LICENSE").read_text(encoding="utf-8")
