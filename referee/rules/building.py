"""B: the building rules, which hold for every single build and, lifted piece aside, for every move."""

from collections.abc import Iterable

from referee.board.hexes import BIT, NAMES, NEIGHBOURS, NOWHERE, Hex, Hexes
from referee.board.terrain import Terrain
from referee.model.ruleset import VacatedHex
from referee.model.ruling import Violation, ViolationCode
from referee.rules.moment import Moment


def adjacent_if_possible(allowed: Hexes, near: Hexes) -> Hexes:
    """B3: the allowed hexes next to own presence; if there are none, all allowed hexes."""
    return allowed & near or allowed


def adjacent_after_lifting(moment: Moment, origin: Hex, ground: Hexes) -> Hexes:
    """B5: where a lifted piece may go on this ground; the hex it left may count as possible, but is no target."""
    allowed = ground & moment.free
    if moment.state.ruleset.vacated_hex is VacatedHex.COUNTS:
        allowed |= BIT[origin] & ground & ~moment.blocked
    return adjacent_if_possible(allowed, moment.near_without(origin)) & ~BIT[origin]


def placing_objections(moment: Moment, at: Hex) -> list[Violation]:
    """G7, B1, X5: why no piece at all can be put here."""
    here = BIT[at]
    if not here & moment.board.hexes:
        return [Violation(ViolationCode.OFF_THE_BOARD, ("G1",), here, {"at": NAMES[at]})]
    if here & moment.board.special:
        return [
            Violation(
                ViolationCode.SPECIAL_HEX, ("G7",), here, {"at": NAMES[at], "found": moment.board.surface_at(at)}
            )
        ]
    found = [
        Violation(ViolationCode.OCCUPIED, ("B1",), here, {"at": NAMES[at], "owner": player.colour})
        for player in moment.state.players
        if player.presence & here
    ]
    if here & moment.state.walls:
        found.append(Violation(ViolationCode.STONE_WALL, ("G11", "N7"), here, {"at": NAMES[at]}))
    if here & moment.blocked:
        found.append(
            Violation(ViolationCode.WARRIOR_NEAR, ("X5", "G11"), _warriors_near(moment, at), {"at": NAMES[at]})
        )
    return found


def _warriors_near(moment: Moment, at: Hex) -> Hexes:
    warriors = NOWHERE
    for player in moment.state.players:
        warriors |= player.figures.warriors
    return warriors & NEIGHBOURS[at]


def adjacent_on_each(moment: Moment, wanted: Iterable[Terrain]) -> Hexes:
    """B3, M1, M3: where one of several terrains may be chosen, adjacency looks at each alone."""
    targets, ground = NOWHERE, moment.board.ground
    for terrain in wanted:
        targets |= adjacent_if_possible(ground[terrain] & moment.free, moment.near)
    return targets


def terrain_objections(
    moment: Moment, at: Hex, wanted: tuple[Terrain, ...], rules: tuple[str, ...]
) -> list[Violation]:
    """B4: the action names another terrain; while a card is still to be played, nobody can say which."""
    if not wanted:
        return [] if moment.player.hand and not moment.turn.card else [no_card_objection()]
    if not BIT[at] & moment.board.open or any(BIT[at] & moment.board.ground[terrain] for terrain in wanted):
        return []
    facts = {"at": NAMES[at], "found": moment.board.surface_at(at), "wanted": " or ".join(wanted)}
    return [Violation(ViolationCode.WRONG_TERRAIN, rules, BIT[at], facts)]


def beside_objection(moment: Moment, at: Hex, targets: Hexes, *rules: str) -> list[Violation]:
    """The action wants a hex next to an own piece, whatever is possible elsewhere."""
    if not BIT[at] & moment.board.open & ~moment.near:
        return []
    return [Violation(ViolationCode.NOT_BESIDE_OWN, rules, targets, {"at": NAMES[at]})]


def no_card_objection() -> Violation:
    """T3: the action builds on the terrain of the played card, and there is none."""
    return Violation(ViolationCode.NO_CARD, ("T3", "B4"))


def suitability_objections(moment: Moment, at: Hex) -> list[Violation]:
    """B2: nobody builds on water or mountain unless the action says so."""
    if not BIT[at] & moment.board.open & ~moment.board.suitable:
        return []
    return [
        Violation(ViolationCode.UNSUITABLE, ("B2",), BIT[at], {"at": NAMES[at], "found": moment.board.surface_at(at)})
    ]


def adjacency_objection(at: Hex, targets: Hexes, *rules: str) -> Violation:
    """B3: the hexes next to own presence that would have been right."""
    return Violation(ViolationCode.NOT_ADJACENT, rules, targets, {"at": NAMES[at]})
