"""The signs that the lines are written with."""

from typing import Final

from referee.board.terrain import LETTERS
from referee.model.vocabulary import TerrainCard, TileStatus

HIDDEN: Final = "?"
"""A card nobody has shown; as the whole draw pile: its order is not known."""
NONE: Final = "-"
"""An empty set or list."""
FULL: Final = "full"
"""All tiles on their locations."""
OVER: Final = "over"
"""The game has ended."""
CARD_OF: Final = {
    letter: TerrainCard(ground.value) for letter, ground in LETTERS.items() if ground.value in set(TerrainCard)
}
USED: Final = "*"
STATUS_OF: Final = {"": TileStatus.READY, "+": TileStatus.FRESH, USED: TileStatus.USED}
