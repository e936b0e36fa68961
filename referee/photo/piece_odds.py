"""Computes the probability of a piece on each hex from two sources: neural networks and the picture's colours.

Their log-odds are added with fixed weights, together with features of the terrain and the neighbours. The weights
were fitted to synthetic photographs that the networks were not trained on (`make train-pieces`). If the caller does
not name the players' colours, a colour counts as being in play only if enough of its pieces are almost certain.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final

import numpy as np

from referee.board.terrain import UNSUITABLE
from referee.photo.board_plane import neighbours
from referee.photo.observations import COLOURS, SIZE, SPECIAL, TERRAINS, WALL, Floats, Ints
from referee.photo.witness import Testimony

FITTED: Final = Path(__file__).with_name("pieces.json")
_NAMES: Final = (*COLOURS, WALL)
_NEUTRAL: Final = ("black", "white")
_UNSUITABLE_LABELS: Final = [TERRAINS.index(terrain) for terrain in UNSUITABLE]
FEATURES: Final = (
    "presence", "colour", "paint", "chromatic", *_NEUTRAL, "beside", "unsuitable",
    "first presence", "first colour", "presence again", "colour again", "paint again", "piece again",
    "wall", "wall paint", "any wall", "first wall", "wall again", "any wall again",
)  # fmt: skip
"""The features of a piece, each with a fitted weight. The first fourteen describe players' pieces, the others walls.

Features with `first` or `again` in their names are 0 unless the second network looked at the hex. They exist because
its estimates need different weights from those of the first network.
"""
_COLUMN: Final = {name: number for number, name in enumerate(FEATURES)}
_CLIP: Final = 8.0
_SURE: Final = 0.9
_MIN_SURE: Final = 3
"""A colour seems to be in play only if it has at least this many pieces with a probability above _SURE."""
_MIN_GROUNDS: Final = 2
"""A colour seems to be in play only if it has sure pieces on at least this many terrains suitable for building.

Artwork that is mistaken for pieces is usually confined to one terrain, so this condition excludes most of it.
"""
_ABSENT: Final = -5.0
"""If the caller names no colours, this is added to the log-odds of each colour that does not seem to be in play."""


@dataclass(frozen=True, slots=True)
class Players:
    """The colours and walls that can be on the board, and the hexes that a person has checked."""

    asked: tuple[str, ...] | None
    """The players' colours; None if the caller did not name them."""
    walls: bool
    """Whether this board can have stone walls."""
    pieces: Mapping[tuple[int, int], str | None] = field(default_factory=dict)
    """The piece on each hex (row, column) that a person has checked: a colour, WALL, or None for an empty hex."""


def piece_odds(witness: Testimony, paints: Floats, labels: Ints, players: Players) -> Floats:
    """Return the probability of each colour and of a wall on every hex, as [hex, name].

    `paints` are the log-odds in `recognition.Evidence`, also as [hex, name]. `labels` holds the label of
    each hex, as [row, column].
    """
    weights = _weights()
    kinds = labels.reshape(-1)
    barred = _barred(kinds, players)
    alone = _shares(odds_features(witness, paints, kinds, None) @ weights + barred)
    together = _shares(odds_features(witness, paints, kinds, alone) @ weights + barred)
    if players.asked is None:
        absent = np.array([0.0 if name == WALL or plays else _ABSENT for name, plays in playing(together, kinds)])
        barred = barred + absent
        alone = _shares(odds_features(witness, paints, kinds, None) @ weights + barred)
        together = _shares(odds_features(witness, paints, kinds, alone) @ weights + barred)
    return together


