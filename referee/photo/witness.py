"""The learned witness: two small neural networks that recognise wooden pieces by shape, shading and shadow.

They were trained on synthetic photographs of random editions (`make train-pieces`). They estimate whether there is a
player's piece or a stone wall on a hex, which colour the piece has, and whether it is a settlement or a figure. The
first network looks at every hex that is not special. The second network (`second_look`) looks again at hexes of which
the first network is unsure. `piece_odds` combines their estimates with the colours of the picture.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np

from referee.photo.house_patches import cut_crops, network_inputs, usual_looks, usual_spreads
from referee.photo.networks import run_network
from referee.photo.observations import COLOURS, SPECIAL, Bools, Floats, Ints, Pixels, Singles
from referee.photo.pose import Pose
from referee.photo.second_look import colours_of, figure_odds_of, look_again, piece_odds_of, wall_odds_of

WEIGHTS: Final = Path(__file__).with_name("pieces.onnx")
_BATCH: Final = 100


@dataclass(frozen=True, slots=True)
class Look:
    """The estimates of a network for every hex. Special hexes are skipped; they count as empty."""

    presence: Floats
    """The log-odds of a piece of any player against an empty hex, as [hex]."""
    colours: Floats
    """The log probability of each colour, given that a player's piece is on the hex, as [hex, colour]."""
    walls: Floats
    """The log-odds of a stone wall against an empty hex, as [hex]."""
    figures: Floats
    """The log-odds that a player's piece on the hex is a figure instead of a settlement, as [hex]."""

    def odds(self) -> Floats:
        """Return the log-odds of each colour, and then of a wall, against an empty hex, as [hex, name]."""
        return np.column_stack([self.presence[:, None] + self.colours, self.walls])


@dataclass(frozen=True, slots=True)
class Testimony:
    """The estimates of both networks for every hex."""

    first: Look
    last: Look
    """The estimates of the second network or, for a hex at which it did not look, those of the first network."""
    again: Bools
    """The hexes at which the second network looked, as [hex]."""


def ask_witness(image: Pixels, pose: Pose, labels: Ints) -> Testimony:
    """Return the estimates of the networks for a picture with about CROP_SCALE pixels per hex, or fewer.

    `labels` holds the label of each hex, as [row, column].
    """
    kinds = labels.reshape(-1)
    asked = np.nonzero(kinds != SPECIAL)[0]
    crops = cut_crops(image, pose)
    looks = usual_looks(crops, kinds)
    spreads = usual_spreads(crops, looks, kinds)
    first = logits_of(crops[asked], looks, spreads, kinds[asked])
    last, again = look_again(crops[asked], looks, spreads, kinds[asked], first)
    return testimony(first, last, asked, asked[again])


def logits_of(crops: Pixels, looks: Pixels, spreads: Singles, labels: Ints) -> Floats:
    """Return the output of the first network for these crops, as [crop, 9]."""
    parts = []
    for start in range(0, len(crops), _BATCH):
        batch = slice(start, start + _BATCH)
        parts.append(run_network(WEIGHTS, *network_inputs(crops[batch], looks, spreads, labels[batch])))
    return np.concatenate(parts)


def testimony(first: Floats, last: Floats, asked: Ints, twice: Ints) -> Testimony:
    """Return the estimates for all 400 hexes from the logits of the first look and the last look.

    `asked` holds the number of the hex for each row of the logits, and `twice` the numbers of the hexes at which both
    networks looked.
    """
    again = np.zeros(400, np.bool_)
    again[twice] = True
    return Testimony(_look(first, asked), _look(last, asked), again)


def _look(logits: Floats, asked: Ints) -> Look:
    presence, walls, figures = np.full((3, 400), -20.0)
    colours = np.full((400, len(COLOURS)), -np.log(len(COLOURS)))
    presence[asked] = piece_odds_of(logits)
    walls[asked] = wall_odds_of(logits)
    colours[asked] = colours_of(logits)
    figures[asked] = figure_odds_of(logits)
    return Look(presence, colours, walls, figures)
