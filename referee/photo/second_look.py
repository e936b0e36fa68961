"""The second look: a larger network that looks again at the hexes of which the first network is unsure.

By then, most pieces in the picture are certain. They show how each player's paint looks under this light, and where
shadows fall. If a printed blotch has a different blue from the blue pieces, or no shadow, this comparison shows that
it is not a piece.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np

from referee.photo.house_patches import DARKEST, SIDE, network_inputs
from referee.photo.networks import run_network
from referee.photo.observations import COLOURS, Bools, Floats, Ints, Pixels, Singles

WEIGHTS: Final = Path(__file__).with_name("second_look.onnx")
EMPTY, SETTLEMENT, WALL, OTHER = range(4)
CLASSES: Final = 4
_BATCH: Final = 50
_CORE: Final = slice(SIDE // 2 - 6, SIDE // 2 + 6)
"""The rows and columns of a crop that a settlement covers, whatever its rotation and its usual offset."""
_MIN_PIECES: Final = 3
"""The reference for a paint needs at least this many certain pieces."""
_SURE_PIECE, _SURE_COLOUR, _SURE_NO_WALL = 4.0, np.log(0.97), 3.0
"""A piece is certain if its log-odds, the log probability of its colour, and its lead over a wall exceed these."""
_DOUBTFUL, _CERTAIN = -6.0, 8.0
"""The first network is unsure of a hex if its log-odds of a piece or wall are between these."""
_UNSURE_COLOUR: Final = np.log(0.985)
"""The network is also unsure if the log-odds exceed _DOUBTFUL and no colour reaches this log probability."""
LOGIT_SCALE: Final = 5.0
MAX_LOGIT: Final = 12.0


def piece_odds_of(logits: Floats) -> Floats:
    """Return the log-odds of a player's piece against an empty hex, as [crop], from the output of a network."""
    return np.asarray(np.logaddexp(logits[:, SETTLEMENT], logits[:, OTHER]) - logits[:, EMPTY])


def wall_odds_of(logits: Floats) -> Floats:
    """Return the log-odds of a stone wall against an empty hex, as [crop]."""
    return np.asarray(logits[:, WALL] - logits[:, EMPTY])


def figure_odds_of(logits: Floats) -> Floats:
    """Return the log-odds that a player's piece is a figure instead of a settlement, as [crop]."""
    return np.asarray(logits[:, OTHER] - logits[:, SETTLEMENT])


def colours_of(logits: Floats) -> Floats:
    """Return the log probability of each colour, given that there is a player's piece, as [crop, colour]."""
    own = logits[:, CLASSES:]
    return np.asarray(own - np.logaddexp.reduce(own, axis=1)[:, None])


def unsure(logits: Floats) -> Bools:
    """Return whether the first network is unsure of each crop."""
    odds = np.logaddexp(piece_odds_of(logits), wall_odds_of(logits))
    return np.asarray((odds > _DOUBTFUL) & ((odds < _CERTAIN) | (colours_of(logits).max(1) < _UNSURE_COLOUR)))


@dataclass(frozen=True, slots=True)
class PieceLooks:
    """How the certain pieces of a picture look."""

    paints: Singles
    """The median colour at the centre of the pieces of each colour, as [colour, BGR]; 0 where `known` is false."""
    known: Bools
    """Whether there are enough certain pieces of each colour, as [colour]."""
    shading: Singles
    """How much darker or brighter the certain pieces and their shadows are than the terrain below, as [y, x].

    It is the mean log ratio of the lightness, from -1 to 1, and 0 if there are too few certain pieces.
    """


