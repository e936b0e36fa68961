"""How many pieces there are: forty settlements, two warriors, one wagon, ship and city hall of a player, 25 walls.

Where more are seen than there can be, some are misread. The chance of each then depends on that of all the others; it
is worked out exactly, for one kind of piece at a time.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from referee.model.observation import Piece, PieceKind
from referee.model.vocabulary import Colour
from referee.scan.law import most
from referee.scan.sites import Site, site

Row = list[float]
_TOO_UNLIKELY: Final = 1e-300
_NEGLIGIBLE: Final = 1e-6
_SPACIOUS: Final[tuple[Row, ...]] = ([1.0],)


class Limit(NamedTuple):
    """A limit on one kind of piece that the sightings may exceed."""

    piece: Piece
    most: int
    places: Mapping[int, int]
    """The sorted numbers of the sites it concerns."""
    room: tuple[Row, ...]
    """For each of these sites and each number of pieces before it: the chance that the rest fits."""


def limits(sites: Sequence[Site], marks: Mapping[Colour, tuple[int, ...]]) -> tuple[Limit, ...]:
    """Every limit that these sites might break. S24: a settlement that marks a line is not on the board."""
    chances = defaultdict[Piece, dict[int, float]](dict)
    for number, one in enumerate(sites):
        for piece, chance in one.choices:
            chances[piece][number] = chance
    found = []
    for piece, where in chances.items():
        cap = most(piece.kind)
        if piece.kind is PieceKind.SETTLEMENT and piece.colour:
            cap -= len(marks.get(piece.colour, ()))
        room = _room(list(where.values()), cap) if len(where) > cap else _SPACIOUS
        if room[0][0] < 1 - _NEGLIGIBLE:
            places = {number: place for place, number in enumerate(where)}
            found.append(Limit(piece, cap, places, room))
    return tuple(found)


def limited(sites: Sequence[Site], found: Sequence[Limit]) -> tuple[Site, ...]:
    """The sites with their chances, given that no limit is broken."""
    result = list(sites)
    for limit in found:
        before = [1.0] + [0.0] * limit.most
        for number, place in limit.places.items():
            chance = sites[number].chance(limit.piece)
            after = limit.room[place + 1]
            without = sum(share * room for share, room in zip(before, after, strict=True))
            with_it = sum(share * room for share, room in zip(before, after[1:], strict=False))
            result[number] = _weighed(result[number], limit.piece, with_it, max(without, _TOO_UNLIKELY))
            before = [
                share * (1 - chance) + (before[count - 1] * chance if count else 0.0)
                for count, share in enumerate(before)
            ]
    return tuple(result)


def _weighed(one: Site, piece: Piece, with_it: float, without: float) -> Site:
    weights = {other: chance * (with_it if other == piece else without) for other, chance in one.choices}
    return site(one.at, weights, one.nothing * without, unread=one.unread)


def _room(chances: Sequence[float], cap: int) -> tuple[Row, ...]:
    """Row by row from the last site: the chance that the pieces after it fit, given the number before it."""
    rows = [[1.0] * (cap + 1)]
    for chance in reversed(chances):
        later = rows[-1]
        rows.append(
            [
                (1 - chance) * later[count] + (chance * later[count + 1] if count < cap else 0.0)
                for count in range(cap + 1)
            ]
        )
    return tuple(reversed(rows))
