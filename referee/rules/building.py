"""B: the rules for where a player may build, place a figure or move a piece.

A moving piece is treated as off the board.
"""

from collections.abc import Iterable
from typing import Final

from referee.board.hexes import BIT, ISLAND, NAMES, NEIGHBOURS, NOWHERE, Hex, Hexes, united
from referee.board.terrain import SUITABLE, Terrain
from referee.model.ruleset import VacatedHex
from referee.model.ruling import Violation, ViolationCode
from referee.model.vocabulary import TERRAINS_OF, PieceType
from referee.rules.moment import Moment

_ALL_SUITABLE: Final = frozenset(SUITABLE)
_ON_CARDS: Final = frozenset(terrain for terrains in TERRAINS_OF.values() for terrain in terrains)


def adjacent_if_possible(allowed: Hexes, near: Hexes) -> Hexes:
    """B3: the allowed hexes next to the player's pieces (`near`); if there are none, all allowed hexes."""
    return allowed & near or allowed


def adjacent_on_each(moment: Moment, wanted: Iterable[Terrain]) -> Hexes:
    """B3, M1, M3: the free hexes of these terrains where the player may build.

    Adjacency is checked for each terrain separately, because the player may choose the terrain.
    """
    targets, ground, free, near = NOWHERE, moment.board.ground, moment.free, moment.near
    for terrain in wanted:
        allowed = ground[terrain] & free
        targets |= allowed & near or allowed
    return targets


def adjacent_after_lifting(moment: Moment, origin: Hex, among: Hexes, near: Hexes) -> Hexes:
    """B5: the hexes of `among` to which a lifted piece may move.

    `near` contains the hexes next to the player's other pieces. If the piece is a warrior, `moment` must be the
    moment after lifting. The hex that the piece has left is never a target. However, if that hex is in `among` and no
    warrior blocks it, the option `vacated-hex` decides whether it counts as empty when adjacency is checked. If it
    counts and is in `near`, the target must be in `near` as well.
    """
    allowed, left = among & moment.free, BIT[origin] & among
    if not left:
        return allowed & near or allowed
    if moment.game.ruleset.vacated_hex is VacatedHex.COUNTS and not left & moment.blocked:
        return adjacent_if_possible(allowed | left, near) & ~left
    return adjacent_if_possible(allowed & ~left, near)


def placing_violations(moment: Moment, at: Hex) -> list[Violation]:
    """G1, G7, B1, N7, X5: the reasons, other than terrain, why no piece can be put on this hex; empty if none."""
    here = BIT[at]
    if not here & moment.board.hexes:
        away = {"by": "no-island"} if here & ISLAND and not moment.board.hexes & ISLAND else {}
        return [Violation(ViolationCode.OFF_THE_BOARD, ("G1",), here, {"at": NAMES[at], **away})]
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
        for player in moment.players
        if player.presence & here
    ]
    if here & moment.game.walls:
        violations.append(Violation(ViolationCode.STONE_WALL, ("G11", "N7"), here, {"at": NAMES[at]}))
    if here & moment.blocked:
        warriors = united(player.figures.warriors for player in moment.players) & NEIGHBOURS[at]
        violations.append(Violation(ViolationCode.WARRIOR_NEAR, ("X5", "G11"), warriors, {"at": NAMES[at]}))
    return violations


def ground_violations(
    moment: Moment, at: Hex, wanted: tuple[Terrain, ...], rules: tuple[str, ...], by: str = "tile"
) -> list[Violation]:
    """B2, B4: a violation if the terrain of this hex is not one of `wanted`; otherwise an empty list.

    `by` says whether the `tile`, the `card`, or the terrain `chosen` for a swamp card determines the wanted terrains.
    The facts of the violation repeat `by`, with three exceptions. If `wanted` includes all suitable terrains, `by` is
    left out. If no card of the game shows the terrain of the hex, `by` is `no-card` instead of `card` or `chosen`.
    If a card shows that terrain, but the played card allows two others, `by` is `either` instead of `card`.

    A special hex or a hex off the board has no terrain, so it causes no violation here.
    """
    if not BIT[at] & moment.board.open or BIT[at] & moment.board.united(wanted):
        return []
    found = moment.board.surface_at(at)
    if wanted is SUITABLE or set(wanted) >= _ALL_SUITABLE:
        return [Violation(ViolationCode.UNSUITABLE, ("B2",), BIT[at], {"at": NAMES[at], "found": found})]
    # P4: on a board without swamp, a swamp card allows only its other terrain.
    wanted = tuple(terrain for terrain in wanted if moment.board.ground[terrain]) or wanted
    if by == "card" and len(wanted) > 1:
        by = "either"
    if by != "tile" and not _is_on_cards(moment, found):
        by = "no-card"
    facts = {"at": NAMES[at], "found": found, "wanted": " or ".join(wanted), "by": by}
    return [Violation(ViolationCode.WRONG_TERRAIN, rules, BIT[at], facts)]


