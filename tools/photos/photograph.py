"""Takes a synthetic photograph of a random table, and records its true contents."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import cv2
import numpy as np

from referee.board.section import section_named
from tools.photos.art import DrawnPrint
from tools.photos.busy import random_print
from tools.photos.camera import Camera, random_camera
from tools.photos.flats import FlatPrint
from tools.photos.ground import Ground, ground, supply, to_canvas
from tools.photos.kinds import RGB, Field, Image, Points, Print, Rng, name
from tools.photos.levels import LEVELS, Level
from tools.photos.light import Lamp, compress, expose, random_lamp
from tools.photos.solids import PAINTS, Solid, slab, solid
from tools.photos.styles import RANDOM, STYLES
from tools.photos.tables import Piece, Table, placed_rows, printed_names, random_table

_COARSE = 160


@dataclass(frozen=True, slots=True)
class Photograph:
    """A JPEG file and the facts about the table that it shows."""

    jpeg: bytes
    truth: dict[str, Any]


def photograph(style: str, level: str, seed: int) -> Photograph:
    """Return a photograph. The same three arguments always give the same picture.

    `style` is the name of a calm style, RANDOM for a random busy style, or the path of a folder with pictures of
    printed sections.
    """
    edition, rng = edition_of(style, level, seed)
    return take_photograph(edition, LEVELS[level], rng, {"style": style, "level": level, "seed": seed})


def edition_of(style: str, level: str, seed: int) -> tuple[Print, Rng]:
    """Return the edition of this style, and the random generator for this picture."""
    if style in STYLES:
        rng = np.random.default_rng([seed, sorted(STYLES).index(style), sorted(LEVELS).index(level)])
        return DrawnPrint(STYLES[style]), rng
    rng = np.random.default_rng([seed, len(level), *style.encode()])
    return random_print(rng) if style == RANDOM else FlatPrint(Path(style)), rng


def section_photograph(style: str, level: str, seed: int) -> Photograph:
    """Return a photograph of one section without pieces.

    The truth has the section's name and rows, the centres of its hexes, and the size and glare spots of the picture.
    """
    edition, rng = edition_of(style, level, seed)
    names = edition.names if isinstance(edition, FlatPrint) else printed_names()
    section, turned = section_named(str(rng.choice(names))), bool(rng.integers(2))
    table = Table(((section, turned),), placed_rows(section, turned=turned), (), ())
    camera, lamp = random_camera(rng, LEVELS[level], 10), random_lamp(rng)
    flat = ground(table, edition, LEVELS[level], rng)
    image = _view(flat.image, flat.bare, camera)
    linen = not isinstance(edition, DrawnPrint)
    exposed, glare = expose(image, _frame(camera), lamp, LEVELS[level], rng, linen=linen)
    truth = {
        "section": f"{section.name}:turned" if turned else str(section.name),
        "rows": list(table.letters),
        "centres": _centres(flat, camera, 10).reshape(10, 10, 2).round(2).tolist(),
        "width": camera.width,
        "height": camera.height,
        "glare": glare,
    }
    return Photograph(compress(exposed, LEVELS[level], rng), truth)


def take_photograph(edition: Print, level: Level, rng: Rng, labels: dict[str, Any]) -> Photograph:
    """Return a photograph of a random table in this edition at this level. The truth includes `labels`."""
    table = random_table(rng, level, edition.names if isinstance(edition, FlatPrint) else None)
    camera, lamp = random_camera(rng, level), random_lamp(rng)
    flat = ground(table, edition, level, rng)
    solids = _solids(table, flat, rng, level)
    _cast_shadows(flat.image, solids, lamp)
    image = _view(flat.image, flat.bare, camera)
    for thing in sorted(solids, key=lambda thing: -_distance(thing, camera)):
        _draw(image, thing, camera, lamp, rng)
    exposed, glare = expose(image, _frame(camera), lamp, level, rng, linen=not isinstance(edition, DrawnPrint))
    truth = {
        **labels,
        "width": camera.width,
        "height": camera.height,
        "sections": [f"{section.name}:turned" if turned else str(section.name) for section, turned in table.sections],
        "rows": list(table.letters),
        "presence": table.presence(),
        "pieces": [{"at": name(*piece.at), "colour": piece.colour, "shape": piece.shape} for piece in table.pieces],
        "tiles": {name(*at): count for at, count in table.tiles},
        "centres": _centres(flat, camera, 20).round(2).tolist(),
        "glare": glare,
        "kelvin": round(lamp.kelvin),
    }
    return Photograph(compress(exposed, level, rng), truth)


def _centres(flat: Ground, camera: Camera, side: int) -> Points:
    """Return the pixels at which the centres of `side` by `side` hexes appear, row by row, as [hex, 2]."""
    spots = [(*flat.middle(row, column), 0.0) for row in range(side) for column in range(side)]
    return camera.project(np.array(spots))


def _solids(table: Table, flat: Ground, rng: Rng, level: Level) -> list[Solid]:
    paints = {colour: _varied(paint, rng, 0.12) for colour, paint in PAINTS.items()}
    slip = level.slip
    made = [
        solid(piece, flat.middle(*piece.at), _varied(paints[piece.colour], rng, 0.03), rng, slip=slip)
        for piece in table.pieces
    ]
    for at, count in table.tiles:
        paper = _varied((206, 186, 140), rng, 0.15)
        made += [
            slab(
                tuple(np.add(flat.middle(*at), rng.normal(0, 0.05, 2))), 0.8, 0.1 * number, 0.1 * number + 0.1, paper
            )
            for number in range(count)
        ]
    for spot, colour in supply(rng, level):
        made.append(solid(Piece((0, 0), colour, "settlement"), spot, _varied(paints[colour], rng, 0.03), rng, slip=0))
    return made


def _varied(paint: RGB, rng: Rng, much: float) -> RGB:
    """Return the paint with a random change of lightness and a smaller change of hue. Grey paint stays greyish."""
    hue = 0.5 if max(paint) - min(paint) > 30 else 0.15
    factors = np.exp(rng.normal(0, much, 1) + hue * rng.normal(0, much, 3))
    red, green, blue = (int(value) for value in np.clip(np.array(paint) * factors, 6, 246))
    return red, green, blue


def _cast_shadows(canvas: Image, solids: list[Solid], lamp: Lamp) -> None:
    mask = np.zeros(canvas.shape[:2], np.uint8)
    for thing in solids:
        for face in thing.faces:
            fallen = face[:, :2] - face[:, 2:] * lamp.towards[:2] / lamp.towards[2]
            cv2.fillPoly(mask, [cv2.convexHull(to_canvas(fallen).astype(np.int32))], 255)
    soft = cv2.GaussianBlur(mask, (0, 0), 2.5).astype(np.float32) / 255
    left = lamp.shadow() ** (1 / 2.2)
    canvas[:] = (canvas * (1 - (1 - left) * soft)[..., None]).astype(np.uint8)


def _pixel_grid(camera: Camera, columns: int) -> tuple[Points, tuple[int, int]]:
    rows = max(2, round(columns * camera.height / camera.width))
    ys, xs = np.mgrid[0:rows, 0:columns]
    pixels = np.stack(
        [(xs.ravel() + 0.5) * camera.width / columns - 0.5, (ys.ravel() + 0.5) * camera.height / rows - 0.5], 1
    )
    return pixels, (rows, columns)


def _frame(camera: Camera) -> tuple[Field, Field]:
    pixels, shape = _pixel_grid(camera, _COARSE)
    spots = camera.ground(pixels).astype(np.float32)
    return spots[:, 0].reshape(shape), spots[:, 1].reshape(shape)


def _view(canvas: Image, bare: Image, camera: Camera) -> Image:
    """Return the ground as the camera sees it. The mapping is smooth, so it is computed on a coarse grid."""
    pixels, shape = _pixel_grid(camera, 400)
    spots = to_canvas(camera.ground(pixels)).astype(np.float32)
    size = (camera.width, camera.height)
    across, down = (cv2.resize(spots[:, n].reshape(shape), size, interpolation=cv2.INTER_CUBIC) for n in range(2))
    # Beyond the drawn part, repeat only the empty table, so that no second board appears.
    beyond = cv2.remap(bare, across, down, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT)
    shown = cv2.remap(canvas, across, down, cv2.INTER_LINEAR, dst=beyond, borderMode=cv2.BORDER_TRANSPARENT)
    return np.asarray(shown, np.uint8)


def _distance(thing: Solid, camera: Camera) -> float:
    return float(np.linalg.norm(np.array([*thing.at, 0.2]) - camera.place))


def _draw(image: Image, thing: Solid, camera: Camera, lamp: Lamp, rng: Rng) -> None:
    faces = sorted(
        zip(thing.faces, thing.paints, strict=True), key=lambda pair: -np.linalg.norm(pair[0].mean(0) - camera.place)
    )
    for face, paint in faces:
        normal = np.cross(face[1] - face[0], face[2] - face[1])
        normal = normal / np.linalg.norm(normal)
        if normal @ (camera.place - face.mean(0)) < 0:
            normal = -normal
        lit = lamp.shade(normal) * rng.normal(1, 0.03)
        colour = [int(value) for value in np.clip(np.array(paint) * lit ** (1 / 2.2), 0, 255)]
        pixels = np.round(camera.project(face) * 16).astype(np.int32)
        cv2.fillPoly(image, [pixels], colour, cv2.LINE_AA, 4)
