"""Measures common operations, and prints the seconds per call as JSON. `compare` runs this in two checkouts.

To measure a checkout without this file, run this file by its path, with that checkout on PYTHONPATH.
"""

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random

import orjson

from referee.documents.notation import parse_state
from referee.documents.states import dump_state
from referee.engine.audit import audit_state
from referee.engine.score import score
from referee.engine.start import Choices, start
from referee.model.vocabulary import Colour
from tools.bench.__main__ import MID, all_legal, loaded, mandatory_builds, play_games
from tools.bench.timing import best

GAMES = 4
LATE = Path(__file__).with_name("late.txt")
"""A file with a state in the last turn of a four-player game. It is fixed, so every run measures the same state."""


def rows() -> dict[str, float]:
    """Return the seconds per call for each row, from the fastest of many short rounds."""
    late = parse_state(LATE.read_text(encoding="utf-8").strip())
    raw = orjson.dumps(dump_state(late))
    table = (Colour.BLUE, Colour.ORANGE)
    starts = [start(Choices(table, MID.board, MID.cards, seed=str(seed))) for seed in range(GAMES)]
    work: dict[str, tuple[Callable[[], object], int]] = {
        "mandatory list": (partial(mandatory_builds, MID), 200),
        "all legal actions": (partial(all_legal, MID), 100),
        "scoring": (partial(score, MID), 100),
        f"{GAMES} random games": (lambda: play_games(starts, Random(20)), 1),
        "audit": (partial(audit_state, late), 100),
        "load": (partial(loaded, raw), 50),
        "dump": (lambda: orjson.dumps(dump_state(late)), 50),
    }
    return {row: best(one, times=times, rounds=30) for row, (one, times) in work.items()}


if __name__ == "__main__":
    print(json.dumps(rows()))
