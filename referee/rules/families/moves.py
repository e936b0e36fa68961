"""Deeds that move a piece. The piece is a settlement, unless a subclass moves another kind of piece.

N6, X6, X7: if the option `movement` is `end`, a movement of several steps counts only where it ends. Each step
changes only the hex of the piece. The consequences follow when another piece is moved or when the action is over
(engine/frames/using.py). If the option is `each-step`, the consequences follow every step.
"""

from collections.abc import Callable

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


class Moves(Deed):
    """Move one piece. Subclasses define the targets of each piece and the violations for other hexes."""

    tile: str

    def movers(self, moment: Moment) -> Hexes:
        """The player's pieces of the kind that this deed moves."""
        return moment.player.settlements

    def reach(self, moment: Moment) -> Callable[[Hex], Hexes]:
        """A function from a piece's hex to the targets of the piece, before they are limited to `among`."""
        raise NotImplementedError

    def among(self, _moment: Moment) -> Hexes:
        """The hexes that can be a target, whichever piece is moved."""
        return EVERYWHERE

    def hex_violations(self, moment: Moment, origin: Hex, to: Hex) -> list[Violation]:
        """The violations that a move to this hex causes, apart from a violation of the adjacency rule (B3)."""
        raise NotImplementedError

    def mover_violation(self, moment: Moment, origin: Hex) -> Violation:
        """The violation for an origin where the player has no piece that this deed can move."""
        choices = self.movable(moment) or None
        facts = {"at": NAMES[origin], "owner": moment.player.colour}
        return not_your_piece(moment, origin, "settlement", choices, self.rules) or Violation(
            ViolationCode.NO_OWN_SETTLEMENT, self.rules, facts=facts, choices=choices
        )

    def movable(self, moment: Moment) -> Hexes | None:
        """The pieces that have a target; None if the targets depend on the played card and no card is played."""
        reach, among = self.reach(moment), self.among(moment)
        return hex_set(origin for origin in each(self.movers(moment)) if reach(origin) & among)

    def perform(self, draft: Draft, action: Action) -> None:
        assert isinstance(action, MoveWith)
        seat = draft.frames[-1].player
        draft.move(seat, action.origin, action.to, self.tile)
        after_move(draft, seat, action.to)

    def targets(self, moment: Moment, origin: Hex) -> Hexes:
        """The hexes to which the piece on `origin` may move."""
        return self.reach(moment)(origin) & self.among(moment)

    def offers(self, moment: Moment) -> list[Offer]:
        """One offer with the moves of all pieces; empty if no piece can move."""
        offer = MoveOffer(self.tile, self.movers(moment), self.reach(moment), self.among(moment))
        return [offer] if offer else []

    def violations(self, moment: Moment, action: Action) -> list[Violation]:
        """B1 to B5: the violations of this move; empty if it is legal."""
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
        return violations or [adjacency_violation(to, targets, "move", "B3", "B5")]


class MovesToTerrain(Moves):
    """Move a settlement to certain terrains, next to the player's other pieces if possible."""

    on: Terrains = SUITABLE
    """The terrains that the settlement can move to. If `played` is true, the played card decides instead."""
    played: bool = False
    """Whether the settlement can move only to the terrain of the played card."""

    def _terrains(self, moment: Moment) -> Terrains:
        return moment.terrains if self.played else self.on

    def reach(self, moment: Moment) -> Callable[[Hex], Hexes]:
        """B3, B4, B5: a function from a settlement's hex to its targets. M1: each terrain is checked separately."""
        near, grounds = moment.near_without, [moment.board.ground[terrain] for terrain in self._terrains(moment)]
        return lambda origin: united(
            [adjacent_after_lifting(moment, origin, ground, near(origin)) for ground in grounds]
        )

    def movable(self, moment: Moment) -> Hexes | None:
        return Moves.movable(self, moment) if self._terrains(moment) else None

    def hex_violations(self, moment: Moment, _origin: Hex, to: Hex) -> list[Violation]:
        """B1, B4: the violations if this hex is not free or has the wrong terrain, or if a needed card is missing."""
        violations = card_violations if self.played else ground_violations
        return placing_violations(moment, to) + violations(moment, to, self._terrains(moment), self.rules)

    def perform(self, draft: Draft, action: Action) -> None:
        """M1: perform the move. The first use of a swamp card fixes which of its terrains counts."""
        assert isinstance(action, MoveWith)
        if self.played and draft.swamp_cards:
            choose_terrain(draft, action.to)
        Moves.perform(self, draft, action)

    def reachable_hexes(self, piece: PieceType, board: Board) -> Hexes:
        return board.united(self.on) if piece == "settlement" else NOWHERE


