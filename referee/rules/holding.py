"""Which tiles a player can use now, and why not the others."""

from referee.board.hexes import Hexes, hex_set
from referee.model.ruling import Code, Facts, Violation
from referee.model.state import Player
from referee.model.vocabulary import TileStatus
from referee.rules.moment import Moment
from referee.rules.registry import NOMADS, POWERS


def ready_tiles(moment: Moment) -> list[str]:
    """L2, N1: the kinds of tile that can be used now, in the order in which they were taken."""
    ready = [tile.kind for tile in moment.player.tiles if tile.status is TileStatus.READY]
    return list(dict.fromkeys(ready)) + moment.ready_nomad_tiles


def tile_objections(moment: Moment, kind: str) -> list[Violation]:
    """Why no tile of a known kind can be used now; nothing if one can."""
    if kind in ready_tiles(moment):
        return []
    return [_nomad_objection(moment, kind) if kind in NOMADS else _location_objection(moment, kind)]


def _location_objection(moment: Moment, kind: str) -> Violation:
    """L1, L2."""
    held = [tile for tile in moment.player.tiles if tile.kind == kind]
    if not held:
        homes = hex_set(at for at, name in moment.board.kinds.items() if name == kind)
        return Violation(Code.TILE_NOT_HELD, ("L1",), homes, {"tile": kind, "player": moment.player.colour})
    facts: Facts = {"tile": kind, "round": moment.state.round}
    if all(tile.status is TileStatus.FRESH for tile in held):
        return Violation(Code.TILE_FRESH, ("L2",), hex_set(tile.origin for tile in held), facts)
    return Violation(Code.TILE_USED, ("L2", "T5"), _used_at(moment, kind), facts)


def _nomad_objection(moment: Moment, kind: str) -> Violation:
    """N1."""
    held = [tile for tile in moment.player.nomad_tiles if tile.kind == kind]
    if not held:
        homes = hex_set(at for at, name in moment.state.nomad_tiles.items() if name == kind)
        return Violation(Code.TILE_NOT_HELD, ("N1",), homes, {"tile": kind, "player": moment.player.colour})
    facts: Facts = {"tile": kind, "round": moment.state.round}
    if not any(tile.used for tile in held):
        return Violation(Code.TILE_FRESH, ("N1",), facts=facts)
    return Violation(Code.TILE_USED, ("N1",), _used_at(moment, kind), facts)


def _used_at(moment: Moment, kind: str) -> Hexes:
    return hex_set(use.at for use in moment.turn.used if use.tile == kind)


def hand_size(player: Player) -> int:
    """T4, X3: how many terrain cards a player draws up to, with whatever tiles; one tile more does not add to it."""
    return 1 + max((POWERS[tile.kind].more_cards for tile in player.tiles), default=0)
