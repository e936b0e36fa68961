"""The tables that could have been photographed, each with its probability: all of them, or a fair sample.

A sample is drawn with numbers that are the same for every request, so that the same request has the same answer.
"""

from collections.abc import Iterator, Sequence
from itertools import product
from math import prod
from random import Random
from typing import Final, NamedTuple

from referee.scan.counts import Limit
from referee.scan.likeliest import Readings
from referee.scan.observation import Piece
from referee.scan.sites import Site, site

MOST_LISTED: Final = 256
"""So many tables are listed one by one; of more, a sample is drawn."""
_NEGLIGIBLE: Final = 5e-4
"""Readings below this are left out where all tables are listed."""


class World(NamedTuple):
    """One table that could have been photographed: what stands at the sites that leave a doubt."""

    weight: float
    readings: Readings


def sure(one: Site) -> bool:
    """Whether a site has one reading only."""
    return one.best[1] >= 1 - _NEGLIGIBLE


def worlds(sites: Sequence[Site], limits: Sequence[Limit], *, draws: int) -> list[World]:
    """Tables with their weights, which add up to 1."""
    listed = [[(one.at, piece, chance) for piece, chance in _readings(one)] for one in sites if not sure(one)]
    if prod(len(readings) for readings in listed) <= MOST_LISTED and not limits:
        found = [
            World(prod(chance for _, _, chance in world), {at: piece for at, piece, _ in world})
            for world in product(*listed)
        ]
        total = sum(world.weight for world in found)
        return [World(world.weight / total, world.readings) for world in found]
    rng = Random(0)  # noqa: S311  (a fixed sequence is the point)
    return [World(1 / draws, dict(_drawn(sites, limits, rng))) for _ in range(draws)]


def _readings(one: Site) -> list[tuple[Piece | None, float]]:
    found: list[tuple[Piece | None, float]] = [(None, one.nothing), *one.choices]
    return [reading for reading in found if reading[1] >= _NEGLIGIBLE]


def _drawn(sites: Sequence[Site], limits: Sequence[Limit], rng: Random) -> Iterator[tuple[int, Piece | None]]:
    """One table. What was drawn before leaves less or more room for the pieces of which too many were seen."""
    used = [0] * len(limits)
    for number, one in enumerate(sites):
        bound = [place for place, limit in enumerate(limits) if number in limit.places]
        if bound:
            piece = _rolled(_with_room(number, one, [(limits[place], used[place]) for place in bound]), rng.random())
            for place in bound:
                used[place] += piece == limits[place].piece
            yield one.at, piece
        elif not sure(one):
            yield one.at, _rolled(one, rng.random())


def _with_room(number: int, one: Site, bound: Sequence[tuple[Limit, int]]) -> Site:
    """The site with its chances once so many pieces are used up."""
    weights = dict(one.choices)
    nothing = one.nothing
    for limit, used in bound:
        room = limit.room[limit.places[number] + 1]
        after = room[used + 1] if used < limit.most else 0.0
        weights = {
            piece: weight * (after if piece == limit.piece else room[used]) for piece, weight in weights.items()
        }
        nothing *= room[used]
    return site(one.at, weights, nothing)


def _rolled(one: Site, roll: float) -> Piece | None:
    for piece, chance in one.choices:
        roll -= chance
        if roll < 0:
            return piece
    return None
