"""From a decoded picture to observations: the steps in order, each giving up as soon as it must."""

from dataclasses import dataclass

import cv2
import numpy as np

from referee.photo import find, patches, pieces, pull
from referee.photo.calibrate import Fit, identify
from referee.photo.kinds import Floats, Help, Observations, Pixels, Placing
from referee.photo.layout import SIZE, TAPPED, Options, options
from referee.photo.pose import Pose, refine, settle
from referee.photo.rectify import flat_logs, hex_features

SCALE = 12
CERTAIN = 150.0
"""A margin at which no other place for the board is looked for."""
ENOUGH = 70.0
"""Below this margin the sections are unknown."""
_HEX = 28
"""Pixels per hex that pieces are read at; more only adds noise and time."""


@dataclass(frozen=True, slots=True)
class Found:
    """The board in the picture."""

    homography: Floats
    fit: Fit


def locate(image: Pixels, choices: Options, help_: Help, scale: float) -> Found | None:
    """The board by its tapped corners, or by looking for it; the first certain place wins."""
    best: Found | None = None
    if help_.corners is not None:
        corners = np.array(help_.corners) * scale
        starts = [_tapped(np.roll(corners, -turn, axis=0)) for turn in range(2)]
        pulled = [pull.pull(image, start, choices, reach=0.75, step=0.25) for start in starts]
        close = max(pulled, key=lambda one: one.gain)
        return _identified(image, close.homography, choices)
    for outlines in find.outlines(image):
        placed = pull.place(image, outlines, choices)
        if placed is None:
            continue
        found = _identified(image, placed.homography, choices)
        if best is None or found.fit.margin > best.fit.margin:
            best = found
        if best.fit.margin > CERTAIN:
            break
    return best


def _tapped(corners: Floats) -> Floats:
    return np.asarray(
        cv2.getPerspectiveTransform(TAPPED.astype(np.float32), corners.astype(np.float32)), np.float64
    )


def _identified(image: Pixels, homography: Floats, choices: Options) -> Found:
    features = hex_features(flat_logs(image, homography, scale=SCALE), scale=SCALE)
    return Found(homography, identify(features, choices, usable=np.ones((SIZE, SIZE), np.bool_)))


def posed(image: Pixels, found: Found, choices: Options) -> tuple[Pose, Fit]:
    """The pose refined with the sections known, and the sections again at that pose."""
    homography, fit = found.homography, found.fit
    for reach in (1.2, 0.6):
        homography, _ = refine(image, homography, fit, fit.labels(choices), reach=reach)
        fit = _identified(image, homography, choices).fit
    homography, _ = refine(image, homography, fit, fit.labels(choices), reach=0.4)
    _, blocks = refine(image, homography, fit, fit.labels(choices), reach=0.4)
    return settle(homography, blocks), fit
