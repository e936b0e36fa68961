"""What the table is worth: a range of gold for every player, and how likely each of them wins."""

from collections.abc import Sequence
from itertools import accumulate
from typing import Final, NamedTuple

from referee.model.observation import Piece, PieceKind
from referee.model.position import Position
from referee.model.vocabulary import Colour
from referee.scan.counts import Limit
from referee.scan.law import added, totals
from referee.scan.likeliest import Readings, standing
from referee.scan.sites import Site
from referee.scan.worlds import World, worlds

TABLES: Final = 450
"""How many tables are scored, divided by the number of players, because scoring costs more with each player."""
_TAIL: Final = 0.0125
"""How much is cut off at each end of a range. What 95 in 100 ranges shall hold is cut more sparingly than 2.5 %,
because a sample knows its ends only roughly."""


class Share(NamedTuple):
    """What one player has."""

    colour: Colour
    value: int
    """The gold at the likeliest table."""
    low: int
    high: int
    """The expected range of the true gold."""
    expected: float
    """The gold on average over all tables."""
    exact: float
    """How likely the value itself is right."""
    wins: float
    """E2: how likely it is that nobody has more."""


class Outcome(NamedTuple):
    """What the table is worth."""

    shares: tuple[Share, ...]
    tables: int
    """How many different tables were weighed."""
    sampled: bool
    """Whether they are a sample, and not all there are."""


def outcome(table: Position, likely: Readings, sites: Sequence[Site], limits: Sequence[Limit]) -> Outcome:
    """The gold of every player over all possible tables; the pieces of this position do not count."""
    colours = [kingdom.colour for kingdom in table.players]
    found, sampled = worlds(sites, limits, most=TABLES // len(colours))
    results = _results(table, likely, sites, found)
    value = totals(added(table, standing(likely)))
    weights = [world.weight for world in found]
    shares = []
    for seat, colour in enumerate(colours):
        gold = [result[seat] for result in results]
        low, high = _range(gold, weights)
        best = [weight for weight, result in zip(weights, results, strict=True) if result[seat] == max(result)]
        shares.append(
            Share(
                colour,
                value[seat],
                min(low, value[seat]),
                max(high, value[seat]),
                sum(weight * one for weight, one in zip(weights, gold, strict=True)),
                sum(weight for weight, one in zip(weights, gold, strict=True) if one == value[seat]),
                min(1.0, sum(best)),
            )
        )
    different = len({tuple(world.readings.values()) for world in found})
    return Outcome(tuple(shares), different, sampled)


def _results(
    table: Position, likely: Readings, sites: Sequence[Site], found: Sequence[World]
) -> list[tuple[int, ...]]:
    """The gold at each table. Pieces that are in all tables are added once, unless a city hall may cover them."""
    fixed = {at: piece for at, piece in likely.items() if at not in found[0].readings}
    halls = any(piece.kind is PieceKind.CITY_HALL for one in sites for piece, _ in one.choices)
    base = table if halls else added(table, standing(fixed))
    known: dict[tuple[Piece | None, ...], tuple[int, ...]] = {}
    results = []
    for world in found:
        key = tuple(world.readings.values())
        if key not in known:
            known[key] = totals(added(base, standing(fixed | world.readings if halls else world.readings)))
        results.append(known[key])
    return results


def _range(gold: Sequence[int], weights: Sequence[float]) -> tuple[int, int]:
    ordered = sorted(zip(gold, weights, strict=True))
    shares = list(accumulate(weight for _, weight in ordered))
    low = next(one for (one, _), share in zip(ordered, shares, strict=True) if share > _TAIL)
    high = next((one for (one, _), share in zip(ordered, shares, strict=True) if share >= 1 - _TAIL), ordered[-1][0])
    return low, high
