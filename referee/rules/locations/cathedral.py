"""The cathedral tile: collect number tiles, or return them to build settlements (H8)."""

from collections.abc import Sequence
from typing import Final

from referee.model.actions import Action, BuildWith, Spend, Take
from referee.model.frames import Using
from referee.model.offers import Offer, SingleOffer, SpendOffer
from referee.model.ruling import Facts, Violation, ViolationCode, Weight
from referee.model.state import NUMBERS, Game, State
from referee.rules.draft import Draft
from referee.rules.families.deeds import Deed, DeedPower, steps_after
from referee.rules.families.puts import BuildsOnCard
from referee.rules.moment import Moment
from referee.rules.registry import add_power, tile_code
from referee.rules.terrain_cards import awaits_card

_TILE: Final = "cathedral"
_RULES: Final = ("H8",)
_FIRST: Final = tile_code("numbers-first", Weight.NOW)
_SPENT: Final = tile_code("numbers-spent", Weight.NOW)
_NONE_LEFT: Final = tile_code("no-number-left", Weight.NOW)
_NOT_AGAIN: Final = tile_code("number-not-repeated", Weight.NOW)
_NOT_HELD: Final = tile_code("numbers-not-held", Weight.NOW)
_NO_GROUND: Final = tile_code("nothing-to-build-on", Weight.NOW)
_BUILD: Final = BuildsOnCard(tile=_TILE, rules=_RULES)


class TakesNumber(Deed):
    """H8: take a number tile of value 1. H3: a repeated cathedral does not allow this action."""

    def offers(self, moment: Moment) -> list[Offer]:
        """One offer to take a number tile; empty if none of value 1 is left or the cathedral is repeated."""
        return [SingleOffer(Take(_TILE))] if _ones_left(moment.game) and not moment.again else []

    def violations(self, moment: Moment, _action: Action) -> list[Violation]:
        """H3, H8: a violation if the cathedral is repeated, and another if no number tile of value 1 is left."""
        violations = [Violation(_NOT_AGAIN, ("H3",))] if moment.again else []
        return violations if _ones_left(moment.game) else [*violations, Violation(_NONE_LEFT, self.rules)]

    def perform(self, draft: Draft, _action: Action) -> None:
        """H8: take a number tile of value 1."""
        draft.take_number(draft.frames[-1].player, 1)


class SpendsNumbers(Deed):
    """H8: return number tiles. Their total value is the number of settlements to build."""

    def offers(self, moment: Moment) -> list[Offer]:
        """One offer to return number tiles; empty if the player has no number tile, settlement or legal hex left."""
        numbers = moment.player.numbers
        if not numbers.worth or not moment.player.supply or not _BUILD.allowed(moment):
            return []
        return [SpendOffer(_TILE, numbers.ones, numbers.fives)]

    def violations(self, moment: Moment, action: Action) -> list[Violation]:
        """The reasons why the player cannot return these number tiles; empty if the player can."""
        assert isinstance(action, Spend)
        held = moment.player.numbers
        violations = []
        if not (0 <= action.ones <= held.ones and 0 <= action.fives <= held.fives and action.ones + action.fives):
            by = "none" if not held.worth else "some" if action.ones or action.fives else "nothing"
            facts: Facts = {"by": by, "ones": held.ones, "fives": held.fives}
            violations.append(Violation(_NOT_HELD, self.rules, facts=facts))
        if not moment.player.supply:
            violations.append(_BUILD.stock_violation())
        elif awaits_card(moment):
            violations.append(Violation(ViolationCode.CARD_NOT_PLAYED, ("T1",)))
        elif not _BUILD.allowed(moment):
            violations.append(Violation(_NO_GROUND, self.rules))
        return violations

    def perform(self, draft: Draft, action: Action) -> None:
        """H8: return the number tiles. The builds are separate steps."""
        assert isinstance(action, Spend)
        draft.return_numbers(draft.frames[-1].player, action.ones, action.fives)


class Cathedral(DeedPower):
    """H8: take a number tile, or return number tiles and build settlements on the terrain of the played card."""

    def when_taken(self, draft: Draft, seat: int) -> None:
        if _ones_left(draft):
            draft.take_number(seat, 1)

    def offers(self, moment: Moment) -> Sequence[Offer]:
        if moment.using:
            return self.deeds[BuildWith].offers(moment)
        return [*self.deeds[Take].offers(moment), *self.deeds[Spend].offers(moment)]

    def violations(self, moment: Moment, action: Action) -> list[Violation]:
        if isinstance(action, BuildWith) and not moment.using:
            return [Violation(_FIRST, self.rules)]
        if not isinstance(action, BuildWith) and moment.using:
            return [Violation(_SPENT, self.rules, facts={"left": moment.using.left})]
        return self.deeds[type(action)].violations(moment, action)

    def steps_left(self, game: Game, action: Action) -> int:
        match action:
            case Take():
                return 0
            case Spend(ones=ones, fives=fives):
                return ones + 5 * fives
            case _:
                return steps_after(game, self.steps)

    def can_be_in_use(self, _state: State, using: Using) -> bool:
        return using.card is None and using.left <= NUMBERS.worth and using.origin is None


def _ones_left(game: Game) -> bool:
    return sum(player.numbers.ones for player in game.players) < NUMBERS.ones


add_power(
    Cathedral(
        tile=_TILE,
        rules=_RULES,
        expansion="harvest",
        deeds={
            Take: TakesNumber(tile=_TILE, rules=_RULES),
            Spend: SpendsNumbers(tile=_TILE, rules=_RULES),
            BuildWith: _BUILD,
        },
    )
)
