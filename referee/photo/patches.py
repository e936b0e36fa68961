"""Every hex cut out of the picture, with the light of its place divided out."""

from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np

from referee.photo.calibrate import Fit, basis
from referee.photo.colour import LINEAR
from referee.photo.kinds import SPECIAL, Bools, Floats, Ints, Pixels, Singles
from referee.photo.layout import CENTRES, QUARTERS
from referee.photo.pose import Pose
from referee.photo.rectify import project
from referee.photo.upright import raised

SCALE: Final = 22
"""Pixels per hex of a patch."""
_HIGH: Final = 0.2
"""Half the height of a settlement, in hexes."""
_REACH: Final = 0.5
RIM: Final = (0.33, 0.47)
"""The part of a hex, in hexes from its middle, that a piece leaves free."""


@dataclass(frozen=True, slots=True)
class Patches:
    """[hex, row, column, ...] for 400 hexes: once around their middles, once around where a house would appear."""

    ground: Singles
    body: Singles
    """Logs of evened light, like `colour.logs`."""
    away: Floats
    """[row, column]: how far from the patch's middle a pixel is, in hexes."""
    veil: Floats
    """Per hex of the board: light that was added to its rim, as a share of the sensor's range."""
    burnt: Floats
    """Per hex of the board: the share of pixels that are white and nothing else."""

    def ring(self) -> Bools:
        """The part of a hex that a piece leaves free."""
        return np.asarray((self.away > RIM[0]) & (self.away < RIM[1]))


def cut(image: Pixels, pose: Pose, fit: Fit, labels: Ints) -> Patches:
    """The patches of all hexes, evened by the field of light and then by what neighbouring hexes still share."""
    line = np.arange(-round(_REACH * SCALE), round(_REACH * SCALE) + 1) / SCALE
    grid = np.stack(np.meshgrid(line, line), -1)
    size = image.shape[1], image.shape[0]
    ground, body = np.empty((20, 20, *grid.shape)), np.empty((20, 20, *grid.shape))
    for quarter, homography in zip(QUARTERS, pose.quarters, strict=True):
        centres = CENTRES[quarter]
        ground[quarter] = project(homography, centres[:, :, None, None] + grid)
        lifted = raised(homography, centres, _HIGH, size)
        body[quarter] = project(homography, lifted[:, :, None, None] + grid)
    away = np.hypot(grid[..., 0], grid[..., 1])
    raw, standing = _sampled(image, ground), _sampled(image, body)
    field = basis(CENTRES) @ fit.field[:, :3]
    rims = raw[:, (away > RIM[0]) & (away < RIM[1])]
    seen = np.median(log_colours(LINEAR[rims] / _factors(field).reshape(400, 1, 3)), axis=1).reshape(20, 20, 3)
    field = field + _shared(seen, labels)
    light = _factors(field).reshape(400, 1, 1, 3)
    lit, expected = LINEAR[rims], np.exp(_channels(_typical(seen, labels) + field)) - 0.02
    veil = (np.median(lit, axis=1).reshape(20, 20, 3) - 1.35 * expected).min(-1)
    burnt = (raw[:, away < RIM[1]].min(-1) > 247).mean(1).reshape(20, 20)
    return Patches(_even(raw, light), _even(standing, light), away, veil, burnt)


def _factors(field: Floats) -> Singles:
    return np.exp(_channels(field)).astype(np.float32)


def _typical(seen: Floats, labels: Ints) -> Floats:
    """[row, column, 3]: the median colour of each hex's terrain."""
    found = np.zeros_like(seen)
    for label in np.unique(labels):
        found[labels == label] = np.median(seen[labels == label], axis=0)
    return found


def _shared(seen: Floats, labels: Ints) -> Floats:
    """What each hex and its neighbours have in common beyond their terrains: the edge of a shadow, a second lamp."""
    left = np.where((labels == SPECIAL)[..., None], np.nan, seen - _typical(seen, labels))
    padded = np.pad(left, ((1, 1), (1, 1), (0, 0)), constant_values=np.nan)
    odd = (np.arange(20) % 2 == 1)[:, None, None]
    rows = {step: padded[1 + step : 21 + step] for step in (-1, 0, 1)}
    around = [rows[0][:, 1:21], rows[0][:, 0:20], rows[0][:, 2:22]]
    for step in (-1, 1):
        around += [rows[step][:, 1:21], np.where(odd, rows[step][:, 2:22], rows[step][:, 0:20])]
    with np.errstate(all="ignore"):
        common = np.nanmedian(np.stack(around), axis=0)
    return np.clip(np.nan_to_num(common), -1.0, 0.5) * (1.0, 0.6, 0.6)


def _sampled(image: Pixels, spots: Floats) -> Pixels:
    flat = spots.reshape(400, -1, 2).astype(np.float32)
    found = cv2.remap(image, flat[..., 0], flat[..., 1], cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    return np.asarray(found, np.uint8).reshape(400, *spots.shape[2:4], 3)


def _channels(field: Floats) -> Floats:
    """Blue, green, red logs from mean log, log red/green and log blue/green."""
    green = field[..., 0] - (field[..., 1] + field[..., 2]) / 3
    return np.stack([green + field[..., 2], green, green + field[..., 1]], -1)


def _even(patches: Pixels, light: Singles) -> Singles:
    return log_colours(LINEAR[patches] / light)


def log_colours(linear: Singles) -> Singles:
    """Mean log, log red/green and log blue/green of linear BGR."""
    logs = np.log(linear + 0.02)
    blue, green, red = logs[..., 0], logs[..., 1], logs[..., 2]
    return np.stack([(red + green + blue) / 3, red - green, blue - green], -1)