def _is_on_cards(moment: Moment, terrain: str) -> bool:
    """P1, P3: whether a terrain card of this game shows this terrain. Cards that P5 has removed count, too."""
    return terrain in _ON_CARDS and (terrain != Terrain.SWAMP or moment.game.swamp_cards)


def card_violations(moment: Moment, at: Hex, wanted: tuple[Terrain, ...], rules: tuple[str, ...]) -> list[Violation]:
    """B4: a violation if no card is played or the card does not allow this hex's terrain; otherwise an empty list."""
    if moment.turn.terrain and wanted:
        return _choice_violations(moment, at, moment.turn.terrain, rules)
    if wanted:
        return ground_violations(moment, at, wanted, rules, "card")
    if moment.player.hand and not moment.turn.card:
        return [Violation(ViolationCode.CARD_NOT_PLAYED, ("T1",))]
    return [Violation(ViolationCode.NO_CARD, ("T3", "B4"))]


def _choice_violations(moment: Moment, at: Hex, chosen: Terrain, rules: tuple[str, ...]) -> list[Violation]:
    """M1: a violation if this hex has a terrain other than the one chosen for the swamp card; otherwise empty."""
    if not BIT[at] & moment.board.open & ~moment.board.ground[chosen]:
        return []
    found = moment.board.surface_at(at)
    shown = TERRAINS_OF[moment.turn.card] if moment.turn.card else (chosen,)
    if found not in shown:
        return ground_violations(moment, at, (chosen,), rules, "chosen")
    facts = {"at": NAMES[at], "found": found, "wanted": chosen}
    return [Violation(ViolationCode.TERRAIN_CHOSEN, ("M1", *rules), BIT[at], facts)]


def not_your_piece(
    moment: Moment, at: Hex, wanted: PieceType, choices: Hexes | None, rules: tuple[str, ...]
) -> Violation | None:
    """The violation if another player has a piece on this hex; otherwise None.

    `wanted` is the type of piece that the action needs.
    """
    for player in moment.game.players:
        if player.presence & BIT[at] and player is not moment.player:
            piece = player.figures.kind_at(at) or "settlement"
            facts = {"at": NAMES[at], "owner": player.colour, "piece": piece, "figure": wanted}
            return Violation(ViolationCode.NOT_YOUR_PIECE, rules, facts=facts, choices=choices)
    return None


def beside_violations(moment: Moment, at: Hex, targets: Hexes, *rules: str) -> list[Violation]:
    """A violation if this hex has a terrain and is not next to the player's pieces; otherwise an empty list.

    This function is for actions that require a hex next to the player's pieces, even if no such hex is free. The
    violation suggests `targets`.
    """
    if not BIT[at] & moment.board.open & ~moment.near:
        return []
    return [Violation(ViolationCode.NOT_BESIDE_OWN, rules, facts={"at": NAMES[at]}, choices=targets)]


def adjacency_violation(at: Hex, targets: Hexes, act: str, *rules: str) -> Violation:
    """B3: the violation for a hex that is not next to the player's pieces. It suggests `targets` instead.

    `act` is the type of the action. The facts name this type unless it is `build`.
    """
    facts = {"at": NAMES[at]} if act == "build" else {"at": NAMES[at], "by": act}
    return Violation(ViolationCode.NOT_ADJACENT, rules, facts=facts, choices=targets)
