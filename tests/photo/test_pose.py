"""The pose fits even if some of the measured shifts are wrong, and a little noise hardly changes it."""

import numpy as np

from referee.photo.board_plane import CENTRES, ORIGINS, QUARTERS
from referee.photo.observations import Floats, Ints
from referee.photo.pose import fit_movement, movements

BLOCKS = np.concatenate([[origin + np.array((x, y)) for x in (2, 4.7, 7.5) for y in (2, 4, 6)] for origin in ORIGINS])
OWNERS: Ints = np.repeat(np.arange(4), 9)
GAP = np.array([(-0.06, 0.0), (0.06, 0.0), (-0.06, 0.05), (0.06, 0.05)])


def true_shift(points: Floats, quarters: Ints) -> Floats:
    """The true shift of each point, caused by a moved camera, a distorting lens and gaps between the sections."""
    x, y = ((points - (9.75, 8.2)) / 10).T
    bend = 0.1 * (x * x + y * y)
    across = 0.2 + 0.15 * x - 0.1 * y + 0.05 * x * x + bend * x
    down = -0.1 + 0.1 * x + 0.05 * y + 0.05 * x * y + bend * y
    return np.asarray(np.stack([across, down], 1) + GAP[quarters], np.float64)


def worst_miss(shifts: Floats) -> tuple[float, Floats]:
    """The largest error in the shift of any hex, in hex widths, and the fitted shift of every hex."""
    moves = fit_movement(movements(BLOCKS, OWNERS), shifts, np.full(len(BLOCKS), 0.7))
    found, wanted = [], []
    for number, quarter in enumerate(QUARTERS):
        centres = CENTRES[quarter].reshape(-1, 2)
        owners = np.full(len(centres), number)
        found.append(movements(centres, owners) @ moves)
        wanted.append(true_shift(centres, owners))
    everywhere = np.concatenate(found)
    return float(np.linalg.norm(everywhere - np.concatenate(wanted), axis=1).max()), everywhere


def test_a_third_of_the_blocks_may_be_wrong() -> None:
    rng = np.random.default_rng(1)
    shifts = true_shift(BLOCKS, OWNERS) + rng.normal(0, 0.03, BLOCKS.shape)
    shifts[::3] += rng.choice([-1, 1], (12, 2)) * rng.uniform(0.5, 1.1, (12, 2))
    miss, _ = worst_miss(shifts)
    assert miss < 0.15


def test_a_little_noise_moves_no_hex_far() -> None:
    rng = np.random.default_rng(2)
    shifts = true_shift(BLOCKS, OWNERS) + rng.normal(0, 0.05, BLOCKS.shape)
    _, first = worst_miss(shifts)
    for _ in range(20):
        _, other = worst_miss(shifts + rng.normal(0, 0.005, BLOCKS.shape))
        assert np.abs(other - first).max() < 0.03
