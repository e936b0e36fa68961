"""`make gallery` writes down how two synthetic photographs are read, so that every later change is seen."""

import json
from pathlib import Path
from typing import Any, Final

from referee.photo import Observations
from referee.photo.child import dump_observations
from referee.photo.recognition import read
from tools.photos.photograph import photograph

FOLDER: Final = Path(__file__).parents[2] / "tests" / "photo" / "readings"
PHOTOGRAPHS: Final = {"easy": ("flat", "easy", 2), "middling": ("painterly", "moderate", 7)}
"""By name: style, level and seed."""
DIGITS: Final = {"terrain": 1, "pieces": 2, "centres": 0}
KEPT: Final = ("verdict", "width", "height", "margin", "terrain", "pieces", "centres", "advice")


def reading(name: str) -> Observations:
    """How a photograph is read now."""
    return read(photograph(*PHOTOGRAPHS[name]).jpeg)


def file_of(name: str) -> Path:
    """Where the reading of a photograph is written down."""
    return FOLDER / f"{name}.json"


def written(found: Observations) -> dict[str, Any]:
    """What is kept of a reading, as JSON has it."""
    short = {key: getattr(found, key).round(digits).tolist() for key, digits in DIGITS.items()}
    document = {**dump_observations(found), **short, "margin": round(found.margin, 1)}
    kept: dict[str, Any] = json.loads(json.dumps({key: document[key] for key in KEPT}))
    return kept


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in PHOTOGRAPHS:
        lines = [f"{json.dumps(key)}: {json.dumps(value)}" for key, value in written(reading(name)).items()]
        file_of(name).write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
