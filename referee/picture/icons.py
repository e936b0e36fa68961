"""The special hexes: an icon above a name. Capitols and caves are drawn here too."""

from typing import Final, NamedTuple

from referee.board.board import Board
from referee.board.hexes import BIT, Hex, each
from referee.board.terrain import Special
from referee.picture.geometry import Point, outline
from referee.picture.markup import Attribute, element, line_of_text, use, width, wrapped
from referee.picture.palette import INK, SPECIAL, TILE

_ROOM: Final = 58.0
"""How wide a name may be: a little wider than the hex, because it wears a halo."""
_INSIDE_RING: Final = 38.0
_SIZE: Final = 12.0
_SMALL: Final = 11.0
"""For names on two lines."""
_LEADING: Final = 0.94
_HALO: Final[dict[str, Attribute]] = {
    "stroke": SPECIAL,
    "stroke_width": 2.6,
    "stroke_linejoin": "round",
    "paint_order": "stroke",
}
_LETTERS: Final = 9
_ELLIPSIS_AFTER: Final = 22
_OCTAGON: Final = "M-4-9.6H4L9.6-4V4L4 9.6H-4L-9.6 4V-4Z"

ICONS: Final = {
    "location": element("path", d=_OCTAGON, fill=TILE, stroke=INK, stroke_width=1.4),
    "star": element(
        "path", d="M0-5.5L1.6-1.9L5.4-1.6L2.5.9L3.4 4.7L0 2.7L-3.4 4.7L-2.5.9L-5.4-1.6L-1.6-1.9Z", fill=INK
    ),
    "no-tile": element(
        "path", d=_OCTAGON, fill="none", stroke=INK, stroke_width=1.2, stroke_dasharray="3 2.4", opacity=0.6
    ),
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


def special_ground() -> str:
    """The definition of the neutral hex under every special one."""
    rim = element("path", d=outline(0.93), fill="none", stroke=INK, stroke_width=1.4)
    return element("g", [element("path", d=outline(), fill=SPECIAL), rim], id="special")


def definitions(board: Board) -> list[str]:
    """The icons this board uses."""
    wanted = {kind.value for kind in Special if board.ground[kind]}
    wanted |= {"location", "star", "no-tile"}
    wanted |= {"capitol"} if board.capitols else set()
    wanted |= {"cave"} if board.caves else set()
    return [element("g", [drawing], id=f"icon-{name}") for name, drawing in ICONS.items() if name in wanted]


def name_of(board: Board, at: Hex) -> str:
    """What stands on a special hex or a cave: a location's kind, or the word for it."""
    if BIT[at] & board.caves:
        return "cave"
    if BIT[at] & board.capitols:
        return "capitol"
    return board.kinds.get(at) or board.surface_at(at).value


def named_hexes(board: Board) -> list[Hex]:
    """The hexes that wear an icon and a name."""
    return list(each(board.special | board.caves))


class Lying(NamedTuple):
    """What lies on a special hex, where somebody knows."""

    tiles: int | None = None
    label: str | None = None
    """What the hex is called instead of its own name."""


def icon(board: Board, at: Hex, middle: Point, lying: Lying, *, ringed: bool) -> list[str]:
    """The icon and the name of one such hex, or what lies there; a number of tiles if somebody knows it."""
    name, tiles = name_of(board, at), lying.tiles
    lines = [_shortened(line) for line in wrapped(lying.label or name, letters=_LETTERS, lines=2)]
    top = middle.moved(0, -9 if len(lines) == 1 else -13)
    if at in board.kinds:
        drawn = _tile(top, tiles)
    elif tiles is None:
        drawn = [use(f"icon-{name}", *top)]
    else:
        drawn = [use(f"icon-{name}", top.x - 8, top.y), *_tile(top.moved(10, 0), tiles)]
    return drawn + _label(lines, middle.moved(0, 14 if len(lines) == 1 else 7.5), _INSIDE_RING if ringed else _ROOM)


def _tile(point: Point, tiles: int | None) -> list[str]:
    if tiles == 0:
        return [use("icon-no-tile", *point)]
    shown = [use("icon-location", *point)]
    if tiles is None:
        return [*shown, use("icon-star", *point)]
    number = line_of_text(point.x, point.y + 4.6, str(tiles), font_size=13, font_weight="bold")
    return [use("icon-location", point.x + 2.4, point.y - 2.4), *shown, number] if tiles > 1 else [*shown, number]


def _label(lines: list[str], baseline: Point, room: float) -> list[str]:
    widest = max(width(line, _SIZE) for line in lines)
    size = min(_SIZE if len(lines) == 1 else _SMALL, _SIZE * room / widest)
    lines_of_text = [
        line_of_text(baseline.x, baseline.y + _LEADING * size * number, line, font_size=size)
        for number, line in enumerate(lines)
    ]
    return [element("g", lines_of_text, **_HALO)]


def _shortened(line: str) -> str:
    return line if len(line) <= _ELLIPSIS_AFTER else f"{line[: _ELLIPSIS_AFTER - 1]}…"
