"""The fountain tile: build next to exactly one of your pieces and next to no piece of another player (M4)."""

from typing import Final

from referee.board.hexes import Hexes, beside_many, neighbours
from referee.board.terrain import SUITABLE, Terrain
from referee.model.actions import BuildWith
from referee.model.vocabulary import TileStatus
from referee.rules.families.deeds import DeedPower, Terrains
from referee.rules.families.puts import BuildsOnHexes
from referee.rules.moment import Moment
from referee.rules.power import Group, Power, When
from referee.rules.registry import add_bonus, add_power, tile_code

_BONUS: Final = "fountain-bonus"


class FountainBuild(BuildsOnHexes):
    """M4: build with the fountain. A fountain bonus tile from an earlier turn also allows mountains."""

    def on_now(self, moment: Moment) -> Terrains:
        improved = any(
            tile.kind == _BONUS and tile.status is not TileStatus.FRESH for tile in moment.player.bonus_tiles
        )
        return self.on if improved else SUITABLE


def _beside_one(moment: Moment) -> Hexes:
    """M4: the hexes next to exactly one of the player's pieces and next to no piece of another player."""
    one, two, _three = beside_many(moment.own)
    return one & ~two & ~neighbours(moment.others)


add_power(
    DeedPower(
        tile="fountain",
        rules=("M4",),
        expansion="marshlands",
        deeds={
            BuildWith: FountainBuild(
                tile="fountain",
                rules=("M4",),
                on=(*SUITABLE, Terrain.MOUNTAIN),
                hexes=_beside_one,
                adjacent=False,
                code=tile_code("not-beside-one"),
            )
        },
    )
)
add_bonus(
    Power(tile=_BONUS, rules=("M4", "M2"), expansion="marshlands", group=Group.BONUS, when=When.ALWAYS),
    of="fountain",
)
