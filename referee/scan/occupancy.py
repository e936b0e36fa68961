"""Computes the probability of each piece on each hex, given the observations and the rules.

A reading of a hex is the piece on it, or None if the hex is empty. The rules exclude pieces that cannot stand on a
hex, and limit the number of pieces: each player has forty settlements, two warriors, one wagon, one ship and one city
hall, and there are 25 walls. If the sightings exceed a limit, some of them are wrong. The probability of each
sighting then depends on all other sightings of the same kind and colour. It is computed exactly, for one kind and
colour at a time.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from referee.board.hexes import NEIGHBOURS, Hex, Hexes, each, hex_set
from referee.model.observation import Observation, Piece, PieceKind, Sighting
from referee.model.vocabulary import Colour
from referee.scan.constraints import PlacementRules, max_pieces

_SLIP: Final = 1e-4
"""The minimum weight of an empty hex. If it were 0, the rules could not overrule a sighting with probability 1."""
_AVERAGE_WEIGHT: Final = 3.0
"""The weight of the average over the board in the estimate for an unread hex. Each neighbour has weight 1."""
_USUAL_LEAD: Final = 4
"""The lead in pieces that a player often has over another, because of extra actions."""
_ALMOST_ALL: Final = 0.9
_ROUNDS: Final = 3
"""How far into an unread region the pieces around it influence the estimates, in hexes."""
_TOO_UNLIKELY: Final = 1e-300
_NEGLIGIBLE: Final = 1e-6

Row = list[float]
_AMPLE_ROOM: Final[tuple[Row, ...]] = ([1.0],)


class Occupancy(NamedTuple):
    """The pieces that may stand on a hex. `empty` and the probabilities of the choices add up to 1."""

    at: Hex
    empty: float
    choices: tuple[tuple[Piece, float], ...]
    """The pieces with their probabilities, the likeliest first."""
    unread: bool = False

    @property
    def best(self) -> tuple[Piece | None, float]:
        """The likeliest reading of this hex, and its probability."""
        first = self.choices[0] if self.choices else (None, 0.0)
        return first if first[1] > self.empty else (None, self.empty)

    def chance(self, piece: Piece | None) -> float:
        """Return the probability that this piece is on the hex. None stands for an empty hex."""
        return self.empty if piece is None else dict(self.choices).get(piece, 0.0)


def occupancy(at: Hex, weights: Mapping[Piece, float], empty: float, *, unread: bool = False) -> Occupancy:
    """Return the occupancy of a hex, with probabilities proportional to these weights.

    If all weights are 0, the hex is empty.
    """
    total = sum(weights.values()) + empty
    if total <= 0:
        return Occupancy(at, 1.0, (), unread)
    choices = [(piece, weight / total) for piece, weight in weights.items() if weight > 0]
    choices.sort(key=lambda choice: (-choice[1], choice[0].kind, choice[0].colour or ""))
    return Occupancy(at, empty / total, tuple(choices), unread)


def occupancies(observation: Observation, rules: PlacementRules, players: Sequence[Colour]) -> tuple[Occupancy, ...]:
    """Return the occupancies of hexes with a sighting and of unread hexes that can hold a settlement, row by row.

    Pieces that the rules exclude and pieces of colours that are not in play are left out.
    """
    by_hex = defaultdict[Hex, dict[Piece, float]](dict)
    for at, piece, probability in observation.sightings:
        by_hex[at][piece] = by_hex[at].get(piece, 0.0) + probability
    hexes = {at: _allowed(at, weights, rules, players) for at, weights in by_hex.items()}
    hidden = observation.unread & ~hex_set(hexes)
    if hidden:
        hexes |= _hidden(hidden, hexes, rules, players)
    return tuple(hexes[at] for at in sorted(hexes))


def visible_colours(sightings: Iterable[Sighting]) -> tuple[Colour, ...]:
    """Return the colours with at least one piece whose probability is above one half."""
    likely = {sighting.piece.colour for sighting in sightings if sighting.probability > 0.5}
    return tuple(colour for colour in Colour if colour in likely)


def _allowed(at: Hex, weights: Mapping[Piece, float], rules: PlacementRules, players: Sequence[Colour]) -> Occupancy:
    scale = max(1.0, sum(weights.values()))
    empty = max(1 - sum(weights.values()) / scale, _SLIP)
    kept = {
        piece: weight / scale
        for piece, weight in weights.items()
        if (piece.colour is None or piece.colour in players) and rules.can_hold(piece.kind, at)
    }
    return occupancy(at, kept, empty)


def _hidden(
    hidden: Hexes, visible: Mapping[Hex, Occupancy], rules: PlacementRules, players: Sequence[Colour]
) -> dict[Hex, Occupancy]:
    """Return the occupancy of each hidden hex that can hold a settlement.

    It is estimated from the average over the board and from the neighbours of the hex.
    """
    free = [at for at in each(hidden) if rules.can_hold(PieceKind.SETTLEMENT, at)]
    readable = rules.buildable.bit_count() - len(free)
    expected = {colour: sum(spot.chance(settlement(colour)) for spot in visible.values()) for colour in players}
    average = {
        colour: max(count / max(readable, 1), _missing_share(max(expected.values()) - count, len(free)))
        for colour, count in expected.items()
    }
    around = {at: list(each(NEIGHBOURS[at] & rules.buildable)) for at in free}
    settled = {at: {colour: spot.chance(settlement(colour)) for colour in players} for at, spot in visible.items()}
    nobody = dict.fromkeys(players, 0.0)
    guesses = dict.fromkeys(free, average)
    # Players build next to their own pieces if they can, so the settlements around an unread region probably continue
    # into it.
    for _ in range(_ROUNDS):
        near = {at: [guesses.get(other) or settled.get(other, nobody) for other in around[at]] for at in free}
        guesses = {
            at: {
                colour: (sum(chances[colour] for chances in near[at]) + _AVERAGE_WEIGHT * average[colour])
                / (len(near[at]) + _AVERAGE_WEIGHT)
                for colour in players
            }
            for at in free
        }
    result = {}
    for at, chances in guesses.items():
        weights = {settlement(colour): chance for colour, chance in chances.items()}
        result[at] = occupancy(at, weights, max(1 - sum(weights.values()), _SLIP), unread=True)
    return result


def _missing_share(deficit: float, hidden: int) -> float:
    """Return the share of the hidden hexes that a player with fewer visible settlements probably occupies.

    Players build about equally often, so the missing settlements may be hidden. If more settlements are missing than
    hexes are hidden, some are missing for another reason, so the share is smaller.
    """
    if deficit <= 0:
        return 0.0
    likely = max(deficit - _USUAL_LEAD, deficit / 3) * min(1.0, hidden / deficit) ** 2
    return min(likely / max(hidden, 1), _ALMOST_ALL)


def settlement(colour: Colour) -> Piece:
    """Return a settlement of this player."""
    return Piece(PieceKind.SETTLEMENT, colour)


class PieceLimit(NamedTuple):
    """A limit on the pieces of one kind and colour, which the sightings may exceed."""

    piece: Piece
    maximum: int
    places: Mapping[int, int]
    """The place of each hex that may hold the piece, by the index of the hex. The places are 0, 1, 2, ..."""
    room: tuple[Row, ...]
    """`room[place][n]` is the probability that the limit holds, given that n of the pieces are on earlier places."""


def piece_limits(hexes: Sequence[Occupancy], marks: Mapping[Colour, tuple[int, ...]]) -> tuple[PieceLimit, ...]:
    """Return the limits that the pieces on these hexes might exceed.

    S24: settlements that mark lines are not on the board, so they reduce the limit for settlements.
    """
    chances = defaultdict[Piece, dict[int, float]](dict)
    for number, spot in enumerate(hexes):
        for piece, chance in spot.choices:
            chances[piece][number] = chance
    limits = []
    for piece, where in chances.items():
        maximum = max_pieces(piece.kind)
        if piece.kind is PieceKind.SETTLEMENT and piece.colour:
            maximum -= len(marks.get(piece.colour, ()))
        room = _room(list(where.values()), maximum) if len(where) > maximum else _AMPLE_ROOM
        if room[0][0] < 1 - _NEGLIGIBLE:
            places = {number: place for place, number in enumerate(where)}
            limits.append(PieceLimit(piece, maximum, places, room))
    return tuple(limits)


def apply_limits(hexes: Sequence[Occupancy], limits: Sequence[PieceLimit]) -> tuple[Occupancy, ...]:
    """Return the occupancies of the hexes, given that no limit is exceeded."""
    result = list(hexes)
    for limit in limits:
        before = [1.0] + [0.0] * limit.maximum
        for number, place in limit.places.items():
            chance = hexes[number].chance(limit.piece)
            after = limit.room[place + 1]
            without = sum(share * room for share, room in zip(before, after, strict=True))
            with_it = sum(share * room for share, room in zip(before, after[1:], strict=False))
            result[number] = _reweighted(result[number], limit.piece, with_it, max(without, _TOO_UNLIKELY))
            before = [
                share * (1 - chance) + (before[count - 1] * chance if count else 0.0)
                for count, share in enumerate(before)
            ]
    return tuple(result)


def _reweighted(spot: Occupancy, piece: Piece, with_it: float, without: float) -> Occupancy:
    weights = {other: chance * (with_it if other == piece else without) for other, chance in spot.choices}
    return occupancy(spot.at, weights, spot.empty * without, unread=spot.unread)


def _room(chances: Sequence[float], maximum: int) -> tuple[Row, ...]:
    """Return `PieceLimit.room` for a piece that is on each place with the probability in `chances`."""
    rows = [[1.0] * (maximum + 1)]
    for chance in reversed(chances):
        later = rows[-1]
        rows.append(
            [
                (1 - chance) * later[count] + (chance * later[count + 1] if count < maximum else 0.0)
                for count in range(maximum + 1)
            ]
        )
    return tuple(reversed(rows))
