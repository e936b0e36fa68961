"""Node counts: the engine counts exactly as many sequences of actions as the second implementation."""

from typing import Any, Final

import pytest

from tests.games import document
from tests.perft.count import perft, second_perft
from tests.perft.position import FILES, position
from tests.share import EFFORT

# The second implementation computed these counts (count.second_perft), not the engine. If the engine finds a
# different number, it has a bug or a rule has changed. Never copy a number from the engine.
COUNTS: Final = {
    "card-hidden-with-tiles": (5, 1332, 18356, 70846),
    "drawing-redraw": (5, 77, 1255, 24629),
    "drawing-redraw-shuffle": (4, 32, 326, 3439),
    "drawing-shuffle": (6, 78, 786, 6954),
    "drawing-unordered": (6, 384, 1152, 4980),
    "four-tiles-before": (70, 2090, 36968, 395504),
    "last-round": (9, 23, 38, 140),
    "mandatory-done": (40, 398, 482, 1441),
    "mandatory-inside": (2, 4, 155, 847),
    "no-card": (41, 307, 607, 3281),
    "start-canyon": (55, 130, 470, 470, 24440),
    "start-desert": (53, 150, 506, 506, 27830),
    "start-flower-field": (57, 146, 576, 576, 31680),
    "start-forest": (58, 184, 732, 732, 40260),
    "start-grass": (61, 212, 988, 988, 54340),
    "stuck": (7, 42, 51, 153),
    "supply-empty": (198, 201, 1496, 159296),
    "tiles-of-all-ages": (255, 2937, 28627, 555679),
    "twins-one-lost": (15, 3464, 19948, 1784790),
    "twins-one-used": (26, 100, 356, 2104),
    "two-moving-tiles": (39, 937, 7575, 36010),
    "useless-card-after": (9, 374, 15479, 330325),
    "useless-card-before": (402, 12255, 150039),
    "useless-card-inside": (1, 5, 40, 511),
    "vacated-hex-counts": (11, 16, 378, 3972),
    "vacated-hex-ignored": (55, 56, 110, 220),
}
"""For each position, the number of sequences of one, two, three, ... actions."""

MAX_STATES: Final = 10**9 if EFFORT > 1 else 40_000
"""The maximum number of states in which the engine counts the last actions of the sequences."""
MAX_STATES_OF_SECOND: Final = 10**9 if EFFORT > 1 else 100
"""The same limit for the second implementation, which is much slower. `make test-long` checks every count."""
FEW_STATES: Final = 8_000
"""If the engine counts the last actions in more states than this, the test is slow; `make test-rest` runs it."""


def cases(most: int) -> list[Any]:
    """Every position with every depth at which the last actions are counted in at most this many states."""
    return [
        pytest.param(name, depth, marks=pytest.mark.slow if depth > 1 and counts[depth - 2] > FEW_STATES else ())
        for name, counts in COUNTS.items()
        for depth in range(1, len(counts) + 1)
        if depth == 1 or counts[depth - 2] <= most
    ]


@pytest.mark.parametrize(("name", "depth"), cases(MAX_STATES))
def test_the_engine_counts_what_the_second_implementation_counted(name: str, depth: int) -> None:
    assert perft(position(name), depth) == COUNTS[name][depth - 1]


@pytest.mark.parametrize(("name", "depth"), cases(MAX_STATES_OF_SECOND))
def test_the_second_implementation_still_counts_the_same(name: str, depth: int) -> None:
    assert second_perft(document(position(name)), depth) == COUNTS[name][depth - 1]


def test_every_position_is_counted() -> None:
    assert {file.stem for file in FILES} <= set(COUNTS)
