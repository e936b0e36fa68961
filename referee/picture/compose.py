"""Compose the picture of a board or a table: title, flaws, board, island, panel and legend."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Final

from referee.board.board import Board
from referee.board.geography import QUARTERS
from referee.board.hexes import BIT, ISLAND_ROWS, NOWHERE, SIZE, Hex, Hexes, each, names
from referee.engine.score import score
from referee.model.findings import Inconsistency
from referee.model.position import Pieces, Position
from referee.model.state import State
from referee.model.vocabulary import Figure
from referee.picture import field
from referee.picture.captions import flaw_list, heading, legend, name_and_facts, origin, piece_kinds, quarter_drawings
from referee.picture.geometry import Point, extent
from referee.picture.hex_drawings import icon_drawings, terrain_drawings
from referee.picture.lettering import shorten
from referee.picture.panel import PanelContent, panel, panel_content
from referee.picture.piece_shapes import DrawnPiece, piece_drawings
from referee.picture.scene import Flaw, Look, Scene
from referee.picture.sheet import Block, Part, Plate, Sheet, svg
from referee.picture.style import COMPACT, FULL, LEGIBLE, SEA, Style
from referee.words.speech import Speech, speech

_EDGE: Final = 10.0
_GAP: Final = 16.0
PANEL: Final = 370.0
"""The width of a panel to the right of the board, in drawing units."""
_MAIN: Final = extent(SIZE, SIZE)


def style_for(pixels: int | None, *, panel: bool) -> Style:
    """The style that is legible in a picture this many pixels wide; FULL if the width is not given."""
    return COMPACT if pixels and pixels < LEGIBLE * _sheet_width(FULL, panel=panel) else FULL


def compose(
    scene: Scene, *, title: str | None = None, content: PanelContent | None = None, pixels: int | None = None
) -> Sheet:
    """Compose the complete sheet. The panel is to the right of the board, or below it in a compact picture."""
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
    if content and not style.compact:
        column = panel(scene, content, PANEL)
        parts += column.at(_sheet_width(style, panel=False), y)
        bottom = y + column.height
    y += _MAIN.y + style.margin
    for block in _below(scene, content):
        parts += block.at(left, y + _GAP)
        y += block.height + _GAP
    width = _sheet_width(style, panel=content is not None)
    return Sheet(
        width,
        max(y, bottom) + _EDGE,
        pixels or round(width),
        title or scene.speech.say("picture", "title"),
        _about(scene),
        _definitions(scene, content),
        tuple(parts),
    )


def _sheet_width(style: Style, *, panel: bool) -> float:
    board = _MAIN.x + 2 * (style.margin + _EDGE)
    return board + PANEL + _EDGE if panel and not style.compact else board


def _above(scene: Scene, title: str | None) -> Iterator[Block]:
    if title:
        yield heading(title, scene.style.heading, _MAIN.x)
    if scene.flaws:
        yield flaw_list(scene, _MAIN.x)


def _below(scene: Scene, content: PanelContent | None) -> Iterator[Block]:
    """The blocks below the board: the panel (only in a compact picture), the island if there is one, and the legend.

    In the FULL style, the island and the legend are side by side in one block.
    """
    compact = scene.style.compact
    if content and compact:
        yield panel(scene, content, _MAIN.x)
    if not scene.board.island:
        yield legend(scene, _MAIN.x)
        return
    island = _island(scene)
    if compact:
        yield island
        yield legend(scene, _MAIN.x)
    else:
        right = island.width + 2 * _GAP
        beside = legend(scene, _MAIN.x - right)
        yield Block([*island.parts, *beside.at(right, 0)], max(island.height, beside.height))


def _island(scene: Scene) -> Block:
    """The island, surrounded by sea, with its name above it."""
    margin, size = scene.style.margin, scene.style.text
    hexes = extent(ISLAND_ROWS, field.island_columns(scene))
    wide, high = hexes.x + 2 * margin, hexes.y + 2 * margin + 1.9 * size
    parts: list[Part] = [Plate(0, 0, wide, high, SEA)]
    side = scene.board.layout.island
    if side:
        name = scene.speech.say("picture", "island", side=scene.speech.section(side.name))
        parts += name_and_facts(Point(size, 1.6 * size), name, origin(side, scene.speech), size)
    parts += Block(field.island(scene), 0).at(margin, margin + 1.9 * size)
    return Block(parts, high, wide)


def _about(scene: Scene) -> str:
    """A description of the picture for people who cannot see it."""
    layout, say = scene.board.layout, partial(scene.speech.say, "picture")
    quarters = [say(quarter.replace(" ", "-")) for quarter in QUARTERS]
    sections = [
        " ".join([scene.speech.section(section.name), *([f"({say('turned')})"] if turned else []), quarter])
        for (section, turned), quarter in zip(layout.sections, quarters, strict=True)
    ]
    sections += [say("island", side=scene.speech.section(layout.island.name))] if layout.island else []
    about = [say("sections", list=", ".join(sections))]
    about += [say("pieces", list=", ".join(_counted(scene)))] if scene.pieces else []
    about += [say("highlighted-hexes", list=", ".join(names(scene.highlights)))] if scene.highlights else []
    about += [say("impossible"), *(flaw.text for flaw in scene.flaws)] if scene.flaws else []
    return " ".join(about)


def _counted(scene: Scene) -> list[str]:
    kinds = Counter((piece.colour, piece.shape) for piece in scene.pieces)
    say = scene.speech.say
    return [say("picture", "counted", count=count, piece=scene.piece(*kind)) for kind, count in sorted(kinds.items())]


def _definitions(scene: Scene, content: PanelContent | None) -> dict[str, str]:
    played = content.terrains if content else ()
    seats = {(seat.colour.value, "mark") for seat in content.seats} if content else set()
    return {
        # In a compact picture, hex names are legible only on ground without patterns.
        **terrain_drawings(scene.board, played, patterns=not (scene.style.compact and scene.names)),
        **icon_drawings(scene.board),
        **field.field_drawings(scene),
        **quarter_drawings(),
        **piece_drawings(piece_kinds(scene) | seats),
    }


PLAIN: Final = Look()


def board_sheet(  # noqa: PLR0913  (a picture has many optional parts)
    board: Board,
    *,
    pieces: Iterable[DrawnPiece] = (),
    highlights: Hexes = NOWHERE,
    tiles: Mapping[Hex, int] | None = None,
    look: Look = PLAIN,
    words: Speech | None = None,
) -> Sheet:
    """The picture of a board without players, with these pieces, highlighted hexes and numbers of tiles."""
    style = style_for(look.width, panel=False)
    scene = Scene(
        board,
        tuple(pieces),
        highlights,
        dict(tiles or {}),
        speech=words or speech(),
        names=look.names,
        style=style,
    )
    return compose(scene, title=look.title, pixels=look.width)


def draw(  # noqa: PLR0913
    board: Board,
    *,
    pieces: Iterable[DrawnPiece] = (),
    highlights: Hexes = NOWHERE,
    tiles: Mapping[Hex, int] | None = None,
    look: Look = PLAIN,
    words: Speech | None = None,
) -> str:
    """The picture of a board as the text of an SVG file. The arguments are those of `board_sheet`."""
    return svg(board_sheet(board, pieces=pieces, highlights=highlights, tiles=tiles, look=look, words=words))


_MAX_TEXT: Final = 300
"""The maximum length of the description of a flaw, in characters."""


def table_sheet(
    table: Position | State,
    *,
    highlights: Hexes = NOWHERE,
    inconsistencies: Sequence[Inconsistency] = (),
    look: Look = PLAIN,
    words: Speech | None = None,
) -> Sheet:
    """The picture of a table: pieces, walls, marks, remaining tiles, highlights, any flaws, and an optional panel."""
    words = words or speech()
    board = table.board
    pieces = [piece for player in table.players for piece in _pieces(player)]
    pieces += [DrawnPiece(at, "grey", "wall") for at in each(table.walls)]
    nomads = {at: kind for at, kind in (table.nomad_tiles or {}).items() if BIT[at] & board.special}
    left = {at: count for at, count in (table.location_tiles or {}).items() if BIT[at] & board.special}
    scene = Scene(
        board,
        tuple(piece for piece in pieces if BIT[piece.at] & board.hexes),
        highlights,
        {**left, **{at: int(kind is not None) for at, kind in nomads.items()}},
        {at: kind for at, kind in nomads.items() if kind},
        {line: player.colour for player in table.players for line in player.marks},
        tuple(_flaws(inconsistencies, words)),
        words,
        look.names,
        style_for(look.width, panel=look.panel),
    )
    # An impossible table cannot be scored.
    gold = (
        {} if inconsistencies or not look.panel else {player.colour: player.total for player in score(table).players}
    )
    content = panel_content(table, gold, words) if look.panel else None
    return compose(scene, title=look.title, content=content, pixels=look.width)


def draw_table(
    table: Position | State, *, highlights: Hexes = NOWHERE, look: Look = PLAIN, words: Speech | None = None
) -> str:
    """The picture of a table as the text of an SVG file."""
    return svg(table_sheet(table, highlights=highlights, look=look, words=words))


def _pieces(player: Pieces) -> Iterator[DrawnPiece]:
    for at in each(player.settlements):
        yield DrawnPiece(at, player.colour, "settlement")
    for figure in Figure:
        for at in each(player.figures.of(figure)):
            yield DrawnPiece(at, player.colour, figure)


def _flaws(inconsistencies: Sequence[Inconsistency], words: Speech) -> Iterator[Flaw]:
    """The flaws of a table. Inconsistencies that differ only in their hexes are merged into one flaw."""
    merged: dict[tuple[object, ...], Inconsistency] = {}
    for inconsistency in inconsistencies:
        facts = [(name, fact) for name, fact in sorted(inconsistency.facts.items()) if name != "hexes"]
        key = (inconsistency.code, inconsistency.place, *facts)
        same = merged.get(key)
        merged[key] = same._replace(hexes=same.hexes | inconsistency.hexes) if same else inconsistency
    return (
        Flaw(shorten(words.inconsistency(inconsistency), _MAX_TEXT), inconsistency.hexes)
        for inconsistency in merged.values()
    )
