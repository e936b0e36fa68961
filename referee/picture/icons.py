"""The special hexes: an icon above a name, or a letter instead of both. Capitols and caves are drawn here too."""

from typing import Final

from referee.board.board import Board
from referee.board.hexes import BIT, Hex, each
from referee.board.terrain import Special
from referee.picture.geometry import Point, outline
from referee.picture.labels import Label, label
from referee.picture.markup import element
from referee.picture.palette import INK, SPECIAL, TILE
from referee.picture.scene import Scene
from referee.picture.sheet import Part, Stamp, Text

_OCTAGON: Final = "M-4-9.6H4L9.6-4V4L4 9.6H-4L-9.6 4V-4Z"
_LETTER: Final = 2.1
"""The size of a tile with a letter on it, compared with one above a name."""
_LARGE: Final = 1.6
"""The size of an icon that has the hex to itself."""

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
"""Each about 24 wide and 20 high around the origin."""


def definitions(board: Board) -> dict[str, str]:
    """The neutral hex under every special one, and the icons this board uses."""
    wanted = {kind.value for kind in Special if board.ground[kind]} | {"location", "star", "no-tile"}
    wanted |= {"capitol"} if board.capitols else set()
    wanted |= {"cave"} if board.caves else set()
    return {
        name: drawing
        for name, drawing in all_definitions().items()
        if name.removeprefix("icon-") in wanted | {"special"}
    }


def all_definitions() -> dict[str, str]:
    """The neutral hex under every special one, and every icon there is."""
    rim = element("path", d=outline(0.93), fill="none", stroke=INK, stroke_width=1.4)
    special = element("path", d=outline(), fill=SPECIAL) + rim
    return {"special": special, **{f"icon-{name}": drawing for name, drawing in ICONS.items()}}


def special_hexes(board: Board) -> tuple[Hex, ...]:
    """The hexes that wear an icon."""
    return tuple(each(board.special | board.caves))


def icon(scene: Scene, at: Hex, middle: Point) -> list[Part]:
    """The icon and the name of one such hex, or what lies there; a number of tiles if somebody knows it."""
    name = scene.title_of(at)
    if name in scene.symbols:
        return _lettered(scene, at, middle, scene.symbols[name])
    if scene.style.compact:
        return [Stamp(f"icon-{_word(scene.board, at)}", *middle.moved(0, 3), scale=_LARGE)]
    found = label(name, ringed=bool(BIT[at] & scene.highlights) or at in scene.faulty, named=scene.names)
    # A name that does not fit has a symbol.
    assert found is not None
    return [*_icon(scene, at, middle, found), *_lines(found, middle)]


def lettered(letter: str, middle: Point, scale: float, tiles: int | None = None) -> list[Part]:
    """A tile with a letter on it."""
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
    """What stands on a special hex or a cave, apart from locations."""
    if BIT[at] & board.caves:
        return "cave"
    return "capitol" if BIT[at] & board.capitols else board.surface_at(at).value


def _lettered(scene: Scene, at: Hex, middle: Point, letter: str) -> list[Part]:
    return lettered(letter, middle, _LETTER, scene.tiles.get(at))


def _icon(scene: Scene, at: Hex, middle: Point, found: Label) -> list[Part]:
    top, scale, tiles = middle.moved(0, found.shelf.icon), found.shelf.scale, scene.tiles.get(at)
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


def _lines(found: Label, middle: Point) -> list[Part]:
    placed = zip(found.lines, found.baselines, strict=True)
    return [Text(line, middle.x, middle.y + y, found.size, "middle", halo=SPECIAL) for line, y in placed]
