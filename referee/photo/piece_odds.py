"""The probability of a piece on each hex, from two witnesses: the learned one and the colours of the picture.

The log-odds of both are added with fixed weights. The weights were fitted on synthetic photographs that the learned
witness was not trained on (`make train-pieces`). Who plays is inferred from all pieces of a colour together.
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
    "wall", "wall paint", "any wall",
)  # fmt: skip
"""What the weights belong to. The first eight concern players' pieces, the others walls."""
_CLIP: Final = 8.0
_SURE: Final = 0.9
_MIN_SURE: Final = 3
"""A colour plays if at least this many pieces have a probability above _SURE."""
_MIN_GROUNDS: Final = 2
"""... and stand on at least this many suitable terrains. Misread print has only one."""
_ABSENT: Final = -5.0
"""Added to the log-odds of a colour that does not seem to play."""


@dataclass(frozen=True, slots=True)
class Players:
    """The colours that can stand on the board, and hexes that a person has looked at."""

    asked: tuple[str, ...] | None
    """The players' colours, if the caller named them."""
    walls: bool
    """Whether this board can have stone walls."""
    pieces: Mapping[tuple[int, int], str | None] = field(default_factory=dict)
    """The name on a hex (row, column) that a person has looked at; None for an empty hex."""


def piece_odds(witness: Testimony, paints: Floats, labels: Ints, players: Players) -> Floats:
    """The probability of each colour and of a wall, as [hex, name]. `paints` are log-odds from the colours alone."""
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
    """The features of every hex and name, as [hex, name, feature]. `chances` are those of a first round, if any."""
    features = np.zeros((len(kinds), len(_NAMES), len(FEATURES)))
    own = features[:, : len(COLOURS)]
    own[..., 0] = np.clip(witness.presence, -_CLIP, _CLIP)[:, None]
    own[..., 1] = np.maximum(witness.colours, -_CLIP)
    own[..., 2] = np.clip(paints[:, : len(COLOURS)], -_CLIP, _CLIP)
    for number, name in enumerate(COLOURS):
        own[:, number, FEATURES.index(name) if name in _NEUTRAL else FEATURES.index("chromatic")] = 1
    if chances is not None:
        beside = neighbours(chances.reshape(SIZE, SIZE, -1), 0).sum(0).reshape(chances.shape)
        own[..., 6] = np.minimum(beside[:, : len(COLOURS)], 2)
    own[..., 7] = np.isin(kinds, _UNSUITABLE_LABELS)[:, None]
    features[:, -1, 8] = np.clip(witness.walls, -_CLIP, _CLIP)
    features[:, -1, 9] = np.clip(paints[:, -1], -_CLIP, _CLIP)
    features[:, -1, 10] = 1
    return features


def playing(chances: Floats, kinds: Ints) -> list[tuple[str, bool]]:
    """For each name, whether its pieces look like those of a player: three sure ones, on two suitable terrains."""
    result = []
    for number, name in enumerate(_NAMES):
        sure = chances[:, number] > _SURE
        grounds = set(kinds[sure].tolist()) - {SPECIAL, *_UNSUITABLE_LABELS}
        result.append((name, int(sure.sum()) >= _MIN_SURE and len(grounds) >= _MIN_GROUNDS))
    return result


def _barred(kinds: Ints, players: Players) -> Floats:
    """Minus infinity, more or less, where the rules or the caller exclude a piece, as [hex, name]."""
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
    """The probability of each column relative to the others and to an empty hex."""
    top = np.maximum(logits.max(1, keepdims=True), 0)
    parts = np.exp(logits - top)
    return np.asarray(parts / (parts.sum(1, keepdims=True) + np.exp(-top)))


@cache
def _weights() -> Floats:
    fitted = json.loads(FITTED.read_text(encoding="utf-8"))
    return np.array([fitted[name] for name in FEATURES])
