"""One field of hexes, the main board or the island, with its coordinates and everything on it, layer by layer."""

from collections.abc import Iterator
from string import ascii_lowercase
from typing import Final

from referee.board.geography import LINE_NAMES
from referee.board.hexes import BIT, COORDINATES, ISLAND_ROWS, MAIN, SIZE, Hex, Hexes, each
from referee.board.terrain import Special
from referee.picture import icons
from referee.picture.geometry import centre, extent, grid, outline, seams
from referee.picture.markup import element, line_of_text, use, words
from referee.picture.palette import FAINT, INK, PAPER, RING
from referee.picture.pieces import symbol
from referee.picture.scene import Scene

MARGIN: Final = 30.0
"""Room for coordinates on every side."""
_BESIDE: Final = 15.0
_MARK: Final = 0.9
_CROWDED: Final = 0.62
"""The size of pieces that share a hex."""


def main_board(scene: Scene) -> list[str]:
    """The four sections."""
    # The pale line under the dark one shows where forest meets forest.
    lines = [
        element("path", d=seams(), fill="none", stroke=colour, stroke_width=weight, stroke_linecap="round")
        for colour, weight in ((PAPER, 5), (INK, 2.4))
    ]
    return [*_field(scene, MAIN, lines), *_coordinates(SIZE, SIZE, ""), *_marks(scene, range(SIZE), SIZE)]


def island(scene: Scene) -> list[str]:
    """The island."""
    columns = island_columns(scene)
    marks = _marks(scene, range(SIZE, SIZE + ISLAND_ROWS), columns)
    return [*_field(scene, scene.board.island, []), *_coordinates(ISLAND_ROWS, columns, "i:"), *marks]


def island_columns(scene: Scene) -> int:
    """How many columns of the island have hexes."""
    return 1 + max(COORDINATES[at].column for at in each(scene.board.island))


def definitions(*, highlights: bool) -> list[str]:
    """What fields are drawn with."""
    if not highlights:
        return []
    veil = element("path", id="veil", d=outline(), fill=PAPER, fill_opacity=0.34)
    ring = [
        element("path", d=outline(0.86), fill="none", stroke=INK, stroke_width=7),
        element("path", d=outline(0.86), fill="none", stroke=RING, stroke_width=3.8),
    ]
    return [veil, element("g", ring, id="ring", stroke_linejoin="round")]


def _field(scene: Scene, hexes: Hexes, lines: list[str]) -> list[str]:
    board, lit = scene.board, scene.highlights & hexes
    labelled = [at for at in icons.named_hexes(board) if BIT[at] & hexes]
    over = [use("veil", *centre(at)) for at in each(hexes & ~lit)] if scene.highlights else []
    over += lines
    over += [use("ring", *centre(at)) for at in each(lit)]
    over.append(element("g", [part for at in labelled for part in _icon(scene, at)], text_anchor="middle"))
    over += [part for at in each(hexes) for part in _pieces(scene, at)]
    # Tooltips belong to the hexes, so nothing above them may catch the pointer.
    return [element("g", [_hex(scene, at) for at in each(hexes)]), element("g", over, pointer_events="none")]


def _icon(scene: Scene, at: Hex) -> list[str]:
    ringed = bool(BIT[at] & scene.highlights)
    name = scene.labels.get(at) or icons.name_of(scene.board, at)
    lying = icons.Lying(scene.tiles.get(at), scene.speech.name(name))
    return icons.icon(scene.board, at, centre(at), lying, ringed=ringed)


def _hex(scene: Scene, at: Hex) -> str:
    kind = scene.board.surface_at(at)
    ground = "cave" if BIT[at] & scene.board.caves else "special" if isinstance(kind, Special) else kind.value
    return use(ground, *centre(at), [element("title", [words(scene.words(at))])])


def _pieces(scene: Scene, at: Hex) -> Iterator[str]:
    standing = scene.standing.get(at, [])
    for number, piece in enumerate(standing):
        name = symbol(piece.colour, piece.shape)
        if len(standing) == 1:
            yield use(name, *centre(at))
        else:
            spread = min(20, 30 / (len(standing) - 1)) * (number - (len(standing) - 1) / 2)
            x, y = centre(at).moved(spread, 0)
            yield element("use", href=f"#{name}", transform=f"translate({x:g} {y:g}) scale({_CROWDED})")


def _marks(scene: Scene, lines: range, columns: int) -> list[str]:
    """S24: a disc in its player's colour at the right end of a line."""
    right = extent(len(lines), columns).x + _BESIDE
    return [
        element(
            "use",
            [
                element(
                    "title",
                    [
                        words(
                            scene.speech.say(
                                "picture", "marked", line=LINE_NAMES[line], colour=scene.speech.name(colour)
                            )
                        )
                    ],
                )
            ],
            href=f"#{symbol(colour, 'mark')}",
            transform=f"translate({right:g} {grid(line - lines.start, 0).y:g}) scale({_MARK})",
        )
        for line, colour in scene.marks.items()
        if line in lines
    ]


def _coordinates(rows: int, columns: int, prefix: str) -> list[str]:
    size = extent(rows, columns)
    letters = [
        line_of_text(grid(row, column).x, y, f"{prefix}{ascii_lowercase[column]}")
        for row, y in ((0, -8.0), (rows - 1, size.y + 17.0))
        for column in range(columns)
    ]
    numbers = [
        line_of_text(x, grid(row, 0).y + 5, str(row + 1)) for x in (-15.0, size.x + 15.0) for row in range(rows)
    ]
    return [element("g", [*letters, *numbers], fill=FAINT, font_size=14, font_weight="bold", text_anchor="middle")]
