"""The caller's hints, the observations in one picture, and how the observations of several pictures are merged."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Final

import numpy as np
import numpy.typing as npt

from referee.board.section import PlacedSection, Section
from referee.board.terrain import Terrain

Pixels = npt.NDArray[np.uint8]
Floats = npt.NDArray[np.float64]
Singles = npt.NDArray[np.float32]
Ints = npt.NDArray[np.int64]
Bools = npt.NDArray[np.bool_]
Point = tuple[float, float]

SIZE: Final = 20
"""The number of rows of the board, which is also the number of columns."""
ROW: Final = 3**0.5 / 2
"""The distance between two adjacent rows of hexes, relative to the width of a hex."""
HALF_TURN: Final = np.array([[-1.0, 0, SIZE - 0.5], [0, -1.0, (SIZE - 1) * ROW], [0, 0, 1]])
"""The homography that rotates the board by 180 degrees onto itself."""
TERRAINS: Final = tuple(Terrain)
SPECIAL: Final = len(TERRAINS)
"""The label of all special hexes, such as castles and locations. Other labels are indices into TERRAINS."""
COLOURS: Final = ("blue", "orange", "black", "white", "red")
WALL: Final = "wall"
LOOK_SIZE: Final = 11
"""The number of features that describe the look of a hex."""
AGREEMENT: Final = 0.74
"""A section counts as unknown if the share of its hexes whose colours fit their terrain is smaller than this."""


class UnreadReason(StrEnum):
    """Why a hex was not read: a reflection hides it, the picture cuts it off, or it is in a deep shadow."""

    GLARE = "glare"
    OUTSIDE = "outside"
    DARK = "dark"


class Advice(StrEnum):
    """The codes of the advice for a better photograph."""

    COME_CLOSER = "come-closer"
    GLARE = "glare"
    TILT = "tilt"
    BLUR = "blur"
    DARK = "dark"
    SHADOW = "shadow"
    CUT_OFF = "cut-off"
    NO_BOARD = "no-board"
    UNKNOWN_SECTIONS = "unknown-sections"
    NO_COLOUR = "no-colour"
    UNUSUAL_COLOURS = "unusual-colours"
    MIRRORED = "mirrored"
    SINGLE_SECTION = "single-section"
    TAP_SECTION = "tap-section"


@dataclass(frozen=True, slots=True)
class Help:
    """The caller's hints. Points are pixels of the picture as displayed, with its stored orientation applied."""

    corners: tuple[Point, Point, Point, Point] | None = None
    """The centres of the hexes a1, t1, t20 and a20, as tapped.

    The corners must be tapped clockwise. Only two opposite corners of the board can be a1, and the one nearer to the
    first tap is chosen.
    """
    examples: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    """For some colours, one hex (row, column) with a piece of that colour. Requires `corners` that begin at a1."""
    colours: tuple[str, ...] | None = None
    """The players' colours; None if unknown."""
    wall_locations: tuple[str, ...] | None = None
    """The locations that provide stone walls; a board without such a location has no walls.

    None if any board may have walls.
    """
    candidates: tuple[Section, ...] | None = None
    """The sections to look for; None for all printed sections."""
    pieces: Mapping[tuple[int, int], str | None] = field(default_factory=dict)
    """The piece that a person saw on a hex (row, column): a colour, WALL, or None for an empty hex.

    Like `examples`, this requires `corners` that begin at a1.
    """
    single_section: bool = False
    """Whether the picture shows a single section.

    If so, `corners` are the centres of its hexes a1, j1, j10 and a10.
    """


@dataclass(frozen=True, slots=True)
class SectionReading:
    """The section that fits best, in a quarter of the board or in a picture of a single section.

    `margin` is the lead of the best section and orientation over the next best, in nats. `agreement` is the share of
    the section's hexes whose colours do not contradict it: almost 1 for the right section, usually 0.3 to 0.7 for a
    wrong one. If the picture shows a single section, `agreement` is always 1.
    """

    section: Section
    turned: bool
    margin: float
    agreement: float


@dataclass(frozen=True, slots=True)
class Tip:
    """A piece of advice: its code, the hexes (row, column) that it concerns, and its value, if any.

    The value is the width of a hex in pixels or a tilt in degrees.
    """

    code: Advice
    hexes: tuple[tuple[int, int], ...] = ()
    value: float | None = None


