"""What would make a better photograph."""

from collections.abc import Mapping
from typing import Final

import cv2
import numpy as np

from referee.photo.colour import LINEAR
from referee.photo.decode import Picture
from referee.photo.kinds import Advice, Pixels, Tip, Unread
from referee.photo.pose import Pose
from referee.photo.rectify import project
from referee.photo.upright import tilt

_SMALL: Final = 24.0
_STEEP: Final = 38.0
_DARK: Final = 0.03
_BLURRED: Final = 0.1
_REASONS: Final = (
    (Unread.OUTSIDE, Advice.CUT_OFF),
    (Unread.GLARE, Advice.GLARE),
    (Unread.DARK, Advice.SHADOW),
)


def without_board(picture: Picture) -> tuple[Tip, ...]:
    """For a picture in which no board was found."""
    return (Tip(Advice.NO_BOARD), *_dark(picture))


def advise(picture: Picture, pose: Pose, unread: Mapping[tuple[int, int], Unread], *, known: bool) -> tuple[Tip, ...]:
    """Every reason to take another photograph, the weightiest first."""
    tips = []
    if not known:
        tips.append(Tip(Advice.UNKNOWN_SECTIONS))
    for reason, code in _REASONS:
        hexes = tuple(at for at, why in unread.items() if why == reason)
        if hexes:
            tips.append(Tip(code, hexes))
    spots = project(pose.board, np.array([(9.0, 8.2), (10.0, 8.2)]))
    pixels = float(np.linalg.norm(spots[1] - spots[0]))
    if pixels / picture.scale < _SMALL:
        tips.append(Tip(Advice.COME_CLOSER, value=round(pixels / picture.scale)))
    elif blur(picture.image, pixels) > _BLURRED:
        tips.append(Tip(Advice.BLUR))
    size = picture.image.shape[1], picture.image.shape[0]
    degrees = tilt(pose.board, size)
    if degrees > _STEEP:
        tips.append(Tip(Advice.TILT, value=round(degrees)))
    if Advice.SHADOW not in [tip.code for tip in tips]:
        tips += _dark(picture)
    return tuple(tips)


def blur(image: Pixels, pixels: float) -> float:
    """How soft the sharpest edges are: the standard deviation of their blur, in hexes of so many pixels."""
    grey = cv2.cvtColor(image, cv2.COLOR_BGR2GRAY).astype(np.float32)
    slope = np.hypot(cv2.Sobel(grey, -1, 1, 0, scale=0.125), cv2.Sobel(grey, -1, 0, 1, scale=0.125))
    window = np.ones((2 * round(pixels / 4) + 1,) * 2, np.uint8)
    height = cv2.dilate(grey, window) - cv2.erode(grey, window)
    steep = slope >= np.percentile(slope, 99.5)
    # The slope of a blurred step is its height over 2.5 standard deviations.
    return float(np.median(height[steep] / np.maximum(slope[steep], 1e-3))) / 2.5 / pixels


def _dark(picture: Picture) -> list[Tip]:
    light = float(np.median(LINEAR[picture.image[::8, ::8]]))
    return [Tip(Advice.DARK)] if light < _DARK else []
