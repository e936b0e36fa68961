"""The printed sections match the facts in sections.json, and every section follows the rules of its expansion."""

import json
from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

from referee.base.errors import BoardError
from referee.board.hexes import NAMES, Hex, distance, each, hex_set
from referee.board.section import (
    Section,
    island_named,
    island_sides,
    own_section,
    printed_sections,
    section_named,
)
from referee.board.terrain import LETTERS, Special, Terrain
from referee.words.speech import speech

SECTIONS = printed_sections()
SIDES = island_sides()
EVERY = {**SECTIONS, **SIDES}
BASE_TERRAINS = {Terrain.GRASS, Terrain.CANYON, Terrain.DESERT, Terrain.FLOWER_FIELD, Terrain.FOREST}
FACTS = json.loads((Path(__file__).parent / "sections.json").read_text())["sections"]


def count(section: Section, kind: Terrain | Special) -> int:
    return section.ground[kind].bit_count()


def specials(section: Section) -> list[Hex]:
    return [at for kind in Special for at in each(section.ground[kind])]


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: str(fact["id"]))
def test_the_printed_sections_match_the_facts(fact: dict[str, object]) -> None:
    section = SECTIONS[str(fact["id"])]
    assert list(section.rows) == fact["rows"]
    assert section.expansion == fact["expansion"]
    assert section.origin == "printed"
    assert section.checked
    locations = fact["locations"]
    assert isinstance(locations, list)
    assert dict(section.locations) == {f"{'abcdefghij'[at['col']]}{at['row'] + 1}": at["kind"] for at in locations}


def test_the_box_is_complete() -> None:
    per_expansion = Counter(section.expansion for section in SECTIONS.values())
    assert per_expansion == {"base": 8, "nomads": 4, "crossroads": 4, "marshlands": 4, "harvest": 4}
    assert set(SIDES) == {"tree-house", "rope-bridge"}
    original = {section.expansion for section in EVERY.values() if section.origin == "original"}
    assert original == {"marshlands", "harvest", "island"}


def test_every_kind_of_location_is_on_a_section() -> None:
    kinds = Counter(kind for section in EVERY.values() for kind in section.kinds.values())
    assert len(kinds) == 8 + 4 + 8 + 4 + 8 + 2
    assert set(kinds.values()) == {1, 2}


# C1, N1, N7-N10, X1, M2, M7, H3-H10, Q3: the possible numbers of locations, locations per kind, castles, nomad
# spaces, palaces and silos on a section.
CONTENTS = {
    "base": {(2, 2, 1, 0, 0, 0), (1, 1, 2, 0, 0, 0)},
    "nomads": {(2, 2, 0, 1, 0, 0), (1, 1, 0, 3, 0, 0)},
    "crossroads": {(2, 1, 1, 0, 0, 0)},
    "marshlands": {(2, 2, 0, 0, 1, 0)},
    "harvest": {(2, 1, 0, 0, 0, 1)},
    "island": {(1, 1, 1, 0, 0, 0)},
}
OWN_TERRAIN = {"marshlands": Terrain.SWAMP, "harvest": Terrain.FARMLAND}


@pytest.mark.parametrize("section", EVERY.values(), ids=str)
def test_a_section_has_the_contents_of_its_expansion(section: Section) -> None:
    assert section.expansion
    per_kind = Counter(section.kinds.values())
    assert len(set(per_kind.values())) == 1
    assert (
        count(section, Special.LOCATION),
        per_kind.most_common(1)[0][1],
        count(section, Special.CASTLE),
        count(section, Special.NOMAD_SPACE),
        count(section, Special.PALACE),
        count(section, Special.SILO),
    ) in CONTENTS[section.expansion]
    assert set(section.kinds.values()) == {kind for kind in per_kind if section.name and kind in section.name}, (
        "a section is named after its locations"
    )
    for terrain in BASE_TERRAINS:
        assert count(section, terrain), terrain
    for expansion, terrain in OWN_TERRAIN.items():
        assert bool(count(section, terrain)) == (section.expansion == expansion)


@pytest.mark.parametrize("section", SECTIONS.values(), ids=str)
def test_a_section_is_ten_rows_of_ten_known_letters(section: Section) -> None:
    assert [len(row) for row in section.rows] == [10] * 10
    assert set("".join(section.rows)) <= set(LETTERS)
    assert sum(hexes.bit_count() for hexes in section.ground.values()) == 100


