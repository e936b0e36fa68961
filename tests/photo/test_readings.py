"""The readings of two photographs match the stored ones: sections, pieces, unread hexes and advice."""

import json

import pytest

from tools.writers.readings import PHOTOGRAPHS, file_of, reading, written


@pytest.mark.slow
@pytest.mark.parametrize("name", PHOTOGRAPHS)
def test_a_photograph_is_read_as_stored(name: str) -> None:
    """If this fails, and `make bench-photos` shows no loss of accuracy, run `make gallery`."""
    assert written(reading(name)) == json.loads(file_of(name).read_text(encoding="utf-8"))
