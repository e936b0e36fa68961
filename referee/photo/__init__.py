"""Photographs: from the bytes of a picture file to observations that the scan turns into a table.

It needs the extra `photo`. Importing this package loads numpy; only the reading process loads OpenCV.
"""

from referee.photo.combine import combine, matched, placings, turned
from referee.photo.headers import TooLargePictureError, UnreadablePictureError, read_header
from referee.photo.kinds import AGREEMENT, COLOURS, TERRAINS, WALL, Advice, Help, Observations, Placing, Tip, Unread
from referee.photo.process import Limits, TookTooLongError, Usage, read_apart
from referee.photo.table import PhotographedTable, combined_table, helping, read_table

__all__ = [
    "AGREEMENT",
    "COLOURS",
    "TERRAINS",
    "WALL",
    "Advice",
    "Help",
    "Limits",
    "Observations",
    "PhotographedTable",
    "Placing",
    "Tip",
    "TooLargePictureError",
    "TookTooLongError",
    "Unread",
    "UnreadablePictureError",
    "Usage",
    "combine",
    "combined_table",
    "helping",
    "matched",
    "placings",
    "read_apart",
    "read_header",
    "read_table",
    "turned",
]
