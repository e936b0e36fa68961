"""Finds the likeliest table, given the observations, and lists or samples the possible tables with probabilities.

The random number generator has a fixed seed, so the same request always gets the same answer.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import product
from math import exp, log, prod
from random import Random
from typing import Final, NamedTuple

from referee.board.hexes import BIT, NOWHERE, Hex
from referee.model.observation import Piece, PieceKind
from referee.model.position import Position
from referee.scan.constraints import PlacedPiece, add_pieces, covered_hexes, inconsistencies
from referee.scan.occupancy import Occupancy, PieceLimit, Row

PiecesByHex = dict[Hex, Piece | None]
"""The piece on each hex; None for an empty hex."""
_MIN_CHANCE: Final = 1e-12
_NEGLIGIBLE: Final = 5e-4
"""A full list of tables omits readings that are less likely than this.

A hex counts as certain if the total probability of all its readings except the likeliest is at most this.
"""
_MAX_DRAWS: Final = 30_000
"""The maximum number of random readings in a sample of tables. Each table needs one reading per sampled hex."""
_CROWDING: Final = 1.2
"""The spread of the random factors for pieces on hidden hexes: the standard deviation of their logarithms."""
_MISTRUST: Final = 0.8
"""Like _CROWDING, but for uncertain visible hexes, where bad light may affect many pieces of a colour at once."""


def likeliest_pieces(table: Position, hexes: Sequence[Occupancy], limits: Sequence[PieceLimit]) -> PiecesByHex:
    """Return the likeliest reading of each hex, changed so that no limit is exceeded and the audit rejects no piece.

    An unread hex is left empty. The doubts and the range of gold account for the pieces that may be there.
    """
    pieces: PiecesByHex = {spot.at: None if spot.unread else spot.best[0] for spot in hexes}
    by_hex = {spot.at: spot for spot in hexes}
    _drop_excess(pieces, by_hex, limits)
    while wrong := _misplaced(add_pieces(table, placed_pieces(pieces)), pieces):
        pieces[min(wrong, key=lambda at: by_hex[at].chance(pieces[at]))] = None
    left = {at for at, _ in placed_pieces(pieces)}
    return {at: piece if at in left else None for at, piece in pieces.items()}


def placed_pieces(pieces: Mapping[Hex, Piece | None]) -> list[PlacedPiece]:
    """Return the pieces with their hexes.

    X4: pieces on the hexes of a city hall are left out, and so is a city hall that overlaps an earlier one.
    """
    taken = NOWHERE
    halls = []
    for at, piece in pieces.items():
        if piece and piece.kind is PieceKind.CITY_HALL and not covered_hexes(piece.kind, at) & taken:
            taken |= covered_hexes(piece.kind, at)
            halls.append(PlacedPiece(at, piece))
    others = [
        PlacedPiece(at, piece)
        for at, piece in pieces.items()
        if piece and piece.kind is not PieceKind.CITY_HALL and not BIT[at] & taken
    ]
    return halls + others


def _drop_excess(pieces: PiecesByHex, by_hex: Mapping[Hex, Occupancy], limits: Sequence[PieceLimit]) -> None:
    """Replace or remove the least certain pieces of each limited kind until no limit is exceeded."""
    maximums = {limit.piece: limit.maximum for limit in limits}
    counts = Counter(piece for piece in pieces.values() if piece)
    for limit in limits:
        own = [at for at, piece in pieces.items() if piece == limit.piece]
        own.sort(key=lambda at: _loss(by_hex[at]))
        for at in own[: max(0, counts[limit.piece] - limit.maximum)]:
            others = [
                (chance, piece)
                for piece, chance in by_hex[at].choices
                if piece != limit.piece and counts[piece] < maximums.get(piece, counts[piece] + 1)
            ]
            chance, piece = max(others, default=(0.0, None), key=lambda other: other[0])
            pieces[at] = piece if chance > by_hex[at].empty else None
            counts[limit.piece] -= 1
            if other := pieces[at]:
                counts[other] += 1


def _loss(spot: Occupancy) -> float:
    """Return the logarithm of the ratio between the probabilities of a hex's two likeliest readings."""
    second, first = sorted((0.0, spot.empty, *(chance for _, chance in spot.choices)))[-2:]
    return log(first) - log(max(second, _MIN_CHANCE))


def _misplaced(position: Position, pieces: PiecesByHex) -> list[Hex]:
    """Return the hexes whose pieces the audit rejects."""
    rejected = NOWHERE
    for inconsistency in inconsistencies(position):
        rejected |= inconsistency.hexes
    return [at for at, piece in pieces.items() if piece and covered_hexes(piece.kind, at) & rejected]


class PossibleTable(NamedTuple):
    """One table that the picture may show: its probability, and its pieces on the hexes where tables can differ."""

    weight: float
    pieces: PiecesByHex


class PossibleTables(NamedTuple):
    """Possible tables, whose weights add up to 1."""

    tables: list[PossibleTable]
    sampled: bool
    """Whether the tables are only a sample of all possible tables."""


