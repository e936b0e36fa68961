"""Two pictures of the same table as one set of observations: what one could not read, the other may show."""

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from referee.photo.kinds import Bools, Floats, Observations


def combine(pictures: Sequence[Observations]) -> Observations:
    """The surest picture, with what the others add; pictures that show another board, or none, add nothing."""
    best = max(pictures, key=_sureness)
    if best.verdict != "read":
        return best
    for other in pictures:
        matching = None if other is best or other.verdict != "read" else _as_in(best, other)
        if matching is not None:
            best = _joined(best, matching)
    return best


def _sureness(found: Observations) -> tuple[bool, bool, float]:
    return found.verdict == "read", found.verdict == "unknown", found.margin - len(found.unread)


def _as_in(first: Observations, other: Observations) -> Observations | None:
    """The other picture read the same way round as the first, if it shows the same board."""
    wanted = [(placing.section, placing.turned) for placing in first.sections]
    if [(placing.section, placing.turned) for placing in other.sections] == wanted:
        return other
    if [(placing.section, not placing.turned) for placing in reversed(other.sections)] != wanted:
        return None
    return replace(
        other,
        terrain=other.terrain[::-1, ::-1],
        pieces=other.pieces[::-1, ::-1],
        unread={(19 - row, 19 - column): why for (row, column), why in other.unread.items()},
    )


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
