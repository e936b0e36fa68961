"""The scout cabin tile: place one or two scouts for the rest of the turn (H7)."""

from collections.abc import Callable, Sequence
from typing import Final

from referee.board.hexes import BIT, NAMES, NOWHERE, Hex, Hexes, neighbours
from referee.board.terrain import Terrain
from referee.model.actions import Action, MoveWith, Place
from referee.model.offers import Offer
from referee.model.ruling import Violation, ViolationCode
from referee.model.vocabulary import Figure
from referee.rules.building import beside_violations, placing_violations
from referee.rules.consequences import lose_tiles
from referee.rules.draft import Draft
from referee.rules.families.deeds import DeedPower
from referee.rules.families.figures import Places, no_figure_left, no_such_figure
from referee.rules.families.moves import Moves
from referee.rules.moment import Moment
from referee.rules.registry import POWERS, add_power
from referee.rules.tile_use import used_otherwise

_TILE: Final = "scout-cabin"
_RULES: Final = ("H7",)


class PlacesScout(Places):
    """H7: place a scout on any free hex next to one of your pieces. A scout takes no tiles."""

    def allowed(self, moment: Moment) -> Hexes:
        return moment.free & moment.near

    def targets(self, moment: Moment) -> Hexes:
        return self.allowed(moment)

    def hex_violations(self, moment: Moment, at: Hex) -> list[Violation]:
        return beside_violations(moment, at, self.targets(moment), *self.rules)

    def perform(self, draft: Draft, action: Action) -> None:
        assert isinstance(action, Place)
        draft.place(draft.frames[-1].player, self.figure, action.at, action.tile)


class PutsScoutElsewhere(Moves):
    """H3: when the scout cabin is repeated, move each scout at most once. L3: a move can cost the player tiles."""

    def movers(self, moment: Moment) -> Hexes:
        """H3: the scouts that have not been moved in this use; empty if the scout cabin is not being repeated."""
        if not moment.again:
            return NOWHERE
        moved = BIT[moment.using.at] if moment.using and moment.using.at is not None else NOWHERE
        return moment.player.figures.scouts & ~moved

    def mover_violation(self, moment: Moment, origin: Hex) -> Violation:
        if not moment.again:
            return used_otherwise(POWERS[self.tile], but="move")
        return no_such_figure(moment, Figure.SCOUT, self.rules, self.movable(moment), origin)

    def reach(self, moment: Moment) -> Callable[[Hex], Hexes]:
        return lambda origin: neighbours(moment.own & ~BIT[origin])

    def among(self, moment: Moment) -> Hexes:
        return moment.free

    def hex_violations(self, moment: Moment, origin: Hex, to: Hex) -> list[Violation]:
        targets = self.targets(moment, origin)
        return placing_violations(moment, to) or [
            Violation(
                ViolationCode.NOT_BESIDE_OWN, self.rules, facts={"at": NAMES[to], "by": "move"}, choices=targets
            )
        ]

    def perform(self, draft: Draft, action: Action) -> None:
        assert isinstance(action, MoveWith)
        seat = draft.frames[-1].player
        draft.move_figure(seat, Figure.SCOUT, action.origin, action.to, self.tile)
        lose_tiles(draft, seat)


class ScoutCabin(DeedPower):
    """H7: place one or two scouts next to your pieces. H3: when repeated, the scout cabin can only move scouts."""

    def offers(self, moment: Moment) -> Sequence[Offer]:
        return self.deeds[MoveWith if moment.again else Place].offers(moment)

    def violations(self, moment: Moment, action: Action) -> list[Violation]:
        if moment.again and isinstance(action, Place):
            return [no_figure_left(Figure.SCOUT, self.rules, again=True)]
        return self.deeds[type(action)].violations(moment, action)

    def may_finish(self, _moment: Moment) -> bool:
        return True


add_power(
    ScoutCabin(
        tile=_TILE,
        rules=_RULES,
        expansion="harvest",
        deeds={
            Place: PlacesScout(tile=_TILE, rules=_RULES, figure=Figure.SCOUT, on=tuple(Terrain)),
            MoveWith: PutsScoutElsewhere(tile=_TILE, rules=_RULES),
        },
        steps=2,
    )
)
