"""DOC"""

from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np

from referee.photo.colours import LINEAR, log_linear_colours
from referee.photo.observations import COLOURS, SPECIAL, WALL, Bools, Floats, Ints, Pixels, Singles
from referee.photo.plane import CENTRES, QUARTERS, neighbours, project, raised
from referee.photo.pose import Pose
from referee.photo.section_fit import Fit, basis

SCALE: Final = 22
"""Pixels per hex of a patch."""
_HIGH: Final = 0.2
"""Half the height of a settlement, in hexes."""
_REACH: Final = 0.5
_RIDGE: Final = 0.45
"""The height of a settlement, in hexes."""


@dataclass(frozen=True, slots=True)
class Patches:
    """[hex, row, column, ...] for 400 hexes: once around their middles, once around where a house would appear."""

    ground: Singles
    body: Singles
    """Logs of evened light, like `colour.logs`."""
    away: Floats
    """[row, column]: how far from the patch's middle a pixel is, in hexes."""
    rim: Bools
    """[hex, row, column]: the part of the ground patch that no piece hides."""
    plain: Bools
    """Per hex: whether its rim looks like the rest of its terrain. A city hall covers rims too."""
    veil: Floats
    """Per hex of the board: light that was added to its rim, as a share of the sensor's range."""
    burnt: Floats
    """Per hex of the board: the share of its rim that is white and nothing else; roofs do not cover rims."""
    light: Floats
    """Per hex of the board: how bright its rim is, as a share of the sensor's range."""


_WHITE: Final = 247
_FULL: Final = 0.85
"""From this share of its range on, a channel hardly shows more light."""
_PLAIN: Final = np.array([(-0.9, -0.3, -0.35), (0.5, 0.3, 0.35)])


def cut_patches(image: Pixels, pose: Pose, fit: Fit, labels: Ints) -> Patches:
    """The patches of all hexes, evened by the field of light and then by what neighbouring hexes still share."""
    line = np.arange(-round(_REACH * SCALE), round(_REACH * SCALE) + 1) / SCALE
    grid = np.stack(np.meshgrid(line, line), -1)
    size = image.shape[1], image.shape[0]
    ground, body = np.empty((20, 20, *grid.shape)), np.empty((20, 20, *grid.shape))
    lean = np.empty((20, 20, 2))
    for quarter, homography in zip(QUARTERS, pose.quarters, strict=True):
        centres = CENTRES[quarter]
        ground[quarter] = project(homography, centres[:, :, None, None] + grid)
        lifted = raised(homography, centres, _HIGH, size)
        body[quarter] = project(homography, lifted[:, :, None, None] + grid)
        lean[quarter] = raised(homography, centres, _RIDGE, size) - centres
    away = np.hypot(grid[..., 0], grid[..., 1])
    raw, standing = _sampled(image, ground), _sampled(image, body)
    field = basis(CENTRES) @ fit.field[:, :3]
    rim = _free(grid, lean)
    logs = np.where(rim[..., None], log_linear_colours(LINEAR[raw] / _factors(field).reshape(400, 1, 1, 3)), np.nan)
    logs = logs.reshape(400, -1, 3)
    seen = np.nan_to_num(_middle(logs, axis=1)).reshape(20, 20, 3)
    # Pieces shade the ground around them; the brighter part of a rim tells the light.
    seen[..., 0] = np.nan_to_num(_middle(logs[..., 0], axis=1, percent=70)).reshape(20, 20)
    veil = np.where(labels == SPECIAL, 0, _veil(raw, rim, _typical(seen, labels) + field))
    shared = _shared(seen, labels)
    off = seen - _typical(seen, labels) - shared
    plain = ((off > _PLAIN[0]) & (off < _PLAIN[1])).all(-1).reshape(400)
    field = field + shared
    light = _factors(field).reshape(400, 1, 1, 3)
    white = (raw.min(-1) > _WHITE) & rim
    burnt = (white.sum((1, 2)) / np.maximum(1, rim.sum((1, 2)))).reshape(20, 20)
    return Patches(_even(raw, light), _even(standing, light), away, rim, plain, veil, burnt, _brightness(raw, rim))


def _free(grid: Floats, lean: Floats) -> Bools:
    """[hex, row, column]: what a house in the middle of the hex would leave in sight of the ground around it."""
    along = lean.reshape(400, 1, 1, 2)
    share = (grid * along).sum(-1) / np.maximum((along**2).sum(-1), 1e-9)
    nearest = np.clip(share, 0, 1)[..., None] * along
    inside = np.hypot(grid[..., 0], grid[..., 1]) < 0.5
    return np.asarray((np.hypot(*np.moveaxis(grid - nearest, -1, 0)) > 0.31) & inside)


def _veil(raw: Pixels, rim: Bools, expected: Floats) -> Floats:
    """[row, column]: how much brighter than expected the rim is in its least brightened channel.

    A channel that is full cannot show more light, so it says nothing, unless all of them are full.
    """
    seen = np.where(rim[..., None], LINEAR[raw], np.nan).reshape(400, -1, 3)
    lit = np.nan_to_num(_middle(seen, axis=1)).reshape(20, 20, 3)
    gain = lit - 1.35 * (np.exp(_channels(expected)) - 0.02)
    full = lit > _FULL
    return np.asarray(np.where(full.all(-1), gain.max(-1), np.where(full, np.inf, gain).min(-1)))


