"""Check the tiles that players hold and the tiles that are left on the board (L1 to L3, N1, M2)."""

from collections.abc import Iterator
from typing import Final

from referee.board.board import Board
from referee.board.hexes import BIT, NAMES, NOWHERE, Hex, Hexes, each, neighbours
from referee.engine.audit.supplies import in_turn, turns_finished
from referee.model.findings import Inconsistency, InconsistencyCode
from referee.model.frames import after_last_turn
from referee.model.position import TILES_PER_LOCATION
from referee.model.ruling import Facts
from referee.model.state import Player, State, Tile, counted
from referee.model.vocabulary import TileStatus
from referee.rules.catalogue import BONUS_OF, LOCATIONS, NOMAD_COPIES, NOMADS
from referee.rules.power import When

_READY: Final = TileStatus.READY


def strange_tiles(state: State) -> Iterator[Inconsistency]:
    """L1: report players' location tiles that do not match the location they came from, and unknown nomad tiles."""
    kinds = state.board.kinds
    for seat, player in enumerate(state.players):
        for number, tile in enumerate(player.tiles):
            if kinds.get(tile.origin) != tile.kind:
                facts: Facts = {
                    "at": NAMES[tile.origin],
                    "tile": tile.kind,
                    "colour": player.colour,
                    "status": tile.status,
                    "found": _ground(state.board, tile.origin),
                    "by": "tile",
                }
                place = f"/players/{seat}/tiles/{number}"
                yield Inconsistency(InconsistencyCode.TILE_OF_ANOTHER_KIND, place, BIT[tile.origin], facts)
        for number, nomad in enumerate(player.nomad_tiles):
            if nomad.kind not in NOMADS:
                facts = {"tile": nomad.kind}
                place = f"/players/{seat}/nomad_tiles/{number}"
                yield Inconsistency(InconsistencyCode.UNKNOWN_NOMAD_TILE, place, facts=facts)


def tile_inconsistencies(state: State) -> Iterator[Inconsistency]:
    """The inconsistencies in the tiles of a state for which `strange_tiles` reports nothing."""
    waiting, full = NOWHERE, NOWHERE
    for at, left in state.location_tiles.items():
        if left:
            waiting |= BIT[at]
            if left == TILES_PER_LOCATION:
                full |= BIT[at]
    once = twice = thrice = NOWHERE
    moving = len(state.frames) > 1
    for seat, player in enumerate(state.players):
        near = neighbours(counted(state, seat) if moving else player.presence)
        if player.tiles and not _holds_soundly(state, seat, player, near):
            yield from _held_inconsistencies(state, seat, player, near)
        if player.figures.scouts:  # H7: scouts keep tiles for their owner but do not take new ones.
            near = neighbours(counted(state, seat) & ~player.figures.scouts)
        taken = player.taken_from
        if untaken := near & waiting & ~taken:
            yield from _untaken_inconsistencies(seat, player, untaken)
        thrice |= twice & taken
        twice |= once & taken
        once |= taken
    wrong = full & once | waiting & ~full & (~once | twice) | ~waiting & (~twice | thrice)
    if wrong & state.board.locations or once & ~state.board.locations:
        yield from _stock_inconsistencies(state, wrong)
    yield from special_tile_inconsistencies(state)


def special_tile_inconsistencies(state: State) -> Iterator[Inconsistency]:
    """N1, M2: the inconsistencies in nomad tiles and bonus tiles."""
    with_bonus = not BONUS_OF.keys().isdisjoint(state.board.location_kinds)
    nomads = bool(state.board.nomad_spaces)
    for seat, player in enumerate(state.players):
        if player.bonus_tiles or (with_bonus and len(player.tiles) > 1):
            yield from _bonus_inconsistencies(seat, player)
        if player.nomad_tiles:
            nomads = True
            yield from _nomad_inconsistencies(state, seat, player)
    if nomads:
        yield from _nomad_stock_inconsistencies(state)


def _holds_soundly(state: State, seat: int, player: Player, near: Hexes) -> bool:
    """L1, L2, L3: whether all location tiles of a player are consistent.

    Each tile must have a possible status and come from a different hex. The player must have taken a tile from that
    hex and still have a piece next to it. `near` is the set of hexes next to the player's pieces.
    """
    held = NOWHERE
    for tile in player.tiles:
        _kind, origin, status = tile
        here = BIT[origin]
        if held & here or (status is not _READY and not may_have_status(state, seat, tile)):
            return False
        held |= here
    return not held & ~(player.taken_from & near)


def _held_inconsistencies(state: State, seat: int, player: Player, near: Hexes) -> Iterator[Inconsistency]:
    """L1, L2, L3: the inconsistencies in the tiles that a player holds.

    If two tiles came from the same hex, the second one is reported.
    """
    earlier = NOWHERE
    for number, tile in enumerate(player.tiles):
        here = BIT[tile.origin]
        wrong = (
            (InconsistencyCode.TILE_NEVER_TAKEN, not player.taken_from & here),
            (InconsistencyCode.TILE_TWICE, earlier & here),
            (InconsistencyCode.TILE_WITHOUT_PIECE, not near & here),
            (
                InconsistencyCode.TILE_OUT_OF_TURN,
                tile.status is not TileStatus.READY and not may_have_status(state, seat, tile),
            ),
        )
        for code, applies in wrong:
            if applies:
                facts: Facts = {
                    "at": NAMES[tile.origin],
                    "tile": tile.kind,
                    "colour": player.colour,
                    "status": tile.status,
                }
                yield Inconsistency(code, f"/players/{seat}/tiles/{number}", here, facts)
        earlier |= here


