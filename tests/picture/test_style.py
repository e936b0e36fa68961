"""Colour-blind people can tell terrains and players apart by colour, and also by pattern or mark alone."""

from itertools import combinations

import pytest

from referee.board.terrain import Terrain
from referee.picture.hex_drawings import PATTERNS
from referee.picture.piece_shapes import MARKS, SHAPES
from referee.picture.style import GROUND, INK, PAINT, RING, SPECIAL
from tests.picture.sight import SIGHTS, Image, contrast, difference, rasterised

CLEAR = 20.0
"""The smallest CIE76 difference that these tests accept."""


def alone(drawing: str) -> Image:
    """The drawing in black, so that only its shape matters."""
    frame = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-30 -30 60 60" width="60" height="60">'
    pen = '<g color="#000" stroke="currentColor" fill="none">'
    return rasterised(f"{frame}{pen}{drawing}</g></svg>")


def test_every_terrain_has_a_colour_and_a_pattern() -> None:
    assert set(GROUND) == set(PATTERNS) == set(Terrain)


@pytest.mark.parametrize("sight", SIGHTS)
def test_grounds_differ_in_colour(sight: str) -> None:
    grounds = {terrain.value: ground.fill for terrain, ground in GROUND.items()} | {"special": SPECIAL}
    near = [
        (one, other)
        for (one, first), (other, second) in combinations(grounds.items(), 2)
        if difference(first, second, sight) < CLEAR
    ]
    assert near == []


def test_terrains_differ_in_pattern_alone() -> None:
    forms = {terrain: alone(pattern) for terrain, pattern in PATTERNS.items()}
    alike = [
        (one, other) for (one, first), (other, second) in combinations(forms.items(), 2) if first.unlike(second) < 0.1
    ]
    assert alike == []


@pytest.mark.parametrize("sight", SIGHTS)
def test_patterns_are_visible_on_their_ground(sight: str) -> None:
    assert all(difference(fill, ink, sight) > CLEAR for fill, ink in GROUND.values())


@pytest.mark.parametrize("sight", SIGHTS)
def test_pieces_differ_in_colour(sight: str) -> None:
    assert all(
        difference(first.fill, second.fill, sight) > CLEAR for first, second in combinations(PAINT.values(), 2)
    )


def test_players_differ_in_mark_alone() -> None:
    forms = {colour: alone(f'<path d="{mark}" fill="#000"/>') for colour, mark in MARKS.items()}
    assert set(forms) == set(PAINT) - {"grey"}
    assert all(first.unlike(second) > 0.005 for first, second in combinations(forms.values(), 2))


def test_shapes_differ() -> None:
    forms = [alone(f'<path d="{shape.outline}" fill="#000"/>') for shape in SHAPES.values()]
    assert all(first.unlike(second) > 0.02 for first, second in combinations(forms, 2))


def test_marks_and_rings_have_contrast() -> None:
    assert all(contrast(fill, ink) > 4.5 for fill, ink in PAINT.values())
    assert contrast(RING, INK) > 7


def test_one_of_the_two_outlines_of_a_piece_is_visible_on_every_ground() -> None:
    """The inner outline is almost black, and the outer one is white."""
    fills = [ground.fill for ground in GROUND.values()] + [SPECIAL]
    assert all(max(contrast(fill, "#14151c"), contrast(fill, "#ffffff")) > 4 for fill in fills)
