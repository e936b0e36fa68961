"""The refuge tile: move a settlement to an adjacent hex (M5).

Its bonus tile moves a settlement to the first buildable hex in a straight line.
"""

from referee.board.hexes import BIT, DIRECTIONS, NEIGHBOURS, NOWHERE, Hex, Hexes, ray, united
from referee.model.actions import MoveWith
from referee.rules.families import from_each, moves_within
from referee.rules.families.deeds import DeedPower
from referee.rules.families.moves import MovesWithin
from referee.rules.moment import Moment
from referee.rules.power import Group
from referee.rules.registry import add_bonus, tile_code


@moves_within("refuge", "M5", expansion="marshlands", violation="not-beside-it")
def refuge(_moment: Moment, origin: Hex) -> Hexes:
    """M5: the hexes next to the settlement."""
    return NEIGHBOURS[origin]


def refuge_bonus(moment: Moment, origin: Hex) -> Hexes:
    """M5: in each direction, the first buildable hex in a straight line from the settlement."""
    return united(_first(origin, direction, moment) for direction in DIRECTIONS)


def _first(origin: Hex, direction: int, moment: Moment) -> Hexes:
    for at in ray(origin, direction):
        if not BIT[at] & moment.board.hexes:
            break
        if BIT[at] & moment.buildable:
            return BIT[at]
    return NOWHERE


_RULES = ("M5", "M2")
add_bonus(
    DeedPower(
        tile="refuge-bonus",
        rules=_RULES,
        expansion="marshlands",
        group=Group.BONUS,
        deeds={
            MoveWith: MovesWithin(
                tile="refuge-bonus", rules=_RULES, hexes=from_each(refuge_bonus), code=tile_code("not-first-in-line")
            )
        },
    ),
    of="refuge",
)
