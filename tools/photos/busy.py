"""Draws boards with artwork as detailed as on real boards. Each edition has random colours, textures and motifs.

Terrains are areas on sandy ground. Often, flower fields are speckled, forests have rounded treetops, mountains have
veins, canyons have rims and water has strokes, but every texture can occur on every terrain. Small huts, bridges,
rocks, paths and blotches are printed on top.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

import cv2
import numpy as np

from referee.board.section import Section
from tools.photos import art
from tools.photos.art import MARGIN, SCALE, smooth_noise
from tools.photos.kinds import RGB, Field, Image, Rng, centre
from tools.photos.solids import PAINTS

Mask = np.ndarray
_USUAL: Final[dict[str, tuple[float, float, float]]] = {
    "G": (90, 0.75, 0.62),
    "C": (22, 0.45, 0.36),
    "D": (46, 0.85, 0.92),
    "F": (350, 0.28, 0.66),
    "T": (125, 0.75, 0.32),
    "W": (212, 0.62, 0.62),
    "M": (235, 0.1, 0.36),
}
"""The mean hue in degrees, saturation and value of each terrain.

Random colours vary around these values, but one hue in ten is arbitrary.
"""
_LETTERS: Final = "GCDFTWM"


@dataclass(frozen=True, slots=True)
class Terrain:
    """The look of one terrain in one edition."""

    texture: str
    colours: Field
    """Five colours from dark to bright, and then two for details on top."""
    grain: float
    """The size of the features of the texture, in hexes."""
    contrast: float
    rim: float
    """The width of the rim around an area, in hexes; 0 for no rim."""
    rim_colours: Field


@dataclass(frozen=True, slots=True)
class BusyPrint:
    """One random edition of the game."""

    terrains: dict[str, Terrain]
    sand: RGB
    sandy: float
    """The width of the sand along the edge of an area, in hexes; 0 if the terrain fills its hexes completely."""
    wobble: float
    line: tuple[RGB, float]
    motifs: float
    """The share of hexes with a motif."""
    blotches: float
    frame: RGB
    shield: RGB

    def card(self, letter: str) -> list[RGB]:
        """Return the two colours of a terrain card."""
        colours = self.terrains[letter].colours
        return [_rgb(colours[2]), _rgb(colours[4])]

    def section(self, section: Section, rng: Rng) -> tuple[Image, Field]:
        """Return the printed section, and its coverage: 1 on cardboard, 0 outside."""
        exact, inside, edge = art.hex_grid()
        letters = np.array([ord(letter) for row in section.rows for letter in row], np.uint8)
        kinds = letters[exact]
        image = _sand(self.sand, kinds.shape, rng)
        areas = _areas(kinds, edge, self, rng)
        for letter in sorted(set("".join(section.rows)) & set(_LETTERS)):
            _paint(image, areas == ord(letter), self.terrains[letter], rng)
        _motifs(image, section.rows, self, rng)
        colour, opacity = self.line
        veil = (np.clip(0.025 - edge, 0, 0.012) / 0.012 * opacity)[..., None]
        image += veil * (np.array(colour, np.float32) - image)
        for row, text in enumerate(section.rows):
            for column, letter in enumerate(text):
                if letter in "LKN":
                    _shield(image, centre(row, column), self, letter, rng)
        return np.clip(image, 0, 255).astype(np.uint8), art.soft_mask(inside)


def random_print(rng: Rng) -> BusyPrint:
    """Return a random edition."""
    sand = _colour(rng, (44 + rng.normal(0, 12), rng.uniform(0.05, 0.4), rng.uniform(0.55, 0.92)))
    dark = rng.random() < 0.8
    ink = rng.uniform(0, 60, 3) if dark else rng.uniform(190, 255, 3)
    return BusyPrint(
        terrains={letter: _terrain(letter, rng) for letter in _LETTERS},
        sand=_rgb(sand),
        sandy=float(rng.uniform(0.04, 0.16)) if rng.random() < 0.75 else 0.0,
        wobble=float(rng.uniform(0.03, 0.14)),
        line=(_rgb(ink), float(rng.uniform(0.2, 0.9))),
        motifs=float(rng.uniform(0.05, 0.3)),
        blotches=float(rng.uniform(0, 0.12)),
        frame=_rgb(rng.uniform(20, 235, 3)),
        shield=_rgb(rng.uniform(200, 250, 3)),
    )


def camouflage(edition: BusyPrint, rng: Rng) -> BusyPrint:
    """Return the edition with four terrains in colours close to those of pieces, and usually with more blotches."""
    terrains = dict(edition.terrains)
    for letter in map(str, rng.choice(list(_LETTERS), 4, replace=False)):
        paint = np.array(list(PAINTS.values())[int(rng.integers(len(PAINTS)))], np.float32)
        colours = terrains[letter].colours.copy()
        brightness = colours[:5].mean(1, keepdims=True) / colours[:5].mean()
        colours[:5] = np.clip(paint * brightness * np.exp(rng.normal(0, 0.08, 3)), 0, 255)
        terrains[letter] = replace(terrains[letter], colours=colours)
    return replace(edition, terrains=terrains, blotches=float(rng.uniform(0.1, 0.3)))


_TEXTURES: Final[dict[str, list[str]]] = {
    "G": ["mottle", "speckle", "tufts"],
    "C": ["mottle", "strokes", "speckle"],
    "D": ["mottle", "strokes", "mottle"],
    "F": ["speckle", "speckle", "tufts"],
    "T": ["crowns", "crowns", "speckle"],
    "W": ["strokes", "mottle", "veins"],
    "M": ["veins", "veins", "crowns"],
}
_ALL: Final = ("mottle", "speckle", "tufts", "strokes", "crowns", "veins")


def _terrain(letter: str, rng: Rng) -> Terrain:
    hue, saturation, value = _USUAL[letter]
    if rng.random() < 0.1:
        hue = rng.uniform(0, 360)
    hue += rng.normal(0, 14)
    saturation = float(np.clip(saturation + rng.normal(0, 0.14), 0.02, 1))
    value = float(np.clip(value * np.exp(rng.normal(0, 0.22)), 0.1, 0.97))
    spread = rng.uniform(0.08, 0.5)
    steps = np.exp(np.linspace(-spread, spread, 5))
    shades = [
        _colour(
            rng,
            (hue + rng.normal(0, 8), np.clip(saturation * np.exp(rng.normal(0, 0.2)), 0, 1), min(1.0, value * step)),
        )
        for step in steps
    ]
    ends = (rng.uniform(0.8, 1), rng.uniform(0, 0.3))
    on_top = [_colour(rng, (rng.uniform(0, 360), rng.uniform(0, 0.5), rng.choice(ends))) for _ in range(2)]
    texture = str(rng.choice(_TEXTURES[letter] if rng.random() < 0.7 else _ALL))
    rim = rng.uniform(0.05, 0.2) if rng.random() < (0.7 if letter == "C" else 0.25) else 0.0
    rims = [_colour(rng, (rng.uniform(0, 60), rng.uniform(0.1, 0.9), rng.uniform(0.1, 1))) for _ in range(2)]
    return Terrain(
        texture,
        np.array(shades + on_top, np.float32),
        float(np.exp(rng.uniform(np.log(0.03), np.log(0.16)))),
        float(rng.uniform(0.5, 1.6)),
        float(rim),
        np.array(rims, np.float32),
    )


def _colour(rng: Rng, hsv: tuple[float, float, float]) -> Field:
    hue, saturation, value = hsv
    pixel = np.array([[[hue % 360, np.clip(saturation, 0, 1), np.clip(value, 0, 1)]]], np.float32)
    rgb = cv2.cvtColor(pixel, cv2.COLOR_HSV2RGB)[0, 0] * 255
    return np.asarray(np.clip(rgb + rng.normal(0, 4, 3), 0, 255), np.float32)


def _rgb(colour: np.ndarray) -> RGB:
    red, green, blue = (int(part) for part in colour)
    return red, green, blue


def _sand(sand: RGB, shape: tuple[int, int], rng: Rng) -> Field:
    rough = 0.05 * smooth_noise(rng, shape, 0.4) + 0.06 * smooth_noise(rng, shape, 0.04)
    image = np.array(sand, np.float32) * (1 + rough)[..., None]
    dots = smooth_noise(rng, shape, 0.07) > rng.uniform(1.2, 2.0)
    image[dots] *= rng.uniform(0.6, 0.9)
    return np.asarray(image, np.float32)


def _areas(kinds: Mask, edge: Field, style: BusyPrint, rng: Rng) -> Mask:
    """Return the character code of the terrain's letter for every pixel; 0 for sand."""
    away = np.full(kinds.shape, 9.0, np.float32)
    for kind in np.unique(kinds):
        here = (kinds == kind).astype(np.uint8)
        distance = cv2.distanceTransform(here, cv2.DIST_L2, 5) / SCALE
        away = np.where(here, distance, away)
    noise = smooth_noise(rng, kinds.shape, 0.3) + 0.6 * smooth_noise(rng, kinds.shape, 0.1)
    keep = away > style.sandy + style.wobble * 0.7 * noise if style.sandy else away >= 0
    return np.where(keep & ~np.isin(kinds, [ord(letter) for letter in "LKN"]) & (edge >= 0), kinds, 0)


