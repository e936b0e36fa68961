"""Identifies the section and its orientation in a picture that shows a single section.

A section has almost the same proportions as a whole board, so the search begins with the candidate outlines of a
board. The corners are then moved to where the terrains of some section explain the colours best.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import chain, islice
from typing import Final

import cv2
import numpy as np

from referee.board.section import PlacedSection
from referee.photo.board_plane import SECTION_CENTRES, SIDE, project
from referee.photo.colours import log_colours
from referee.photo.observations import ROW, Floats, Pixels, Point, Singles
from referee.photo.outlines import MOVES, candidate_outlines
from referee.photo.section_fit import Options, scatter_gains

_OUTLINE: Final = np.array(
    [(-0.5, -(3**-0.5)), (SIDE, -(3**-0.5)), (SIDE, 9 * ROW + 3**-0.5), (-0.5, 9 * ROW + 3**-0.5)], np.float32
)
"""The corners of the rectangle around a section, in hexes."""
_AREA: Final = 10.5 * (9 * ROW + 2 * 3**-0.5)
"""The area of the rectangle around a section, in square hex widths."""
_CORNER_HEXES: Final = SECTION_CENTRES[[0, SIDE - 1, SIDE * SIDE - 1, SIDE * (SIDE - 1)]].astype(np.float32)
"""The centres of a1, j1, j10 and a10."""
_PIXELS: Final = 24.0
"""The maximum width of a hex in the picture that is searched, in pixels. Larger pictures are downscaled."""
_BLUR: Final = 0.2
"""The standard deviation of the blur, in hexes. Blurring lets one pixel represent a hex with detailed artwork."""
_STEPS: Final = (0.8, 0.4, 0.2, 0.1, 0.05)
_NEAR_STEPS: Final = (0.2, 0.1, 0.05)
"""The steps, in hexes, of a search that begins near the right outline: at tapped corners or at a reliable grid."""
_STARTS: Final = 4
_MIN_MARGIN: Final = 120.0
"""A section counts as known if it explains the hexes at least this much better than any other option, in nats.

