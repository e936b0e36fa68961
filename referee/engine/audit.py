"""Can this table be? Every inconsistency of a position, at once, each with its place."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Protocol

from referee.board.hexes import BIT, NAMES, NEIGHBOURS, NOWHERE, Hex, Hexes, each, names
from referee.board.terrain import UNSUITABLE
from referee.engine.audit_game import game_flaws
from referee.model.inconsistency import Flaw, Inconsistency
from referee.model.ruling import Facts
from referee.model.state import SETTLEMENTS, TILES_PER_LOCATION, Pieces, Position, State, Table
from referee.rules.catalogue import CARDS, POWERS


class _Seen(Table, Protocol):
    """A table at which somebody may also have looked at the locations."""

    @property
    def location_tiles(self) -> Mapping[Hex, int] | None: ...


def audit(table: Position | State) -> tuple[Inconsistency, ...]:
    """Everything that cannot be; nothing for a table that can."""
    return audit_state(table) if isinstance(table, State) else tuple(_table_flaws(table))


def audit_state(state: State) -> tuple[Inconsistency, ...]:
    """Everything that cannot be in a game under way. What hangs on the pieces is asked only when they can be."""
    return tuple(_table_flaws(state)) or tuple(game_flaws(state))


def _table_flaws(table: _Seen) -> Iterator[Inconsistency]:
    yield from _set_up_flaws(table)
    yield from _sharing_flaws(table.players)
    for seat, player in enumerate(table.players):
        yield from _piece_flaws(table, f"/players/{seat}/settlements", player)
    if table.location_tiles is not None:
        yield from _location_flaws(table, table.location_tiles)


def _set_up_flaws(table: Table) -> Iterator[Inconsistency]:
    """P1, G9."""
    if not 2 <= len(table.players) <= 5:
        yield Inconsistency(Flaw.PLAYER_COUNT, "/players", facts={"count": len(table.players)})
    colours = [player.colour for player in table.players]
    for seat, colour in enumerate(colours):
        if colour in colours[:seat]:
            yield Inconsistency(Flaw.SAME_COLOUR, f"/players/{seat}/colour", facts={"colour": colour})
    if len(table.cards) != 3:
        yield Inconsistency(Flaw.CARD_COUNT, "/cards", facts={"count": len(table.cards)})
    for number, card in enumerate(table.cards):
        if card not in CARDS:
            yield Inconsistency(Flaw.UNKNOWN_CARD, f"/cards/{number}", facts={"card": card})
        if card in table.cards[:number]:
            yield Inconsistency(Flaw.SAME_CARD, f"/cards/{number}", facts={"card": card})
    for at, kind in table.board.kinds.items():
        if kind not in POWERS:
            yield Inconsistency(Flaw.UNKNOWN_LOCATION, "/board", BIT[at], {"tile": kind, "at": NAMES[at]})


def _sharing_flaws(players: Sequence[Pieces]) -> Iterator[Inconsistency]:
    """B1."""
    taken: Hexes = NOWHERE
    for seat, player in enumerate(players):
        if shared := taken & player.presence:
            facts: Facts = {"hexes": ", ".join(names(shared)), "colour": player.colour}
            yield Inconsistency(Flaw.TWO_PIECES, f"/players/{seat}/settlements", shared, facts)
        taken |= player.presence


def _piece_flaws(table: Table, place: str, player: Pieces) -> Iterator[Inconsistency]:
    """G7, G9, B2."""
    board, settlements = table.board, player.settlements
    if settlements.bit_count() > SETTLEMENTS:
        facts: Facts = {"colour": player.colour, "count": settlements.bit_count()}
        yield Inconsistency(Flaw.TOO_MANY_SETTLEMENTS, place, settlements, facts)
    for at in each(settlements & ~board.hexes):
        yield Inconsistency(Flaw.OFF_THE_BOARD, place, BIT[at], {"at": NAMES[at]})
    for at in each(settlements & board.special):
        yield Inconsistency(Flaw.ON_SPECIAL_HEX, place, BIT[at], {"at": NAMES[at], "found": board.ground_at(at)})
    for terrain in UNSUITABLE:
        standing = settlements & board.ground[terrain]
        if standing and not any(terrain in POWERS[kind].beyond for kind in board.kinds.values() if kind in POWERS):
            facts = {"hexes": ", ".join(names(standing)), "found": terrain}
            yield Inconsistency(Flaw.OUT_OF_REACH, place, standing, facts)


def _location_flaws(table: Table, tiles: Mapping[Hex, int]) -> Iterator[Inconsistency]:
    """P1: two tiles on every location hex, and nowhere else."""
    for at in sorted(tiles.keys() ^ table.board.kinds.keys()):
        yield Inconsistency(Flaw.TILES_ELSEWHERE, "/location_tiles", BIT[at], {"at": NAMES[at]})
    present: Hexes = NOWHERE
    for player in table.players:
        present |= player.presence
    for at, count in tiles.items():
        if not 0 <= count <= TILES_PER_LOCATION:
            facts: Facts = {"at": NAMES[at], "count": count, "takers": 0}
            yield Inconsistency(Flaw.TOO_MANY_TILES, f"/location_tiles/{NAMES[at]}", BIT[at], facts)
        elif count == TILES_PER_LOCATION and present & NEIGHBOURS[at]:
            yield Inconsistency(Flaw.TILE_NOT_TAKEN, f"/location_tiles/{NAMES[at]}", BIT[at], {"at": NAMES[at]})
