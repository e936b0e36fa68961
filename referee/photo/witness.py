"""The learned witness: a small neural network that recognises wooden pieces by their shape, shading and shadow.

It was trained on synthetic photographs of random editions (`make train-pieces`). It estimates whether there is a
piece or a stone wall on a hex, and which colour the piece has. `piece_odds` combines these estimates with the
colours of the picture.
"""

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import cv2
import numpy as np

from referee.photo.house_patches import cut_crops, network_inputs, usual_looks, usual_spreads
from referee.photo.observations import COLOURS, SPECIAL, Floats, Ints, Pixels, Singles
from referee.photo.pose import Pose

WEIGHTS: Final = Path(__file__).with_name("pieces.onnx")
_BATCH: Final = 100
_CLASSES: Final = 4
_EMPTY, _SETTLEMENT, _WALL, _OTHER = range(_CLASSES)


@dataclass(frozen=True, slots=True)
class Testimony:
    """The estimates of the network for every hex. Special hexes count as empty; the network is not run on them."""

    presence: Floats
    """The log-odds of a piece of any player against an empty hex, as [hex]."""
    colours: Floats
    """The log probability of each colour, given that a player's piece is on the hex, as [hex, colour]."""
    walls: Floats
    """The log-odds of a stone wall against an empty hex, as [hex]."""

    def odds(self) -> Floats:
        """Return the log-odds of each colour, and then of a wall, against an empty hex, as [hex, name]."""
        return np.column_stack([self.presence[:, None] + self.colours, self.walls])


def ask_witness(image: Pixels, pose: Pose, labels: Ints) -> Testimony:
    """Return the estimates of the network for a picture at the resolution of its crops.

    `labels` holds the label of each hex, as [row, column].
    """
    kinds = labels.reshape(-1)
    asked = np.nonzero(kinds != SPECIAL)[0]
    crops = cut_crops(image, pose)
    looks = usual_looks(crops, kinds)
    return testimony(logits_of(crops[asked], looks, usual_spreads(crops, looks, kinds), kinds[asked]), asked)


def logits_of(crops: Pixels, looks: Pixels, spreads: Singles, labels: Ints) -> Floats:
    """Return the mean output of the network for the crops and for their mirror images.

    The mean is more accurate than the output for the crops alone.
    """
    parts = []
    for start in range(0, len(crops), _BATCH):
        batch = slice(start, start + _BATCH)
        channels, context = network_inputs(crops[batch], looks, spreads, labels[batch])
        mirrored = np.ascontiguousarray(channels[..., ::-1])
        parts.append((_forward(channels, context) + _forward(mirrored, context)) / 2)
    return np.concatenate(parts)


def testimony(logits: Floats, asked: Ints) -> Testimony:
    """Return the estimates for all 400 hexes from the output of the network.

    `asked` holds the numbers of the hexes that the network was run on, in the order of the rows of `logits`.
    """
    presence, walls = np.full(400, -20.0), np.full(400, -20.0)
    colours = np.full((400, len(COLOURS)), -np.log(len(COLOURS)))
    presence[asked] = np.logaddexp(logits[:, _SETTLEMENT], logits[:, _OTHER]) - logits[:, _EMPTY]
    walls[asked] = logits[:, _WALL] - logits[:, _EMPTY]
    own = logits[:, _CLASSES:]
    colours[asked] = own - np.logaddexp.reduce(own, axis=1)[:, None]
    return Testimony(presence, colours, walls)


def _forward(channels: Singles, context: Singles) -> Floats:
    network = _network()
    network.setInput(channels, "channels")
    network.setInput(context, "context")
    return np.asarray(network.forward(), np.float64).copy()


@cache
def _network() -> "cv2.dnn.Net":
    return cv2.dnn.readNetFromONNX(np.frombuffer(WEIGHTS.read_bytes(), np.uint8))
