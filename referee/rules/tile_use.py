"""Find the tiles that a player can use now, explain why others are not usable, and perform and record tile uses."""

from collections.abc import Callable, Mapping
from difflib import get_close_matches
from functools import lru_cache
from typing import Final, assert_never

from referee.board.hexes import Hex, Hexes, hex_set, neighbours
from referee.model.actions import BuildWith, Draw, MoveWith, Place, Remove, Spend, Take, TileAction
from referee.model.events import WaiverUsed
from referee.model.ruling import Facts, Violation, ViolationCode
from referee.model.state import BonusTile, Player, Tile
from referee.model.vocabulary import Purpose, TileStatus
from referee.rules.draft import Draft
from referee.rules.moment import Moment
from referee.rules.power import Group, Power, When
from referee.rules.registry import BONUS_OF, BONUSES, POWERS, TILES_FOR_BONUS

_LONGEST: Final = 40
_BESIDE_AN_ACTION: Final = ("waiver", "via")
"""The fields of an action that name a second tile."""
_SAMPLES: Final[Mapping[str, Callable[[str, str | None], TileAction]]] = {
    "build": lambda tile, via: BuildWith(tile, 0, None, via),
    "place": lambda tile, via: Place(tile, 0, None, via),
    "move": lambda tile, via: MoveWith(tile, 0, 0, via),
    "remove": lambda tile, via: Remove(tile, 0, via),
    "draw": Draw,
    "take": Take,
    "spend": lambda tile, via: Spend(tile, 0, 0, via),
}


@lru_cache(maxsize=256)
def takes(power: Power) -> tuple[str, ...]:
    """The types of action that use this power, or the field (`waiver` or `via`) in which actions name its tile."""
    if power.when is When.WITH_A_BUILD:
        return ("waiver",)
    if any(power.fits(sample(power.tile, power.tile)) for sample in _SAMPLES.values()):
        return ("via",)
    return tuple(kind for kind, sample in _SAMPLES.items() if power.fits(sample(power.tile, None)))


def misused(moment: Moment, power: Power) -> Violation:
    """The violation for an action of a type that the tile never allows.

    The facts say `not-in-play` if no player can ever have the tile.
    """
    if _is_in_play(moment, power):
        return used_otherwise(power)
    facts: Facts = {"tile": power.tile, "by": "not-in-play"}
    return Violation(ViolationCode.TILE_USED_OTHERWISE, power.rules, facts=facts)


def used_otherwise(power: Power, *, but: str = "") -> Violation:
    """The violation for an action of a type that the tile does not allow now.

    The facts list the types that the tile allows, except `but`. If there are none, as for the crossroads, the facts
    say `itself`: the tile has its effect without being used.
    """
    types = [kind for kind in takes(power) if kind != but]
    if not types:
        facts: Facts = {"tile": power.tile, "by": "itself"}
    else:
        by = types[0] if types[0] in _BESIDE_AN_ACTION else "action"
        facts = {"tile": power.tile, "by": by, "takes": " or ".join(types)}
    return Violation(ViolationCode.TILE_USED_OTHERWISE, power.rules, facts=facts)


def no_second_tile(moment: Moment, power: Power, role: str) -> Violation:
    """The violation for an action that names this tile as its `waiver` or `via`, although the tile has no such role.

    `role` is the field that names the tile. The facts say `not-in-play` if no player can ever have the tile.
    """
    facts: Facts = {"tile": power.tile, "by": f"no-{role}" if _is_in_play(moment, power) else "not-in-play"}
    return Violation(ViolationCode.TILE_USED_OTHERWISE, power.rules, facts=facts)


def _is_in_play(moment: Moment, power: Power) -> bool:
    """Whether a player can have this tile or common action in this game. H10: silos always count as being in play."""
    match power.group:
        case Group.LOCATION | Group.BONUS:
            return _home(power.tile) in moment.board.kinds.values()
        case Group.NOMAD:
            return bool(moment.board.nomad_spaces)
        case Group.COMMON:
            return power.is_for_turns(moment.board)
        case _:
            return True


def _home(kind: str) -> str:
    """The kind of location that gives this location tile or bonus tile."""
    return next(location for location in BONUS_OF if BONUS_OF[location] == kind) if kind in BONUSES else kind


def unknown_tile(tile: str, *rules: str) -> Violation:
    """The violation for a tile that does not exist. The facts suggest a similar name, if there is one."""
    meant = _similar_tile(tile[:_LONGEST], len(POWERS))
    facts: Facts = {"tile": tile, "meant": meant} if meant else {"tile": tile}
    return Violation(ViolationCode.UNKNOWN_TILE, rules, facts=facts)


