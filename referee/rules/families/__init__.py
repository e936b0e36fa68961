"""The families of powers: a tile's file says where, its family knows how.

A decorated function joins a family; what it returns is the ground the tile allows. The families add the building
rules, the reasons and the deed. Names of tiles occur nowhere here.
"""

from collections.abc import Callable
from typing import TypeVar

from referee.board.terrain import Terrain
from referee.model.vocabulary import Figure
from referee.rules.families.builds import BuildOnHexes, BuildOnTerrain
from referee.rules.families.figures import Ground, Keeping
from referee.rules.families.ground import AllowedHexes, HexesFrom, WantedTerrains
from referee.rules.families.moves import MoveToTerrain, MoveWithin
from referee.rules.registry import Group, Power, add_power

F = TypeVar("F")


def _joins(make: Callable[[F], Power]) -> Callable[[F], F]:
    def register(function: F) -> F:
        add_power(make(function))
        return function

    return register


def builds_on_terrain(
    tile: str, *rules: str, expansion: str, uses_card: bool = False
) -> Callable[[WantedTerrains], WantedTerrains]:
    """A tile that builds on the terrain its function returns."""
    return _joins(
        lambda terrains: BuildOnTerrain(
            tile=tile, rules=rules, expansion=expansion, uses_card=uses_card, terrains=terrains
        )
    )


def builds_on_hexes(
    tile: str, *rules: str, expansion: str, refusal: str, adjacent: bool = True
) -> Callable[[AllowedHexes], AllowedHexes]:
    """A tile that builds on the hexes its function returns."""
    return _joins(
        lambda hexes: BuildOnHexes(
            tile=tile, rules=rules, expansion=expansion, hexes=hexes, refusals=(refusal,), adjacent=adjacent
        )
    )


def moves_to_terrain(
    tile: str, *rules: str, expansion: str, uses_card: bool = False, beyond: tuple[Terrain, ...] = ()
) -> Callable[[WantedTerrains], WantedTerrains]:
    """A tile that moves a settlement to the terrain its function returns."""
    return _joins(
        lambda terrains: MoveToTerrain(
            tile=tile,
            rules=rules,
            expansion=expansion,
            options=("vacated_hex",),
            uses_card=uses_card,
            beyond=beyond,
            terrains=terrains,
        )
    )


def moves_within(
    tile: str,
    *rules: str,
    expansion: str,
    refusal: str,
    bonus: str | None = None,
    group: Group = Group.LOCATION,
) -> Callable[[HexesFrom], HexesFrom]:
    """A tile that moves a settlement to the hexes its function returns."""
    return _joins(
        lambda hexes: MoveWithin(
            tile=tile,
            rules=rules,
            expansion=expansion,
            hexes=hexes,
            refusals=(refusal,),
            bonus=bonus,
            group=group,
        )
    )


def keeps_figure(
    tile: str, *rules: str, expansion: str, figure: Figure, strides: int = 0
) -> Callable[[Ground], Ground]:
    """A tile that keeps a figure on the terrain its function returns, and moves it by this many steps."""
    return _joins(
        lambda terrain: Keeping(
            tile=tile, rules=rules, expansion=expansion, figure=figure, terrain=terrain, strides=strides
        )
    )
