"""Terrains are guessed by comparison with known sections."""

import numpy as np
import pytest

from referee.board.section import printed_sections
from referee.board.terrain import Terrain
from referee.model.observation import NO_HINTS
from referee.photo import TERRAINS, Help
from referee.photo.answer import dump_photographed_table
from referee.photo.recognition import read
from referee.photo.table import merge_readings
from referee.photo.terrain_guesses import guess_terrains
from referee.words.speech import speech
from tests.share import PHOTOGRAPHS
from tools.photos.samples import easy

pytestmark = PHOTOGRAPHS

KINDS = np.repeat([TERRAINS.index(Terrain.GRASS), TERRAINS.index(Terrain.WATER)], 5)
MEANS = np.array([np.full(11, -1.0), np.linspace(0, 2, 11)])
KNOWN = np.repeat(MEANS, 5, axis=0) + 0.05 * np.sin(np.arange(110)).reshape(10, 11)


@pytest.mark.parametrize(("light", "same_light"), [(0.0, True), (0.4, False)])
def test_groups_get_the_terrain_that_they_resemble(light: float, same_light: bool) -> None:  # noqa: FBT001
    water, grass = guess_terrains(MEANS[::-1] + light, KNOWN, KINDS, same_light=same_light)
    assert water is not None
    assert grass is not None
    assert (water[0], grass[0]) == (Terrain.WATER, Terrain.GRASS)
    assert min(water[1], grass[1]) > 0.9


def test_a_look_that_no_known_terrain_has_is_not_guessed() -> None:
    assert guess_terrains(np.full((1, 11), 4.0), KNOWN, KINDS, same_light=True) == [None]


def test_nothing_is_guessed_without_known_sections() -> None:
    assert guess_terrains(MEANS, np.zeros((0, 11)), np.zeros(0, np.int64), same_light=False) == [None, None]


@pytest.mark.slow
def test_the_unknown_section_of_a_board_is_grouped_and_guessed() -> None:
    missing = easy().truth["sections"][0].removesuffix(":turned")
    printed = [section for section in printed_sections().values() if section.origin == "printed"]
    found = read(easy().jpeg, Help(candidates=tuple(one for one in printed if one.name != missing)))
    document = dump_photographed_table(merge_readings([found], NO_HINTS), speech("en"))
    unknown = document["unknown_section"]
    assert document["single_section"] is None
    assert unknown["quarter"] in {0, 3}
    assert sum(len(group["hexes"]) for group in unknown["groups"]) == 100
    # The reader may take the opposite corner of the board as a1.
    section = [row[:10] for row in easy().truth["rows"][:10]]
    rows = section if unknown["quarter"] == 0 else [row[::-1] for row in reversed(section)]
    letters = {terrain.value: letter for terrain, letter in zip(TERRAINS, "GCDFTSAWM", strict=False)}
    sure = [group for group in unknown["groups"] if (group["probability"] or 0) > 0.9]
    right = [
        rows[int(at[1:]) - 1]["abcdefghij".index(at[0])] == letters[group["terrain"]]
        for group in sure
        for at in group["hexes"]
    ]
    assert len(right) > 40
    assert np.mean(right) > 0.85
