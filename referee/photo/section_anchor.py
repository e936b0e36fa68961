"""Finds the board from one of its sections, for a picture in which no outline of the whole board fits.

An outline that is wrong at one corner can still be right at the opposite one. The section there is fitted precisely,
and its grid is continued to the three other sections.
"""

from typing import Final

import numpy as np

from referee.photo.board_plane import ORIGINS
from referee.photo.observations import Floats, Pixels
from referee.photo.pose import Anchor, PulledPose, pull, translation
from referee.photo.section_fit import Options
from referee.photo.single_section import climb, section_homography, section_outline

_MIN_MARGIN: Final = 90.0
"""The grid of a section is continued if the section leads every other option by at least this much, in nats.

In five pictures used during development, right sections led by 103 or more, and wrong ones by 68 or less. An error
only costs time, because the sections of the board are identified afterwards.
"""


def extend(image: Pixels, anchor: Anchor, options: Options) -> PulledPose | None:
    """Return the pose of the board that continues the grid of a section, or None if no section fits clearly.

    The search for the section begins at the anchor.
    """
    quad, gains = climb(image, section_outline(anchor.homography, np.zeros(2)), options)
    rival, best = np.sort(gains)[-2:]
    return _continued(image, section_homography(quad), options) if best - rival >= _MIN_MARGIN else None


def _continued(image: Pixels, section: Floats, options: Options) -> PulledPose:
    """Return the best pose of a board with a section in this position, which may be any of the board's quarters."""
    homographies = [section @ translation(-origin) for origin in ORIGINS]
    pulled = [pull(image, homography, options, reach=1.25, step=0.25) for homography in homographies]
    best = max(pulled, key=lambda pose: pose.gain)
    again = pull(image, best.homography, options, reach=1.0, step=0.25)
    return pull(image, again.homography, options, reach=0.6, step=0.2)
