"""Define sheets. A sheet is a picture: reusable drawings (the definitions), and its parts in the order of painting.

`svg` turns a sheet into SVG. There are only three kinds of parts, so that a PNG can be composed from ready-made
pictures of the definitions. This is ten times as fast as drawing each hex separately.
"""

import re
from collections.abc import Iterable, Mapping
from itertools import groupby
from typing import Final, NamedTuple
from xml.sax.saxutils import escape, quoteattr

from referee.picture.style import INK, PAPER

# This matches the characters that XML 1.0 cannot represent, not even escaped (production 2 of its grammar).
_UNWRITABLE: Final = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")

Attribute = str | float


def number(value: float) -> str:
    """A number with at most one decimal place, as text."""
    return f"{round(value, 1) + 0.0:g}"


def words(text: str) -> str:
    """The text, escaped for use as the content of an element. Characters that XML cannot represent are replaced."""
    return escape(_UNWRITABLE.sub("\ufffd", text))


def element(tag: str, content: Iterable[str] = (), /, **attributes: Attribute) -> str:
    """An SVG element as text. `stroke_width=2` becomes `stroke-width="2"`."""
    head = tag + "".join(f" {name.replace('_', '-')}={_value(value)}" for name, value in attributes.items())
    inside = "".join(content)
    return f"<{head}>{inside}</{tag}>" if inside else f"<{head}/>"


def _value(value: Attribute) -> str:
    return quoteattr(_UNWRITABLE.sub("\ufffd", value) if isinstance(value, str) else number(value))


FONT: Final = "'Referee Sans','DejaVu Sans Condensed','Helvetica Neue',Arial,sans-serif"
"""The font families. A PNG always uses the first one; a browser uses the first one that is installed."""
REACH: Final = 33
"""The maximum distance that a definition extends from its origin, horizontally or vertically."""
HALO: Final = 2.6


class Stamp(NamedTuple):
    """A named drawing from the definitions of the sheet, placed at a point."""

    name: str
    x: float
    y: float
    title: str = ""
    """The tooltip in a browser."""
    scale: float = 1


class Text(NamedTuple):
    """A line of text; y is its baseline."""

    text: str
    x: float
    y: float
    size: float
    anchor: str = "start"
    bold: bool = False
    fill: str = INK
    halo: str = ""
    """The colour of the outline of the letters; empty for no outline."""


class Plate(NamedTuple):
    """A filled rectangle in one colour."""

    x: float
    y: float
    width: float
    height: float
    fill: str


Part = Stamp | Text | Plate


class Block(NamedTuple):
    """Parts with coordinates relative to the top left corner of the block, and the size of the block.

    The width is 0 if no caller needs it.
    """

    parts: list[Part]
    height: float
    width: float = 0

    def at(self, x: float, y: float) -> list[Part]:
        """The parts, moved so that the top left corner of the block is at this point."""
        return [part._replace(x=part.x + x, y=part.y + y) for part in self.parts]


class Sheet(NamedTuple):
    """A complete picture: its size, title and description, its definitions, and the parts to paint."""

    width: float
    height: float
    pixels: int
    """The width of the picture, in pixels. A tall PNG can be narrower, because its number of pixels is limited."""
    title: str
    about: str
    """A description for people who cannot see the picture."""
    definitions: Mapping[str, str]
    parts: tuple[Part, ...]


def svg(sheet: Sheet) -> str:
    """The sheet as the text of an SVG file."""
    head = [
        element("title", [words(sheet.title)]),
        element("desc", [words(sheet.about)]),
        element("defs", [element("g", [drawn], id=name) for name, drawn in sheet.definitions.items()]),
        element("rect", width=sheet.width, height=sheet.height, fill=PAPER),
    ]
    size: dict[str, Attribute] = {
        "width": sheet.pixels,
        "height": sheet.height * sheet.pixels / sheet.width,
        "viewBox": f"0 0 {number(sheet.width)} {number(sheet.height)}",
    }
    lines = [f"{line}\n" for line in ["", *head, *_groups(sheet.parts)]]
    namespace = "http://www.w3.org/2000/svg"
    return element("svg", lines, xmlns=namespace, **size, role="img", font_family=FONT, fill=INK) + "\n"


def _groups(parts: Iterable[Part]) -> Iterable[str]:
    # Only hexes and marks have tooltips. All other parts ignore the pointer, because otherwise they would hide the
    # tooltips of the hexes behind them.
    for titled, group in groupby(parts, key=lambda part: isinstance(part, Stamp) and bool(part.title)):
        drawn = [_part_svg(part) for part in group]
        yield element("g", drawn) if titled else element("g", drawn, pointer_events="none")


def _part_svg(part: Part) -> str:
    match part:
        case Stamp(name, x, y, title, scale):
            inside = [element("title", [words(title)])] if title else []
            if scale == 1:
                return element("use", inside, href=f"#{name}", x=x, y=y)
            place = f"translate({number(x)} {number(y)}) scale({scale:g})"
            return element("use", inside, href=f"#{name}", transform=place)
        case Text(text, x, y, size, anchor, bold, fill, halo):
            look: dict[str, Attribute] = {"font_size": size}
            look |= {"text_anchor": anchor} if anchor != "start" else {}
            look |= {"font_weight": "bold"} if bold else {}
            look |= {"fill": fill} if fill != INK else {}
            if halo:
                look |= {"stroke": halo, "stroke_width": HALO, "stroke_linejoin": "round", "paint_order": "stroke"}
            return element("text", [words(text)], x=x, y=y, **look)
        case Plate(x, y, wide, high, fill):
            return element("rect", x=x, y=y, width=wide, height=high, fill=fill)
