"""Whole pictures, to the letter."""

import pytest

from tools.writers.gallery import FOLDER, PICTURES, drawn, file_of


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_is_drawn_as_before(name: str) -> None:
    """If this fails, and the new picture looks good: `make gallery`."""
    assert drawn(name).splitlines() == file_of(name).read_text(encoding="utf-8").splitlines()


def test_the_gallery_has_no_other_pictures() -> None:
    assert set(FOLDER.iterdir()) == {file_of(name) for name in PICTURES}
