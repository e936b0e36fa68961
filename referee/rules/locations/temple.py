"""The temple."""

from dataclasses import dataclass

from referee.board.hexes import BIT, NAMES
from referee.model.actions import Action, Remove
from referee.model.offers import HexOffer, Offer
from referee.model.ruling import Facts, Violation, ViolationCode
from referee.rules.consequences import lose_tiles
from referee.rules.draft import Draft
from referee.rules.families.power import AnyPower
from referee.rules.moment import Moment
from referee.rules.registry import Group, Power, add_power


@dataclass(frozen=True, slots=True, kw_only=True)
class Temple(AnyPower):
    """M6: take a settlement off the board, to be built besides in the next turn."""

    def fits(self, action: Action) -> bool:
        return isinstance(action, Remove)

    def offers(self, moment: Moment) -> list[Offer]:
        own = moment.player.settlements
        return [HexOffer(Remove, self.tile, own)] if own else []

    def allows(self, moment: Moment, action: Action) -> bool:
        assert isinstance(action, Remove)
        return bool(moment.player.settlements & BIT[action.at])

    def objections(self, moment: Moment, action: Action) -> list[Violation]:
        if self.allows(moment, action):
            return []
        assert isinstance(action, Remove)
        facts: Facts = {"at": NAMES[action.at], "owner": moment.player.colour}
        return [Violation(ViolationCode.NO_OWN_SETTLEMENT, self.rules, moment.player.settlements, facts)]

    def perform(self, draft: Draft, action: Action) -> None:
        assert isinstance(action, Remove)
        seat = draft.frames[-1].player
        draft.put_on_temple(seat, action.at, action.tile)
        lose_tiles(draft, seat)


@dataclass(frozen=True, slots=True, kw_only=True)
class TempleBonus(AnyPower):
    """M6: the first settlement of the mandatory action need not be adjacent."""

    def may_waive(self, moment: Moment, power: Power) -> bool:
        return power.tile is None and not moment.turn.built


add_power(Temple(tile="temple", rules=("M6",), expansion="marshlands", bonus="temple-bonus", stores=True))
add_power(
    TempleBonus(tile="temple-bonus", rules=("M6", "M2"), expansion="marshlands", group=Group.BONUS, waives=True)
)
