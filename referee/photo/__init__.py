"""Photographs: from the bytes of a picture file to observations that the scan turns into a table.

It needs the extra `photo`. Importing this package loads numpy; only the reading process loads OpenCV.
"""

from referee.photo.combine import combine
from referee.photo.headers import UnreadablePictureError
from referee.photo.kinds import COLOURS, TERRAINS, WALL, Advice, Help, Observations, Placing, Tip, Unread
from referee.photo.process import Limits, read_apart

__all__ = [
    "COLOURS",
    "TERRAINS",
    "WALL",
    "Advice",
    "Help",
    "Limits",
    "Observations",
    "Placing",
    "Tip",
    "Unread",
    "UnreadablePictureError",
    "combine",
    "read_apart",
]
