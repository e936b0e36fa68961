"""The temple tile: take a settlement off the board and build it again in a later turn (M6)."""

from typing import Final

from referee.board.hexes import BIT, NAMES
from referee.model.actions import Action, Build, Remove
from referee.model.offers import HexOffer, Offer
from referee.model.ruling import Facts, Violation, ViolationCode
from referee.rules.building import not_your_piece
from referee.rules.consequences import lose_tiles
from referee.rules.draft import Draft
from referee.rules.families.deeds import Deed, DeedPower
from referee.rules.moment import Moment
from referee.rules.power import Group, Lifting, Power, When
from referee.rules.registry import add_bonus, add_power

_TILE: Final = "temple"


class PutsOnTemple(Deed):
    """M6: put a settlement from the board on the temple. It must be built again in the next turn if possible."""

    def offers(self, moment: Moment) -> list[Offer]:
        """One offer with all settlements of the player; empty if there are none."""
        own = moment.player.settlements
        return [HexOffer(Remove, _TILE, own)] if own else []

    def violations(self, moment: Moment, action: Action) -> list[Violation]:
        """A violation if the player has no settlement on this hex; otherwise an empty list."""
        assert isinstance(action, Remove)
        if moment.player.settlements & BIT[action.at]:
            return []
        own = moment.player.settlements or None
        facts: Facts = {"at": NAMES[action.at], "owner": moment.player.colour}
        absent = Violation(ViolationCode.NO_OWN_SETTLEMENT, self.rules, facts=facts, choices=own)
        return [not_your_piece(moment, action.at, "settlement", own, self.rules) or absent]

    def perform(self, draft: Draft, action: Action) -> None:
        """L3: put the settlement on the temple, then remove the tiles that its owner loses as a result."""
        assert isinstance(action, Remove)
        seat = draft.frames[-1].player
        draft.put_on_temple(seat, action.at, action.tile)
        lose_tiles(draft, seat)


class TempleBonus(Power):
    """M6: waive adjacency for the first settlement of a mandatory action."""

    def may_waive(self, moment: Moment, kind: type[Action]) -> bool:
        return kind is Build and not moment.turn.built


add_power(
    DeedPower(
        tile=_TILE,
        rules=("M6",),
        expansion="marshlands",
        lifts=Lifting.TO_TILE,
        deeds={Remove: PutsOnTemple(tile=_TILE, rules=("M6",))},
    )
)
add_bonus(
    TempleBonus(
        tile="temple-bonus",
        rules=("M6", "M2"),
        expansion="marshlands",
        group=Group.BONUS,
        when=When.WITH_A_BUILD,
    ),
    of=_TILE,
)