def _paint(image: Field, here: Mask, terrain: Terrain, rng: Rng) -> None:
    if not here.any():
        return
    texture = _MAKERS[terrain.texture](here.shape, terrain, rng)
    np.copyto(image, texture, where=here[..., None])
    if terrain.rim:
        depth = cv2.distanceTransform(here.astype(np.uint8), cv2.DIST_L2, 5) / SCALE
        ragged = terrain.rim * (1 + 0.5 * smooth_noise(rng, here.shape, 0.05))
        for colour, share in zip(terrain.rim_colours, (1.0, 0.4), strict=True):
            strip = here & (depth < ragged * share)
            image[strip] = 0.25 * image[strip] + 0.75 * colour
    if rng.random() < 0.3:
        shade = cv2.GaussianBlur(here.astype(np.float32), (0, 0), 0.06 * SCALE)
        image[here] *= (1 - rng.uniform(0, 0.4) * (1 - shade))[here][:, None]


def _ramp(level: np.ndarray, colours: Field) -> Field:
    """Return the colour for each level from -1 to 1, interpolated between the first five colours."""
    place = np.linspace(0, 3.999, 256)
    low = place.astype(np.int32)
    share = (place - low)[:, None]
    table = (colours[low] * (1 - share) + colours[low + 1] * share).astype(np.float32)
    steps = cv2.convertScaleAbs(np.clip(level, -1, 1) + 1, alpha=127.5)
    return np.asarray(table[steps], np.float32)


