"""The caves: once per turn, move a settlement that is next to a cave to a hex next to any cave (Q2)."""

from collections.abc import Callable

from referee.board.board import Board
from referee.board.hexes import BIT, NAMES, NOWHERE, Hex, Hexes, each, neighbours
from referee.model.actions import MoveWith
from referee.model.offers import Offer
from referee.model.ruling import Violation
from referee.rules.families.deeds import DeedPower
from referee.rules.families.moves import MovesWithin
from referee.rules.moment import Moment
from referee.rules.power import Group, When
from referee.rules.registry import add_power, tile_code


class Cave(DeedPower):
    """Q2: once per turn, move a settlement that is next to a cave to a hex next to the same or another cave."""

    def is_common(self, board: Board) -> bool:
        return bool(board.caves)


class CaveMoves(MovesWithin):
    """Q2: a move from a hex next to a cave to another hex next to a cave.

    The violation says which end of the move is not next to a cave, or that the player has no settlement next to one.
    """

    def offers(self, moment: Moment) -> list[Offer]:
        beside = neighbours(moment.board.caves)
        return MovesWithin.offers(self, moment) if moment.player.settlements & beside else []

    def hex_violations(self, moment: Moment, origin: Hex, to: Hex) -> list[Violation]:
        violations = MovesWithin.hex_violations(self, moment, origin, to)
        reach = self.reach(moment)
        if reach(origin):
            return violations
        by = "start" if any(map(reach, each(self.movers(moment)))) else "none"
        facts = {"at": NAMES[to], "origin": NAMES[origin], "by": by}
        others = [violation for violation in violations if violation.code != self.code]
        return [*others, Violation(self.code, self.rules, facts=facts)]


def _beside_caves(moment: Moment) -> Callable[[Hex], Hexes]:
    beside = neighbours(moment.board.caves)
    return lambda origin: beside if BIT[origin] & beside else NOWHERE


add_power(
    Cave(
        tile="cave",
        rules=("Q2",),
        expansion="caves",
        group=Group.COMMON,
        when=When.ONCE_A_TURN,
        deeds={
            MoveWith: CaveMoves(
                tile="cave", rules=("Q2",), hexes=_beside_caves, code=tile_code("not-from-cave-to-cave")
            )
        },
    )
)