def _brightness(raw: Pixels, rim: Bools) -> Floats:
    """[row, column]: the median of a rim's brightest channel."""
    return np.nan_to_num(_middle(np.where(rim, LINEAR[raw.max(-1)], np.nan).reshape(400, -1), axis=1)).reshape(20, 20)


def _factors(field: Floats) -> Singles:
    return np.exp(_channels(field)).astype(np.float32)


def _typical(seen: Floats, labels: Ints) -> Floats:
    """[row, column, 3]: the median colour of each hex's terrain."""
    found = np.zeros_like(seen)
    for label in np.unique(labels):
        found[labels == label] = np.median(seen[labels == label], axis=0)
    return found


def _middle(values: Floats | Singles, *, axis: int, percent: float = 50) -> Floats:
    """The percentile of what there is; where there is nothing, nothing."""
    # Sorting puts what is missing last; the library's own percentile takes twenty times as long.
    ranked: Floats = np.sort(values.astype(np.float64), axis=axis)
    last = np.maximum((~np.isnan(values)).sum(axis=axis, keepdims=True) - 1, 0)
    place = last * (percent / 100)
    low = np.floor(place).astype(np.int64)
    lower, upper = (np.take_along_axis(ranked, np.minimum(at, last), axis=axis) for at in (low, low + 1))
    return np.asarray((lower + (upper - lower) * (place - low)).squeeze(axis), np.float64)


def _shared(seen: Floats, labels: Ints) -> Floats:
    """What each hex and its neighbours have in common beyond their terrains: the edge of a shadow, a second lamp."""
    left = np.where((labels == SPECIAL)[..., None], np.nan, seen - _typical(seen, labels))
    around = np.concatenate([left[None], neighbours(left, np.nan)])
    common = np.nan_to_num(_middle(around, axis=0))
    return np.asarray(np.clip(common, (-0.7, -0.12, -0.12), (0.25, 0.12, 0.12)), np.float64)


def _sampled(image: Pixels, spots: Floats) -> Pixels:
    flat = spots.reshape(400, -1, 2).astype(np.float32)
    found = cv2.remap(image, flat[..., 0], flat[..., 1], cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    return np.asarray(found, np.uint8).reshape(400, *spots.shape[2:4], 3)


def _channels(field: Floats) -> Floats:
    """Blue, green, red logs from mean log, log red/green and log blue/green."""
    green = field[..., 0] - (field[..., 1] + field[..., 2]) / 3
    return np.stack([green + field[..., 2], green, green + field[..., 1]], -1)


def _even(patches: Pixels, light: Singles) -> Singles:
    return log_linear_colours(LINEAR[patches] / light)


_VEIL: Final = (0.12, 0.015)
"""Where a reflection starts for certain, and how far it spreads from there."""
_BURNT: Final = 0.2
"""Rims are white under a reflection, but also where the white roofs of a crowd reach over them: those leave ground in
sight that is no brighter than elsewhere."""
_WHITE_OUT: Final = 0.5
"""No crowd leaves so little in sight."""
_BLACK: Final = 0.004
"""Below this share of its range a sensor shows noise."""

_NEUTRAL: Final = [number for number, name in enumerate((*COLOURS, WALL)) if name in {"white", WALL}]


def under_glare(patches: Patches) -> Bools:
    """[row, column]: hexes under a reflection, grown from its heart to where it no longer shows."""
    burnt = (patches.burnt > _BURNT) & (patches.veil > _VEIL[1]) | (patches.burnt > _WHITE_OUT)
    sure = (patches.veil > _VEIL[0]) | burnt
    maybe = (patches.veil > _VEIL[1]) | burnt
    while True:
        grown = sure | (maybe & _beside(sure))
        if (grown == sure).all():
            break
        sure = grown
    # Around it, what does not look like its terrain is left out too, but no further: it may be a crowd of pieces.
    return np.asarray(sure | (_beside(sure) & ~patches.plain.reshape(sure.shape)))


def near_glare(blind: Bools, found: Floats) -> Bools:
    """[row, column]: what looks white or grey within two hexes of a reflection may be part of it."""
    near = _beside(blind)
    near = near | _beside(near)
    grey = found[..., _NEUTRAL].sum(-1)
    return np.asarray(near & ~blind & (grey > 0.1))


def in_shadow(patches: Patches) -> Bools:
    """[row, column]: hexes in so deep a shadow that all colours look alike."""
    return np.asarray(patches.light < _BLACK)


def cut_off(centres: Floats, size: tuple[int, int], reach: float) -> Bools:
    """[row, column]: hexes that the frame cuts off; `reach` is about half a hex in pixels."""
    x, y = centres[..., 0], centres[..., 1]
    return np.asarray((x < reach) | (y < reach) | (x > size[0] - 1 - reach) | (y > size[1] - 1 - reach))


def _beside(marked: Bools) -> Bools:
    """The neighbours of marked hexes."""
    return np.asarray(neighbours(marked, 0).any(0))
