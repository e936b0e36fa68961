"""What the reader takes and gives: the caller's help, and the observations it hands to the scan."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

import numpy as np
import numpy.typing as npt

from referee.board.section import Section
from referee.board.terrain import Terrain

Pixels = npt.NDArray[np.uint8]
Floats = npt.NDArray[np.float64]
Singles = npt.NDArray[np.float32]
Ints = npt.NDArray[np.int64]
Bools = npt.NDArray[np.bool_]
Point = tuple[float, float]

TERRAINS: Final = tuple(Terrain)
SPECIAL: Final = len(TERRAINS)
"""The label of castles, locations and nomad spaces, which share one weak class."""
COLOURS: Final = ("blue", "orange", "black", "white", "red")
WALL: Final = "wall"
AGREEMENT: Final = 0.74
"""Below this share of fitting hexes a section is none of the candidates."""


class Unread(StrEnum):
    """Why a hex was not read."""

    GLARE = "glare"
    OUTSIDE = "outside"
    DARK = "dark"


class Advice(StrEnum):
    """What would make a better photograph."""

    COME_CLOSER = "come-closer"
    GLARE = "glare"
    TILT = "tilt"
    BLUR = "blur"
    DARK = "dark"
    SHADOW = "shadow"
    CUT_OFF = "cut-off"
    NO_BOARD = "no-board"
    UNKNOWN_SECTIONS = "unknown-sections"


@dataclass(frozen=True, slots=True)
class Help:
    """What the caller knows. Points are pixels of the picture as it is shown, its orientation applied."""

    corners: tuple[Point, Point, Point, Point] | None = None
    """The middles of the hexes a1, t1, t20 and a20, as tapped; another start or direction is found out."""
    examples: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    """One hex (row, column) per colour that holds a piece of it; it needs corners in reading order."""
    colours: tuple[str, ...] | None = None
    """The players' colours, if known."""
    wall_locations: tuple[str, ...] | None = None
    """The locations that bring stone walls, so that a board without them has none; None: any board may have walls."""
    candidates: tuple[Section, ...] | None = None
    """The sections to look for; the printed ones unless told."""


@dataclass(frozen=True, slots=True)
class Placing:
    """A section as found.

    `margin` is how much better it explains its quarter than the next best section, in nats; `agreement` the share of
    its hexes whose colours do not speak against it (1 for the right section, about a half for a wrong one).
    """

    section: Section
    turned: bool
    margin: float
    agreement: float


@dataclass(frozen=True, slots=True)
class Tip:
    """One piece of advice: its code, the hexes it is about, and one figure (pixels per hex, degrees)."""

    code: Advice
    hexes: tuple[tuple[int, int], ...] = ()
    value: float | None = None


@dataclass(frozen=True, slots=True)
class Observations:
    """Everything read from one picture. Grids are indexed by row and column; a1 is (0, 0)."""

    verdict: str
    """`read`, `unknown` (a board, but its sections fit no candidate) or `unreadable` (no board found)."""
    width: int
    height: int
    sections: tuple[Placing, ...] = ()
    """The four quarters in reading order; empty when unreadable."""
    margin: float = 0.0
    """How much better this board explains the picture than the runner-up, in nats."""
    terrain: Floats = field(default_factory=lambda: np.zeros((20, 20, len(TERRAINS))))
    """Log-likelihood of each terrain per hex (order of `Terrain`), calibrated on this picture."""
    pieces: Floats = field(default_factory=lambda: np.zeros((20, 20, len(COLOURS) + 1)))
    """Probability of each colour per hex (order of `COLOURS`), then of a stone wall; the rest is "empty"."""
    unread: Mapping[tuple[int, int], Unread] = field(default_factory=dict)
    homography: Floats = field(default_factory=lambda: np.eye(3))
    """From the board (a1 at the origin, a hex is 1 wide, y down) to pixels."""
    centres: Floats = field(default_factory=lambda: np.zeros((20, 20, 2)))
    """The middle of every hex in the picture."""
    advice: tuple[Tip, ...] = ()
