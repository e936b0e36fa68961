"""What stands under the board: the terrains, the pieces, the sections with their origin."""

from typing import Final, NamedTuple

from referee.board.section import Section
from referee.board.terrain import Terrain
from referee.picture.markup import element, line_of_text, width, words
from referee.picture.palette import FAINT, INK
from referee.picture.pieces import MARKS, SHAPES, symbol
from referee.picture.scene import Scene
from referee.words.speech import Speech

_SIZE: Final = 14.0
_HEX: Final = 0.5
_PIECE: Final = 0.8
"""The size of samples, compared with the board."""
_LINE: Final = 34.0
_TEXT_AFTER: Final = 20.0
_GAP: Final = 24.0
_COLUMN: Final = 480.0
"""The room a section's name needs."""
_SECTION_LINE: Final = 26.0


class Block(NamedTuple):
    """Something drawn from the origin downwards."""

    parts: list[str]
    height: float


def piece_kinds(scene: Scene) -> set[tuple[str, str]]:
    """The colours and shapes that must be defined, samples included."""
    kinds = {(piece.colour, piece.shape) for piece in scene.pieces}
    return kinds | {(colour, "mark") for colour in _colours(scene)} | {("grey", shape) for shape in _shapes(scene)}


class Sample(NamedTuple):
    """Something from the board, and what it is called."""

    name: str
    scale: float
    text: str


def legend(scene: Scene, room: float) -> Block:
    """Everything, as wide as there is room."""
    speech = scene.speech
    terrains = [Sample(terrain, _HEX, speech.name(terrain)) for terrain in Terrain if scene.board.ground[terrain]]
    pieces = [Sample(symbol(colour, "mark"), _PIECE, speech.name(colour)) for colour in _colours(scene)]
    pieces += [Sample(symbol("grey", shape), _PIECE, speech.name(shape, "figure")) for shape in _shapes(scene)]
    parts: list[str] = []
    y = 0.0
    for block in (_samples(terrains, room), _samples(pieces, room), _sections(scene, room)):
        parts.append(element("g", block.parts, transform=f"translate(0 {y:g})"))
        y += block.height
    return Block([element("g", parts, font_size=_SIZE)], y)


def _colours(scene: Scene) -> list[str]:
    shown = {piece.colour for piece in scene.pieces} | set(scene.marks.values())
    return [colour for colour in MARKS if colour in shown]


def _shapes(scene: Scene) -> list[str]:
    return [shape for shape in SHAPES if shape != "mark" and any(piece.shape == shape for piece in scene.pieces)]


def _samples(samples: list[Sample], room: float) -> Block:
    """Samples with their names, line after line."""
    parts = []
    x, y = 0.0, 0.0
    for name, scale, text in samples:
        needed = _TEXT_AFTER + width(text, _SIZE) + _GAP
        if x + needed - _GAP > room:
            x, y = 0.0, y + _LINE
        sample = f"translate({x + 13:g} {y + 15:g}) scale({scale})"
        parts.append(element("use", href=f"#{name}", transform=sample))
        parts.append(line_of_text(x + 13 + _TEXT_AFTER, y + 20, text))
        x += 13 + needed
    return Block(parts, y + _LINE if samples else 0)


def _sections(scene: Scene, room: float) -> Block:
    """Two by two as they lie, or one below the other where it is narrow."""
    columns = 2 if room >= 2 * _COLUMN else 1
    parts = []
    sections = scene.board.layout.sections
    for number, (section, turned) in enumerate(sections):
        x, y = room / columns * (number % columns), _SECTION_LINE * (number // columns)
        facts = [*([scene.speech.say("picture", "turned")] if turned else []), *origin(section, scene.speech)]
        parts += [_quarter(number, x + 5, y + 7), name_and_facts(x + 33, y + 20, str(section), facts)]
    return Block(parts, _SECTION_LINE * -(-len(sections) // columns))


def origin(section: Section, speech: Speech) -> list[str]:
    """A word about a layout that is not the publisher's."""
    return [speech.say("picture", section.origin)] if section.origin != "printed" else []


def name_and_facts(x: float, y: float, name: str, facts: list[str]) -> str:
    """A name, and after it in a fainter colour what else is to say."""
    rest = element("tspan", [words(", ".join(facts))], fill=FAINT, dx=6) if facts else ""
    return element("text", [element("tspan", [words(name)], font_weight="bold"), rest], x=x, y=y)


def _quarter(number: int, x: float, y: float) -> str:
    """A little board with one of its four sections filled."""
    down, across = divmod(number, 2)
    frame = element("path", d=f"M{x:g} {y:g}h16v16h-16zm8 0v16m-8-8h16", fill="none", stroke=FAINT, stroke_width=1)
    return frame + element("rect", x=x + 8 * across, y=y + 8 * down, width=8, height=8, fill=INK)
