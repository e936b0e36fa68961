"""L1, L3: infer from the pieces who took the tiles that are gone from each location.

If a location still has tiles, every player next to it took one. If it is empty, two players took one tile each. They
have pieces next to the location, or their pieces have moved away since. If only one kind of tile could have put a
piece on its hex, the owner of the piece took a tile of that kind.
"""

from collections.abc import Iterator
from itertools import combinations
from typing import Final, NamedTuple

from referee.board.hexes import BIT, NEIGHBOURS, NOWHERE, Hex, Hexes, hex_set
from referee.engine.audit.tabletop import reachable_hexes
from referee.model.description import TableDescription
from referee.model.position import FIGURES, TILES_PER_LOCATION, Position
from referee.model.vocabulary import PieceType
from referee.rules.catalogue import BONUS_OF, HARVEST, LOCATIONS, NOMADS, common_powers
from referee.rules.power import Lifting

_MAX_TRIES: Final = 500
"""The maximum number of steps in the search that meets all needs. Only artificial boards require more."""
Takers = dict[Hex, frozenset[int]]
"""For every location hex, the seats of the players who took a tile there."""


class Location(NamedTuple):
    """The evidence about who took tiles from one location hex."""

    at: Hex
    left: int | None
    """The number of tiles left; None if they were not counted."""
    near: frozenset[int]
    """The seats of the players with pieces next to the location."""
    sure: frozenset[int]
    """The seats of the players who certainly took a tile."""
    possible: frozenset[int]
    """The seats of the players who could have taken a tile, including those who certainly did."""

    @property
    def taken(self) -> int:
        """The number of tiles that are gone. If the tiles were not counted, it is inferred from `sure` and `near`."""
        if self.left is not None:
            return TILES_PER_LOCATION - self.left
        return min(TILES_PER_LOCATION, len(self.sure | self.near))

    @property
    def readings(self) -> list[frozenset[int]]:
        """The possible sets of players who took the missing tiles, as seats. Each set is one reading of the evidence.

        If tiles are left, all players next to the location took one.
        """
        sure = self.sure | self.near if self.taken < TILES_PER_LOCATION else self.sure
        missing = self.taken - len(sure)
        rest = sorted(self.possible - sure)
        return [sure | set(chosen) for chosen in combinations(rest, missing)] if missing >= 0 else [sure]

    @property
    def counts(self) -> list[int]:
        """The possible numbers of tiles left, the most likely first; only one number if the tiles were counted."""
        if self.left is not None:
            return [self.left]
        most = min(TILES_PER_LOCATION, len(self.possible))
        fewest = self.taken if len(self.near) < TILES_PER_LOCATION else TILES_PER_LOCATION
        return [TILES_PER_LOCATION - taken for taken in range(fewest, most + 1)] or [TILES_PER_LOCATION - self.taken]

    def rank(self, reading: frozenset[int]) -> tuple[int, list[int]]:
        """The sort key of a reading.

        The more of its takers have pieces next to the location, the more likely the reading and the lower its key.
        """
        return -len(reading & self.near), sorted(reading)


class Need(NamedTuple):
    """Evidence that a player took a location tile: nothing else could have put one of their pieces where it is."""

    seat: int
    kinds: frozenset[str]
    """The kinds of location tile that could have put the piece there."""


def locations(
    description: TableDescription, table: Position, movers: frozenset[int], needs: list[Need]
) -> list[Location]:
    """Every location of the board, each with the evidence about who took its tiles.

    `movers` are the seats of the players whose pieces could have moved away from a location.
    """
    known_locations = [_location(description, table, at, movers) for at in sorted(table.board.kinds)]
    while True:
        forced = [(need, places[0]) for need in needs if len(places := _places(table, known_locations, need)) == 1]
        if not forced:
            return known_locations
        for need, number in forced:
            known_locations[number] = known_locations[number]._replace(
                sure=known_locations[number].sure | {need.seat}
            )


def likeliest(table: Position, known_locations: list[Location], needs: list[Need]) -> Takers:
    """The most likely takers of each location's tiles. If possible, they meet every need."""
    explained = _explained(table, known_locations, needs, iter(range(_MAX_TRIES)))
    return {
        location.at: min(location.readings, key=location.rank, default=location.possible)
        for location in explained or known_locations
    }


