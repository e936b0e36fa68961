"""The board as a plane in the picture: its dimensions, homographies, the flattened board, and heights above it.

In board coordinates, the centre of a1 is the origin and a hex is 1 wide.
"""

from typing import Any, Final

import cv2
import numpy as np
import numpy.typing as npt

from referee.photo.colours import log_colours
from referee.photo.observations import ROW, SIZE, Floats, Pixels, Singles

SIDE: Final = 10
OUTLINE: Final = np.array(
    [(-0.5, -(3**-0.5)), (SIZE, -(3**-0.5)), (SIZE, 19 * ROW + 3**-0.5), (-0.5, 19 * ROW + 3**-0.5)]
)
"""The corners of the board's bounding box, clockwise from the top left, as [corner, 2]."""
CENTRES: Final = np.array([[(column + 0.5 * (row % 2), row * ROW) for column in range(SIZE)] for row in range(SIZE)])
"""The centre of every hex, as [row, column, 2]."""
CORNER_HEXES: Final = np.array([CENTRES[0, 0], CENTRES[0, -1], CENTRES[-1, -1], CENTRES[-1, 0]])
"""The centres of a1, t1, t20 and a20, in the order of `Help.corners`."""
QUARTERS: Final = tuple(
    (slice(SIDE * low, SIDE * low + SIDE), slice(SIDE * right, SIDE * right + SIDE))
    for low in range(2)
    for right in range(2)
)
SECTION_CENTRES: Final = CENTRES[:SIDE, :SIDE].reshape(-1, 2)
"""The centres of the hexes of a section in reading order, as [hex, 2]. The first one is the origin."""
ORIGINS: Final = np.array([(SIDE * right, SIDE * ROW * low) for low in range(2) for right in range(2)])
"""The centre of the first hex of each quarter, as [quarter, 2]. A quarter is the area of one section."""


def neighbours(grid: npt.NDArray[Any], beyond: float) -> npt.NDArray[Any]:
    """Return the values of a grid [row, column, ...] at the neighbours of each hex, as [direction, row, column, ...].

    A neighbour beyond the edge of the board has the value `beyond`.
    """
    edges = [(1, 1), (1, 1), *[(0, 0)] * (grid.ndim - 2)]
    padded = np.pad(grid, edges, constant_values=beyond)
    odd = (np.arange(SIZE) % 2 == 1).reshape(SIZE, 1, *[1] * (grid.ndim - 2))
    result = [padded[1:21, 0:20], padded[1:21, 2:22]]
    for row in (padded[0:20], padded[2:22]):
        result += [row[:, 1:21], np.where(odd, row[:, 2:22], row[:, 0:20])]
    return np.stack(result)


MARGIN: Final = 2.0
"""The width of the border around the flattened board, in hexes.

At the top and on the left, it is measured from the centre of a1.
"""
_DISC_RADIUS: Final = 0.43


def flatten(image: Pixels, homography: Floats, *, scale: int, margin: float = MARGIN) -> Pixels:
    """Return the board as seen from above at `scale` pixels per hex, with a border of `margin` hexes.

    `homography` maps board coordinates to pixels of the image.
    """
    width, height = flat_size(scale, margin)
    to_board = np.array([[1 / scale, 0, -margin], [0, 1 / scale, -margin], [0, 0, 1]])
    matrix = homography @ to_board
    flags = cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP
    return np.asarray(
        cv2.warpPerspective(image, matrix, (width, height), flags=flags, borderMode=cv2.BORDER_REPLICATE), np.uint8
    )


def flat_size(scale: int, margin: float = MARGIN) -> tuple[int, int]:
    """Return the width and height of the flattened board and its border, in pixels."""
    width, height = OUTLINE[2] + 2 * margin
    return round(scale * float(width)), round(scale * float(height))


def hex_features(flat: Singles, *, scale: int, margin: float = MARGIN) -> Floats:
    """Return each hex's median log colour (three numbers) and the log spread of its lightness, as [row, column, 4].

    `flat` holds the log colours of the flattened board.
    """
    return disc_features(flat, CENTRES.reshape(-1, 2), scale=scale, margin=margin).reshape(20, 20, 4)


