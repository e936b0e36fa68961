"""Whole pictures look like the stored ones, and the markup of every kind of part is exactly the stored markup."""

from typing import Final

import PIL.Image
import PIL.ImageChops
import pytest

from tools.writers.gallery import FOLDER, MARKUP, PICTURES, file_of, in_colours_of, markup, table, thumbnail

CLEAR: Final = 24
"""The smallest difference in a colour channel, out of 255, that counts as a change."""
LEEWAY: Final = 3
"""The maximum number of pixels that may differ, because releases of the renderer smooth edges differently.

A settlement covers at least six pixels, so a missing settlement is still noticed.
"""


def changed_pixels(found: PIL.Image.Image, name: str) -> int:
    """The number of pixels that clearly differ from the stored thumbnail."""
    with PIL.Image.open(file_of(name)) as kept:
        assert found.size == kept.size
        same_colours = in_colours_of(kept, found).convert("RGB")
        bands = PIL.ImageChops.difference(same_colours, kept.convert("RGB")).split()
    most = PIL.ImageChops.lighter(PIL.ImageChops.lighter(bands[0], bands[1]), bands[2])
    return sum(most.histogram()[CLEAR:])


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_looks_like_the_stored_one(name: str) -> None:
    """If this fails, and the new picture looks good, run `make gallery`."""
    assert changed_pixels(thumbnail(name), name) <= LEEWAY


@pytest.mark.parametrize("name", PICTURES)
def test_a_missing_settlement_is_noticed(name: str) -> None:
    state = table(name)
    for seat, player in enumerate(state.players):
        if player.settlements:
            bare = player._replace(settlements=player.settlements & (player.settlements - 1))
            players = (*state.players[:seat], bare, *state.players[seat + 1 :])
            assert changed_pixels(thumbnail(name, state._replace(players=players)), name) > LEEWAY


def test_the_markup_is_the_stored_one() -> None:
    """If this fails, and the new markup is right, run `make gallery`."""
    assert markup() == MARKUP.read_text(encoding="utf-8")


def test_the_gallery_has_no_other_pictures() -> None:
    assert set(FOLDER.iterdir()) == {MARKUP, *map(file_of, PICTURES)}
