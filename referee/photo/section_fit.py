"""Identifies the sections on the board as those whose terrains best explain the colours of this picture.

No colour is known in advance. Each terrain is modelled as one Gaussian. The Gaussians and a smooth light field are
fitted to all four quarters together. Pieces are treated as outliers, and all special hexes share one class without a
colour of its own.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final

import numpy as np

from referee.board.section import Section, printed_sections
from referee.board.terrain import LETTERS, Terrain
from referee.photo.board_plane import CENTRES, QUARTERS, SIDE
from referee.photo.observations import SPECIAL, TERRAINS, Bools, Floats, Ints

_INLIERS: Final = 0.78
_ROUNDS: Final = 6
_KEPT: Final = 8
"""The number of options per quarter that are combined into boards.

Eight options include at least four sections, so four different sections can always be chosen.
"""
_CONTRADICTED: Final = 2.0
"""A hex's colour contradicts its terrain if another terrain on the board is likelier by more than this, in nats."""
_FLOOR: Final = np.array([0.06, 0.03, 0.03, 0.15])
"""The smallest spread of a terrain in each of the four features."""
_NOISE: Final = 0.3
"""This is added to the scatter of every feature, so that no determinant is 0, even for a section of one colour."""


@dataclass(frozen=True, slots=True)
class Options:
    """Every candidate in both orientations.

    Option 2n is candidate n as printed, and option 2n + 1 is the same candidate, rotated by 180 degrees.
    """

    sections: tuple[Section, ...]
    labels: Ints
    """The label of every hex: the index of its terrain in TERRAINS, or SPECIAL, as [option, hex]."""
    shares: Floats
    """1 where the hex has the label, otherwise 0, as [option, label, hex]."""


def options(candidates: Sequence[Section] | None = None) -> Options:
    """Return the options for these candidates or, if `candidates` is None, for all printed sections."""
    if candidates is None:
        candidates = [section for section in printed_sections().values() if section.origin == "printed"]
    upright = np.array([[_LABELS[letter] for letter in "".join(section.rows)] for section in candidates], np.int64)
    labels = np.stack([upright, upright[:, ::-1]], 1).reshape(-1, SIDE * SIDE)
    shares = (labels[:, None, :] == np.arange(SPECIAL + 1)[None, :, None]).astype(np.float64)
    return Options(tuple(candidates), labels, shares)


def label_of(letter: str) -> int:
    """Return the label for a letter in the rows of a section: an index into TERRAINS, or SPECIAL."""
    return _LABELS[letter]


_LABELS: Final = {
    letter: TERRAINS.index(kind) if isinstance(kind, Terrain) else SPECIAL for letter, kind in LETTERS.items()
}


@dataclass(frozen=True, slots=True)
class Fit:
    """The best options for the four quarters, and the colours of the terrains in this picture."""

    chosen: tuple[int, int, int, int]
    total: float
    margins: tuple[float, ...]
    """For each quarter, the lead of the best option over the next best, in nats."""
    margin: float
    """The lead of the chosen board over the next best board, in nats."""
    means: Floats
    spreads: Floats
    """`means` and `spreads` describe the features of each terrain, as [label, feature]."""
    field: Floats
    """The coefficients of the light field for the functions of `basis`, as [function, feature]."""
    likelihoods: Floats
    """The log-likelihood of each label on each hex, allowing for outliers, as [row, column, label]."""

    @property
    def evidence(self) -> float:
        """The sum of the margins of all quarters, in nats. It can be large even if one section is unknown."""
        return sum(self.margins)

    def agreements(self, options: Options) -> tuple[float, ...]:
        """Return for each quarter the share of hexes whose colour does not contradict their terrain.

        Special hexes are not counted.
        """
        labels = self.labels(options)
        plain = labels != SPECIAL
        best = self.likelihoods[..., np.unique(labels[plain])].max(-1)
        own = np.take_along_axis(self.likelihoods, labels[..., None], 2)[..., 0]
        agrees = own >= best - _CONTRADICTED
        return tuple(float(agrees[quarter][plain[quarter]].mean()) for quarter in QUARTERS)

    def labels(self, options: Options) -> Ints:
        """Return the label of every hex, as [row, column]."""
        labels = np.empty((2 * SIDE, 2 * SIDE), np.int64)
        for quarter, option in zip(QUARTERS, self.chosen, strict=True):
            labels[quarter] = options.labels[option].reshape(SIDE, SIDE)
        return labels


