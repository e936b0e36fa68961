"""Photographs: from the bytes of a picture file to observations that the scan turns into a table.

It needs the extra `photo`. Importing this package loads numpy; only the reading process loads OpenCV.
"""

from referee.photo.combine import combine, matched, placings, turned
from referee.photo.headers import TooLargePictureError, UnreadablePictureError, read_header
from referee.photo.kinds import AGREEMENT, COLOURS, TERRAINS, WALL, Advice, Help, Observations, Placing, Tip, Unread
from referee.photo.process import Limits, TookTooLongError, Usage, read_apart

__all__ = [
    "AGREEMENT",
    "COLOURS",
    "TERRAINS",
    "WALL",
    "Advice",
    "Help",
    "Limits",
    "Observations",
    "Placing",
    "Tip",
    "TooLargePictureError",
    "TookTooLongError",
    "Unread",
    "UnreadablePictureError",
    "Usage",
    "combine",
    "matched",
    "placings",
    "read_apart",
    "read_header",
    "turned",
]
