"""The fort tile: draw a terrain card and build on its terrain (X2)."""

from collections.abc import Sequence
from typing import Final

from referee.model.actions import Action, BuildWith, Draw
from referee.model.frames import Drawing, Using
from referee.model.offers import Offer, SingleOffer
from referee.model.ruling import Violation, ViolationCode, Weight
from referee.model.state import State
from referee.model.vocabulary import TERRAINS_OF, Purpose
from referee.rules.draft import Draft
from referee.rules.families.deeds import Deed, DeedPower, Terrains
from referee.rules.families.puts import BuildsOnCard
from referee.rules.moment import Moment
from referee.rules.registry import add_power, tile_code
from referee.rules.terrain_cards import can_draw

_WITHOUT_CARD: Final = tile_code("fort-without-card", Weight.NOW)
_HAS_CARD: Final = tile_code("fort-has-card", Weight.NOW)
_RULES: Final = ("X2", "X8")


def _drawn_terrains(moment: Moment) -> Terrains:
    return TERRAINS_OF[moment.using.card] if moment.using and moment.using.card else ()


_BUILD: Final = BuildsOnCard(tile="fort", rules=_RULES, drawn=_drawn_terrains)


class DrawsCard(Deed):
    """X2: draw a terrain card. T3: a card must be left. L5: the player must have a settlement in the supply."""

    def offers(self, moment: Moment) -> list[Offer]:
        """One offer to draw a card; empty if no card or no settlement is left."""
        return [SingleOffer(Draw("fort"))] if moment.player.supply and can_draw(moment.game) else []

    def violations(self, moment: Moment, _action: Action) -> list[Violation]:
        """L5, T3: a violation if no settlement is left, and another if there is no card to draw."""
        violations = [] if moment.player.supply else [_BUILD.stock_violation()]
        if not can_draw(moment.game):
            violations.append(Violation(ViolationCode.NO_CARD_TO_DRAW, ("T3", *_RULES)))
        return violations

    def perform(self, draft: Draft, _action: Action) -> None:
        """X2: begin to draw a card. If the next card is not known, the table must name it or shuffle."""
        draft.frames.append(Drawing(draft.frames[-1].player, Purpose.TILE))


class Fort(DeedPower):
    """X2: draw a terrain card, then build on its terrain."""

    def offers(self, moment: Moment) -> Sequence[Offer]:
        return self.deeds[BuildWith if moment.using else Draw].offers(moment)

    def violations(self, moment: Moment, action: Action) -> list[Violation]:
        if isinstance(action, Draw) and moment.using:
            return [Violation(_HAS_CARD, ("X8",), facts={"card": moment.using.card or ""})]
        if isinstance(action, BuildWith) and not moment.using:
            return [Violation(_WITHOUT_CARD, self.rules)]
        return self.deeds[type(action)].violations(moment, action)

    def can_be_in_use(self, _state: State, using: Using) -> bool:
        """X2: whether this use of the fort is possible. The drawn card may still be unknown."""
        return using.left < self.steps and using.at is None and using.origin is None


add_power(
    Fort(
        tile="fort",
        rules=_RULES,
        expansion="crossroads",
        draws=Purpose.TILE,
        deeds={Draw: DrawsCard(tile="fort", rules=_RULES), BuildWith: _BUILD},
        steps=2,
    )
)
