"""Writes the readings of two synthetic photographs, so that a test can detect changes: `make gallery`."""

import json
from pathlib import Path
from typing import Any, Final

from referee.photo import Observations
from referee.photo.recognition import read
from tools.photos.photograph import photograph
from tools.photos.score import NAMES

FOLDER: Final = Path(__file__).parents[2] / "tests" / "photo" / "readings"
PHOTOGRAPHS: Final = {"easy": ("flat", "easy", 2), "middling": ("painterly", "moderate", 7)}
"""The style, level and seed of each photograph, by name."""
LIKELY: Final = 0.5
"""Pieces that are not more probable than this are left out."""


def reading(name: str) -> Observations:
    """Return the observations in a photograph."""
    return read(photograph(*PHOTOGRAPHS[name]).jpeg)


def file_of(name: str) -> Path:
    """Return the file for the reading of a photograph."""
    return FOLDER / f"{name}.json"


def written(found: Observations) -> dict[str, Any]:
    """Return the verdict, the sections, the probable pieces, the unread hexes and the advice, as JSON values."""
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
