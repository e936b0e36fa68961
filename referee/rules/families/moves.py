"""Deeds that move a piece: a settlement, unless a family says otherwise.

N6, X6, X7: a movement of several steps counts where it ends. A step only changes the hex; consequences follow when
another piece is moved, or when the action is over (engine/frames/using.py). With the option `each-step` they follow
every step, and no movement is left to end.
"""

from collections.abc import Callable
from dataclasses import dataclass

from referee.board.board import Board
from referee.board.hexes import BIT, EVERYWHERE, NAMES, NEIGHBOURS, NOWHERE, Hex, Hexes, each, hex_set, united, within
from referee.board.terrain import SUITABLE
from referee.model.actions import Action, MoveWith
from referee.model.frames import Using, use_in, without_origin
from referee.model.offers import MoveOffer, Offer
from referee.model.ruleset import Movement
from referee.model.ruling import Violation, ViolationCode
from referee.model.state import State
from referee.model.vocabulary import PieceType
from referee.rules.building import (
    adjacency_violation,
    adjacent_after_lifting,
    card_violations,
    ground_violations,
    not_your_piece,
    placing_violations,
)
from referee.rules.consequences import after_move
from referee.rules.draft import Draft
from referee.rules.families.deeds import Deed, Terrains
from referee.rules.moment import Moment
from referee.rules.terrain_cards import choose_terrain


@dataclass(frozen=True, slots=True, kw_only=True)
class Moves(Deed):
    """Move one piece: where each piece can go, and the reasons against other targets."""

    tile: str

    def movers(self, moment: Moment) -> Hexes:
        """The pieces that can be moved."""
        return moment.player.settlements

    def reach(self, moment: Moment) -> Callable[[Hex], Hexes]:
        """Where the piece on a hex could go, not yet limited to `among`."""
        raise NotImplementedError

    def among(self, _moment: Moment) -> Hexes:
        """The hexes that limit the targets of all pieces."""
        return EVERYWHERE

    def hex_violations(self, moment: Moment, origin: Hex, to: Hex) -> list[Violation]:
        """The violations of this target, apart from adjacency."""
        raise NotImplementedError

    def mover_violation(self, moment: Moment, origin: Hex) -> Violation:
        """The player has no movable piece there."""
        choices = self.movable(moment)
        facts = {"at": NAMES[origin], "owner": moment.player.colour}
        return not_your_piece(moment, origin, choices, self.rules) or Violation(
            ViolationCode.NO_OWN_SETTLEMENT, self.rules, facts=facts, choices=choices
        )

    def movable(self, moment: Moment) -> Hexes | None:
        """The pieces that have somewhere to go; None if that depends on a card that is not played yet."""
        reach, among = self.reach(moment), self.among(moment)
        return hex_set(origin for origin in each(self.movers(moment)) if reach(origin) & among)

    def perform(self, draft: Draft, action: Action) -> None:
        assert isinstance(action, MoveWith)
        seat = draft.frames[-1].player
        draft.move(seat, action.origin, action.to, self.tile)
        after_move(draft, seat, action.to)

    def targets(self, moment: Moment, origin: Hex) -> Hexes:
        """Where the piece at this hex may go."""
        return self.reach(moment)(origin) & self.among(moment)

    def offers(self, moment: Moment) -> list[Offer]:
        """One offer for all pieces."""
        offer = MoveOffer(self.tile, self.movers(moment), self.reach(moment), self.among(moment))
        return [offer] if offer else []

    def violations(self, moment: Moment, action: Action) -> list[Violation]:
        """B1 to B5."""
        assert isinstance(action, MoveWith)
        origin, to = action.origin, action.to
        if not self.movers(moment) & BIT[origin]:
            return [self.mover_violation(moment, origin)]
        targets = self.targets(moment, origin)
        if targets & BIT[to]:
            return []
        if origin == to:
            return [Violation(ViolationCode.SAME_HEX, ("B5",), BIT[to], {"at": NAMES[to]})]
        violations = self.hex_violations(moment, origin, to)
        return violations or [adjacency_violation(to, targets, "B3", "B5")]


