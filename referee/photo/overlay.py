"""Draws the pieces, doubtful hexes and unread hexes on the photograph.

The picture is decoded in the calling process, so use this only for photographs that you trust.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Final

import cv2
import numpy as np

from referee.photo.observations import SIZE, Pixels
from referee.photo.recognition import decode

Hex = tuple[int, int]
_INKS: Final = {
    "blue": (200, 90, 30),
    "orange": (30, 140, 240),
    "black": (20, 20, 20),
    "white": (250, 250, 250),
    "red": (40, 40, 210),
    "wall": (130, 130, 130),
}
"""The colours of the discs, in BGR order, as OpenCV expects."""
_DOUBT: Final = (0, 255, 255)
_UNREAD: Final = (255, 0, 255)
_RIM: Final = (255, 255, 255)


def draw_overlay(
    data: bytes,
    centres: Mapping[Hex, Sequence[float]],
    pieces: Mapping[Hex, str],
    doubts: Collection[Hex],
    unread: Collection[Hex],
) -> bytes:
    """Return the downscaled picture as a PNG file, with a mark on each hex.

    A disc marks a hex with a piece, and a small dot a hex without one. In addition, a yellow ring marks a doubtful
    hex, and a cross an unread one. Hexes are (row, column), and `centres` are in pixels of the picture.
    """
    picture = decode(data)
    image = picture.image.copy()
    spots = {at: (round(x * picture.scale), round(y * picture.scale)) for at, (x, y) in centres.items()}
    steps = np.subtract([spots[row, 1] for row in range(SIZE)], [spots[row, 0] for row in range(SIZE)])
    width = float(np.median(np.linalg.norm(steps, axis=1)))
    for at, spot in spots.items():
        _mark(image, spot, width, pieces.get(at))
    for hexes, draw in ((doubts, _ring), (unread, _cross)):
        for at in hexes:
            draw(image, spots[at], width)
    return cv2.imencode(".png", image)[1].tobytes()


def _mark(image: Pixels, at: tuple[int, int], width: float, colour: str | None) -> None:
    if colour is None:
        cv2.circle(image, at, max(1, round(0.05 * width)), _RIM, -1, cv2.LINE_AA)
        return
    cv2.circle(image, at, round(0.22 * width), _INKS[colour], -1, cv2.LINE_AA)
    cv2.circle(image, at, round(0.22 * width), _RIM, max(1, round(0.04 * width)), cv2.LINE_AA)


def _ring(image: Pixels, at: tuple[int, int], width: float) -> None:
    cv2.circle(image, at, round(0.38 * width), _DOUBT, max(2, round(0.08 * width)), cv2.LINE_AA)


def _cross(image: Pixels, at: tuple[int, int], width: float) -> None:
    reach = round(0.25 * width)
    for way in (1, -1):
        start, end = (at[0] - reach, at[1] - way * reach), (at[0] + reach, at[1] + way * reach)
        cv2.line(image, start, end, _UNREAD, max(2, round(0.06 * width)), cv2.LINE_AA)
