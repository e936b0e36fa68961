"""The sword."""

from dataclasses import dataclass

from referee.board.hexes import BIT, NAMES, Hexes
from referee.model.actions import Action, Remove
from referee.model.offers import HexOffer, Offer
from referee.model.ruling import Violation
from referee.model.state import Game, Player
from referee.rules.consequences import lose_tiles
from referee.rules.draft import Draft
from referee.rules.families.power import AnyPower
from referee.rules.moment import Moment
from referee.rules.registry import Group, add_power


@dataclass(frozen=True, slots=True, kw_only=True)
class Sword(AnyPower):
    """N4: one piece of every other player goes, in turn order; a city hall stays."""

    def fits(self, action: Action) -> bool:
        return isinstance(action, Remove)

    def targets(self, moment: Moment) -> Hexes:
        """The pieces of the first player who still has to give one."""
        count = len(moment.state.players)
        left = moment.using.left if moment.using else count - 1
        players = [moment.state.players[(moment.seat - still) % count] for still in range(left, 0, -1)]
        return next(filter(None, map(_removable, players)), 0)

    def offers(self, moment: Moment) -> list[Offer]:
        targets = self.targets(moment)
        return [HexOffer(Remove, self.tile, targets)] if targets else []

    def allows(self, moment: Moment, action: Action) -> bool:
        assert isinstance(action, Remove)
        return bool(self.targets(moment) & BIT[action.at])

    def objections(self, moment: Moment, action: Action) -> list[Violation]:
        if self.allows(moment, action):
            return []
        assert isinstance(action, Remove)
        targets = self.targets(moment)
        return [Violation(self.refusals[0], self.rules, targets, {"at": NAMES[action.at]})]

    def most_left(self, game: Game) -> int:
        return len(game.players) - 2

    def left_after(self, game: Game, action: Action) -> int:
        """How many players come after the one who gives a piece now."""
        assert isinstance(action, Remove)
        return (game.frames[-1].player - _owner(game, action) - 1) % len(game.players)

    def perform(self, draft: Draft, action: Action) -> None:
        assert isinstance(action, Remove)
        owner = _owner(draft, action)
        draft.remove(draft.frames[-1].player, owner, action.at, action.tile)
        lose_tiles(draft, owner)


def _removable(player: Player) -> Hexes:
    return player.lasting & ~player.figures.city_hall


def _owner(game: Game, action: Remove) -> int:
    return next(seat for seat, player in enumerate(game.players) if player.presence & BIT[action.at])


add_power(
    Sword(
        tile="sword",
        rules=("N4",),
        expansion="nomads",
        group=Group.NOMAD,
        copies=2,
        removes=True,
        refusals=("not-to-be-removed",),
    )
)
