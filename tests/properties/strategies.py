"""A Hypothesis strategy for the states of random games, and the files of chosen states."""

from pathlib import Path
from typing import Final

from hypothesis import strategies as st

from tests.games import random_state

CHOSEN: Final = sorted((Path(__file__).parent / "states").glob("*.json"))
"""Files of states that were chosen because something rare can happen in them."""
states: Final = st.builds(random_state, seed=st.integers(0, 2**32 - 1), steps=st.integers(0, 250))
"""States of random games. Hypothesis shrinks them towards the beginning of a game."""