def _location(description: TableDescription, table: Position, at: Hex, movers: frozenset[int]) -> Location:
    left = (description.position.location_tiles or {}).get(at)
    near, sure, possible = set(), set(), set()
    for seat, player in enumerate(table.players):
        information = description.of(seat)
        if player.lasting & NEIGHBOURS[at]:
            near.add(seat)
        if information.taken_from is not None:
            if information.taken_from & BIT[at]:
                sure.add(seat)
        elif any(tile.origin == at for tile in information.tiles or ()) or (left and seat in near):
            sure.add(seat)
        elif left != TILES_PER_LOCATION and (seat in near or seat in movers):
            possible.add(seat)
    return Location(at, left, frozenset(near), frozenset(sure), frozenset(sure | possible))


def pieces_to_explain(description: TableDescription, table: Position) -> list[Need]:
    """The needs that follow from the pieces on the table, without duplicates."""
    return list(dict.fromkeys(_all_needs(description, table)))


def _all_needs(description: TableDescription, table: Position) -> Iterator[Need]:
    """B2, X4 to X7, M6: one need for each piece that only a location tile could have put where it is."""
    board, kinds = table.board, sorted(table.board.location_kinds)
    others = [*common_powers(board), *HARVEST, *_nomads_gone(table)]
    for seat, player in enumerate(table.players):
        beyond = player.settlements & ~board.suitable & ~_reach(table, others, "settlement")
        for at in _bits(beyond):
            yield Need(seat, frozenset(kind for kind in kinds if _reach(table, [kind], "settlement") & at))
        for figure in FIGURES:
            if player.figures.of(figure) and not _reach(table, others, figure):
                yield Need(seat, frozenset(kind for kind in kinds if _reach(table, [kind], figure)))
        if description.of(seat).temple:
            yield Need(seat, frozenset(kind for kind in kinds if LOCATIONS[kind].lifts is Lifting.TO_TILE))


def _bits(hexes: Hexes) -> Iterator[Hexes]:
    while hexes:
        yield (lowest := hexes & -hexes)
        hexes &= ~lowest


def _reach(table: Position, kinds: list[str], piece: PieceType) -> Hexes:
    """The hexes where these powers and their bonus tiles could put a piece of this type."""
    hexes = NOWHERE
    for kind in kinds:
        hexes |= reachable_hexes(kind, piece, table.board)
        if kind in BONUS_OF:
            hexes |= reachable_hexes(BONUS_OF[kind], piece, table.board)
    return hexes


def _nomads_gone(table: Position) -> list[str]:
    """The kinds of nomad tile that are not on any nomad space; empty if the board has no nomad spaces."""
    lying = (table.nomad_tiles or {}).values()
    return [kind for kind in NOMADS if kind not in lying] if table.board.nomad_spaces else []


def _is_met(table: Position, known_locations: list[Location], need: Need) -> bool:
    return any(
        need.seat in location.sure and table.board.kinds[location.at] in need.kinds for location in known_locations
    )


def _places(table: Position, known_locations: list[Location], need: Need) -> list[int]:
    """The indexes of the locations that could meet a need, those next to the player's pieces first.

    Empty if a location already meets the need.
    """
    if _is_met(table, known_locations, need):
        return []
    fitting = [
        number
        for number, location in enumerate(known_locations)
        if table.board.kinds[location.at] in need.kinds and need.seat in location.possible and _has_room(location)
    ]
    return sorted(fitting, key=lambda number: need.seat not in known_locations[number].near)


def _has_room(location: Location) -> bool:
    gone = TILES_PER_LOCATION if location.left is None else TILES_PER_LOCATION - location.left
    return len(location.sure) < gone


def _explained(
    table: Position, known_locations: list[Location], needs: list[Need], tries: Iterator[int]
) -> list[Location] | None:
    """The locations, with takers added so that every need is met; None if this fails or no tries are left.

    Each step of the search meets the need that the fewest locations could meet. On a tie, needs that the same
    locations could meet come one after another, so that the search detects a dead end early.
    """
    unmet = {
        need: _places(table, known_locations, need) for need in needs if not _is_met(table, known_locations, need)
    }
    if not unmet:
        return known_locations
    need = min(unmet, key=lambda unmet_need: (len(unmet[unmet_need]), sorted(unmet[unmet_need])))
    for number in unmet[need]:
        if next(tries, None) is None:
            return None
        location = known_locations[number]
        tried = [
            *known_locations[:number],
            location._replace(sure=location.sure | {need.seat}),
            *known_locations[number + 1 :],
        ]
        if explained := _explained(table, tried, list(unmet), tries):
            return explained
    return None


def taken_from(takers: Takers, seat: int) -> Hexes:
    """The location hexes where this player took a tile."""
    return hex_set(at for at, seats in takers.items() if seat in seats)
