"""Photographs that many tests use. A process generates each of them at most once."""

from functools import cache

import cv2
import numpy as np

from tools.photos.photograph import Photograph, photograph, section_photograph


@cache
def easy() -> Photograph:
    """Return a photograph, from almost straight above, of a five-player game.

    Three sections are from the base game, and one is from Crossroads.
    """
    return photograph("flat", "easy", 2)


@cache
def one_section() -> Photograph:
    """Return the photograph `easy`, cropped to the upper right section of the board.

    Its truth has the name and the rows of the section, and the centres of its 100 hexes.
    """
    truth = easy().truth
    image = cv2.imdecode(np.frombuffer(easy().jpeg, np.uint8), cv2.IMREAD_COLOR)
    assert image is not None
    centres = np.array(truth["centres"]).reshape(20, 20, 2)[:10, 10:]
    margin = np.linalg.norm(centres[5, 5] - centres[5, 4])
    left, top = np.floor(np.maximum(centres.min((0, 1)) - margin, 0)).astype(int)
    right, bottom = np.ceil(centres.max((0, 1)) + margin).astype(int)
    jpeg = cv2.imencode(".jpg", image[top:bottom, left:right])[1].tobytes()
    rows = [row[10:] for row in truth["rows"][:10]]
    return Photograph(
        jpeg, {"section": truth["sections"][1], "rows": rows, "centres": (centres - (left, top)).tolist()}
    )


@cache
def section_on_table() -> Photograph:
    """Return a photograph of one section without pieces, alone on a table."""
    return section_photograph("flat", "easy", 3)
