"""Cuts every hex out of the picture, divides out the local light, and finds the hexes that cannot be read."""

from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np

from referee.photo.board_plane import CENTRES, QUARTERS, hidden_behind, neighbours, project
from referee.photo.colours import LINEAR, log_linear_colours
from referee.photo.observations import SPECIAL, Bools, Floats, Ints, Pixels, Singles
from referee.photo.pose import Pose
from referee.photo.section_fit import Fit, basis

SCALE: Final = 22
"""The resolution of a patch, in pixels per hex."""
_HALF_HEIGHT: Final = 0.2
"""The height in hexes at which body patches are cut, near the middle of a settlement."""
_REACH: Final = 0.5
_HEIGHT: Final = 0.45
"""The height of a settlement, in hexes."""


@dataclass(frozen=True, slots=True)
class Patches:
    """The patches of all 400 hexes, in two versions, and measurements of each hex.

    A ground patch is centred on the hex. A body patch is centred on the place where the middle of a settlement on
    that hex would appear. The pixels of a patch are indexed as [y, x].
    """

    ground: Singles
    body: Singles
    """`ground` and `body` are log colours with the light divided out, as [hex, y, x, 3]."""
    away: Floats
    """The distance of each pixel of a patch from its centre in hexes, as [y, x]."""
    rim: Bools
    """Whether a pixel of the ground patch is in the rim, which no settlement on the hex hides, as [hex, y, x]."""
    plain: Bools
    """Whether the rim looks like the terrain of its hex, as [hex].

    A city hall on the hex changes the look of the rim, for example.
    """
    veil: Floats
    """An estimate of the light that a reflection adds to the rim of each hex, as a share of the sensor's range.

    `veil`, `burnt` and `light` have one value per hex, indexed by its row and column on the board.
    """
    burnt: Floats
    """The share of white pixels in the rim of each hex. The rim excludes the roof of a settlement on the hex."""
    light: Floats
    """The linear brightness of the rim of each hex, as a share of the sensor's range."""


_WHITE: Final = 247
_SATURATED: Final = 0.85
"""Above this share of its range, a channel hardly responds to more light."""
_PLAIN: Final = np.array([(-0.9, -0.3, -0.35), (0.5, 0.3, 0.35)])


def cut_patches(image: Pixels, pose: Pose, fit: Fit, labels: Ints) -> Patches:
    """Cut out the patches of all hexes, and divide out the light across the board and around each hex.

    `labels` holds the label of each hex, as [row, column].
    """
    line = np.arange(-round(_REACH * SCALE), round(_REACH * SCALE) + 1) / SCALE
    grid = np.stack(np.meshgrid(line, line), -1)
    size = image.shape[1], image.shape[0]
    ground, body = np.empty((20, 20, *grid.shape)), np.empty((20, 20, *grid.shape))
    lean = np.empty((20, 20, 2))
    for quarter, homography in zip(QUARTERS, pose.quarters, strict=True):
        centres = CENTRES[quarter]
        ground[quarter] = project(homography, centres[:, :, None, None] + grid)
        lifted = hidden_behind(homography, centres, _HALF_HEIGHT, size)
        body[quarter] = project(homography, lifted[:, :, None, None] + grid)
        lean[quarter] = hidden_behind(homography, centres, _HEIGHT, size) - centres
    away = np.hypot(grid[..., 0], grid[..., 1])
    ground_pixels, body_pixels = _sampled(image, ground), _sampled(image, body)
    field = basis(CENTRES) @ fit.field[:, :3]
    rim = _visible_rim(grid, lean)
    logs = np.where(
        rim[..., None], log_linear_colours(LINEAR[ground_pixels] / _factors(field).reshape(400, 1, 1, 3)), np.nan
    )
    logs = logs.reshape(400, -1, 3)
    rim_colours = np.nan_to_num(_percentile(logs, axis=1)).reshape(20, 20, 3)
    # Pieces shade the ground around them, so measure the light on the brighter part of a rim.
    rim_colours[..., 0] = np.nan_to_num(_percentile(logs[..., 0], axis=1, percent=70)).reshape(20, 20)
    veil = np.where(labels == SPECIAL, 0, _veil(ground_pixels, rim, _typical(rim_colours, labels) + field))
    shared = _shared(rim_colours, labels)
    off = rim_colours - _typical(rim_colours, labels) - shared
    plain = ((off > _PLAIN[0]) & (off < _PLAIN[1])).all(-1).reshape(400)
    field = field + shared
    light = _factors(field).reshape(400, 1, 1, 3)
    white = (ground_pixels.min(-1) > _WHITE) & rim
    burnt = (white.sum((1, 2)) / np.maximum(1, rim.sum((1, 2)))).reshape(20, 20)
    return Patches(
        _even(ground_pixels, light),
        _even(body_pixels, light),
        away,
        rim,
        plain,
        veil,
        burnt,
        _brightness(ground_pixels, rim),
    )