@pytest.mark.parametrize("section", SIDES.values(), ids=str)
def test_both_sides_of_the_island_have_the_same_outline(section: Section) -> None:
    every = 0
    for hexes in section.ground.values():
        every |= hexes
    assert [NAMES[at] for at in each(every)] == (
        "i:b1 i:c1 i:d1 i:e1 i:f1 "
        "i:a2 i:b2 i:c2 i:d2 i:e2 i:f2 "
        "i:a3 i:b3 i:c3 i:d3 i:e3 i:f3 i:g3 "
        "i:a4 i:b4 i:c4 i:d4 i:e4 i:f4 "
        "i:b5 i:c5 i:d5 i:e5 i:f5"
    ).split()


@pytest.mark.parametrize("section", [made for made in EVERY.values() if made.origin == "original"], ids=str)
def test_original_layouts_keep_their_special_hexes_apart_and_inside(section: Section) -> None:
    for one, other in combinations(specials(section), 2):
        assert distance(one, other) >= 3, (NAMES[one], NAMES[other])
    if section in SECTIONS.values():
        inside = {f"{column}{row}" for column in "bcdefghi" for row in range(2, 10)}
        assert {NAMES[at] for at in specials(section)} <= inside


@pytest.mark.parametrize(
    "section", [made for made in SECTIONS.values() if made.expansion in {"marshlands", "harvest"}], ids=str
)
def test_marshlands_and_harvest_have_water_and_a_mountain_for_a_cave(section: Section) -> None:
    """Q2: one mountain is at least two hexes from the border, so no special hex of another section is too close."""
    assert count(section, Terrain.WATER)
    inner = {f"{column}{row}" for column in "cdefgh" for row in range(3, 9)}
    assert [
        at
        for at in each(section.ground[Terrain.MOUNTAIN])
        if NAMES[at] in inner and all(distance(at, other) > 2 for other in specials(section))
    ]


def test_a_misspelt_name_gets_a_suggestion() -> None:
    with pytest.raises(BoardError, match=r"unknown name .*near paddock"):
        section_named("padock")
    with pytest.raises(BoardError, match=r"unknown name .*near tree-house"):
        island_named("treehouse")
    with pytest.raises(BoardError, match=r"unknown name .*known barn "):
        section_named("zzz")


def test_a_custom_section_with_the_content_of_a_printed_section_is_that_section() -> None:
    tower = section_named("tower")
    assert own_section(tower.rows, dict(tower.locations)) is tower


ROWS = ("GGGGGGGGGG",) * 9 + ("GGGGLGGGGG",)


def test_a_custom_section() -> None:
    section = own_section(ROWS, {"e10": "farm"})
    assert (section.name, section.origin, str(section)) == (None, "own", "own section")
    assert {NAMES[at]: kind for at, kind in section.kinds.items()} == {"e10": "farm"}
    assert section.ground[Special.LOCATION] == hex_set(section.kinds)
    assert hash(section) == hash(own_section(ROWS, {"e10": "farm"}))


@pytest.mark.parametrize(
    ("rows", "locations", "faults"),
    [
        (ROWS[:9], {}, {"/rows": "There are 9 rows, but there must be 10."}),
        (("GGGGGGGGG", *ROWS[1:]), {"e10": "farm"}, {"/rows/0": "Row 1 has 9 letters, but it must have 10."}),
        (
            ("GGGGGGGGGX", *ROWS[1:]),
            {"e10": "farm"},
            {"/rows/0": "“X” in row 1, column 10 does not stand for any hex. The letters are G (grass), C (canyon)"},
        ),
        (ROWS, {}, {"/locations": "e10 is a location hex (letter L), but"}),
        (ROWS, {"e10": "farm", "a1": "oasis"}, {"/locations/a1": "a1 is not a location hex"}),
        (("GGGGGGGG.", "", *ROWS[2:]), {}, {"/rows/0": "", "/rows/1": "Row 2 has 0 letters"}),
    ],
)
def test_a_faulty_custom_section_is_refused_and_the_faults_are_located(
    rows: tuple[str, ...], locations: dict[str, str], faults: dict[str, str]
) -> None:
    with pytest.raises(BoardError) as refusal:
        own_section(rows, locations)
    found = {fault.place: speech().fault(fault) for fault in refusal.value.faults}
    assert found.keys() == faults.keys()
    for place, text in faults.items():
        assert text in found[place]
        assert place in str(refusal.value)


def test_an_island_side_is_five_rows_of_at_most_ten() -> None:
    with pytest.raises(BoardError, match=r"row count .count 4, due 5"):
        Section(("GGG",) * 4, (), expansion="island")
    with pytest.raises(BoardError, match=r"row too long .row 1, count 11, most 10"):
        Section(("G" * 11, "G", "G", "G", "G"), (), expansion="island")
