"""`make gallery` writes down what is read in two synthetic photographs, so that every later change is seen."""

import json
from pathlib import Path
from typing import Any, Final

from referee.photo import Observations
from referee.photo.recognition import read
from tools.photos.photograph import photograph
from tools.photos.score import NAMES

FOLDER: Final = Path(__file__).parents[2] / "tests" / "photo" / "readings"
PHOTOGRAPHS: Final = {"easy": ("flat", "easy", 2), "middling": ("painterly", "moderate", 7)}
"""By name: style, level and seed."""
LIKELY: Final = 0.5
"""A piece that is less probable is not written down."""


def reading(name: str) -> Observations:
    """How a photograph is read now."""
    return read(photograph(*PHOTOGRAPHS[name]).jpeg)


def file_of(name: str) -> Path:
    """Where the reading of a photograph is written down."""
    return FOLDER / f"{name}.json"


def written(found: Observations) -> dict[str, Any]:
    """The sections and the pieces on them, the hexes that could not be read, and the advice."""
    likely = (found.pieces > LIKELY).transpose(2, 1, 0)
    return {
        "verdict": str(found.verdict),
        "sections": [f"{placing.section.name}{':turned' * placing.turned}" for placing in found.sections],
        "pieces": {
            kind: " ".join(_name(row, column) for column, rows in enumerate(grid) for row in rows.nonzero()[0])
            for kind, grid in zip(NAMES, likely, strict=True)
        },
        "unread": {_name(row, column): str(why) for (row, column), why in sorted(found.unread.items())},
        "advice": [str(tip.code) for tip in found.advice],
    }


def _name(row: int, column: int) -> str:
    return f"{chr(ord('a') + column)}{row + 1}"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in PHOTOGRAPHS:
        file_of(name).write_text(json.dumps(written(reading(name)), indent=2) + "\n", encoding="utf-8")