def _visible_rim(grid: Floats, lean: Floats) -> Bools:
    """Return whether each pixel is in the visible rim, as [hex, y, x]: in the hex, but not hidden by a settlement.

    `lean` is the vector from the foot of a settlement to the point hidden behind its top, as [row, column, 2].
    """
    along = lean.reshape(400, 1, 1, 2)
    share = (grid * along).sum(-1) / np.maximum((along**2).sum(-1), 1e-9)
    nearest = np.clip(share, 0, 1)[..., None] * along
    inside = np.hypot(grid[..., 0], grid[..., 1]) < 0.5
    return np.asarray((np.hypot(*np.moveaxis(grid - nearest, -1, 0)) > 0.31) & inside)


def _veil(raw: Pixels, rim: Bools, expected: Floats) -> Floats:
    """Return by how much the light on each rim exceeds 1.35 times the expected light, as [row, column] of the board.

    The result is the smallest excess among the three channels, because a reflection brightens all of them. A
    saturated channel cannot show more light, so it is ignored. If all channels are saturated, the result is the
    largest excess.
    """
    linear = np.where(rim[..., None], LINEAR[raw], np.nan).reshape(400, -1, 3)
    lit = np.nan_to_num(_percentile(linear, axis=1)).reshape(20, 20, 3)
    gain = lit - 1.35 * (np.exp(_channels(expected)) - 0.02)
    saturated = lit > _SATURATED
    return np.asarray(np.where(saturated.all(-1), gain.max(-1), np.where(saturated, np.inf, gain).min(-1)))


def _brightness(raw: Pixels, rim: Bools) -> Floats:
    """Return the median linear value of the brightest channel in the rim of each hex, as [row, column]."""
    return np.nan_to_num(_percentile(np.where(rim, LINEAR[raw.max(-1)], np.nan).reshape(400, -1), axis=1)).reshape(
        20, 20
    )


def _factors(field: Floats) -> Singles:
    return np.exp(_channels(field)).astype(np.float32)


def _typical(colours: Floats, labels: Ints) -> Floats:
    """Return for each hex the median colour of all hexes with the same label, as [row, column, 3]."""
    medians = np.zeros_like(colours)
    for label in np.unique(labels):
        medians[labels == label] = np.median(colours[labels == label], axis=0)
    return medians


def _percentile(values: Floats | Singles, *, axis: int, percent: float = 50) -> Floats:
    """Return this percentile of the values, ignoring NaN. The result is NaN if all values are NaN."""
    # Sort the values, with NaN last, because `np.nanpercentile` takes several times as long.
    ranked: Floats = np.sort(values.astype(np.float64), axis=axis)
    last = np.maximum((~np.isnan(values)).sum(axis=axis, keepdims=True) - 1, 0)
    place = last * (percent / 100)
    low = np.floor(place).astype(np.int64)
    lower, upper = (np.take_along_axis(ranked, np.minimum(at, last), axis=axis) for at in (low, low + 1))
    return np.asarray((lower + (upper - lower) * (place - low)).squeeze(axis), np.float64)