def _mottle(shape: tuple[int, int], terrain: Terrain, rng: Rng) -> Field:
    level = 0.6 * smooth_noise(rng, shape, 3 * terrain.grain) + 0.5 * smooth_noise(rng, shape, terrain.grain)
    return _ramp(terrain.contrast * level, terrain.colours)


def _speckle(shape: tuple[int, int], terrain: Terrain, rng: Rng) -> Field:
    size = max(1, round(0.6 * terrain.grain * SCALE))
    cells = shape[0] // size + 2, shape[1] // size + 2
    shares = rng.dirichlet(np.full(7, 1.2))
    spots = terrain.colours[rng.choice(7, cells, p=shares)]
    big = cv2.resize(spots, None, fx=size, fy=size, interpolation=cv2.INTER_NEAREST)[: shape[0], : shape[1]]
    ys, xs = np.mgrid[0 : shape[0], 0 : shape[1]].astype(np.float32)
    bend = size * 0.8
    across, down = (smooth_noise(rng, shape, size / SCALE) * bend for _ in range(2))
    bent = cv2.remap(big, xs + across, ys + down, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT)
    return np.asarray(cv2.GaussianBlur(bent, (0, 0), 0.8), np.float32)


def _tufts(shape: tuple[int, int], terrain: Terrain, rng: Rng) -> Field:
    image = _mottle(shape, terrain, rng)
    dots = smooth_noise(rng, shape, terrain.grain) > rng.uniform(0.7, 1.3)
    image[dots] = terrain.colours[5]
    dots = smooth_noise(rng, shape, terrain.grain) > rng.uniform(0.8, 1.4)
    image[dots] = terrain.colours[6 if rng.random() < 0.5 else 0]
    return image