@lru_cache(maxsize=256)
def _similar_tile(word: str, _count: int) -> str | None:
    """The tile with the most similar name; None if no name is similar.

    The result is cached, because comparing names takes longer than checking all the rules. The number of tiles is
    part of the cache key, because other packages can add tiles.
    """
    near = get_close_matches(word, POWERS, n=1)
    return near[0] if near else None


# These names exist because looking up a module-level name takes a third as long as looking up an enum member.
_READY: Final = TileStatus.READY
_ANSWERING: Final = When.ANSWERING
_HAND: Final = Purpose.HAND


def ready_tiles(moment: Moment) -> list[str]:
    """L2, N1, M2: the kinds of the player's ready tiles: location tiles, then nomad tiles, then bonus tiles."""
    player = moment.player
    ready = _ready_kinds(player)
    if player.nomad_tiles:
        usable = [tile.kind for tile in player.nomad_tiles if tile.round < moment.game.round and not tile.used]
        ready += dict.fromkeys(usable)
    if player.bonus_tiles:
        ready += dict.fromkeys([tile.kind for tile in player.bonus_tiles if tile.status is _READY])
    return ready


def use_tile(draft: Draft, seat: int, power: Power) -> None:
    """L2, N1, M2, H2, Q2: record that a player uses a power. Unlimited common powers are not recorded."""
    match power.group:
        case Group.LOCATION:
            draft.use_tile(seat, power.tile)
        case Group.NOMAD:
            draft.use_nomad_tile(seat, power.tile)
        case Group.BONUS:
            draft.use_bonus_tile(seat, power.tile)
        case Group.COMMON:
            if power.when is When.ONCE_A_TURN:
                draft.note_done(power.tile)
        case Group.HARVEST:
            raise AssertionError(f"{power.tile} is counted by the silo phase")
        case _:
            assert_never(power.group)


def tile_violations(moment: Moment, kind: str) -> list[Violation]:
    """A violation if the player has no ready tile of this kind or has used this common action; otherwise empty."""
    match POWERS[kind].group:
        case Group.LOCATION | Group.BONUS if kind not in ready_tiles(moment):
            return [_location_violation(moment, kind)]
        case Group.NOMAD if kind not in ready_tiles(moment):
            return [_nomad_violation(moment, kind)]
        case Group.COMMON if kind in moment.turn.done:
            facts: Facts = {"tile": kind, "round": moment.game.round}
            return [Violation(ViolationCode.TILE_USED, POWERS[kind].rules, _used_at(moment, kind), facts)]
        case _:
            return []


def _location_violation(moment: Moment, kind: str) -> Violation:
    """L1, L2, M2: the violation for a location or bonus tile that is not in play, not held, fresh or used."""
    held: list[Tile | BonusTile] = [tile for tile in moment.player.tiles if tile.kind == kind]
    held += [tile for tile in moment.player.bonus_tiles if tile.kind == kind]
    if not held:
        home = _home(kind)
        places = [at for at, name in moment.board.kinds.items() if name == home]
        if not places:
            return not_in_play(kind)
        left = hex_set(at for at in places if moment.game.location_tiles.get(at)) & ~moment.player.taken_from
        if home != kind:
            homes = left.bit_count() + sum(tile.kind == home for tile in moment.player.tiles)
            by = "bonus" if homes >= TILES_FOR_BONUS and not moment.game.ending else "no-bonus"
            facts: Facts = {"tile": kind, "player": moment.player.colour, "by": by, "home": home}
            return Violation(ViolationCode.TILE_NOT_HELD, ("M2",), facts=facts)
        return _not_held(moment, kind, "L1", left)
    facts = {"tile": kind, "round": moment.game.round}
    if all(tile.status is TileStatus.FRESH for tile in held):
        homes = hex_set(tile.origin for tile in held if isinstance(tile, Tile))
        return Violation(ViolationCode.TILE_FRESH, ("L2",), homes, facts)
    if POWERS[kind].when is When.ONCE_A_GAME:
        return Violation(ViolationCode.TILE_USED_UP, POWERS[kind].rules, _used_at(moment, kind), {"tile": kind})
    return Violation(ViolationCode.TILE_USED, ("L2", "T5"), _used_at(moment, kind), facts)