def disc_features(flat: Singles, centres: Floats, *, scale: int, margin: float = MARGIN) -> Floats:
    """Return the features of `hex_features` for a disc around each of `centres`, as [point, 4]."""
    reach = int(np.ceil(_DISC_RADIUS * scale))
    ys, xs = np.mgrid[-reach : reach + 1, -reach : reach + 1]
    inside = xs**2 + ys**2 <= (_DISC_RADIUS * scale) ** 2
    middle = np.round((centres + margin) * scale).astype(np.int64)
    rows = np.clip(middle[:, 1, None] + ys[inside], 0, flat.shape[0] - 1)
    columns = np.clip(middle[:, 0, None] + xs[inside], 0, flat.shape[1] - 1)
    pixels = flat[rows, columns]
    medians = np.median(pixels, axis=1)
    spread = np.median(np.abs(pixels[..., 0] - medians[:, None, 0]), axis=1)
    return np.column_stack([medians, np.log(spread + 0.02)]).astype(np.float64)


def project(homography: Floats, points: Floats) -> Floats:
    """Return the points mapped by a homography. The last axis holds x and y."""
    lifted = points @ homography[:, :2].T + homography[:, 2]
    return np.asarray(lifted[..., :2] / lifted[..., 2:], np.float64)


def fit_homography(before: Floats, after: Floats) -> Floats | None:
    """Return the homography that best maps the points `before` to `after`, or None if OpenCV finds none."""
    # Contrary to its type hints, OpenCV returns None for collinear points.
    homography: object = cv2.findHomography(before.copy(), after)[0]
    return np.asarray(homography, np.float64) if isinstance(homography, np.ndarray) else None


def flat_logs(image: Pixels, homography: Floats, *, scale: int, margin: float = MARGIN) -> Singles:
    """Return the log colours of the flattened board."""
    return log_colours(flatten(image, homography, scale=scale, margin=margin))


_FOCAL: Final = (0.65, 0.85, 1.3)
"""The minimum, typical and maximum focal length of a camera, relative to the longer side of the picture."""


def hidden_behind(homography: Floats, points: Floats, height: float, size: tuple[int, int]) -> Floats:
    """Return, for each of `points`, the point of the board that the top of an object there hides from the camera.

    Every object is `height` tall. Points and height are in board coordinates, and `size` is the width and height of
    the picture in pixels.
    """
    focal = _focal(homography, size)
    lens = np.array([[focal, 0, size[0] / 2], [0, focal, size[1] / 2], [0, 0, 1]])
    axes = np.linalg.inv(lens) @ homography
    axes = axes * np.sign(axes[2, 2])
    up = np.cross(axes[:, 0], axes[:, 1])
    up = up / np.linalg.norm(up) * (np.linalg.norm(axes[:, 0]) + np.linalg.norm(axes[:, 1])) / 2
    # Of the two normals of the board, take the one that points towards the camera.
    up = up if up @ (axes @ (9.75, 8.2, 1.0)) < 0 else -up
    spots = np.asarray((points @ axes[:, :2].T + axes[:, 2] + height * up) @ lens.T, np.float64)
    return project(
        np.asarray(np.linalg.inv(homography), np.float64), np.asarray(spots[..., :2] / spots[..., 2:], np.float64)
    )


def tilt(homography: Floats, size: tuple[int, int]) -> float:
    """Return the angle in degrees between the normal of the board and the line of sight to its centre."""
    focal = _focal(homography, size)
    lens = np.array([[focal, 0, size[0] / 2], [0, focal, size[1] / 2], [0, 0, 1]])
    axes = np.linalg.inv(lens) @ homography
    up = np.cross(axes[:, 0], axes[:, 1])
    ahead = axes @ (9.75, 8.2, 1.0)
    cosine = abs(float(up @ ahead)) / float(np.linalg.norm(up) * np.linalg.norm(ahead))
    return float(np.degrees(np.arccos(min(1.0, cosine))))


def _focal(homography: Floats, size: tuple[int, int]) -> float:
    """Return the focal length in pixels that makes the axes of the board most nearly orthogonal and equally long.

    It is limited to plausible values. If there is no solution, return the typical focal length.
    """
    shift = np.array([[1, 0, -size[0] / 2], [0, 1, -size[1] / 2], [0, 0, 1]])
    (a, b, _), (c, d, _), (e, f, _) = shift @ homography
    long = max(size)
    # Solve two equations of the form products + focal**2 * depths = 0 by least squares.
    depths, products = np.array([e * f, e * e - f * f]), np.array([a * b + c * d, a * a + c * c - b * b - d * d])
    weight = float(depths @ depths)
    square = -float(depths @ products) / weight if weight > 1e-18 else -1.0
    if square <= 0:
        return _FOCAL[1] * long
    return float(np.clip(square**0.5, _FOCAL[0] * long, _FOCAL[2] * long))
