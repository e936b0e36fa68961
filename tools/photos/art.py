"""Draws a printed section in one of the calm styles: terrain, special hexes and lines, cut out along its edge."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

import cv2
import numpy as np

from referee.board.section import Section
from tools.photos.kinds import RADIUS, RGB, ROW, Field, Image, Points, Rng, centre
from tools.photos.styles import Style

SCALE = 72
"""The resolution of everything that lies flat, in pixels per hex."""
MARGIN = 1.0
"""The margin around a section in its image, in hexes. The centre of the section's a1 is at (MARGIN, MARGIN)."""
SIDE = 10
_SPECIAL = [ord(letter) for letter in "LKN"]


@dataclass(frozen=True, slots=True)
class DrawnPrint:
    """An edition in one of the calm styles of `styles`."""

    style: Style

    def card(self, letter: str) -> list[RGB]:
        """Return the two colours of a terrain card."""
        return list(self.style.palette[letter][:2])

    def section(self, section: Section, rng: Rng) -> tuple[Image, Field]:
        """Return the printed section, and its coverage: 1 on cardboard, 0 outside."""
        return section_art(section.rows, self.style, rng)


def section_art(rows: tuple[str, ...], style: Style, rng: Rng) -> tuple[Image, Field]:
    """Return the printed section, and its coverage: 1 on cardboard, 0 outside."""
    width, height = round((SIDE + 0.5 + 2 * MARGIN) * SCALE), round((SIDE * ROW + 2 * MARGIN) * SCALE)
    ys, xs = np.mgrid[0:height, 0:width].astype(np.float32)
    x, y = xs / SCALE - MARGIN, ys / SCALE - MARGIN
    exact, inside, edge = hex_grid()
    wobble = 0.16 if style.areas else 0.0
    shape = height, width
    flowing, _, _ = _nearest(
        x + wobble * smooth_noise(rng, shape, 0.5) + 0.4 * wobble * smooth_noise(rng, shape, 0.16),
        y + wobble * smooth_noise(rng, shape, 0.5) + 0.4 * wobble * smooth_noise(rng, shape, 0.16),
    )
    letters = np.array([ord(letter) for row in rows for letter in row], np.uint8)
    kinds, printed = letters[flowing], letters[exact]
    special = np.isin(printed, _SPECIAL) | np.isin(kinds, _SPECIAL)
    kinds = np.where(special, printed, kinds)
    image = _ground(kinds, style, rng)
    _symbols(image, rows, style, rng)
    _lines(image, kinds, edge, style)
    for row, text in enumerate(rows):
        for column, letter in enumerate(text):
            if letter in "LKN":
                _special(image, centre(row, column), style.palette[letter], letter)
    if style.grain:
        image += rng.normal(0, 255 * style.grain, image.shape[:2]).astype(np.float32)[..., None]
    coverage = soft_mask(inside)
    if style.rim:
        rim = cv2.dilate(inside.astype(np.uint8), np.ones((3, 3), np.uint8), iterations=round(style.rim * SCALE / 2))
        image[~inside] = (52, 36, 28)
        coverage = soft_mask(rim)
    return np.clip(image, 0, 255).astype(np.uint8), coverage


def soft_mask(mask: np.ndarray) -> Field:
    """Return the mask with blurred edges."""
    return np.asarray(cv2.GaussianBlur(mask.astype(np.float32), (0, 0), 0.8), np.float32)


@cache
def hex_grid() -> tuple[np.ndarray, np.ndarray, Field]:
    """Return the result of `_nearest` for every pixel in the image of a section."""
    width, height = round((SIDE + 0.5 + 2 * MARGIN) * SCALE), round((SIDE * ROW + 2 * MARGIN) * SCALE)
    ys, xs = np.mgrid[0:height, 0:width].astype(np.float32)
    return _nearest(xs / SCALE - MARGIN, ys / SCALE - MARGIN)


