"""Bits of SVG as text: numbers, escaped words, elements. Knows nothing of boards."""

import re
from collections.abc import Iterable
from typing import Final
from xml.sax.saxutils import escape, quoteattr

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