def possible_tables(hexes: Sequence[Occupancy], limits: Sequence[PieceLimit], *, maximum: int) -> PossibleTables:
    """Return all tables with plausible readings, or a sample of at most `maximum` tables.

    A sample is used if there are more than `maximum` tables, or if limits make the hexes depend on each other.
    """
    uncertain = [
        [(spot.at, piece, chance) for piece, chance in _readings(spot)] for spot in hexes if not _is_certain(spot)
    ]
    if prod(len(readings) for readings in uncertain) <= maximum and not limits:
        tables = [
            PossibleTable(prod(chance for _, _, chance in table), {at: piece for at, piece, _ in table})
            for table in product(*uncertain)
        ]
        total = sum(table.weight for table in tables)
        return PossibleTables([PossibleTable(table.weight / total, table.pieces) for table in tables], sampled=False)
    rng = Random(0)  # noqa: S311  (a fixed sequence is intended)
    bound = {number for limit in limits for number in limit.places}
    draws = [
        _Draw(spot, _is_certain(spot), _ties(number, spot, limits) if number in bound else ())
        for number, spot in enumerate(hexes)
        if number in bound or not _is_certain(spot)
    ]
    count = min(maximum, _MAX_DRAWS // max(1, len(draws)))
    samples = [PossibleTable(1 / count, dict(_draw_table(draws, limits, rng))) for _ in range(count)]
    return PossibleTables(samples, sampled=True)


def _is_certain(spot: Occupancy) -> bool:
    """Return whether a hex has only one plausible reading."""
    return spot.best[1] >= 1 - _NEGLIGIBLE


def _readings(spot: Occupancy) -> list[tuple[Piece | None, float]]:
    readings: list[tuple[Piece | None, float]] = [(None, spot.empty), *spot.choices]
    return [reading for reading in readings if reading[1] >= _NEGLIGIBLE]


class _Tie(NamedTuple):
    """The effect of a limit on a hex.

    `limit` is the index of the limit. `counted` is the index of the hex's reading that counts towards the limit; None
    if there is no such reading. `maximum` is the number of pieces that the limit allows. `room[n]` is the probability
    that the limit is not exceeded, given that n of the pieces on this hex and on earlier hexes count towards it.
    """

    limit: int
    counted: int | None
    room: Row
    maximum: int


class _Draw(NamedTuple):
    """A hex to sample, and the limits that concern it."""

    spot: Occupancy
    is_certain: bool
    ties: tuple[_Tie, ...]


def _ties(number: int, spot: Occupancy, limits: Sequence[PieceLimit]) -> tuple[_Tie, ...]:
    """Return the effects of the limits on a hex. They are computed only once, because each hex is sampled often."""
    pieces = [piece for piece, _ in spot.choices]
    return tuple(
        _Tie(
            name,
            pieces.index(limit.piece) if limit.piece in pieces else None,
            limit.room[limit.places[number] + 1],
            limit.maximum,
        )
        for name, limit in enumerate(limits)
        if number in limit.places
    )


def _draw_table(
    draws: Sequence[_Draw], limits: Sequence[PieceLimit], rng: Random
) -> Iterator[tuple[Hex, Piece | None]]:
    """Sample one table at random: yield each of these hexes with its reading.

    If a limit applies to a kind of piece, the chance of each further piece depends on the number already sampled.
    """
    used = [0] * len(limits)
    hidden: dict[Piece, float] = {}
    visible: dict[Piece, float] = {}
    for draw in draws:
        spot, ties = draw.spot, draw.ties
        if not draw.is_certain:
            factors, spread = (hidden, _CROWDING) if spot.unread else (visible, _MISTRUST)
            spot = _correlated(spot, factors, spread, rng)
        if not ties:
            yield spot.at, _pick(spot.choices, rng.random())
            continue
        weights = _with_room(spot, ties, used)
        chosen = _pick_number(weights, rng.random() * sum(weights))
        for tie in ties:
            if tie.counted == chosen:
                used[tie.limit] += 1
        yield spot.at, spot.choices[chosen][0] if chosen is not None and chosen < len(spot.choices) else None


def _correlated(spot: Occupancy, factors: dict[Piece, float], spread: float, rng: Random) -> Occupancy:
    """Return the occupancy after multiplying the probability of each piece by its random factor and normalising.

    Missing factors are drawn and added to `factors`. The same factors apply to many hexes, because adjacent hidden
    hexes are often all occupied or all empty, and bad light affects many pieces in the same way. With
    independent samples, the range of scores would be far too narrow.
    """
    weights = []
    for piece, chance in spot.choices:
        if piece not in factors:
            factors[piece] = exp(rng.gauss(0, spread))
        weights.append((piece, chance * factors[piece]))
    total = spot.empty + sum(weight for _, weight in weights)
    choices = tuple((piece, weight / total) for piece, weight in weights)
    return Occupancy(spot.at, spot.empty / total, choices, spot.unread)


def _with_room(spot: Occupancy, ties: Iterable[_Tie], used: Sequence[int]) -> list[float]:
    """Return the weights of a hex's readings, given how many pieces already count towards each limit.

    The weight for an empty hex comes last.
    """
    weights = [chance for _, chance in spot.choices]
    weights.append(spot.empty)
    for limit, counted, room, maximum in ties:
        count = used[limit]
        other = room[count]
        own = room[count + 1] if count < maximum else 0.0
        if other == own == 1:
            continue
        kept = None if counted is None else weights[counted] * own
        weights = [weight * other for weight in weights]
        if counted is not None and kept is not None:
            weights[counted] = kept
    return weights


def _pick(weights: Iterable[tuple[Piece | None, float]], roll: float) -> Piece | None:
    """Return the piece that the random number `roll` selects, or None if `roll` is not below the sum of the weights.

    None stands for an empty hex.
    """
    for piece, chance in weights:
        roll -= chance
        if roll < 0:
            return piece
    return None


def _pick_number(weights: Iterable[float], roll: float) -> int | None:
    """Return the index of the weight that the random number `roll` selects.

    Return None if `roll` is not below the sum of the weights.
    """
    for number, weight in enumerate(weights):
        roll -= weight
        if roll < 0:
            return number
    return None
