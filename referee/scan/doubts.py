"""The doubts that the picture leaves and the gold at stake: the hexes a person should look at first."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from referee.board.hexes import Hex
from referee.model.observation import Piece
from referee.model.position import Position
from referee.scan.law import added, totals
from referee.scan.likeliest import Readings, standing
from referee.scan.sites import Site

MOST: Final = 150
"""How many readings are scored, divided by the number of players, because scoring costs more with each player."""
_SURE: Final = 0.99
_WORTH_TELLING: Final = 0.005
_ALTERNATIVES: Final = 3


class Alternative(NamedTuple):
    """Another reading of a hex."""

    piece: Piece | None
    chance: float
    gold: tuple[int, ...] | None
    """How much more or less gold each player would have; None if the cards are unknown."""


class Doubt(NamedTuple):
    """A hex that can be read in more than one way."""

    at: Hex
    piece: Piece | None
    """The likeliest reading."""
    chance: float
    alternatives: tuple[Alternative, ...]
    unread: bool
    stake: float | None
    """The gold at stake: how much looking at this hex changes on average."""


def doubts(table: Position, likely: Readings, sites: Sequence[Site], *, scored: bool) -> tuple[Doubt, ...]:
    """All doubts, those with most gold at stake first; without cards to score, the least certain ones first."""
    open_sites = [one for one in sites if one.chance(likely[one.at]) < _SURE]
    open_sites.sort(key=lambda one: one.chance(likely[one.at]))
    before = totals(added(table, standing(likely))) if scored else ()
    left = MOST // max(1, len(table.players))
    found = []
    for one in open_sites:
        others = _others(one, likely[one.at])
        weigh = scored and left >= len(others)
        left -= len(others)
        told = [
            Alternative(piece, chance, _gained(table, likely, one.at, piece, before) if weigh else None)
            for piece, chance in others
        ]
        stake = sum(other.chance * max(map(abs, other.gold)) for other in told if other.gold) if weigh else None
        found.append(Doubt(one.at, likely[one.at], one.chance(likely[one.at]), tuple(told), one.unread, stake))
    return tuple(sorted(found, key=lambda doubt: (-(doubt.stake or 0.0), doubt.chance, doubt.at)))


def _others(one: Site, piece: Piece | None) -> list[tuple[Piece | None, float]]:
    readings: list[tuple[Piece | None, float]] = [(None, one.nothing), *one.choices]
    others = [reading for reading in readings if reading[0] != piece and reading[1] >= _WORTH_TELLING]
    return sorted(others, key=lambda other: -other[1])[:_ALTERNATIVES]


def _gained(
    table: Position, likely: Readings, at: Hex, piece: Piece | None, before: Sequence[int]
) -> tuple[int, ...]:
    after = totals(added(table, standing({**likely, at: piece})))
    return tuple(new - old for new, old in zip(after, before, strict=True))
