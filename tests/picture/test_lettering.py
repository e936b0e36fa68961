"""Text in pictures: its width, its lines, and names that stay inside their hexes in every language."""

from io import BytesIO

import pytest
from PIL import Image, ImageDraw

from referee.board.terrain import Special
from referee.picture.geometry import CORNERS, RADIUS, WIDTH
from referee.picture.lettering import font, label, symbols, width, wrap_text
from referee.picture.png import png
from referee.picture.sheet import Sheet, Text
from referee.rules.catalogue import POWERS
from referee.words.languages import LANGUAGES
from referee.words.speech import speech
from tests.picture.sight import decoded

WORDS = [*POWERS, *(kind.value for kind in Special), "cave", "capitol"]
INKED = 200
"""The brightness below which a pixel is ink, not the soft edge of a letter."""
SIZE = 80
"""The width and height of the sheet around a hex, in pixels."""


def inside(x: float, y: float) -> bool:
    """Whether a point is inside the hex around the origin, with a tolerance of one pixel for soft edges."""
    return abs(x) <= WIDTH / 2 + 1 and abs(y) <= RADIUS * (1 - abs(x) / WIDTH) + 1


OUTSIDE = [
    x + SIZE * y for y in range(SIZE) for x in range(SIZE) if not inside(x + 0.5 - SIZE / 2, y + 0.5 - SIZE / 2)
]
"""The indices of the pixels outside the hex."""


def test_the_hex_of_this_test_is_the_hex_of_the_board() -> None:
    assert all(inside(*corner) for corner in CORNERS)
    assert not any(inside(1.15 * corner.x, 1.15 * corner.y) for corner in CORNERS)


@pytest.mark.parametrize("ringed", [False, True])
@pytest.mark.parametrize("named", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_name_of_a_tile_stays_inside_its_hex(language: str, named: bool, ringed: bool) -> None:  # noqa: FBT001
    for word in WORDS:
        found = label(speech(language).name(word), ringed=ringed, named=named)
        assert found, f"{word} is too long in {language}"
        middle = SIZE / 2
        parts = tuple(
            Text(line, middle, middle + y, found.size, "middle")
            for line, y in zip(found.lines, found.baselines, strict=True)
        )
        seen = decoded(png(Sheet(SIZE, SIZE, SIZE, "", "", {}, parts)))
        greys = Image.frombytes("RGBA", (SIZE, SIZE), seen.pixels).convert("L").tobytes()
        assert sum(grey < INKED for grey in greys) > 20, word
        assert not any(greys[pixel] < INKED for pixel in OUTSIDE), f"{word} in {language}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_large_enough_to_read(language: str) -> None:
    sizes = {word: label(speech(language).name(word)) for word in WORDS}
    assert min(found.size for found in sizes.values() if found) >= 8


def lines(name: str) -> tuple[str, ...]:
    found = label(name)
    assert found
    return found.lines


def test_names_are_wrapped_only_if_letters_grow() -> None:
    assert lines("farm") == ("farm",)
    assert lines("mountain station") == ("mountain", "station")
    assert lines("don (eau)") == ("don (eau)",)
    assert lines("donation (flower field)") == ("donation", "(flower", "field)")


def test_a_ring_leaves_less_room_for_the_name() -> None:
    free, ringed = label("resettlement"), label("resettlement", ringed=True)
    assert free
    assert ringed
    assert free.size > ringed.size


TOO_LONG = ["abcdefghijklmnopqrstuvwxyz", "the quick brown fox jumps over the lazy dog again", ""]


@pytest.mark.parametrize("name", TOO_LONG)
def test_an_illegible_name_has_no_label(name: str) -> None:
    assert label(name) is None


def test_symbols_are_the_first_free_letter() -> None:
    names = ["tavern", "tower", "temple", "oasis", "église", "tavern", "123", "漢字"]
    assert symbols(names) == {
        "tavern": "T",
        "tower": "O",
        "temple": "E",
        "oasis": "A",
        "église": "G",
        "123": "1",
        "漢字": "B",
    }


def test_there_are_symbols_for_any_number_of_names() -> None:
    given = symbols(f"name {number}" for number in range(50))
    assert len(given) == 50
    assert len(set(given.values())) == 37


def test_wide_letters_are_wider_and_bold_ones_too() -> None:
    assert width("mmm", 10) > width("aaa", 10) > width("iii", 10) > 0
    assert width("castle", 10, bold=True) > width("castle", 10)
    assert width("castle", 20) == pytest.approx(2 * width("castle", 10))


def test_a_text_is_as_wide_as_it_is_drawn() -> None:
    image = Image.new("L", (1000, 200))
    ImageDraw.Draw(image).text((0, 100), "universidad", 255, font(100), "ls")
    left, _, right, _ = image.getbbox() or (0, 0, 0, 0)
    assert right - left == pytest.approx(width("universidad", 100), rel=0.04)


@pytest.mark.parametrize("text", ["", "a\nb", "\x00", "…", "漢字", "🏰"])
def test_any_text_can_be_measured(text: str) -> None:
    assert width(text, 10) >= 0


def test_lines_are_as_full_as_the_room_allows() -> None:
    room = width("three words here", 10)
    lines = wrap_text("three words here and\n\tthree words here", 10, room)
    assert lines == ["three words here", "and three words", "here"]
    assert all(width(line, 10) <= room for line in lines)


def test_no_break_spaces_keep_words_on_one_line() -> None:
    room = width("b\u00a0c", 10) + 2
    assert wrap_text("a b\u00a0c", 10, room) == ["a", "b\u00a0c"]
    assert wrap_text("a b c", 10, room) == ["a b", "c"]


def test_a_word_that_is_too_long_is_cut() -> None:
    lines = wrap_text("x" * 50, 10, width("x" * 20, 10))
    assert [len(line) for line in lines] == [20, 20, 10]


@pytest.mark.parametrize("text", ["", "  \n "])
def test_blank_text_has_no_lines(text: str) -> None:
    assert wrap_text(text, 10, 100) == []


def test_the_font_is_our_own() -> None:
    assert font(12).getname()[0] == "Referee Sans"
    assert isinstance(font(12).path, BytesIO)
