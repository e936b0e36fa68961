"""Deeds, and powers that consist of deeds.

A deed handles one kind of action, for example build, move or draw. It decides where the action is legal, why the
action is illegal elsewhere, and what the action does. Most powers consist of one or more deeds. The power itself
handles everything else, such as a card that must be drawn first. The build of the mandatory action is a deed, too.
"""

from collections.abc import Callable, Mapping, Sequence

from referee.base.declared import Declared
from referee.board.board import Board
from referee.board.hexes import NOWHERE, Hex, Hexes
from referee.board.terrain import Terrain
from referee.model.actions import Action, TileAction
from referee.model.frames import Using, use_in
from referee.model.offers import Offer
from referee.model.ruling import Violation
from referee.model.state import Game, State
from referee.model.vocabulary import PieceType
from referee.rules.draft import Draft
from referee.rules.moment import Moment
from referee.rules.power import Power

Terrains = tuple[Terrain, ...]
TerrainsNow = Callable[[Moment], Terrains]
"""A function of a moment. It returns the terrains that a deed allows now; empty if no card determines them yet."""
HexesNow = Callable[[Moment], Hexes]
HexesFrom = Callable[[Moment, Hex], Hexes]


class Deed(Declared):
    """A handler for one kind of action, usually an action of a power."""

    tile: str | None
    """The wire word of the tile; None for the mandatory action."""
    rules: tuple[str, ...]

    def offers(self, moment: Moment) -> list[Offer]:
        """The actions of this deed that are legal now."""
        raise NotImplementedError

    def violations(self, moment: Moment, action: Action) -> list[Violation]:
        """The reasons why this deed does not offer an action; empty if the action is offered."""
        raise NotImplementedError

    def perform(self, draft: Draft, action: Action) -> None:
        """Perform an action that this deed offers, and apply its consequences."""
        raise NotImplementedError

    def reachable_hexes(self, _piece: PieceType, _board: Board) -> Hexes:
        """The hexes that this deed contributes to the `reachable_hexes` of its power."""
        return NOWHERE


def steps_after(game: Game, steps: int) -> int:
    """The number of steps left after the next one. `steps` is the number of steps in a complete use."""
    use = use_in(game.frames)
    return (use.left if use else steps) - 1


class DeedPower(Power):
    """A power that consists of deeds, one for each kind of action that it allows."""

    deeds: Mapping[type[Action], Deed]
    steps: int = 1
    """The largest number of steps in one use, unless a subclass overrides `steps_left`."""

    def fits(self, action: Action) -> bool:
        return type(action) in self.deeds and not (isinstance(action, TileAction) and action.via)

    def offers(self, moment: Moment) -> Sequence[Offer]:
        offers: list[Offer] = []
        for deed in self.deeds.values():
            offers += deed.offers(moment)
        return offers

    def violations(self, moment: Moment, action: Action) -> list[Violation]:
        return self.deeds[type(action)].violations(moment, action)

    def perform(self, draft: Draft, action: Action) -> None:
        self.deeds[type(action)].perform(draft, action)

    def steps_left(self, game: Game, _action: Action) -> int:
        return steps_after(game, self.steps)

    def can_be_in_use(self, _state: State, using: Using) -> bool:
        return using.card is None and using.left < self.steps and using.origin is None

    def reachable_hexes(self, piece: PieceType, board: Board) -> Hexes:
        hexes = NOWHERE
        for deed in self.deeds.values():
            hexes |= deed.reachable_hexes(piece, board)
        return hexes
