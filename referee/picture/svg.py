"""A position as SVG: one sheet with the board, the island if there is one, and a legend."""

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import partial
from typing import Final

from referee.board.board import Board
from referee.board.geography import QUARTERS
from referee.board.hexes import ISLAND_ROWS, NOWHERE, SIZE, Hex, Hexes, names
from referee.board.terrain import Terrain
from referee.picture import field, icons, terrains
from referee.picture import pieces as piece_shapes
from referee.picture.geometry import Point, extent
from referee.picture.legend import Block, legend, name_and_facts, origin, piece_kinds
from referee.picture.markup import FONT, element, line_of_text, number, width, words
from referee.picture.palette import INK, PAPER, SEA
from referee.picture.pieces import Piece
from referee.picture.scene import Scene
from referee.words.speech import Speech, speech

_EDGE: Final = 10.0
_GAP: Final = 16.0
_TITLE: Final = 40.0
_HEADING: Final = 22.0
_MAIN: Final = extent(SIZE, SIZE)
_WIDTH: Final = _MAIN.x + 2 * (field.MARGIN + _EDGE)


def draw(  # noqa: PLR0913  (a picture has many parts, each of them optional)
    board: Board,
    *,
    pieces: Iterable[Piece] = (),
    highlights: Hexes = NOWHERE,
    tiles: Mapping[Hex, int] | None = None,
    title: str | None = None,
    language: Speech | None = None,
) -> str:
    """The board with pieces, highlighted hexes and numbers of tiles, as the text of an SVG file."""
    scene = Scene(board, tuple(pieces), highlights, dict(tiles or {}), speech=language or speech())
    return draw_scene(scene, title)


def draw_scene(scene: Scene, title: str | None = None) -> str:
    """Everything there is to see, as the text of an SVG file."""
    parts = [_heading(title)] if title else []
    top = _EDGE + field.MARGIN + (_TITLE if title else 0)
    left = _EDGE + field.MARGIN
    parts.append(_at(left, top, field.main_board(scene)))
    top += _MAIN.y + field.MARGIN + _GAP
    below = _with_island(scene) if scene.board.island else legend(scene, _MAIN.x)
    parts.append(_at(left, top, below.parts))
    return _document(scene, parts, top + below.height + _EDGE, title)


def _heading(title: str) -> str:
    size = min(_HEADING, _HEADING * _MAIN.x / (1.2 * width(title, _HEADING)))
    return line_of_text(_WIDTH / 2, 32, title, font_size=size, font_weight="bold", text_anchor="middle")


def _with_island(scene: Scene) -> Block:
    """The island, and the legend to its right."""
    size = extent(ISLAND_ROWS, field.island_columns(scene))
    frame = Point(size.x + 2 * field.MARGIN, size.y + 2 * field.MARGIN + 20)
    sea = element("rect", width=frame.x, height=frame.y, rx=10, fill=SEA)
    side = scene.board.layout.island
    heading = (
        [name_and_facts(14, 22, scene.speech.say("picture", "island", side=str(side)), origin(side, scene.speech))]
        if side
        else []
    )
    right = frame.x + 2 * _GAP
    beside = legend(scene, _MAIN.x - right)
    parts = [sea, *heading, _at(field.MARGIN, field.MARGIN + 20, field.island(scene)), _at(right, 0, beside.parts)]
    return Block(parts, max(frame.y, beside.height))


def _document(scene: Scene, parts: list[str], height: float, title: str | None) -> str:
    layout = scene.board.layout
    say = partial(scene.speech.say, "picture")
    quarters = [say(quarter.replace(" ", "-")) for quarter in QUARTERS]
    sections = [f"{section} {quarter}" for section, quarter in zip(layout.sections, quarters, strict=True)]
    sections += [say("island", side=str(layout.island))] if layout.island else []
    about = [say("sections", list=", ".join(sections))]
    about += [say("pieces", list=", ".join(_counted(scene)))] if scene.pieces else []
    about += [say("highlighted-hexes", list=", ".join(names(scene.highlights)))] if scene.highlights else []
    head = [
        element("title", [words(title or say("title"))]),
        element("desc", [words(" ".join(about))]),
        element("defs", _definitions(scene)),
        element("rect", width=_WIDTH, height=height, fill=PAPER),
    ]
    return (
        element(
            "svg",
            [f"{part}\n" for part in ["", *head, *parts]],
            xmlns="http://www.w3.org/2000/svg",
            width=_WIDTH,
            height=height,
            viewBox=f"0 0 {number(_WIDTH)} {number(height)}",
            role="img",
            font_family=FONT,
            fill=INK,
        )
        + "\n"
    )


def _definitions(scene: Scene) -> list[str]:
    return [
        *(terrains.ground(terrain) for terrain in Terrain if scene.board.ground[terrain]),
        *([terrains.cave_ground()] if scene.board.caves else []),
        icons.special_ground(),
        *icons.definitions(scene.board),
        *field.definitions(highlights=bool(scene.highlights)),
        *piece_shapes.definitions(piece_kinds(scene)),
    ]


def _counted(scene: Scene) -> list[str]:
    kinds = Counter((piece.colour, piece.shape) for piece in scene.pieces)
    return [f"{count} {scene.piece(*kind)}" for kind, count in sorted(kinds.items())]


def _at(x: float, y: float, parts: list[str]) -> str:
    return element("g", parts, transform=f"translate({number(x)} {number(y)})")