def _untaken_inconsistencies(seat: int, player: Player, untaken: Hexes) -> Iterator[Inconsistency]:
    """L1: report each of these location hexes, where the player should have taken a tile."""
    for at in each(untaken):
        facts: Facts = {"at": NAMES[at], "colour": player.colour, "by": "player"}
        yield Inconsistency(InconsistencyCode.TILE_NOT_TAKEN, f"/players/{seat}/taken_from", BIT[at], facts)


def may_have_status(state: State, seat: int, tile: Tile) -> bool:
    """L2: whether a tile that is not ready could have its current status.

    Most tiles are fresh or used only during their owner's turn. M3: a tile for reactions can be fresh or used at any
    time, and a player can gain a fresh tile by reacting in another player's turn. H10: after the last turn, a player
    can gain a fresh tile by using a silo.
    """
    if in_turn(state, seat) or LOCATIONS[tile.kind].when is When.ANSWERING:
        return True
    return tile.status is TileStatus.FRESH and (after_last_turn(state.frames) or _may_answer(state))


def _may_answer(state: State) -> bool:
    """M3: whether this board has tiles with which players can react in another player's turn."""
    return any(LOCATIONS[kind].when is When.ANSWERING for kind in state.board.location_kinds)


def _bonus_inconsistencies(seat: int, player: Player) -> Iterator[Inconsistency]:
    """M2: report a player whose bonus tiles are not exactly those earned by two location tiles of the same kind."""
    held = [tile.kind for tile in player.tiles]
    due = sorted([BONUS_OF[kind] for kind in set(held) if kind in BONUS_OF and held.count(kind) > 1])
    if sorted([tile.kind for tile in player.bonus_tiles]) != due:
        facts: Facts = {"colour": player.colour, "due": ", ".join(due) or "none"}
        yield Inconsistency(InconsistencyCode.BONUS_MISMATCH, f"/players/{seat}/bonus_tiles", facts=facts)


def _nomad_inconsistencies(state: State, seat: int, player: Player) -> Iterator[Inconsistency]:
    """N1: report nomad tiles with an impossible round or use, and nomad tiles that no player can keep.

    A tile must have been taken in this round, or in the previous one if its owner has not finished this round's turn.
    M3: by reacting, a player can take a tile before their own turn of the round.
    """
    turns = turns_finished(state, seat)
    acting = in_turn(state, seat)
    for number, tile in enumerate(player.nomad_tiles):
        taken = acting or turns >= state.round or _may_answer(state)
        fresh = tile.round == state.round and taken and not tile.used
        usable = tile.round == state.round - 1 and turns < state.round and (acting or not tile.used)
        facts: Facts = {"tile": tile.kind, "colour": player.colour, "round": tile.round}
        place = f"/players/{seat}/nomad_tiles/{number}"
        if not fresh and not usable:
            yield Inconsistency(InconsistencyCode.NOMAD_TILE_OUT_OF_TIME, place, facts=facts)
        if NOMADS[tile.kind].when is When.WHEN_TAKEN:
            yield Inconsistency(InconsistencyCode.NOMAD_TILE_NOT_KEPT, place, facts=facts)


def _nomad_stock_inconsistencies(state: State) -> Iterator[Inconsistency]:
    """P3: report nomad tiles if there are more of a kind than in the box, or more tiles than nomad spaces.

    `tabletop` reports the kinds of which too many copies lie on nomad spaces.
    """
    held = [tile.kind for player in state.players for tile in player.nomad_tiles]
    present = [*held, *filter(None, state.nomad_tiles.values())]
    for kind in dict.fromkeys(held):
        if (count := present.count(kind)) > NOMAD_COPIES[kind]:
            facts: Facts = {"tile": kind, "count": count, "most": NOMAD_COPIES[kind]}
            yield Inconsistency(InconsistencyCode.TOO_MANY_NOMAD_TILES, "/nomad_tiles", facts=facts)
    if len(present) > len(state.nomad_tiles):
        facts = {"tile": "nomad", "count": len(present), "most": len(state.nomad_tiles)}
        yield Inconsistency(InconsistencyCode.TOO_MANY_NOMAD_TILES, "/nomad_tiles", facts=facts)


def _stock_inconsistencies(state: State, wrong: Hexes) -> Iterator[Inconsistency]:
    """P1, L1: the inconsistencies between the tiles left on locations and the players who took tiles there.

    The number of tiles left and the number of players who took one must add up to two. Players can have taken tiles
    only from locations.
    """
    for at in each(wrong & state.board.locations):
        takers = sum(bool(player.taken_from & BIT[at]) for player in state.players)
        facts: Facts = {"at": NAMES[at], "count": state.location_tiles.get(at, 0), "takers": takers}
        yield Inconsistency(InconsistencyCode.TOO_MANY_TILES, f"/location_tiles/{NAMES[at]}", BIT[at], facts)
    for seat, player in enumerate(state.players):
        for at in each(player.taken_from & ~state.board.locations):
            place = f"/players/{seat}/taken_from"
            facts = {"at": NAMES[at], "found": _ground(state.board, at), "by": "taken"}
            yield Inconsistency(InconsistencyCode.TILE_OF_ANOTHER_KIND, place, BIT[at], facts)


def _ground(board: Board, at: Hex) -> str:
    """The kind of location on a hex, or else its terrain or kind of special hex; `nothing` if it is off the board."""
    return board.kinds.get(at) or (board.surface_at(at) if BIT[at] & board.hexes else "nothing")