def basis(points: Floats) -> Floats:
    """Return the values of five slowly varying functions that model the light, at points [..., 2], as [..., 5].

    With x and y scaled to about -1 to 1 across the board, they are x, y, x * x, x * y and y * y. The squares are
    shifted so that their mean over the board is about 0.
    """
    x, y = points[..., 0] / 10 - 0.975, points[..., 1] / 8.6 - 0.955
    return np.stack([x, y, x * x - 0.33, x * y, y * y - 0.33], -1)


_BASIS: Final = basis(CENTRES)


_PAIRS: Final = ((0, 0), (0, 1), (0, 2), (1, 1), (1, 2), (2, 2))
"""The indices of the entries that define a symmetric 3 x 3 matrix, in the order that `_log_determinants` expects."""


def scatter_gains(features: Floats, options: Options) -> Floats:
    """Return how much better each option explains the colours of 100 hexes than a single terrain would, in nats.

    Special hexes are ignored. `features` are [..., hex, 3], and the result is [..., option].
    """
    shares = options.shares[:, :SPECIAL]
    used = 1 - options.shares[:, SPECIAL]
    columns = np.moveaxis(features, -2, 0)
    hexes = columns.reshape(len(columns), -1, 3)
    # The search spends much of its time here, so one matrix product covers all options, terrains and shifts.
    sums = (shares.reshape(-1, len(columns)) @ hexes.reshape(len(columns), -1)).reshape(*shares.shape[:2], -1, 3)
    products = np.stack([hexes[..., one] * hexes[..., other] for one, other in _PAIRS], -1)
    squares = (used @ products.reshape(len(columns), -1)).reshape(len(used), -1, len(_PAIRS))
    weights = 1 / np.maximum(shares.sum(2), 1)[..., None]
    number = used.sum(1)
    overall = sums.sum(1)
    within, total = np.empty_like(squares), np.empty_like(squares)
    for place, (one, other) in enumerate(_PAIRS):
        between = (sums[..., one] * sums[..., other] * weights).sum(1)
        within[..., place] = squares[..., place] - between
        total[..., place] = squares[..., place] - overall[..., one] * overall[..., other] / number[:, None]
    lead = _log_determinants(total) - _log_determinants(within)
    return np.asarray((lead * number[:, None] / 2).T.reshape(*features.shape[:-2], len(used)))


def _log_determinants(scatter: Floats) -> Floats:
    """Return the log determinants of symmetric 3 x 3 matrices with _NOISE added to their diagonals.

    The last axis of `scatter` holds the entries of `_PAIRS`.
    """
    a, b, c, d, e, f = np.moveaxis(scatter, -1, 0)
    a, d, f = a + _NOISE, d + _NOISE, f + _NOISE
    return np.asarray(np.log(a * (d * f - e * e) - b * (b * f - c * e) + c * (b * e - c * d)))


def identify(features: Floats, options: Options, *, usable: Bools) -> Fit:
    """Return the fit of the board that best explains these features [row, column, 4].

    `usable` is a mask [row, column]. Hexes outside it influence only the starting points of the search.
    """
    quarters = np.stack([features[quarter].reshape(SIDE * SIDE, -1) for quarter in QUARTERS])
    gains = scatter_gains(quarters[..., :3], options)
    best = np.argsort(-gains, axis=1)[:, :3]
    starts = [
        _distinct(gains),
        *(
            _seeded(features, usable, options, quarter, int(option))
            for quarter in range(4)
            for option in best[quarter][:2]
        ),
    ]
    fits: dict[tuple[int, int, int, int], Fit] = {}
    for start in dict.fromkeys(starts):
        chosen = start
        for _ in range(4):
            fit = fits.get(chosen) or _fit(features, usable, options, chosen)
            fits[chosen] = fit
            if fit.chosen == chosen:
                break
            chosen = fit.chosen
    settled = [fit for chosen, fit in fits.items() if fit.chosen == chosen] or list(fits.values())
    return max(settled, key=lambda fit: fit.total)


