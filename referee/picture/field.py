"""Draw a field of hexes (the main board or the island) in layers, with its coordinates and everything on it."""

from collections.abc import Iterator
from string import ascii_lowercase
from typing import Final

from referee.board.geography import LINE_NAMES
from referee.board.hexes import BIT, COORDINATES, ISLAND_ROWS, MAIN, NAMES, SIZE, Hex, Hexes, each
from referee.board.terrain import Special, Terrain
from referee.picture.geometry import SIDES, Point, centre, extent, grid, outline, seams, side
from referee.picture.hex_drawings import icon, special_hexes
from referee.picture.piece_shapes import symbol
from referee.picture.scene import Scene
from referee.picture.sheet import Part, Stamp, Text, element
from referee.picture.style import FAINT, FAULT, INK, PAPER, RING

_MARK: Final = 0.9
_CROWDED: Final = 0.62
"""The scale of pieces that share a hex, relative to a single piece."""
_LARGE: Final = 1.35
"""The scale of pieces and marks in a compact picture, relative to the FULL style."""
_NAME: Final = 10.0
_NAME_ALONE: Final = 24.0
"""The font size of a hex name: _NAME in the FULL style, at most _NAME_ALONE in a compact picture."""
_DARK: Final = frozenset({Terrain.CANYON, Terrain.FOREST, Terrain.WATER, Terrain.MOUNTAIN})
"""The terrains on which light letters are easier to read than dark ones."""
_SEAMS: Final = tuple(seams())
# The pale line under the dark one keeps a border visible between two forest hexes.
_LINES: Final = {"pale": (PAPER, 5), "dark": (INK, 2.4)}


def main_board(scene: Scene) -> list[Part]:
    """The parts of the main board, with coordinates, marks, and borders between its four sections."""
    lines: list[Part] = [Stamp(f"{line}-{way}", *centre(at)) for line in _LINES for at, way in _SEAMS]
    return [*_field(scene, MAIN, lines), *_coordinates(scene, SIZE, SIZE, ""), *_marks(scene, range(SIZE), SIZE)]


def island(scene: Scene) -> list[Part]:
    """The parts of the island, with its own coordinates and marks."""
    columns = island_columns(scene)
    marks = _marks(scene, range(SIZE, SIZE + ISLAND_ROWS), columns)
    return [
        *_field(scene, scene.board.island, []),
        *_coordinates(scene, ISLAND_ROWS, columns, "i:"),
        *marks,
    ]


def island_columns(scene: Scene) -> int:
    """The number of columns of the island, up to the last column that has a hex."""
    return 1 + max(COORDINATES[at].column for at in each(scene.board.island))


def field_drawings(scene: Scene) -> dict[str, str]:
    """The definitions of the lines, veils, rings and badges that this scene needs, by name."""
    drawings = {
        f"{line}-{way}": element("path", d=side(way), stroke=colour, stroke_width=weight, stroke_linecap="round")
        for line, (colour, weight) in _LINES.items()
        for way in SIDES
    }
    if scene.highlights:
        drawings["veil"] = element("path", d=outline(), fill=PAPER, fill_opacity=0.34)
        drawings["ring"] = _ring(0.86, (INK, 7), (RING, 3.8))
    if scene.flaws:
        drawings["fault"] = _ring(0.88, (PAPER, 7.5), (FAULT, 4.5))
        drawings["badge"] = element("circle", r=9, fill=FAULT, stroke=PAPER, stroke_width=1.6)
    return drawings


def _ring(scale: float, *strokes: tuple[str, float]) -> str:
    rings = [element("path", d=outline(scale), stroke=colour, stroke_width=weight) for colour, weight in strokes]
    return element("g", rings, fill="none", stroke_linejoin="round")


def badge(scene: Scene, text: str, middle: Point) -> list[Part]:
    """A badge with the number of a flaw, for the board and for the list of flaws."""
    scale = 1.6 if scene.style.compact else 1
    size = 12 * scale
    return [
        Stamp("badge", *middle, scale=scale),
        Text(text, middle.x, middle.y + 0.36 * size, size, "middle", bold=True, fill=PAPER),
    ]


