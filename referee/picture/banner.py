"""What stands above the board: the title, and why the table is impossible."""

from typing import Final

from referee.picture.field import badge
from referee.picture.font import broken
from referee.picture.geometry import Point
from referee.picture.palette import ALARM, FAULT
from referee.picture.scene import Scene
from referee.picture.sheet import Block, Part, Plate, Text

MOST: Final = 8
"""How many flaws are told in words. All of them are numbered on the board."""
_LEADING: Final = 1.35


def heading(title: str, size: float, room: float) -> Block:
    """The title, centred, on as many lines as it needs."""
    lines = broken(title, size, room, bold=True)
    step = size * _LEADING
    parts: list[Part] = [
        Text(line, room / 2, size + step * number, size, "middle", bold=True) for number, line in enumerate(lines)
    ]
    return Block(parts, step * len(lines) + size * 0.3)


def faults(scene: Scene, room: float) -> Block:
    """Why the table is impossible: a sentence for every number on the board."""
    size = scene.style.text
    step, indent = size * _LEADING, size * 1.8
    heading_line = Text(scene.speech.say("picture", "impossible"), size, size * 1.7, size, bold=True, fill=FAULT)
    parts: list[Part] = [heading_line]
    y = size * 2
    for number, flaw in enumerate(scene.flaws[:MOST], 1):
        y += size * 0.45
        parts += badge(scene, str(number), Point(size * 1.65, y + size * 0.75))
        for line in broken(flaw.text, size, room - indent - size):
            parts.append(Text(line, size + indent, y + size, size))
            y += step
    more = len(scene.flaws) - MOST
    if more > 0:
        parts.append(Text(scene.speech.say("picture", "more", count=more), size + indent, y + size * 1.3, size))
        y += step + size * 0.3
    y += size * 0.6
    frame = [Plate(0, 0, room, y, FAULT), Plate(2, 2, room - 4, y - 4, ALARM)]
    return Block([*frame, *parts], y)
