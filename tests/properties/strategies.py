"""Any state a game can come to, and how long hypothesis looks for one that breaks a property."""

from pathlib import Path
from typing import Final

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from tests.games import EFFORT, reached

CHOSEN: Final = sorted((Path(__file__).parent / "states").glob("*.json"))
"""States that were picked because something rare happens in them."""
states: Final = st.builds(reached, seed=st.integers(0, 2**32 - 1), steps=st.integers(0, 250))
"""Shrinks to a game's first states."""


def examples(count: int) -> settings:
    """The same examples in every run, more of them in the long one."""
    return settings(
        max_examples=count * EFFORT,
        derandomize=True,
        database=None,
        deadline=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )
