"""How strongly what was seen in a quarter of the board speaks for each kind of ground, hex by hex.

The numbers are logarithms of likelihoods: sums of them compare sections. A share of the cells is taken to be wrong
whatever they claim, because a piece, a shadow or a confident mistake is behind it.
"""

from collections.abc import Sequence
from math import log
from typing import Final, NamedTuple

from referee.board.geography import SIDE
from referee.board.hexes import SIZE
from referee.board.terrain import Special
from referee.model.observation import KINDS, Cell, Grid

USUAL_ERROR: Final = 0.25
"""The first estimate of the share of wrong cells."""
_SPECIAL_ERROR: Final = 0.2
"""How much more often special hexes are misread: tiles lie on them, and every edition draws them differently."""
_LEAST_ERROR: Final = 0.01
_MAX_ERROR: Final = 0.9
_IS_SPECIAL: Final = tuple(isinstance(kind, Special) for kind in KINDS)
_NOTHING: Final = (0.0,) * len(KINDS)
_QUARTER_STARTS: Final = tuple(row * SIZE + column for row in (0, SIDE) for column in (0, SIDE))


class Evidence(NamedTuple):
    """What was seen in one quarter."""

    seen: int
    """How many of its hexes could be read."""
    logs: Sequence[float]
    """14 numbers for each of its 100 hexes, row by row."""
    least: float
    """The sum for a section that is wrong everywhere."""
    most: float
    """The sum for a section that fits everywhere."""

    def fit(self, total: float) -> float:
        """How well a section fits: 1 everywhere, 0 nowhere."""
        return (total - self.least) / (self.most - self.least) if self.most > self.least else 0.0


def quarters(grid: Grid) -> tuple[tuple[Cell | None, ...], ...]:
    """The cells of the four quarters, in reading order."""
    return tuple(
        tuple(cell for row in range(SIDE) for cell in grid[start + row * SIZE : start + row * SIZE + SIDE])
        for start in _QUARTER_STARTS
    )


def evidence(cells: Sequence[Cell | None], error: float) -> Evidence:
    """The evidence of the cells of a quarter if this share of them is wrong."""
    floors, scales = _mixture(min(max(error, _LEAST_ERROR), _MAX_ERROR))
    known: dict[Cell, tuple[tuple[float, ...], float, float]] = {}
    logs: list[float] = []
    seen, least, most = 0, 0.0, 0.0
    for cell in cells:
        if cell is None:
            logs += _NOTHING
            continue
        found = known.get(cell)
        if found is None:
            weighed = tuple([log(f + s * p) for f, s, p in zip(floors, scales, cell, strict=True)])
            found = known[cell] = (weighed, min(weighed), max(weighed))
        logs += found[0]
        seen += 1
        least += found[1]
        most += found[2]
    return Evidence(seen, logs, least, most)


def _mixture(error: float) -> tuple[list[float], list[float]]:
    """For each kind, the weight of a wrong cell and of a right cell."""
    errors = [min(_MAX_ERROR, error + _SPECIAL_ERROR) if special else error for special in _IS_SPECIAL]
    return [share / len(KINDS) for share in errors], [1 - share for share in errors]
