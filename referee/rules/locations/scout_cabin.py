"""The scout cabin."""

from collections.abc import Callable
from dataclasses import dataclass

from referee.board.board import Board
from referee.board.hexes import BIT, NAMES, Hex, Hexes, neighbours
from referee.model.actions import Action, MoveWith, Place
from referee.model.offers import MoveOffer, Offer
from referee.model.ruling import Facts, Violation, ViolationCode
from referee.model.vocabulary import Figure
from referee.rules.building import beside_objection, placing_objections
from referee.rules.draft import Draft
from referee.rules.families.figures import Placing
from referee.rules.moment import Moment
from referee.rules.registry import add_power


@dataclass(frozen=True, slots=True, kw_only=True)
class ScoutCabin(Placing):
    """H7: one or two scouts next to own pieces, for this turn. H3: once more they can only be put elsewhere."""

    def fits(self, action: Action) -> bool:
        return isinstance(action, Place | MoveWith)

    def allowed(self, moment: Moment) -> Hexes:
        return moment.free & moment.near

    def targets(self, moment: Moment) -> Hexes:
        return self.allowed(moment)

    def hex_objections(self, moment: Moment, at: Hex) -> list[Violation]:
        return beside_objection(moment, at, self.targets(moment), *self.rules)

    def offers(self, moment: Moment) -> list[Offer]:
        if not moment.again:
            return Placing.offers(self, moment)
        assert self.tile
        moves = MoveOffer(self.tile, self._movable(moment), self._reach(moment))
        return [moves] if moves else []

    def allows(self, moment: Moment, action: Action) -> bool:
        if isinstance(action, MoveWith):
            standing = moment.again and self._movable(moment) & BIT[action.origin]
            return bool(standing and self._reach(moment)(action.origin) & BIT[action.to])
        return not moment.again and Placing.allows(self, moment, action)

    def objections(self, moment: Moment, action: Action) -> list[Violation]:
        if isinstance(action, MoveWith):
            return self._move_objections(moment, action)
        return [self.stock_objection()] if moment.again else Placing.objections(self, moment, action)

    def perform(self, draft: Draft, action: Action) -> None:
        assert self.tile
        seat = draft.frames[-1].player
        if isinstance(action, MoveWith):
            draft.move_figure(seat, self.figure, action.origin, action.to, self.tile)
        else:
            assert isinstance(action, Place)
            draft.place(seat, self.figure, action.at, self.tile)

    def may_finish(self, _moment: Moment) -> bool:
        return True

    def _movable(self, moment: Moment) -> Hexes:
        """The scouts that were not put elsewhere yet."""
        moved = BIT[moment.using.at] if moment.using and moment.using.at is not None else 0
        return moment.player.figures.scouts & ~moved

    def _reach(self, moment: Moment) -> Callable[[Hex], Hexes]:
        return lambda origin: moment.free & neighbours(moment.own & ~BIT[origin])

    def _move_objections(self, moment: Moment, action: MoveWith) -> list[Violation]:
        if not moment.again:
            return [Violation(ViolationCode.TILE_USED_OTHERWISE, self.rules, facts={"tile": action.tile})]
        standing = self._movable(moment)
        if not standing & BIT[action.origin]:
            facts: Facts = {"at": NAMES[action.origin], "figure": self.figure}
            return [Violation(ViolationCode.NO_SUCH_FIGURE, self.rules, standing, facts)]
        if action.origin == action.to:
            return [Violation(ViolationCode.SAME_HEX, self.rules, BIT[action.to], {"at": NAMES[action.to]})]
        found = placing_objections(moment, action.to)
        reach = self._reach(moment)(action.origin)
        if not found and not reach & BIT[action.to]:
            found.append(Violation(ViolationCode.NOT_BESIDE_OWN, self.rules, reach, {"at": NAMES[action.to]}))
        return found


def _anywhere(board: Board) -> Hexes:
    return board.open


add_power(
    ScoutCabin(
        tile="scout-cabin",
        rules=("H7",),
        expansion="harvest",
        figure=Figure.SCOUT,
        terrain=_anywhere,
        steps=2,
    )
)
