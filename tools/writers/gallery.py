"""`make gallery`: writes a few whole pictures as thumbnails, for review when the drawing of tables changes.

It also writes a small sheet with parts of every kind as SVG, so that changes to the markup are visible.
"""

from io import BytesIO
from pathlib import Path
from typing import Final

import PIL.Image

from referee.board.hexes import named_set
from referee.documents.notation import parse_state
from referee.engine.audit import audit
from referee.model.state import State
from referee.picture import Look, Sheet, png, svg
from referee.picture.compose import table_sheet
from referee.picture.sheet import Plate, Stamp, Text
from referee.words.speech import speech
from tests.documents.samples import CAVE, MID_GAME

FOLDER: Final = Path(__file__).parents[2] / "tests" / "picture" / "gallery"
FIGURES: Final = (
    "board=quarry,monastery-wagon:turned,tower,mountain-station-scout-cabin island=tree-house "
    "cards=families,lords,mayors "
    "blue=o14,p14,q15,i:c3;hand:-;warriors:c9,d4;scouts:r8,s9;wagon:n13;ship:a8;city_hall:k7;marks:7,20,i:5 "
    "orange=a1,b1,b2;hand:?;warriors:f15;marks:12 now=over left=e3:0,c18:1 "
    "tasks=road walls=d12,e12 nomads=c6:treasure,f8:-,h6:donation-flower-field"
)
PICTURES: Final = {
    "figures": (FIGURES, Look(title="Figures, walls and marks"), "en"),
    "telephone": (FIGURES, Look(names=True, panel=True, width=360), "es"),
    "panel": (MID_GAME, Look(names=True, panel=True, title="Une partie en cours"), "fr"),
    "caves": (CAVE, Look(panel=True, width=500), "en"),
}
"""The state in notation, the look and the language of each picture, by name."""
PARTS: Final = Sheet(
    120, 60, 240, "Every kind of part", "A hut, a <small> one, words & a plate.",
    {"hut": '<path d="M-9 9V-3L0-9 9-3V9Z"/>'},
    (
        Plate(4, 40, 50, 16, "#d8c08a"),
        Stamp("hut", 20, 20, "a hut on a1"),
        Stamp("hut", 50, 20, "a small hut", 0.5),
        Stamp("hut", 80, 20),
        Text("left", 4, 52, 12),
        Text("right & bold", 116, 52, 12, "end", bold=True, fill="#a33", halo="#fff"),
    ),
)  # fmt: skip
LARGEST: Final = (160, 240)
"""The largest width and height of a thumbnail, in pixels."""
COLOURS: Final = 64


def table(name: str) -> State:
    """Return the state that a picture in PICTURES shows."""
    return parse_state(PICTURES[name][0])


def thumbnail(name: str, shown: State | None = None) -> PIL.Image.Image:
    """Return the thumbnail of a picture in PICTURES, or of another state drawn the same way."""
    _, look, language = PICTURES[name]
    state, lit = shown or table(name), named_set(["g3", "h4", "t20"])
    sheet = table_sheet(state, highlights=lit, inconsistencies=audit(table(name)), look=look, words=speech(language))
    with PIL.Image.open(BytesIO(png(sheet))) as whole:
        scale = max(size / most for size, most in zip(whole.size, LARGEST, strict=True))
        size = (round(whole.width / scale), round(whole.height / scale))
        return whole.convert("RGB").resize(size, PIL.Image.Resampling.BOX)


def drawn(name: str, language: str) -> str:
    """Return a picture in PICTURES as SVG in this language, with each element on its own line."""
    state, look = table(name), PICTURES[name][1]
    sheet = table_sheet(state, inconsistencies=audit(state), look=look, words=speech(language))
    return svg(sheet).replace("><", ">\n<")


def in_colours_of(kept: PIL.Image.Image, shown: PIL.Image.Image) -> PIL.Image.Image:
    """Return the picture `shown` in the palette of `kept`."""
    return shown.quantize(palette=kept, dither=PIL.Image.Dither.NONE)


def markup() -> str:
    """Return the sheet PARTS as SVG, with each element on its own line."""
    return svg(PARTS).replace("><", ">\n<")


def file_of(name: str) -> Path:
    """Return the file of a thumbnail."""
    return FOLDER / f"{name}.png"


MARKUP: Final = FOLDER / "parts.svg"

if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    MARKUP.write_text(markup(), encoding="utf-8")
    for name in PICTURES:
        small = thumbnail(name)
        in_colours_of(small.quantize(COLOURS), small).save(file_of(name), optimize=True)
