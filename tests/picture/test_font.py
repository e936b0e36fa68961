"""How wide texts are, and where they are broken."""

from io import BytesIO

import pytest
from PIL import Image, ImageDraw

from referee.picture.lettering import broken, font, width


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
    lines = broken("three words here and\n\tthree words here", 10, room)
    assert lines == ["three words here", "and three words", "here"]
    assert all(width(line, 10) <= room for line in lines)


def test_what_belongs_together_stays_on_a_line() -> None:
    room = width("b\u00a0c", 10) + 2
    assert broken("a b\u00a0c", 10, room) == ["a", "b\u00a0c"]
    assert broken("a b c", 10, room) == ["a b", "c"]


def test_a_word_that_is_too_long_is_cut() -> None:
    lines = broken("x" * 50, 10, width("x" * 20, 10))
    assert [len(line) for line in lines] == [20, 20, 10]


@pytest.mark.parametrize("text", ["", "  \n "])
def test_nothing_to_break(text: str) -> None:
    assert broken(text, 10, 100) == []


def test_the_font_is_our_own() -> None:
    assert font(12).getname()[0] == "Referee Sans"
    assert isinstance(font(12).path, BytesIO)
