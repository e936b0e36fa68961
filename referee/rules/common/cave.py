"""Q2: the caves."""

from dataclasses import dataclass

from referee.board.board import Board
from referee.board.hexes import BIT, NOWHERE, Hex, Hexes, neighbours
from referee.rules.families.moves import MoveWithin
from referee.rules.moment import Moment
from referee.rules.registry import Group, add_power


@dataclass(frozen=True, slots=True, kw_only=True)
class Cave(MoveWithin):
    """Q2: once per turn move a settlement from beside a cave to beside a cave."""

    def is_common(self, board: Board) -> bool:
        return bool(board.caves)


def _beside_caves(moment: Moment, origin: Hex) -> Hexes:
    beside = neighbours(moment.board.caves)
    return beside if BIT[origin] & beside else NOWHERE


add_power(
    Cave(
        tile="cave",
        rules=("Q2",),
        expansion="caves",
        group=Group.COMMON,
        hexes=_beside_caves,
        refusals=("not-from-cave-to-cave",),
    )
)
