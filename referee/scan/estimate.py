"""Estimates the scores of a scanned table: a range of gold for each player, and the gold that each doubt affects."""

from collections.abc import Sequence
from itertools import accumulate
from typing import Final, NamedTuple

from referee.board.hexes import Hex
from referee.model.observation import Piece, PieceKind
from referee.model.position import Position
from referee.model.vocabulary import Colour
from referee.scan.constraints import add_pieces, score_totals
from referee.scan.occupancy import Occupancy, PieceLimit
from referee.scan.possible_tables import PiecesByHex, PossibleTable, placed_pieces, possible_tables

MAX_TABLES: Final = 450
"""The maximum number of tables to score. It is divided by the number of players, who all add scoring time."""
_TAIL: Final = 0.0125
"""The probability that is cut off at each end of a range.

The range should contain the true amount of gold in 95 of 100 cases. Cutting off 2.5 % at each end would be too much,
because a sample is inaccurate at its extremes.
"""
MAX_READINGS: Final = 150
"""The maximum number of alternative readings to score. It is divided by the number of players."""
_CERTAIN: Final = 0.998
"""A hex is doubtful if its reading is less likely than this. With 0.99, 1 in 11 misread hexes was not doubted."""
_CERTAIN_ENOUGH: Final = 0.95
"""No more doubts need an answer once the product of the probabilities of the remaining readings reaches this."""
_WORTH_MENTIONING: Final = 0.0005
_MAX_ALTERNATIVES: Final = 3


class PlayerEstimate(NamedTuple):
    """The estimated gold of one player."""

    colour: Colour
    value: int
    """The gold on the likeliest table."""
    low: int
    high: int
    """The range from `low` to `high` should contain the true amount, and it always contains `value`."""
    expected: float
    """The average gold over the scored tables, weighted by their probabilities."""
    exact: float
    """The probability that `value` is exactly right."""
    wins: float
    """E2: the probability that no other player has more gold."""


class ScoreEstimate(NamedTuple):
    """The estimated gold of all players."""

    players: tuple[PlayerEstimate, ...]
    tables: int
    """How many different tables were scored."""
    sampled: bool
    """Whether the scored tables are only a sample of all possible tables."""


