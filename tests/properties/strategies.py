"""Any state a game can come to."""

from pathlib import Path
from typing import Final

from hypothesis import strategies as st

from tests.games import reached

CHOSEN: Final = sorted((Path(__file__).parent / "states").glob("*.json"))
"""States that were picked because something rare happens in them."""
states: Final = st.builds(reached, seed=st.integers(0, 2**32 - 1), steps=st.integers(0, 250))
"""Shrinks to a game's first states."""
