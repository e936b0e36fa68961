"""Powers that keep a figure on the board: place it, move it step by step, take it back."""

from collections.abc import Callable
from dataclasses import dataclass

from referee.board.board import Board
from referee.board.hexes import BIT, NAMES, NEIGHBOURS, Hex, Hexes
from referee.model.actions import Action, MoveWith, Place, Remove
from referee.model.offers import HexOffer, MoveOffer, Offer
from referee.model.ruleset import VacatedHex
from referee.model.ruling import Facts, Violation, ViolationCode
from referee.model.state import FIGURES, Game
from referee.model.vocabulary import Figure
from referee.rules.building import adjacency_objection, adjacent_if_possible, placing_objections
from referee.rules.consequences import after_move, follow, lose_tiles, pay, take_tiles
from referee.rules.draft import Draft
from referee.rules.families.puts import Putting
from referee.rules.moment import Moment

Ground = Callable[[Board], Hexes]


@dataclass(frozen=True, slots=True, kw_only=True)
class Placing(Putting):
    """Place a figure, adjacent if possible."""

    figure: Figure
    terrain: Ground
    """Where the figure may stand."""

    @property
    def kind(self) -> type[Place]:
        return Place

    def ground(self, board: Board) -> Hexes:
        return self.terrain(board)

    def stock(self, moment: Moment) -> int:
        return FIGURES[self.figure] - moment.player.figures.of(self.figure).bit_count()

    def allowed(self, moment: Moment) -> Hexes:
        return self.terrain(moment.board) & moment.free

    def targets(self, moment: Moment) -> Hexes:
        """B3."""
        return adjacent_if_possible(self.allowed(moment), moment.near)

    def hex_objections(self, moment: Moment, at: Hex) -> list[Violation]:
        if not BIT[at] & moment.board.open & ~self.terrain(moment.board):
            return []
        facts: Facts = {"at": NAMES[at], "found": moment.board.surface_at(at)}
        return [Violation(ViolationCode.UNSUITABLE, ("B2", *self.rules), BIT[at], facts)]

    def stock_objection(self) -> Violation:
        return Violation(ViolationCode.NO_FIGURE_LEFT, ("G9", *self.rules), facts={"figure": self.figure})

    def perform(self, draft: Draft, action: Action) -> None:
        assert isinstance(action, Place)
        assert self.tile
        seat = draft.frames[-1].player
        draft.place(seat, self.figure, action.at, self.tile)
        take_tiles(draft, seat, NEIGHBOURS[action.at])
        pay(draft, seat, action.at, self.tile)
        follow(draft, seat)


@dataclass(frozen=True, slots=True, kw_only=True)
class Keeping(Placing):
    """Place a figure, take it back, and move it by as many steps as it can make: one of these per use."""

    strides: int = 0
    """How many steps a move has at the most."""

    def standing(self, moment: Moment) -> Hexes:
        """Where the player's figures of this kind are."""
        return moment.player.figures.of(self.figure)

    def reach(self, moment: Moment) -> Callable[[Hex], Hexes]:
        """X5: where a step can lead. H3: a figure without steps is taken up and put down anywhere."""
        if not self.strides:
            return lambda origin: self._anew(moment, origin)
        allowed = self.allowed(moment)
        return lambda origin: NEIGHBOURS[origin] & allowed

    def _anew(self, moment: Moment, origin: Hex) -> Hexes:
        """B3, B5: where a figure can be put down that was taken up; as a warrior it has stopped to block."""
        lifted = moment.lifting(self.figure, origin)
        allowed = self.allowed(lifted)
        if moment.state.ruleset.vacated_hex is not VacatedHex.COUNTS:
            allowed &= ~BIT[origin]
        return adjacent_if_possible(allowed, lifted.near) & ~BIT[origin]

    def fits(self, action: Action) -> bool:
        return isinstance(action, Place | Remove | MoveWith)

    def _moves(self, moment: Moment) -> bool:
        """H3: what cannot step may at least be put down anew when it is used once more."""
        return bool(self.strides) or moment.again

    def offers(self, moment: Moment) -> list[Offer]:
        assert self.tile
        standing = self.standing(moment)
        found: list[Offer] = []
        if not moment.using:
            found += [] if moment.again else Placing.offers(self, moment)
            if standing:
                found.append(HexOffer(Remove, self.tile, standing))
        if standing and self._moves(moment):
            moves = MoveOffer(self.tile, standing, self.reach(moment))
            found += [moves] if moves else []
        return found

    def allows(self, moment: Moment, action: Action) -> bool:
        match action:
            case Remove(at=at):
                return not moment.using and bool(self.standing(moment) & BIT[at])
            case MoveWith(origin=origin, to=to):
                standing = self._moves(moment) and self.standing(moment) & BIT[origin]
                return bool(standing and self.reach(moment)(origin) & BIT[to])
            case _:
                return not moment.using and not moment.again and Placing.allows(self, moment, action)

    def objections(self, moment: Moment, action: Action) -> list[Violation]:
        begun = [Violation(ViolationCode.MOVE_BEGUN, self.rules, self.standing(moment))] if moment.using else []
        match action:
            case Remove(at=at):
                return begun + self._standing_objections(moment, at)
            case MoveWith() if not self._moves(moment):
                return [Violation(ViolationCode.TILE_USED_OTHERWISE, self.rules, facts={"tile": self.tile or ""})]
            case MoveWith(origin=origin, to=to):
                return self._standing_objections(moment, origin) or self._step_objections(moment, origin, to)
            case _:
                if moment.again:
                    return [*begun, self.stock_objection()]
                return begun + Placing.objections(self, moment, action)

    def perform(self, draft: Draft, action: Action) -> None:
        assert self.tile
        seat = draft.frames[-1].player
        match action:
            case Remove(at=at):
                draft.remove(seat, seat, at, self.tile)
                lose_tiles(draft, seat)
            case MoveWith(origin=origin, to=to):
                draft.move_figure(seat, self.figure, origin, to, self.tile)
                after_move(draft, seat, to)
            case _:
                Placing.perform(self, draft, action)

    def most_left(self, _game: Game) -> int:
        return max(0, self.strides - 1)

    def left_after(self, game: Game, action: Action) -> int:
        return Placing.left_after(self, game, action) if isinstance(action, MoveWith) else 0

    def may_finish(self, _moment: Moment) -> bool:
        return True

    def _standing_objections(self, moment: Moment, at: Hex) -> list[Violation]:
        standing = self.standing(moment)
        if standing & BIT[at]:
            return []
        facts: Facts = {"at": NAMES[at], "figure": self.figure}
        return [Violation(ViolationCode.NO_SUCH_FIGURE, self.rules, standing, facts)]

    def _step_objections(self, moment: Moment, origin: Hex, to: Hex) -> list[Violation]:
        if origin == to:
            return [Violation(ViolationCode.SAME_HEX, self.rules, BIT[to], {"at": NAMES[to]})]
        seen = moment if self.strides else moment.lifting(self.figure, origin)
        found = placing_objections(seen, to) + self.hex_objections(moment, to)
        if self.strides and BIT[to] & moment.board.open & ~NEIGHBOURS[origin]:
            facts: Facts = {"at": NAMES[to], "origin": NAMES[origin]}
            found.append(Violation(ViolationCode.NOT_ONE_STEP, self.rules, self.reach(moment)(origin), facts))
        if not found and not self.reach(moment)(origin) & BIT[to]:
            found.append(adjacency_objection(to, self.reach(moment)(origin), "B3", "B5"))
        return found
