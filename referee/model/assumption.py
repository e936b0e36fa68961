"""What a description does not say about a table, and what the referee assumes."""

from typing import NamedTuple

from referee.base.word import Word
from referee.model.ruling import NO_FACTS, Facts


class AssumptionCode(Word):
    """What can be left open about a table. Codes are for ever."""

    CARDS = "cards"
    TASKS = "tasks"
    REMOVED_TERRAIN = "removed-terrain"
    SWAMP_CARDS = "swamp-cards"
    TURN_CARD = "turn-card"
    TURN_BEGINS = "turn-begins"
    TURN_TERRAIN = "turn-terrain"
    START_PLAYER = "start-player"
    ROUND = "round"
    ENDING = "ending"
    PILES = "piles"
    LOCATION_TILES = "location-tiles"
    TAKERS = "takers"
    TILES_HELD = "tiles-held"
    TILE_STATUS = "tile-status"
    NOMAD_SPACE = "nomad-space"
    NOMAD_TILES = "nomad-tiles"
    HAND = "hand"
    TEMPLE = "temple"
    NUMBERS = "numbers"
    GOLD = "gold"


class Assumption(NamedTuple):
    """One thing that was assumed. The place is a JSON pointer into the state."""

    code: AssumptionCode
    place: str
    assumed: object
    """What the state says there, as the model has it."""
    alternatives: tuple[object, ...] = ()
    """Other possible values; empty if there are too many to list."""
    facts: Facts = NO_FACTS
