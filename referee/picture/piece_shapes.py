"""The drawings of pieces: a shape for each kind, and a colour and a mark for each player.

The mark identifies the player even without the colour.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple

from referee.board.hexes import Hex
from referee.picture.sheet import element
from referee.picture.style import PAINT

_LINE: Final = "#14151c"
_HALO: Final = "#ffffff"


class DrawnPiece(NamedTuple):
    """A piece on the board. Grey pieces, such as stone walls, have no owner."""

    at: Hex
    colour: str
    shape: str


class Shape(NamedTuple):
    """An outline around the origin, the lines inside it, and the position of the player's mark."""

    outline: str
    details: str = ""
    mark: tuple[float, float] = (0, 0)


SHAPES: Final = {
    "settlement": Shape("M0-13.5L14-1.5H10V11.5H-10V-1.5H-14Z", mark=(0, 2.5)),
    "warrior": Shape(
        "M0-14C4-11.5 7.5-10.5 11.5-10.5V-1C11.5 6 6.5 11.5 0 14C-6.5 11.5-11.5 6-11.5-1V-10.5C-7.5-10.5-4-11.5 0-14Z"
    ),
    "wagon": Shape(
        "M-12.5 1.5C-17-14.5 17-14.5 12.5 1.5H14V7H12A5 5 0 0 1 2 7H-2A5 5 0 0 1-12 7H-14V1.5Z",
        "M-12.5 1.5H12.5M-8.6 7.2a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0"
        "M5.4 7.2a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0"
        "M-12 7A5 5 0 0 1-2 7M2 7A5 5 0 0 1 12 7",
        (0, -4.4),
    ),
    "ship": Shape(
        "M-9-13.5H9.5C12-8.5 12-4 9.5 1.5H1V4H14L9 12.5H-9L-14 4H-1V1.5H-9C-6.5-4-6.5-8.5-9-13.5Z", mark=(1.5, -6)
    ),
    "city-hall": Shape("M-14 12V-3H-6V-9L0-14.5L6-9V-3H14V12Z", "M-10.5 1.5v6M10.5 1.5v6", (0, 3)),
    "wall": Shape(
        "M-13.5 11V-10H-8V-6H-2.8V-10H2.8V-6H8V-10H13.5V11Z",
        "M-13.5-.5H13.5M-13.5 5.2H13.5M-5-6V-.5M5-6V-.5M0-.5V5.2M-9-.5V5.2M9-.5V5.2M-5 5.2V11M5 5.2V11",
    ),
    "scout": Shape(
        "M0-14A5.6 5.6 0 0 1 3.8-4.2C7.5-1.5 10 5 10.5 12.5H-10.5C-10 5-7.5-1.5-3.8-4.2A5.6 5.6 0 0 1 0-14Z",
        mark=(0, 5),
    ),
    "mark": Shape("M-10.5 0A10.5 10.5 0 1 0 10.5 0A10.5 10.5 0 1 0-10.5 0Z"),
}

MARKS: Final = {
    "blue": "M-4.2 0A4.2 4.2 0 1 0 4.2 0A4.2 4.2 0 1 0-4.2 0Z",
    "orange": "M-1.4-5H1.4V-1.4H5V1.4H1.4V5H-1.4V1.4H-5V-1.4H-1.4Z",
    "black": "M-5-4H5V-1.2H-5ZM-5 1.2H5V4H-5Z",
    "white": "M-4.5-2.5L-2.5-4.5L0-2L2.5-4.5L4.5-2.5L2 0L4.5 2.5L2.5 4.5L0 2L-2.5 4.5L-4.5 2.5L-2 0Z",
    "red": "M-4-5H-1.2V5H-4ZM1.2-5H4V5H1.2Z",
}
"""The mark of each player: a disc, a plus, horizontal bars, a cross and vertical bars. Grey has no mark."""


def symbol(colour: str, shape: str) -> str:
    """The id of the SVG definition for pieces of this colour and shape."""
    return f"{colour}-{shape}"


def piece_drawings(kinds: Iterable[tuple[str, str]]) -> dict[str, str]:
    """The SVG definitions for these pairs of colour and shape, by id."""
    return {symbol(colour, shape): _definition(colour, shape) for colour, shape in sorted(kinds)}


def _definition(colour: str, shape: str) -> str:
    form, paint = SHAPES[shape], PAINT[colour]
    parts = [
        element("path", d=form.outline, fill=_HALO, stroke=_HALO, stroke_width=5.5, stroke_linejoin="round"),
        element("path", d=form.outline, fill=paint.fill, stroke=_LINE, stroke_width=1.6, stroke_linejoin="round"),
    ]
    if form.details:
        parts.append(
            element("path", d=form.details, fill="none", stroke=paint.ink, stroke_width=1.3, stroke_linecap="round")
        )
    if colour in MARKS and shape != "wall":
        x, y = form.mark
        parts.append(element("path", d=MARKS[colour], fill=paint.ink, transform=f"translate({x} {y})"))
    return "".join(parts)