def _nearest(x: Field, y: Field) -> tuple[np.ndarray, np.ndarray, Field]:
    """Return for each point the index of its hex, whether it is in the section, and the distance to the hex border.

    For points outside the section, the index is that of a hex at the section's edge.
    """
    best = np.full(x.shape, 9e9, np.float32)
    second = best.copy()
    index = np.zeros(x.shape, np.int32)
    row0 = np.floor(y / ROW).astype(np.int32)
    for row in (row0, row0 + 1):
        shift = 0.5 * (row & 1)
        for column in (np.floor(x - shift).astype(np.int32), np.floor(x - shift).astype(np.int32) + 1):
            distance = (x - column - shift) ** 2 + (y - row * ROW) ** 2
            code = np.clip(row, 0, SIDE - 1) * SIDE + np.clip(column, 0, SIDE - 1)
            outside = (row < 0) | (row >= SIDE) | (column < 0) | (column >= SIDE)
            code = np.where(outside, code + 1000, code)
            nearer = distance < best
            second = np.where(nearer, best, np.minimum(second, distance))
            best = np.where(nearer, distance, best)
            index = np.where(nearer, code, index)
    edge = (np.sqrt(second) - np.sqrt(best)) / 2
    return index % 1000, index < 1000, edge.astype(np.float32)


def smooth_noise(rng: Rng, shape: tuple[int, int], period: float) -> Field:
    """Return smooth noise, mostly between -1 and 1, whose features are about `period` hexes wide."""
    small = rng.normal(0, 0.6, [max(2, round(side / (period * SCALE))) + 2 for side in shape]).astype(np.float32)
    return np.asarray(cv2.resize(small, shape[::-1], interpolation=cv2.INTER_CUBIC), np.float32)


