"""M7: the palaces."""

import pytest

from referee.engine.score import score
from tests.drawing import draw, golds


@pytest.mark.parametrize(
    ("picture", "expected"),
    [
        ("g1 P. g2 g. g3", [5, 5, 0]),
        ("g1 P. d. d2 g3", [5, 0, 0]),
        ("g1 d. P. d. g2 g3", [0, 0, 0]),
    ],
)
def test_a_palace_pays_five_to_the_most_presence_around_it(picture: str, expected: list[int]) -> None:
    """M7, E2: tied players get 5 each, and a palace without pieces around it pays nothing."""
    state, _ = draw(picture)
    assert golds(state, "palaces") == expected


def test_the_second_at_a_palace_earns_nothing() -> None:
    """M7."""
    state, _ = draw(
        """
        g1 P. g2
          g1 d. d.
        """
    )
    assert golds(state, "palaces") == [5, 0]


def test_every_palace_pays() -> None:
    """M7."""
    state, _ = draw("g1 P. d. g1 P. d. g2 P. d.")
    assert golds(state, "palaces") == [10, 5]


def test_figures_count_at_a_palace_and_scouts_do_not() -> None:
    """M7, G10, H7."""
    state, _ = draw("mv P. d. g2")
    assert golds(state, "palaces") == [5, 0]
    state, _ = draw("gt P. d. d. g1 g2")
    assert golds(state, "palaces") == [0, 0]


def test_without_a_palace_the_score_does_not_list_it() -> None:
    """M7."""
    state, _ = draw("g1 K. g2")
    assert "palaces" not in [found.source for found in score(state).players[0].entries]


def test_a_palace_is_a_special_hex() -> None:
    """M7, G7, S3, S4."""
    state, _ = draw("g1 P. d. g2", cards="workers merchants lords")
    assert golds(state, "workers") == [1, 0]
    state, _ = draw("P. g1 K. g2", cards="workers merchants lords")
    assert golds(state, "merchants") == [8, 0]


def test_a_palace_is_not_a_castle() -> None:
    """M7, C1."""
    state, _ = draw("g1 P. d. g2")
    assert golds(state, "castles") == [0, 0]
