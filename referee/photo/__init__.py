"""Reads photographs: turns the bytes of a picture file into observations, from which the scan infers a table.

This package needs the extra `photo`. Importing it loads numpy, but not OpenCV. The service uses OpenCV only in the
child process that `referee.photo.process` starts.
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