def _nomad_violation(moment: Moment, kind: str) -> Violation:
    """N1: the violation for a nomad tile that is not in play, not held, taken this round, or already used."""
    held = [tile for tile in moment.player.nomad_tiles if tile.kind == kind]
    if not held:
        if not moment.board.nomad_spaces:
            return not_in_play(kind)
        homes = hex_set(at for at, name in moment.game.nomad_tiles.items() if name == kind)
        return _not_held(moment, kind, "N1", homes, without="none")
    facts: Facts = {"tile": kind}
    if not any(tile.used for tile in held):
        return Violation(ViolationCode.NOMAD_TILE_FRESH, ("N1",), facts=facts)
    return Violation(ViolationCode.TILE_USED_UP, ("N1",), _used_at(moment, kind), facts)


def not_in_play(kind: str) -> Violation:
    """The violation for a tile that no player can ever use on this board."""
    power = POWERS[kind]
    facts: Facts = {"tile": kind}
    if power.group is Group.NOMAD:
        facts = {"tile": kind, "by": "nomad"}
    elif power.group is Group.BONUS:
        facts = {"tile": kind, "by": "bonus", "home": _home(kind)}
    return Violation(ViolationCode.NOT_IN_PLAY, power.rules, facts=facts)


def _not_held(moment: Moment, kind: str, rule: str, homes: Hexes, *, without: str = "gone") -> Violation:
    """The violation for a tile that the player does not hold. `homes` are the hexes where the player could take one.

    If there are no such hexes, the fact `by` is `without`: `gone` for a location tile that the player can no longer
    take, `none` for a nomad tile that is not on the board. Otherwise, the violation suggests the homes next to
    a buildable hex, except in the last round, because the player will have no turn left to use the tile.
    """
    facts: dict[str, str | int] = {"tile": kind, "player": moment.player.colour}
    if not homes:
        facts["by"] = without
    choices = None if moment.game.ending else homes & neighbours(moment.buildable) or None
    return Violation(ViolationCode.TILE_NOT_HELD, (rule,), facts=facts, choices=choices)


def _used_at(moment: Moment, kind: str) -> Hexes:
    return hex_set(use.at for use in moment.turn.used if use.tile == kind)


def answers(player: Player) -> list[str]:
    """M3: the kinds of tile that this player can use to react, whether or not there is a hex to build on."""
    return [kind for kind in _ready_kinds(player) if POWERS[kind].when is _ANSWERING]


def _ready_kinds(player: Player) -> list[str]:
    """L2: the kinds of the player's ready location tiles, each of them once."""
    ready: list[str] = []
    for tile in player.tiles:  # A comprehension would take longer for the few tiles that a player has.
        if tile.status is _READY and tile.kind not in ready:
            ready.append(tile.kind)
    return ready


def hand_size(player: Player) -> int:
    """T4, X3: the number of terrain cards that a player should hold. A second tile that adds a card has no effect."""
    for tile in player.tiles:
        if POWERS[tile.kind].draws is _HAND:
            return 2
    return 1


def refresh_tiles(draft: Draft, seat: int, *, at_start: bool) -> None:
    """T5: make a player's location and bonus tiles ready, at the start or the end of the player's turn.

    M3: tiles for reactions become ready only at the start.
    """
    player = draft.players[seat]
    tiles = player.tiles
    for tile in tiles:
        if tile.status is not _READY and (at_start or POWERS[tile.kind].when is not _ANSWERING):
            number = tiles.index(tile)
            tiles = (*tiles[:number], tile.with_status(_READY), *tiles[number + 1 :])
    if tiles is not player.tiles:
        draft.players[seat] = player = player.with_tiles(tiles)
    if player.bonus_tiles:
        bonuses = tuple(tile._replace(status=_READY) for tile in player.bonus_tiles)
        draft.players[seat] = player._replace(bonus_tiles=bonuses)


def hex_of(action: TileAction) -> Hex | None:
    """The hex where the action puts or removes a piece, or where its move ends; None if the action names no hex."""
    return action.to if isinstance(action, MoveWith) else getattr(action, "at", None)


def note_use(draft: Draft, action: TileAction) -> None:
    """Record the hex on which the tile of this action was used, if the action names a hex."""
    at = hex_of(action)
    if at is not None:
        draft.frames[0] = draft.turn.with_use(action.tile, at)


def perform_with_tile(draft: Draft, action: TileAction) -> None:
    """Use the waiver of the action, if any, perform the action, and apply its consequences.

    H3: a tile in `via` repeats the tile of the action.
    """
    if isinstance(action, (BuildWith, Place)) and action.waiver:
        waive(draft, action.waiver, action.at)
    POWERS[action.via or action.tile].perform(draft, action)


def waive(draft: Draft, waiver: str, at: Hex) -> None:
    """N5, M6: use the tile that waives adjacency for a piece on this hex."""
    seat = draft.frames[-1].player
    use_tile(draft, seat, POWERS[waiver])
    draft.note(WaiverUsed, seat, waiver, at)
