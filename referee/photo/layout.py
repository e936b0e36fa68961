"""The candidate sections as labels, and the measures of the board: a1 at the origin, a hex is 1 wide."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from referee.board.section import Section, printed_sections
from referee.board.terrain import LETTERS, Terrain
from referee.photo.kinds import SPECIAL, TERRAINS, Floats, Ints

ROW: Final = 3**0.5 / 2
SIDE: Final = 10
SIZE: Final = 2 * SIDE
OUTLINE: Final = np.array(
    [(-0.5, -(3**-0.5)), (SIZE, -(3**-0.5)), (SIZE, 19 * ROW + 3**-0.5), (-0.5, 19 * ROW + 3**-0.5)]
)
"""The corners of the rectangle around the board."""
CENTRES: Final = np.array([[(column + 0.5 * (row % 2), row * ROW) for column in range(SIZE)] for row in range(SIZE)])
"""The middles of the hexes, by row and column."""
TAPPED: Final = np.array([CENTRES[0, 0], CENTRES[0, -1], CENTRES[-1, -1], CENTRES[-1, 0]])
TURN: Final = np.array([[-1.0, 0, CENTRES[-1, -1, 0]], [0, -1.0, CENTRES[-1, -1, 1]], [0, 0, 1]])
"""The board turned by half a turn onto itself."""
QUARTERS: Final = tuple(
    (slice(SIDE * low, SIDE * low + SIDE), slice(SIDE * right, SIDE * right + SIDE))
    for low in range(2)
    for right in range(2)
)
LOCAL: Final = CENTRES[:SIDE, :SIDE].reshape(-1, 2)
"""The middles of a section's hexes, from its own a1."""
ORIGINS: Final = np.array([(SIDE * right, SIDE * ROW * low) for low in range(2) for right in range(2)])


@dataclass(frozen=True, slots=True)
class Options:
    """Every candidate in both turns: option 2n is candidate n as printed, 2n + 1 the same turned."""

    sections: tuple[Section, ...]
    labels: Ints
    """[option, hex]: an index into TERRAINS, or SPECIAL."""
    shares: Floats
    """[option, label, hex]: 1 where the hex has the label."""


def options(candidates: Sequence[Section] | None = None) -> Options:
    """The labels of these sections, or of all printed ones."""
    if candidates is None:
        candidates = [section for section in printed_sections().values() if section.origin == "printed"]
    upright = np.array([[_LABELS[letter] for letter in "".join(section.rows)] for section in candidates], np.int64)
    labels = np.stack([upright, upright[:, ::-1]], 1).reshape(-1, SIDE * SIDE)
    shares = (labels[:, None, :] == np.arange(SPECIAL + 1)[None, :, None]).astype(np.float64)
    return Options(tuple(candidates), labels, shares)


_LABELS: Final = {
    letter: TERRAINS.index(kind) if isinstance(kind, Terrain) else SPECIAL for letter, kind in LETTERS.items()
}


def neighbours(grid: npt.NDArray[Any], beyond: float) -> npt.NDArray[Any]:
    """[direction, row, column, ...]: the six neighbours of every hex, and `beyond` where the board ends."""
    edges = [(1, 1), (1, 1), *[(0, 0)] * (grid.ndim - 2)]
    padded = np.pad(grid, edges, constant_values=beyond)
    odd = (np.arange(SIZE) % 2 == 1).reshape(SIZE, 1, *[1] * (grid.ndim - 2))
    found = [padded[1:21, 0:20], padded[1:21, 2:22]]
    for row in (padded[0:20], padded[2:22]):
        found += [row[:, 1:21], np.where(odd, row[:, 2:22], row[:, 0:20])]
    return np.stack(found)
