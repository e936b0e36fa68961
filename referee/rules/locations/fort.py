"""The fort."""

from dataclasses import dataclass
from typing import Final

from referee.model.actions import Action, BuildWith, Draw
from referee.model.frames import Drawing
from referee.model.offers import Offer, SingleOffer
from referee.model.ruling import Violation, ViolationCode
from referee.model.vocabulary import TERRAINS_OF, Purpose
from referee.rules.draft import Draft
from referee.rules.families.builds import BuildOnTerrain
from referee.rules.families.ground import Terrains
from referee.rules.moment import Moment
from referee.rules.piles import can_draw
from referee.rules.registry import add_power

_WITHOUT_CARD: Final = "fort-without-card"
_HAS_CARD: Final = "fort-has-card"


@dataclass(frozen=True, slots=True, kw_only=True)
class Fort(BuildOnTerrain):
    """X2: draw a terrain card, then build on its terrain."""

    def fits(self, action: Action) -> bool:
        return isinstance(action, Draw | BuildWith)

    def offers(self, moment: Moment) -> list[Offer]:
        if moment.using:
            return BuildOnTerrain.offers(self, moment)
        return [SingleOffer(Draw("fort"))] if moment.player.supply and can_draw(moment.state) else []

    def allows(self, moment: Moment, action: Action) -> bool:
        if isinstance(action, Draw):
            return not moment.using and bool(moment.player.supply) and can_draw(moment.state)
        return bool(moment.using) and BuildOnTerrain.allows(self, moment, action)

    def objections(self, moment: Moment, action: Action) -> list[Violation]:
        if not isinstance(action, Draw):
            if moment.using:
                return BuildOnTerrain.objections(self, moment, action)
            return [Violation(_WITHOUT_CARD, self.rules)]
        if moment.using:
            return [Violation(_HAS_CARD, ("X8",), facts={"card": moment.using.card or ""})]
        found = [] if moment.player.supply else [self.stock_objection()]
        if not can_draw(moment.state):
            found.append(Violation(ViolationCode.NO_CARD_TO_DRAW, ("T3", *self.rules)))
        return found

    def perform(self, draft: Draft, action: Action) -> None:
        if isinstance(action, Draw):
            draft.frames.append(Drawing(draft.frames[-1].player, Purpose.TILE))
        else:
            BuildOnTerrain.perform(self, draft, action)


def _drawn_terrains(moment: Moment) -> Terrains:
    return TERRAINS_OF[moment.using.card] if moment.using and moment.using.card else ()


add_power(
    Fort(
        tile="fort",
        rules=("X2", "X8"),
        expansion="crossroads",
        draws=True,
        terrains=_drawn_terrains,
        steps=2,
        refusals=(_WITHOUT_CARD, _HAS_CARD),
    )
)
