"""The exchange of five number tiles of value 1 for one of value 5 (H8)."""

from collections.abc import Sequence
from typing import Final

from referee.board.board import Board
from referee.model.actions import Action, Take
from referee.model.offers import Offer, SingleOffer
from referee.model.ruling import Facts, Violation, Weight
from referee.model.state import NO_NUMBERS, NUMBERS
from referee.rules.draft import Draft
from referee.rules.moment import Moment
from referee.rules.power import Group, Power
from referee.rules.registry import add_power, tile_code

_ONES: Final = 5
_SOURCE: Final = "cathedral"
"""The location that gives number tiles."""
_NO_FIVE: Final = tile_code("no-five-to-change", Weight.NOW)


class NumberFive(Power):
    """H8: exchange five number tiles of value 1 for one of value 5, as often as you like, while fives are left."""

    def is_common(self, _board: Board) -> bool:
        return True

    def is_for_turns(self, board: Board) -> bool:
        return _SOURCE in board.kinds.values()

    def fits(self, action: Action) -> bool:
        return isinstance(action, Take) and not action.via

    def offers(self, moment: Moment) -> Sequence[Offer]:
        if moment.player.numbers is NO_NUMBERS:
            return ()
        return [SingleOffer(Take(self.tile))] if self._can_change(moment) else []

    def violations(self, moment: Moment, _action: Action) -> list[Violation]:
        if self._can_change(moment):
            return []
        ones = moment.player.numbers.ones
        facts: Facts = {"ones": ones} if ones < _ONES else {"ones": ones, "by": "fives"}
        if not ones and not self.is_for_turns(moment.board):
            facts = {"ones": ones, "by": "no-cathedral"}
        return [Violation(_NO_FIVE, self.rules, facts=facts)]

    def perform(self, draft: Draft, _action: Action) -> None:
        draft.take_number(draft.frames[-1].player, 5)

    def _can_change(self, moment: Moment) -> bool:
        if moment.player.numbers.ones < _ONES:
            return False
        return sum(player.numbers.fives for player in moment.game.players) < NUMBERS.fives


add_power(NumberFive(tile="number-five", rules=("H8",), expansion="harvest", group=Group.COMMON))
