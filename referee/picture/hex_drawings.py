"""The drawings of hexes: the ground of each terrain, special hexes with icons and names, and the whole main board.

Each terrain can be identified by its pattern alone, without its colour. The patterns spread over the whole hex, so
that they are visible around a piece.
"""

from collections.abc import Collection, Iterable, Iterator
from typing import Final

from referee.board.board import Board
from referee.board.hexes import BIT, MAIN, SIZE, Hex, each
from referee.board.terrain import Special, Terrain
from referee.picture.geometry import RADIUS, ROW, WIDTH, Point, centre, extent, grid, outline
from referee.picture.lettering import Label, label
from referee.picture.scene import Scene
from referee.picture.sheet import Attribute, Part, Stamp, Text, element, number
from referee.picture.style import GROUND, INK, SPECIAL, TILE

_HAIRLINE: Final[dict[str, Attribute]] = {"stroke": "#fff", "stroke_width": 1.2, "stroke_opacity": 0.45}


def _strokes(drawing: str, places: Iterable[tuple[float, float]], weight: float = 1.5) -> str:
    """Stroked copies of the drawing, one at each of the given places."""
    return element("path", d=_repeated(drawing, places), stroke_width=weight)


def _solids(drawing: str, places: Iterable[tuple[float, float]], opacity: float = 1) -> str:
    """Filled copies of the drawing, one at each of the given places."""
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
"""The pattern of each terrain, for a hex centred on the origin. It inherits its colour from the element around it."""


def terrain_drawings(board: Board, others: Collection[Terrain] = (), *, patterns: bool = True) -> dict[str, str]:
    """The drawings of the terrains on this board and of `others`, with or without patterns.

    If the board has caves, there is also `cave`, the ground of a mountain without its pattern.
    """
    wanted = [terrain for terrain in Terrain if board.ground[terrain] or terrain in others]
    grounds = {terrain.value: _ground(terrain) if patterns else _plain(terrain) for terrain in wanted}
    return grounds | ({"cave": _plain(Terrain.MOUNTAIN)} if board.caves else {})


def _all_terrain_drawings() -> dict[str, str]:
    """The drawings of all terrains and of `cave`."""
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


_OCTAGON: Final = "M-4-9.6H4L9.6-4V4L4 9.6H-4L-9.6 4V-4Z"
_LETTER: Final = 2.1
"""The scale of a tile with a letter on the board."""
_LARGE: Final = 1.6
"""The scale of an icon without a name, in a compact picture."""

ICONS: Final = {
    "location": element("path", d=_OCTAGON, fill=TILE, stroke=INK, stroke_width=1.4),
    "star": element(
        "path", d="M0-5.5L1.6-1.9L5.4-1.6L2.5.9L3.4 4.7L0 2.7L-3.4 4.7L-2.5.9L-5.4-1.6L-1.6-1.9Z", fill=INK
    ),
    "no-tile": element("path", d=_OCTAGON, fill="none", stroke="#8d8f98", stroke_width=1.2, stroke_dasharray="3 2.4"),
    "castle": element(
        "path",
        d="M-11 9V-8H-7.5V-5H-4.5V-8H-3V-11H-.9V-8.6H.9V-11H3V-8H4.5V-5H7.5V-8H11V9H2.6V4A2.6 2.6 0 0 0-2.6 4V9Z",
        fill=INK,
    ),
    "capitol": element(
        "path",
        d="M-12 9V6.5H12V9ZM-10.5 5.5V-.5H-8V5.5ZM-4.6 5.5V-.5H-2.1V5.5ZM2.1 5.5V-.5H4.6V5.5ZM8 5.5V-.5H10.5V5.5Z"
        "M-12-1.5V-3.6H12V-1.5ZM-7-4.6A7 6.4 0 0 1-.7-10.9V-14H5L3.4-12.6L5-11.2H.7V-10.9A7 6.4 0 0 1 7-4.6Z",
        fill=INK,
    ),
    "nomad-space": element("path", d="M-12.5 9L-1-9.5L-2.6-12H-.6L0-11L.6-12H2.6L1-9.5L12.5 9H4L0-1L-4 9Z", fill=INK),
    "palace": element(
        "path",
        d="M-11.5 9V-1H-10V-5L-8.2-8L-6.4-5V-1H-4.6V-5C-4.6-8-1-9 0-13C1-9 4.6-8 4.6-5V-1H6.4V-5L8.2-8L10-5V-1H11.5V9"
        "H2.6V4.6A2.6 2.6 0 0 0-2.6 4.6V9Z",
        fill=INK,
    ),
    "silo": element(
        "path",
        d="M-6.5-5A6.5 6 0 0 1 6.5-5ZM-6.5-4H6.5V-.8H-6.5ZM-6.5.4H6.5V3.6H-6.5ZM-6.5 4.8H6.5V9H-6.5Z",
        fill=INK,
    ),
    "cave": element("path", d="M-22 11L-3-15L3-7L8-11L22 11Z", fill="#a3a4b3")
    + element("path", d="M-8.5 11C-9 2-5.5-3 0-3S9 2 8.5 11Z", fill="#14141b"),
}
"""The icons by name, drawn around the origin."""


