"""The cathedral."""

from dataclasses import dataclass
from typing import Final

from referee.model.actions import Action, BuildWith, Spend, Take
from referee.model.offers import Offer, SingleOffer, SpendOffer
from referee.model.ruling import Facts, Violation
from referee.model.state import NUMBERS, Game
from referee.rules.draft import Draft
from referee.rules.families.builds import BuildOnTerrain
from referee.rules.families.ground import played_terrains
from referee.rules.moment import Moment
from referee.rules.registry import add_power

_FIRST: Final = "numbers-first"
_SPENT: Final = "numbers-spent"
_NONE_LEFT: Final = "no-number-left"
_NOT_HELD: Final = "numbers-not-held"
_NO_GROUND: Final = "nothing-to-build-on"


@dataclass(frozen=True, slots=True, kw_only=True)
class Cathedral(BuildOnTerrain):
    """H8: take one more number tile, or give some back and build as many on the played terrain."""

    def fits(self, action: Action) -> bool:
        return isinstance(action, Take | Spend | BuildWith)

    def when_taken(self, draft: Draft, seat: int) -> None:
        if _ones_left(draft):
            draft.take_number(seat, 1)

    def offers(self, moment: Moment) -> list[Offer]:
        if moment.using:
            return BuildOnTerrain.offers(self, moment)
        found: list[Offer] = [SingleOffer(Take("cathedral"))] if _ones_left(moment.state) else []
        numbers = moment.player.numbers
        if numbers.worth and self._can_build(moment):
            found.append(SpendOffer("cathedral", numbers.ones, numbers.fives))
        return found

    def allows(self, moment: Moment, action: Action) -> bool:
        match action:
            case Take():
                return not moment.using and _ones_left(moment.state)
            case Spend():
                return not moment.using and not self._spend_objections(moment, action)
            case _:
                return bool(moment.using) and BuildOnTerrain.allows(self, moment, action)

    def objections(self, moment: Moment, action: Action) -> list[Violation]:
        match action:
            case BuildWith() if moment.using:
                return BuildOnTerrain.objections(self, moment, action)
            case BuildWith():
                return [Violation(_FIRST, self.rules)]
            case _ if moment.using:
                return [Violation(_SPENT, self.rules, facts={"left": moment.using.left})]
            case Spend():
                return self._spend_objections(moment, action)
            case _:
                return [] if _ones_left(moment.state) else [Violation(_NONE_LEFT, self.rules)]

    def perform(self, draft: Draft, action: Action) -> None:
        seat = draft.frames[-1].player
        match action:
            case Take():
                draft.take_number(seat, 1)
            case Spend(ones=ones, fives=fives):
                draft.return_numbers(seat, ones, fives)
            case _:
                BuildOnTerrain.perform(self, draft, action)

    def most_left(self, _game: Game) -> int:
        return NUMBERS.worth

    def left_after(self, game: Game, action: Action) -> int:
        match action:
            case Take():
                return 0
            case Spend(ones=ones, fives=fives):
                return ones + 5 * fives
            case _:
                return BuildOnTerrain.left_after(self, game, action)

    def _can_build(self, moment: Moment) -> bool:
        return bool(moment.player.supply and self.allowed(moment))

    def _spend_objections(self, moment: Moment, action: Spend) -> list[Violation]:
        held = moment.player.numbers
        found = []
        if not (0 <= action.ones <= held.ones and 0 <= action.fives <= held.fives and action.ones + action.fives):
            facts: Facts = {"ones": held.ones, "fives": held.fives}
            found.append(Violation(_NOT_HELD, self.rules, facts=facts))
        if not moment.player.supply:
            found.append(self.stock_objection())
        elif not self.allowed(moment):
            found.append(Violation(_NO_GROUND, self.rules))
        return found


def _ones_left(game: Game) -> bool:
    return sum(player.numbers.ones for player in game.players) < NUMBERS.ones


add_power(
    Cathedral(
        tile="cathedral",
        rules=("H8",),
        expansion="harvest",
        uses_card=True,
        terrains=played_terrains,
        refusals=(_FIRST, _SPENT, _NONE_LEFT, _NOT_HELD, _NO_GROUND),
    )
)