@dataclass(frozen=True, slots=True)
class Observations:
    """Everything that was read from one or more pictures. Grids are indexed by row and column, and a1 is (0, 0)."""

    verdict: str
    """`read`, `unknown` (a board was found, but not all its sections were identified) or `unreadable` (no board)."""
    width: int
    height: int
    sections: tuple[SectionReading, ...] = ()
    """The sections of the four quarters in reading order. Empty if the picture is unreadable."""
    margin: float = 0.0
    """The lead of the board with these sections over the next best board, in nats."""
    terrain: Floats = field(default_factory=lambda: np.zeros((SIZE, SIZE, len(TERRAINS))))
    """The log-likelihood of each terrain (in the order of `Terrain`) on each hex, calibrated on this picture.

    On an unread hex, all values are 0.
    """
    pieces: Floats = field(default_factory=lambda: np.zeros((SIZE, SIZE, len(COLOURS) + 1)))
    """The probability of each colour (in the order of `COLOURS`) and, last, of a stone wall on each hex.

    The rest, up to 1, is the probability of an empty hex. On an unread hex, all values are 0.
    """
    figures: Floats = field(default_factory=lambda: np.zeros((SIZE, SIZE)))
    """The log-odds that a player's piece on a hex is a figure, such as a ship, instead of a settlement.

    On an unread hex, the value is 0.
    """
    unread: Mapping[tuple[int, int], UnreadReason] = field(default_factory=dict)
    homography: Floats = field(default_factory=lambda: np.eye(3))
    """The homography from board coordinates to pixels of the picture.

    In board coordinates, the centre of a1 is the origin, a hex is 1 wide, and y points down.
    """
    centres: Floats = field(default_factory=lambda: np.zeros((SIZE, SIZE, 2)))
    """The centre of every hex, in pixels of the picture."""
    advice: tuple[Tip, ...] = ()
    single: SectionReading | None = None
    """The section in a picture of a single section; None if it was not identified or if the picture shows a board."""
    groups: tuple[tuple[tuple[int, int], ...], ...] = ()
    """If the picture shows exactly one unknown section, the groups of its hexes that look alike.

    Each hex is given by its row and its column in the section, from 0 to 9.
    """
    group_looks: Floats = field(default_factory=lambda: np.zeros((0, LOOK_SIZE)))
    """The mean look of each group, as [group, feature]."""
    known_looks: Floats = field(default_factory=lambda: np.zeros((0, LOOK_SIZE)))
    """The looks of hexes of known sections, which help to name groups, as [hex, feature]."""
    known_kinds: Ints = field(default_factory=lambda: np.zeros(0, np.int64))
    """The labels of the hexes in `known_looks`."""
    quarter: int | None = None
    """The number of the quarter that `groups` describe; None for a single section or if there are no groups."""
    section_centres: Floats | None = None
    """The centre of each hex of the single section or of `quarter`, in pixels, as [row, column, 2].

    None if neither a single section nor exactly one unknown section was found.
    """

    @property
    def placed(self) -> tuple[PlacedSection, ...]:
        """The sections and their orientations."""
        return tuple(PlacedSection(reading.section, reading.turned) for reading in self.sections)

    def rotated(self) -> "Observations":
        """Return the observations of the same board, with a1 at the opposite corner."""
        return replace(
            self,
            sections=tuple(replace(reading, turned=not reading.turned) for reading in reversed(self.sections)),
            terrain=self.terrain[::-1, ::-1],
            pieces=self.pieces[::-1, ::-1],
            figures=self.figures[::-1, ::-1],
            unread={_opposite(at): reason for at, reason in self.unread.items()},
            homography=self.homography @ HALF_TURN,
            centres=self.centres[::-1, ::-1],
            groups=tuple(tuple((9 - row, 9 - column) for row, column in group) for group in self.groups),
            quarter=None if self.quarter is None else 3 - self.quarter,
            section_centres=None if self.section_centres is None else self.section_centres[::-1, ::-1],
            advice=tuple(replace(tip, hexes=tuple(map(_opposite, tip.hexes))) for tip in self.advice),
        )


def merge_pictures(pictures: Sequence[Observations]) -> Observations:
    """Return the observations of the most reliable picture, combined with those of the others.

    A picture is ignored if `align_pictures` returns None for it.
    """
    best = _surest(pictures)
    merged = best
    for picture, aligned in zip(pictures, align_pictures(pictures), strict=True):
        if aligned is not None and picture is not best:
            merged = _merge(merged, aligned)
    return merged


def align_pictures(pictures: Sequence[Observations]) -> list[Observations | None]:
    """Return the observations of each picture, rotated to match the most reliable picture.

    The result is None for every picture that shows no board. If all sections in the most reliable picture are known,
    the result is also None for pictures with a different board or an unknown section. Otherwise, it is None for all
    pictures except the most reliable one.
    """
    best = _surest(pictures)
    if best.verdict != "read":
        return [picture if picture is best and picture.verdict == "unknown" else None for picture in pictures]
    return [_aligned(best, picture) if picture.verdict == "read" else None for picture in pictures]


def _surest(pictures: Sequence[Observations]) -> Observations:
    return max(pictures, key=_sureness)


def _sureness(picture: Observations) -> tuple[bool, bool, float]:
    return picture.verdict == "read", picture.verdict == "unknown", picture.margin - len(picture.unread)


def _opposite(at: tuple[int, int]) -> tuple[int, int]:
    return SIZE - 1 - at[0], SIZE - 1 - at[1]


def _aligned(first: Observations, other: Observations) -> Observations | None:
    """Return the other picture, rotated to match the first, or None if it shows a different board."""
    return next((picture for picture in (other, other.rotated()) if picture.placed == first.placed), None)


def _merge(first: Observations, second: Observations) -> Observations:
    one, two = _readable(first), _readable(second)
    # Two photographs of a piece show the same paint, usually in the same light, so they are not independent
    # evidence. Average their probabilities instead of multiplying them.
    share = one[..., None] / np.maximum(1, one[..., None].astype(int) + two[..., None])
    pieces = np.where((one | two)[..., None], _geometric_mean(first.pieces, second.pieces, share), 0)
    return replace(
        first,
        terrain=first.terrain + second.terrain,
        pieces=pieces,
        figures=share[..., 0] * first.figures + (1 - share[..., 0]) * second.figures,
        unread={at: reason for at, reason in first.unread.items() if at in second.unread},
    )


def _readable(picture: Observations) -> Bools:
    grid = np.ones((SIZE, SIZE), np.bool_)
    for row, column in picture.unread:
        grid[row, column] = False
    return grid


def _geometric_mean(first: Floats, second: Floats, share: Floats) -> Floats:
    """Return the weighted geometric mean of two grids of probabilities.

    The means are normalized together with the mean probability of an empty hex. `share` is the weight of the first
    grid.
    """
    both = [np.concatenate([chances, 1 - chances.sum(-1, keepdims=True)], -1) for chances in (first, second)]
    mean = np.exp(share * np.log(both[0].clip(1e-6)) + (1 - share) * np.log(both[1].clip(1e-6)))
    return np.asarray((mean / mean.sum(-1, keepdims=True))[..., :-1], np.float64)
