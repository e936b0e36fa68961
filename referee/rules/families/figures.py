"""A power for figures that stay on the board, and its deeds: place a figure, move it or take it back."""

from collections.abc import Callable, Sequence
from typing import Final

from referee.board.board import Board
from referee.board.hexes import BIT, NAMES, NOWHERE, Hex, Hexes
from referee.board.terrain import SUITABLE
from referee.model.actions import Action, MoveWith, Place, Remove
from referee.model.frames import Using
from referee.model.offers import HexOffer, Offer
from referee.model.position import FIGURES
from referee.model.ruling import Facts, Violation, ViolationCode
from referee.model.state import Game, State
from referee.model.vocabulary import Figure, PieceType
from referee.rules.building import adjacent_after_lifting, adjacent_if_possible, not_your_piece, placing_violations
from referee.rules.consequences import after_move, after_placing, lose_tiles
from referee.rules.draft import Draft
from referee.rules.families.deeds import Deed, DeedPower, Terrains, steps_after
from referee.rules.families.moves import Moves, StepsBeside, can_be_moving
from referee.rules.families.puts import Puts, Putting
from referee.rules.moment import Moment
from referee.rules.registry import POWERS
from referee.rules.tile_use import used_otherwise


def no_figure_left(figure: Figure, rules: tuple[str, ...], *, again: bool = False) -> Violation:
    """G9: the violation for placing a figure when none is left.

    H3: if `again` is true, the reason is that a repeated tile cannot place a figure from the supply.
    """
    facts: Facts = {"figure": figure, "by": "repeated"} if again else {"figure": figure}
    return Violation(ViolationCode.NO_FIGURE_LEFT, ("G9", *rules), facts=facts)


def no_such_figure(
    moment: Moment, figure: Figure, rules: tuple[str, ...], choices: Hexes | None, at: Hex
) -> Violation:
    """The violation for moving or taking back a figure of this kind from a hex where the player has none."""
    facts: Facts = {"at": NAMES[at], "figure": figure}
    return not_your_piece(moment, at, figure, choices or None, rules) or Violation(
        ViolationCode.NO_SUCH_FIGURE, rules, facts=facts, choices=choices or None
    )


def figure_ground_violations(moment: Moment, at: Hex, on: Terrains, rules: tuple[str, ...]) -> list[Violation]:
    """B2: a violation if a figure cannot stand on the terrain of this hex; otherwise an empty list."""
    if not BIT[at] & moment.board.open & ~moment.board.united(on):
        return []
    facts: Facts = {"at": NAMES[at], "found": moment.board.surface_at(at)}
    return [Violation(ViolationCode.UNSUITABLE, ("B2", *rules), BIT[at], facts)]


class Places(Puts):
    """Place a figure, next to the player's pieces if possible."""

    kind: type[Putting] = Place
    figure: Figure
    on: Terrains = SUITABLE
    """The terrains where the figure may stand."""

    def stock(self, moment: Moment) -> int:
        return FIGURES[self.figure] - moment.player.figures.of(self.figure).bit_count()

    def stock_violation(self) -> Violation:
        return no_figure_left(self.figure, self.rules)

    def allowed(self, moment: Moment) -> Hexes:
        return moment.board.united(self.on) & moment.free

    def targets(self, moment: Moment) -> Hexes:
        """B3: the hexes where the figure may be placed, limited to those next to the player's pieces if possible."""
        return adjacent_if_possible(self.allowed(moment), moment.near)

    def hex_violations(self, moment: Moment, at: Hex) -> list[Violation]:
        return figure_ground_violations(moment, at, self.on, self.rules)

    def perform(self, draft: Draft, action: Action) -> None:
        assert isinstance(action, Place)
        seat = draft.frames[-1].player
        draft.place(seat, self.figure, action.at, action.tile)
        after_placing(draft, seat, BIT[action.at], action.tile)

    def reachable_hexes(self, piece: PieceType, board: Board) -> Hexes:
        return board.united(self.on) if piece == self.figure else NOWHERE