In photographs of real sections, the right one led by at least 310. When it was not among the candidates, the best
candidate led by at most 52.
"""


@dataclass(frozen=True, slots=True)
class SectionPhotograph:
    """The section in a picture of a single section, and its position."""

    placed: PlacedSection | None
    """The section and its orientation; None if no option fits clearly better than the others."""
    margin: float
    """How much better the best option fits than the next best, in nats."""
    quad: Floats
    """The corners of the section in the picture, in pixels, as [corner, 2]."""


def read_section(image: Pixels, options: Options, starts: Sequence[Floats]) -> SectionPhotograph | None:
    """Return the section that fits best near one of these outlines, or None if there are no outlines.

    An outline may be off by a fraction of a hex.
    """
    return _best_fit([climb(image, start, options, _NEAR_STEPS) for start in starts], options)


def search_section(image: Pixels, options: Options) -> SectionPhotograph | None:
    """Return the section that fits best near the first outlines in this picture, or None if no outline was found."""
    starts = [quad for start in _outlines(image) for quad in (start, np.roll(start, -1, axis=0))]
    return _best_fit([climb(image, start, options) for start in starts], options)


def _best_fit(fits: list[tuple[Floats, Floats]], options: Options) -> SectionPhotograph | None:
    if not fits:
        return None
    quad, gains = max(fits, key=lambda fit: float(fit[1].max()))
    best = int(np.argmax(gains))
    # The same section, rotated by 180 degrees, counts as a rival, too.
    margin = float(gains[best] - np.delete(gains, best).max())
    placed = PlacedSection(options.sections[best // 2], bool(best % 2))
    return SectionPhotograph(placed if margin >= _MIN_MARGIN else None, margin, quad)


def _outlines(image: Pixels) -> list[Floats]:
    return list(islice(chain.from_iterable(candidate_outlines(image)), _STARTS))


def tapped_outlines(corners: tuple[Point, Point, Point, Point]) -> list[Floats]:
    """Return two outlines of a section whose corner hexes have these centres.

    One begins at the first tapped corner, the other at the second. Corners in anticlockwise order are reversed.
    """
    taps = np.array(corners, np.float32)
    if cv2.contourArea(taps, oriented=True) < 0:
        taps = taps[[0, 3, 2, 1]]
    matrices = [cv2.getPerspectiveTransform(_CORNER_HEXES, np.roll(taps, -turn, axis=0)) for turn in range(2)]
    return [project(np.asarray(matrix, np.float64), _OUTLINE.astype(np.float64)) for matrix in matrices]


def section_outline(homography: Floats, origin: Floats) -> Floats:
    """Return the outline, in the picture, of the section whose first hex is centred at this point of the board."""
    return project(homography, _OUTLINE.astype(np.float64) + origin)


def section_centres(quad: Floats) -> Floats:
    """Return the centre of every hex of a section with this outline, in pixels, as [row, column, 2]."""
    return project(section_homography(quad), SECTION_CENTRES).reshape(SIDE, SIDE, 2)


def section_homography(quad: Floats) -> Floats:
    """Return the homography that maps a section to the picture, given its outline there as [corner, 2]."""
    return np.asarray(cv2.getPerspectiveTransform(_OUTLINE, quad.astype(np.float32)), np.float64)


def blurred_logs(image: Pixels, quad: Floats, blur: float) -> tuple[Singles, float]:
    """Return the blurred log colours at no more than _PIXELS per hex, and their scale relative to the picture.

    `blur` is the standard deviation of the blur, in hexes.
    """
    width = hex_width(quad)
    scale = min(1.0, _PIXELS / width)
    small = cv2.resize(image, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
    logs = log_colours(np.asarray(small, np.uint8))
    return np.asarray(cv2.GaussianBlur(logs, (0, 0), max(0.8, blur * width * scale)), np.float32), scale


def _features(logs: Singles, scale: float, quads: Floats) -> Floats:
    """Return the colours at the centres of all hexes for each of these outlines, as [outline, hex, 3]."""
    spots = np.stack([project(section_homography(quad), SECTION_CENTRES) for quad in quads]) * scale
    columns = np.clip(np.round(spots[..., 0]).astype(np.int64), 0, logs.shape[1] - 1)
    rows = np.clip(np.round(spots[..., 1]).astype(np.int64), 0, logs.shape[0] - 1)
    return logs[rows, columns].astype(np.float64)


def climb(image: Pixels, start: Floats, options: Options, steps: tuple[float, ...] = _STEPS) -> tuple[Floats, Floats]:
    """Return the outline of a section near this one at which some option fits best, and the gain of every option."""
    logs, scale = blurred_logs(image, start, _BLUR)
    quad, _ = walk_uphill(start, steps, lambda trials: scatter_gains(_features(logs, scale, trials), options).max(1))
    return quad, scatter_gains(_features(logs, scale, quad[None]), options)[0]


def walk_uphill(start: Floats, steps: tuple[float, ...], rate: Callable[[Floats], Floats]) -> tuple[Floats, float]:
    """Return the outline near this one with the highest rating, and that rating. The steps are in hexes.

    `rate` rates several outlines at once, given as [outline, corner, 2].
    """
    quad, best = start, -np.inf
    for step in steps:
        while True:
            trials = np.concatenate([quad[None], quad + step * hex_width(quad) * _all_moves()])
            ratings = rate(trials)
            chosen = int(np.argmax(ratings))
            if ratings[chosen] <= best + 1e-6:
                break
            best, quad = float(ratings[chosen]), trials[chosen]
    return quad, best


def hex_width(quad: Floats) -> float:
    """Return the mean width of a hex in pixels, given the outline of a section."""
    return float(np.sqrt(max(1.0, cv2.contourArea(quad.astype(np.float32)) / _AREA)))


def _all_moves() -> Floats:
    """Return moves that shift a corner, a side or the whole outline, or that resize it, as [move, corner, 2]."""
    whole = np.array([(1, 0), (-1, 0), (0, 1), (0, -1)], np.float64)[:, None] * np.ones((1, 4, 1))
    out = np.array([(-1, -1), (1, -1), (1, 1), (-1, 1)], np.float64)
    return np.concatenate([MOVES, whole, [out, -out]])
