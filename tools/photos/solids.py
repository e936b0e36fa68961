"""Pieces and tiles as polyhedra. Coordinates are in hexes. The third coordinate is the height above the ground."""

from dataclasses import dataclass
from typing import Final

import numpy as np

from tools.photos.art import hexagon
from tools.photos.kinds import RGB, Points, Rng
from tools.photos.tables import Piece

PAINTS: Final[dict[str, RGB]] = {
    "blue": (36, 72, 160),
    "orange": (226, 120, 28),
    "black": (34, 32, 34),
    "white": (226, 222, 212),
    "red": (178, 30, 36),
    "wall": (128, 124, 118),
}
Face = Points


@dataclass(frozen=True, slots=True)
class Solid:
    """A piece or tile on the table: its position, its faces and the paint of each face."""

    at: tuple[float, float]
    faces: tuple[Face, ...]
    paints: tuple[RGB, ...]


def solid(piece: Piece, at: tuple[float, float], paint: RGB, rng: Rng, *, slip: float) -> Solid:
    """Return a piece with a random offset from `at` and a random rotation.

    A wall is rotated by roughly a multiple of 60 degrees. A city hall has neither an offset nor a rotation.
    """
    x, y = np.add(at, np.clip(rng.normal(0, slip, 2), -0.2, 0.2)) if piece.shape != "city-hall" else at
    turn = rng.uniform(0, 2 * np.pi) if piece.shape != "wall" else rng.integers(6) * np.pi / 3 + rng.normal(0, 0.05)
    match piece.shape:
        case "settlement":
            faces = _house(0.48, 0.42, 0.25, 0.45)
        case "warrior":
            faces = _prism(_ring(0.2, 8), 0.0, 0.32) + _prism(_ring(0.12, 8), 0.32, 0.58)
        case "wagon":
            faces = _house(0.66, 0.36, 0.26, 0.4)
        case "ship":
            hull = np.array([(-0.36, 0.0), (-0.22, -0.14), (0.22, -0.14), (0.36, 0.0), (0.22, 0.14), (-0.22, 0.14)])
            sail = np.array([(-0.14, -0.02), (0.16, -0.02), (0.16, 0.02), (-0.14, 0.02)])
            faces = _prism(hull, 0.0, 0.18) + _prism(sail, 0.18, 0.55)
        case "city-hall":
            return _city_hall(at, paint)
        case _:
            faces = _prism(np.array([(-0.34, -0.12), (0.34, -0.12), (0.34, 0.12), (-0.34, 0.12)]), 0.0, 0.28)
    cos, sin = np.cos(turn), np.sin(turn)
    spin = np.array([[cos, sin, 0], [-sin, cos, 0], [0, 0, 1]])
    placed = tuple(face @ spin + (x, y, 0) for face in faces)
    return Solid((float(x), float(y)), placed, (paint,) * len(placed))


def slab(at: tuple[float, float], size: float, low: float, high: float, paint: RGB) -> Solid:
    """Return a cardboard tile in the shape of a hex, from height `low` to `high`."""
    faces = _prism(hexagon((0, 0), size), low, high)
    placed = tuple(face + np.array([*at, 0.0]) for face in faces)
    return Solid(at, placed, (paint,) * len(placed))


def _house(width: float, depth: float, eaves: float, ridge: float) -> list[Face]:
    w, d = width / 2, depth / 2
    corners = np.array([(-w, -d), (w, -d), (w, d), (-w, d)])
    walls = _prism(corners, 0.0, eaves)[:-1]
    roof = [
        np.array([(-w, -d, eaves), (w, -d, eaves), (w, 0, ridge), (-w, 0, ridge)]),
        np.array([(w, d, eaves), (-w, d, eaves), (-w, 0, ridge), (w, 0, ridge)]),
    ]
    gables = [
        np.array([(w, -d, eaves), (w, d, eaves), (w, 0, ridge)]),
        np.array([(-w, d, eaves), (-w, -d, eaves), (-w, 0, ridge)]),
    ]
    return walls + roof + gables


def _ring(radius: float, corners: int) -> Points:
    turns = np.arange(corners) * 2 * np.pi / corners
    return np.stack([radius * np.cos(turns), radius * np.sin(turns)], 1)


def _prism(outline: Points, low: float, high: float) -> list[Face]:
    """Return the faces of a prism: its sides, and then its top."""
    bottom = np.column_stack([outline, np.full(len(outline), low)])
    top = np.column_stack([outline, np.full(len(outline), high)])
    sides = [
        np.array([bottom[n], bottom[(n + 1) % len(top)], top[(n + 1) % len(top)], top[n]]) for n in range(len(top))
    ]
    return [*sides, top]


def _city_hall(at: tuple[float, float], paint: RGB) -> Solid:
    """Return a city hall: seven hexes of cardboard in the player's colour, with a pale-walled house in the middle."""
    turns = np.arange(6) * np.pi / 3
    middles = [(0.0, 0.0), *((float(np.cos(turn)), float(np.sin(turn))) for turn in turns)]
    faces: list[Face] = []
    paints: list[RGB] = []
    for middle in middles:
        made = _prism(hexagon(middle, 1.0), 0.0, 0.08)
        faces += made
        paints += [paint] * len(made)
    pale: RGB = (200, 186, 160)
    tower = _house(0.6, 0.5, 0.3, 0.5)
    faces += [face + np.array([0, 0, 0.08]) for face in tower]
    paints += [pale] * 4 + [paint] * (len(tower) - 4)
    return Solid(at, tuple(face + np.array([*at, 0.0]) for face in faces), tuple(paints))
