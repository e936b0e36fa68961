"""The tables that could have been photographed, each with its probability: all of them, or a fair sample.

A sample is drawn with numbers that are the same for every request, so that the same request has the same answer.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import product
from math import exp, prod
from random import Random
from typing import Final, NamedTuple

from referee.board.hexes import Hex
from referee.scan.counts import Limit
from referee.scan.likeliest import Readings
from referee.scan.observation import Piece
from referee.scan.sites import Site, site

_NEGLIGIBLE: Final = 5e-4
"""Less likely readings are left out when all tables are listed."""

_CROWDING: Final = 1.2
"""The standard deviation of the logarithm of how much fuller hidden hexes are than they seem."""
_MISTRUST: Final = 0.8
"""The same for doubtful hexes: one lamp deceives the reader about many pieces of a colour alike."""


class World(NamedTuple):
    """One table that could have been photographed: what stands at the sites that leave a doubt."""

    weight: float
    readings: Readings


def sure(one: Site) -> bool:
    """Whether a site has one reading only."""
    return one.best[1] >= 1 - _NEGLIGIBLE


class Worlds(NamedTuple):
    """Tables whose weights add up to 1."""

    tables: list[World]
    sampled: bool
    """Whether they are a sample, and not all there are."""


def worlds(sites: Sequence[Site], limits: Sequence[Limit], *, most: int) -> Worlds:
    """All possible tables, or a sample of this size if there are more or if limits tie the sites together."""
    listed = [[(one.at, piece, chance) for piece, chance in _readings(one)] for one in sites if not sure(one)]
    if prod(len(readings) for readings in listed) <= most and not limits:
        found = [
            World(prod(chance for _, _, chance in world), {at: piece for at, piece, _ in world})
            for world in product(*listed)
        ]
        total = sum(world.weight for world in found)
        return Worlds([World(world.weight / total, world.readings) for world in found], sampled=False)
    rng = Random(0)  # noqa: S311  (a fixed sequence is the point)
    bound = {number for limit in limits for number in limit.places}
    drawn = [(number, one, number in bound) for number, one in enumerate(sites) if number in bound or not sure(one)]
    return Worlds([World(1 / most, dict(_drawn(drawn, limits, rng))) for _ in range(most)], sampled=True)


def _readings(one: Site) -> list[tuple[Piece | None, float]]:
    found: list[tuple[Piece | None, float]] = [(None, one.nothing), *one.choices]
    return [reading for reading in found if reading[1] >= _NEGLIGIBLE]


def _drawn(
    sites: Sequence[tuple[int, Site, bool]], limits: Sequence[Limit], rng: Random
) -> Iterator[tuple[Hex, Piece | None]]:
    """Draw one table. Pieces with a limit depend on those that were drawn before."""
    used = {limit.piece: 0 for limit in limits}
    hidden: dict[Piece, float] = {}
    seen: dict[Piece, float] = {}
    for number, read, bound in sites:
        one = _together(read, hidden, _CROWDING, rng) if read.unread else _together(read, seen, _MISTRUST, rng)
        if not bound:
            yield one.at, _rolled(one.choices, rng.random())
            continue
        weights = _with_room(number, one, limits, used)
        piece = _rolled(weights, rng.random() * sum(weight for _, weight in weights))
        if piece in used:
            used[piece] += 1
        yield one.at, piece


def _together(one: Site, factors: dict[Piece, float], spread: float, rng: Random) -> Site:
    """A site on the table that is being drawn, where all doubtful pieces of a player are likelier, or less likely.

    Kingdoms are areas, so hidden hexes fill together; and what misleads the reader about one piece misleads it about
    others. Drawn one by one, the range of scores would be far too narrow.
    """
    weights = {}
    for piece, chance in one.choices:
        if piece not in factors:
            factors[piece] = exp(rng.gauss(0, spread))
        weights[piece] = chance * factors[piece]
    return site(one.at, weights, one.nothing, unread=one.unread)


def _with_room(
    number: int, one: Site, limits: Sequence[Limit], used: Mapping[Piece, int]
) -> list[tuple[Piece | None, float]]:
    """The readings of a site, weighted by their chances after this many pieces are used up."""
    weights: list[tuple[Piece | None, float]] = [*one.choices, (None, one.nothing)]
    for limit in limits:
        place = limit.places.get(number)
        if place is not None:
            room = limit.room[place + 1]
            count = used[limit.piece]
            other = room[count]
            own = room[count + 1] if count < limit.most else 0.0
            weights = [(piece, weight * (own if piece == limit.piece else other)) for piece, weight in weights]
    return weights


def _rolled(weights: Iterable[tuple[Piece | None, float]], roll: float) -> Piece | None:
    """The reading that a number between 0 and the sum of the weights picks; None beyond it."""
    for piece, chance in weights:
        roll -= chance
        if roll < 0:
            return piece
    return None
