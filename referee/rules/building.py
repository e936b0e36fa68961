"""B: the building rules, which apply to every build and, once the piece is lifted, to every move."""

from collections.abc import Iterable

from referee.board.hexes import BIT, NAMES, NEIGHBOURS, NOWHERE, Hex, Hexes
from referee.board.terrain import SUITABLE, Terrain
from referee.model.ruleset import VacatedHex
from referee.model.ruling import Violation, ViolationCode
from referee.rules.moment import Moment


def adjacent_if_possible(allowed: Hexes, near: Hexes) -> Hexes:
    """B3: the allowed hexes next to the player's pieces; if there are none, all allowed hexes."""
    return allowed & near or allowed


def adjacent_on_each(moment: Moment, wanted: Iterable[Terrain]) -> Hexes:
    """B3, M1, M3: if the player may choose a terrain, adjacency is checked for each terrain separately."""
    targets, ground, free, near = NOWHERE, moment.board.ground, moment.free, moment.near
    for terrain in wanted:
        targets |= adjacent_if_possible(ground[terrain] & free, near)
    return targets


def adjacent_after_lifting(moment: Moment, origin: Hex, among: Hexes, near: Hexes) -> Hexes:
    """B5: where a lifted piece may go; the hex it left may count as possible, but is never a target.

    If the piece is a warrior, the moment is the one after lifting it. `near` is next to the other pieces.
    """
    left = BIT[origin] & among & ~moment.blocked
    allowed = among & moment.free & ~BIT[origin]
    if left and moment.game.ruleset.vacated_hex is VacatedHex.COUNTS:
        return adjacent_if_possible(allowed | left, near) & ~left
    return adjacent_if_possible(allowed, near)


def placing_violations(moment: Moment, at: Hex) -> list[Violation]:
    """G7, B1, X5: the reasons why no piece can be put here."""
    here = BIT[at]
    if not here & moment.board.hexes:
        return [Violation(ViolationCode.OFF_THE_BOARD, ("G1",), here, {"at": NAMES[at]})]
    if here & moment.board.special:
        facts = {"at": NAMES[at], "found": moment.board.surface_at(at)}
        return [Violation(ViolationCode.SPECIAL_HEX, ("G7",), here, facts)]
    violations = [
        Violation(
            ViolationCode.OCCUPIED,
            ("B1",),
            here,
            {"at": NAMES[at], "owner": player.colour, "by": "own" if player is moment.player else "other"},
        )
        for player in moment.game.players
        if player.presence & here
    ]
    if here & moment.game.walls:
        violations.append(Violation(ViolationCode.STONE_WALL, ("G11", "N7"), here, {"at": NAMES[at]}))
    if here & moment.blocked:
        warriors = _warriors(moment) & NEIGHBOURS[at]
        violations.append(Violation(ViolationCode.WARRIOR_NEAR, ("X5", "G11"), warriors, {"at": NAMES[at]}))
    return violations


def _warriors(moment: Moment) -> Hexes:
    warriors = NOWHERE
    for player in moment.game.players:
        warriors |= player.figures.warriors
    return warriors


def ground_violations(
    moment: Moment, at: Hex, wanted: tuple[Terrain, ...], rules: tuple[str, ...], by: str = "tile"
) -> list[Violation]:
    """B2, B4: the action does not allow the terrain of this hex; `by` says whether the tile or the card decides."""
    if not BIT[at] & moment.board.open or BIT[at] & moment.board.united(wanted):
        return []
    facts = {"at": NAMES[at], "found": moment.board.surface_at(at)}
    if set(SUITABLE) <= set(wanted):
        return [Violation(ViolationCode.UNSUITABLE, ("B2",), BIT[at], facts)]
    facts |= {"wanted": " or ".join(wanted), "by": by}
    return [Violation(ViolationCode.WRONG_TERRAIN, rules, BIT[at], facts)]


def card_violations(moment: Moment, at: Hex, wanted: tuple[Terrain, ...], rules: tuple[str, ...]) -> list[Violation]:
    """B4 for a terrain that depends on a card: the card must be known."""
    if wanted:
        return ground_violations(moment, at, wanted, rules, "card")
    if moment.player.hand and not moment.turn.card:
        return [Violation(ViolationCode.CARD_NOT_PLAYED, ("T1",))]
    return [Violation(ViolationCode.NO_CARD, ("T3", "B4"))]


def beside_violations(moment: Moment, at: Hex, targets: Hexes, *rules: str) -> list[Violation]:
    """The action always requires a hex next to one of the player's pieces."""
    if not BIT[at] & moment.board.open & ~moment.near:
        return []
    return [Violation(ViolationCode.NOT_BESIDE_OWN, rules, targets, {"at": NAMES[at]})]


def adjacency_violation(at: Hex, targets: Hexes, *rules: str) -> Violation:
    """B3: the hex is not adjacent; the violation names the hexes that would be."""
    return Violation(ViolationCode.NOT_ADJACENT, rules, targets, {"at": NAMES[at]})
