"""Simulates the light (gradient, shadow, glare and colour cast) and the camera (blur, noise, tone and JPEG)."""

from dataclasses import dataclass

import cv2
import numpy as np

from tools.photos.kinds import Field, Image, Points, Rng
from tools.photos.levels import Level


@dataclass(frozen=True, slots=True)
class Lamp:
    """The direction of the light, the share of it that is direct, and its colour temperature."""

    towards: Points
    """A unit vector from the table to the lamp."""
    direct: float
    kelvin: float

    def shade(self, normal: Points) -> float:
        """Return the brightness of the light on a face with this normal, relative to that on the table."""
        lit = 1 - self.direct + self.direct * max(0.0, float(normal @ self.towards)) + 0.06 * float(normal[2] < 0.5)
        return lit / (1 - self.direct + self.direct * float(self.towards[2]))

    def shadow(self) -> float:
        """Return the share of the light that remains in a cast shadow."""
        return (1 - self.direct) / (1 - self.direct + self.direct * float(self.towards[2]))


def random_lamp(rng: Rng) -> Lamp:
    """Return a random light, from a warm lamp (2,700 K) to a cloudy sky (7,000 K)."""
    azimuth, height = rng.uniform(0, 2 * np.pi), np.radians(rng.uniform(35, 75))
    towards = np.array([np.cos(azimuth) * np.cos(height), np.sin(azimuth) * np.cos(height), np.sin(height)])
    return Lamp(towards, float(rng.uniform(0.35, 0.7)), float(rng.uniform(2700, 7000)))


def tint(kelvin: float) -> Points:
    """Return roughly the linear RGB of a black body, relative to green.

    From 3,500 to 7,000 K, the error is at most 15 %.
    """
    warm = (6500 - kelvin) / 1000
    return np.array([np.exp(0.17 * warm), 1.0, np.exp(-0.26 * warm if warm > 0 else -0.16 * warm)])


