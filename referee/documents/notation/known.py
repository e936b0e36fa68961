"""The words that each field of a line may contain, to find the one that somebody meant."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from referee.board.hexes import NAMES
from referee.board.section import island_sides, printed_sections
from referee.board.terrain import Terrain
from referee.documents.notation.signs import FULL, OVER
from referee.model.ruleset import OPTIONS, PRESETS
from referee.model.vocabulary import Colour, HarvestMode, Purpose
from referee.rules.catalogue import BONUSES, CARDS, COMMON, LOCATIONS, NOMADS, POWERS, TASKS

HEXES: Final = frozenset({"i", *(name for name in NAMES.values() if ":" not in name)})
"""The words in the names of hexes; `i` stands for the island."""
COLOURS: Final = frozenset(colour.value for colour in Colour)
TERRAINS: Final = frozenset(terrain.value for terrain in Terrain)
_YES_OR_NO: Final = frozenset({"yes", "no"})
_FRAMES: Final = frozenset({"turning", "using", "drawing", "reacting", "harvesting", OVER})
_OF_HEXES: Final = ("settlements", "warriors", "scouts", "wagon", "ship", "city_hall", "taken", "marks")


@cache
def section_words() -> frozenset[str]:
    """The names of the sections, and how they may lie."""
    return frozenset({*printed_sections(), "turned"})


@cache
def words_in_field() -> Mapping[str, frozenset[str]]:
    """The words of each field. Fields that are not listed contain numbers or the letters of terrain cards."""
    purposes = (word.value for kind in (Purpose, HarvestMode) for word in kind)
    values = (value.value for kind in OPTIONS.values() for value in kind)
    return {
        "board": section_words().union(LOCATIONS, HEXES),
        "capitols": HEXES,
        "caves": HEXES,
        "walls": HEXES,
        "island": frozenset(island_sides()),
        "cards": frozenset(CARDS),
        "tasks": frozenset(TASKS),
        "left": HEXES.union({FULL}),
        "nomads": HEXES.union(NOMADS),
        "without": TERRAINS,
        "ruleset": frozenset(PRESETS).union(OPTIONS, values),
        "swamp": _YES_OR_NO,
        "ending": _YES_OR_NO,
        "first": COLOURS,
        "now": _FRAMES.union(COLOURS, HEXES, TERRAINS, POWERS, COMMON, purposes),
    }


@cache
def words_in_detail() -> Mapping[str, frozenset[str]]:
    """The same for the details of a player."""
    return {
        **dict.fromkeys(_OF_HEXES, HEXES),
        "tiles": HEXES.union(POWERS),
        "nomads": frozenset(NOMADS),
        "bonus": frozenset(BONUSES),
    }
