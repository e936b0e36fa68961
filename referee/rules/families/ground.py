"""What a tile's file tells its family: the ground it allows."""

from collections.abc import Callable

from referee.board.hexes import Hex, Hexes
from referee.board.terrain import Terrain
from referee.rules.moment import Moment

Terrains = tuple[Terrain, ...]
WantedTerrains = Callable[[Moment], Terrains]
"""The terrain a power names, or several to choose from; none while it hangs on a card nobody knows."""
AllowedHexes = Callable[[Moment], Hexes]
HexesFrom = Callable[[Moment, Hex], Hexes]


def played_terrains(moment: Moment) -> Terrains:
    """M1: what the played card stands for."""
    return moment.terrains
