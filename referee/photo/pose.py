"""Finds the pose of the board: adjusts a rough outline, and refines the pose once the sections are known.

`pull` adjusts the outline by shifting each quarter, the area of one section, to where some section fits best.
`refine` matches blocks of hexes with the flattened picture.
"""

from dataclasses import dataclass, replace
from typing import Final

import cv2
import numpy as np

from referee.photo.board_plane import (
    CENTRES,
    MARGIN,
    ORIGINS,
    OUTLINE,
    QUARTERS,
    SECTION_CENTRES,
    SIDE,
    fit_homography,
    flat_logs,
    flat_size,
    flatten,
    project,
)
from referee.photo.colours import log_colours, smooth
from referee.photo.observations import ROW, SIZE, SPECIAL, Floats, Ints, Pixels, Singles
from referee.photo.section_fit import Fit, Options, basis, scatter_gains

_PULL_SCALE: Final = 8
_KEPT: Final = 5
_CORNERS: Final = np.array([(0.0, 0.0), (SIDE - 0.5, 0), (SIDE - 0.5, (SIDE - 1) * ROW), (0, (SIDE - 1) * ROW)])


@dataclass(frozen=True, slots=True)
class Anchor:
    """The place in the picture where some section fits best near one quarter of the board."""

    homography: Floats
    """The homography that maps a section, with its first hex at the origin, to the picture."""
    lead: float
    """How much better the section fits than the next best option, in nats."""


@dataclass(frozen=True, slots=True)
class PulledPose:
    """A homography, and how well the best sections fit in the four quarters, in nats.

    The fit is measured with each quarter shifted separately, before one homography is fitted to all four.
    """

    homography: Floats
    gain: float
    anchor: Anchor
    """The anchor with the largest lead: that of one of the four quarters, or one from an earlier call of `pull`."""


def quad_homography(quad: Floats) -> Floats:
    """Return the homography that maps the outline of the board to four corners, clockwise from the top left one."""
    return np.asarray(cv2.getPerspectiveTransform(OUTLINE.astype(np.float32), quad.astype(np.float32)), np.float64)


def pull(image: Pixels, homography: Floats, options: Options, *, reach: float, step: float) -> PulledPose:
    """Adjust a homography by shifting each quarter to where some section fits best.

    The shifts are multiples of `step` hexes, up to `reach` hexes in x and in y.
    """
    colours = log_colours(smooth(flatten(image, homography, scale=_PULL_SCALE), 5))
    line = np.arange(-reach, reach + 1e-6, step)
    shifts = np.stack(np.meshgrid(line, line), -1).reshape(-1, 2)
    before, after, total = [], [], 0.0
    anchors = []
    for origin in ORIGINS:
        fits = scatter_gains(_sampled(colours, SECTION_CENTRES + origin, shifts), options)
        gains = fits.max(-1)
        # Penalize long shifts, so that the shortest of several equally good ones wins.
        merits = gains - 2.0 * (shifts**2).sum(1)
        best = int(np.argmax(merits))
        total += float(gains[best])
        second, first = np.sort(fits[best])[-2:]
        anchors.append(Anchor(homography @ translation(origin + shifts[best]), float(first - second)))
        before.append(_CORNERS + origin)
        after.append(_CORNERS + origin + shifts[best])
    target = project(homography, np.concatenate(after))
    better = fit_homography(np.concatenate(before), target)
    return PulledPose(homography if better is None else better, total, max(anchors, key=_lead))


def _lead(anchor: Anchor) -> float:
    return anchor.lead


def translation(offset: Floats) -> Floats:
    """Return the homography that adds this offset."""
    return np.array([[1, 0, offset[0]], [0, 1, offset[1]], [0, 0, 1]], np.float64)


def place(image: Pixels, outlines: list[Floats], options: Options) -> PulledPose | None:
    """Return the pose in which the sections fit best, or None if there are no outlines.

    Each outline is tried in two rotations, 90 degrees apart.
    """
    first = [
        pull(image, quad_homography(np.roll(quad, -turn, axis=0)), options, reach=1.25, step=0.25)
        for quad in outlines
        for turn in range(2)
    ]
    # The gain is measured with each quarter shifted separately, before one homography is fitted to all four. Only
    # the gain of a second pull shows how good that homography is.
    ranked = sorted(first, key=lambda pulled: -pulled.gain)[:_KEPT]
    second = [pull(image, pulled.homography, options, reach=1.0, step=0.25) for pulled in ranked]
    if not second:
        return None
    best = max(second, key=lambda pulled: pulled.gain)
    last = pull(image, best.homography, options, reach=0.6, step=0.2)
    # A wrong quarter can spoil the homography for the others, so the first pull may have had the clearest quarter.
    return replace(last, anchor=max((pulled.anchor for pulled in (*first, *second, last)), key=_lead))


def _sampled(colours: Singles, points: Floats, shifts: Floats) -> Floats:
    """Return the colours at points [hex, 2] after each shift, as [shift, hex, 3]."""
    spots = np.round((points + shifts[:, None] + MARGIN) * _PULL_SCALE).astype(np.int64)
    rows = np.clip(spots[..., 1], 0, colours.shape[0] - 1)
    columns = np.clip(spots[..., 0], 0, colours.shape[1] - 1)
    return colours[rows, columns].astype(np.float64)


