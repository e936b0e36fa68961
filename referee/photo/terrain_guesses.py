"""Guesses the terrain of groups of hexes by comparing them with hexes of known sections.

The known sections are in the same picture, or in another picture, where the lighting may be different.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from referee.board.terrain import Terrain
from referee.photo.observations import TERRAINS, Floats, Ints

Guess = tuple[Terrain, float]
"""A terrain and its probability."""

_MIN_HEXES: Final = 3
"""A terrain with fewer known hexes than this is never guessed."""
_OTHER: Final = 0.15
"""The prior probability that a group has none of the known terrains. It may consist of special hexes, for example."""
_MIN_SPREAD: Final = 0.04
_WIDE: Final = 1.8
"""The assumed spread of the looks of hexes with none of the known terrains, relative to that of the known hexes."""
_TRUST: Final = 0.5
"""The weight of the log-likelihoods. It is less than 1, because the features of a hex are not independent."""
_ROUNDS: Final = 6
_LIGHT_SPREAD: Final = 0.5
"""The expected standard deviation of the offset between the looks in two pictures."""


def guess_terrains(looks: Floats, known: Floats, kinds: Ints, *, same_light: bool) -> Sequence[Guess | None]:
    """Return the most likely terrain of each group, with its probability.

    `looks` is [group, feature]. `known` holds the looks of known hexes, as [hex, feature], and `kinds` their labels.
    The result is None for a group that most likely has none of the known terrains. Unless `same_light` is set, all
    `looks` may differ from the known looks by a common offset.
    """
    terrains = [kind for kind in range(len(TERRAINS)) if (kinds == kind).sum() >= _MIN_HEXES]
    if not terrains or not len(looks):
        return [None] * len(looks)
    means = np.stack([known[kinds == kind].mean(0) for kind in terrains])
    rests = np.concatenate([known[kinds == kind] - mean for kind, mean in zip(terrains, means, strict=True)])
    spread = np.maximum(rests.std(0), _MIN_SPREAD)
    model = _Model(means, spread, means.mean(0), np.maximum(_WIDE * known.std(0), spread))
    offset = np.zeros(looks.shape[1]) if same_light else model.light_offset(looks)
    chances, _ = model.weigh(looks, offset)
    return [
        (TERRAINS[terrains[at]], float(row[at])) if at < len(terrains) else None
        for row, at in zip(chances, chances.argmax(1), strict=True)
    ]


@dataclass(frozen=True, slots=True)
class _Model:
    """The distributions of the looks of each known terrain, and of hexes with none of these terrains.

    `means` holds the mean look of each known terrain, as [terrain, feature]. `spread` is the standard deviation for
    every known terrain. `middle` and `wide` are the mean and the standard deviation for hexes with none of these
    terrains. All fields except `means` are [feature].
    """

    means: Floats
    spread: Floats
    middle: Floats
    wide: Floats

    def weigh(self, looks: Floats, offset: Floats) -> tuple[Floats, float]:
        """Return the probability of each terrain for each group, and the log-likelihood of all looks.

        The probabilities are [group, terrain]. The last column is the probability that a group has none of the known
        terrains. A large offset lowers the log-likelihood.
        """
        share = (1 - _OTHER) / len(self.means)
        prior = np.log(np.append(np.full(len(self.means), share), _OTHER))
        plain = looks - offset
        fits = _log_normal(plain[:, None], self.means, self.spread)
        logs = _TRUST * np.column_stack([fits, _log_normal(plain, self.middle, self.wide)]) + prior
        top = logs.max(1, keepdims=True)
        chances = np.exp(logs - top)
        likelihood = float((top[:, 0] + np.log(chances.sum(1))).sum())
        return chances / chances.sum(1, keepdims=True), likelihood - 0.5 * float((offset**2).sum()) / _LIGHT_SPREAD**2

    def light_offset(self, looks: Floats) -> Floats:
        """Return the most likely offset of these looks from those of the known hexes."""
        offsets = [self._climb(looks, start) for start in (np.zeros(looks.shape[1]), looks.mean(0) - self.middle)]
        return max(offsets, key=lambda offset: self.weigh(looks, offset)[1])

    def _climb(self, looks: Floats, offset: Floats) -> Floats:
        for _ in range(_ROUNDS):
            weights = self.weigh(looks, offset)[0][:, :-1]
            rests = (weights[..., None] * (looks[:, None] - self.means)).sum((0, 1))
            offset = np.asarray(rests / (weights.sum() + (self.spread / _LIGHT_SPREAD) ** 2))
        return offset


def _log_normal(data: Floats, means: Floats, spread: Floats) -> Floats:
    return np.asarray(-0.5 * (((data - means) / spread) ** 2).sum(-1) - np.log(spread).sum())
