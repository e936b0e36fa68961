"""A scene on a sheet: title, faults, board, island, panel, legend, each in its place."""

from collections import Counter
from collections.abc import Iterator
from functools import partial
from typing import Final

from referee.board.geography import QUARTERS
from referee.board.hexes import ISLAND_ROWS, SIZE, names
from referee.picture import field, icons, legend, terrains
from referee.picture import pieces as piece_shapes
from referee.picture.banner import faults, heading
from referee.picture.geometry import Point, extent
from referee.picture.palette import SEA
from referee.picture.panel import Desk, panel
from referee.picture.scene import Scene
from referee.picture.sheet import Block, Part, Plate, Sheet
from referee.picture.style import COMPACT, FULL, LEGIBLE, Style

_EDGE: Final = 10.0
_GAP: Final = 16.0
_PANEL: Final = 370.0
"""How wide a panel at the right of the board is."""
_MAIN: Final = extent(SIZE, SIZE)


def style_for(pixels: int | None, *, panel: bool) -> Style:
    """The style in which a picture of this width is legible."""
    return COMPACT if pixels and pixels < LEGIBLE * _across(FULL, panel=panel) else FULL


def arranged(scene: Scene, *, title: str | None = None, desk: Desk | None = None, pixels: int | None = None) -> Sheet:
    """Everything there is to see. The panel stands at the right of the board, or below it in a compact picture."""
    style = scene.style
    left = _EDGE + style.margin
    parts: list[Part] = []
    y = _EDGE
    for block in _above(scene, title):
        parts += block.at(left, y)
        y += block.height + _GAP / 2
    y += style.margin
    parts += Block(field.main_board(scene), 0).at(left, y)
    bottom = 0.0
    if desk and not style.compact:
        column = panel(scene, desk, _PANEL)
        parts += column.at(_across(style, panel=False), y)
        bottom = y + column.height
    y += _MAIN.y + style.margin
    for block in _below(scene, desk):
        parts += block.at(left, y + _GAP)
        y += block.height + _GAP
    across = _across(style, panel=desk is not None)
    return Sheet(
        across,
        max(y, bottom) + _EDGE,
        pixels or round(across),
        title or scene.speech.say("picture", "title"),
        _about(scene),
        _definitions(scene, desk),
        tuple(parts),
    )


def _across(style: Style, *, panel: bool) -> float:
    board = _MAIN.x + 2 * (style.margin + _EDGE)
    return board + _PANEL + _EDGE if panel and not style.compact else board


def _above(scene: Scene, title: str | None) -> Iterator[Block]:
    if title:
        yield heading(title, scene.style.heading, _MAIN.x)
    if scene.flaws:
        yield faults(scene, _MAIN.x)


def _below(scene: Scene, desk: Desk | None) -> Iterator[Block]:
    """The panel of a compact picture, the island, and the legend: beside the island if there is room."""
    compact = scene.style.compact
    if desk and compact:
        yield panel(scene, desk, _MAIN.x)
    if not scene.board.island:
        yield legend.legend(scene, _MAIN.x)
        return
    island = _island(scene)
    if compact:
        yield island
        yield legend.legend(scene, _MAIN.x)
    else:
        right = island.width + 2 * _GAP
        beside = legend.legend(scene, _MAIN.x - right)
        yield Block([*island.parts, *beside.at(right, 0)], max(island.height, beside.height))


def _island(scene: Scene) -> Block:
    """The island in its sea."""
    margin, size = scene.style.margin, scene.style.text
    hexes = extent(ISLAND_ROWS, field.island_columns(scene))
    wide, high = hexes.x + 2 * margin, hexes.y + 2 * margin + 1.9 * size
    parts: list[Part] = [Plate(0, 0, wide, high, SEA)]
    side = scene.board.layout.island
    if side:
        name = scene.speech.say("picture", "island", side=str(side))
        parts += legend.name_and_facts(Point(size, 1.6 * size), name, legend.origin(side, scene.speech), size)
    parts += Block(field.island(scene), 0).at(margin, margin + 1.9 * size)
    return Block(parts, high, wide)


def _about(scene: Scene) -> str:
    """The picture in words."""
    layout, say = scene.board.layout, partial(scene.speech.say, "picture")
    quarters = [say(quarter.replace(" ", "-")) for quarter in QUARTERS]
    sections = [f"{section} {quarter}" for section, quarter in zip(layout.sections, quarters, strict=True)]
    sections += [say("island", side=str(layout.island))] if layout.island else []
    about = [say("sections", list=", ".join(sections))]
    about += [say("pieces", list=", ".join(_counted(scene)))] if scene.pieces else []
    about += [say("highlighted-hexes", list=", ".join(names(scene.highlights)))] if scene.highlights else []
    about += [say("impossible"), *(flaw.text for flaw in scene.flaws)] if scene.flaws else []
    return " ".join(about)


def _counted(scene: Scene) -> list[str]:
    kinds = Counter((piece.colour, piece.shape) for piece in scene.pieces)
    return [f"{count} {scene.piece(*kind)}" for kind, count in sorted(kinds.items())]


def _definitions(scene: Scene, desk: Desk | None) -> dict[str, str]:
    played = desk.terrains if desk else ()
    seats = {(seat.colour.value, "mark") for seat in desk.seats} if desk else set()
    return {
        # Small names are legible on plain ground only.
        **terrains.definitions(scene.board, played, patterns=not (scene.style.compact and scene.names)),
        **icons.definitions(scene.board),
        **field.definitions(scene),
        **legend.definitions(),
        **piece_shapes.definitions(legend.piece_kinds(scene) | seats),
    }
