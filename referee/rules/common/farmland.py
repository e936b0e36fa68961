"""H2: the farm action."""

from dataclasses import dataclass

from referee.board.board import Board
from referee.board.hexes import Hex, Hexes
from referee.board.terrain import Terrain
from referee.model.ruling import Violation
from referee.rules.building import beside_objection, terrain_objections
from referee.rules.families.builds import Building
from referee.rules.moment import Moment
from referee.rules.registry import Group, add_power


@dataclass(frozen=True, slots=True, kw_only=True)
class Farmland(Building):
    """H2: once per turn build on farmland next to an own piece."""

    def is_common(self, board: Board) -> bool:
        return bool(board.ground[Terrain.FARMLAND])

    def allowed(self, moment: Moment) -> Hexes:
        return moment.board.ground[Terrain.FARMLAND] & moment.free & moment.near

    def hex_objections(self, moment: Moment, at: Hex) -> list[Violation]:
        beside = beside_objection(moment, at, self.targets(moment), *self.rules)
        return beside + terrain_objections(moment, at, (Terrain.FARMLAND,), self.rules)


add_power(Farmland(tile="farmland", rules=("H2",), expansion="harvest", group=Group.COMMON))
