"""The quarry."""

from dataclasses import dataclass

from referee.board.hexes import Hex, Hexes
from referee.model.actions import Action, Place
from referee.model.ruling import Violation
from referee.model.state import WALLS
from referee.rules.building import beside_objection, terrain_objections
from referee.rules.draft import Draft
from referee.rules.families.puts import Putting
from referee.rules.moment import Moment
from referee.rules.registry import add_power
from referee.rules.useless import useful


@dataclass(frozen=True, slots=True, kw_only=True)
class Quarry(Putting):
    """N7: one or two stone walls on the played terrain, each next to an own piece."""

    @property
    def kind(self) -> type[Place]:
        return Place

    def stock(self, moment: Moment) -> int:
        return WALLS - moment.state.walls.bit_count()

    def stock_objection(self) -> Violation:
        return Violation(self.refusals[0], self.rules, facts={"walls": WALLS})

    def allowed(self, moment: Moment) -> Hexes:
        return useful(moment.board, moment.terrains, moment.free) & moment.near

    def hex_objections(self, moment: Moment, at: Hex) -> list[Violation]:
        beside = beside_objection(moment, at, self.targets(moment), *self.rules)
        return beside + terrain_objections(moment, at, moment.terrains, self.rules)

    def perform(self, draft: Draft, action: Action) -> None:
        assert isinstance(action, Place)
        draft.build_wall(draft.frames[-1].player, action.at, action.tile)

    def may_finish(self, _moment: Moment) -> bool:
        return True


add_power(
    Quarry(
        tile="quarry",
        rules=("N7",),
        expansion="nomads",
        uses_card=True,
        walls=True,
        steps=2,
        refusals=("no-wall-left",),
    )
)