def _strokes(shape: tuple[int, int], terrain: Terrain, rng: Rng) -> Field:
    longer = 4 if rng.random() < 0.5 else 6
    narrow = smooth_noise(rng, (shape[0], max(8, shape[1] // longer)), terrain.grain)
    level = cv2.resize(narrow, shape[::-1], interpolation=cv2.INTER_LINEAR)
    image = _ramp(terrain.contrast * (0.6 * level + 0.4 * smooth_noise(rng, shape, 0.5)), terrain.colours)
    bright = level > rng.uniform(0.7, 1.3)
    image[bright] = 0.4 * image[bright] + 0.6 * terrain.colours[5]
    return image


def _crowns(shape: tuple[int, int], terrain: Terrain, rng: Rng) -> Field:
    """Draw rounded treetops, each with a bright and a dark side."""
    height = smooth_noise(rng, shape, max(0.06, terrain.grain))
    light = height - np.roll(height, (max(1, round(0.03 * SCALE)),) * 2, (0, 1))
    light = light / (light.std() + 1e-6)
    image = _ramp(terrain.contrast * 0.6 * light, terrain.colours)
    image[light > rng.uniform(1.4, 2.2)] = terrain.colours[4] * 1.2
    image[light < -1.6] *= 0.35
    return image


def _veins(shape: tuple[int, int], terrain: Terrain, rng: Rng) -> Field:
    """Draw thin lines in the first detail colour on mottled ground."""
    ridge = 1 - np.abs(smooth_noise(rng, shape, rng.uniform(0.35, 0.8)))
    fine = 1 - np.abs(smooth_noise(rng, shape, 0.12))
    image = _ramp(terrain.contrast * (0.7 * smooth_noise(rng, shape, 0.1) + 0.6 * (ridge - 0.6)), terrain.colours)
    white = np.clip((ridge - 0.9) / 0.1, 0, 1) * np.clip(fine, 0, 1)
    image += white[..., None] * (terrain.colours[5] - image)
    return image


_MAKERS: Final[dict[str, Callable[[tuple[int, int], Terrain, Rng], Field]]] = {
    "mottle": _mottle,
    "speckle": _speckle,
    "tufts": _tufts,
    "strokes": _strokes,
    "crowns": _crowns,
    "veins": _veins,
}


def _motifs(image: Field, rows: tuple[str, ...], style: BusyPrint, rng: Rng) -> None:
    """Draw random huts, bridges, rocks, paths and blotches, all of them printed flat on the board."""
    for row, text in enumerate(rows):
        for column, letter in enumerate(text):
            if letter in "LKN":
                continue
            at = centre(row, column)
            if rng.random() < style.blotches:
                _blotch(image, at, rng)
            if rng.random() < style.motifs:
                spot = np.add(at, rng.normal(0, 0.14, 2))
                _MOTIFS[int(rng.integers(len(_MOTIFS)))](image, spot, rng)


def _blotch(image: Field, at: tuple[float, float], rng: Rng) -> None:
    x, y = _pixel(np.add(at, rng.normal(0, 0.15, 2)))
    mask = np.zeros(image.shape[:2], np.float32)
    axes = tuple(int(part) for part in rng.uniform(0.08, 0.4, 2) * SCALE)
    cv2.ellipse(mask, (x, y), axes, float(rng.uniform(0, 180)), 0, 360, 1.0, -1, cv2.LINE_AA)
    box = _window(mask.shape, x, y, SCALE)
    soft = cv2.GaussianBlur(mask[box], (0, 0), rng.uniform(1, 6)) * rng.uniform(0.3, 0.9)
    colour = rng.uniform(0, 255, 3).astype(np.float32)
    image[box] += soft[..., None] * (colour - image[box])


def _window(shape: tuple[int, ...], x: int, y: int, reach: int) -> tuple[slice, slice]:
    return (
        slice(max(0, y - reach), min(shape[0], y + reach)),
        slice(max(0, x - reach), min(shape[1], x + reach)),
    )


def _pixel(at: np.ndarray | tuple[float, float]) -> tuple[int, int]:
    return round((float(at[0]) + MARGIN) * SCALE), round((float(at[1]) + MARGIN) * SCALE)


def _paint_of(rng: Rng) -> tuple[float, float, float]:
    kind = rng.integers(4)
    if kind == 0:
        value = float(rng.uniform(150, 250))
        return value, value * 0.97, value * 0.9
    if kind == 1:
        return float(rng.uniform(120, 200)), float(rng.uniform(20, 80)), float(rng.uniform(10, 60))
    red, green, blue = rng.uniform(10, 240, 3)
    return float(red), float(green), float(blue)


def _hut(image: Field, at: np.ndarray, rng: Rng) -> None:
    """Draw a little house from above or from the front, usually with a dark outline, a printed shadow or both."""
    x, y = _pixel(at)
    w, h = rng.uniform(0.08, 0.2, 2) * SCALE
    turn = rng.uniform(0, np.pi) if rng.random() < 0.5 else 0.0
    shape = np.array([(-w, h), (-w, -0.4 * h), (0, -h), (w, -0.4 * h), (w, h)])
    if rng.random() < 0.4:
        shape = np.array([(-w, -h), (w, -h), (w, h), (-w, h)])
    cos, sin = np.cos(turn), np.sin(turn)
    corners = (shape @ np.array([[cos, sin], [-sin, cos]]) + (x, y)).astype(np.int32)
    if rng.random() < 0.4:
        cv2.fillPoly(image, [corners + np.array([4, 4])], (40, 38, 36), cv2.LINE_AA)
    cv2.fillPoly(image, [corners], _paint_of(rng), cv2.LINE_AA)
    if rng.random() < 0.7:
        cv2.polylines(image, [corners], isClosed=True, color=(30, 28, 26), thickness=1, lineType=cv2.LINE_AA)
    if rng.random() < 0.5:
        middle = corners.mean(0).astype(int)
        cv2.line(image, tuple(map(int, corners[0])), tuple(map(int, middle)), _paint_of(rng), 2, cv2.LINE_AA)


def _bridge(image: Field, at: np.ndarray, rng: Rng) -> None:
    x, y = _pixel(at)
    turn, length, width = rng.uniform(0, np.pi), rng.uniform(0.2, 0.5) * SCALE, rng.uniform(3, 9)
    along = np.array([np.cos(turn), np.sin(turn)]) * length
    ends = [tuple(map(int, np.array([x, y]) + sign * along)) for sign in (-1, 1)]
    wood = _paint_of(rng) if rng.random() < 0.3 else (150.0, 95.0, 45.0)
    cv2.line(image, ends[0], ends[1], (40, 26, 14), int(width) + 2, cv2.LINE_AA)
    cv2.line(image, ends[0], ends[1], wood, int(width), cv2.LINE_AA)
    across = np.array([-np.sin(turn), np.cos(turn)]) * width / 2
    for share in np.linspace(-1, 1, 9):
        spot = np.array([x, y]) + share * along
        cv2.line(image, tuple(map(int, spot - across)), tuple(map(int, spot + across)), (70, 44, 22), 1, cv2.LINE_AA)


def _rocks(image: Field, at: np.ndarray, rng: Rng) -> None:
    grey = rng.uniform(40, 245)
    for _ in range(int(rng.integers(2, 7))):
        x, y = _pixel(at + rng.normal(0, 0.08, 2))
        axes = tuple(int(part) for part in rng.uniform(2, 7, 2))
        cv2.ellipse(image, (x + 1, y + 2), axes, 0, 0, 360, (50, 46, 42), -1, cv2.LINE_AA)
        cv2.ellipse(image, (x, y), axes, 0, 0, 360, (grey, grey * 0.98, grey * 0.94), -1, cv2.LINE_AA)


def _path(image: Field, at: np.ndarray, rng: Rng) -> None:
    turn = rng.uniform(0, 2 * np.pi)
    spots = [at]
    for _ in range(8):
        turn += rng.normal(0, 0.5)
        spots.append(spots[-1] + 0.17 * np.array([np.cos(turn), np.sin(turn)]))
    line = np.array([_pixel(spot) for spot in spots], np.int32)
    colour = (215.0, 200.0, 120.0) if rng.random() < 0.7 else _paint_of(rng)
    width = int(rng.integers(2, 6))
    cv2.polylines(image, [line], isClosed=False, color=colour, thickness=width, lineType=cv2.LINE_AA)


_MOTIFS: Final = (_hut, _hut, _bridge, _rocks, _path)


def _shield(image: Field, at: tuple[float, float], style: BusyPrint, letter: str, rng: Rng) -> None:
    """Draw a location, castle or nomad space as a framed shield with random spots instead of a picture."""
    x, y = _pixel(at)
    unit = SCALE / 10
    outline = np.array([(-4, -4), (4, -4), (4.2, 2), (0, 5), (-4.2, 2)]) * unit + (x, y)
    frame = style.frame if letter == "L" else (120, 120, 128) if letter == "K" else (130, 80, 40)
    cv2.fillPoly(image, [(outline).astype(np.int32)], frame, cv2.LINE_AA)
    inner = (outline - (x, y)) * 0.82 + (x, y)
    cv2.fillPoly(image, [inner.astype(np.int32)], style.shield, cv2.LINE_AA)
    for _ in range(int(rng.integers(5, 12))):
        spot = _pixel(np.add(at, rng.normal(0, 0.11, 2)))
        axes = tuple(int(part) for part in rng.uniform(2, 9, 2))
        cv2.ellipse(image, spot, axes, float(rng.uniform(0, 180)), 0, 360, _paint_of(rng), -1, cv2.LINE_AA)
