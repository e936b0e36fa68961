"""Photographs: from the bytes of a picture file to observations that the scan turns into a table.

It needs numpy and opencv-python-headless, the extra `photo`.
"""

from referee.photo.headers import UnreadablePictureError
from referee.photo.kinds import (
    COLOURS,
    TERRAINS,
    WALL,
    Advice,
    Help,
    Observations,
    Placing,
    Tip,
    Unread,
)
from referee.photo.reading import read

__all__ = [
    "COLOURS",
    "TERRAINS",
    "WALL",
    "Advice",
    "Help",
    "Observations",
    "Placing",
    "Tip",
    "Unread",
    "UnreadablePictureError",
    "read",
]