def expose(  # noqa: PLR0913
    image: Image, frame: tuple[Field, Field], lamp: Lamp, level: Level, rng: Rng, *, linen: bool = False
) -> tuple[Image, list[float]]:
    """Return the picture that the camera records, before compression, and a flat list of its glare spots.

    Each spot is four numbers: x, y and radius in hexes, and strength. With `linen`, the print has a linen texture
    and may reflect lamps weakly. For each pixel of a coarse grid, `frame` holds the table coordinates (x and y) of
    the point that appears there.
    """
    height, width = image.shape[:2]
    coarse, spots = _light(frame, level, rng)
    linear = _LINEAR[image]
    colour = tint(lamp.kelvin) ** (level.cast * rng.uniform(0.3, 1.0)) * np.exp(rng.normal(0, 0.03, 3))
    linear *= cv2.resize(coarse[0], (width, height))[..., None]
    # Like a camera, set the exposure by the brightest parts, with a random deviation.
    linear *= np.float32(rng.uniform(0.62, 1.0) / max(0.05, float(np.percentile(linear[::16, ::16], 97.5))))
    linear *= (colour / colour.mean()).astype(np.float32)
    if spots:
        linear += cv2.resize(coarse[1], (width, height))[..., None]
    hexagon = _hex_pixels(frame, image.shape)
    if linen:
        _reflect_on_linen(linear, frame, hexagon, level, rng)
    blur = rng.uniform(*level.blur) * hexagon
    if blur > 0.3:
        linear = np.asarray(cv2.GaussianBlur(linear, (0, 0), blur), np.float32)
    if level.name == "hard" and rng.random() < 0.4:
        linear = np.asarray(cv2.filter2D(linear, -1, _streak(rng, hexagon)), np.float32)
    noise = rng.uniform(*level.noise)
    grain = rng.normal(0, 1, (height // 2, width // 2, 3)).astype(np.float32)
    linear += cv2.resize(grain, (width, height)) * (noise * np.sqrt(np.clip(linear, 0.01, 1)))
    contrast = rng.uniform(0.9, 1.15)
    codes = (np.clip(linear, 0, 1) * 4095).astype(np.uint16)
    return _tone(contrast)[codes], spots


def _reflect_on_linen(linear: Field, frame: tuple[Field, Field], hexagon: float, level: Level, rng: Rng) -> None:
    """Add a linen texture and up to two wide, weak reflections, which the threads break up."""
    height, width = linear.shape[:2]
    threads = _threads((height, width), hexagon, rng)
    linear *= 1 + rng.uniform(0.01, 0.06) * threads[..., None]
    if rng.random() >= level.veil:
        return
    x, y = frame
    veil = np.zeros_like(x)
    for _ in range(int(rng.integers(1, 3))):
        cx, cy, turn = rng.uniform(0, 19.5), rng.uniform(0, 16.5), rng.uniform(0, np.pi)
        along = (x - cx) * np.cos(turn) + (y - cy) * np.sin(turn)
        across = (y - cy) * np.cos(turn) - (x - cx) * np.sin(turn)
        away = (along / rng.uniform(3, 9)) ** 2 + (across / rng.uniform(1.2, 4)) ** 2
        veil += rng.uniform(0.06, 0.4) / (1 + away ** rng.uniform(1, 3))
    broken = 1 + rng.uniform(0, 0.7) * threads
    linear += (cv2.resize(veil.astype(np.float32), (width, height)) * broken)[..., None]


def _threads(shape: tuple[int, int], hexagon: float, rng: Rng) -> Field:
    """Return a pattern of crossed threads, with values from -1 to 1.

    The threads are a few hundredths of a hex apart, but at least 2.2 pixels.
    """
    period = max(2.2, hexagon * rng.uniform(0.025, 0.06))
    turn = rng.uniform(0, np.pi)
    ys, xs = np.mgrid[0 : shape[0], 0 : shape[1]].astype(np.float32)
    along, across = xs * np.cos(turn) + ys * np.sin(turn), ys * np.cos(turn) - xs * np.sin(turn)
    step = np.float32(2 * np.pi / period)
    return np.asarray(0.5 * (np.sin(along * step) + np.sin(across * step)), np.float32)


def compress(image: Image, level: Level, rng: Rng) -> bytes:
    """Return the picture as a JPEG file with a random quality."""
    quality = int(rng.uniform(*level.quality))
    return cv2.imencode(".jpg", cv2.cvtColor(image, cv2.COLOR_RGB2BGR), [cv2.IMWRITE_JPEG_QUALITY, quality])[
        1
    ].tobytes()


def _light(frame: tuple[Field, Field], level: Level, rng: Rng) -> tuple[tuple[Field, Field], list[float]]:
    x, y = np.clip(frame[0] / 10 - 1, -1.7, 1.7), np.clip(frame[1] / 8.6 - 1, -1.7, 1.7)
    angle, fall = rng.uniform(0, 2 * np.pi), rng.uniform(*level.gradient)
    light = 1 + fall * (np.cos(angle) * x + np.sin(angle) * y)
    cx, cy = rng.uniform(-1, 1, 2)
    light *= 1 - 0.5 * fall * np.clip((x - cx) ** 2 + (y - cy) ** 2, 0, 3) / 2
    light = np.clip(light, 0.12, 3)
    if rng.random() < level.shadow:
        angle, far, soft = rng.uniform(0, 2 * np.pi), rng.uniform(-0.6, 0.6), rng.uniform(0.03, 0.3)
        edge = (np.cos(angle) * x + np.sin(angle) * y - far) / soft
        light *= 1 - rng.uniform(0.25, 0.6) / (1 + np.exp(-np.clip(edge, -30, 30)))
    glare = np.zeros_like(x)
    spots: list[float] = []
    if rng.random() < level.glare:
        for _ in range(int(rng.integers(1, 3))):
            cx, cy, radius, strength = (
                rng.uniform(0, 19.5),
                rng.uniform(0, 16.5),
                rng.uniform(0.6, 2.2),
                rng.uniform(0.3, 1.6),
            )
            away = ((frame[0] - cx) ** 2 + (frame[1] - cy) ** 2 * rng.uniform(0.5, 1.0)) / radius**2
            glare += strength * np.exp(-(away**1.3))
            spots += [float(cx), float(cy), float(radius), float(strength)]
    return (light.astype(np.float32), glare.astype(np.float32)), spots


def _hex_pixels(frame: tuple[Field, Field], shape: tuple[int, ...]) -> float:
    """Return the approximate width of a hex in this picture, in pixels."""
    step = np.hypot(np.diff(frame[0], axis=1), np.diff(frame[1], axis=1))
    return float(shape[1] / frame[0].shape[1] / np.median(step))


def _streak(rng: Rng, hexagon: float) -> Field:
    size = max(3, int(0.06 * hexagon) | 1)
    kernel = np.zeros((size, size), np.float32)
    angle = rng.uniform(0, np.pi)
    half = size // 2
    ends = round(half * np.cos(angle)), round(half * np.sin(angle))
    cv2.line(kernel, (half - ends[0], half - ends[1]), (half + ends[0], half + ends[1]), 1.0)
    return np.asarray(kernel / kernel.sum(), np.float32)


def _tone(contrast: float) -> Image:
    """Return the lookup table that converts linear 12-bit values to 8-bit sRGB values with this contrast."""
    value = np.arange(4096) / 4095
    shown = np.where(value < 0.0031308, 12.92 * value, 1.055 * value ** (1 / 2.4) - 0.055)
    return np.clip(255 * (0.5 + contrast * (shown - 0.5)), 0, 255).round().astype(np.uint8)


_VALUES = np.arange(256) / 255
_LINEAR = np.where(_VALUES < 0.04045, _VALUES / 12.92, ((_VALUES + 0.055) / 1.055) ** 2.4).astype(np.float32)
