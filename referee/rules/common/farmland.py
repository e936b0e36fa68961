"""The farm action: once per turn, build on farmland next to one of your pieces (H2)."""

from referee.board.board import Board
from referee.board.hexes import Hexes
from referee.board.terrain import Terrain
from referee.model.actions import BuildWith
from referee.model.ruling import ViolationCode
from referee.rules.families.deeds import DeedPower
from referee.rules.families.puts import BuildsOnHexes
from referee.rules.moment import Moment
from referee.rules.power import Group, When
from referee.rules.registry import add_power


class Farmland(DeedPower):
    """H2: once per turn, build on farmland next to one of your pieces."""

    def is_common(self, board: Board) -> bool:
        return bool(board.ground[Terrain.FARMLAND])


def _near(moment: Moment) -> Hexes:
    return moment.near


add_power(
    Farmland(
        tile="farmland",
        rules=("H2",),
        expansion="harvest",
        group=Group.COMMON,
        when=When.ONCE_A_TURN,
        deeds={
            BuildWith: BuildsOnHexes(
                tile="farmland",
                rules=("H2",),
                on=(Terrain.FARMLAND,),
                hexes=_near,
                adjacent=False,
                code=ViolationCode.NOT_BESIDE_OWN,
            )
        },
    )
)