def _distinct(scores: Floats) -> tuple[int, int, int, int]:
    return _ranked(scores)[0][1]


def _ranked(scores: Floats) -> list[tuple[float, tuple[int, int, int, int]]]:
    """Return the two best boards of four different sections with their total scores, the best first."""
    kept = np.argsort(-scores, axis=1, kind="stable")[:, :_KEPT]
    parts = np.take_along_axis(scores, kept, axis=1)
    totals = parts[0][:, None, None, None] + parts[1][:, None, None] + parts[2][:, None] + parts[3]
    owners = [kept[quarter].reshape([-1 if axis == quarter else 1 for axis in range(4)]) // 2 for quarter in range(4)]
    for first, second in combinations(range(4), 2):
        totals = np.where(owners[first] == owners[second], -np.inf, totals)
    ranked = []
    for place in np.argsort(-totals, axis=None)[:2]:
        a, b, c, d = (int(kept[quarter, at]) for quarter, at in enumerate(np.unravel_index(int(place), totals.shape)))
        ranked.append((float(totals.reshape(-1)[place]), (a, b, c, d)))
    return ranked


def _seeded(
    features: Floats, usable: Bools, options: Options, quarter: int, option: int
) -> tuple[int, int, int, int]:
    """Return the best board with this option in this quarter, given the colours learned from that quarter alone."""
    labels = np.full((2 * SIDE, 2 * SIDE), SPECIAL)
    labels[QUARTERS[quarter]] = options.labels[option].reshape(SIDE, SIDE)
    *_, likelihoods = _learn(features, usable, labels, rounds=3, light=False)
    scores = _option_scores(likelihoods, options)
    scores[quarter, option] += 1e6
    return _distinct(scores)


def _fit(features: Floats, usable: Bools, options: Options, chosen: tuple[int, int, int, int]) -> Fit:
    labels = np.empty((2 * SIDE, 2 * SIDE), np.int64)
    for quarter, option in zip(QUARTERS, chosen, strict=True):
        labels[quarter] = options.labels[option].reshape(SIDE, SIDE)
    means, spreads, light, likelihoods = _learn(features, usable, labels, rounds=_ROUNDS, light=True)
    scores = _option_scores(likelihoods, options)
    ranked = _ranked(scores)
    total, best = ranked[0]
    runner_up = ranked[1][0]
    order = np.sort(scores, axis=1)
    margins = tuple(float(row[-1] - row[-2]) for row in order)
    return Fit(best, total, margins, total - runner_up, means, spreads, light, likelihoods)


def _option_scores(likelihoods: Floats, options: Options) -> Floats:
    """Return the log-likelihood of each option in each quarter, as [quarter, option]."""
    return np.stack(
        [
            np.einsum("olh,hl->o", options.shares, likelihoods[quarter].reshape(SIDE * SIDE, -1), optimize=True)
            for quarter in QUARTERS
        ]
    )


def _learn(
    features: Floats, usable: Bools, labels: Ints, *, rounds: int, light: bool
) -> tuple[Floats, Floats, Floats, Floats]:
    """Return the means, spreads and light field for these labels, and the log-likelihood of each label per hex."""
    data, kinds = features.reshape(-1, features.shape[-1]), labels.reshape(-1)
    slow = _BASIS.reshape(len(data), -1)
    known = (kinds != SPECIAL) & usable.reshape(-1)
    weights = known.astype(np.float64)
    shares = (kinds[:, None] == np.arange(SPECIAL)).astype(np.float64)
    wide = np.maximum(data[usable.reshape(-1)].std(0), 2 * _FLOOR)
    middle = np.median(data[usable.reshape(-1)], axis=0)
    uniform = _log_normal(data, middle, 1.8 * wide).clip(min=_log_normal(middle + 3.5 * wide, middle, 1.8 * wide))
    field = np.zeros((slow.shape[1], data.shape[1]))
    means, spreads = _moments(data, weights, shares, middle, wide)
    likelihoods = np.zeros((len(data), SPECIAL + 1))
    for number in range(rounds):
        flat = data - slow @ field
        if number == 0:
            means = _medians(flat, known, kinds, means)
            spreads = np.maximum(0.7 * wide, _FLOOR) + 0 * means
        else:
            means, spreads = _moments(flat, weights, shares, middle, wide)
        inlying = _log_normal(flat[:, None], means, spreads)
        mixed = np.logaddexp(np.log(_INLIERS) + inlying, np.log(1 - _INLIERS) + uniform[:, None])
        likelihoods[:, :SPECIAL] = mixed
        likelihoods[:, SPECIAL] = uniform
        own = likelihoods[np.arange(len(data)), kinds]
        trust = np.exp(np.log(_INLIERS) + inlying[np.arange(len(data)), np.minimum(kinds, SPECIAL - 1)] - own)
        weights = np.where(known, np.clip(trust, 0, 1), 0)
        if light and number >= 1:
            field = _light(data - means[np.minimum(kinds, SPECIAL - 1)], slow, weights, spreads, kinds)
    likelihoods[~usable.reshape(-1)] = 0
    return means, spreads, field, likelihoods.reshape(*labels.shape, -1)


def _log_normal(data: Floats, means: Floats, spreads: Floats) -> Floats:
    return np.asarray(
        -0.5 * (((data - means) / spreads) ** 2).sum(-1) - np.log(spreads).sum(-1) - 0.919 * spreads.shape[-1]
    )


def _medians(data: Floats, known: Bools, kinds: Ints, means: Floats) -> Floats:
    medians = means.copy()
    for label in range(SPECIAL):
        here = data[known & (kinds == label)]
        if len(here) > 2:
            medians[label] = np.median(here, axis=0)
    return medians


def _moments(data: Floats, weights: Floats, shares: Floats, middle: Floats, wide: Floats) -> tuple[Floats, Floats]:
    """Return the weighted mean and spread of each terrain, as [label, feature].

    Both are shrunk towards values pooled over all terrains, so that a rare terrain does not get extreme values.
    """
    held = shares * weights[:, None]
    counts = held.sum(0)[:, None]
    means = (held.T @ data + 0.2 * middle) / (counts + 0.2)
    squares = held.T @ data**2 - 2 * means * (held.T @ data) + counts * means**2
    pooled = squares.sum(0) / max(1.0, float(counts.sum()))
    spreads = np.sqrt((squares + 6 * pooled) / (counts + 6))
    spreads = np.where(counts > 0.5, spreads, 1.8 * wide)
    return means, np.maximum(spreads, _FLOOR)


def _light(residuals: Floats, slow: Floats, weights: Floats, spreads: Floats, kinds: Ints) -> Floats:
    """Return the light field that fits these residuals, by weighted ridge regression, as [function, feature]."""
    field = np.zeros((slow.shape[1], residuals.shape[1]))
    for feature in range(residuals.shape[1]):
        trust = weights / spreads[np.minimum(kinds, SPECIAL - 1), feature] ** 2
        weighted = slow * trust[:, None]
        offset = (trust * residuals[:, feature]).sum() / max(1e-9, trust.sum())
        ridge = np.eye(slow.shape[1]) * 30
        field[:, feature] = np.linalg.solve(slow.T @ weighted + ridge, weighted.T @ (residuals[:, feature] - offset))
    return field
