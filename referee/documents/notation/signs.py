"""The signs that the lines are written with."""

from typing import Final

from referee.board.terrain import LETTERS
from referee.model.vocabulary import TERRAIN_OF, TERRAINS_OF, TileStatus

HIDDEN: Final = "?"
"""A hidden card; for the draw pile: its order is unknown."""
NONE: Final = "-"
"""An empty set or list."""
FULL: Final = "full"
"""All locations have all their tiles."""
OVER: Final = "over"
"""The game has ended."""
_LETTER_OF: Final = {ground: letter for letter, ground in LETTERS.items()}
CARD_OF: Final = {
    _LETTER_OF[terrain] if len(TERRAINS_OF[card]) == 1 else _LETTER_OF[terrain].lower(): card
    for card, terrain in TERRAIN_OF.items()
}
"""A capital letter for each terrain card; a small one for the swamp card with that terrain."""
USED: Final = "*"
STATUS_OF: Final = {"": TileStatus.READY, "+": TileStatus.FRESH, USED: TileStatus.USED}
