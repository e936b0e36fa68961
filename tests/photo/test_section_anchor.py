"""One section is enough to find the three others."""

import cv2
import numpy as np

from referee.photo.board_plane import CENTRES, project
from referee.photo.pose import Anchor, translation
from referee.photo.recognition import decode
from referee.photo.section_anchor import extend
from referee.photo.section_fit import options
from tests.share import PHOTOGRAPHS
from tools.photos.samples import easy

pytestmark = PHOTOGRAPHS


def test_one_section_is_enough_to_find_the_board() -> None:
    """The anchor misses the second section by about a third of a hex. The other three sections have no anchors."""
    picture = decode(easy().jpeg)
    truth = np.array(easy().truth["centres"]).reshape(20, 20, 2) * picture.scale
    board, _ = cv2.findHomography(CENTRES.reshape(-1, 2), truth.reshape(-1, 2))
    beside = np.asarray(board, np.float64) @ translation(np.array([10.3, 0.2]))
    pose = extend(picture.image, Anchor(beside, 0.0), options())
    assert pose is not None
    width = np.linalg.norm(truth[10, 10] - truth[10, 9])
    ends = project(pose.homography, CENTRES)
    assert min(np.linalg.norm(ends - way, axis=2).max() for way in (truth, truth[::-1, ::-1])) < width
