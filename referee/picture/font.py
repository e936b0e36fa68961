"""The letters of pictures: how wide a text is, and where its lines break.

Referee Sans is DejaVu Sans 2.35 with Latin letters only, condensed to 90 per cent (as DejaVu Sans Condensed is), and
renamed as its licence asks. Pictures never look at the fonts of the machine.
"""

import re
from functools import lru_cache
from importlib import resources
from io import BytesIO
from typing import Final

from PIL import ImageFont
from PIL.ImageFont import FreeTypeFont

FAMILY: Final = "Referee Sans"
_FILES: Final = {False: "RefereeSans.ttf", True: "RefereeSans-Bold.ttf"}
_MEASURE: Final = 100.0
_BLANKS: Final = re.compile(r"[ \t\r\n]+")


@lru_cache(maxsize=64)
def font(size: float, *, bold: bool = False) -> FreeTypeFont:
    """The font in one size. Kerning by tables only, so that every build of Pillow sets the same lines."""
    content = (resources.files(__package__) / "fonts" / _FILES[bold]).read_bytes()
    return ImageFont.truetype(BytesIO(content), size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=2048)
def width(text: str, size: float, *, bold: bool = False) -> float:
    """How wide a line of text is."""
    return font(_MEASURE, bold=bold).getlength(text.replace("\n", " ")) * size / _MEASURE


def shortened(text: str, most: int = 40) -> str:
    """The text if it has at most so many letters, else its beginning: words of a caller can be of any length."""
    return text if len(text) <= most else f"{text[: most - 1]}…"


def broken(text: str, size: float, room: float, *, bold: bool = False) -> list[str]:
    """The text on as many lines as it needs; a word that is longer than a line is cut.

    Words that a no-break space joins stay together.
    """
    lines: list[str] = []
    for word in filter(None, _BLANKS.split(text)):
        if lines and width(f"{lines[-1]} {word}", size, bold=bold) <= room:
            lines[-1] += f" {word}"
        else:
            lines += _cut(word, size, room, bold=bold)
    return lines


def _cut(word: str, size: float, room: float, *, bold: bool) -> list[str]:
    pieces = [""]
    for letter in word:
        if pieces[-1] and width(pieces[-1] + letter, size, bold=bold) > room:
            pieces.append("")
        pieces[-1] += letter
    return pieces
