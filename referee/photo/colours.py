"""Colours as logarithms of linear light, their histograms, and the paints of wooden pieces.

On a logarithmic scale, the colour of the light is an additive constant, so it can be subtracted.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np

from referee.photo.observations import COLOURS, WALL, Floats, Ints, Pixels, Singles

_VALUES: Final = np.arange(256) / 255
LINEAR: Final = np.where(_VALUES < 0.04045, _VALUES / 12.92, ((_VALUES + 0.055) / 1.055) ** 2.4).astype(np.float32)
_LOG_OF_VALUE: Final = np.log(LINEAR + 0.02)


def log_colours(image: Pixels) -> Singles:
    """Return each pixel's log colour in a BGR image: the mean log of its channels, log red/green, log blue/green."""
    blue, green, red = (_LOG_OF_VALUE[image[..., channel]] for channel in range(3))
    return np.stack([(red + green + blue) / 3, red - green, blue - green], -1)


def log_linear_colours(linear: Singles) -> Singles:
    """Return the same log colours as `log_colours`, for linear BGR values."""
    logs = np.log(linear + 0.02)
    blue, green, red = logs[..., 0], logs[..., 1], logs[..., 2]
    return np.stack([(red + green + blue) / 3, red - green, blue - green], -1)


def smooth(image: Pixels, size: int) -> Pixels:
    """Apply a median filter with a square window of this size, which must be odd."""
    return np.asarray(cv2.medianBlur(image, size), np.uint8)


_LOWEST: Final = np.array([-4.0, -1.6, -2.6], np.float32)
BIN_SIZE: Final = np.array([0.17, 0.16, 0.16], np.float32)
_BINS: Final = (28, 32, 31)
BIN_COUNT: Final = _BINS[0] * _BINS[1] * _BINS[2]
UNIFORM: Final = 1.0 / BIN_COUNT
"""The share of each bin in a uniform histogram."""


def colour_bins(colours: Singles) -> Ints:
    """Return the index of the histogram bin for each colour."""
    steps = np.clip((colours - _LOWEST) / BIN_SIZE, 0, np.array(_BINS) - 1.001).astype(np.int64)
    return np.asarray((steps[..., 0] * _BINS[1] + steps[..., 1]) * _BINS[2] + steps[..., 2])


def bin_shares(bins: Ints, weights: Floats) -> Floats:
    """Return the share of the total weight in each bin, blurred over neighbouring bins."""
    counts: Floats = np.bincount(bins.reshape(-1), weights.reshape(-1), minlength=BIN_COUNT).astype(np.float64)
    counts = counts.reshape(_BINS)
    for axis in range(3):
        counts = _blurred(counts, axis)
    return np.asarray(counts.reshape(-1) / max(1e-9, float(counts.sum())))


def _blurred(counts: Floats, axis: int) -> Floats:
    """Blur the counts along one axis with a narrow Gaussian. The ends do not wrap around."""
    padded = np.pad(counts, [(2, 2) if a == axis else (0, 0) for a in range(3)])
    length = counts.shape[axis]
    parts = [np.take(padded, np.arange(n, n + length), axis) for n in range(5)]
    return np.asarray(0.06 * parts[0] + 0.24 * parts[1] + 0.4 * parts[2] + 0.24 * parts[3] + 0.06 * parts[4])


PAINT_NAMES: Final = (*COLOURS, WALL)
_PAINTS: Final = np.array(
    [(36, 72, 160), (226, 120, 28), (34, 32, 34), (226, 222, 212), (178, 30, 36), (128, 124, 118)], np.float64
)
"""Rough sRGB values of the paints under white light, in the order of PAINT_NAMES."""
_SHADES: Final = np.array([0.45, 0.65, 0.85, 1.0, 1.2])
"""How much light the sides and the roof of a piece reflect, relative to a flat surface of the same paint."""
_SHARES: Final = np.log(np.array([0.15, 0.2, 0.25, 0.25, 0.15]))
_SPREAD: Final = np.array([0.16, 0.13, 0.16])
_EXPOSURES: Final = np.linspace(-0.2, 2.2, 13)
_FULL: Final = 1.05
"""The linear brightness at which a sensor saturates, where 1 is the largest pixel value."""
_WARMTHS: Final = np.linspace(-2.0, 4.0, 9)
_TINTS: Final = (-0.08, 0.0, 0.08)
_REACH: Final = np.array(
    [(0.35, 0.35, 0.35) if max(paint) - min(paint) > 30 else (0.35, 0.1, 0.1) for paint in _PAINTS]
)
"""How far one round of adaptation may move each paint, in log colours, as [paint, 3].

The hue of a neutral paint may move less than the hue of a coloured one. Otherwise grey could drift towards orange,
and orange pieces would be mistaken for grey ones.
"""


