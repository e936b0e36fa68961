"""The likeliest possible table: the best reading of every hex, as far as all of them fit together."""

from collections import Counter
from collections.abc import Mapping, Sequence
from math import log
from typing import Final

from referee.board.hexes import BIT, NOWHERE, Hex
from referee.model.observation import Piece, PieceKind
from referee.model.position import Position
from referee.scan.counts import Limit
from referee.scan.law import Standing, added, covered, inconsistencies
from referee.scan.sites import Site

Readings = dict[Hex, Piece | None]
"""What stands at each site."""
_LEAST: Final = 1e-12


def likeliest(table: Position, sites: Sequence[Site], limits: Sequence[Limit]) -> Readings:
    """The likeliest reading of each site with which the audit accepts all pieces."""
    readings: Readings = {one.at: one.best[0] for one in sites}
    by_hex = {one.at: one for one in sites}
    _make_room(readings, by_hex, limits)
    while wrong := _misplaced(added(table, standing(readings)), readings):
        readings[min(wrong, key=lambda at: by_hex[at].chance(readings[at]))] = None
    left = {at for at, _ in standing(readings)}
    return {at: piece if at in left else None for at, piece in readings.items()}


def standing(readings: Mapping[Hex, Piece | None]) -> list[Standing]:
    """The pieces of these readings. X4: a city hall leaves no room for others on its seven hexes."""
    taken = NOWHERE
    halls = []
    for at, piece in readings.items():
        if piece and piece.kind is PieceKind.CITY_HALL and not covered(piece.kind, at) & taken:
            taken |= covered(piece.kind, at)
            halls.append(Standing(at, piece))
    others = [
        Standing(at, piece)
        for at, piece in readings.items()
        if piece and piece.kind is not PieceKind.CITY_HALL and not BIT[at] & taken
    ]
    return halls + others


def _make_room(readings: Readings, by_hex: Mapping[Hex, Site], limits: Sequence[Limit]) -> None:
    """Drop the pieces that are most likely something else, until no player has too many."""
    caps = {limit.piece: limit.most for limit in limits}
    counts = Counter(piece for piece in readings.values() if piece)
    for limit in limits:
        own = [at for at, piece in readings.items() if piece == limit.piece]
        own.sort(key=lambda at: _loss(by_hex[at]))
        for at in own[: max(0, counts[limit.piece] - limit.most)]:
            others = [
                (chance, piece)
                for piece, chance in by_hex[at].choices
                if piece != limit.piece and counts[piece] < caps.get(piece, counts[piece] + 1)
            ]
            chance, piece = max(others, default=(0.0, None), key=lambda other: other[0])
            readings[at] = piece if chance > by_hex[at].nothing else None
            counts[limit.piece] -= 1
            if other := readings[at]:
                counts[other] += 1


def _loss(one: Site) -> float:
    """How much less likely the second reading of a site is than the first."""
    second, first = sorted((0.0, one.nothing, *(chance for _, chance in one.choices)))[-2:]
    return log(first) - log(max(second, _LEAST))


def _misplaced(position: Position, readings: Readings) -> list[Hex]:
    """The sites with pieces that the audit rejects."""
    blamed = NOWHERE
    for found in inconsistencies(position):
        blamed |= found.hexes
    return [at for at, piece in readings.items() if piece and covered(piece.kind, at) & blamed]
