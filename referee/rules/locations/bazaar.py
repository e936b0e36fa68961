"""The bazaar."""

from dataclasses import dataclass

from referee.model.actions import Action, TileAction
from referee.model.offers import Offer, ViaOffer
from referee.model.ruling import Violation, ViolationCode
from referee.model.vocabulary import TileStatus
from referee.rules.families.power import AnyPower
from referee.rules.moment import Moment
from referee.rules.registry import POWERS, add_power


@dataclass(frozen=True, slots=True, kw_only=True)
class Bazaar(AnyPower):
    """H3: use another location tile once more, though no figure comes out of the supply by it."""

    def fits(self, action: Action) -> bool:
        return _repeated(action) is not None

    def offers(self, moment: Moment) -> list[Offer]:
        assert self.tile
        again = moment.once_more()
        return [ViaOffer(offer, self.tile) for kind in self._kinds(moment) for offer in POWERS[kind].offers(again)]

    def allows(self, moment: Moment, action: Action) -> bool:
        step = _repeated(action)
        if step is None or step.tile not in self._kinds(moment):
            return False
        power = POWERS[step.tile]
        return power.fits(step) and power.allows(moment.once_more(), step)

    def objections(self, moment: Moment, action: Action) -> list[Violation]:
        step = _repeated(action)
        assert step is not None
        power = POWERS.get(step.tile)
        if power is None:
            return [Violation(ViolationCode.UNKNOWN_TILE, ("L1",), facts={"tile": step.tile})]
        if step.tile not in self._kinds(moment):
            return [Violation(self.refusals[0], self.rules, facts={"tile": step.tile})]
        if not power.fits(step):
            return [Violation(ViolationCode.TILE_USED_OTHERWISE, power.rules, facts={"tile": step.tile})]
        return power.objections(moment.once_more(), step)

    def _kinds(self, moment: Moment) -> list[str]:
        """The other location tiles that were held before this turn, used or not."""
        held = [tile.kind for tile in moment.player.tiles if tile.status is not TileStatus.FRESH]
        return [kind for kind in dict.fromkeys(held) if POWERS[kind].repeatable]


def _repeated(action: Action) -> TileAction | None:
    """The action without the way it goes."""
    if isinstance(action, TileAction) and action.via:
        return action._replace(via=None)
    return None


add_power(
    Bazaar(
        tile="bazaar",
        rules=("H3",),
        expansion="harvest",
        repeatable=False,
        repeats=True,
        refusals=("not-to-be-repeated",),
    )
)
