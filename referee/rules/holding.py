"""Which tiles a player can use now, and why not the others."""

from typing import Final

from referee.board.hexes import Hexes, hex_set
from referee.model.ruling import Facts, Violation, ViolationCode
from referee.model.state import BonusTile, Game, Player, Tile
from referee.model.vocabulary import TileStatus
from referee.rules.moment import Moment
from referee.rules.registry import BONUSES, POWERS, Group

_READY: Final = TileStatus.READY


def ready_tiles(moment: Moment) -> list[str]:
    """L2, N1, M2: the kinds of tile that can be used now, in the order in which they were taken."""
    player = moment.player
    ready = [tile.kind for tile in player.tiles if tile.status is _READY or is_answer(tile)]
    if player.nomad_tiles:
        ready += moment.ready_nomad_tiles
    if player.bonus_tiles:
        ready += [tile.kind for tile in player.bonus_tiles if tile.status is TileStatus.READY]
    return list(dict.fromkeys(ready))


def is_answer(tile: Tile) -> bool:
    """M3: whether a tile can answer somebody who takes a last tile; it can also when it is fresh."""
    return POWERS[tile.kind].reacts and tile.status is not TileStatus.USED


def tile_objections(moment: Moment, kind: str) -> list[Violation]:
    """Why no tile of a known kind can be used now; nothing if one can, or if it needs none."""
    match POWERS[kind].group:
        case Group.LOCATION | Group.BONUS if kind not in ready_tiles(moment):
            return [_location_objection(moment, kind)]
        case Group.NOMAD if kind not in ready_tiles(moment):
            return [_nomad_objection(moment, kind)]
        case Group.COMMON if kind in moment.turn.done:
            facts: Facts = {"tile": kind, "round": moment.state.round}
            return [Violation(ViolationCode.TILE_USED, POWERS[kind].rules, _used_at(moment, kind), facts)]
        case _:
            return []


def _location_objection(moment: Moment, kind: str) -> Violation:
    """L1, L2, M2."""
    held: list[Tile | BonusTile] = [tile for tile in moment.player.tiles if tile.kind == kind]
    held += [tile for tile in moment.player.bonus_tiles if tile.kind == kind]
    if not held:
        homes = hex_set(at for at, name in moment.board.kinds.items() if kind in (name, POWERS[name].bonus))
        rule = "M2" if kind in BONUSES else "L1"
        return Violation(ViolationCode.TILE_NOT_HELD, (rule,), homes, {"tile": kind, "player": moment.player.colour})
    facts: Facts = {"tile": kind, "round": moment.state.round}
    if all(tile.status is TileStatus.FRESH for tile in held):
        homes = hex_set(tile.origin for tile in held if isinstance(tile, Tile))
        return Violation(ViolationCode.TILE_FRESH, ("L2",), homes, facts)
    return Violation(ViolationCode.TILE_USED, ("L2", "T5"), _used_at(moment, kind), facts)


def _nomad_objection(moment: Moment, kind: str) -> Violation:
    """N1."""
    held = [tile for tile in moment.player.nomad_tiles if tile.kind == kind]
    if not held:
        homes = hex_set(at for at, name in moment.state.nomad_tiles.items() if name == kind)
        return Violation(ViolationCode.TILE_NOT_HELD, ("N1",), homes, {"tile": kind, "player": moment.player.colour})
    facts: Facts = {"tile": kind, "round": moment.state.round}
    if not any(tile.used for tile in held):
        return Violation(ViolationCode.TILE_FRESH, ("N1",), facts=facts)
    return Violation(ViolationCode.TILE_USED, ("N1",), _used_at(moment, kind), facts)


def _used_at(moment: Moment, kind: str) -> Hexes:
    return hex_set(use.at for use in moment.turn.used if use.tile == kind)


def hand_size(player: Player) -> int:
    """T4, X3: how many terrain cards a player draws up to, with whatever tiles; one tile more does not add to it."""
    return 1 + max((POWERS[tile.kind].more_cards for tile in player.tiles), default=0)


def can_answer(game: Game) -> bool:
    """M3: whether the player who is asked has a tile for an answer, and a hex for it."""
    moment = Moment(game)
    answers = {tile.kind for tile in moment.player.tiles if is_answer(tile)}
    return any(POWERS[kind].offers(moment) for kind in answers)
