"""A camera that projects points on and above the table, measured in hexes, to pixels."""

from dataclasses import dataclass

import numpy as np

from tools.photos.kinds import ROW, Points, Rng
from tools.photos.levels import Level


@dataclass(frozen=True, slots=True)
class Camera:
    """A pinhole camera with radial distortion. The third axis of the world points up from the table."""

    width: int
    height: int
    focal: float
    turn: Points
    place: Points
    lens: float

    def project(self, points: Points) -> Points:
        """Return the pixels at which points [point, 3] of the world appear, as [point, 2]."""
        seen = (points - self.place) @ self.turn.T
        plane = seen[:, :2] / seen[:, 2:]
        return self.bend(plane) * self.focal + (self.width / 2, self.height / 2)

    def bend(self, plane: Points) -> Points:
        """Apply the distortion of the lens to points of the image plane, in focal lengths."""
        reach = (self.width**2 + self.height**2) / (4 * self.focal**2)
        bent: Points = plane * (1 + self.lens * (plane**2).sum(1, keepdims=True) / reach)
        return bent

    def ground(self, pixels: Points) -> Points:
        """Return the points of the table, in hexes, that appear at these pixels."""
        plane = (pixels - (self.width / 2, self.height / 2)) / self.focal
        straight = plane
        for _ in range(4):
            straight = straight - (self.bend(straight) - plane)
        rays = np.column_stack([straight, np.ones(len(straight))]) @ self.turn
        length = -self.place[2] / np.where(rays[:, 2] > -1e-3, -1e-3, rays[:, 2])
        spots: Points = self.place[:2] + rays[:, :2] * length[:, None]
        return spots


def random_camera(rng: Rng, level: Level, side: int = 20) -> Camera:
    """Return a random camera whose picture contains the whole board or section of `side` by `side` hexes."""
    megapixels = float(np.exp(rng.uniform(*np.log(level.megapixels))))
    aspect = float(rng.choice([4 / 3, 3 / 2, 16 / 9], p=[0.7, 0.15, 0.15]))
    long, short = (megapixels * 1e6 * aspect) ** 0.5, (megapixels * 1e6 / aspect) ** 0.5
    width, height = (round(long), round(short)) if rng.random() < 0.6 else (round(short), round(long))
    focal = long * rng.uniform(0.7, 1.1)
    tilt, yaw = np.radians(rng.uniform(*level.tilt)), _yaw(rng)
    lens = rng.uniform(-level.lens, level.lens)
    middle = np.array([(side - 0.5) / 2, (side - 1) / 2 * ROW])
    aim = np.array([*(middle + rng.normal(0, 0.3, 2)), 0.0])
    # The camera looks down at the board. Until roll and yaw are applied, right and down in the picture point along
    # the board's rows and columns, as seen from above.
    ahead = np.array([0, -np.sin(tilt), -np.cos(tilt)])
    down = np.array([0, np.cos(tilt), -np.sin(tilt)])
    right = np.array([1.0, 0, 0])
    roll = rng.normal(0, 0.02)
    right, down = np.cos(roll) * right + np.sin(roll) * down, np.cos(roll) * down - np.sin(roll) * right
    cos, sin = np.cos(yaw), np.sin(yaw)
    spin = np.array([[cos, -sin, 0], [sin, cos, 0], [0, 0, 1]])
    turn = np.array([spin @ right, spin @ down, spin @ ahead])
    low = (side - 0.4) * ROW
    outline = np.array([(-0.5, -0.6, 0), (side, -0.6, 0), (side, low, 0), (-0.5, low, 0)])
    fill = rng.uniform(*level.fill)
    near, far = 5.0, 200.0
    for _ in range(40):
        distance = (near + far) / 2
        camera = Camera(width, height, focal, turn, aim - distance * turn[2], lens)
        spread = np.abs(camera.project(outline) - (width / 2, height / 2)) / (width / 2, height / 2)
        near, far = (distance, far) if spread.max() > fill else (near, distance)
    return camera


def _yaw(rng: Rng) -> float:
    """Return a random rotation around the vertical axis, often nearly a multiple of 90 degrees."""
    square = float(rng.integers(4)) * np.pi / 2 + rng.normal(0, 0.1)
    return square if rng.random() < 0.6 else float(rng.uniform(0, 2 * np.pi))
