from xml.etree import ElementTree as ET

import pytest

from referee.picture.sheet import element, number, words


@pytest.mark.parametrize(
    ("value", "text"), [(1, "1"), (1.25, "1.2"), (-0.04, "0"), (1145.96, "1146"), (-3.5, "-3.5")]
)
def test_numbers_are_short(value: float, text: str) -> None:
    assert number(value) == text


def test_elements() -> None:
    assert element("path", d="M0 0", stroke_width=1.5) == '<path d="M0 0" stroke-width="1.5"/>'
    assert element("g", ["<a/>", "<b/>"]) == "<g><a/><b/></g>"


@pytest.mark.parametrize("text", ["<script>alert('x')</script>", 'a "quoted" & b', "]]>", "\x00\x1b\ud800", "ñ ç œ"])
def test_any_text_can_be_written(text: str) -> None:
    written = element("text", [words(text)], title=text)
    read = ET.fromstring(written)  # noqa: S314  (our own text)
    expected = text.replace("\x00", "�").replace("\x1b", "�").replace("\ud800", "�")
    assert read.text == read.get("title") == expected
    assert len(read) == 0
