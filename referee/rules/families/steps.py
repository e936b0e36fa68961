"""Movements of several steps, which count where they end or, if the table plays so, at every step.

N6, X6, X7: a step only changes the hex. What follows from the movement, tiles taken and lost, answers and marked
lines, comes when it ends: when another piece is moved or the action is over (engine/frames/using.py). With the option
`each-step` it comes after every step, and there is never a movement left to end.
"""

from collections.abc import Callable
from dataclasses import dataclass

from referee.board.hexes import BIT, NAMES, NEIGHBOURS, Hex, Hexes, within
from referee.model.actions import Action, MoveWith
from referee.model.frames import Using, use_in, without_origin
from referee.model.ruleset import Movement
from referee.model.ruling import Violation, ViolationCode
from referee.model.state import State
from referee.rules.building import placing_violations
from referee.rules.consequences import after_move
from referee.rules.draft import Draft
from referee.rules.families.moves import Moves
from referee.rules.moment import Moment


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
            violations.append(Violation(ViolationCode.NOT_ONE_STEP, self.rules, self.targets(moment, origin), facts))
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
