"""Draws everything that lies flat: the table top, the sections with gaps and skew, and the cards and clutter."""

from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np

from tools.photos import art
from tools.photos.kinds import MIDDLE, RGB, ROW, Field, Image, Points, Print, Rng, centre
from tools.photos.levels import Level
from tools.photos.tables import COLOURS, Table

SCALE = art.SCALE // 2 * 2
AROUND = 9.0
"""How far the drawn table extends beyond the board on each side, in hexes."""
SIZE = (round((20.5 + 2 * AROUND) * SCALE), round((20 * ROW + 2 * AROUND) * SCALE))


@dataclass(frozen=True, slots=True)
class Ground:
    """The table seen from straight above, and the position of each section."""

    image: Image
    bare: Image
    """A strip of the empty table, as high as the image."""
    placings: tuple[Points, ...]
    """For each section, the 2 x 3 matrix that maps coordinates relative to its top left hex to those of the table."""

    def middle(self, row: int, column: int) -> tuple[float, float]:
        """Return the centre of a hex of the board, in table coordinates."""
        placing = self.placings[2 * (row // 10) + column // 10]
        x, y = placing @ (*centre(row % 10, column % 10), 1.0)
        return float(x), float(y)


def to_canvas(points: Points) -> Points:
    """Convert table coordinates, in hexes, to pixels of `Ground.image`."""
    moved: Points = (points + AROUND) * SCALE
    return moved


def ground(table: Table, edition: Print, level: Level, rng: Rng) -> Ground:
    """Return a random table top with the sections of `table` on it, and with cards and clutter around them."""
    canvas = _table_top(rng, level)
    bare = canvas[:, : round(6 * SCALE)].copy()
    _cards(canvas, edition, level, rng)
    placings = []
    for number, (section, turned) in enumerate(table.sections):
        printed, coverage = edition.section(section, rng)
        placing = _placing(number, level, rng)
        placings.append(placing)
        # A turned section is drawn as printed, and then rotated by 180 degrees.
        half_turn = np.array([[-1.0, 0, 9.5], [0, -1.0, 9 * ROW]]) if turned else np.array([[1.0, 0, 0], [0, 1.0, 0]])
        full = np.vstack([placing, (0, 0, 1)]) @ np.vstack([half_turn, (0, 0, 1)])
        from_print = np.array([[1 / art.SCALE, 0, -art.MARGIN], [0, 1 / art.SCALE, -art.MARGIN], [0, 0, 1]])
        onto = np.array([[SCALE, 0, AROUND * SCALE], [0, SCALE, AROUND * SCALE], [0, 0, 1]])
        _lay(canvas, printed, coverage, (onto @ full @ from_print)[:2])
    return Ground(canvas, bare, tuple(placings))


def _lay(canvas: Image, printed: Image, coverage: Field, matrix: Points) -> None:
    """Draw a section on the canvas, with a small shadow around it."""
    height, width = coverage.shape
    corners = np.array([(0, 0, 1), (width, 0, 1), (width, height, 1), (0, height, 1)]) @ matrix.T
    x0, y0 = (max(0, int(low) - 24) for low in corners.min(0))
    x1, y1 = (int(high) + 24 for high in corners.max(0))
    here = canvas[y0:y1, x0:x1]
    moved = matrix - np.array([[0, 0, x0], [0, 0, y0]])
    size = here.shape[1], here.shape[0]
    veil = np.asarray(cv2.warpAffine(coverage, moved, size, flags=cv2.INTER_LINEAR), np.float32)
    drawn = cv2.warpAffine(printed, moved, size, flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    shade = cv2.GaussianBlur(veil, (0, 0), 4)
    x, y, width, height = cv2.boundingRect((veil > 0).astype(np.uint8))
    box = slice(max(0, y - 8), y + height + 8), slice(max(0, x - 8), x + width + 8)
    over, under = veil[box][..., None], 1 - 0.45 * np.roll(shade, (3, 3), (0, 1))[box][..., None]
    patch = here[box].astype(np.float32)
    here[box] = (drawn[box] * over + patch * np.where(over > 0, 1, under) * (1 - over)).astype(np.uint8)


def _placing(number: int, level: Level, rng: Rng) -> Points:
    """Return the matrix that places a section.

    Gaps only move sections away from the centre of the board, because sections cannot overlap.
    """
    skew = np.radians(rng.normal(0, level.skew / 2))
    gap = np.abs(rng.normal(0, level.gap / 2, 2)) + 0.005
    right, low = number % 2, number // 2
    middle = np.array([4.75, 4.5 * ROW])
    cos, sin = np.cos(skew), np.sin(skew)
    turn = np.array([[cos, -sin], [sin, cos]])
    offset = np.array([10 * right, 10 * ROW * low]) + gap * (2 * right - 1, 2 * low - 1)
    return np.column_stack([turn, middle - turn @ middle + offset])


_TOPS: Final[dict[str, list[RGB]]] = {
    "wood": [(150, 104, 66), (196, 154, 108), (92, 58, 38), (214, 190, 156)],
    "plain": [(228, 226, 222), (60, 60, 62), (178, 172, 160), (120, 128, 132)],
    "cloth": [(40, 84, 60), (110, 36, 40), (52, 62, 96), (206, 198, 180)],
    "checks": [(196, 190, 180)],
}


def _table_top(rng: Rng, level: Level) -> Image:
    width, height = SIZE
    kind = rng.choice(
        ["wood", "plain", "cloth", "checks"], p=[0.45, 0.25, 0.2, 0.1] if level.name != "easy" else [0.5, 0.3, 0.2, 0]
    )
    choices = _TOPS[str(kind)]
    base = np.array(choices[int(rng.integers(len(choices)))], np.float32)
    top = np.ones((height, width), np.float32)
    if kind == "wood":
        grain = rng.normal(0, 1, (height // 3, 12)).astype(np.float32)
        fine = rng.normal(0, 1, (height, 40)).astype(np.float32)
        top += 0.10 * cv2.resize(cv2.GaussianBlur(grain, (1, 9), 3), (width, height), interpolation=cv2.INTER_CUBIC)
        top += 0.05 * cv2.resize(fine, (width, height), interpolation=cv2.INTER_CUBIC)
        planks = rng.normal(0, 0.07, height // 400 + 2).repeat(400)[:height]
        top += planks.astype(np.float32)[:, None]
        if rng.random() < 0.5:
            top = np.ascontiguousarray(cv2.resize(top.T, (width, height)))
    elif kind == "cloth":
        top += rng.normal(0, 0.06, (height, width)).astype(np.float32)
    image = base * top[..., None]
    if kind == "checks":
        ys, xs = np.mgrid[0:height, 0:width]
        size = int(rng.uniform(1.5, 3) * SCALE)
        step = ((xs // size) % 2 + (ys // size) % 2) / 2
        dye = np.array([(0.75, 0.3, 0.3), (0.35, 0.45, 0.75)][int(rng.integers(2))], np.float32)
        image = image * (1 - step[..., None] * (1 - dye))
    return np.asarray(np.clip(image, 0, 255), np.uint8)


def _cards(canvas: Image, edition: Print, level: Level, rng: Rng) -> None:
    """Draw random terrain cards, Kingdom Builder cards, sheets of paper and round objects around the board."""
    for _ in range(int(rng.integers(level.clutter // 2, level.clutter + 1))):
        angle, reach = rng.uniform(0, 2 * np.pi), rng.uniform(1.0, 1.35)
        at = np.add(MIDDLE, reach * np.array([13.6 * np.cos(angle), 12.2 * np.sin(angle)]))
        kind = rng.random()
        turn = rng.uniform(0, np.pi)
        if kind < 0.4:
            letter = str(rng.choice(list("GCDFT")))
            _card(canvas, at, (2.4, 3.7), turn, [(238, 232, 216), *edition.card(letter)])
        elif kind < 0.6:
            _card(canvas, at, (3.1, 4.8), turn, [(226, 214, 180), (150, 90, 50), (240, 236, 220)])
        elif kind < 0.75:
            _card(canvas, at, (5, 7), turn, [(245, 245, 242), (245, 245, 242), (200, 200, 205)])
        else:
            colours = rng.integers(30, 230, (2, 3))
            spot = tuple(int(value) for value in to_canvas(at))
            for size, colour in ((1.6, colours[0]), (1.3, colours[1])):
                cv2.circle(canvas, spot, round(size * SCALE), [int(value) for value in colour], -1, cv2.LINE_AA)


def _card(canvas: Image, at: Points, size: tuple[float, float], turn: float, colours: list[RGB]) -> None:
    cos, sin = np.cos(turn), np.sin(turn)
    spin = np.array([[cos, sin], [-sin, cos]])
    corners = np.array([(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)]) * size
    for shrink, shift, colour in ((1.0, 0.0, colours[0]), (0.86, 0.0, colours[1]), (0.4, 0.2, colours[2])):
        points = to_canvas((corners * shrink + (0, shift * size[1])) @ spin + at).astype(np.int32)
        cv2.fillPoly(canvas, [points], colour, cv2.LINE_AA)


def supply(rng: Rng, level: Level) -> list[tuple[tuple[float, float], str]]:
    """Return settlements beside the board, as positions and colours."""
    heap = []
    for colour in rng.permutation(COLOURS)[: int(rng.integers(0, 1 + level.clutter // 3))]:
        angle = rng.uniform(0, 2 * np.pi)
        at = np.add(MIDDLE, 1.06 * np.array([14 * np.cos(angle), 12.6 * np.sin(angle)]))
        heap += [
            ((float(x), float(y)), str(colour))
            for x, y in at + rng.normal(0, 0.8, (int(rng.integers(3, 12)), 2))
            if not (-1 < x < 20.6 and -1 < y < 17.6)
        ]
    return heap
