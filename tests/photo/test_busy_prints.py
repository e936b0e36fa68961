"""Random editions for synthetic photographs: each depends only on its seed, is unique, and has a busy print."""

import cv2
import numpy as np

from referee.board.section import section_named
from tools.photos.art import SCALE
from tools.photos.busy import random_print


def print_of(seed: int) -> np.ndarray:
    rng = np.random.default_rng(seed)
    return random_print(rng).section(section_named("tavern"), rng)[0]


def test_a_seed_always_gives_the_same_edition() -> None:
    assert (print_of(1) == print_of(1)).all()
    assert np.abs(print_of(1).astype(int) - print_of(2)).mean() > 10


def test_the_print_is_busy() -> None:
    """In most places, the brightness varies by several grey levels within a tenth of a hex."""
    grey = cv2.cvtColor(print_of(3), cv2.COLOR_RGB2GRAY).astype(np.float32)
    size = (SCALE // 10, SCALE // 10)
    spread = np.sqrt(np.maximum(cv2.blur(grey**2, size) - cv2.blur(grey, size) ** 2, 0))
    assert np.median(spread[SCALE:-SCALE, SCALE:-SCALE]) > 3
