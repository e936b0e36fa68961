"""Colours as logarithms of linear light, so that a lamp adds a constant and divides out."""

from typing import Final

import cv2
import numpy as np

from referee.photo.kinds import Pixels, Singles

_VALUES: Final = np.arange(256) / 255
LINEAR: Final = np.where(_VALUES < 0.04045, _VALUES / 12.92, ((_VALUES + 0.055) / 1.055) ** 2.4).astype(np.float32)
_LOG: Final = np.log(LINEAR + 0.02)


def logs(image: Pixels) -> Singles:
    """Per pixel of a BGR image: mean log of red, green and blue, log red/green, log blue/green."""
    blue, green, red = (_LOG[image[..., channel]] for channel in range(3))
    return np.stack([(red + green + blue) / 3, red - green, blue - green], -1)


def smooth(image: Pixels, size: int) -> Pixels:
    """The median in a square window of odd size."""
    return np.asarray(cv2.medianBlur(image, size), np.uint8)
