"""The crops from which the networks learn have the right labels, and the second network gets the doubtful ones."""

import numpy as np
import pytest

from referee.photo.observations import COLOURS
from referee.photo.recognition import decode
from referee.photo.second_look import unsure
from tests.share import PHOTOGRAPHS
from tools.photos.crops import CLASSES, SURE, crops_of, second_crops
from tools.photos.samples import easy

pytestmark = PHOTOGRAPHS


@pytest.mark.slow
def test_crops_have_the_right_labels() -> None:
    arrays = crops_of(decode(easy().jpeg), easy().truth, np.random.default_rng(1))
    names = [f"{'abcdefghijklmnopqrst'[at % 20]}{at // 20 + 1}" for at in arrays["hexes"]]
    owners = {names[row]: COLOURS[colour] for row, colour in enumerate(arrays["colours"]) if colour >= 0}
    walls = {names[row]: "wall" for row in np.nonzero(arrays["classes"] == CLASSES.index("wall"))[0]}
    assert owners | walls == easy().truth["presence"]
    assert len(arrays["crops"]) == len(arrays["labels"]) == len(names)


@pytest.mark.slow
def test_the_second_network_learns_from_doubtful_crops_and_a_few_others() -> None:
    arrays = crops_of(decode(easy().jpeg), easy().truth, np.random.default_rng(1))
    kept = second_crops(arrays, np.random.default_rng(2))
    doubtful = unsure(kept["logits"])
    pieces = kept["classes"] > 0
    assert doubtful.any()
    assert [int((~doubtful & here).sum()) for here in (pieces, ~pieces)] == [SURE, SURE]
    assert {len(kept[name]) for name in ("crops", "labels", "classes", "colours", "logits")} == {len(doubtful)}
    every = {at: (arrays["classes"][row], arrays["colours"][row]) for row, at in enumerate(arrays["hexes"])}
    assert all(every[at] == (kept["classes"][row], kept["colours"][row]) for row, at in enumerate(kept["hexes"]))
    assert kept["known"].any()
