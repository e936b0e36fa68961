"""The colours of wooden pieces under this picture's light: known paints, fitted to what stands on the board."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

import numpy as np

from referee.photo.kinds import COLOURS, WALL, Floats, Singles
from referee.photo.patches import log_colours

NAMES: Final = (*COLOURS, WALL)
_PAINTS: Final = np.array(
    [(36, 72, 160), (226, 120, 28), (34, 32, 34), (226, 222, 212), (178, 30, 36), (128, 124, 118)], np.float64
)
"""sRGB under white light, for want of anything better."""
_SHADES: Final = np.array([0.45, 0.65, 0.85, 1.0, 1.2])
"""How the sides and the roof of a piece are lit, where the table counts as 1."""
_SHARES: Final = np.log(np.array([0.15, 0.2, 0.25, 0.25, 0.15]))
_SPREAD: Final = np.array([0.16, 0.13, 0.16])
_EXPOSURES: Final = np.linspace(-0.2, 2.2, 13)
_FULL: Final = 1.05
"""No sensor shows more light than this."""
_WARMTHS: Final = np.linspace(-2.0, 4.0, 9)
_TINTS: Final = (-0.08, 0.0, 0.08)
_REACH: Final = np.array(
    [(0.35, 0.35, 0.35) if max(paint) - min(paint) > 30 else (0.35, 0.1, 0.1) for paint in _PAINTS]
)
"""How far one round of adapting may move a paint. Stone that turned orange would explain orange pieces."""


@dataclass(frozen=True, slots=True)
class Paints:
    """Per colour and shade the expected log colour."""

    means: Floats
    """[colour, shade, 3]."""

    def log_density(self, colours: Singles | Floats, loose: float = 1.0) -> Floats:
        """[..., colour]: log density of these log colours under each paint, its spread times `loose`."""
        spread = loose * _SPREAD
        found = np.empty((*colours.shape[:-1], len(NAMES)))
        for number, shades in enumerate(self.means):
            away = (colours[..., None, :] - shades) / spread
            logs = -0.5 * (away * away).sum(-1) + _SHARES
            found[..., number] = np.logaddexp.reduce(logs, axis=-1) - np.log(spread).sum() - 2.757
        return found

    def moved(self, shifts: Floats) -> "Paints":
        """The same with each colour moved by [colour, 3]."""
        return Paints(self.means + shifts[:, None])


def paints(exposure: float, warmth: float, tint: float) -> Paints:
    """The paints under a lamp: log exposure, warmth in steps of 1,000 K below daylight, and green tint."""
    linear = ((_PAINTS / 255 + 0.055) / 1.055) ** 2.4
    lamp = np.exp(exposure) * np.array([np.exp(0.17 * warmth), np.exp(tint), np.exp(-0.24 * warmth)])
    lit = np.minimum(linear[:, None, :] * _SHADES[None, :, None] * lamp, _FULL)
    return Paints(log_colours(lit[..., ::-1].astype(np.float32)).astype(np.float64))


def fit_paints(colours: Floats, weights: Floats, bright: float, playing: Floats) -> Paints:
    """The lamp under which the paints best explain these odd colours [hex, 3]; `bright` is the log of near-white."""
    best, value = paints(bright, 0.5, 0.0), -np.inf
    for exposure in _EXPOSURES:
        for warmth in _WARMTHS:
            for tint in _TINTS:
                trial = paints(bright + exposure, warmth, tint)
                fitted = trial.log_density(colours) + playing
                score = float((weights * np.logaddexp(np.logaddexp.reduce(fitted, axis=-1), -4.0)).sum())
                # A dark print without white pieces leaves white far above anything that can be seen.
                score -= 0.5 * ((exposure - 0.6) / 0.6) ** 2
                score -= 0.5 * ((warmth - 0.7) / 1.2) ** 2 + 2 * (tint / 0.06) ** 2
                if score > value:
                    best, value = trial, score
    return best


def adapt(current: Paints, colours: Floats, shares: Floats) -> Paints:
    """Each paint moved towards what was found of it: colours [hex, 3], shares [hex, colour]."""
    shifts = np.zeros((len(NAMES), 3))
    for number in range(len(NAMES)):
        weight = shares[:, number]
        total = float(weight.sum())
        if total > 1.0:
            nearest = current.means[number][
                ((colours[:, None] - current.means[number]) ** 2 / _SPREAD**2).sum(-1).argmin(1)
            ]
            shifts[number] = (weight[:, None] * (colours - nearest)).sum(0) / (total + 2.0)
    return current.moved(np.clip(shifts, -_REACH, _REACH))


def from_examples(current: Paints, examples: Mapping[str, Floats]) -> Paints:
    """The paints moved to the colours that the caller pointed out."""
    shifts = np.zeros((len(NAMES), 3))
    for name, colour in examples.items():
        number = NAMES.index(name)
        shifts[number] = colour - current.means[number][2:4].mean(0)
    return current.moved(shifts)
