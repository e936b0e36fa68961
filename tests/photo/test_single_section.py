"""A photograph of one section: a known section is named, and the hexes of an unknown one are grouped."""

from functools import cache

import numpy as np
import pytest

from referee.board.section import Section, printed_sections
from referee.photo import Advice, Help, Observations
from referee.photo.observations import Point
from referee.photo.recognition import read
from referee.photo.section_groups import MAX_GROUPS
from tests.share import PHOTOGRAPHS, first
from tools.photos.samples import easy, one_section, section_on_table

pytestmark = PHOTOGRAPHS

PRINTED = tuple(section for section in printed_sections().values() if section.origin == "printed")


def rows() -> list[str]:
    """The rows of the photographed section, as letters. A constant would require drawing the picture on import."""
    rows: list[str] = one_section().truth["rows"]
    return rows


def others() -> tuple[Section, ...]:
    """All printed sections except the photographed one."""
    return tuple(section for section in PRINTED if section.name != one_section().truth["section"])


def taps(start: int = 0, *, off: float = 0.0) -> tuple[Point, Point, Point, Point]:
    """Taps near the centres of the section's corner hexes, each missing its centre by `off` hex widths."""
    centres = np.array(one_section().truth["centres"])
    width = float(np.linalg.norm(centres[5, 5] - centres[5, 4]))
    misses = off * width * np.array([(1, 0), (0, 1), (-1, 0), (0, -1)])
    corners = centres[[0, 0, 9, 9], [0, 9, 9, 0]] + misses
    a, b, c, d = ((float(x), float(y)) for x, y in np.roll(corners, -start, axis=0))
    return a, b, c, d


@cache
def unknown(start: int = 0, *, off: float = 0.0) -> Observations:
    return read(one_section().jpeg, Help(corners=taps(start, off=off), single_section=True, candidates=others()))


def test_a_known_section_is_named() -> None:
    found = read(one_section().jpeg, Help(corners=taps(), single_section=True))
    assert found.single is not None
    assert (found.single.section.name, found.single.turned) == ("harbor", False)
    assert not found.groups


def test_the_corner_tapped_first_is_a1() -> None:
    found = read(one_section().jpeg, Help(corners=taps(2), single_section=True))
    assert found.single is not None
    assert (found.single.section.name, found.single.turned) == ("harbor", True)


def test_corners_may_be_tapped_the_other_way_round() -> None:
    a, b, c, d = taps()
    found = read(one_section().jpeg, Help(corners=(a, d, c, b), single_section=True))
    assert found.single is not None
    assert (found.single.section.name, found.single.turned) == ("harbor", False)


@pytest.mark.parametrize("off", [0.0, 0.25])
def test_each_group_of_an_unknown_section_has_one_kind_of_ground(off: float) -> None:
    found = unknown(off=off)
    assert found.single is None
    assert len(found.groups) == MAX_GROUPS
    assert sorted(at for group in found.groups for at in group) == [
        (row, at) for row in range(10) for at in range(10)
    ]
    assert all(len({rows()[row][column] for row, column in group}) == 1 for group in found.groups)


def test_groups_follow_the_corner_tapped_first() -> None:
    turned = [row[::-1] for row in reversed(rows())]
    assert all(len({turned[row][column] for row, column in group}) == 1 for group in unknown(2).groups)


@pytest.mark.slow
def test_a_section_without_a_table_around_it_needs_tapped_corners() -> None:
    found = read(one_section().jpeg, Help(single_section=True, candidates=others()))
    assert found.single is None
    assert not found.groups
    assert [tip.code for tip in found.advice] == [Advice.TAP_SECTION]


@cache
def lone(*, known: bool, single: bool = True) -> Observations:
    """The observations of a section on a table, read without tapped corners."""
    name = section_on_table().truth["section"].removesuffix(":turned")
    candidates = tuple(section for section in PRINTED if known or section.name != name)
    return read(section_on_table().jpeg, Help(single_section=single, candidates=candidates))


def test_a_section_on_a_table_is_named_without_tapped_corners() -> None:
    found, truth = lone(known=True), section_on_table().truth
    assert found.single is not None
    assert found.single.section.name == truth["section"].removesuffix(":turned")
    assert found.section_centres is not None
    nearest = [np.linalg.norm(found.section_centres[0, 0] - truth["centres"][at][at]) for at in (0, 9)]
    turned = truth["section"].endswith(":turned")
    assert found.single.turned == (turned if nearest[0] < nearest[1] else not turned)


@pytest.mark.parametrize("single", first(1, [True, False]))
def test_an_unknown_section_on_a_table_is_grouped_without_tapped_corners(single: bool) -> None:  # noqa: FBT001
    found, truth = lone(known=False, single=single), section_on_table().truth
    assert found.section_centres is not None
    centres = np.array(truth["centres"])
    away = [np.linalg.norm(found.section_centres - way, axis=2).max() for way in (centres, centres[::-1, ::-1])]
    assert min(away) < 0.2 * np.linalg.norm(centres[5, 5] - centres[5, 4])
    rows = truth["rows"] if away[0] < away[1] else [row[::-1] for row in reversed(truth["rows"])]
    mixed = [group for group in found.groups if len({rows[row][column] for row, column in group}) > 1]
    assert sum(map(len, found.groups)) == 100
    assert len(mixed) <= 1


@pytest.mark.slow
def test_a_board_is_not_mistaken_for_a_section() -> None:
    found = read(easy().jpeg, Help(single_section=True))
    assert (found.single, found.groups) == (None, ())
    assert [tip.code for tip in found.advice] == [Advice.TAP_SECTION]
