"""Bits of SVG as text: numbers, escaped words, elements. Knows nothing of boards."""

import re
from collections.abc import Iterable
from typing import Final
from xml.sax.saxutils import escape, quoteattr

FONT: Final = "'Referee Sans','DejaVu Sans Condensed','Helvetica Neue',Arial,sans-serif"
"""The first family is the one shipped for PNG; a browser takes whatever it has."""

_NARROW: Final = frozenset("fijlrt.,:;|' ")
_WIDE: Final = frozenset("mwMW@")

# XML has no way to write these, not even escaped (XML 1.0, production 2).
_UNWRITABLE: Final = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")

Attribute = str | float


def number(value: float) -> str:
    """A coordinate with at most one decimal."""
    return f"{round(value, 1) + 0.0:g}"


def words(text: str) -> str:
    """Any text as the content of an element."""
    return escape(_UNWRITABLE.sub("\ufffd", text))


def element(tag: str, content: Iterable[str] = (), /, **attributes: Attribute) -> str:
    """An element; `stroke_width=2` becomes `stroke-width="2"`."""
    head = tag + "".join(f" {name.replace('_', '-')}={_value(value)}" for name, value in attributes.items())
    inside = "".join(content)
    return f"<{head}>{inside}</{tag}>" if inside else f"<{head}/>"


def _value(value: Attribute) -> str:
    return quoteattr(_UNWRITABLE.sub("\ufffd", value) if isinstance(value, str) else number(value))


def use(symbol: str, x: float, y: float, content: Iterable[str] = ()) -> str:
    """Something from the definitions, put at this point."""
    return element("use", content, href=f"#{symbol}", x=x, y=y)


def line_of_text(x: float, y: float, text: str, **attributes: Attribute) -> str:
    """One line of text; y is its baseline."""
    return element("text", [words(text)], x=x, y=y, **attributes)


def width(text: str, size: float) -> float:
    """About how wide a line of text is, rather too much than too little."""
    return size * sum(0.34 if letter in _NARROW else 0.86 if letter in _WIDE else 0.56 for letter in text)


def wrapped(text: str, *, letters: int, lines: int) -> list[str]:
    """The words of a name on at most so many lines, each as full as the number of letters allows."""
    found: list[str] = []
    for part in text.replace("-", " ").split():
        if found and (len(found) == lines or len(found[-1]) + 1 + len(part) <= letters):
            found[-1] += f" {part}"
        else:
            found.append(part)
    return found
