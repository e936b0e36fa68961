"""Grounds as patterns, and a board drawn with them: a dozen shapes are on the screen sooner than four hundred."""

from collections.abc import Iterator
from typing import Final

from referee.board.board import Board
from referee.board.hexes import MAIN, SIZE, each
from referee.board.terrain import Special
from referee.picture import icons, terrains
from referee.picture.geometry import RADIUS, ROW, WIDTH, centre, extent, grid
from referee.picture.markup import element, number

_LATTICE: Final = (grid(0, 0), grid(1, 0), grid(1, -1), grid(-1, 0), grid(-1, -1))
"""The hexes that reach into the first tile of a pattern; the next tile begins a column further, or two rows."""
_AROUND: Final = "l26 15v30l-26 15l-26-15v-30z"
"""The outline of a hex from its top; steps pack better than places."""
_EXTENT: Final = extent(SIZE, SIZE)


def definitions() -> dict[str, str]:
    """The drawings of every ground and icon by their ids."""
    return terrains.all_definitions() | icons.all_definitions()


def patterns() -> Iterator[str]:
    """Every ground as a pattern, named `ground-` and its own name: it fills any set of hexes where they lie."""
    for name in definitions():
        if not name.startswith("icon-"):
            yield element(
                "pattern",
                [element("use", href=f"#{name}", x=point.x, y=point.y) for point in _LATTICE],
                id=f"ground-{name}",
                width=WIDTH,
                height=2 * ROW,
                patternUnits="userSpaceOnUse",
            )


def cover(board: Board) -> str:
    """The main board without words, as the text of an SVG file."""
    grounds: dict[str, str] = {}
    stamps = []
    for at in each(MAIN):
        middle = centre(at)
        surface = board.surface_at(at)
        special = isinstance(surface, Special)
        name = "special" if special else surface.value
        grounds[name] = grounds.get(name, "") + f"M{number(middle.x)} {number(middle.y - RADIUS)}{_AROUND}"
        if special:
            stamps.append(element("use", href=f"#icon-{surface.value}", x=middle.x, y=middle.y))
    drawings = [element("g", [drawing], id=name) for name, drawing in definitions().items()]
    return element(
        "svg",
        [
            element("defs", [*drawings, *patterns()]),
            *(element("path", d=path, fill=f"url(#ground-{name})") for name, path in grounds.items()),
            *stamps,
        ],
        xmlns="http://www.w3.org/2000/svg",
        width=_EXTENT.x,
        height=_EXTENT.y,
        viewBox=f"0 0 {number(_EXTENT.x)} {number(_EXTENT.y)}",
    )