class TakesBack(Deed):
    """Take a figure back into the supply."""

    tile: str
    figure: Figure

    def offers(self, moment: Moment) -> list[Offer]:
        """One offer with the hexes of the player's figures of this kind; empty if none is on the board."""
        standing = moment.player.figures.of(self.figure)
        return [HexOffer(Remove, self.tile, standing)] if standing else []

    def violations(self, moment: Moment, action: Action) -> list[Violation]:
        """A violation if the player has no figure of this kind on this hex; otherwise an empty list."""
        assert isinstance(action, Remove)
        standing = moment.player.figures.of(self.figure)
        if standing & BIT[action.at]:
            return []
        return [no_such_figure(moment, self.figure, self.rules, standing, action.at)]

    def perform(self, draft: Draft, action: Action) -> None:
        """L3: take the figure back, then remove the tiles that its owner loses as a result."""
        assert isinstance(action, Remove)
        seat = draft.frames[-1].player
        draft.remove(seat, seat, action.at, self.tile)
        lose_tiles(draft, seat)


class FigureSteps(StepsBeside):
    """X6, X7: move the figure one step, to an adjacent hex of a terrain where it can stand."""

    figure: Figure
    on: Terrains

    def movers(self, moment: Moment) -> Hexes:
        return moment.player.figures.of(self.figure)

    def mover_violation(self, moment: Moment, origin: Hex) -> Violation:
        return no_such_figure(moment, self.figure, self.rules, self.movable(moment), origin)

    def among(self, moment: Moment) -> Hexes:
        """X5: the free hexes where the figure can stand. Hexes that a warrior blocks are not free."""
        return moment.board.united(self.on) & moment.free

    def ground_violations(self, moment: Moment, to: Hex) -> list[Violation]:
        return figure_ground_violations(moment, to, self.on, self.rules)

    def step(self, draft: Draft, seat: int, origin: Hex, to: Hex) -> None:
        draft.move_figure(seat, self.figure, origin, to, self.tile)


class RelocatesFigure(Moves):
    """H3: when the tile is repeated, move its figure to any legal hex. Figures that make steps use `FigureSteps`."""

    figure: Figure
    on: Terrains

    def movers(self, moment: Moment) -> Hexes:
        return moment.player.figures.of(self.figure) if moment.again else NOWHERE

    def mover_violation(self, moment: Moment, origin: Hex) -> Violation:
        if not moment.again:
            return used_otherwise(POWERS[self.tile], but="move")
        return no_such_figure(moment, self.figure, self.rules, self.movable(moment), origin)

    def reach(self, moment: Moment) -> Callable[[Hex], Hexes]:
        """B3, B5: a function from the figure's hex to its targets. A lifted warrior blocks nothing."""

        def anew(origin: Hex) -> Hexes:
            lifted = moment.lifting(self.figure, origin)
            return adjacent_after_lifting(lifted, origin, moment.board.united(self.on), lifted.near)

        return anew

    def hex_violations(self, moment: Moment, origin: Hex, to: Hex) -> list[Violation]:
        lifted = moment.lifting(self.figure, origin)
        return placing_violations(lifted, to) + figure_ground_violations(moment, to, self.on, self.rules)

    def perform(self, draft: Draft, action: Action) -> None:
        assert isinstance(action, MoveWith)
        seat = draft.frames[-1].player
        draft.move_figure(seat, self.figure, action.origin, action.to, self.tile)
        after_move(draft, seat, action.to)


_ALL: Final = (Place, Remove, MoveWith)


class KeepsFigure(DeedPower):
    """Place a figure, take a figure back, or move a figure. Each use of the tile allows one of these."""

    figure: Figure

    def _open(self, moment: Moment) -> tuple[type[Action], ...]:
        """The kinds of action that may have offers now. After the first step of a movement, these are only moves.

        H3: a repeated tile cannot place a figure from the supply.
        """
        if moment.using:
            return (MoveWith,)
        return (Remove, MoveWith) if moment.again else _ALL

    def offers(self, moment: Moment) -> Sequence[Offer]:
        return [offer for kind in self._open(moment) for offer in self.deeds[kind].offers(moment)]

    def violations(self, moment: Moment, action: Action) -> list[Violation]:
        violations: list[Violation] = []
        standing = moment.player.figures.of(self.figure)
        if moment.using and not isinstance(action, MoveWith):
            violations.append(Violation(ViolationCode.MOVE_BEGUN, self.rules, standing))
        if moment.again and isinstance(action, Place):
            return [*violations, no_figure_left(self.figure, self.rules, again=True)]
        return violations + self.deeds[type(action)].violations(moment, action)

    def steps_left(self, game: Game, action: Action) -> int:
        return steps_after(game, self.steps) if isinstance(action, MoveWith) else 0

    def may_finish(self, _moment: Moment) -> bool:
        return True

    def can_be_in_use(self, state: State, using: Using) -> bool:
        return can_be_moving(state, using, state.players[using.player].figures.of(self.figure), self.steps)
