"""The bazaar tile: use the action of another of your location tiles once more (H3)."""

from collections.abc import Sequence
from typing import Final

from referee.board.hexes import each
from referee.model.actions import Action, TileAction
from referee.model.frames import Using
from referee.model.offers import Offer, ViaOffer
from referee.model.ruling import Facts, Violation, Weight
from referee.model.state import Game, State
from referee.model.vocabulary import TileStatus
from referee.rules.draft import Draft
from referee.rules.moment import Moment
from referee.rules.power import Power, When
from referee.rules.registry import LOCATIONS, POWERS, add_power, tile_code
from referee.rules.tile_use import unknown_tile, used_otherwise

_NOT_REPEATED: Final = tile_code("not-to-be-repeated", Weight.NOW)


class Bazaar(Power):
    """H3: repeat another location tile. A repeated tile provides no new figure and no number tile."""

    def fits(self, action: Action) -> bool:
        return isinstance(action, TileAction) and bool(action.via)

    def offers(self, moment: Moment) -> Sequence[Offer]:
        again = moment.once_more()
        return [ViaOffer(offer, self.tile) for kind in self._kinds(moment) for offer in POWERS[kind].offers(again)]

    def violations(self, moment: Moment, action: Action) -> list[Violation]:
        step = _repeated(action)
        power = POWERS.get(step.tile)
        if power is None:
            return [unknown_tile(step.tile, "L1")]
        if step.tile not in self._kinds(moment):
            facts: Facts = {"tile": step.tile, "by": self._obstacle(moment, step.tile)}
            return [Violation(_NOT_REPEATED, self.rules, facts=facts)]
        if not power.fits(step):
            return [used_otherwise(power)]
        return power.violations(moment.once_more(), step)

    def perform(self, draft: Draft, action: Action) -> None:
        step = _repeated(action)
        POWERS[step.tile].perform(draft, step)

    def steps_left(self, game: Game, action: Action) -> int:
        step = _repeated(action)
        return POWERS[step.tile].steps_left(game, step)

    def can_be_in_use(self, state: State, using: Using) -> bool:
        """H3: whether the player has ever taken a tile of the repeated kind, and the bazaar can repeat this kind."""
        taken = {state.board.kinds.get(at) for at in each(state.players[using.player].taken_from)}
        return using.tile in taken and self._may_be_repeated(using.tile)

    def _kinds(self, moment: Moment) -> list[str]:
        """H3: the kinds of the player's tiles that can be repeated. Such a tile is ready or used, but not fresh."""
        held = [tile.kind for tile in moment.player.tiles if tile.status is not TileStatus.FRESH]
        return [kind for kind in dict.fromkeys(held) if self._may_be_repeated(kind)]

    def _obstacle(self, moment: Moment, kind: str) -> str:
        """H3: the word in the violation's facts that says why this tile cannot be repeated now."""
        if kind not in LOCATIONS:
            return "no-location"
        if not self._may_be_repeated(kind):
            return "never"
        return "late" if any(tile.kind == kind for tile in moment.player.tiles) else "not-held"

    def _may_be_repeated(self, kind: str) -> bool:
        return kind != self.tile and LOCATIONS[kind].when is When.IN_TURN


def _repeated(action: Action) -> TileAction:
    """The action of the repeated tile, which is the same action without `via`."""
    assert isinstance(action, TileAction)
    return action._replace(via=None)


add_power(Bazaar(tile="bazaar", rules=("H3",), expansion="harvest"))