def estimate_scores(
    table: Position, likely: PiecesByHex, hexes: Sequence[Occupancy], limits: Sequence[PieceLimit]
) -> ScoreEstimate:
    """Return the estimated gold of each player over all possible tables, or over a sample of them.

    `table` contains the players and no pieces.
    """
    colours = [kingdom.colour for kingdom in table.players]
    tables, sampled = possible_tables(hexes, limits, maximum=MAX_TABLES // len(colours))
    totals = _totals_of_tables(table, likely, hexes, tables)
    value = score_totals(add_pieces(table, placed_pieces(likely)))
    weights = [possible.weight for possible in tables]
    players = []
    for seat, colour in enumerate(colours):
        golds = [total[seat] for total in totals]
        low, high = _range(golds, weights)
        wins = [weight for weight, total in zip(weights, totals, strict=True) if total[seat] == max(total)]
        players.append(
            PlayerEstimate(
                colour,
                value[seat],
                min(low, value[seat]),
                max(high, value[seat]),
                sum(weight * gold for weight, gold in zip(weights, golds, strict=True)),
                sum(weight for weight, gold in zip(weights, golds, strict=True) if gold == value[seat]),
                min(1.0, sum(wins)),
            )
        )
    different = len({tuple(possible.pieces.values()) for possible in tables})
    return ScoreEstimate(tuple(players), different, sampled)


def _totals_of_tables(
    table: Position, likely: PiecesByHex, hexes: Sequence[Occupancy], tables: Sequence[PossibleTable]
) -> list[tuple[int, ...]]:
    """Return the gold of all players on each table.

    Pieces that all tables share are added only once, unless there may be a city hall, which could cover them.
    """
    common = {at: piece for at, piece in likely.items() if at not in tables[0].pieces}
    halls = any(piece.kind is PieceKind.CITY_HALL for spot in hexes for piece, _ in spot.choices)
    base = table if halls else add_pieces(table, placed_pieces(common))
    cache: dict[tuple[Piece | None, ...], tuple[int, ...]] = {}
    totals = []
    for possible in tables:
        key = tuple(possible.pieces.values())
        if key not in cache:
            pieces = common | possible.pieces if halls else possible.pieces
            cache[key] = score_totals(add_pieces(base, placed_pieces(pieces)))
        totals.append(cache[key])
    return totals


def _range(golds: Sequence[int], weights: Sequence[float]) -> tuple[int, int]:
    ordered = sorted(zip(golds, weights, strict=True))
    shares = list(accumulate(weight for _, weight in ordered))
    low = next(gold for (gold, _), share in zip(ordered, shares, strict=True) if share > _TAIL)
    high = next(
        (gold for (gold, _), share in zip(ordered, shares, strict=True) if share >= 1 - _TAIL), ordered[-1][0]
    )
    return low, high


class Alternative(NamedTuple):
    """Another reading of a hex: a piece, or None for an empty hex, and its probability."""

    piece: Piece | None
    chance: float
    gold: tuple[int, ...] | None
    """The difference in gold for each player if this reading is right; None if that was not computed."""


class Doubt(NamedTuple):
    """A hex that can be read in more than one way."""

    at: Hex
    piece: Piece | None
    """The reading of the hex in the likeliest position; None if the hex is empty there."""
    chance: float
    alternatives: tuple[Alternative, ...]
    unread: bool
    stake: float | None
    """How much gold depends on this hex; None if it was not computed.

    The stake is a sum over the alternatives: the probability of each, times the largest change in any player's gold.
    """


def doubts(table: Position, likely: PiecesByHex, hexes: Sequence[Occupancy], *, scored: bool) -> tuple[Doubt, ...]:
    """Return all uncertain hexes. Those on which the most gold depends come first.

    Hexes on which no gold depends, or for which the amount was not computed, come last, in order of uncertainty, with
    the most uncertain first.
    """
    uncertain = [spot for spot in hexes if spot.chance(likely[spot.at]) < _CERTAIN]
    uncertain.sort(key=lambda spot: spot.chance(likely[spot.at]))
    before = score_totals(add_pieces(table, placed_pieces(likely))) if scored else ()
    left = MAX_READINGS // max(1, len(table.players))
    result = []
    for spot in uncertain:
        others = _other_readings(spot, likely[spot.at])
        weigh = scored and left >= len(others)
        left -= len(others)
        alternatives = [
            Alternative(piece, chance, _gold_gained(table, likely, spot.at, piece, before) if weigh else None)
            for piece, chance in others
        ]
        stakes = [other.chance * max(map(abs, other.gold)) for other in alternatives if other.gold]
        chance = spot.chance(likely[spot.at])
        result.append(
            Doubt(spot.at, likely[spot.at], chance, tuple(alternatives), spot.unread, sum(stakes) if weigh else None)
        )
    return tuple(sorted(result, key=lambda doubt: (-(doubt.stake or 0.0), doubt.chance, doubt.at)))


def expected_answers(doubts: Sequence[Doubt]) -> int:
    """Return how many doubts a person has to answer, in this order, until the remaining hexes are certain enough.

    An unread hex is never certain enough.
    """
    certain = 1.0
    for left, doubt in reversed(list(enumerate(doubts, 1))):
        certain *= 0.0 if doubt.unread else doubt.chance
        if certain < _CERTAIN_ENOUGH:
            return left
    return 0


def _other_readings(spot: Occupancy, piece: Piece | None) -> list[tuple[Piece | None, float]]:
    readings: list[tuple[Piece | None, float]] = [(None, spot.empty), *spot.choices]
    others = [reading for reading in readings if reading[0] != piece and reading[1] >= _WORTH_MENTIONING]
    return sorted(others, key=lambda other: -other[1])[:_MAX_ALTERNATIVES]


def _gold_gained(
    table: Position, likely: PiecesByHex, at: Hex, piece: Piece | None, before: Sequence[int]
) -> tuple[int, ...]:
    after = score_totals(add_pieces(table, placed_pieces({**likely, at: piece})))
    return tuple(new - old for new, old in zip(after, before, strict=True))
