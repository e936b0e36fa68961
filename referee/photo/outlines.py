"""Finds candidate outlines of the board in a picture, around regions with many colours."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np

from referee.photo.board_plane import OUTLINE
from referee.photo.colours import log_colours
from referee.photo.observations import Floats, Pixels, Singles

_SIZE: Final = 360
_CLUSTERS: Final = 14
_PLAIN: Final = 0.3
"""If no window has more entropy than this, in nats, the picture does not show a board."""
_COHERENT: Final = 0.15
"""A picture whose nearby pixels correlate less than this is noise."""
_WINDOW: Final = 27
"""The width in pixels of the window for the diversity of colours: about two hexes if the board fills the picture."""
_NARROW_WINDOW: Final = 13
_OPENING: Final = 17
"""The diameter in pixels of the disc for the morphological opening that separates a board from nearby objects."""
_SHARE: Final = 1.05
_LOW_SHARE: Final = 0.8
"""Thresholds for the diversity of colours, as multiples of Otsu's threshold."""
_HUE_WINDOW: Final = 15
_HUE_CLOSING: Final = 9
"""The width of the window for the spread of hues, and the diameter of the disc that closes small holes, in pixels."""
_HUE_REGIONS: Final = ((0.6, 35), (0.8, 25))
"""Thresholds for the spread of hues, as multiples of Otsu's threshold, and the diameters of the disc for the opening.

The disc of 35 pixels removes most cups and cards. If a reflection covers the middle of the board, that disc can also
remove the narrow parts of the board that remain visible. The disc of 25 pixels is small enough to keep most of them.
"""


def candidate_outlines(image: Pixels) -> Iterator[list[Floats]]:
    """Yield batches of candidate outlines, the likeliest batch first. For noise or a plain picture, yield nothing.

    Each outline has four corners in pixels of the image, clockwise, as [corner, 2].
    """
    scale = _SIZE / max(image.shape[:2])
    small = np.asarray(cv2.resize(image, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA), np.uint8)
    if _coherence(small) < _COHERENT:
        return
    level = _diversity(small, _WINDOW)
    if float(level.max()) < _PLAIN:
        return
    threshold = _otsu(level)
    smaller = np.asarray(cv2.resize(small, None, fx=0.5, fy=0.5, interpolation=cv2.INTER_AREA), np.uint8)
    quads: list[Floats] = []

    def add(quad: Floats) -> bool:
        if any(np.abs(quad - other).max() < 4 for other in quads):
            return False
        quads.append(quad)
        return True

    def regions() -> Iterator[Singles]:
        yield level / max(1e-6, threshold) - _SHARE
        for hue_share, width in _HUE_REGIONS:
            yield _region_of_many_hues(small, hue_share, width)
        yield level / max(1e-6, threshold) - _LOW_SHARE
        yield _region_of_many_colours(small)

    for signed in regions():
        before = len(quads)
        guess = fit_outline(*_half(signed))
        for _ in range(2):
            quad = guess.quad(_SIZE / 2) * 2 + 0.5
            cut = cut_out(smaller, guess.quad(_SIZE / 2)) if add(quad) else None
            if cut is None:
                break
            guess = fit_outline(cut, [guess.numbers])
            add(loosen(cut, guess.quad(_SIZE / 2)) * 2 + 0.5)
        yield [(quad + 0.5) / scale - 0.5 for quad in quads[before:]]


def _coherence(small: Pixels) -> float:
    """Return the correlation between pixels three columns apart, a distance shorter than the width of a hex."""
    grey = cv2.cvtColor(small, cv2.COLOR_BGR2GRAY).astype(np.float32)
    here, beside = grey[:, :-3].reshape(-1), grey[:, 3:].reshape(-1)
    spread = float(here.std() * beside.std())
    return float(((here - here.mean()) * (beside - beside.mean())).mean()) / spread if spread > 0 else 1.0


def _half(signed: Singles) -> tuple[Singles, list[Floats]]:
    halved = _halved(signed)
    return halved, rough_outlines(halved)


def _halved(signed: Singles) -> Singles:
    return np.asarray(cv2.resize(signed, None, fx=0.5, fy=0.5, interpolation=cv2.INTER_AREA), np.float32)


def _otsu(level: Singles) -> float:
    top = float(level.max()) or 1.0
    shown = (level / top * 255).astype(np.uint8)
    threshold, _ = cv2.threshold(shown, 0, 255, cv2.THRESH_BINARY | cv2.THRESH_OTSU)
    return float(threshold) / 255 * top


def _region_of_many_colours(small: Pixels) -> Singles:
    """Return the largest region with many colours, as a mask: 1 inside, -1 outside.

    If a small board lies among cards, a small window and a morphological opening separate it from them.
    """
    level = _diversity(small, _NARROW_WINDOW)
    return _largest_part((level > _otsu(level)).astype(np.uint8), _OPENING)