def piece_looks(crops: Pixels, looks: Pixels, labels: Ints, logits: Floats) -> PieceLooks:
    """Return the paints and the shading of the pieces of which the first network is certain.

    `crops`, `labels` and `logits` have one row per crop. `looks` holds the usual look of each terrain.
    """
    colours = colours_of(logits)
    sure = (
        (piece_odds_of(logits) > _SURE_PIECE)
        & (piece_odds_of(logits) - wall_odds_of(logits) > _SURE_NO_WALL)
        & (colours.max(1) > _SURE_COLOUR)
    )
    owners = colours.argmax(1)
    paints = np.zeros((len(COLOURS), 3), np.float32)
    known = np.zeros(len(COLOURS), np.bool_)
    for colour in range(len(COLOURS)):
        cores = crops[sure & (owners == colour)][:, _CORE, _CORE]
        if len(cores) >= _MIN_PIECES:
            known[colour] = True
            paints[colour] = np.median(np.median(cores, (1, 2)), 0)
    shading = np.zeros((SIDE, SIDE), np.float32)
    if sure.sum() >= _MIN_PIECES:
        light = [one.mean(-1, dtype=np.float32) + DARKEST for one in (crops[sure], looks[labels[sure]])]
        shading = np.clip(np.log(light[0] / light[1]), -1, 1).mean(0)
    return PieceLooks(paints, known, shading)


def second_inputs(  # noqa: PLR0913, PLR0917
    crops: Pixels, looks: Pixels, spreads: Singles, labels: Ints, logits: Floats, pieces: PieceLooks
) -> tuple[Singles, Singles]:
    """Return the two inputs of the second network: channels [crop, 14, y, x] and context [crop, 65].

    The channels are those of the first network, the shading of the certain pieces, and the log of the ratio of the
    crop to the paint of its likeliest colour. The context is that of the first network, the paints, which of them
    are known, and the output of the first network.
    """
    channels, context = network_inputs(crops, looks, spreads, labels)
    owners = logits[:, CLASSES:].argmax(1)
    here = crops.astype(np.float32).transpose(0, 3, 1, 2)
    paint = pieces.paints[owners][:, :, None, None]
    ratio = np.log((here + DARKEST) / (paint + DARKEST)) * pieces.known[owners][:, None, None, None]
    shading = np.broadcast_to(pieces.shading, (len(crops), 1, SIDE, SIDE))
    facts = np.concatenate([pieces.paints.reshape(-1) / 128, pieces.known])
    before = np.clip(logits, -MAX_LOGIT, MAX_LOGIT) / LOGIT_SCALE
    return (
        np.concatenate([channels, shading, ratio], 1, dtype=np.float32),
        np.concatenate([context, np.tile(facts, (len(crops), 1)), before], 1, dtype=np.float32),
    )


def comparable(logits: Floats, pieces: PieceLooks) -> Bools:
    """Return for each crop whether it can be compared with certain pieces of its likeliest colour.

    Without certain pieces, the second network gives a colour a low probability, because such colours were rarely in
    play during training. That would be wrong for a colour whose pieces are all uncertain because they stand on ground
    of a similar colour. The result is also true if a wall is likelier than a settlement.
    """
    return np.asarray(pieces.known[logits[:, CLASSES:].argmax(1)] | (logits[:, WALL] > logits[:, SETTLEMENT]))


def look_again(crops: Pixels, looks: Pixels, spreads: Singles, labels: Ints, logits: Floats) -> tuple[Floats, Bools]:
    """Return the logits, and a mask of the crops for which they come from the second network.

    That network looks at the crops of which the first network is unsure, if they are `comparable`. Its outputs for a
    crop and for the mirror image of the crop are averaged, because the mean is more accurate than a single output.
    """
    pieces = piece_looks(crops, looks, labels, logits)
    result = logits.copy()
    again = unsure(logits) & comparable(logits, pieces)
    doubtful = np.nonzero(again)[0]
    for start in range(0, len(doubtful), _BATCH):
        rows = doubtful[start : start + _BATCH]
        channels, context = second_inputs(crops[rows], looks, spreads, labels[rows], logits[rows], pieces)
        mirrored = np.ascontiguousarray(channels[..., ::-1])
        both = run_network(WEIGHTS, channels, context) + run_network(WEIGHTS, mirrored, context)
        result[rows] = both / 2
    return result, again
