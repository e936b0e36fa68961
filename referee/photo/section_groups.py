"""Groups the hexes of an unknown section by their look.

The terrains are not known, so a person names each group afterwards.
"""

from collections.abc import Sequence
from typing import Final

import cv2
import numpy as np

from referee.photo.board_plane import SECTION_CENTRES, SIDE, project
from referee.photo.colours import log_colours
from referee.photo.observations import Floats, Pixels, Singles
from referee.photo.single_section import blurred_logs, hex_width, section_homography, walk_uphill

MAX_GROUPS: Final = 16
"""The number of groups. It exceeds the number of terrains, because the look of a terrain varies over a section.

With 16 groups, at most 2 of the 100 hexes were in a group of another terrain, in each of four photographs of real
sections. With 14 groups, up to 8 were.
"""
_STEPS: Final = (0.2, 0.1, 0.05)
"""The steps by which the corners of an outline are moved, in hexes."""
_BLUR: Final = 0.15
_RIM: Final = 0.36
_CORNERS: Final = np.pi / 6 + np.arange(6) * np.pi / 3
HEX_SPOTS: Final = np.concatenate([np.zeros((1, 2)), _RIM * np.stack([np.cos(_CORNERS), np.sin(_CORNERS)], -1)])
"""The centre of a hex, which is the origin, and one point on the way to each of the six corners."""
_NOISE: Final = 1e-4 * np.eye(3)
_SCALE: Final = 24
"""The maximum resolution at which the hexes are compared, in pixels per hex."""
_REACH: Final = 0.45
_LIGHT_PRIOR: Final = 3.0
_WEIGHTS: Final = np.array([0.5, 0.7, 0.7])
"""The weights of the three dark and the three light log colours of a hex. Its median log colours have weight 1."""

Hexes = tuple[tuple[int, int], ...]


def group_hexes(looks: Floats) -> tuple[Hexes, ...]:
    """Return groups of hexes (row, column) that look alike, the largest group first."""
    # The first grouping shows how the light varies over the section. Remove that variation, and group again.
    groups = _merged(_evened(looks, _merged(looks)))
    return tuple(tuple(divmod(number, SIDE) for number in group) for group in groups)


def settle_outline(image: Pixels, starts: Sequence[Floats]) -> Floats:
    """Return the outline near one of `starts` whose hexes are most uniform."""
    outline, _ = max((_settled(image, start) for start in starts), key=lambda settled: settled[1])
    return outline


def _settled(image: Pixels, start: Floats) -> tuple[Floats, float]:
    """Return the outline near this one whose hexes are most uniform, and their uniformity."""
    logs, scale = blurred_logs(image, start, _BLUR)
    return walk_uphill(start, _STEPS, lambda trials: uniformity(logs, scale, trials))


def uniformity(logs: Singles, scale: float, outlines: Floats) -> Floats:
    """Return for each outline how much less the colours vary within hexes than over the section, as a logarithm."""
    points = (SECTION_CENTRES[:, None] + HEX_SPOTS).reshape(-1, 2)
    spots = np.stack([project(section_homography(outline), points) for outline in outlines]) * scale
    columns = np.clip(np.round(spots[..., 0]).astype(np.int64), 0, logs.shape[1] - 1)
    rows = np.clip(np.round(spots[..., 1]).astype(np.int64), 0, logs.shape[0] - 1)
    colours = logs[rows, columns].astype(np.float64).reshape(len(outlines), SIDE * SIDE, len(HEX_SPOTS), 3)
    within = _scatter(colours - colours.mean(2, keepdims=True))
    overall = _scatter(colours - colours.mean((1, 2), keepdims=True))
    return np.asarray(np.linalg.slogdet(overall)[1] - np.linalg.slogdet(within)[1])


def _scatter(offsets: Floats) -> Floats:
    return np.asarray(np.einsum("ohsi,ohsj->oij", offsets, offsets) / offsets[0, ..., 0].size + _NOISE)


def hex_looks(image: Pixels, outline: Floats) -> Floats:
    """Return the median, dark and light colours of each hex, and its fine and coarse texture, as [hex, feature]."""
    line = np.arange(-int(_REACH * _SCALE), int(_REACH * _SCALE) + 1) / _SCALE
    square = np.stack(np.meshgrid(line, line), -1)
    disc = square[np.hypot(square[..., 0], square[..., 1]) <= _REACH]
    scale = min(1.0, _SCALE / hex_width(outline))
    small = cv2.resize(image, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
    logs = np.asarray(log_colours(np.asarray(small, np.uint8)), np.float32)
    light = logs[..., 0]
    soft, softer = (cv2.GaussianBlur(light, (0, 0), width) for width in (1.2, 4.0))
    spots = (project(section_homography(outline), SECTION_CENTRES[:, None] + disc) * scale).astype(np.float32)

    def seen(layer: Singles) -> Singles:
        return np.asarray(cv2.remap(layer, spots[..., 0], spots[..., 1], cv2.INTER_LINEAR), np.float32)

    colours = seen(logs)
    low, high = np.percentile(colours, (15, 85), axis=1)
    textures = [np.log(seen(np.abs(layer)).mean(1) + 0.01) for layer in (light - soft, soft - softer)]
    parts = [np.median(colours, axis=1), _WEIGHTS * low, _WEIGHTS * high, 0.3 * np.stack(textures, -1)]
    return np.concatenate(parts, axis=1).astype(np.float64)


def even_looks(looks: Floats, light: Floats) -> Floats:
    """Return the looks without the effect of the light on each hex. `light` is in log colours, as [hex, 3]."""
    even = looks.copy()
    even[:, :9] -= np.concatenate([light, _WEIGHTS * light, _WEIGHTS * light], axis=1)
    return even


def mean_looks(looks: Floats, groups: Sequence[Hexes]) -> Floats:
    """Return the mean look of each group, as [group, feature]."""
    return np.stack([looks[[SIDE * row + column for row, column in group]].mean(0) for group in groups])


def _evened(looks: Floats, groups: list[list[int]]) -> Floats:
    """Return the looks after subtracting the linear trend across the section.

    The trend is fitted to the differences within each group, for all groups together.
    """
    places = (SECTION_CENTRES - SECTION_CENTRES.mean(0)) / (SIDE / 2)
    slopes, rests = np.zeros_like(places), np.zeros_like(looks)
    for group in groups:
        slopes[group] = places[group] - places[group].mean(0)
        rests[group] = looks[group] - looks[group].mean(0)
    slope = np.linalg.solve(slopes.T @ slopes + _LIGHT_PRIOR * np.eye(2), slopes.T @ rests)
    return np.asarray(looks - places @ slope)


def _merged(looks: Floats) -> list[list[int]]:
    """Return the hexes in MAX_GROUPS groups, the largest first.

    This is Ward's method: each hex begins as a group of its own, and the two closest groups are merged repeatedly.
    """
    groups = [[number] for number in range(len(looks))]
    means = looks.copy()
    while len(groups) > MAX_GROUPS:
        sizes = np.array([len(group) for group in groups], np.float64)
        costs = ((means[:, None] - means) ** 2).sum(-1) * np.outer(sizes, sizes) / np.add.outer(sizes, sizes)
        costs[np.tril_indices(len(groups))] = np.inf
        first, second = (int(at) for at in np.unravel_index(int(costs.argmin()), costs.shape))
        groups[first] = sorted(groups[first] + groups[second])
        means[first] = looks[groups[first]].mean(0)
        del groups[second]
        means = np.delete(means, second, axis=0)
    return sorted(groups, key=lambda group: (-len(group), group))
