"""The vocabulary of the notation: the names of fields and details, the words that they may contain, and the symbols.

A detail is a part of a player's field, such as `gold:3`.
"""

from collections.abc import Mapping
from functools import cache
from typing import Final

from referee.board.hexes import NAMES
from referee.board.section import island_sides, printed_sections
from referee.board.terrain import LETTERS, Terrain
from referee.model.ruleset import OPTIONS, PRESETS
from referee.model.vocabulary import TERRAIN_OF, TERRAINS_OF, Colour, HarvestMode, Purpose, TileStatus
from referee.rules.catalogue import BONUSES, CARDS, COMMON, LOCATIONS, NOMADS, POWERS, TASKS

TABLE: Final = (
    "board",
    "capitols",
    "caves",
    "island",
    "cards",
    "tasks",
    "left",
    "nomads",
    "walls",
    "without",
    "ruleset",
)
"""The fields of a position, in addition to one field for each player, which is named after the player's colour."""
GAME: Final = ("swamp", "deck", "discard", "removed", "first", "round", "ending", "now", "sig")
"""The fields that only a state has."""
FIELDS: Final = TABLE + GAME
SINGLE: Final = ("wagon", "ship", "city_hall")
"""The figures of a player that are written as one hex."""
SEVERAL: Final = ("warriors", "scouts", "marks")
"""The figures and marks of a player that are written as lists."""
KINGDOM: Final = ("settlements", "gold", *SEVERAL, *SINGLE)
"""The details of a player in a position. The settlements come first and are written without a name."""
DETAILS: Final = (*KINGDOM, "supply", "hand", "tiles", "taken", "nomads", "bonus", "numbers", "temple")
"""The details of a player in a state."""


HIDDEN: Final = "?"
"""The symbol for a hidden card, or for a draw pile of unknown order."""
NONE: Final = "-"
"""The symbol for an empty set or list, or for a missing value."""
FULL: Final = "full"
"""The value of `left` if all locations have all their tiles."""
OVER: Final = "over"
"""The value of `now` if the game is over."""
_LETTER_OF: Final = {ground: letter for letter, ground in LETTERS.items()}
CARD_OF: Final = {
    _LETTER_OF[terrain] if len(TERRAINS_OF[card]) == 1 else _LETTER_OF[terrain].lower(): card
    for card, terrain in TERRAIN_OF.items()
}
"""The terrain card for each letter. The lower-case letter of a terrain stands for its swamp card."""
USED: Final = "*"
STATUS_OF: Final = {"": TileStatus.READY, "+": TileStatus.FRESH, USED: TileStatus.USED}


HEXES: Final = frozenset({"i", *(name for name in NAMES.values() if ":" not in name)})
"""The words that occur in the names of hexes. The word `i` is the prefix of the island hexes."""
COLOURS: Final = frozenset(colour.value for colour in Colour)
TERRAINS: Final = frozenset(terrain.value for terrain in Terrain)
_YES_OR_NO: Final = frozenset({"yes", "no"})
_FRAMES: Final = frozenset({"turning", "using", "drawing", "reacting", "harvesting", OVER})
_OF_HEXES: Final = ("settlements", "warriors", "scouts", "wagon", "ship", "city_hall", "taken", "marks")


@cache
def section_words() -> frozenset[str]:
    """Return the names of the sections, and the word that marks a turned section."""
    return frozenset({*printed_sections(), "turned"})


@cache
def words_in_field() -> Mapping[str, frozenset[str]]:
    """Return the words that each field may contain.

    The fields of players have no entry. Neither do fields that contain only a number, the letters of terrain cards
    or a signature.
    """
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
    """Return the words that each detail may contain.

    Details without an entry contain numbers or the letters of terrain cards.
    """
    return {
        **dict.fromkeys(_OF_HEXES, HEXES),
        "tiles": HEXES.union(POWERS),
        "nomads": frozenset(NOMADS),
        "bonus": frozenset(BONUSES),
    }
