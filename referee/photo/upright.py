"""Which way is up: where a point above the table appears, from the board's homography alone."""

from typing import Final

import numpy as np

from referee.photo.kinds import Floats
from referee.photo.rectify import project

_FOCAL: Final = (0.65, 0.85, 1.3)
"""Of the long side: the shortest, the usual and the longest lens."""


def raised(homography: Floats, points: Floats, height: float, size: tuple[int, int]) -> Floats:
    """The points of the table that points at this height hide from the camera."""
    focal = _focal(homography, size)
    lens = np.array([[focal, 0, size[0] / 2], [0, focal, size[1] / 2], [0, 0, 1]])
    axes = np.linalg.inv(lens) @ homography
    axes = axes * np.sign(axes[2, 2])
    up = np.cross(axes[:, 0], axes[:, 1])
    up = up / np.linalg.norm(up) * (np.linalg.norm(axes[:, 0]) + np.linalg.norm(axes[:, 1])) / 2
    # Up leads towards the camera, whatever the hand of the axes.
    up = up if up @ (axes @ (9.75, 8.2, 1.0)) < 0 else -up
    spots = np.asarray((points @ axes[:, :2].T + axes[:, 2] + height * up) @ lens.T, np.float64)
    return project(
        np.asarray(np.linalg.inv(homography), np.float64), np.asarray(spots[..., :2] / spots[..., 2:], np.float64)
    )


def tilt(homography: Floats, size: tuple[int, int]) -> float:
    """Degrees between the line of sight and straight down."""
    focal = _focal(homography, size)
    lens = np.array([[focal, 0, size[0] / 2], [0, focal, size[1] / 2], [0, 0, 1]])
    axes = np.linalg.inv(lens) @ homography
    up = np.cross(axes[:, 0], axes[:, 1])
    ahead = axes @ (9.75, 8.2, 1.0)
    cosine = abs(float(up @ ahead)) / float(np.linalg.norm(up) * np.linalg.norm(ahead))
    return float(np.degrees(np.arccos(min(1.0, cosine))))


def _focal(homography: Floats, size: tuple[int, int]) -> float:
    """The focal length that makes the board's axes square and equally long, kept within reason."""
    shift = np.array([[1, 0, -size[0] / 2], [0, 1, -size[1] / 2], [0, 0, 1]])
    (a, b, _), (c, d, _), (e, f, _) = shift @ homography
    long = max(size)
    # Two conditions of the form (products + f2 * depths = 0), solved together.
    depths, products = np.array([e * f, e * e - f * f]), np.array([a * b + c * d, a * a + c * c - b * b - d * d])
    weight = float(depths @ depths)
    square = -float(depths @ products) / weight if weight > 1e-18 else -1.0
    if square <= 0:
        return _FOCAL[1] * long
    return float(np.clip(square**0.5, _FOCAL[0] * long, _FOCAL[2] * long))