def _field(scene: Scene, hexes: Hexes, lines: list[Part]) -> list[Part]:
    board, lit = scene.board, scene.highlights & hexes
    parts: list[Part] = [_hex(scene, at) for at in each(hexes)]
    if scene.highlights:
        parts += [Stamp("veil", *centre(at)) for at in each(hexes & ~lit)]
    parts += lines
    parts += [Stamp("ring", *centre(at)) for at in each(lit)]
    for at in special_hexes(board):
        if BIT[at] & hexes:
            parts += icon(scene, at, centre(at))
    parts += [part for at in each(hexes) for part in _pieces(scene, at)]
    faulty = [at for at in each(hexes) if at in scene.faulty]
    parts += [Stamp("fault", *centre(at)) for at in faulty]
    if scene.names:
        parts += [part for at in each(hexes) for part in _name(scene, at)]
    return parts + [part for at in faulty for part in _badge(scene, at)]


def _hex(scene: Scene, at: Hex) -> Stamp:
    kind = scene.board.surface_at(at)
    ground = "cave" if BIT[at] & scene.board.caves else "special" if isinstance(kind, Special) else kind.value
    return Stamp(ground, *centre(at), title=scene.words(at))


def _pieces(scene: Scene, at: Hex) -> Iterator[Part]:
    standing = scene.standing.get(at, [])
    for number, piece in enumerate(standing):
        name = symbol(piece.colour, piece.shape)
        # A hex name at the top leaves less room, so the pieces move down a little.
        middle = centre(at).moved(0, 2 if scene.names and not scene.style.compact else 0)
        scale = _LARGE if scene.style.compact else 1
        if len(standing) == 1:
            yield Stamp(name, *middle, scale=scale)
        else:
            spread = min(20, 30 / (len(standing) - 1)) * (number - (len(standing) - 1) / 2)
            yield Stamp(name, *middle.moved(spread, 0), scale=_CROWDED * scale)


def _name(scene: Scene, at: Hex) -> Iterator[Part]:
    """The name of a hex. A compact picture has room for it only on hexes without a piece or an icon."""
    name, middle = NAMES[at], centre(at)
    if not scene.style.compact:
        yield Text(name, middle.x, middle.y - 16.2, _NAME, "middle", halo=PAPER)
    elif not scene.standing.get(at) and not BIT[at] & (scene.board.special | scene.board.caves):
        size = min(_NAME_ALONE, _NAME_ALONE * 3.4 / len(name))
        ground = scene.board.surface_at(at)
        ink = PAPER if ground in _DARK else INK
        yield Text(name, middle.x, middle.y + 0.36 * size, size, "middle", fill=ink)


def _badge(scene: Scene, at: Hex) -> list[Part]:
    first, *more = scene.faulty[at]
    return badge(scene, f"{first}+" if more else str(first), centre(at).moved(17, -17))


def _marks(scene: Scene, lines: range, columns: int) -> list[Part]:
    """S24: a disc in the player's colour at the right end of each marked line."""
    right = extent(len(lines), columns).x + scene.style.margin / 2
    scale = _MARK * (_LARGE if scene.style.compact else 1)
    return [
        Stamp(
            symbol(colour, "mark"),
            right,
            grid(line - lines.start, 0).y,
            scene.speech.say("picture", "marked", line=LINE_NAMES[line], colour=scene.speech.name(colour)),
            scale,
        )
        for line, colour in scene.marks.items()
        if line in lines
    ]


def _coordinates(scene: Scene, rows: int, columns: int, prefix: str) -> list[Part]:
    size, (_, margin, high, *_) = extent(rows, columns), scene.style
    letters = [
        (f"{prefix}{ascii_lowercase[column]}", grid(row, column).x, y)
        for row, y in ((0, -high * 0.55), (rows - 1, size.y + high * 1.15))
        for column in range(columns)
    ]
    numbers = [
        (str(row + 1), x, grid(row, 0).y + high * 0.36)
        for x in (-margin / 2, size.x + margin / 2)
        for row in range(rows)
    ]
    return [Text(text, x, y, high, "middle", bold=True, fill=FAINT) for text, x, y in letters + numbers]
