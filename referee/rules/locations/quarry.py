"""The quarry tile: place one or two stone walls (N7)."""

from typing import Final

from referee.board.board import Board
from referee.board.hexes import NOWHERE, Hex, Hexes
from referee.model.actions import Action, Place
from referee.model.position import WALLS
from referee.model.ruling import Violation, Weight
from referee.model.vocabulary import PieceType
from referee.rules.building import beside_violations, card_violations
from referee.rules.draft import Draft
from referee.rules.families.deeds import DeedPower
from referee.rules.families.puts import Puts, Putting
from referee.rules.moment import Moment
from referee.rules.registry import add_power, tile_code
from referee.rules.terrain_cards import choose_terrain

_NO_WALL_LEFT: Final = tile_code("no-wall-left", Weight.NOW)


class BuildsWall(Puts):
    """N7: place a stone wall on the terrain of the played card, next to one of your pieces."""

    kind: type[Putting] = Place

    def stock(self, moment: Moment) -> int:
        return WALLS - moment.game.walls.bit_count()

    def stock_violation(self) -> Violation:
        return Violation(_NO_WALL_LEFT, self.rules, facts={"walls": WALLS})

    def allowed(self, moment: Moment) -> Hexes:
        return moment.board.united(moment.terrains) & moment.free & moment.near

    def hex_violations(self, moment: Moment, at: Hex) -> list[Violation]:
        beside = beside_violations(moment, at, self.targets(moment), *self.rules)
        return beside + card_violations(moment, at, moment.terrains, self.rules)

    def perform(self, draft: Draft, action: Action) -> None:
        assert isinstance(action, Place)
        if draft.swamp_cards:
            choose_terrain(draft, action.at)
        draft.build_wall(draft.frames[-1].player, action.at, action.tile)

    def reachable_hexes(self, piece: PieceType, board: Board) -> Hexes:
        return board.suitable if piece == "wall" else NOWHERE


class Quarry(DeedPower):
    """N7: place one or two stone walls."""

    def may_finish(self, _moment: Moment) -> bool:
        return True


add_power(
    Quarry(
        tile="quarry",
        rules=("N7",),
        expansion="nomads",
        deeds={Place: BuildsWall(tile="quarry", rules=("N7",))},
        steps=2,
    )
)
