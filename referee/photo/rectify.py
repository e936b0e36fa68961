"""The board laid flat: a picture warped so that every hex has the same size, and what each hex looks like there."""

from typing import Final

import cv2
import numpy as np

from referee.photo.colour import logs
from referee.photo.kinds import Floats, Pixels, Singles
from referee.photo.layout import CENTRES, OUTLINE

MARGIN: Final = 2.0
"""Hexes of table around the flat board."""
_DISC: Final = 0.43


def flatten(image: Pixels, homography: Floats, *, scale: int, margin: float = MARGIN) -> Pixels:
    """The board at `scale` pixels per hex; `homography` leads from the board to the picture."""
    width, height = flat_size(scale, margin)
    to_board = np.array([[1 / scale, 0, -margin], [0, 1 / scale, -margin], [0, 0, 1]])
    matrix = homography @ to_board
    flags = cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP
    return np.asarray(
        cv2.warpPerspective(image, matrix, (width, height), flags=flags, borderMode=cv2.BORDER_REPLICATE), np.uint8
    )


def flat_size(scale: int, margin: float = MARGIN) -> tuple[int, int]:
    """Width and height of the flat board."""
    width, height = OUTLINE[2] + 2 * margin
    return round(scale * float(width)), round(scale * float(height))


def hex_features(flat: Singles, *, scale: int, margin: float = MARGIN) -> Floats:
    """[row, column, 4]: medians of the three logs over most of the hex, and the log spread of its lightness."""
    return disc_features(flat, CENTRES.reshape(-1, 2), scale=scale, margin=margin).reshape(20, 20, 4)


def disc_features(flat: Singles, centres: Floats, *, scale: int, margin: float = MARGIN) -> Floats:
    """[centre, 4]: the features of a disc around each of these points of the board."""
    reach = int(np.ceil(_DISC * scale))
    ys, xs = np.mgrid[-reach : reach + 1, -reach : reach + 1]
    inside = xs**2 + ys**2 <= (_DISC * scale) ** 2
    middle = np.round((centres + margin) * scale).astype(np.int64)
    rows = np.clip(middle[:, 1, None] + ys[inside], 0, flat.shape[0] - 1)
    columns = np.clip(middle[:, 0, None] + xs[inside], 0, flat.shape[1] - 1)
    seen = flat[rows, columns]
    medians = np.median(seen, axis=1)
    spread = np.median(np.abs(seen[..., 0] - medians[:, None, 0]), axis=1)
    return np.column_stack([medians, np.log(spread + 0.02)]).astype(np.float64)


def project(homography: Floats, points: Floats) -> Floats:
    """Points through a homography; the last axis holds x and y."""
    lifted = points @ homography[:, :2].T + homography[:, 2]
    return np.asarray(lifted[..., :2] / lifted[..., 2:], np.float64)


def fitted(before: Floats, after: Floats, *, reach: float | None = None) -> Floats | None:
    """The homography from points to points; with `reach`, points that miss by more are left out."""
    method = 0 if reach is None else cv2.RANSAC
    # The library gives nothing, whatever its types say, where points lie in line.
    found: object = cv2.findHomography(before.copy(), after, method, reach or 3.0)[0]
    return np.asarray(found, np.float64) if isinstance(found, np.ndarray) else None


def flat_logs(image: Pixels, homography: Floats, *, scale: int, margin: float = MARGIN) -> Singles:
    """The flat board's colours as logarithms."""
    return logs(flatten(image, homography, scale=scale, margin=margin))
