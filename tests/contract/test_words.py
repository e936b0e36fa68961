"""The words of the contract are those of the code. A new card or tile must be added to schemas/words.yaml, too."""

import re
from enum import StrEnum
from itertools import product
from typing import Final, get_args

import pytest

from referee.board.geography import LINE_NAMES, SECTORS
from referee.board.hexes import NAMES
from referee.board.section import TURNED, island_sides, printed_sections
from referee.board.terrain import LETTERS, Terrain
from referee.calls.extras import EXTRAS
from referee.calls.picture import MAX_TITLE, MIN_WIDTH
from referee.documents.events import MAX_EVENTS
from referee.documents.player_views import SPECTATOR, VIEWS
from referee.documents.reader import Json
from referee.documents.scan_input import MAX_SECTIONS, MAX_SIGHTINGS
from referee.model.events import Event
from referee.model.frames import Frame
from referee.model.observation import WORD_CELLS, Known, PieceKind
from referee.model.position import SETTLEMENTS
from referee.model.ruleset import OPTIONS, PRESETS, Ruleset
from referee.model.state import NUMBERS
from referee.model.vocabulary import (
    Actor,
    Colour,
    Figure,
    HarvestMode,
    Purpose,
    TerrainCard,
    TileStatus,
    Verdict,
    copies,
)
from referee.picture import MAX_WIDTH
from referee.rules.catalogue import BONUSES, CARDS, COMMON, EXPANSIONS, LOCATIONS, NOMAD_COPIES, NOMADS, POWERS, TASKS
from referee.rules.power import Group
from referee.scan.identification import Finding
from referee.scan.scanner import ScanAssumption
from referee.words.messages import entries
from tests.contract.contract import component, resolved
from tests.contract.schemas import SCHEMAS

WORDS: Final[dict[str, type[StrEnum]]] = {
    "Colour": Colour,
    "TerrainCard": TerrainCard,
    "TileStatus": TileStatus,
    "Figure": Figure,
    "Terrain": Terrain,
    "PieceKind": PieceKind,
}
NAMED: Final = {
    "KingdomCard": list(CARDS),
    "Task": list(TASKS),
    "Location": list(LOCATIONS),
    "NomadTileKind": list(NOMADS),
    "BonusTileKind": list(BONUSES),
    "TileKind": list(POWERS),
    "CommonAction": list(COMMON),
    "TileGroup": [group.name.lower() for group in Group],
    "Expansion": list(EXPANSIONS),
    "RulesetOption": list(OPTIONS),
    "RulesetPreset": list(PRESETS),
    "Ground": [kind.value for kind in LETTERS.values()],
    "Viewer": [*(colour.value for colour in Colour), SPECTATOR],
    "SeenWord": list(WORD_CELLS),
    "SectionName": [name + turn for name in printed_sections() for turn in ("", TURNED)],
}


@pytest.mark.parametrize("name", WORDS)
def test_enums(name: str) -> None:
    assert component(name)["enum"] == [word.value for word in WORDS[name]]


@pytest.mark.parametrize("name", NAMED)
def test_names(name: str) -> None:
    assert component(name)["enum"] == NAMED[name]


def test_smaller_enums() -> None:
    assert component("DrawingFrame")["properties"]["purpose"]["enum"] == [word.value for word in Purpose]
    assert component("RemovedEvent")["properties"]["piece"]["enum"] == [
        "settlement",
        *(figure.value for figure in Figure if figure not in (Figure.CITY_HALL, Figure.SCOUT)),
    ]
    assert component("HarvestingFrame")["properties"]["mode"]["oneOf"][0]["enum"] == [
        word.value for word in HarvestMode
    ]
    assert component("Ruling")["properties"]["verdict"]["enum"] == [word.value for word in Verdict]
    assert component("FullBoard")["properties"]["island"]["enum"] == list(island_sides())
    assert {section.origin for section in printed_sections().values()} | {"own"} <= set(component("Origin")["enum"])


def test_words_of_scans() -> None:
    letters = "".join(LETTERS)
    assert component("SeenLetters")["pattern"] == f"^[{letters}X.]{{20}}$"
    assert component("Scan")["properties"]["grid"]["items"]["pattern"] == f"^[{letters}.]{{20}}$"
    assert component("FoundSection")["properties"]["verdict"]["enum"] == [word.value for word in Finding]
    assert component("Scan")["properties"]["verdict"]["enum"] == [*Finding, Verdict.IMPOSSIBLE]
    assert component("ScanAssumption")["properties"]["code"]["enum"] == [word.value for word in ScanAssumption]
    assert component("KnownFacts")["properties"].keys() == set(Known._fields)
    assert component("KnownSections")["maxItems"] == MAX_SECTIONS
    assert component("ScanRequest")["properties"]["pieces"]["maxItems"] == MAX_SIGHTINGS


def test_options() -> None:
    assert {
        name: (option["enum"], option["default"])
        for name, option in component("RulesetOptions")["properties"].items()
    } == {name: ([word.value for word in words], getattr(Ruleset(), name).value) for name, words in OPTIONS.items()}