@dataclass(frozen=True, slots=True)
class Paints:
    """The expected log colour of each paint in each shade."""

    means: Floats
    """The log colours as [paint, shade, 3], in the order of PAINT_NAMES."""

    def log_density(self, colours: Singles | Floats, loose: float = 1.0) -> Floats:
        """Return the log density of log colours [..., 3] under each paint, as [..., paint].

        The spread of the paints is multiplied by `loose`.
        """
        flat = np.asarray(colours, np.float64).reshape(-1, 3)
        return _log_densities(self.means, flat, loose).reshape(*colours.shape[:-1], len(PAINT_NAMES))

    def bin_density(self) -> Floats:
        """Return the density at the centre of each bin under each paint, as [paint, bin].

        Each shade is a Gaussian whose coordinates are independent, so its density is a product of three factors.
        """
        parts = []
        for axis, count in enumerate(_BINS):
            centres = _LOWEST[axis] + (np.arange(count) + 0.5) * BIN_SIZE[axis]
            away = (centres - self.means[..., axis, None]) / _SPREAD[axis]
            parts.append(np.exp(-0.5 * away * away))
        light, red, blue = parts
        scale = np.exp(_SHARES - np.log(_SPREAD).sum() - _LOG_ROOT)
        planes = (red[..., :, None] * blue[..., None, :]).reshape(*red.shape[:2], -1)
        return np.asarray((np.swapaxes(light * scale[:, None], 1, 2) @ planes).reshape(len(PAINT_NAMES), -1))

    def shifted(self, shifts: Floats) -> "Paints":
        """Return the paints, each shifted by its row of `shifts` [paint, 3]."""
        return Paints(self.means + shifts[:, None])


_LOG_ROOT: Final = 2.757
"""The log of (2 pi) ** 1.5, which normalizes a Gaussian in three dimensions."""


def _log_densities(means: Floats, colours: Floats, loose: float) -> Floats:
    """Return the log density of log colours [point, 3] under mixtures of shades [..., shade, 3], as [point, ...]."""
    spread = loose * _SPREAD
    points, shades = colours / spread, means / spread
    distances = (points**2).sum(1)[:, None] - 2 * points @ shades.reshape(-1, 3).T + (shades**2).sum(-1).reshape(-1)
    logs = (-0.5 * distances).reshape(len(colours), *means.shape[:-1]) + _SHARES
    top = logs.max(-1, keepdims=True)
    mixed = np.log(np.exp(logs - top).sum(-1)) + top[..., 0]
    return np.asarray(mixed - np.log(spread).sum() - _LOG_ROOT)


def paints_under(exposure: float, warmth: float, tint: float) -> Paints:
    """Return the paints under a light with this log exposure, warmth and green tint.

    A warmth of 1 is roughly 1,000 K below daylight. The tint is the log gain of the green channel.
    """
    return Paints(_lit(np.array([(exposure, warmth, tint)]))[0])


def _lit(lamps: Floats) -> Floats:
    """Return the log colours of paints under lamps [lamp, (exposure, warmth, tint)], as [lamp, paint, shade, 3]."""
    exposure, warmth, tint = lamps.T
    linear = ((_PAINTS / 255 + 0.055) / 1.055) ** 2.4
    tints = np.stack([np.exp(0.17 * warmth), np.exp(tint), np.exp(-0.24 * warmth)], -1)
    lights = (np.exp(exposure)[:, None] * tints)[:, None, None]
    lit = np.minimum(linear[:, None, :] * _SHADES[None, :, None] * lights, _FULL)
    return log_linear_colours(lit[..., ::-1].astype(np.float32)).astype(np.float64)


_LAMPS: Final = np.stack(np.meshgrid(_EXPOSURES, _WARMTHS, _TINTS, indexing="ij"), -1).reshape(-1, 3)


def fit_paints(colours: Floats, weights: Floats, bright: float, playing: Floats) -> Paints:
    """Return the paints under the light that best explains the log colours [hex, 3] of some hexes.

    The hexes are those that do not look like their terrain, and `weights` holds the weight of each. `bright` is the
    log lightness of nearly white objects in this picture. `playing` is the log prior of each paint. Without hexes, a
    typical light is assumed.
    """
    if not len(colours):
        return paints_under(bright, 0.5, 0.0)
    trials = _lit(_LAMPS + np.array([bright, 0, 0]))
    fitted = _log_densities(trials, colours, 1.0) + playing
    best = fitted.max(-1)
    explained = np.logaddexp(np.log(np.exp(fitted - best[..., None]).sum(-1)) + best, -4.0)
    exposure, warmth, tint = _LAMPS.T
    # Prefer common lights, because nothing else limits the exposure on a dark board without white pieces.
    prior = -0.5 * ((exposure - 0.6) / 0.6) ** 2 - 0.5 * ((warmth - 0.7) / 1.2) ** 2 - 2 * (tint / 0.06) ** 2
    return Paints(trials[int(np.argmax(weights @ explained + prior))])


def adapt(current: Paints, colours: Floats, shares: Floats) -> Paints:
    """Return the paints, each moved towards the log colours [hex, 3] of the hexes that seem to show it.

    `shares` is the weight of each hex for each paint, as [hex, paint]. A paint with a total weight of at most 1 stays
    as it is.
    """
    shifts = np.zeros((len(PAINT_NAMES), 3))
    for number in range(len(PAINT_NAMES)):
        weight = shares[:, number]
        total = float(weight.sum())
        if total > 1.0:
            nearest = current.means[number][
                ((colours[:, None] - current.means[number]) ** 2 / _SPREAD**2).sum(-1).argmin(1)
            ]
            shifts[number] = (weight[:, None] * (colours - nearest)).sum(0) / (total + 2.0)
    return current.shifted(np.clip(shifts, -_REACH, _REACH))


def from_examples(current: Paints, examples: Mapping[str, Floats]) -> Paints:
    """Return the paints, each moved to the log colour of its example, if there is one."""
    shifts = np.zeros((len(PAINT_NAMES), 3))
    for name, colour in examples.items():
        number = PAINT_NAMES.index(name)
        shifts[number] = colour - current.means[number][2:4].mean(0)
    return current.shifted(shifts)