def _region_of_many_hues(small: Pixels, share: float, width: int) -> Singles:
    """Return the largest region with many hues, as a mask: 1 inside, -1 outside.

    A chequered cloth has many colours, too, but they are all mixtures of two, whatever the light.
    `share` and `width` come from an entry of _HUE_REGIONS.
    """
    level = _hue_spread(small, _HUE_WINDOW)
    # A few cups and cards can have stronger colours than any board. Cap their values, so that they do not raise the
    # threshold.
    many = level > share * _otsu(np.minimum(level, np.percentile(level, 90)))
    closed = cv2.morphologyEx(many.astype(np.uint8), cv2.MORPH_CLOSE, _disc(_HUE_CLOSING))
    return _largest_part(np.asarray(closed, np.uint8), width)


def _hue_spread(small: Pixels, window: int) -> Singles:
    """Return how far the hues in a square window this wide around each pixel are from mixtures of two colours.

    Such mixtures lie near a line in the plane of log red/green and log blue/green. The result is the standard
    deviation of the hues across the line that fits them best.
    """
    hues = log_colours(np.asarray(cv2.GaussianBlur(small, (0, 0), 1.2), np.uint8))[..., 1:].astype(np.float32)
    one, other = hues[..., 0], hues[..., 1]
    products = np.dstack([one, other, one * one, other * other, one * other])
    a, b, aa, bb, ab = np.moveaxis(cv2.blur(products, (window, window), borderType=cv2.BORDER_REFLECT), -1, 0)
    aa, bb, ab = aa - a * a, bb - b * b, ab - a * b
    smaller = (aa + bb) / 2 - np.hypot((aa - bb) / 2, ab)
    return np.asarray(np.sqrt(np.maximum(smaller, 0)), np.float32)


def _disc(width: int) -> Pixels:
    return np.asarray(cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (width, width)), np.uint8)


def _largest_part(mask: Pixels, width: int) -> Singles:
    """Return the largest part that an opening with a disc this wide leaves, as a mask: 1 inside, -1 outside.

    If the opening leaves nothing, the mask is 1 everywhere.
    """
    opened = cv2.morphologyEx(mask, cv2.MORPH_OPEN, _disc(width))
    _, parts, sizes, _ = cv2.connectedComponentsWithStats(opened)
    largest = 1 + int(np.argmax(sizes[1:, cv2.CC_STAT_AREA])) if len(sizes) > 1 else 0
    return np.where(parts == largest, 1, -1).astype(np.float32)


def _diversity(small: Pixels, window: int) -> Singles:
    """Return the entropy, in nats, of the colour clusters in a square window this wide around each pixel."""
    colours = log_colours(np.asarray(cv2.GaussianBlur(small, (0, 0), 1.2), np.uint8))
    points = (colours * (0.5, 1.0, 1.0)).reshape(-1, 3).astype(np.float32)
    cv2.setRNGSeed(1)
    criteria = (cv2.TERM_CRITERIA_EPS | cv2.TERM_CRITERIA_MAX_ITER, 12, 0.01)
    _, _, middles = cv2.kmeans(points[::7].copy(), _CLUSTERS, None, criteria, 1, cv2.KMEANS_PP_CENTERS)  # type: ignore[call-overload]
    middles = _merged(np.asarray(middles))
    nearest = ((points[:, None] - middles) ** 2).sum(2).argmin(1).reshape(small.shape[:2])
    entropy = np.zeros(small.shape[:2], np.float32)
    for cluster in range(len(middles)):
        share = cv2.boxFilter(
            (nearest == cluster).astype(np.float32), -1, (window, window), borderType=cv2.BORDER_REFLECT
        )
        entropy -= share * np.log(share + 1e-6)
    return entropy


def _merged(middles: Singles) -> Singles:
    """Return the cluster centres without those that a person could hardly distinguish from an earlier one."""
    kept: list[Singles] = []
    for middle in middles:
        if all(np.linalg.norm(middle - other) > 0.18 for other in kept):
            kept.append(middle)
    return np.array(kept, np.float32)


def cut_out(small: Pixels, quad: Floats) -> Singles | None:
    """Return the region near this outline that GrabCut separates from the table, as a mask: 1 inside, -1 outside.

    Return None if the outline leaves no pixel that is certainly table, or none that is certainly board.
    """
    marks = np.full(small.shape[:2], cv2.GC_BGD, np.uint8)
    middle = quad.mean(0)
    for share, mark in ((1.15, cv2.GC_PR_BGD), (1.0, cv2.GC_PR_FGD), (0.75, cv2.GC_FGD)):
        cv2.fillConvexPoly(marks, np.round(middle + share * (quad - middle)).astype(np.int32), int(mark))
    if not (marks == cv2.GC_BGD).any() or not (marks == cv2.GC_FGD).any():
        return None
    shown = np.clip((log_colours(small) + np.array([4, 1.5, 1.5])) * (60, 80, 80), 0, 255).astype(np.uint8)
    cv2.setRNGSeed(1)
    cv2.grabCut(shown, marks, None, np.zeros((1, 65)), np.zeros((1, 65)), 2, cv2.GC_INIT_WITH_MASK)  # type: ignore[call-overload]
    inside = ((marks == cv2.GC_FGD) | (marks == cv2.GC_PR_FGD)).astype(np.uint8)
    closed = cv2.morphologyEx(inside, cv2.MORPH_CLOSE, np.ones((5, 5), np.uint8))
    return closed.astype(np.float32) * 2 - 1


