"""The types that the modules of the generator share, and the dimensions of a board in hexes."""

from typing import Final, Protocol

import numpy as np
import numpy.typing as npt

from referee.board.section import Section

Image = npt.NDArray[np.uint8]
"""An image in sRGB, as [y, x, RGB]."""
Field = npt.NDArray[np.float32]
Points = npt.NDArray[np.float64]
Rng = np.random.Generator
RGB = tuple[int, int, int]


class Print(Protocol):
    """An edition of the game, which determines how sections and cards look."""

    def card(self, letter: str) -> list[RGB]:
        """Return the two colours of a terrain card."""

    def section(self, section: Section, rng: Rng) -> tuple[Image, Field]:
        """Return the printed section, and its coverage: 1 on cardboard, 0 outside."""


ROW: Final = 3**0.5 / 2
"""The distance between two adjacent rows of hexes. A hex is 1 wide from one vertical side to the other."""
RADIUS: Final = 3**-0.5
CORNERS: Final = ("a1", "t1", "t20", "a20")


def centre(row: int, column: int) -> tuple[float, float]:
    """Return the centre of a hex. The centre of a1 is the origin, and y points down the board."""
    return column + 0.5 * (row % 2), row * ROW


def name(row: int, column: int) -> str:
    """Return the name of a hex: its column letter and row number."""
    return f"{'abcdefghijklmnopqrst'[column]}{row + 1}"


MIDDLE: Final = (9.75, 9.5 * ROW)
"""The centre of the board."""
