"""The captions above and below the board: the title, the list of flaws of an impossible table, and the legend."""

from typing import Final, NamedTuple

from referee.board.section import Section
from referee.board.terrain import Terrain
from referee.picture.field import badge
from referee.picture.geometry import Point
from referee.picture.hex_drawings import letter_tile
from referee.picture.lettering import OTHER, width, wrap_text
from referee.picture.piece_shapes import MARKS, SHAPES, symbol
from referee.picture.scene import Scene
from referee.picture.sheet import Block, Part, Plate, Stamp, Text, element
from referee.picture.style import ALARM, FAINT, FAULT, INK
from referee.words.speech import Speech

MAX_FLAWS: Final = 8
"""The maximum number of flaws in the list above the board. The board marks the hexes of all flaws."""
_LEADING: Final = 1.35


def heading(title: str, size: float, room: float) -> Block:
    """The title, centred and wrapped."""
    lines = wrap_text(title, size, room, bold=True)
    step = size * _LEADING
    parts: list[Part] = [
        Text(line, room / 2, size + step * number, size, "middle", bold=True) for number, line in enumerate(lines)
    ]
    return Block(parts, step * len(lines) + size * 0.3)


def flaw_list(scene: Scene, room: float) -> Block:
    """The numbered list of the flaws that make the table impossible. Only the first MAX_FLAWS are described."""
    size = scene.style.text
    step, indent = size * _LEADING, size * 1.8
    heading_line = Text(scene.speech.say("picture", "impossible"), size, size * 1.7, size, bold=True, fill=FAULT)
    parts: list[Part] = [heading_line]
    y = size * 2
    for number, flaw in enumerate(scene.flaws[:MAX_FLAWS], 1):
        y += size * 0.45
        parts += badge(scene, str(number), Point(size * 1.65, y + size * 0.75))
        for line in wrap_text(flaw.text, size, room - indent - size):
            parts.append(Text(line, size + indent, y + size, size))
            y += step
    more = len(scene.flaws) - MAX_FLAWS
    if more > 0:
        parts.append(Text(scene.speech.say("picture", "more", count=more), size + indent, y + size * 1.3, size))
        y += step + size * 0.3
    y += size * 0.6
    frame = [Plate(0, 0, room, y, FAULT), Plate(2, 2, room - 4, y - 4, ALARM)]
    return Block([*frame, *parts], y)


_HEX_SCALE: Final = 0.5
_PIECE_SCALE: Final = 0.8
"""The size of pieces in the legend in the FULL style, relative to pieces on the board."""
_QUARTERS: Final = 4


class Sample(NamedTuple):
    """An entry in the legend: a drawing and its text. The drawing is `name`, or a tile with `letter` if it is set."""

    name: str
    scale: float
    text: str
    letter: str = ""


def piece_kinds(scene: Scene) -> set[tuple[str, str]]:
    """The colour and shape of every kind of piece or mark on the board and in the legend."""
    kinds = {(piece.colour, piece.shape) for piece in scene.pieces}
    return kinds | {(colour, "mark") for colour in _colours(scene)} | {("grey", shape) for shape in _shapes(scene)}


def quarter_drawings() -> dict[str, str]:
    """The definitions of four small boards, each with a different quarter filled."""
    frame = element("path", d="M-8-8h16v16h-16zm8 0v16m-8-8h16", fill="none", stroke=FAINT, stroke_width=1)
    return {
        f"quarter-{number}": frame
        + element("rect", x=8 * (number % 2) - 8, y=8 * (number // 2) - 8, width=8, height=8, fill=INK)
        for number in range(_QUARTERS)
    }


def legend(scene: Scene, room: float) -> Block:
    """The complete legend: the terrains, colours, pieces and letters on the board, and the names of the sections."""
    speech = scene.speech
    terrains = [
        Sample(terrain, _HEX_SCALE, speech.name(terrain)) for terrain in Terrain if scene.board.ground[terrain]
    ]
    pieces = [Sample(symbol(colour, "mark"), _PIECE_SCALE, speech.name(colour)) for colour in _colours(scene)]
    pieces += [Sample(symbol("grey", shape), _PIECE_SCALE, speech.name(shape, "figure")) for shape in _shapes(scene)]
    letters = [Sample("icon-location", 1, name, letter) for name, letter in scene.symbols.items() if letter != OTHER]
    parts: list[Part] = []
    y = 0.0
    for block in (
        _samples(terrains, scene, room),
        _samples(pieces, scene, room),
        _samples(letters, scene, room),
        _sections(scene, room),
    ):
        parts += block.at(0, y)
        y += block.height
    return Block(parts, y)


def _colours(scene: Scene) -> list[str]:
    shown = {piece.colour for piece in scene.pieces} | set(scene.marks.values())
    return [colour for colour in MARKS if colour in shown]


def _shapes(scene: Scene) -> list[str]:
    return [shape for shape in SHAPES if shape != "mark" and any(piece.shape == shape for piece in scene.pieces)]


def _samples(samples: list[Sample], scene: Scene, room: float) -> Block:
    """The samples with their names, side by side and on several lines if necessary."""
    size = scene.style.text
    unit = scene.style.unit
    parts: list[Part] = []
    x, y = 0.0, 0.0
    for name, scale, text, letter in samples:
        needed = 33 * unit + width(text, size)
        if x and x + needed > room:
            x, y = 0.0, y + 34 * unit
        middle = Point(x + 13 * unit, y + 15 * unit)
        parts += letter_tile(letter, middle, unit) if letter else [Stamp(name, *middle, scale=scale * unit)]
        parts.append(Text(text, x + 33 * unit, y + 20 * unit, size))
        x += needed + 24 * unit
    return Block(parts, y + 34 * unit if samples else 0)


def _sections(scene: Scene, room: float) -> Block:
    """The names of the sections, in two columns as they lie on the board, or in one column if two are too narrow."""
    size = scene.style.text
    unit = scene.style.unit
    say = scene.speech.say
    named = [
        (
            scene.speech.section(section.name),
            [*([say("picture", "turned")] if turned else []), *origin(section, scene.speech)],
        )
        for section, turned in scene.board.layout.sections
    ]
    lines = [name_and_facts(Point(33 * unit, 20 * unit), name, facts, size) for name, facts in named]
    columns = 2 if all(_end_of(line[-1]) + size < room / 2 for line in lines) else 1
    parts: list[Part] = []
    for number, line in enumerate(lines):
        x, y = room / columns * (number % columns), 26 * unit * (number // columns)
        parts += Block([Stamp(f"quarter-{number}", 13 * unit, 15 * unit, scale=unit), *line], 0).at(x, y)
    return Block(parts, 26 * unit * -(-len(lines) // columns))


def origin(section: Section, speech: Speech) -> list[str]:
    """A list with a note if the section does not come from the printed game; otherwise an empty list."""
    return [speech.say("picture", section.origin)] if section.origin != "printed" else []


def name_and_facts(at: Point, name: str, facts: list[str], size: float) -> list[Text]:
    """A name in bold, followed by facts in a fainter colour."""
    after = at.x + width(name, size, bold=True) + size / 2
    rest = [Text(", ".join(facts), after, at.y, size, fill=FAINT)] if facts else []
    return [Text(name, *at, size, bold=True), *rest]


def _end_of(text: Text) -> float:
    """The x coordinate at which a left-aligned line ends."""
    return text.x + width(text.text, text.size, bold=text.bold)
