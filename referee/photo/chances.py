"""From scores to probabilities, as measured on synthetic pictures of the styles that the reader was developed on.

The numbers lie halfway between the best fit to those pictures and a more cautious one: other prints are less kind.
"""

from typing import Final

import numpy as np

from referee.board.terrain import UNSUITABLE
from referee.photo.kinds import COLOURS, TERRAINS, WALL, Floats, Ints
from referee.photo.layout import SIZE, neighbours

_BASE: Final = 0.0
_SLOPE: Final = 2.8
_LEAD: Final = 0.2
"""For the lead over the next best colour."""
_BIAS: Final = {"white": -4.2, WALL: -4.4}
"""White pieces and walls look like reflections, so they need better evidence."""
_WEAK: Final = 0.8
"""... the more so where the evidence is not strong."""
_UNSUITABLE: Final = np.array([-3.3] * len(COLOURS) + [-8.0])
"""Few pieces stand on water and mountains, and no wall was ever seen there."""
_BIASES: Final = np.array([_BIAS.get(name, 0.0) for name in (*COLOURS, WALL)])
_NEUTRAL: Final = _BIASES != 0
_COMPANY: Final = np.array([1.3 if name == "white" else 0.5 for name in COLOURS] + [0.0])
"""B3: kingdoms grow next to themselves, so a faint piece beside one of its colour is likelier than a lone one."""
_CROWD: Final = 2.0
"""More neighbours of its colour than this do not make it any likelier."""
HARD: Final = [TERRAINS.index(terrain) for terrain in UNSUITABLE]


def chances(scores: Floats, labels: Ints) -> Floats:
    """[hex, colour]: the probability of a piece of each colour; what is missing to 1 is "empty"."""
    ranked = np.sort(scores, axis=1)
    rival = np.where(scores >= ranked[:, -1:], ranked[:, -2:-1], ranked[:, -1:])
    logits = _BASE + _SLOPE * scores + _LEAD * np.clip(scores - rival, -4, 4) + _BIASES
    logits -= _WEAK * _NEUTRAL * np.minimum(0, scores - 3)
    logits += _UNSUITABLE * np.isin(labels, HARD)[:, None]
    alone = _shares(logits).reshape(SIZE, SIZE, -1)
    beside = neighbours(alone, 0).sum(0).reshape(logits.shape)
    return _shares(logits + _COMPANY * np.minimum(beside, _CROWD))


def _shares(logits: Floats) -> Floats:
    """The probability of each column against the others and against an empty hex."""
    top = np.maximum(logits.max(1, keepdims=True), 0)
    parts = np.exp(logits - top)
    return np.asarray(parts / (parts.sum(1, keepdims=True) + np.exp(-top)))