_SCALE: Final = 10
_BLOCK: Final = 4.4
"""The width and height of a block, in hexes."""


@dataclass(frozen=True, slots=True)
class Pose:
    """One homography for the board, and one for each quarter, because there are gaps between sections."""

    board: Floats
    quarters: tuple[Floats, ...]

    def centres(self) -> Floats:
        """Return the centres of all hexes in the picture, as [row, column, 2]."""
        centres = np.empty((SIZE, SIZE, 2))
        for quarter, homography in zip(QUARTERS, self.quarters, strict=True):
            centres[quarter] = project(homography, CENTRES[quarter])
        return centres


_LEAST_SHARE: Final = 0.25
"""The shift of a block is ignored if the share of the block that fits is smaller than this."""
_MIN_BLOCKS: Final = 8
"""If fewer blocks than this have a clear shift, the pose stays as it is."""
_NOISE: Final = 0.1
"""The usual error of a block's shift, in hexes."""
_TOLERANCES: Final = (0.5, 0.25, 0.125, *[_NOISE] * 4)
"""For each round, how far a block's shift may be from the fit, in hexes, before the block gets little weight."""
_MIDDLE: Final = np.array([9.75, 8.2])
_BOARD_SPREADS: Final = (3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 1.0, 1.0, 0.3)
_QUARTER_SPREADS: Final = (0.08, 0.05, 0.05) * 2
_SPREADS: Final = np.array([*_BOARD_SPREADS, *_QUARTER_SPREADS * 4])
"""The prior standard deviation of each correction parameter.

The values for the quarters are small, because the sections of a board lie close together.
"""


def refine(image: Pixels, homography: Floats, fit: Fit, labels: Ints, *, reach: float) -> Pose:
    """Return the pose, corrected by the shifts (up to `reach` hexes) at which blocks of hexes match their terrains.

    If too few blocks have a clear shift, nothing is corrected.
    """
    blocks = _match(image, homography, fit, labels, reach)
    good = blocks[..., 4] > 0
    if good.sum() < _MIN_BLOCKS:
        return Pose(homography, (homography,) * 4)
    quarters = np.broadcast_to(np.arange(4)[:, None], good.shape)[good]
    moves = fit_movement(movements(blocks[good][:, :2], quarters), blocks[good][:, 2:4], blocks[good][:, 4])
    target = np.empty((SIZE, SIZE, 2))
    for number, quarter in enumerate(QUARTERS):
        centres = CENTRES[quarter].reshape(-1, 2)
        moved = centres + movements(centres, np.full(len(centres), number)) @ moves
        target[quarter] = project(homography, moved).reshape(SIDE, SIDE, 2)
    board = _homography_to(target, (slice(None), slice(None)), homography)
    return Pose(board, tuple(_homography_to(target, quarter, homography) for quarter in QUARTERS))


def _homography_to(target: Floats, part: tuple[slice, slice], otherwise: Floats) -> Floats:
    fitted = fit_homography(CENTRES[part].reshape(-1, 2), target[part].reshape(-1, 2))
    return otherwise if fitted is None else fitted


def movements(points: Floats, quarters: Ints) -> Floats:
    """Return the displacement of each point per unit of each correction parameter, as [point, 2, parameter].

    The first eight parameters change the homography, the ninth corrects the distortion of the lens, and each quarter
    has six parameters of its own that shift, turn and stretch it.
    """
    x, y = ((points - _MIDDLE) / SIDE).T
    bend, one, no = x * x + y * y, np.ones_like(x), np.zeros_like(x)
    across = [one, x, y, no, no, no, x * x, x * y, x * bend]
    down = [no, no, no, one, x, y, x * y, y * y, y * bend]
    for number in range(4):
        here = (quarters == number).astype(np.float64)
        u, v = 2 * (points - ORIGINS[number] - SECTION_CENTRES.mean(0)).T / SIDE * here
        across += [here, u, v, no, no, no]
        down += [no, no, no, here, u, v]
    return np.stack([np.stack(across, -1), np.stack(down, -1)], 1)


def fit_movement(numbers: Floats, shifts: Floats, weights: Floats) -> Floats:
    """Return the correction that explains these shifts [block, 2] best; `numbers` are the blocks' `movements`.

    `weights` is the initial weight of each block. Blocks that disagree with the others get little weight. RANSAC
    would instead choose blocks that agree, but its choice would change with the slightest noise and could be far off.
    """
    moves: Floats = np.zeros(len(_SPREADS))
    trust = np.ones(len(shifts))
    for tolerance in _TOLERANCES:
        scale = np.sqrt(trust * weights)[:, None] / _NOISE
        design = (numbers * scale[..., None]).reshape(-1, len(moves))
        normal = design.T @ design + np.diag(_SPREADS**-2)
        moves = np.asarray(np.linalg.solve(normal, design.T @ (shifts * scale).reshape(-1)), np.float64)
        away = np.linalg.norm(shifts - numbers @ moves, axis=1)
        trust = (1 + (away / (1.5 * tolerance)) ** 2) ** -1.5
    return moves


