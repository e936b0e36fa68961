"""Converts the observations in photographs into the input of a scan: probabilities of terrains and pieces per hex."""

from collections.abc import Iterator, Mapping
from typing import Final

import numpy as np

from referee.board.hexes import SIZE, Hex, hex_at, hex_set
from referee.board.terrain import LETTERS, Special, Terrain
from referee.model.vocabulary import Colour
from referee.photo import COLOURS, TERRAINS, Observations
from referee.scan import Cell, Observation, Piece, PieceKind, Sighting, cell

_WORTH_TELLING: Final = 0.001
"""Pieces that are less likely than this are left out. One such piece alone would not make its hex doubtful."""
_SPECIAL: Final = 0.03
"""The probability that a hex is special. It is assumed, because the observations do not include it."""
_FIGURES: Final = {Terrain.WATER: PieceKind.SHIP, Terrain.MOUNTAIN: PieceKind.WAGON}
"""The figure that may stand on water or on a mountain instead of a settlement, if the game uses that figure."""
_SHARE: Final = 0.3
"""The probability that a piece on one of the terrains in _FIGURES is the figure, not a settlement.

It is assumed, because only the colour of a player's piece is read.
"""


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
    for row, column in zip(*np.nonzero(observations.pieces.max(-1) >= _WORTH_TELLING), strict=True):
        at = hex_at(int(row), int(column))
        ground = printed.get(at)
        figure = _FIGURES.get(ground) if isinstance(ground, Terrain) else None
        for number, chance in enumerate(map(float, observations.pieces[row, column])):
            if chance < _WORTH_TELLING:
                continue
            if number == len(COLOURS):
                yield Sighting(at, Piece(PieceKind.WALL, None), chance)
                continue
            colour = Colour(COLOURS[number])
            share = _SHARE if figure else 0.0
            yield Sighting(at, Piece(PieceKind.SETTLEMENT, colour), chance * (1 - share))
            if figure:
                yield Sighting(at, Piece(figure, colour), chance * share)