class MovesWithin(Moves):
    """Move a settlement to hexes that depend on where it stands. The adjacency rule (B3) does not apply."""

    hexes: Callable[[Moment], Callable[[Hex], Hexes]]
    """A function of a moment. It returns a function from a settlement's hex to the hexes that the tile allows."""
    on: Terrains = SUITABLE
    """All terrains that the settlement can ever move to."""
    code: str
    """The code of the violation for a move to a hex that `hexes` does not allow."""

    def reach(self, moment: Moment) -> Callable[[Hex], Hexes]:
        """A function from a settlement's hex to the hexes where the tile lets that settlement move."""
        return self.hexes(moment)

    def among(self, moment: Moment) -> Hexes:
        """B2: the free hexes of the terrains that the tile allows."""
        return moment.buildable if self.on is SUITABLE else moment.board.united(self.on) & moment.free

    def hex_violations(self, moment: Moment, origin: Hex, to: Hex) -> list[Violation]:
        """B1, B2: the violations if this hex is not free, has the wrong terrain, or is out of the tile's reach."""
        violations = placing_violations(moment, to) + ground_violations(moment, to, self.on, self.rules)
        if BIT[to] & moment.board.open & ~self.reach(moment)(origin):
            facts = {"at": NAMES[to], "origin": NAMES[origin]}
            choices = self.targets(moment, origin)
            violations.append(Violation(self.code, self.rules, facts=facts, choices=choices))
        return violations

    def reachable_hexes(self, piece: PieceType, board: Board) -> Hexes:
        return board.united(self.on) if piece == "settlement" else NOWHERE


class StepsBeside(Moves):
    """Move a piece one step to an adjacent hex."""

    def step(self, draft: Draft, seat: int, origin: Hex, to: Hex) -> None:
        """Change only the hex of the piece. The consequences are applied separately."""
        draft.move(seat, origin, to, self.tile)

    def reach(self, _moment: Moment) -> Callable[[Hex], Hexes]:
        return NEIGHBOURS.__getitem__

    def among(self, moment: Moment) -> Hexes:
        return moment.buildable

    def ground_violations(self, moment: Moment, to: Hex) -> list[Violation]:
        """B2: the violations if this hex has the wrong terrain; otherwise an empty list."""
        raise NotImplementedError

    def hex_violations(self, moment: Moment, origin: Hex, to: Hex) -> list[Violation]:
        """B1, B2: the violations if this hex is not free, has the wrong terrain, or is not adjacent to the origin."""
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
        else:  # Every step counts, or the movement has only this step.
            draft.frames = without_origin(draft.frames)
            after_move(draft, seat, action.to)


def can_be_moving(state: State, using: Using, pieces: Hexes, steps: int) -> bool:
    """Whether the frame describes a possible movement of one of these pieces.

    `steps` is the number of steps in a complete use.
    """
    if using.card or using.at is None or not BIT[using.at] & pieces or not using.left < steps:
        return False
    if using.origin is None:
        return True
    return bool(BIT[using.origin] & state.board.open & within(BIT[using.at], steps - using.left))
