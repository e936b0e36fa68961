"""From scores to probabilities, as measured on synthetic pictures of two styles."""

from typing import Final

import numpy as np

from referee.board.terrain import UNSUITABLE
from referee.photo.kinds import COLOURS, TERRAINS, WALL, Floats, Ints

_BASE: Final = 0.9
_SLOPE: Final = 1.95
_GREY: Final = -6.0
"""White pieces and walls look like reflections, so they need better evidence."""
_UNSUITABLE: Final = -0.7
_NEUTRAL: Final = np.array([name in {"white", WALL} for name in (*COLOURS, WALL)])
_HARD: Final = [TERRAINS.index(terrain) for terrain in UNSUITABLE]


def chances(scores: Floats, labels: Ints) -> Floats:
    """[hex, colour]: the probability of a piece of each colour; what is missing to 1 is "empty"."""
    logits = _BASE + _SLOPE * scores + _GREY * _NEUTRAL + _UNSUITABLE * np.isin(labels, _HARD)[:, None]
    top = np.maximum(logits.max(1, keepdims=True), 0)
    parts = np.exp(logits - top)
    return np.asarray(parts / (parts.sum(1, keepdims=True) + np.exp(-top)))
