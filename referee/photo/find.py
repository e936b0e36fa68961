"""Where a board may lie in a picture: quadrilaterals around regions of many colours, best guesses first."""

from collections.abc import Iterator
from typing import Final

import cv2
import numpy as np

from referee.photo.colour import logs
from referee.photo.kinds import Bools, Floats, Pixels, Singles

SIZE: Final = 360
_CLUSTERS: Final = 14


def quads(image: Pixels) -> list[Floats]:
    """Candidate outlines in picture coordinates, corners clockwise."""
    scale = SIZE / max(image.shape[:2])
    small = np.asarray(cv2.resize(image, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA), np.uint8)
    found: list[Floats] = []
    for mask in _masks(small):
        quad = _fit(mask)
        if quad is not None and all(np.abs(quad - other).max() > 4 for other in found):
            found.append(quad)
    return [(quad + 0.5) / scale - 0.5 for quad in found]


def _masks(small: Pixels) -> Iterator[Bools]:
    diversity = _diversity(small)
    level = cv2.normalize(diversity, None, 0, 255, cv2.NORM_MINMAX).astype(np.uint8)  # type: ignore[call-overload]
    threshold, _ = cv2.threshold(level, 0, 255, cv2.THRESH_BINARY | cv2.THRESH_OTSU)
    for share in (1.0, 0.8, 1.2):
        rough = _largest(level > threshold * share, opening=25)
        if rough is None:
            continue
        yield rough
        cut = _cut(small, rough)
        if cut is not None:
            yield cut


def _diversity(small: Pixels) -> Singles:
    """The entropy of colour clusters in a window about as wide as three hexes."""
    colours = logs(np.asarray(cv2.GaussianBlur(small, (0, 0), 1.2), np.uint8))
    points = (colours * (0.5, 1.0, 1.0)).reshape(-1, 3).astype(np.float32)
    cv2.setRNGSeed(1)
    criteria = (cv2.TERM_CRITERIA_EPS | cv2.TERM_CRITERIA_MAX_ITER, 12, 0.01)
    _, _, middles = cv2.kmeans(points[::7].copy(), _CLUSTERS, None, criteria, 1, cv2.KMEANS_PP_CENTERS)  # type: ignore[call-overload]
    middles = _merged(np.asarray(middles))
    nearest = ((points[:, None] - middles) ** 2).sum(2).argmin(1).reshape(small.shape[:2])
    entropy = np.zeros(small.shape[:2], np.float32)
    for cluster in range(len(middles)):
        share = cv2.boxFilter((nearest == cluster).astype(np.float32), -1, (33, 33), borderType=cv2.BORDER_REFLECT)
        entropy -= share * np.log(share + 1e-6)
    return entropy


def _merged(middles: Singles) -> Singles:
    """Clusters that a viewer would not tell apart count as one."""
    kept: list[Singles] = []
    for middle in middles:
        if all(np.linalg.norm(middle - other) > 0.18 for other in kept):
            kept.append(middle)
    return np.array(kept, np.float32)


def _largest(mask: Bools, *, opening: int) -> Bools | None:
    kernel = np.asarray(cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (opening, opening)))
    opened = cv2.morphologyEx(np.pad(mask.astype(np.uint8), opening), cv2.MORPH_OPEN, kernel)[opening:-opening, opening:-opening]
    count, labels, stats, _ = cv2.connectedComponentsWithStats(opened)
    if count < 2:
        return None
    best = 1 + int(np.argmax(stats[1:, cv2.CC_STAT_AREA]))
    if stats[best, cv2.CC_STAT_AREA] < 0.04 * mask.size:
        return None
    return np.asarray(labels == best)


def _cut(small: Pixels, rough: Bools) -> Bools | None:
    """The region again, by its colours against those of the table."""
    wide = cv2.dilate(rough.astype(np.uint8), np.ones((15, 15), np.uint8)) > 0
    core = cv2.erode(rough.astype(np.uint8), np.ones((41, 41), np.uint8)) > 0
    labels = np.where(core, cv2.GC_FGD, np.where(rough, cv2.GC_PR_FGD, np.where(wide, cv2.GC_PR_BGD, cv2.GC_BGD)))
    marks = labels.astype(np.uint8)
    if not (marks == cv2.GC_BGD).any() or not (marks == cv2.GC_FGD).any():
        return None
    colours = logs(small)
    shown = np.clip((colours + (4, 1.5, 1.5)) * (60, 80, 80), 0, 255).astype(np.uint8)
    cv2.setRNGSeed(1)
    cv2.grabCut(shown, marks, None, np.zeros((1, 65)), np.zeros((1, 65)), 2, cv2.GC_INIT_WITH_MASK)  # type: ignore[call-overload]
    mask = (marks == cv2.GC_FGD) | (marks == cv2.GC_PR_FGD)
    closed = cv2.morphologyEx(mask.astype(np.uint8), cv2.MORPH_CLOSE, np.ones((9, 9), np.uint8)) > 0
    return _largest(closed, opening=21)


def _fit(mask: Bools) -> Floats | None:
    """The quadrilateral that overlaps the region best."""
    contours, _ = cv2.findContours(mask.astype(np.uint8), cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
    outline = max(contours, key=cv2.contourArea)
    hull = cv2.convexHull(outline)
    quad = _four(hull)
    filled = np.zeros(mask.shape, np.uint8)
    cv2.drawContours(filled, [outline], -1, 1, -1)
    area = int(filled.sum())
    best = _overlap(quad, filled, area)
    for step in (6.0, 3.0, 1.5, 0.8):
        improved = True
        while improved:
            improved = False
            for move in _MOVES * step:
                trial = quad + move
                value = _overlap(trial, filled, area)
                if value > best + 1e-4:
                    quad, best, improved = trial, value, True
    return quad if best > 0.6 else None


def _overlap(quad: Floats, filled: Pixels, area: int) -> float:
    drawn = np.zeros(filled.shape, np.uint8)
    cv2.fillConvexPoly(drawn, np.round(quad * 8).astype(np.int32), 1, cv2.LINE_8, 3)
    both = int(cv2.countNonZero(drawn & filled))
    return both / max(1, area + int(cv2.countNonZero(drawn)) - both)


def _four(hull: Pixels) -> Floats:
    """A polygon reduced to four corners, clockwise."""
    length = cv2.arcLength(hull, True)
    for share in np.arange(0.01, 0.2, 0.01):
        corners = cv2.approxPolyDP(hull, float(share) * length, True)
        if len(corners) == 4:
            return _clockwise(np.asarray(corners, np.float64).reshape(4, 2))
    return _clockwise(np.asarray(cv2.boxPoints(cv2.minAreaRect(hull)), np.float64))


def _clockwise(quad: Floats) -> Floats:
    (x0, y0), (x1, y1), (x2, y2), _ = quad
    return quad if (x1 - x0) * (y2 - y1) - (y1 - y0) * (x2 - x1) > 0 else quad[::-1].copy()


def _moves() -> Floats:
    """Each corner and each side, four ways."""
    moves = []
    for corners in ((0,), (1,), (2,), (3,), (0, 1), (1, 2), (2, 3), (3, 0)):
        for x, y in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            move = np.zeros((4, 2))
            move[list(corners)] = (x, y)
            moves.append(move)
    return np.array(moves)


_MOVES: Final = _moves()
