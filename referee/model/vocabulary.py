"""The words of the game: colours, terrain cards, the states of a tile, verdicts."""

from typing import Final, Literal

from referee.base.word import Word
from referee.board.terrain import Terrain


class Colour(Word):
    """G9: up to five players."""

    BLUE = "blue"
    ORANGE = "orange"
    BLACK = "black"
    WHITE = "white"
    RED = "red"


class TerrainCard(Word):
    """P1, M1: the terrain cards."""

    GRASS = "grass"
    CANYON = "canyon"
    DESERT = "desert"
    FLOWER_FIELD = "flower-field"
    FOREST = "forest"
    SWAMP_GRASS = "swamp-grass"
    SWAMP_CANYON = "swamp-canyon"
    SWAMP_DESERT = "swamp-desert"
    SWAMP_FLOWER_FIELD = "swamp-flower-field"
    SWAMP_FOREST = "swamp-forest"


_SWAMP: Final = "swamp-"
TERRAIN_OF: Final = {card: Terrain(card.value.removeprefix(_SWAMP)) for card in TerrainCard}
"""The terrain of a card; for a swamp card, the terrain that is not swamp."""
TERRAINS_OF: Final = {
    card: (terrain, Terrain.SWAMP) if card.startswith(_SWAMP) else (terrain,) for card, terrain in TERRAIN_OF.items()
}
"""M1: all terrains that a card shows."""
BASE_TERRAINS: Final = tuple(dict.fromkeys(TERRAIN_OF.values()))
COPIES: Final = {card: 5 for card, terrains in TERRAINS_OF.items() if len(terrains) == 1}
"""P1: how many of each card the base game has."""
SWAMP_COPIES: Final = {card: 1 for card, terrains in TERRAINS_OF.items() if len(terrains) > 1}
"""P3: the cards that Marshlands adds."""


BOX: Final = {False: COPIES, True: COPIES | SWAMP_COPIES}
"""P1, P3: how many of each card the game has, without and with the swamp cards."""
BOX_SIZE: Final = {swamp_cards: sum(box.values()) for swamp_cards, box in BOX.items()}


def copies(*, swamp_cards: bool) -> dict[TerrainCard, int]:
    """P1, P3: how many of each card the game has."""
    return BOX[swamp_cards]


class TileStatus(Word):
    """L2, T5: taken this turn, usable, or used this turn."""

    FRESH = "fresh"
    READY = "ready"
    USED = "used"


class Figure(Word):
    """G9: the pieces of a player that are not settlements."""

    WARRIOR = "warrior"
    WAGON = "wagon"
    SHIP = "ship"
    CITY_HALL = "city-hall"
    SCOUT = "scout"


PieceType = Figure | Literal["settlement", "wall"]
"""The types of piece that can stand on a hex."""


class HarvestMode(Word):
    """H10: what a silo is used for."""

    BUILD = "build"
    MOVE = "move"


class Actor(Word):
    """Who has to act next."""

    PLAYER = "player"
    TABLE = "table"
    """No player chooses: the table names a card or the new order of the draw pile."""


class Purpose(Word):
    """Why a card must be named."""

    HAND = "hand"
    """T4: a card drawn at the end of a turn."""
    REDRAW = "redraw"
    """T3: a card drawn for a useless one."""
    TILE = "tile"
    """X2: a card drawn by the tile in use."""
    DISCARD = "discard"
    """X3: the card that was not chosen, shown when it is discarded."""


class Verdict(Word):
    """The answer to: may I?"""

    LEGAL = "legal"
    ILLEGAL = "illegal"
    IMPOSSIBLE = "impossible"
    UNDETERMINED = "undetermined"
