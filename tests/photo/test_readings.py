"""Two photographs are read as before."""

import json

import numpy as np
import pytest

from tests.share import first
from tools.writers.readings import PHOTOGRAPHS, file_of, reading, written

LEEWAY = {"terrain": 0.2, "pieces": 0.02, "centres": 1.0, "margin": 2.0}
"""Other processors round otherwise."""


@pytest.mark.parametrize("name", first(1, PHOTOGRAPHS))
def test_a_photograph_is_read_as_before(name: str) -> None:
    """If this fails, and `make bench-photos` says that the reader is as good as before: `make gallery`."""
    found, expected = written(reading(name)), json.loads(file_of(name).read_text(encoding="utf-8"))
    assert found.keys() == expected.keys()
    for key, value in expected.items():
        if key in LEEWAY:
            assert np.abs(np.array(found[key]) - np.array(value)).max() <= LEEWAY[key], key
        else:
            assert found[key] == value
