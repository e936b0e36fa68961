"""The sword tile: remove one piece from each of the other players (N4)."""

from typing import Final

from referee.board.hexes import BIT, NAMES, NOWHERE, Hexes
from referee.model.actions import Action, Remove
from referee.model.frames import Using
from referee.model.offers import HexOffer, Offer
from referee.model.ruling import Violation
from referee.model.state import Game, Player, State
from referee.rules.consequences import lose_tiles
from referee.rules.draft import Draft
from referee.rules.families.deeds import Deed, DeedPower
from referee.rules.moment import Moment
from referee.rules.power import Group, Lifting
from referee.rules.registry import add_nomad_tile, tile_code

_TILE: Final = "sword"
_NOT_REMOVED: Final = tile_code("not-to-be-removed")


class RemovesPiece(Deed):
    """N4: remove a piece of the next player who has a removable piece."""

    def targets(self, moment: Moment) -> Hexes:
        """N4: the hexes with removable pieces of the next player who has any.

        City halls and scouts cannot be removed.
        """
        count = len(moment.game.players)
        left = moment.using.left if moment.using else count - 1
        players = [moment.game.players[(moment.seat - still) % count] for still in range(left, 0, -1)]
        return next(filter(None, map(_removable, players)), NOWHERE)

    def offers(self, moment: Moment) -> list[Offer]:
        """A single offer with all targets; an empty list if there are no targets."""
        targets = self.targets(moment)
        return [HexOffer(Remove, _TILE, targets)] if targets else []

    def violations(self, moment: Moment, action: Action) -> list[Violation]:
        """A violation if this hex has no piece that can be removed now; otherwise an empty list."""
        assert isinstance(action, Remove)
        targets = self.targets(moment)
        if targets & BIT[action.at]:
            return []
        return [Violation(_NOT_REMOVED, self.rules, facts={"at": NAMES[action.at]}, choices=targets)]

    def perform(self, draft: Draft, action: Action) -> None:
        """L3: remove the piece, then the tiles that its owner loses as a result."""
        assert isinstance(action, Remove)
        owner = _owner(draft, action)
        draft.remove(draft.frames[-1].player, owner, action.at, action.tile)
        lose_tiles(draft, owner)


class Sword(DeedPower):
    """N4: remove one piece from each of the other players, in turn order."""

    def steps_left(self, game: Game, action: Action) -> int:
        """N4: the number of players in turn order between the player who loses a piece now and the sword's owner."""
        assert isinstance(action, Remove)
        return (game.frames[-1].player - _owner(game, action) - 1) % len(game.players)

    def can_be_in_use(self, state: State, using: Using) -> bool:
        return using.card is None and using.left <= len(state.players) - 2 and using.origin is None


def _removable(player: Player) -> Hexes:
    return player.lasting & ~player.figures.city_hall


def _owner(game: Game, action: Remove) -> int:
    return next(seat for seat, player in enumerate(game.players) if player.presence & BIT[action.at])


add_nomad_tile(
    Sword(
        tile=_TILE,
        rules=("N4",),
        expansion="nomads",
        group=Group.NOMAD,
        lifts=Lifting.TO_SUPPLY,
        deeds={Remove: RemovesPiece(tile=_TILE, rules=("N4",))},
    ),
    copies=2,
)
