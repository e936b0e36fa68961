"""H8: a number tile 5 for five tiles 1."""

from dataclasses import dataclass
from typing import Final

from referee.board.board import Board
from referee.model.actions import Action, Take
from referee.model.offers import Offer, SingleOffer
from referee.model.ruling import Facts, Violation
from referee.model.state import NUMBERS
from referee.rules.draft import Draft
from referee.rules.families.power import AnyPower
from referee.rules.moment import Moment
from referee.rules.registry import Group, add_power

_ONES: Final = 5


@dataclass(frozen=True, slots=True, kw_only=True)
class NumberFive(AnyPower):
    """H8: change five number tiles 1 for a 5, as often as one likes."""

    def is_common(self, _board: Board) -> bool:
        return True

    def fits(self, action: Action) -> bool:
        return isinstance(action, Take)

    def offers(self, moment: Moment) -> list[Offer]:
        return [SingleOffer(Take("number-five"))] if self._can_change(moment) else []

    def allows(self, moment: Moment, _action: Action) -> bool:
        return self._can_change(moment)

    def objections(self, moment: Moment, _action: Action) -> list[Violation]:
        facts: Facts = {"ones": moment.player.numbers.ones}
        return [] if self._can_change(moment) else [Violation(self.refusals[0], self.rules, facts=facts)]

    def perform(self, draft: Draft, _action: Action) -> None:
        draft.take_number(draft.frames[-1].player, 5)

    def _can_change(self, moment: Moment) -> bool:
        if moment.player.numbers.ones < _ONES:
            return False
        return sum(player.numbers.fives for player in moment.state.players) < NUMBERS.fives


add_power(
    NumberFive(
        tile="number-five",
        rules=("H8",),
        expansion="harvest",
        group=Group.COMMON,
        once=False,
        refusals=("no-five-to-change",),
    )
)
