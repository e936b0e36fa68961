"""The words of the game: colours, terrain cards, the states of a tile, verdicts."""

from typing import Final

from referee.board.terrain import Terrain
from referee.board.word import Word


class Colour(Word):
    """G9: up to five players."""

    BLUE = "blue"
    ORANGE = "orange"
    BLACK = "black"
    WHITE = "white"
    RED = "red"


class TerrainCard(Word):
    """P1: what a terrain card shows."""

    GRASS = "grass"
    CANYON = "canyon"
    DESERT = "desert"
    FLOWER_FIELD = "flower-field"
    FOREST = "forest"


TERRAIN_OF: Final = {card: Terrain(card.value) for card in TerrainCard}
COPIES: Final = dict.fromkeys(TerrainCard, 5)
"""P1: how often each card is in the box."""


class TileStatus(Word):
    """L2, T5: taken this turn, usable, or used this turn."""

    FRESH = "fresh"
    READY = "ready"
    USED = "used"


class Figure(Word):
    """G9: what a player can have on the board besides settlements."""

    WARRIOR = "warrior"
    WAGON = "wagon"
    SHIP = "ship"
    CITY_HALL = "city-hall"


class Purpose(Word):
    """What somebody has to name a card for."""

    HAND = "hand"
    """T4: a card drawn at the end of a turn."""
    REDRAW = "redraw"
    """T3: a card drawn for a useless one."""
    TILE = "tile"
    """X2: a card drawn by the tile that is in use."""
    DISCARD = "discard"
    """X3: the card that was not chosen, shown when it is discarded."""


class Verdict(Word):
    """The answer to: may I?"""

    LEGAL = "legal"
    ILLEGAL = "illegal"
    IMPOSSIBLE = "impossible"
    UNDETERMINED = "undetermined"
