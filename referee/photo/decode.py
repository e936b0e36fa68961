"""A picture file to pixels, no larger than the reader needs."""

from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np

from referee.base.faults import Fault
from referee.photo.headers import PLACE, UnreadablePictureError, read_header
from referee.photo.kinds import Pixels

WORKING: Final = 1600
"""The long side that the reader works with; more pixels cost time and tell nothing new."""


@dataclass(frozen=True, slots=True)
class Picture:
    """The picture as it is shown, made smaller, and how."""

    image: Pixels
    """BGR."""
    width: int
    height: int
    """As shown, before it was made smaller."""

    @property
    def scale(self) -> float:
        """Working pixels per pixel of the picture."""
        return float(self.image.shape[1]) / self.width


def decode(data: bytes) -> Picture:
    """The decoded picture, its stored orientation applied; metadata is not looked at otherwise."""
    header = read_header(data)
    long = max(header.width, header.height)
    shrink = 4 if long >= 4 * WORKING else 2 if long >= 2 * WORKING else 1
    flags = {1: cv2.IMREAD_COLOR, 2: cv2.IMREAD_REDUCED_COLOR_2, 4: cv2.IMREAD_REDUCED_COLOR_4}[shrink]
    try:
        image = cv2.imdecode(np.frombuffer(data, np.uint8), flags)
    except cv2.error as problem:
        raise UnreadablePictureError(Fault(PLACE, "picture-damaged")) from problem
    if image is None or image.ndim != 3 or image.dtype != np.uint8:
        raise UnreadablePictureError(Fault(PLACE, "picture-damaged"))
    height, width = image.shape[:2]
    turned = (width < height) != (header.width < header.height)
    shown = (header.height, header.width) if turned else (header.width, header.height)
    if abs(width * shrink - shown[0]) > shrink or abs(height * shrink - shown[1]) > shrink:
        raise UnreadablePictureError(Fault(PLACE, "picture-damaged"))
    share = WORKING / max(width, height)
    if share < 1:
        size = max(1, round(width * share)), max(1, round(height * share))
        image = cv2.resize(image, size, interpolation=cv2.INTER_AREA)
    return Picture(np.asarray(image, np.uint8), *shown)
