"""Which tiles a player can use now, how a use is noted, and why the others cannot be used."""

from typing import Final, assert_never

from referee.board.hexes import Hexes, hex_set
from referee.model.ruling import Facts, Violation, ViolationCode
from referee.model.state import BonusTile, Player, Tile
from referee.model.vocabulary import Purpose, TileStatus
from referee.rules.draft import Draft
from referee.rules.moment import Moment
from referee.rules.power import Group, Power, When
from referee.rules.registry import BONUS_OF, BONUSES, POWERS

_READY: Final = TileStatus.READY


def ready_tiles(moment: Moment) -> list[str]:
    """L2, N1, M2: the kinds of tile that can be used now, in the order in which they were taken."""
    player = moment.player
    ready = [tile.kind for tile in player.tiles if tile.status is _READY]
    if player.nomad_tiles:
        ready += [tile.kind for tile in player.nomad_tiles if tile.round < moment.game.round and not tile.used]
    if player.bonus_tiles:
        ready += [tile.kind for tile in player.bonus_tiles if tile.status is _READY]
    return list(dict.fromkeys(ready)) if len(ready) > 1 else ready


def use_tile(draft: Draft, seat: int, power: Power) -> None:
    """L2, N1, M2, H2, Q2: note that a power is used."""
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
    """The reasons why no tile of this kind can be used now; empty if one can, or if the action needs no tile."""
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
    """L1, L2, M2."""
    held: list[Tile | BonusTile] = [tile for tile in moment.player.tiles if tile.kind == kind]
    held += [tile for tile in moment.player.bonus_tiles if tile.kind == kind]
    if not held:
        homes = hex_set(at for at, name in moment.board.kinds.items() if kind in (name, BONUS_OF.get(name)))
        rule = "M2" if kind in BONUSES else "L1"
        facts: Facts = {"tile": kind, "player": moment.player.colour}
        return Violation(ViolationCode.TILE_NOT_HELD, (rule,), homes, facts)
    facts = {"tile": kind, "round": moment.game.round}
    if all(tile.status is TileStatus.FRESH for tile in held):
        homes = hex_set(tile.origin for tile in held if isinstance(tile, Tile))
        return Violation(ViolationCode.TILE_FRESH, ("L2",), homes, facts)
    return Violation(ViolationCode.TILE_USED, ("L2", "T5"), _used_at(moment, kind), facts)


def _nomad_violation(moment: Moment, kind: str) -> Violation:
    """N1."""
    held = [tile for tile in moment.player.nomad_tiles if tile.kind == kind]
    if not held:
        homes = hex_set(at for at, name in moment.game.nomad_tiles.items() if name == kind)
        facts: Facts = {"tile": kind, "player": moment.player.colour}
        return Violation(ViolationCode.TILE_NOT_HELD, ("N1",), homes, facts)
    facts = {"tile": kind, "round": moment.game.round}
    if not any(tile.used for tile in held):
        return Violation(ViolationCode.TILE_FRESH, ("N1",), facts=facts)
    return Violation(ViolationCode.TILE_USED, ("N1",), _used_at(moment, kind), facts)


def _used_at(moment: Moment, kind: str) -> Hexes:
    return hex_set(use.at for use in moment.turn.used if use.tile == kind)


def answers(player: Player) -> list[str]:
    """M3: the kinds of tile with which this player can react, wherever they may build."""
    ready = [tile.kind for tile in player.tiles if tile.status is _READY]
    return [kind for kind in dict.fromkeys(ready) if POWERS[kind].when is When.ANSWERING]


def hand_size(player: Player) -> int:
    """T4, X3: the number of terrain cards a player should hold. Several tiles that add a card add only one."""
    return 1 + any(POWERS[tile.kind].draws is Purpose.HAND for tile in player.tiles)


def refresh_tiles(draft: Draft, seat: int, *, at_start: bool) -> None:
    """T5: tiles become usable again at the end of the turn; M3: those that react to others, at its start."""
    player = draft.players[seat]
    for waiting in player.tiles:
        if waiting.status is not _READY:
            tiles = tuple([_refreshed(tile, at_start=at_start) for tile in player.tiles])
            draft.players[seat] = player = player._replace(tiles=tiles)
            break
    if player.bonus_tiles:
        bonuses = tuple(tile._replace(status=_READY) for tile in player.bonus_tiles)
        draft.players[seat] = player._replace(bonus_tiles=bonuses)


def _refreshed(tile: Tile, *, at_start: bool) -> Tile:
    if tile.status is _READY or (not at_start and POWERS[tile.kind].when is When.ANSWERING):
        return tile
    return Tile(tile.kind, tile.origin, _READY)
