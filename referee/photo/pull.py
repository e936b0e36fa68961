"""Pull a rough guess of the board into place: each quarter looks for the shift at which some section fits best."""

from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np

from referee.photo.calibrate import scatter_gains
from referee.photo.colour import logs, smooth
from referee.photo.kinds import Floats, Pixels, Singles
from referee.photo.layout import LOCAL, ORIGINS, OUTLINE, ROW, SIDE, Options
from referee.photo.rectify import MARGIN, fitted, flatten, project

SCALE: Final = 8
_KEPT: Final = 5
_CORNERS: Final = np.array([(0.0, 0.0), (SIDE - 0.5, 0), (SIDE - 0.5, (SIDE - 1) * ROW), (0, (SIDE - 1) * ROW)])


@dataclass(frozen=True, slots=True)
class Pulled:
    """A homography and how well the sections explain the picture under it, in nats."""

    homography: Floats
    gain: float


def quad_homography(quad: Floats) -> Floats:
    """The homography that lays the board's outline on these four corners, the first being its top left."""
    return np.asarray(cv2.getPerspectiveTransform(OUTLINE.astype(np.float32), quad.astype(np.float32)), np.float64)


def pull(image: Pixels, homography: Floats, options: Options, *, reach: float, step: float) -> Pulled:
    """One round: every quarter tries all shifts of up to `reach` hexes; the homography follows."""
    colours = logs(smooth(flatten(image, homography, scale=SCALE), 5))
    line = np.arange(-reach, reach + 1e-6, step)
    shifts = np.stack(np.meshgrid(line, line), -1).reshape(-1, 2)
    before, after, total = [], [], 0.0
    for origin in ORIGINS:
        gains = scatter_gains(_sampled(colours, LOCAL + origin, shifts), options).max(-1)
        # A far shift must be worth it: between equals, stay.
        costs = gains - 2.0 * (shifts**2).sum(1)
        best = int(np.argmax(costs))
        total += float(gains[best])
        before.append(_CORNERS + origin)
        after.append(_CORNERS + origin + shifts[best])
    target = project(homography, np.concatenate(after))
    found = fitted(np.concatenate(before), target)
    return Pulled(homography if found is None else found, total)


def place(image: Pixels, outlines: list[Floats], options: Options) -> Pulled | None:
    """The outline, read either way round, on which sections fit best."""
    first = [
        pull(image, quad_homography(np.roll(quad, -turn, axis=0)), options, reach=1.25, step=0.25)
        for quad in outlines
        for turn in range(2)
    ]
    # The gain belongs to where the pull began, so a second one tells which start was worth it.
    ranked = sorted(first, key=lambda pulled: -pulled.gain)[:_KEPT]
    second = [pull(image, pulled.homography, options, reach=1.0, step=0.25) for pulled in ranked]
    if not second:
        return None
    best = max(second, key=lambda pulled: pulled.gain)
    return pull(image, best.homography, options, reach=0.6, step=0.2)


def _sampled(colours: Singles, points: Floats, shifts: Floats) -> Floats:
    """[shift, hex, 3]."""
    spots = np.round((points + shifts[:, None] + MARGIN) * SCALE).astype(np.int64)
    rows = np.clip(spots[..., 1], 0, colours.shape[0] - 1)
    columns = np.clip(spots[..., 0], 0, colours.shape[1] - 1)
    return colours[rows, columns].astype(np.float64)
