"""The ground of each terrain: a coloured hex with a pattern that tells it apart without its colour.

Patterns leave out the middle where they can, so that they still show around a piece.
"""

from collections.abc import Collection, Iterable
from typing import Final

from referee.board.board import Board
from referee.board.terrain import Terrain
from referee.picture.geometry import outline
from referee.picture.markup import Attribute, element, number
from referee.picture.palette import GROUND

_HAIRLINE: Final[dict[str, Attribute]] = {"stroke": "#fff", "stroke_width": 1.2, "stroke_opacity": 0.45}


def _strokes(drawing: str, places: Iterable[tuple[float, float]], weight: float = 1.5) -> str:
    """The same relative path, drawn with a pen at several places."""
    return element("path", d=_repeated(drawing, places), stroke_width=weight)


def _solids(drawing: str, places: Iterable[tuple[float, float]], opacity: float = 1) -> str:
    """The same relative path, filled, at several places."""
    path = _repeated(drawing, places)
    if opacity == 1:
        return element("path", d=path, fill="currentColor", stroke="none")
    return element("path", d=path, fill="currentColor", stroke="none", fill_opacity=opacity)


def _repeated(drawing: str, places: Iterable[tuple[float, float]]) -> str:
    return "".join(f"M{number(x)} {number(y)}{drawing}" for x, y in places)


_TUFTS: Final = ((-13, -9), (1, -17), (14, -7), (-15, 9), (-1, 1), (14, 11), (0, 20))
_SAND: Final = ((0, -22), (-10, -14), (11, -14), (-19, -5), (0, -9), (19, -4), (-11, 3), (10, 4))
_SAND_BELOW: Final = ((-19, 11), (0, 12), (19, 12), (-9, 18), (9, 19), (0, 24))
_BLOOMS: Final = ((-12, -13), (10, -16), (-17, 6), (0, -1), (17, 3), (-4, 18), (12, 16))
_FIRS: Final = ((0, -25), (-15, -15), (15, -15), (-14, 2.5), (14, 2.5), (0, 10))
_REEDS: Final = ((-14, -2), (2, -12), (15, 0), (-5, 18), (8, 19))

_PETAL: Final = "a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0-3.8 0"
_BLOSSOM: Final = "".join(f"m{step}{_PETAL}" for step in ("-1.9-3.1", "2.9 2.1", "-1.1 3.5", "-3.6 0.0", "-1.1-3.5"))

PATTERNS: Final = {
    Terrain.GRASS: _strokes("q-.5-4-3.5-6.5m3.5 6.5v-8m0 8q.5-4 3.5-6.5", _TUFTS, 1.4),
    Terrain.CANYON: element(
        "path",
        d="M-12-19h7l3 3h7l3-3h5M-23-8h9l4-4h12l4 4h9l3-3h5"
        "M-23 4h6l4-4h9l4 4h12l3-3h8M-22 14h12l4-4h10l4 4h13M-9 22h6l3-3h8",
        stroke_width=1.7,
    ),
    Terrain.DESERT: _solids("m-1.5 0a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0", _SAND + _SAND_BELOW),
    Terrain.FLOWER_FIELD: _solids(_BLOSSOM, _BLOOMS),
    Terrain.FOREST: _solids("l5.5 8h-3l4 6h-5.4v2.8h-2.2v-2.8h-5.4l4-6h-3z", _FIRS),
    Terrain.SWAMP: _strokes("v-9m-3 9q0-4-2.6-6.5m5.6 6.5q0-4 2.6-6.5", _REEDS, 1.2)
    + _solids("m-1.5-13.5a1.5 1.5 0 0 1 3 0v4a1.5 1.5 0 0 1-3 0z", _REEDS)
    + _strokes("h8", ((-22, 5), (-4, -2), (9, 7), (-16, 14), (8, -15), (-14, -15)), 1.1),
    Terrain.FARMLAND: element(
        "path",
        d="M-22.5-10.1L2.5-24.5M-22.5-.9L10.5-19.9M-22.5 8.3L18.5-15.3"
        "M-18.5 15.3L22.5-8.3M-10.5 19.9L22.5.9M-2.5 24.5L22.5 10.1",
        stroke_width=1.9,
    ),
    Terrain.WATER: _strokes(
        "q3.5-4 7 0t7 0t7 0", ((-10.5, -16), (-23, -6), (2, -6), (-10.5, 4), (-23, 14), (2, 14)), 1.5
    ),
    Terrain.MOUNTAIN: _solids("l11 19h-22z", ((-8, -13), (11, -6)), 0.55)
    + _solids("l4 7-2.2-.8-1.8 2.2-1.8-2.2-2.2.8z", ((-8, -13), (11, -6)))
    + _solids("l7 12h-14z", ((-3, 12),), 0.55),
}
"""What is drawn on a hex around the origin, in the current colour."""


def definitions(board: Board, others: Collection[Terrain] = (), *, patterns: bool = True) -> dict[str, str]:
    """The hexes of the terrains on this board and of some others; `cave` is a mountain without its pattern."""
    wanted = [terrain for terrain in Terrain if board.ground[terrain] or terrain in others]
    grounds = {terrain.value: _ground(terrain) if patterns else _plain(terrain) for terrain in wanted}
    return grounds | ({"cave": _plain(Terrain.MOUNTAIN)} if board.caves else {})


def all_definitions() -> dict[str, str]:
    """The hexes of every terrain there is, and `cave`."""
    return {terrain.value: _ground(terrain) for terrain in Terrain} | {"cave": _plain(Terrain.MOUNTAIN)}


def _ground(terrain: Terrain) -> str:
    pen = element(
        "g",
        [PATTERNS[terrain]],
        color=GROUND[terrain].ink,
        stroke="currentColor",
        fill="none",
        stroke_linecap="round",
        stroke_linejoin="round",
    )
    return _plain(terrain) + pen


def _plain(terrain: Terrain) -> str:
    return element("path", d=outline(), fill=GROUND[terrain].fill, **_HAIRLINE)
