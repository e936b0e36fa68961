"""What would make a better photograph."""

from collections.abc import Mapping
from typing import Final

import numpy as np

from referee.photo.colour import LINEAR
from referee.photo.decode import Picture
from referee.photo.kinds import Advice, Tip, Unread
from referee.photo.pose import Pose
from referee.photo.rectify import project
from referee.photo.upright import tilt

_SMALL: Final = 24.0
_STEEP: Final = 38.0
_DARK: Final = 0.03


def without_board() -> tuple[Tip, ...]:
    """For a picture in which no board was found."""
    return (Tip(Advice.NO_BOARD),)


def advise(picture: Picture, pose: Pose, unread: Mapping[tuple[int, int], Unread], *, known: bool) -> tuple[Tip, ...]:
    """Every reason to take another photograph, the weightiest first."""
    tips = []
    if not known:
        tips.append(Tip(Advice.UNKNOWN_SECTIONS))
    for reason, code in ((Unread.OUTSIDE, Advice.CUT_OFF), (Unread.GLARE, Advice.GLARE)):
        hexes = tuple(at for at, why in unread.items() if why == reason)
        if hexes:
            tips.append(Tip(code, hexes, len(hexes)))
    spots = project(pose.board, np.array([(9.0, 8.2), (10.0, 8.2)]))
    width = float(np.linalg.norm(spots[1] - spots[0])) / picture.scale
    if width < _SMALL:
        tips.append(Tip(Advice.COME_CLOSER, value=round(width, 1)))
    size = picture.image.shape[1], picture.image.shape[0]
    degrees = tilt(pose.board, size)
    if degrees > _STEEP:
        tips.append(Tip(Advice.TILT, value=round(degrees)))
    light = float(np.median(LINEAR[picture.image[::8, ::8]]))
    if light < _DARK:
        tips.append(Tip(Advice.DARK, value=round(light, 3)))
    return tuple(tips)
