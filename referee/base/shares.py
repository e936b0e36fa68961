"""Confidence intervals for proportions."""

from math import sqrt
from typing import Final

_Z: Final = 1.96
"""The quantile of the standard normal distribution for a two-sided 95 % confidence interval."""


def wilson(hits: int, cases: int) -> tuple[float, float]:
    """Return the lower and upper bounds of the 95 % Wilson interval for the proportion `hits / cases`.

    If `cases` is 0, the bounds are 0 and 1.
    """
    if not cases:
        return 0.0, 1.0
    share, spread = hits / cases, _Z * _Z / cases
    middle = (share + spread / 2) / (1 + spread)
    reach = _Z / (1 + spread) * sqrt(share * (1 - share) / cases + spread / (4 * cases))
    return max(0.0, middle - reach), min(1.0, middle + reach)