def odds_features(witness: Testimony, paints: Floats, kinds: Ints, chances: Floats | None) -> Floats:
    """Return the features of each colour and of a wall on every hex, as [hex, name, feature].

    `chances` are the probabilities from the first round, as [hex, name], or None in the first round.
    """
    features = np.zeros((len(kinds), len(_NAMES), len(FEATURES)))
    own, wall = features[:, : len(COLOURS)], features[:, -1]
    first, last, again = witness.first, witness.last, witness.again
    own[..., _COLUMN["presence"]] = np.clip(last.presence, -_CLIP, _CLIP)[:, None]
    own[..., _COLUMN["colour"]] = np.maximum(last.colours, -_CLIP)
    own[..., _COLUMN["paint"]] = np.clip(paints[:, : len(COLOURS)], -_CLIP, _CLIP)
    for number, name in enumerate(COLOURS):
        own[:, number, _COLUMN[name if name in _NEUTRAL else "chromatic"]] = 1
    if chances is not None:
        beside = neighbours(chances.reshape(SIZE, SIZE, -1), 0).sum(0).reshape(chances.shape)
        own[..., _COLUMN["beside"]] = np.minimum(beside[:, : len(COLOURS)], 2)
    own[..., _COLUMN["unsuitable"]] = np.isin(kinds, _UNSUITABLE_LABELS)[:, None]
    wall[:, _COLUMN["wall"]] = np.clip(last.walls, -_CLIP, _CLIP)
    wall[:, _COLUMN["wall paint"]] = np.clip(paints[:, -1], -_CLIP, _CLIP)
    wall[:, _COLUMN["any wall"]] = 1
    for name in ("presence", "colour", "paint"):
        own[again, :, _COLUMN[f"{name} again"]] = own[again, :, _COLUMN[name]]
    own[again, :, _COLUMN["first presence"]] = np.clip(first.presence, -_CLIP, _CLIP)[again, None]
    own[again, :, _COLUMN["first colour"]] = np.maximum(first.colours, -_CLIP)[again]
    own[again, :, _COLUMN["piece again"]] = 1
    wall[again, _COLUMN["first wall"]] = np.clip(first.walls, -_CLIP, _CLIP)[again]
    wall[again, _COLUMN["wall again"]] = wall[again, _COLUMN["wall"]]
    wall[again, _COLUMN["any wall again"]] = 1
    return features


def playing(chances: Floats, kinds: Ints) -> list[tuple[str, bool]]:
    """Return, for each colour, its name and whether it seems to be in play. The last entry is for walls.

    A colour seems to be in play if it has at least three sure pieces, and has sure pieces on at least two different
    terrains suitable for building.
    """
    result = []
    for number, name in enumerate(_NAMES):
        sure = chances[:, number] > _SURE
        grounds = set(kinds[sure].tolist()) - {SPECIAL, *_UNSUITABLE_LABELS}
        result.append((name, int(sure.sum()) >= _MIN_SURE and len(grounds) >= _MIN_GROUNDS))
    return result


def _barred(kinds: Ints, players: Players) -> Floats:
    """Return the numbers to add to the log-odds because of the rules and the caller's hints, as [hex, name].

    A large negative number excludes a piece, and a large positive one confirms it.
    """
    barred = np.zeros((len(kinds), len(_NAMES)))
    barred[kinds == SPECIAL] = -30
    barred[np.isin(kinds, _UNSUITABLE_LABELS), -1] = -30
    if not players.walls:
        barred[:, -1] = -30
    if players.asked is not None:
        barred[:, [number for number, name in enumerate(COLOURS) if name not in players.asked]] = -30
    for (row, column), confirmed in players.pieces.items():
        barred[SIZE * row + column] = [60 if name == confirmed else -60 for name in _NAMES]
    return barred


def _shares(logits: Floats) -> Floats:
    """Return the probability of each colour and of a wall, given their log-odds [hex, name] against an empty hex."""
    top = np.maximum(logits.max(1, keepdims=True), 0)
    parts = np.exp(logits - top)
    return np.asarray(parts / (parts.sum(1, keepdims=True) + np.exp(-top)))


@cache
def _weights() -> Floats:
    fitted = json.loads(FITTED.read_text(encoding="utf-8"))
    return np.array([fitted[name] for name in FEATURES])
