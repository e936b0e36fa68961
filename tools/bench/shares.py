"""Shares of cases, with how sure one can be of them."""

from math import sqrt


def wilson(hits: int, cases: int) -> tuple[float, float]:
    """Wilson's 95 % confidence interval of a share."""
    if not cases:
        return 0.0, 1.0
    z, share = 1.96, hits / cases
    middle = (share + z * z / (2 * cases)) / (1 + z * z / cases)
    reach = z / (1 + z * z / cases) * sqrt(share * (1 - share) / cases + z * z / (4 * cases * cases))
    return max(0.0, middle - reach), min(1.0, middle + reach)
