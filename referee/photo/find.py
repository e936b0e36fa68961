"""Where a board may lie in a picture: outlines around regions of many colours."""

from collections.abc import Iterator
from typing import Final

import cv2
import numpy as np

from referee.photo import outline
from referee.photo.colour import logs
from referee.photo.kinds import Floats, Pixels, Singles

SIZE: Final = 360
_CLUSTERS: Final = 14
_PLAIN: Final = 0.3
"""A picture without any window of more entropy than this, in nats, shows no board."""
_COHERENT: Final = 0.15
"""A picture whose neighbouring spots have less in common than this is noise."""
_SHARES: Final = (1.05, 0.8, 1.3)
"""Thresholds on the diversity of colours, as shares of Otsu's."""


def outlines(image: Pixels) -> Iterator[list[Floats]]:
    """Batches of candidate outlines in picture coordinates, corners clockwise; the likeliest first."""
    scale = SIZE / max(image.shape[:2])
    small = np.asarray(cv2.resize(image, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA), np.uint8)
    if _coherence(small) < _COHERENT:
        return
    level = _diversity(small)
    if float(level.max()) < _PLAIN:
        return
    threshold = _otsu(level)
    found: list[Floats] = []

    def new(quad: Floats) -> bool:
        if any(np.abs(quad - other).max() < 4 for other in found):
            return False
        found.append(quad)
        return True

    for share in _SHARES:
        before = len(found)
        guess = outline.fit(*_half(level / max(1e-6, threshold) - share))
        for _ in range(2):
            quad = guess.quad(SIZE / 2) * 2 + 0.5
            cut = _cut(small, quad) if new(quad) else None
            if cut is None:
                break
            halved = _halved(cut)
            guess = outline.fit(halved, [guess.numbers])
            new(outline.loosen(halved, guess.quad(SIZE / 2)) * 2 + 0.5)
        yield [(quad + 0.5) / scale - 0.5 for quad in found[before:]]


def _coherence(small: Pixels) -> float:
    """The correlation between a spot and what lies three pixels beside it; a hex is wider than that."""
    grey = cv2.cvtColor(small, cv2.COLOR_BGR2GRAY).astype(np.float32)
    here, beside = grey[:, :-3].reshape(-1), grey[:, 3:].reshape(-1)
    spread = float(here.std() * beside.std())
    return float(((here - here.mean()) * (beside - beside.mean())).mean()) / spread if spread > 0 else 1.0


def _half(signed: Singles) -> tuple[Singles, list[Floats]]:
    halved = _halved(signed)
    return halved, outline.starts(halved)


def _halved(signed: Singles) -> Singles:
    return np.asarray(cv2.resize(signed, None, fx=0.5, fy=0.5, interpolation=cv2.INTER_AREA), np.float32)


def _otsu(level: Singles) -> float:
    top = float(level.max()) or 1.0
    shown = (level / top * 255).astype(np.uint8)
    threshold, _ = cv2.threshold(shown, 0, 255, cv2.THRESH_BINARY | cv2.THRESH_OTSU)
    return float(threshold) / 255 * top


def _diversity(small: Pixels) -> Singles:
    """The entropy of colour clusters in a window about as wide as two hexes."""
    colours = logs(np.asarray(cv2.GaussianBlur(small, (0, 0), 1.2), np.uint8))
    points = (colours * (0.5, 1.0, 1.0)).reshape(-1, 3).astype(np.float32)
    cv2.setRNGSeed(1)
    criteria = (cv2.TERM_CRITERIA_EPS | cv2.TERM_CRITERIA_MAX_ITER, 12, 0.01)
    _, _, middles = cv2.kmeans(points[::7].copy(), _CLUSTERS, None, criteria, 1, cv2.KMEANS_PP_CENTERS)  # type: ignore[call-overload]
    middles = _merged(np.asarray(middles))
    nearest = ((points[:, None] - middles) ** 2).sum(2).argmin(1).reshape(small.shape[:2])
    entropy = np.zeros(small.shape[:2], np.float32)
    for cluster in range(len(middles)):
        share = cv2.boxFilter((nearest == cluster).astype(np.float32), -1, (27, 27), borderType=cv2.BORDER_REFLECT)
        entropy -= share * np.log(share + 1e-6)
    return entropy


def _merged(middles: Singles) -> Singles:
    """Clusters that a viewer would not tell apart count as one."""
    kept: list[Singles] = []
    for middle in middles:
        if all(np.linalg.norm(middle - other) > 0.18 for other in kept):
            kept.append(middle)
    return np.array(kept, np.float32)


def _cut(small: Pixels, quad: Floats) -> Singles | None:
    """The region again, by its colours against those of the table: 1 inside, -1 outside."""
    marks = np.full(small.shape[:2], cv2.GC_BGD, np.uint8)
    middle = quad.mean(0)
    for share, mark in ((1.15, cv2.GC_PR_BGD), (1.0, cv2.GC_PR_FGD), (0.75, cv2.GC_FGD)):
        cv2.fillConvexPoly(marks, np.round(middle + share * (quad - middle)).astype(np.int32), int(mark))
    if not (marks == cv2.GC_BGD).any() or not (marks == cv2.GC_FGD).any():
        return None
    shown = np.clip((logs(small) + np.array([4, 1.5, 1.5])) * (60, 80, 80), 0, 255).astype(np.uint8)
    cv2.setRNGSeed(1)
    cv2.grabCut(shown, marks, None, np.zeros((1, 65)), np.zeros((1, 65)), 2, cv2.GC_INIT_WITH_MASK)  # type: ignore[call-overload]
    inside = ((marks == cv2.GC_FGD) | (marks == cv2.GC_PR_FGD)).astype(np.uint8)
    closed = cv2.morphologyEx(inside, cv2.MORPH_CLOSE, np.ones((9, 9), np.uint8))
    return closed.astype(np.float32) * 2 - 1
