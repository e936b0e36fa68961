"""`make gallery`: a few whole pictures, to be looked at after a change of how tables are drawn.

Between them they show everything that a picture can have. Every later change of a line fails a test.
"""

from pathlib import Path
from typing import Final

from referee.board.hexes import named_set
from referee.documents.notation import parse_state
from referee.engine.audit import audit
from referee.picture import Look, svg
from referee.picture.compose import table_sheet
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
"""By name: the table, the look and the language."""


def drawn(name: str, language: str = "") -> str:
    """One of these pictures, in its own language or another, with each element on its own line."""
    line, look, its_own = PICTURES[name]
    table, lit = parse_state(line), named_set(["g3", "h4", "t20"])
    words = speech(language or its_own)
    sheet = table_sheet(table, highlights=lit, inconsistencies=audit(table), look=look, words=words)
    return svg(sheet).replace("><", ">\n<")


def file_of(name: str) -> Path:
    """Where a picture is kept."""
    return FOLDER / f"{name}.svg"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in PICTURES:
        file_of(name).write_text(drawn(name), encoding="utf-8")
