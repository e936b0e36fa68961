"""If the first network is unsure about a crop, the second compares it with pieces that the first is sure about."""

from pathlib import Path

import numpy as np
import pytest

from referee.photo import second_look
from referee.photo.house_patches import SIDE, network_inputs
from referee.photo.observations import COLOURS, SPECIAL
from referee.photo.second_look import PieceLooks, look_again, piece_looks, second_inputs, unsure

RED, BLUE = COLOURS.index("red"), COLOURS.index("blue")
GROUND, PAINT, SHADOW = (40, 160, 90), (30, 30, 200), (15, 60, 35)


def opinion(piece: float, colour: int = RED, *, rival: float = -20.0, wall: float = -20.0) -> list[float]:
    """The output of the first network: log-odds of a piece, of a wall, and of each other colour against `colour`."""
    colours = [rival] * len(COLOURS)
    colours[colour] = 0.0
    return [0.0, piece, wall, -20.0, *colours]


def table(count: int) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
    """The crops, looks, spreads and labels of a picture in which the first `count` of ten hexes hold red houses."""
    crops = np.full((10, SIDE, SIDE, 3), GROUND, np.uint8)
    crops[:count, 34:54, 40:54] = SHADOW
    crops[:count, 22:42, 22:42] = PAINT
    looks = np.full((SPECIAL, SIDE, SIDE, 3), GROUND, np.uint8)
    return crops, looks, np.zeros((SPECIAL, SIDE, SIDE), np.float32), np.zeros(10, np.int64)


@pytest.mark.parametrize(
    ("said", "again"),
    [
        (opinion(-9), False),
        (opinion(12), False),
        (opinion(-5), True),
        (opinion(6), True),
        (opinion(12, rival=-1.0), True),
        (opinion(-9, wall=-4), True),
        (opinion(-9, wall=3), True),
    ],
)
def test_only_doubtful_crops_are_looked_at_again(said: list[float], again: bool) -> None:  # noqa: FBT001
    assert unsure(np.array([said])).tolist() == [again]


def test_the_certain_pieces_show_their_paint_and_their_shadow() -> None:
    crops, looks, _, labels = table(4)
    logits = np.array([opinion(9)] * 4 + [opinion(-9)] * 6)
    found = piece_looks(crops, looks, labels, logits)
    assert found.known.tolist() == [colour == "red" for colour in COLOURS]
    assert found.paints[RED].tolist() == list(PAINT)
    assert (found.paints[BLUE] == 0).all()
    assert found.shading[50, 50] == pytest.approx(-0.83, abs=0.02)
    assert found.shading[5, 5] == 0


@pytest.mark.parametrize("said", [opinion(3), opinion(9, rival=-2.0), opinion(9, wall=8)])
def test_doubtful_pieces_show_nothing(said: list[float]) -> None:
    crops, looks, _, labels = table(4)
    found = piece_looks(crops, looks, labels, np.array([said] * 4 + [opinion(-9)] * 6))
    assert not found.known.any()
    assert (found.shading == 0).all()


def test_a_paint_needs_three_pieces() -> None:
    crops, looks, _, labels = table(2)
    found = piece_looks(crops, looks, labels, np.array([opinion(9)] * 2 + [opinion(-9)] * 8))
    assert not found.known.any()


def test_the_second_network_sees_how_far_a_crop_is_from_the_paint() -> None:
    crops, looks, spreads, labels = table(4)
    logits = np.array([opinion(9)] * 4 + [opinion(-2)] * 6)
    pieces = piece_looks(crops, looks, labels, logits)
    channels, context = second_inputs(crops, looks, spreads, labels, logits, pieces)
    before = network_inputs(crops, looks, spreads, labels)
    assert channels.shape == (10, before[0].shape[1] + 4, SIDE, SIDE)
    assert (channels[:, :10] == before[0]).all()
    assert np.abs(channels[0, 11:, 30, 30]).max() < 0.01
    assert np.abs(channels[9, 11:, 30, 30]).max() > 1
    nothing_known = PieceLooks(pieces.paints, pieces.known & False, pieces.shading)
    unknown = second_inputs(crops, looks, spreads, labels, logits, nothing_known)
    assert (unknown[0][:, 11:] == 0).all()
    assert context.shape[1] == before[1].shape[1] + 4 * len(COLOURS) + 9


def test_only_doubtful_logits_change(monkeypatch: pytest.MonkeyPatch) -> None:
    """The new logits are the mean of the network's answers for the crop and for its mirror image."""
    seen: list[np.ndarray] = []

    def answer(_weights: Path, channels: np.ndarray, context: np.ndarray) -> np.ndarray:
        seen.append(channels)
        return np.full((len(context), 9), float(len(seen)))

    monkeypatch.setattr(second_look, "run_network", answer)
    crops, looks, spreads, labels = table(4)
    logits = np.array([opinion(9)] * 4 + [opinion(-2)] * 2 + [opinion(-9)] * 4)
    again, looked = look_again(crops, looks, spreads, labels, logits)
    assert np.nonzero(looked)[0].tolist() == [4, 5]
    assert (again[[0, 1, 2, 3, 6, 7, 8, 9]] == logits[[0, 1, 2, 3, 6, 7, 8, 9]]).all()
    assert (again[4:6] == 1.5).all()
    assert (seen[0] == seen[1][..., ::-1]).all()


def test_the_real_network_tells_a_house_from_bare_ground() -> None:
    crops, looks, spreads, labels = table(6)
    logits = np.array([opinion(9)] * 4 + [opinion(0.0)] * 2 + [opinion(0.0)] * 2 + [opinion(-9)] * 2)
    again, _ = look_again(crops, looks, spreads, labels, logits)
    pieces = second_look.piece_odds_of(again)
    assert pieces[4:6].min() > pieces[6:8].max() + 3


def test_a_piece_without_certain_pieces_of_its_colour_is_not_looked_at_again() -> None:
    """The second network would give such a piece a low probability.

    During its training, colours without certain pieces were rarely in play. But the piece may be real: if all pieces
    of a colour stand on ground of that colour, none of them is certain.
    """
    crops, looks, spreads, labels = table(4)
    logits = np.array(
        [opinion(9)] * 4 + [opinion(2), opinion(2, BLUE), opinion(-2, BLUE, wall=2)] + [opinion(-9)] * 3
    )
    _, looked = look_again(crops, looks, spreads, labels, logits)
    assert np.nonzero(looked)[0].tolist() == [4, 6]
