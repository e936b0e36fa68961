"""Photographs: from the bytes of a picture file to observations that the scan turns into a table.

It needs the extra `photo`. Importing this package loads numpy; only the child process that `referee.photo.process`
starts loads OpenCV.
"""

from referee.photo.headers import CheckedPicture, TooLargePictureError, UnreadablePictureError, check_picture
from referee.photo.observations import (
    AGREEMENT,
    COLOURS,
    TERRAINS,
    WALL,
    Advice,
    Help,
    Observations,
    SectionReading,
    Tip,
    UnreadReason,
    align_pictures,
    merge_pictures,
)

__all__ = [
    "AGREEMENT",
    "COLOURS",
    "TERRAINS",
    "WALL",
    "Advice",
    "CheckedPicture",
    "Help",
    "Observations",
    "SectionReading",
    "Tip",
    "TooLargePictureError",
    "UnreadReason",
    "UnreadablePictureError",
    "align_pictures",
    "check_picture",
    "merge_pictures",
]
