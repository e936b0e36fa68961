"""Text in pictures: its width, its line breaks, and how a name fits into a hex.

Referee Sans is DejaVu Sans 2.35 with Latin letters only, condensed to 90 per cent (like DejaVu Sans Condensed), and
renamed as its licence requires. PNG pictures use only this font, never one that is installed on the machine.
"""

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from importlib import resources
from io import BytesIO
from itertools import combinations, pairwise
from string import ascii_uppercase, digits
from typing import Final, NamedTuple
from unicodedata import normalize

from PIL import ImageFont
from PIL.ImageFont import FreeTypeFont

from referee.picture.geometry import RADIUS, WIDTH

FAMILY: Final = "Referee Sans"
_FILES: Final = {False: "RefereeSans.ttf", True: "RefereeSans-Bold.ttf"}
_MEASURE: Final = 100.0
_BLANKS: Final = re.compile(r"[ \t\r\n]+")


@lru_cache(maxsize=64)
def font(size: float, *, bold: bool = False) -> FreeTypeFont:
    """The font at this size. The basic layout engine makes lines look the same in every build of Pillow."""
    content = (resources.files(__package__) / "fonts" / _FILES[bold]).read_bytes()
    return ImageFont.truetype(BytesIO(content), size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=2048)
def width(text: str, size: float, *, bold: bool = False) -> float:
    """The width of a line of text, in the same unit as the font size."""
    return font(_MEASURE, bold=bold).getlength(text.replace("\n", " ")) * size / _MEASURE


def shorten(text: str, maximum: int = 40) -> str:
    """Shorten the text to at most this many characters, because a caller's text can have any length."""
    return text if len(text) <= maximum else f"{text[: maximum - 1]}…"


def wrap_text(text: str, size: float, room: float, *, bold: bool = False) -> list[str]:
    """Break the text into lines of at most this width. Words that are too long for a line are split.

    A no-break space does not separate words.
    """
    lines: list[str] = []
    for word in filter(None, _BLANKS.split(text)):
        if lines and width(f"{lines[-1]} {word}", size, bold=bold) <= room:
            lines[-1] += f" {word}"
        else:
            lines += _cut(word, size, room, bold=bold)
    return lines


def _cut(word: str, size: float, room: float, *, bold: bool) -> list[str]:
    parts = [""]
    for letter in word:
        if parts[-1] and width(parts[-1] + letter, size, bold=bold) > room:
            parts.append("")
        parts[-1] += letter
    return parts


_MIN_SIZE: Final = 6.5
"""The smallest legible font size. A name that needs a smaller one is replaced by a symbol."""
_STEP: Final = 0.25
_WORTH_A_LINE: Final = 0.75
"""The increase in font size that justifies another line."""
_PADDING: Final = 2.0
_RINGED: Final = 0.84
_ABOVE: Final = 0.76
_BELOW: Final = 0.22
"""The extent of letters above and below their baseline, relative to the font size."""
_SYMBOLS: Final = ascii_uppercase + digits
OTHER: Final = "*"
"""The symbol for names when no letter or digit is left. The legend does not explain it."""


class Shelf(NamedTuple):
    """The layout of an icon and the lines below it. Positions are relative to the centre of the hex."""

    icon: float
    scale: float
    first: float
    """The top edge of the first line."""
    largest: float
    """The maximum font size."""


_SHELVES: Final = {1: Shelf(-9, 1, 4, 12), 2: Shelf(-13, 0.85, -3.5, 11), 3: Shelf(-16, 0.7, -9, 10)}
"""The shelf for a name with one, two or three lines."""
_UNDER_A_NAME: Final = {1: Shelf(-5, 0.78, 4.5, 11), 2: Shelf(-8, 0.62, -1, 10), 3: Shelf(-10, 0.4, -6, 9)}
"""The shelf for a name with one, two or three lines, on a hex that also shows its hex name at the top."""


class Label(NamedTuple):
    """The lines of a name, with their positions and font size."""

    shelf: Shelf
    lines: tuple[str, ...]
    size: float

    @property
    def baselines(self) -> list[float]:
        """The baseline of each line, relative to the centre of the hex."""
        return [self.shelf.first + self.size * (_ABOVE + number) for number in range(len(self.lines))]


@lru_cache(maxsize=1024)
def label(name: str, *, ringed: bool = False, named: bool = False) -> Label | None:
    """The best arrangement of a name in a hex; None if its letters would be too small to read."""
    shelves = _UNDER_A_NAME if named else _SHELVES
    best: Label | None = None
    for lines in _arrangements(name):
        shelf = shelves[len(lines)]
        if ringed:
            shelf = shelf._replace(icon=shelf.icon * _RINGED, scale=shelf.scale * _RINGED)
        size = _largest_size(shelf, lines, _RINGED if ringed else 1)
        gain = _WORTH_A_LINE if best and len(lines) > len(best.lines) else 0
        if size and (best is None or size > best.size + gain):
            best = Label(shelf, lines, size)
    return best


def symbols(names: Iterable[str]) -> dict[str, str]:
    """A letter or digit for each name, taken from the name itself if possible; OTHER if none is left."""
    given: dict[str, str] = {}
    for name in dict.fromkeys(names):
        plain = normalize("NFD", name).upper()
        free = (letter for letter in plain + _SYMBOLS if letter in _SYMBOLS and letter not in given.values())
        given[name] = next(free, OTHER)
    return given


def _arrangements(name: str) -> Iterator[tuple[str, ...]]:
    """Every way to break the name into at most three lines, with the fewest lines first."""
    words = name.replace("-", " ").split()
    for breaks in range(min(3, len(words))):
        for places in combinations(range(1, len(words)), breaks):
            edges = (0, *places, len(words))
            yield tuple(" ".join(words[a:b]) for a, b in pairwise(edges))


def _largest_size(shelf: Shelf, lines: tuple[str, ...], scale: float) -> float:
    """The largest font size at which every line stays inside the hex; 0 if no legible size fits."""
    widths = [width(line, 1) for line in lines]
    size = shelf.largest
    while size >= _MIN_SIZE:
        tops = [shelf.first + size * number for number in range(len(lines))]
        if all(
            size * line_width <= min(_room(top, scale), _room(top + size * (_ABOVE + _BELOW), scale))
            for line_width, top in zip(widths, tops, strict=True)
        ):
            return size
        size -= _STEP
    return 0


def _room(y: float, scale: float) -> float:
    """The width available for text in a hex, at the vertical offset `y` from its centre."""
    return scale * WIDTH * min(1, (RADIUS - abs(y) / scale) / (RADIUS / 2)) - 2 * _PADDING
