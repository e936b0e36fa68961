"""The cathedral, and the number tiles that come with it."""

from dataclasses import dataclass

from referee.board.board import Board
from referee.model.actions import Action, BuildWith, Spend, Take
from referee.model.offers import Offer, SingleOffer, SpendOffer
from referee.model.ruling import Facts, Violation
from referee.model.state import NUMBERS, Game
from referee.rules.draft import Draft
from referee.rules.families.builds import BuildOnTerrain
from referee.rules.families.ground import Terrains
from referee.rules.families.power import AnyPower
from referee.rules.moment import Moment
from referee.rules.registry import Group, add_power


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
                return [Violation("numbers-first", self.rules)]
            case _ if moment.using:
                return [Violation("numbers-spent", self.rules, facts={"left": moment.using.left})]
            case Spend():
                return self._spend_objections(moment, action)
            case _:
                return [] if _ones_left(moment.state) else [Violation("no-number-left", self.rules)]

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
            found.append(Violation("numbers-not-held", self.rules, facts=facts))
        if not moment.player.supply:
            found.append(self.stock_objection())
        elif not self.allowed(moment):
            found.append(Violation("nothing-to-build-on", self.rules))
        return found


@dataclass(frozen=True, slots=True, kw_only=True)
class NumberFive(AnyPower):
    """H8: change five number tiles 1 for a 5, as often as one likes."""

    def is_common(self, _board: Board) -> bool:
        return True

    def use(self, draft: Draft, seat: int) -> None:
        """It is not used up."""

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
        fives = sum(player.numbers.fives for player in moment.state.players)
        return moment.player.numbers.ones >= 5 and fives < NUMBERS.fives


def _ones_left(game: Game) -> bool:
    return sum(player.numbers.ones for player in game.players) < NUMBERS.ones


def _played_terrains(moment: Moment) -> Terrains:
    return moment.terrains


add_power(
    Cathedral(
        tile="cathedral",
        rules=("H8",),
        expansion="harvest",
        uses_card=True,
        terrains=_played_terrains,
        refusals=("numbers-first", "numbers-spent", "no-number-left", "numbers-not-held", "nothing-to-build-on"),
    )
)
add_power(
    NumberFive(
        tile="number-five", rules=("H8",), expansion="harvest", group=Group.COMMON, refusals=("no-five-to-change",)
    )
)