def icon_drawings(board: Board) -> dict[str, str]:
    """The drawings of the icons that this board may need, and of the neutral ground of special hexes."""
    wanted = {kind.value for kind in Special if board.ground[kind]} | {"location", "star", "no-tile"}
    wanted |= {"capitol"} if board.capitols else set()
    wanted |= {"cave"} if board.caves else set()
    return {
        name: drawing
        for name, drawing in _all_icon_drawings().items()
        if name.removeprefix("icon-") in wanted | {"special"}
    }


def _all_icon_drawings() -> dict[str, str]:
    """The drawings of all icons, and of the neutral ground of special hexes."""
    rim = element("path", d=outline(0.93), fill="none", stroke=INK, stroke_width=1.4)
    special = element("path", d=outline(), fill=SPECIAL) + rim
    return {"special": special, **{f"icon-{name}": drawing for name, drawing in ICONS.items()}}


def special_hexes(board: Board) -> tuple[Hex, ...]:
    """The hexes that show an icon or a tile: special hexes and caves."""
    return tuple(each(board.special | board.caves))


def icon(scene: Scene, at: Hex, middle: Point) -> list[Part]:
    """The parts that identify a special hex or a cave.

    If a letter replaces the name, the parts form a tile with that letter. Otherwise they form an icon. In the FULL
    style, the name is below the icon, and the number of tiles is shown if it is known.
    """
    name = scene.title_of(at)
    if name in scene.symbols:
        return _letter_tile(scene, at, middle, scene.symbols[name])
    if scene.style.compact:
        return [Stamp(f"icon-{_word(scene.board, at)}", *middle.moved(0, 3), scale=_LARGE)]
    arranged = label(name, ringed=bool(BIT[at] & scene.highlights) or at in scene.faulty, named=scene.names)
    # The name fits, because `scene.symbols` contains every name of a location or tile that does not fit, and all
    # other names are short.
    assert arranged is not None
    return [*_icon(scene, at, middle, arranged), *_name_lines(arranged, middle)]


def letter_tile(letter: str, middle: Point, scale: float, tiles: int | None = None) -> list[Part]:
    """A tile with a letter, for the board and for the legend. `tiles` is the number of tiles left, if known."""
    shadow: list[Part] = (
        [Stamp("icon-location", middle.x + 2.4, middle.y - 2.4, scale=scale)] if (tiles or 0) > 1 else []
    )
    kind = "icon-no-tile" if tiles == 0 else "icon-location"
    size = 12 * scale
    return [
        *shadow,
        Stamp(kind, *middle, scale=scale),
        Text(letter, middle.x, middle.y + 0.37 * size, size, "middle", bold=True),
    ]


