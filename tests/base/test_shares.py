"""Wilson confidence intervals for proportions."""

import pytest

from referee.base.shares import wilson


@pytest.mark.parametrize(
    ("hits", "cases", "interval"),
    [(9, 10, (0.596, 0.982)), (0, 10, (0.0, 0.278)), (10, 10, (0.722, 1.0)), (0, 0, (0.0, 1.0))],
)
def test_the_wilson_interval(hits: int, cases: int, interval: tuple[float, float]) -> None:
    assert wilson(hits, cases) == pytest.approx(interval, abs=0.001)
