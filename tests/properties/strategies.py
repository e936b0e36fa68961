"""A Hypothesis strategy for the states of random games, and the files of chosen states."""

from pathlib import Path
from typing import Final

from hypothesis import strategies as st

from tests.games import random_state

CHOSEN: Final = sorted((Path(__file__).parent / "states").glob("*.json"))
"""Files of chosen states. Together they cover all kinds of frames and actions, and many rare situations."""
states: Final = st.builds(random_state, seed=st.integers(0, 2**32 - 1), steps=st.integers(0, 250))
"""States of random games. Hypothesis shrinks them towards the beginning of a game."""
