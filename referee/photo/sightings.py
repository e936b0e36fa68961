"""Converts the observations in photographs into the input of a scan: probabilities of terrains and pieces per hex."""

from collections.abc import Iterator, Mapping
from itertools import chain
from math import exp
from typing import Final

import numpy as np

from referee.board.assemble import assemble
from referee.board.hexes import NEIGHBOURS, SIZE, Hex, each, hex_at, hex_set
from referee.board.section import Layout
from referee.board.terrain import LETTERS, Special, Terrain
from referee.model.vocabulary import Colour
from referee.photo import COLOURS, TERRAINS, Observations
from referee.scan import Cell, Observation, Piece, PieceKind, Sighting, cell
from referee.scan.constraints import PlacementRules, covered_hexes

_WORTH_TELLING: Final = 0.001
"""Pieces that are less likely than this are left out. One such piece alone would not make its hex doubtful."""
_SPECIAL: Final = 0.03
"""The probability that a hex is special. It is assumed, because the observations do not include it."""
_FIGURES: Final[Mapping[Terrain | Special, PieceKind]] = {
    Terrain.WATER: PieceKind.SHIP,
    Terrain.MOUNTAIN: PieceKind.WAGON,
}
"""The figure that may stand on water or on a mountain instead of a settlement. Elsewhere, it is a warrior."""
_RARE_KIND: Final = 0.05
"""If one of the two possible kinds of a piece is less likely than this, only the other kind is reported.

Otherwise, many pieces would be doubtful.
"""
_TINY: Final = 1e-9
"""Prevents a division by 0 if a piece is certain, but both of its kinds are impossible."""
_MAX_ODDS: Final = 5.0
"""The maximum log-odds that a single hex contributes to the evidence for a city hall."""


def observation_of(observations: Observations) -> Observation:
    """Return the observations as the input of a scan."""
    printed = _printed(observations) if observations.verdict == "read" else {}
    unread = {hex_at(row, column) for row, column in observations.unread}
    grid = tuple(
        None if (row, column) in observations.unread or isinstance(printed.get(hex_at(row, column)), Special) else one
        for (row, column), one in _cells(observations)
    )
    return Observation(grid, tuple(_sightings(observations, printed)), hex_set(unread))


def _cells(observations: Observations) -> Iterator[tuple[tuple[int, int], Cell | None]]:
    chances = np.exp(observations.terrain - observations.terrain.max(-1, keepdims=True))
    chances = (1 - _SPECIAL) * chances / chances.sum(-1, keepdims=True)
    for row in range(SIZE):
        for column in range(SIZE):
            yield (row, column), cell(dict(zip(TERRAINS, map(float, chances[row, column]), strict=True)))


def _printed(observations: Observations) -> Mapping[Hex, Terrain | Special]:
    """Return the ground of every hex as printed on the sections."""
    ground = {}
    side = SIZE // 2
    for number, placing in enumerate(observations.sections):
        rows = [row[::-1] for row in reversed(placing.section.rows)] if placing.turned else placing.section.rows
        for row, text in enumerate(rows):
            for column, letter in enumerate(text):
                ground[hex_at(row + side * (number // 2), column + side * (number % 2))] = LETTERS[letter]
    return ground


def _sightings(observations: Observations, printed: Mapping[Hex, Terrain | Special]) -> Iterator[Sighting]:
    rules = PlacementRules(assemble(Layout(observations.placed))) if printed else None
    halls = {sighting.at: sighting for sighting in _city_halls(observations, rules)} if rules else {}
    yield from halls.values()
    covered = hex_set(chain.from_iterable(each(covered_hexes(PieceKind.CITY_HALL, at)) for at in halls))
    for row, column in zip(*np.nonzero(observations.pieces.max(-1) >= _WORTH_TELLING), strict=True):
        at = hex_at(int(row), int(column))
        other = 1 - halls[at].probability if at in halls else 1.0
        kinds = {PieceKind.SETTLEMENT: 1.0}
        # If there is no city hall after all, the seven pieces are settlements.
        if rules and not covered >> at & 1:
            figure = _FIGURES.get(printed[at], PieceKind.WARRIOR)
            kinds = _kinds(at, figure, float(observations.figures[row, column]), rules)
        chances = observations.pieces[row, column]
        # What remains if the impossible kinds are ruled out. The other probabilities grow accordingly.
        possible = max(1 - (1 - sum(kinds.values())) * float(chances[: len(COLOURS)].sum()), _TINY)
        for number, chance in enumerate(map(float, other * chances / possible)):
            colour = Colour(COLOURS[number]) if number < len(COLOURS) else None
            for kind, share in kinds.items() if colour else ((PieceKind.WALL, 1.0),):
                if chance * share >= _WORTH_TELLING:
                    yield Sighting(at, Piece(kind, colour), chance * share)


def _kinds(at: Hex, figure: PieceKind, odds: float, rules: PlacementRules) -> dict[PieceKind, float]:
    """Return the kinds of piece that a player may have on a hex, with their probabilities.

    `odds` are the log-odds that the piece is this figure instead of a settlement. If only one of the two kinds is
    possible, the sum is below 1, because what looks like the other kind is not a piece, but perhaps a printed disc.
    """
    share = 1 / (1 + exp(-odds))
    kinds = {PieceKind.SETTLEMENT: 1 - share, figure: share}
    possible = {kind: part for kind, part in kinds.items() if rules.can_hold(kind, at)}
    if len(possible) < len(kinds):
        return possible
    likely = {kind: part for kind, part in kinds.items() if part >= _RARE_KIND}
    return {kind: part / sum(likely.values()) for kind, part in likely.items()}


def _city_halls(observations: Observations, rules: PlacementRules) -> Iterator[Sighting]:
    """Yield the likeliest city hall of each colour if it is more likely than not.

    X4: a city hall covers a hex and its six neighbours. The log-odds that a hex holds a figure of this colour are
    added up over these seven hexes, so a single doubtful hex does not rule out a city hall. A hex that was not read
    adds 0.
    """
    shares = 1 / (1 + np.exp(-observations.figures))
    for number, colour in enumerate(COLOURS):
        chances = (observations.pieces[..., number] * shares).clip(1e-6, 1 - 1e-6)
        odds = np.log(chances / (1 - chances)).clip(-_MAX_ODDS, _MAX_ODDS)
        for row, column in observations.unread:
            odds[row, column] = 0
        by_hex = {hex_at(row, column): float(value) for (row, column), value in np.ndenumerate(odds)}
        near = hex_set(chain.from_iterable(each(NEIGHBOURS[at]) for at, value in by_hex.items() if value > 0))
        evidence = [
            (sum(by_hex.get(one, -_MAX_ODDS) for one in each(covered_hexes(PieceKind.CITY_HALL, at))), at)
            for at in each(near)
        ]
        for total, at in sorted(evidence, reverse=True):
            if total <= 0:
                break
            if rules.can_hold(PieceKind.CITY_HALL, at):
                yield Sighting(at, Piece(PieceKind.CITY_HALL, Colour(colour)), 1 / (1 + exp(-total)))
                break
