"""The board's outline as a camera would show it, fitted to a map of where the board may be."""

from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np

from referee.photo.kinds import Floats, Singles
from referee.photo.layout import OUTLINE

_STEPS: Final = np.array([8.0, 8.0, 0.12, 0.15, 0.15, 0.15])
_LEAST: Final = np.array([0.5, 0.5, 0.008, 0.01, 0.02, 0.02])
_FOCAL: Final = 0.85
"""Of the picture's long side: about what telephones have."""
_STEEP: Final = 0.85
"""The largest tilt, in radians along each axis of the picture."""
_HALF: Final = OUTLINE - OUTLINE.mean(0)


@dataclass(frozen=True, slots=True)
class Guess:
    """Six numbers: the middle in pixels, log pixels per hex, the turn, and the tilt along the picture's axes."""

    numbers: Floats
    value: float

    def quad(self, size: float) -> Floats:
        """The four corners, the first being the board's top left before any quarter turn."""
        return corners(self.numbers, size)


def corners(numbers: Floats, size: float) -> Floats:
    """Where the corners of the board are in a picture whose long side has `size` pixels."""
    x, y, scale, turn, lean, nod = numbers
    cos, sin = np.cos(turn), np.sin(turn)
    flat = _HALF @ np.array([[cos, sin], [-sin, cos]])
    focal = _FOCAL * size
    far = focal / np.exp(scale)
    depth = far + flat[:, 0] * np.sin(lean) + flat[:, 1] * np.sin(nod)
    seen = np.column_stack([flat[:, 0] * np.cos(lean), flat[:, 1] * np.cos(nod)])
    return np.asarray((x, y) + focal * seen / np.maximum(depth, 0.2 * far)[:, None])


def fit(signed: Singles, starts: list[Floats]) -> Guess:
    """The outline that holds the largest sum of `signed`, which is positive where the board may be."""
    size = float(max(signed.shape))
    return max((_climb(signed, start, size) for start in starts), key=lambda guess: guess.value)


def starts(signed: Singles) -> list[Floats]:
    """Rough guesses from the bulk of the map, in three turns and two sizes."""
    weight = np.maximum(signed, 0)
    total = float(weight.sum()) + 1e-6
    ys, xs = np.mgrid[0 : signed.shape[0], 0 : signed.shape[1]]
    x, y = float((weight * xs).sum()) / total, float((weight * ys).sum()) / total
    area = float((signed > 0).sum())
    scale = np.log(max(2.0, (area / 360) ** 0.5))
    return [
        np.array([x, y, scale + grow, turn, 0.0, 0.0]) for turn in (0.0, np.pi / 6, np.pi / 3) for grow in (0.0, -0.2)
    ]


def loosen(signed: Singles, quad: Floats) -> Floats:
    """The outline with its corners set free, moved while the sum inside grows."""
    best, found = _inside(quad, signed), quad
    for step in (4.0, 2.0, 1.0, 0.5):
        moved = True
        while moved:
            moved = False
            for move in _MOVES:
                trial = found + step * move
                value = _inside(trial, signed)
                if value > best:
                    found, best, moved = trial, value, True
    return found


def _moves() -> Floats:
    """Each corner and each side, four ways."""
    moves = np.zeros((8, 4, 4, 2))
    for group, held in enumerate(((0,), (1,), (2,), (3,), (0, 1), (1, 2), (2, 3), (3, 0))):
        for way, step in enumerate(((1, 0), (-1, 0), (0, 1), (0, -1))):
            moves[group, way, list(held)] = step
    return moves.reshape(-1, 4, 2)


_MOVES: Final = _moves()


def _climb(signed: Singles, start: Floats, size: float) -> Guess:
    numbers, steps = start.copy(), _STEPS.copy()
    best = _value(numbers, signed, size)
    while (steps > _LEAST).any():
        before = best
        for axis in range(6):
            for way in (1, -1):
                trial = numbers.copy()
                trial[axis] += way * steps[axis]
                value = _value(trial, signed, size)
                if value > best:
                    numbers, best = trial, value
                    break
        if best <= before:
            steps = steps / 2
    return Guess(numbers, best)


def _value(numbers: Floats, signed: Singles, size: float) -> float:
    if abs(numbers[4]) > _STEEP or abs(numbers[5]) > _STEEP or numbers[2] > 5:
        return -1e9
    # A weak pull to views from above, where the map says nothing.
    return _inside(corners(numbers, size), signed) - 0.002 * signed.size * float((numbers[4:] ** 2).sum())


def _inside(quad: Floats, signed: Singles) -> float:
    inside = np.zeros(signed.shape, np.uint8)
    cv2.fillConvexPoly(inside, np.round(quad * 8).astype(np.int32), 1, cv2.LINE_8, 3)
    return float(cv2.mean(signed, inside)[0]) * cv2.countNonZero(inside)