def _shared(colours: Floats, labels: Ints) -> Floats:
    """Return the log light that each hex has in common with its neighbours, as [row, column, 3].

    It is relative to the typical light on the board, and differs from 0 in a shadow or near a lamp, for example.
    """
    left = np.where((labels == SPECIAL)[..., None], np.nan, colours - _typical(colours, labels))
    around = np.concatenate([left[None], neighbours(left, np.nan)])
    common = np.nan_to_num(_percentile(around, axis=0))
    return np.asarray(np.clip(common, (-0.7, -0.12, -0.12), (0.25, 0.12, 0.12)), np.float64)


def _sampled(image: Pixels, spots: Floats) -> Pixels:
    flat = spots.reshape(400, -1, 2).astype(np.float32)
    sampled = cv2.remap(image, flat[..., 0], flat[..., 1], cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    return np.asarray(sampled, np.uint8).reshape(400, *spots.shape[2:4], 3)


def _channels(field: Floats) -> Floats:
    """Convert the mean log, log red/green and log blue/green to the logs of blue, green and red."""
    green = field[..., 0] - (field[..., 1] + field[..., 2]) / 3
    return np.stack([green + field[..., 2], green, green + field[..., 1]], -1)


def _even(patches: Pixels, light: Singles) -> Singles:
    return log_linear_colours(LINEAR[patches] / light)


_VEIL: Final = (0.12, 0.015)
"""The veil that proves a reflection, and the weaker veil at which a reflection ends."""
_BURNT: Final = 0.2
"""The share of white pixels in a rim that proves a reflection if there is at least a weak veil.

Crowded white roofs also make rims white, but without a veil: the ground between them is not brighter than elsewhere.
"""
_WHITE_OUT: Final = 0.5
"""The share of white pixels in a rim that proves a reflection even without a veil. Roofs cover less of a rim."""
_BLACK: Final = 0.004
"""Below this share of its range, a sensor records only noise."""


def under_glare(patches: Patches) -> Bools:
    """Return whether each hex is under a reflection, as [row, column] of the board.

    Hexes that are certainly under a reflection come first. Then neighbours are added that show at least a weak one.
    """
    burnt = (patches.burnt > _BURNT) & (patches.veil > _VEIL[1]) | (patches.burnt > _WHITE_OUT)
    sure = (patches.veil > _VEIL[0]) | burnt
    maybe = (patches.veil > _VEIL[1]) | burnt
    while True:
        grown = sure | (maybe & _beside(sure))
        if (grown == sure).all():
            break
        sure = grown
    # A hex next to a reflection is under it, too, if it does not look like its terrain. This does not apply to hexes
    # farther away, because crowded pieces also make a hex look different.
    return np.asarray(sure | (_beside(sure) & ~patches.plain.reshape(sure.shape)))


def burnt_out(patches: Patches) -> Bools:
    """Return whether most of the rim of each hex is white, as [row, column] of the board.

    Under a weaker reflection, the shape of a piece is still visible, so the hex can be read.
    """
    return np.asarray(patches.burnt > _WHITE_OUT)


def in_shadow(patches: Patches) -> Bools:
    """Return whether each hex is in a shadow so deep that all colours look alike, as [row, column] of the board."""
    return np.asarray(patches.light < _BLACK)


def cut_off(centres: Floats, size: tuple[int, int], reach: float) -> Bools:
    """Return whether the centre of each hex is outside the picture or closer than `reach` pixels to its edge.

    `centres` are in pixels, as [row, column, 2]. `size` is the width and height of the picture. The result is indexed
    by the row and column of the hex.
    """
    x, y = centres[..., 0], centres[..., 1]
    return np.asarray((x < reach) | (y < reach) | (x > size[0] - 1 - reach) | (y > size[1] - 1 - reach))


def _beside(marked: Bools) -> Bools:
    """Return whether each hex has a marked neighbour, as [row, column] of the board."""
    return np.asarray(neighbours(marked, 0).any(0))
