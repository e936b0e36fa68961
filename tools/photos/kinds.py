"""The types that the generator's modules share, and the measures of a board in hexes."""

from typing import Final, Protocol

import numpy as np
import numpy.typing as npt

from referee.board.section import Section

Image = npt.NDArray[np.uint8]
"""Rows of pixels, RGB, as a screen would show them."""
Field = npt.NDArray[np.float32]
Points = npt.NDArray[np.float64]
Rng = np.random.Generator
RGB = tuple[int, int, int]


class Print(Protocol):
    """An edition of the game: how its sections and cards look."""

    def card(self, letter: str) -> list[RGB]:
        """Two colours for a terrain card."""

    def section(self, section: Section, rng: Rng) -> tuple[Image, Field]:
        """The section as printed, and its coverage: 1 where there is cardboard."""


ROW: Final = 3**0.5 / 2
"""From one row of hexes to the next, where a hex is 1 wide from flat side to flat side."""
RADIUS: Final = 3**-0.5
CORNERS: Final = ("a1", "t1", "t20", "a20")


def centre(row: int, column: int) -> tuple[float, float]:
    """The middle of a hex: a1 lies at the origin, y points down the board."""
    return column + 0.5 * (row % 2), row * ROW


def name(row: int, column: int) -> str:
    """The hex's name: column letter and row number."""
    return f"{'abcdefghijklmnopqrst'[column]}{row + 1}"


MIDDLE: Final = (9.75, 9.5 * ROW)
"""The middle of the board."""