_STEPS: Final = np.array([8.0, 8.0, 0.12, 0.15, 0.15, 0.15])
_MIN_STEPS: Final = np.array([0.5, 0.5, 0.008, 0.01, 0.02, 0.02])
_FOCAL: Final = 0.85
"""The assumed focal length, relative to the longer side of the picture. It is typical of a phone camera."""
_STEEP: Final = 0.85
"""The largest tilt along each axis of the picture, in radians."""
_CENTRED_OUTLINE: Final = OUTLINE - OUTLINE.mean(0)


@dataclass(frozen=True, slots=True)
class Guess:
    """A candidate outline, and the value that the search maximizes.

    `numbers` holds the centre (x and y in pixels), the log of the pixels per hex, the rotation and two tilts
    (in radians).
    """

    numbers: Floats
    value: float

    def quad(self, size: float) -> Floats:
        """Return the four corners clockwise, beginning with the one that is at the top left of the unrotated board.

        `size` is the longer side of the picture in pixels.
        """
        return corners(self.numbers, size)


def corners(numbers: Floats, size: float) -> Floats:
    """Return the corners of the outline with these `Guess.numbers`. The picture's longer side has `size` pixels."""
    x, y, scale, turn, lean, nod = numbers
    cos, sin = np.cos(turn), np.sin(turn)
    flat = _CENTRED_OUTLINE @ np.array([[cos, sin], [-sin, cos]])
    focal = _FOCAL * size
    far = focal / np.exp(scale)
    depth = far + flat[:, 0] * np.sin(lean) + flat[:, 1] * np.sin(nod)
    tilted = np.column_stack([flat[:, 0] * np.cos(lean), flat[:, 1] * np.cos(nod)])
    return np.asarray((x, y) + focal * tilted / np.maximum(depth, 0.2 * far)[:, None])


def fit_outline(signed: Singles, starts: list[Floats]) -> Guess:
    """Return the best outline found by hill climbing from each of `starts`, which have the form of `Guess.numbers`.

    A good outline encloses a large sum of `signed`, which is positive where the board may be.
    """
    size = float(max(signed.shape))
    return max((_climb(signed, start, size) for start in starts), key=lambda guess: guess.value)


def rough_outlines(signed: Singles) -> list[Floats]:
    """Return rough outlines around the centre of the positive values, in three rotations and two sizes.

    Each outline has the form of `Guess.numbers`.
    """
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
    """Return the outline after moving its corners and sides, one at a time, while that increases the sum inside it.

    The sum is taken over `signed`.
    """
    best, outline = _inside(quad, signed), quad
    for step in (4.0, 2.0, 1.0, 0.5):
        moved = True
        while moved:
            moved = False
            for move in MOVES:
                trial = outline + step * move
                value = _inside(trial, signed)
                if value > best:
                    outline, best, moved = trial, value, True
    return outline


def _moves() -> Floats:
    """Return the moves of each corner and of each side in four directions, as [move, corner, 2]."""
    moves = np.zeros((8, 4, 4, 2))
    for group, held in enumerate(((0,), (1,), (2,), (3,), (0, 1), (1, 2), (2, 3), (3, 0))):
        for way, step in enumerate(((1, 0), (-1, 0), (0, 1), (0, -1))):
            moves[group, way, list(held)] = step
    return moves.reshape(-1, 4, 2)


MOVES: Final = _moves()
"""The moves of length 1 that a corner or a side can make, as [move, corner, 2]."""


def _climb(signed: Singles, start: Floats, size: float) -> Guess:
    numbers, steps = start.copy(), _STEPS.copy()
    best = _value(numbers, signed, size)
    while (steps > _MIN_STEPS).any():
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
    # Slightly prefer views from above, to choose between outlines that enclose nearly the same sum.
    return _inside(corners(numbers, size), signed) - 0.002 * signed.size * float((numbers[4:] ** 2).sum())


def _inside(quad: Floats, signed: Singles) -> float:
    inside = np.zeros(signed.shape, np.uint8)
    cv2.fillConvexPoly(inside, np.round(quad * 8).astype(np.int32), 1, cv2.LINE_8, 3)
    return float(cv2.mean(signed, inside)[0]) * cv2.countNonZero(inside)
