"""Hexes that cannot be read, and why: nothing is ever guessed under a reflection."""

from typing import Final

import numpy as np

from referee.photo.kinds import COLOURS, WALL, Bools, Floats
from referee.photo.layout import neighbours
from referee.photo.patches import Patches

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


def blinded(patches: Patches) -> Bools:
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


def doubtful(blind: Bools, found: Floats) -> Bools:
    """[row, column]: what looks white or grey within two hexes of a reflection may be part of it."""
    near = _beside(blind)
    near = near | _beside(near)
    grey = found[..., _NEUTRAL].sum(-1)
    return np.asarray(near & ~blind & (grey > 0.1))


def dark(patches: Patches) -> Bools:
    """[row, column]: hexes in so deep a shadow that all colours look alike."""
    return np.asarray(patches.light < _BLACK)


def outside(centres: Floats, size: tuple[int, int], reach: float) -> Bools:
    """[row, column]: hexes that the frame cuts off; `reach` is about half a hex in pixels."""
    x, y = centres[..., 0], centres[..., 1]
    return np.asarray((x < reach) | (y < reach) | (x > size[0] - 1 - reach) | (y > size[1] - 1 - reach))


def _beside(marked: Bools) -> Bools:
    """The neighbours of marked hexes."""
    return np.asarray(neighbours(marked, 0).any(0))
