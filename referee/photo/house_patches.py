"""Prepares the input of the neural networks: a crop of the picture for each hex, and the usual look of its terrain.

The crops keep the orientation of the picture, so that standing pieces lean the same way in all of them. The usual
look of a terrain is the median crop of all its hexes in the same picture. Without it, the network would have to know
the artwork of every edition of the game. The spread of a terrain says how much its hexes differ from that look, so
that the network can require stronger evidence of a piece on busy artwork.
"""

from typing import Final

import cv2
import numpy as np

from referee.photo.board_plane import CENTRES, QUARTERS, project
from referee.photo.observations import SPECIAL, Ints, Pixels, Singles
from referee.photo.pose import Pose

SIDE: Final = 64
"""The width and height of a crop, in pixels."""
REACH: Final = 1.6
"""The width and height of a crop, in hexes."""
CROP_SCALE: Final = SIDE / REACH
"""The resolution of the crops, in pixels per hex. At 25, the edges and faces of a piece are hardly visible."""
DARKEST: Final = 10.0
"""This is added to pixel values (0 to 255) before logs are taken, so that noise in dark pixels has little effect."""

SPREAD_SCALE: Final = 3.0
"""The spreads are multiplied by this number, so that they are about as large as the other channels."""


def cut_crops(image: Pixels, pose: Pose) -> Pixels:
    """Return the crop around every hex, as [hex, y, x, BGR]."""
    spots = np.empty((20, 20, SIDE, SIDE, 2), np.float32)
    line = ((np.arange(SIDE) + 0.5) / SIDE - 0.5) * REACH
    grid = np.stack(np.meshgrid(line, line), -1)
    for quarter, homography in zip(QUARTERS, pose.quarters, strict=True):
        centres = project(homography, CENTRES[quarter])
        right = project(homography, CENTRES[quarter] + (0.5, 0)) - project(homography, CENTRES[quarter] - (0.5, 0))
        down = project(homography, CENTRES[quarter] + (0, 0.5)) - project(homography, CENTRES[quarter] - (0, 0.5))
        area = np.abs(right[..., 0] * down[..., 1] - right[..., 1] * down[..., 0])
        spots[quarter] = centres[:, :, None, None] + np.sqrt(area)[:, :, None, None, None] * grid
    flat = spots.reshape(400 * SIDE // 10, SIDE * 10, 2)
    crops = cv2.remap(image, flat, None, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)  # type: ignore[call-overload]
    return np.asarray(crops, np.uint8).reshape(400, SIDE, SIDE, 3)


def usual_looks(crops: Pixels, labels: Ints) -> Pixels:
    """Return the median crop of every terrain, as [label, y, x, BGR]; black for a terrain that the board lacks."""
    looks = np.zeros((SPECIAL, *crops.shape[1:]), np.uint8)
    for label in range(SPECIAL):
        here = crops[labels == label]
        if len(here):
            middle = len(here) // 2
            looks[label] = np.partition(here, middle, axis=0)[middle]
    return looks


def usual_spreads(crops: Pixels, looks: Pixels, labels: Ints) -> Singles:
    """Return how much the lightness of each terrain's crops differs from that of its usual look, as [label, y, x].

    This is the median absolute difference of the logs. It is 0 for a terrain that the board lacks.
    """
    spreads = np.zeros(looks.shape[:3], np.float32)
    logs = np.log(np.arange(256, dtype=np.float32) + DARKEST)
    for label in range(SPECIAL):
        here = crops[labels == label]
        if len(here):
            middle = len(here) // 2
            away = np.abs(logs.take(here).mean(-1) - logs[looks[label]].mean(-1))
            spreads[label] = np.partition(away, middle, axis=0)[middle]
    return spreads


def network_inputs(crops: Pixels, looks: Pixels, spreads: Singles, labels: Ints) -> tuple[Singles, Singles]:
    """Return the two inputs of the network: channels [crop, 10, y, x] and context [crop, 36].

    The channels are the crop, the usual look of its terrain (`labels`), and the log of their ratio, each in BGR, and
    then the spread of the terrain. The context is the terrain in one-hot form, and the mean colours of all looks.
    """
    here = crops.astype(np.float32).transpose(0, 3, 1, 2)
    usual = looks[labels].astype(np.float32).transpose(0, 3, 1, 2)
    ratio = np.log((here + DARKEST) / (usual + DARKEST))
    spread = SPREAD_SCALE * spreads[labels][:, None]
    channels = np.concatenate([here / 128 - 1, usual / 128 - 1, ratio, spread], 1)
    means = looks.reshape(SPECIAL, -1, 3).mean(1).reshape(-1) / 128
    context = np.concatenate([np.eye(SPECIAL)[labels], np.tile(means, (len(labels), 1))], 1)
    return channels.astype(np.float32), context.astype(np.float32)
