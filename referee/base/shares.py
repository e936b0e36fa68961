"""Confidence intervals for proportions."""

from math import sqrt
from typing import Final

_Z: Final = 1.96
"""The quantile of the normal distribution for a 95 % confidence interval."""


def wilson(hits: int, cases: int) -> tuple[float, float]:
    """Return the 95 % Wilson interval for the proportion `hits / cases`: its lower and upper end, from 0 to 1.

    Without cases, the interval is (0, 1).
    """
    if not cases:
        return 0.0, 1.0
    share, spread = hits / cases, _Z * _Z / cases
    middle = (share + spread / 2) / (1 + spread)
    reach = _Z / (1 + spread) * sqrt(share * (1 - share) / cases + spread / (4 * cases))
    return max(0.0, middle - reach), min(1.0, middle + reach)
