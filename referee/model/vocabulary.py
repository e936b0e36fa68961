"""The words of the game, such as colours, terrain cards, tile statuses and verdicts."""

from typing import Final, Literal

from referee.base.word import Word
from referee.board.terrain import Terrain


class Colour(Word):
    """G9: the colours of the players."""

    BLUE = "blue"
    ORANGE = "orange"
    BLACK = "black"
    WHITE = "white"
    RED = "red"


class TerrainCard(Word):
    """P1, M1: the kinds of terrain card. Each shows either one base terrain, or swamp and one base terrain."""

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
"""The terrain of each card; for a swamp card, the terrain other than swamp."""
TERRAINS_OF: Final = {
    card: (terrain, Terrain.SWAMP) if card.startswith(_SWAMP) else (terrain,) for card, terrain in TERRAIN_OF.items()
}
"""M1: all terrains that each card shows."""
BASE_TERRAINS: Final = tuple(dict.fromkeys(TERRAIN_OF.values()))
COPIES: Final = {card: 5 for card, terrains in TERRAINS_OF.items() if len(terrains) == 1}
"""P1: the number of copies of each card in the base game."""
SWAMP_COPIES: Final = {card: 1 for card, terrains in TERRAINS_OF.items() if len(terrains) > 1}
"""P3: the number of copies of each card that Marshlands adds."""


BOX: Final = {False: COPIES, True: COPIES | SWAMP_COPIES}
"""P1, P3: the number of copies of each card, without (False) and with (True) the swamp cards."""
BOX_SIZE: Final = {swamp_cards: sum(box.values()) for swamp_cards, box in BOX.items()}


def copies(*, swamp_cards: bool) -> dict[TerrainCard, int]:
    """P1, P3: the number of copies of each card in the game."""
    return BOX[swamp_cards]


class TileStatus(Word):
    """L2, T5: whether a tile is too new to be used (fresh), can be used (ready), or has already been used (used)."""

    FRESH = "fresh"
    READY = "ready"
    USED = "used"


class Figure(Word):
    """G9, H7: the kinds of figure, which are a player's pieces other than settlements."""

    WARRIOR = "warrior"
    WAGON = "wagon"
    SHIP = "ship"
    CITY_HALL = "city-hall"
    SCOUT = "scout"


PieceType = Figure | Literal["settlement", "wall"]
"""The types of piece that can stand on a hex."""


class HarvestMode(Word):
    """H10: whether a silo is used to build or to move."""

    BUILD = "build"
    MOVE = "move"


class Actor(Word):
    """Who must act next: a single player, or the table."""

    PLAYER = "player"
    TABLE = "table"
    """All players together, who name a drawn or discarded card or report the order of a shuffled draw pile."""


class Purpose(Word):
    """The reasons why a terrain card is drawn or revealed."""

    HAND = "hand"
    """T4: a player draws the card at the end of their turn and keeps it in hand."""
    REDRAW = "redraw"
    """T3: a player draws the card to replace a useless one."""
    TILE = "tile"
    """X2: a player draws the card because of the tile in use."""
    DISCARD = "discard"
    """X3: a player reveals and discards the card that was not chosen."""


class Verdict(Word):
    """The possible verdicts on an action.

    `impossible` means that the state itself, or another part of the question, is impossible. `undetermined` means
    that a hidden card decides whether the action is legal.
    """

    LEGAL = "legal"
    ILLEGAL = "illegal"
    IMPOSSIBLE = "impossible"
    UNDETERMINED = "undetermined"
