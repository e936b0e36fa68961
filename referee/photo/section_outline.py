"""Finds the 100 hexes of a section that lies alone on a table, without tapped corners.

The search combines two clues. The jagged edge between the section and the table shows where the rows and columns
begin. The colours, which vary less within hexes than between them, show the exact position.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Final

import cv2
import numpy as np

from referee.photo.board_plane import SECTION_CENTRES, SIDE, project
from referee.photo.observations import ROW, Floats, Pixels, Singles
from referee.photo.outlines import candidate_outlines, cut_out
from referee.photo.section_groups import HEX_SPOTS, uniformity
from referee.photo.single_section import blurred_logs, section_homography, walk_uphill

_SIZE: Final = 360
"""The longer side, in pixels, of the picture in which the section is separated from the table."""
_TRIED: Final = 3
"""The search tries at most this many outlines of each batch, in two rotations."""
_ROUGH_STEPS: Final = (0.8, 0.4, 0.2)
_FINE_STEPS: Final = (0.4, 0.2, 0.1, 0.05)
_BLUR: Final = 0.15
_CLEARNESS_WEIGHT: Final = 0.8
"""The weight of clearness. The weight of uniformity is 1.

Uniformity is usually 5 to 12 where the grid fits, and about 4 half a hex away.
"""
_HOPELESS: Final = 0.6
_BOARD: Final = 4.5
"""A rough grid is not refined if its clearness is below _HOPELESS, because refining never made such a grid certain.

The search ends early if the uniformity of the best grid is below _BOARD, because the picture then probably shows a
board. In 37 pictures of sections, the best grid of the first batch had at least 5.2. In 18 of 20 pictures of boards,
it had at most 4.5.
"""
_MIN_CLEARNESS: Final = 0.85
_MIN_UNIFORMITY: Final = 4.8
"""A grid is certain if it reaches both _MIN_CLEARNESS and _MIN_UNIFORMITY.

In 45 synthetic and four real photographs of sections, correct grids had a clearness of at least 0.86 and a uniformity
of at least 5.5, and wrong grids had a clearness of at most 0.75. In ten photographs of whole boards, section grids
with a clearness of more than 0.5 had a uniformity of at most 4.1.
"""


@dataclass(frozen=True, slots=True)
class SectionGrid:
    """The outline of a section in a picture, and how well it fits."""

    quad: Floats
    clearness: float
    """How well the outline separates the section from the table. It is 1 if every spot is on the right side."""
    uniformity: float
    """How much less the colours vary within hexes than over the section, as a logarithm."""

    @property
    def certain(self) -> bool:
        """Whether the position of the grid can be trusted."""
        return self.clearness >= _MIN_CLEARNESS and self.uniformity >= _MIN_UNIFORMITY

    @property
    def merit(self) -> float:
        """The quality of the fit. The grid with the highest merit wins."""
        return _CLEARNESS_WEIGHT * self.clearness + self.uniformity


def find_grid(image: Pixels, *, batches: int) -> SectionGrid | None:
    """Return the grid that fits best, with a1 near the top left, or None if there is no usable outline.

    At most `batches` batches of outlines are tried.
    """
    best: SectionGrid | None = None
    scale = _SIZE / max(image.shape[:2])
    small = np.asarray(cv2.resize(image, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA), np.uint8)
    for batch in islice(candidate_outlines(image), batches):
        rough = [start for quad in batch[:_TRIED] for start in _rough(small, scale, quad)]
        rough.sort(key=lambda one: -one.clearness)
        for start in rough[:2]:
            if start.clearness < _HOPELESS:
                break
            grid = start.refined(image)
            if best is None or grid.merit > best.merit:
                best = grid
        if best is not None and (best.certain or best.uniformity < _BOARD):
            break
    return best and SectionGrid(_upright(best.quad), best.clearness, best.uniformity)


@dataclass(frozen=True, slots=True)
class _RoughGrid:
    quad: Floats
    clearness: float
    mask: Singles
    """A mask of the picture, downscaled by `scale`: 1 where the section is, -1 where the table is."""
    scale: float

    def refined(self, image: Pixels) -> SectionGrid:
        """Return the grid near this one that fits best."""
        logs, scale = blurred_logs(image, self.quad, _BLUR)

        def merits(quads: Floats) -> Floats:
            clearness = _clearness(self.mask, self.scale, quads)
            return np.asarray(_CLEARNESS_WEIGHT * clearness + uniformity(logs, scale, quads))

        quad, _ = walk_uphill(self.quad, _FINE_STEPS, merits)
        clearness = float(_clearness(self.mask, self.scale, quad[None])[0])
        return SectionGrid(quad, clearness, float(uniformity(logs, scale, quad[None])[0]))


def _rough(small: Pixels, scale: float, quad: Floats) -> Iterator[_RoughGrid]:
    """Yield the clearest grid near this outline for each of the two directions that the rows can have.

    Yield nothing if GrabCut cannot be applied to this outline.
    """
    mask = cut_out(small, quad * scale)
    if mask is None:
        return
    for turn in range(2):
        start = np.roll(quad, -turn, axis=0)
        yield _RoughGrid(
            *walk_uphill(start, _ROUGH_STEPS, lambda trials: _clearness(mask, scale, trials)), mask, scale
        )


def _border() -> tuple[Floats, Floats]:
    """Return the centres of the hexes at the rim of a section, and of the hexes that would lie just beyond it."""
    inside = {(row, column) for row in range(SIDE) for column in range(SIDE)}
    around = {at: _around(*at) for at in inside}
    rim = [at for at in sorted(inside) if around[at] - inside]
    beyond = sorted(set().union(*around.values()) - inside)
    middles = [np.array([(column + 0.5 * (row % 2), row * ROW) for row, column in hexes]) for hexes in (rim, beyond)]
    return middles[0], middles[1]


def _around(row: int, column: int) -> set[tuple[int, int]]:
    left = column - 1 + row % 2
    beside = {(row, column - 1), (row, column + 1)}
    return beside | {(row + way, left + step) for way in (-1, 1) for step in (0, 1)}


_RIM, _BEYOND = ((middles[:, None] + HEX_SPOTS).reshape(-1, 2) for middles in _border())
_INSIDE: Final = (SECTION_CENTRES[:, None] + HEX_SPOTS).reshape(-1, 2)


def _clearness(mask: Singles, scale: float, quads: Floats) -> Floats:
    rim, beyond, inside = (_mean(mask, scale, quads, spots) for spots in (_RIM, _BEYOND, _INSIDE))
    # Holes in the mask lower the clearness even far from the rim, so that a smaller outline without holes can win.
    return np.asarray((rim - beyond) / 2 + 0.75 * (inside - 1))


def _mean(mask: Singles, scale: float, quads: Floats, spots: Floats) -> Floats:
    """Return the mean of the mask at these spots for each outline. Beyond the picture, the mask counts as 0."""
    height, width = mask.shape
    places = np.stack([project(section_homography(quad), spots) for quad in quads]) * scale
    columns, rows = (np.round(np.clip(places[..., axis], -9, 9999)).astype(np.int64) for axis in range(2))
    shown = (columns >= 0) & (columns < width) & (rows >= 0) & (rows < height)
    values = mask[np.clip(rows, 0, height - 1), np.clip(columns, 0, width - 1)]
    return np.asarray(np.where(shown, values, 0).mean(-1), np.float64)


def _upright(quad: Floats) -> Floats:
    """Return the outline, rotated by 180 degrees if its third corner is nearer to the top left than its first."""
    return np.roll(quad, -2, axis=0) if quad[0].sum() > quad[2].sum() else quad
