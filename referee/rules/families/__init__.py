"""The families of powers. A tile's file defines the hexes that the tile may use, and its family applies the rules.

Most tile files name a terrain or decorate a function that returns hexes. The family adds the building rules, the
violations and the consequences. `on` says which terrain or terrains a tile may use. If `on` is optional and left out,
the tile may use all suitable terrains. The families do not depend on individual tiles.
"""

from collections.abc import Callable
from typing import TypeVar

from referee.board.board import Board
from referee.board.hexes import Hex, Hexes
from referee.board.terrain import SUITABLE, Terrain
from referee.model.actions import BuildWith, MoveWith, Place, Remove
from referee.model.vocabulary import Figure
from referee.rules.families.deeds import Deed, DeedPower, HexesFrom, HexesNow, Terrains
from referee.rules.families.figures import FigureSteps, KeepsFigure, Places, RelocatesFigure, TakesBack
from referee.rules.families.moves import Moves, MovesToTerrain, MovesWithin
from referee.rules.families.puts import BuildsOnCard, BuildsOnHexes, BuildsOnTerrain
from referee.rules.moment import Moment
from referee.rules.registry import add_power, tile_code

F = TypeVar("F", bound=Callable[..., object])


def builds_on_terrain(tile: str, *rules: str, expansion: str, on: Terrain) -> None:
    """Register a tile that builds on one terrain, next to the player's pieces if possible."""
    deed = BuildsOnTerrain(tile=tile, rules=rules, on=(on,))
    add_power(DeedPower(tile=tile, rules=rules, expansion=expansion, deeds={BuildWith: deed}))


def builds_on_played_terrain(tile: str, *rules: str, expansion: str) -> None:
    """Register a tile that builds on the terrain of the played card, next to the player's pieces if possible."""
    deed = BuildsOnCard(tile=tile, rules=rules)
    add_power(DeedPower(tile=tile, rules=rules, expansion=expansion, deeds={BuildWith: deed}))


def builds_on_hexes(
    tile: str, *rules: str, expansion: str, violation: str, on: Terrains = SUITABLE, adjacent: bool = True
) -> Callable[[HexesNow], HexesNow]:
    """A decorator that registers a tile for building on the hexes that the decorated function returns.

    `violation` is the code of the violation for any other hex. If `adjacent` is true, the hex must be next to the
    player's pieces if possible.
    """
    code = tile_code(violation)
    return _joins(
        tile,
        rules,
        expansion,
        lambda hexes: {
            BuildWith: BuildsOnHexes(tile=tile, rules=rules, on=on, hexes=hexes, adjacent=adjacent, code=code)
        },
    )


def moves_to_terrain(tile: str, *rules: str, expansion: str, on: Terrain) -> None:
    """Register a tile that moves a settlement to one terrain, next to the player's other pieces if possible."""
    deed = MovesToTerrain(tile=tile, rules=rules, on=(on,))
    add_power(DeedPower(tile=tile, rules=rules, expansion=expansion, deeds={MoveWith: deed}))


def moves_to_played_terrain(tile: str, *rules: str, expansion: str) -> None:
    """Register a tile that moves a settlement to the played terrain, beside the player's other pieces if possible."""
    deed = MovesToTerrain(tile=tile, rules=rules, played=True)
    add_power(DeedPower(tile=tile, rules=rules, expansion=expansion, deeds={MoveWith: deed}))


def moves_within(
    tile: str, *rules: str, expansion: str, violation: str, on: Terrains = SUITABLE
) -> Callable[[HexesFrom], HexesFrom]:
    """A decorator that registers a tile for moving a settlement to the hexes that the decorated function returns.

    `violation` is the code of the violation for any other hex.
    """
    code = tile_code(violation)
    return _joins(
        tile,
        rules,
        expansion,
        lambda hexes: {MoveWith: MovesWithin(tile=tile, rules=rules, on=on, hexes=from_each(hexes), code=code)},
    )


def moves_by_table(
    tile: str, *rules: str, expansion: str, violation: str, on: Terrains = SUITABLE
) -> Callable[[Callable[[Board], list[Hexes]]], Callable[[Board], list[Hexes]]]:
    """A decorator like `moves_within`, but faster, for targets that depend only on the board.

    The decorated function takes a board and returns the targets of every origin, as a list indexed by origin.
    """
    code = tile_code(violation)
    return _joins(
        tile,
        rules,
        expansion,
        lambda table: {
            MoveWith: MovesWithin(
                tile=tile, rules=rules, on=on, hexes=lambda moment: table(moment.board).__getitem__, code=code
            )
        },
    )


def keeps_figure(tile: str, *rules: str, expansion: str, figure: Figure, on: Terrains, steps: int = 0) -> None:
    """Register a tile whose figure can stand on these terrains and move up to `steps` steps.

    H3: if `steps` is 0, the figure can move only when another tile repeats this one.
    """
    moving: Moves = RelocatesFigure(tile=tile, rules=rules, figure=figure, on=on)
    if steps:
        moving = FigureSteps(tile=tile, rules=rules, figure=figure, on=on)
    add_power(
        KeepsFigure(
            tile=tile,
            rules=rules,
            expansion=expansion,
            figure=figure,
            steps=max(1, steps),
            deeds={
                Place: Places(tile=tile, rules=rules, figure=figure, on=on),
                Remove: TakesBack(tile=tile, rules=rules, figure=figure),
                MoveWith: moving,
            },
        )
    )


def from_each(hexes: HexesFrom) -> Callable[[Moment], Callable[[Hex], Hexes]]:
    """Turn `hexes(moment, origin)` into `hexes(moment)(origin)`."""
    return lambda moment: lambda origin: hexes(moment, origin)


def _joins(
    tile: str, rules: tuple[str, ...], expansion: str, deeds: Callable[[F], dict[type, Deed]]
) -> Callable[[F], F]:
    def register(function: F) -> F:
        add_power(DeedPower(tile=tile, rules=rules, expansion=expansion, deeds=deeds(function)))
        return function

    return register
