"""How common a colour is on a terrain of this picture: histograms over log colours."""

from typing import Final

import numpy as np

from referee.photo.kinds import Floats, Ints, Singles

_LOW: Final = np.array([-4.0, -1.6, -2.6], np.float32)
STEP: Final = np.array([0.17, 0.16, 0.16], np.float32)
_BINS: Final = (28, 32, 31)
SIZE: Final = _BINS[0] * _BINS[1] * _BINS[2]
UNIFORM: Final = 1.0 / SIZE


def bins(colours: Singles) -> Ints:
    """The bin of each colour."""
    steps = np.clip((colours - _LOW) / STEP, 0, np.array(_BINS) - 1.001).astype(np.int64)
    return np.asarray((steps[..., 0] * _BINS[1] + steps[..., 1]) * _BINS[2] + steps[..., 2])


def colours_of_bins() -> Floats:
    """[bin, 3]: the colour in the middle of each bin."""
    steps = np.stack(np.meshgrid(*(np.arange(count) for count in _BINS), indexing="ij"), -1).reshape(-1, 3)
    return np.asarray(_LOW + (steps + 0.5) * STEP, np.float64)


def shares(found: Ints, weights: Floats) -> Floats:
    """The smoothed share of each bin among weighted bins."""
    counts: Floats = np.bincount(found.reshape(-1), weights.reshape(-1), minlength=SIZE).astype(np.float64)
    counts = counts.reshape(_BINS)
    for axis in range(3):
        counts = _blurred(counts, axis)
    return np.asarray(counts.reshape(-1) / max(1e-9, float(counts.sum())))


def _blurred(counts: Floats, axis: int) -> Floats:
    """A narrow Gaussian along one axis, nothing wrapped around."""
    padded = np.pad(counts, [(2, 2) if a == axis else (0, 0) for a in range(3)])
    length = counts.shape[axis]
    parts = [np.take(padded, np.arange(n, n + length), axis) for n in range(5)]
    return np.asarray(0.06 * parts[0] + 0.24 * parts[1] + 0.4 * parts[2] + 0.24 * parts[3] + 0.06 * parts[4])