def test_bounds() -> None:
    """The limits in the contract match the code. Most of them come from the contents of the box."""
    assert (
        component("Tasks")["maxItems"] == component("StartRequest")["properties"]["tasks"]["maxItems"] == len(TASKS)
    )
    nomad_tiles = sum(NOMAD_COPIES.values())
    assert component("Player")["properties"]["nomad_tiles"]["maxItems"] == nomad_tiles
    assert component("UsingFrame")["properties"]["left"]["maximum"] == NUMBERS.worth
    assert component("TerrainCards")["maxItems"] == sum(copies(swamp_cards=True).values())
    assert component("ShuffledEvent")["properties"]["cards"]["maximum"] == component("TerrainCards")["maxItems"]
    assert component("ViewRequest")["properties"]["events"]["maxItems"] == MAX_EVENTS
    for name in ("Numbers", "SpendAction", "SpendOffer", "NumbersReturnedEvent"):
        members = component(name)["properties"]
        assert (members["ones"]["maximum"], members["fives"]["maximum"]) == NUMBERS
    turn = component("TurningFrame")["properties"]
    assert turn["built"]["maxItems"] == turn["owed"]["maximum"] == SETTLEMENTS
    assert turn["sectors"]["maxItems"] == turn["sectors"]["items"]["maximum"] == len(SECTORS)
    assert turn["done"]["maxItems"] == len(COMMON)
    assert component("Player")["properties"]["bonus_tiles"]["maxItems"] == len(BONUSES)


def test_lines() -> None:
    pattern = re.compile(component("HorizontalLine")["pattern"])
    tried = [f"{island}{number}" for island, number in product(("", "i:", "j:"), range(30))]
    assert [name for name in tried if pattern.search(name)] == list(LINE_NAMES)
    assert component("HorizontalLines")["maxItems"] == len(LINE_NAMES)


def test_hexes() -> None:
    pattern = re.compile(component("Hex")["pattern"])
    letters, numbers = "abcdefghijklmnopqrstuvwxyz", range(30)
    tried = [f"{island}{letter}{number}" for island, letter, number in product(("", "i:", "j:"), letters, numbers)]
    assert {name for name in tried if pattern.search(name)} == set(NAMES.values())


def test_own_sections() -> None:
    section = component("OwnSection")["properties"]
    assert section["rows"]["items"]["pattern"] == f"^[{''.join(LETTERS)}]{{10}}$"
    pattern = re.compile(section["locations"]["propertyNames"]["pattern"])
    tried = [f"{letter}{number}" for letter, number in product("abcdefghijklm", range(13))]
    assert [name for name in tried if pattern.search(name)] == [
        f"{letter}{number}" for letter, number in product("abcdefghij", range(1, 11))
    ]


@pytest.mark.parametrize(("name", "tag", "union"), [("Event", "event", Event), ("Frame", "frame", Frame)])
def test_unions(name: str, tag: str, union: Json) -> None:
    """Every member of a closed union has a schema with all its fields."""
    shapes = [resolved(shape) for shape in component(name)["oneOf"]]
    assert [shape["properties"][tag]["const"] for shape in shapes] == [
        member._field_defaults[tag] for member in get_args(union)
    ]
    for shape, member in zip(shapes, get_args(union), strict=True):
        fields = {"from" if field == "origin" else field for field in member._fields}
        assert shape["properties"].keys() == fields | {tag}


@pytest.mark.parametrize("name", ["Action", "Event", "Frame", "Offer", "Highlight"])
def test_discriminators(name: str) -> None:
    union = component(name)
    tag = union["discriminator"]["propertyName"]
    assert union["discriminator"]["mapping"] == {
        resolved(shape)["properties"][tag]["const"]: shape["$ref"] for shape in union["oneOf"]
    }


def test_awaited_frames() -> None:
    assert component("AwaitedActor")["properties"]["frame"]["enum"] == [
        frame._field_defaults["frame"] for frame in get_args(Frame)
    ]
    assert component("AwaitedActor")["properties"]["by"]["enum"] == [actor.value for actor in Actor]


def test_extras_have_a_place_in_the_answers() -> None:
    for name in ("Ruling", "Replay"):
        assert {extra.replace("-", "_") for extra in (*EXTRAS, VIEWS)} < component(name)["properties"].keys()


@pytest.mark.parametrize("name", SCHEMAS)
def test_members_of_requests(name: str) -> None:
    schema = component(name)
    shapes = [resolved(shape) for shape in schema.get("oneOf", [schema])]
    assert all(shape["additionalProperties"] is False for shape in shapes)
    declared = SCHEMAS[name](None).fields
    assert set().union(*(shape["properties"] for shape in shapes)) == declared.keys()
    if len(shapes) == 1:
        assert set(shapes[0]["required"]) == {member for member, field in declared.items() if field.required}
    else:
        bare = [["board"]] if name == "PictureRequest" else []
        assert [shape["required"] for shape in shapes] == [["position"], ["state"], *bare]


def test_bounds_of_pictures() -> None:
    assert component("PictureTitle")["maxLength"] == MAX_TITLE
    assert (component("PictureWidth")["minimum"], component("PictureWidth")["maximum"]) == (MIN_WIDTH, MAX_WIDTH)


def test_codes_and_numbers_look_as_described() -> None:
    code, number = re.compile(component("Code")["pattern"]), re.compile(component("RuleNumber")["pattern"])
    for group in ("violations", "inconsistencies", "assumptions", "remarks"):
        assert all(code.search(found) for found in entries("en", group))
    assert all(number.search(found) for found in entries("en", "rules"))