def _match(image: Pixels, homography: Floats, fit: Fit, labels: Ints, reach: float) -> Floats:
    flat = flat_logs(image, homography, scale=_SCALE)
    posteriors = _posteriors(flat, fit)
    drawn = _draw_labels(labels)
    width, height = round(_BLOCK * _SCALE), round(_BLOCK * _SCALE)
    far = round(reach * _SCALE)
    blocks = np.zeros((4, 9, 5))
    for quarter, (x0, y0) in enumerate(ORIGINS):
        for block in range(9):
            x = x0 - 0.3 + (SIDE - _BLOCK) / 2 * (block % 3)
            y = y0 - 0.4 + (SIDE * ROW - _BLOCK + 0.4) / 2 * (block // 3)
            left, top = round((x + MARGIN) * _SCALE), round((y + MARGIN) * _SCALE)
            if min(left, top) < far:
                left, top = max(left, far), max(top, far)
            window = drawn[top : top + height, left : left + width]
            around = posteriors[top - far : top + height + far, left - far : left + width + far]
            shift, weight = _best_shift(window, around, far)
            middle = (left + width / 2) / _SCALE - MARGIN, (top + height / 2) / _SCALE - MARGIN
            blocks[quarter, block] = (*middle, *(shift / _SCALE), weight)
    return blocks


def _best_shift(window: Ints, around: Singles, far: int) -> tuple[Floats, float]:
    """Return the shift at which the terrains of a block fit best, to a fraction of a pixel, and its weight.

    `far` is the longest shift in pixels. The weight is 0 if the best shift is unclear.
    """
    kinds, counts = np.unique(window[window < SPECIAL], return_counts=True)
    if len(kinds) < 2 or counts.max() > 0.93 * window.size:
        return np.zeros(2), 0.0
    total = np.zeros((2 * far + 1, 2 * far + 1), np.float32)
    for kind in kinds:
        total += cv2.matchTemplate(
            np.ascontiguousarray(around[..., kind]), (window == kind).astype(np.float32), cv2.TM_CCORR
        )
    row, column = np.unravel_index(int(np.argmax(total)), total.shape)
    if row in (0, 2 * far) or column in (0, 2 * far):
        return np.zeros(2), 0.0
    peak = float(total[row, column])
    dx = _vertex(float(total[row, column - 1]), peak, float(total[row, column + 1]))
    dy = _vertex(float(total[row - 1, column]), peak, float(total[row + 1, column]))
    share = peak / float((window < SPECIAL).sum())
    return np.array([column - far + dx, row - far + dy]), share if share > _LEAST_SHARE else 0.0


def _vertex(before: float, here: float, after: float) -> float:
    bend = before - 2 * here + after
    return 0.0 if bend >= 0 else float(np.clip(0.5 * (before - after) / bend, -0.5, 0.5))


def _posteriors(flat: Singles, fit: Fit) -> Singles:
    """Return the probability of each terrain for each pixel of the flattened board, as [y, x, label]."""
    height, width = flat.shape[:2]
    ys, xs = np.mgrid[0:height:8, 0:width:8]
    points = np.stack([xs / _SCALE - MARGIN, ys / _SCALE - MARGIN], -1)
    light = (basis(points) @ fit.field[:, :3]).astype(np.float32)
    even = flat - cv2.resize(light, (width, height))
    logs = np.empty((height, width, SPECIAL), np.float32)
    for label in range(SPECIAL):
        spread = (1.3 * fit.spreads[label, :3] + 0.05).astype(np.float32)
        away = (even - fit.means[label, :3].astype(np.float32)) / spread
        logs[..., label] = -0.5 * (away * away).sum(-1) - np.log(spread).sum()
    logs = np.maximum(logs, logs.max(-1, keepdims=True) - 8)
    np.exp(logs - logs.max(-1, keepdims=True), out=logs)
    return np.asarray(logs / (logs.sum(-1, keepdims=True) + 0.02), np.float32)


def _draw_labels(labels: Ints) -> Ints:
    """Return the label of each pixel of the flattened board, as [y, x]. Pixels beyond the board are SPECIAL."""
    width, height = flat_size(_SCALE)
    ys, xs = np.mgrid[0:height, 0:width]
    x, y = xs / _SCALE - MARGIN, ys / _SCALE - MARGIN
    best = np.full(x.shape, 9e9)
    nearest = np.full(x.shape, SPECIAL)
    base = np.floor(y / ROW).astype(np.int64)
    for row in (base, base + 1):
        shift = 0.5 * (row % 2)
        column = np.round(x - shift).astype(np.int64)
        away = (x - column - shift) ** 2 + (y - row * ROW) ** 2
        inside = (row >= 0) & (row < SIZE) & (column >= 0) & (column < SIZE)
        label = np.where(inside, labels[np.clip(row, 0, SIZE - 1), np.clip(column, 0, SIZE - 1)], SPECIAL)
        nearest = np.where(away < best, label, nearest)
        best = np.minimum(best, away)
    return nearest