def _word(board: Board, at: Hex) -> str:
    """The name of the icon for a special hex or a cave. Locations are drawn as tiles instead."""
    if BIT[at] & board.caves:
        return "cave"
    return "capitol" if BIT[at] & board.capitols else board.surface_at(at).value


def _letter_tile(scene: Scene, at: Hex, middle: Point, letter: str) -> list[Part]:
    return letter_tile(letter, middle, _LETTER, scene.tiles.get(at))


def _icon(scene: Scene, at: Hex, middle: Point, arranged: Label) -> list[Part]:
    top, scale, tiles = middle.moved(0, arranged.shelf.icon), arranged.shelf.scale, scene.tiles.get(at)
    if at in scene.board.kinds:
        return _tile(top, tiles, scale)
    word = _word(scene.board, at)
    if tiles is None:
        return [Stamp(f"icon-{word}", *top, scale=scale)]
    return [Stamp(f"icon-{word}", top.x - 8, top.y, scale=scale), *_tile(top.moved(10, 0), tiles, scale)]


def _tile(point: Point, tiles: int | None, scale: float) -> list[Part]:
    if tiles == 0:
        return [Stamp("icon-no-tile", *point, scale=scale)]
    shown = Stamp("icon-location", *point, scale=scale)
    if tiles is None:
        return [shown, Stamp("icon-star", *point, scale=scale)]
    number = Text(str(tiles), point.x, point.y + 4.6 * scale, 13 * scale, "middle", bold=True)
    behind = [Stamp("icon-location", point.x + 2.4, point.y - 2.4, scale=scale)] if tiles > 1 else []
    return [*behind, shown, number]


def _name_lines(arranged: Label, middle: Point) -> list[Part]:
    placed = zip(arranged.lines, arranged.baselines, strict=True)
    return [Text(line, middle.x, middle.y + y, arranged.size, "middle", halo=SPECIAL) for line, y in placed]


_LATTICE: Final = (grid(0, 0), grid(1, 0), grid(1, -1), grid(-1, 0), grid(-1, -1))
"""The centres of the hexes that overlap one tile of an SVG pattern, which repeats every column and every two rows."""
_HEX_PATH: Final = "l26 15v30l-26 15l-26-15v-30z"
"""The outline of a hex, starting at its top. Relative coordinates compress better than absolute ones."""
_EXTENT: Final = extent(SIZE, SIZE)


def all_drawings() -> dict[str, str]:
    """The drawings of all grounds and icons, by id."""
    return _all_terrain_drawings() | _all_icon_drawings()


def ground_patterns() -> Iterator[str]:
    """Each ground as an SVG pattern that can fill any set of hexes. The id is `ground-` followed by the name."""
    for name in all_drawings():
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
    """The main board without text, as an SVG file.

    All hexes with the same ground are one filled shape, because that renders faster than 400 separate hexes.
    """
    grounds: dict[str, str] = {}
    stamps = []
    for at in each(MAIN):
        middle = centre(at)
        surface = board.surface_at(at)
        special = isinstance(surface, Special)
        name = "special" if special else surface.value
        grounds[name] = grounds.get(name, "") + f"M{number(middle.x)} {number(middle.y - RADIUS)}{_HEX_PATH}"
        if special:
            stamps.append(element("use", href=f"#icon-{surface.value}", x=middle.x, y=middle.y))
    drawings = [element("g", [drawing], id=name) for name, drawing in all_drawings().items()]
    return element(
        "svg",
        [
            element("defs", [*drawings, *ground_patterns()]),
            *(element("path", d=path, fill=f"url(#ground-{name})") for name, path in grounds.items()),
            *stamps,
        ],
        xmlns="http://www.w3.org/2000/svg",
        width=_EXTENT.x,
        height=_EXTENT.y,
        viewBox=f"0 0 {number(_EXTENT.x)} {number(_EXTENT.y)}",
    )