def _ground(kinds: np.ndarray, style: Style, rng: Rng) -> Field:
    shape = kinds.shape
    rough = 0.5 * smooth_noise(rng, shape, 0.7) + 0.35 * smooth_noise(rng, shape, 0.25)
    rough += 0.3 * smooth_noise(rng, shape, 0.09)
    stroke = cv2.resize(smooth_noise(rng, (shape[0], shape[1] // 3), 0.07), shape[::-1])
    mix = np.clip(0.5 + style.texture * (0.8 * rough + 0.4 * stroke), 0, 1)[..., None]
    image = np.zeros((*shape, 3), np.float32)
    for letter, (first, second, _) in style.palette.items():
        here = kinds == ord(letter)
        image[here] = (np.array(first, np.float32) * (1 - mix) + np.array(second, np.float32) * mix)[here]
    image *= 1 + 0.10 * style.texture * smooth_noise(rng, shape, 0.05)[..., None]
    if style.hatch:
        ys, xs = np.mgrid[0 : shape[0], 0 : shape[1]].astype(np.float32)
        for letter, slope, period in (("T", 1.0, 7), ("C", -1.0, 9), ("W", 0.0, 8), ("M", 3.0, 6), ("F", -0.4, 12)):
            wave = np.sin((ys + slope * xs) * 2 * np.pi / (period * (1 + slope * slope) ** 0.5))
            image[kinds == ord(letter)] *= (1 - style.hatch * (wave > 0.3))[kinds == ord(letter)][:, None]
    return image


def _symbols(image: Field, rows: tuple[str, ...], style: Style, rng: Rng) -> None:
    for row, text in enumerate(rows):
        for column, letter in enumerate(text):
            for _ in range(7):
                if letter in "GCDFTWM" and rng.random() < style.symbols:
                    x, y = np.add(centre(row, column), rng.uniform(-0.42, 0.42, 2))
                    _symbol(image, letter, _pixel(x, y), style.palette[letter][2], rng)


def _symbol(image: Field, letter: str, at: tuple[int, int], colour: RGB, rng: Rng) -> None:
    """Draw one symbol of a terrain: a tree, tuft, wave, flower, rock, dune or, for canyon, a slanting line."""
    x, y = at
    size = int(rng.integers(4, 9) * SCALE / 72)
    match letter:
        case "T":
            tree = np.array([(x, y - 2 * size), (x - size, y + size), (x + size, y + size)], np.int32)
            cv2.fillPoly(image, [tree], colour, cv2.LINE_AA)
        case "M":
            rock = np.array([(x - 2 * size, y + size), (x, y - 2 * size), (x + 2 * size, y + size)], np.int32)
            cv2.polylines(image, [rock], isClosed=False, color=colour, thickness=2, lineType=cv2.LINE_AA)
        case "F":
            tint = np.clip(np.add(colour, rng.integers(-40, 41, 3)), 0, 255)
            cv2.circle(image, at, max(2, size // 2), tuple(float(part) for part in tint), -1, cv2.LINE_AA)
        case "W":
            cv2.ellipse(image, at, (size, size // 2), 0, 200, 340, colour, 1, cv2.LINE_AA)
        case "C":
            cv2.line(image, (x - size, y), (x + size, y + size // 2), colour, 2, cv2.LINE_AA)
        case "D":
            cv2.ellipse(image, at, (2 * size, size), 0, 190, 350, colour, 1, cv2.LINE_AA)
        case _:
            cv2.line(image, (x, y), (x + size // 3, y - size), colour, 1, cv2.LINE_AA)
            cv2.line(image, (x, y), (x - size // 2, y - size), colour, 1, cv2.LINE_AA)


def _lines(image: Field, kinds: np.ndarray, edge: Field, style: Style) -> None:
    colour, opacity = style.line
    veil = (np.clip(0.03 - edge, 0, 0.012) / 0.012 * opacity)[..., None]
    image *= 1 - veil
    image += veil * np.array(colour, np.float32)
    colour, opacity, width = style.outline
    if opacity:
        kernel = np.ones((width + 2, width + 2), np.uint8)
        border = (cv2.dilate(kinds, kernel) != cv2.erode(kinds, kernel)).astype(np.float32)
        veil = opacity * cv2.GaussianBlur(border, (0, 0), 1.0)[..., None]
        image *= 1 - veil
        image += veil * np.array(colour, np.float32)


def _special(image: Field, at: tuple[float, float], colours: tuple[RGB, RGB, RGB], letter: str) -> None:
    """Draw a special hex: a house in a ring for a location, towers for a castle, or a tent for a nomad space."""
    x, y = _pixel(*at)
    unit = SCALE / 10
    ink = colours[2]
    if letter == "L":
        cv2.circle(image, (x, y), round(3.6 * unit), ink, 3, cv2.LINE_AA)
        cv2.fillPoly(
            image, [_shape(x, y, unit, [(-2, 2), (-2, -0.5), (0, -2.4), (2, -0.5), (2, 2)])], ink, cv2.LINE_AA
        )
    elif letter == "K":
        towers = [
            (-3, 2),
            (-3, -2),
            (-2, -2),
            (-2, -1),
            (-1, -1),
            (0, -3),
            (1, -1),
            (2, -1),
            (2, -2),
            (3, -2),
            (3, 2),
        ]
        cv2.fillPoly(image, [_shape(x, y, unit, towers)], ink, cv2.LINE_AA)
    else:
        cv2.fillPoly(image, [_shape(x, y, unit, [(-3, 2), (0, -2.6), (3, 2)])], ink, cv2.LINE_AA)
        cv2.fillPoly(image, [_shape(x, y, unit, [(-0.6, 2), (0, 0), (0.6, 2)])], colours[1], cv2.LINE_AA)


def hexagon(at: tuple[float, float], size: float = 1.0) -> Points:
    """Return the six corners of a hex with a corner at the top, as [corner, 2]."""
    turns = np.arange(6) * np.pi / 3 + np.pi / 6
    return np.stack([at[0] + size * RADIUS * np.cos(turns), at[1] + size * RADIUS * np.sin(turns)], 1)


def _pixel(x: float, y: float) -> tuple[int, int]:
    return round((x + MARGIN) * SCALE), round((y + MARGIN) * SCALE)


def _shape(x: int, y: int, unit: float, points: Sequence[tuple[float, float]]) -> np.ndarray:
    return np.array([(x + unit * dx, y + unit * dy) for dx, dy in points], np.int32)
