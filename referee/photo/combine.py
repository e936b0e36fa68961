"""Two pictures of the same table as one set of observations: what one could not read, the other may show."""

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from referee.board.section import Section
from referee.photo.kinds import Bools, Floats, Observations
from referee.photo.layout import TURN


def combine(pictures: Sequence[Observations]) -> Observations:
    """The surest picture, with what the others add; pictures that show another board, or none, add nothing."""
    best = _best(pictures)
    joined = best
    for other, matching in zip(pictures, matched(pictures), strict=True):
        if matching is not None and other is not best:
            joined = _joined(joined, matching)
    return joined


def matched(pictures: Sequence[Observations]) -> list[Observations | None]:
    """Each picture read the same way round as the surest one; None for one that shows another board, or none."""
    best = _best(pictures)
    if best.verdict != "read":
        return [one if one is best and one.verdict == "unknown" else None for one in pictures]
    return [_as_in(best, one) if one.verdict == "read" else None for one in pictures]


def turned(found: Observations) -> Observations:
    """The same board, named from the opposite corner."""
    return replace(
        found,
        sections=tuple(replace(placing, turned=not placing.turned) for placing in reversed(found.sections)),
        terrain=found.terrain[::-1, ::-1],
        pieces=found.pieces[::-1, ::-1],
        unread={_opposite(at): why for at, why in found.unread.items()},
        homography=found.homography @ TURN,
        centres=found.centres[::-1, ::-1],
        advice=tuple(replace(tip, hexes=tuple(map(_opposite, tip.hexes))) for tip in found.advice),
    )


def placings(found: Observations) -> list[tuple[Section, bool]]:
    """The sections and how they lie."""
    return [(placing.section, placing.turned) for placing in found.sections]


def _best(pictures: Sequence[Observations]) -> Observations:
    return max(pictures, key=_sureness)


def _sureness(found: Observations) -> tuple[bool, bool, float]:
    return found.verdict == "read", found.verdict == "unknown", found.margin - len(found.unread)


def _opposite(at: tuple[int, int]) -> tuple[int, int]:
    return 19 - at[0], 19 - at[1]


def _as_in(first: Observations, other: Observations) -> Observations | None:
    """The other picture read the same way round as the first, if it shows the same board."""
    return next((one for one in (other, turned(other)) if placings(one) == placings(first)), None)


def _joined(first: Observations, second: Observations) -> Observations:
    one, two = _readable(first), _readable(second)
    # Two photographs of one piece share its paint and its light, so their chances are averaged, not multiplied.
    share = one[..., None] / np.maximum(1, one[..., None].astype(int) + two[..., None])
    pieces = np.where((one | two)[..., None], _mixed(first.pieces, second.pieces, share), 0)
    return replace(
        first,
        terrain=first.terrain + second.terrain,
        pieces=pieces,
        unread={at: why for at, why in first.unread.items() if at in second.unread},
    )


def _readable(found: Observations) -> Bools:
    grid = np.ones((20, 20), np.bool_)
    for row, column in found.unread:
        grid[row, column] = False
    return grid


def _mixed(first: Floats, second: Floats, share: Floats) -> Floats:
    """The weighted geometric mean of two sets of chances, "empty" included."""
    both = [np.concatenate([chances, 1 - chances.sum(-1, keepdims=True)], -1) for chances in (first, second)]
    mean = np.exp(share * np.log(both[0].clip(1e-6)) + (1 - share) * np.log(both[1].clip(1e-6)))
    return np.asarray((mean / mean.sum(-1, keepdims=True))[..., :-1], np.float64)
