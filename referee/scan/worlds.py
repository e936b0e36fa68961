"""The tables that could have been photographed, each with its probability: all of them, or a fair sample.

A sample is drawn with numbers that are the same for every request, so that the same request has the same answer.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from math import exp, prod
from random import Random
from typing import Final, NamedTuple

from referee.board.hexes import Hex
from referee.model.observation import Piece
from referee.scan.counts import Limit, Row
from referee.scan.likeliest import Readings
from referee.scan.sites import Site

_NEGLIGIBLE: Final = 5e-4
"""Less likely readings are left out when all tables are listed."""

_MAX_DRAWS: Final = 30_000
"""Sites times tables of a sample, so that the work has a bound."""
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
    drawn = [
        _Draw(one, sure(one), _ties(number, one, limits) if number in bound else ())
        for number, one in enumerate(sites)
        if number in bound or not sure(one)
    ]
    count = min(most, _MAX_DRAWS // max(1, len(drawn)))
    return Worlds([World(1 / count, dict(_drawn(drawn, limits, rng))) for _ in range(count)], sampled=True)


class _Tie(NamedTuple):
    """What a limit means for a site: which of its readings it counts, and the chances that the rest fits."""

    limit: int
    counted: int | None
    room: Row
    most: int


class _Draw(NamedTuple):
    """A site to be drawn, with the limits on its pieces."""

    site: Site
    is_sure: bool
    ties: tuple[_Tie, ...]


def _ties(number: int, one: Site, limits: Sequence[Limit]) -> tuple[_Tie, ...]:
    """Worked out once for each site, because a table is drawn hundreds of times."""
    pieces = [piece for piece, _ in one.choices]
    return tuple(
        _Tie(
            name,
            pieces.index(limit.piece) if limit.piece in pieces else None,
            limit.room[limit.places[number] + 1],
            limit.most,
        )
        for name, limit in enumerate(limits)
        if number in limit.places
    )


def _readings(one: Site) -> list[tuple[Piece | None, float]]:
    found: list[tuple[Piece | None, float]] = [(None, one.nothing), *one.choices]
    return [reading for reading in found if reading[1] >= _NEGLIGIBLE]


def _drawn(draws: Sequence[_Draw], limits: Sequence[Limit], rng: Random) -> Iterator[tuple[Hex, Piece | None]]:
    """Draw one table. Pieces with a limit depend on those that were drawn before."""
    used = [0] * len(limits)
    hidden: dict[Piece, float] = {}
    seen: dict[Piece, float] = {}
    for one, is_sure, ties in draws:
        if not is_sure:
            one = _together(one, hidden, _CROWDING, rng) if one.unread else _together(one, seen, _MISTRUST, rng)  # noqa: PLW2901
        if not ties:
            yield one.at, _rolled(one.choices, rng.random())
            continue
        weights = _with_room(one, ties, used)
        chosen = _rolled_number(weights, rng.random() * sum(weights))
        for tie in ties:
            if tie.counted == chosen:
                used[tie.limit] += 1
        yield one.at, one.choices[chosen][0] if chosen is not None and chosen < len(one.choices) else None


def _together(one: Site, factors: dict[Piece, float], spread: float, rng: Random) -> Site:
    """A site on the table that is being drawn, where all doubtful pieces of a player are likelier, or less likely.

    Kingdoms are areas, so hidden hexes fill together; and what misleads the reader about one piece misleads it about
    others. Drawn one by one, the range of scores would be far too narrow.
    """
    weights = []
    for piece, chance in one.choices:
        if piece not in factors:
            factors[piece] = exp(rng.gauss(0, spread))
        weights.append((piece, chance * factors[piece]))
    total = one.nothing + sum(weight for _, weight in weights)
    return Site(one.at, one.nothing / total, tuple((piece, weight / total) for piece, weight in weights), one.unread)


def _with_room(one: Site, ties: Iterable[_Tie], used: Sequence[int]) -> list[float]:
    """The weights of a site's readings, nothing last, after this many pieces are used up."""
    weights = [chance for _, chance in one.choices]
    weights.append(one.nothing)
    for limit, counted, room, most in ties:
        count = used[limit]
        other = room[count]
        own = room[count + 1] if count < most else 0.0
        if other == own == 1:
            continue
        kept = None if counted is None else weights[counted] * own
        weights = [weight * other for weight in weights]
        if counted is not None and kept is not None:
            weights[counted] = kept
    return weights


def _rolled(weights: Iterable[tuple[Piece | None, float]], roll: float) -> Piece | None:
    """The reading that a number between 0 and the sum of the weights picks; None beyond it."""
    for piece, chance in weights:
        roll -= chance
        if roll < 0:
            return piece
    return None


def _rolled_number(weights: Iterable[float], roll: float) -> int | None:
    """The number of the weight that a number between 0 and their sum picks; None beyond them."""
    for number, weight in enumerate(weights):
        roll -= weight
        if roll < 0:
            return number
    return None
