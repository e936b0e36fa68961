"""Decodes pictures, and compares colours as people with and without colour blindness see them."""

import math
from collections import Counter
from io import BytesIO
from typing import Final, NamedTuple

import PIL.Image
from resvg_py import svg_to_bytes

Colour = tuple[float, float, float]
Matrix = tuple[Colour, Colour, Colour]

# These matrices are for linear RGB. They are from Machado, Oliveira and Fernandes (2009), with severity 1.0.
SIGHTS: Final[dict[str, Matrix]] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
_TO_XYZ: Final[Matrix] = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
_WHITE: Final[Colour] = (0.9505, 1.0, 1.089)


def difference(one: str, other: str, sight: str) -> float:
    """The CIE76 difference between two colours with this sight. About 2 is just visible; 10 is clear at a glance."""
    return math.dist(_lab(one, SIGHTS[sight]), _lab(other, SIGHTS[sight]))


def contrast(one: str, other: str) -> float:
    """The WCAG contrast ratio of two colours, from 1 for the same colour to 21 for black on white."""
    dark, light = sorted((_times(_TO_XYZ, _linear(one))[1], _times(_TO_XYZ, _linear(other))[1]))
    return (light + 0.05) / (dark + 0.05)


def _linear(text: str) -> Colour:
    red, green, blue = (int(text[start : start + 2], 16) / 255 for start in (1, 3, 5))
    return (_decoded(red), _decoded(green), _decoded(blue))


def _decoded(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)


def _times(matrix: Matrix, colour: Colour) -> Colour:
    red, green, blue = (sum(a * b for a, b in zip(row, colour, strict=True)) for row in matrix)
    return (red, green, blue)


def _lab(text: str, sight: Matrix) -> Colour:
    red, green, blue = (min(1.0, max(0.0, value)) for value in _times(sight, _linear(text)))
    x, y, z = (
        _cube_root(value / white) for value, white in zip(_times(_TO_XYZ, (red, green, blue)), _WHITE, strict=True)
    )
    return (116 * y - 16, 500 * (x - y), 200 * (y - z))


def _cube_root(value: float) -> float:
    return float(value ** (1 / 3)) if value > 0.008856 else 7.787 * value + 16 / 116


class Image(NamedTuple):
    """Pixels row by row, four bytes each: red, green, blue, alpha."""

    width: int
    height: int
    pixels: bytes

    def at(self, x: int, y: int) -> str:
        start = 4 * (y * self.width + x)
        return "#" + self.pixels[start : start + 3].hex()

    def cut(self, x: int, y: int, size: int) -> "Image":
        """The square of this size whose top left corner is at (x, y)."""
        starts = [4 * ((y + row) * self.width + x) for row in range(size)]
        return Image(size, size, b"".join(self.pixels[start : start + 4 * size] for start in starts))

    def commonest(self) -> str:
        """The most frequent colour."""
        starts = range(0, len(self.pixels), 4)
        return "#" + Counter(self.pixels[start : start + 3] for start in starts).most_common(1)[0][0].hex()

    def unlike(self, other: "Image") -> float:
        """The share of pixels that differ from those of another image of the same size."""
        assert self[:2] == other[:2]
        differing = sum(
            self.pixels[start : start + 4] != other.pixels[start : start + 4]
            for start in range(0, len(self.pixels), 4)
        )
        return differing / (self.width * self.height)


def decoded(png: bytes) -> Image:
    """The image in a PNG file."""
    image = PIL.Image.open(BytesIO(png)).convert("RGBA")
    return Image(image.width, image.height, image.tobytes())


def rasterised(svg: str) -> Image:
    """The image that resvg draws from an SVG, without text."""
    return decoded(svg_to_bytes(svg_string=svg, skip_system_fonts=True))
