"""What a tile's file tells its family: the ground it allows."""

from collections.abc import Callable

from referee.board.hexes import Hex, Hexes
from referee.board.terrain import Terrain
from referee.rules.moment import Moment

WantedTerrain = Callable[[Moment], Terrain | None]
"""The terrain a power names; None while it hangs on a card nobody knows."""
AllowedHexes = Callable[[Moment], Hexes]
HexesFrom = Callable[[Moment, Hex], Hexes]