@dataclass(frozen=True, slots=True, kw_only=True)
class MovesToTerrain(Moves):
    """Move to one terrain, adjacent to the other pieces if possible."""

    on: Terrains = SUITABLE
    """Every terrain it can move to."""
    played: bool = False
    """Whether the played card decides which of them counts."""

    def _terrains(self, moment: Moment) -> Terrains:
        return moment.terrains if self.played else self.on

    def reach(self, moment: Moment) -> Callable[[Hex], Hexes]:
        """B3, B4, B5; M1: adjacency is checked for each terrain separately."""
        near, grounds = moment.near_without, [moment.board.ground[terrain] for terrain in self._terrains(moment)]
        return lambda origin: united(
            adjacent_after_lifting(moment, origin, ground, near(origin)) for ground in grounds
        )

    def movable(self, moment: Moment) -> Hexes | None:
        return Moves.movable(self, moment) if self._terrains(moment) else None

    def hex_violations(self, moment: Moment, _origin: Hex, to: Hex) -> list[Violation]:
        """B1, B4."""
        violations = card_violations if self.played else ground_violations
        return placing_violations(moment, to) + violations(moment, to, self._terrains(moment), self.rules)

    def perform(self, draft: Draft, action: Action) -> None:
        """M1: the first use of a swamp card decides which of its terrains counts."""
        assert isinstance(action, MoveWith)
        seat = draft.frames[-1].player
        if self.played and draft.swamp_cards:
            choose_terrain(draft, action.to)
        draft.move(seat, action.origin, action.to, self.tile)
        after_move(draft, seat, action.to)

    def reachable_hexes(self, piece: PieceType, board: Board) -> Hexes:
        return board.united(self.on) if piece == "settlement" else NOWHERE


@dataclass(frozen=True, slots=True, kw_only=True)
class MovesWithin(Moves):
    """Move to hexes that depend on where the settlement stands; adjacency does not matter."""

    hexes: Callable[[Moment], Callable[[Hex], Hexes]]
    """For a moment, the function that returns where the settlement on a hex could go."""
    on: Terrains = SUITABLE
    """Every terrain it can move to."""
    code: str
    """The code of the violation for all other hexes."""

    def reach(self, moment: Moment) -> Callable[[Hex], Hexes]:
        """The hexes that the tile allows."""
        return self.hexes(moment)

    def among(self, moment: Moment) -> Hexes:
        """B2."""
        return moment.buildable if self.on is SUITABLE else moment.board.united(self.on) & moment.free

    def hex_violations(self, moment: Moment, origin: Hex, to: Hex) -> list[Violation]:
        """B1, B2 and the condition of the tile."""
        violations = placing_violations(moment, to) + ground_violations(moment, to, self.on, self.rules)
        if BIT[to] & moment.board.open & ~self.reach(moment)(origin):
            facts = {"at": NAMES[to], "origin": NAMES[origin]}
            choices = self.targets(moment, origin)
            violations.append(Violation(self.code, self.rules, facts=facts, choices=choices))
        return violations

    def reachable_hexes(self, piece: PieceType, board: Board) -> Hexes:
        return board.united(self.on) if piece == "settlement" else NOWHERE


@dataclass(frozen=True, slots=True, kw_only=True)
class StepsBeside(Moves):
    """Each step goes to a hex beside the last one."""

    def step(self, draft: Draft, seat: int, origin: Hex, to: Hex) -> None:
        """Change the hex of the piece, and nothing else."""
        draft.move(seat, origin, to, self.tile)

    def reach(self, _moment: Moment) -> Callable[[Hex], Hexes]:
        return NEIGHBOURS.__getitem__

    def among(self, moment: Moment) -> Hexes:
        return moment.buildable

    def ground_violations(self, moment: Moment, to: Hex) -> list[Violation]:
        """B2: the violations because of the terrain of this hex."""
        raise NotImplementedError

    def hex_violations(self, moment: Moment, origin: Hex, to: Hex) -> list[Violation]:
        """B1, B2, and it must be one step."""
        violations = placing_violations(moment, to) + self.ground_violations(moment, to)
        if BIT[to] & moment.board.open & ~NEIGHBOURS[origin]:
            facts = {"at": NAMES[to], "origin": NAMES[origin]}
            choices = self.targets(moment, origin)
            violations.append(Violation(ViolationCode.NOT_ONE_STEP, self.rules, facts=facts, choices=choices))
        return violations

    def perform(self, draft: Draft, action: Action) -> None:
        assert isinstance(action, MoveWith)
        seat = draft.frames[-1].player
        self.step(draft, seat, action.origin, action.to)
        if use_in(draft.frames) and draft.ruleset.movement is Movement.END:
            draft.begin_movement(action.origin)
        else:  # A movement of one step ends with it, too.
            draft.frames = without_origin(draft.frames)
            after_move(draft, seat, action.to)


def can_be_moving(state: State, using: Using, pieces: Hexes, steps: int) -> bool:
    """Whether one of these pieces can stand where the last step ended, having started where the movement began."""
    if using.card or using.at is None or not BIT[using.at] & pieces or not using.left < steps:
        return False
    if using.origin is None:
        return True
    return bool(BIT[using.origin] & state.board.open & within(BIT[using.at], steps - using.left))
