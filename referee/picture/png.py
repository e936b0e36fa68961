"""A sheet as PNG: pictures of the definitions, each drawn once by resvg, and letters, put together by Pillow.

resvg alone would take 0.6 seconds of CPU for a board of 1146 pixels, half of it to pack the picture.
"""

import zlib
from functools import lru_cache
from io import BytesIO
from math import sqrt
from struct import pack
from typing import Final, NamedTuple

from PIL import Image, ImageDraw
from resvg_py import svg_to_bytes

from referee.picture.font import font
from referee.picture.palette import PAPER
from referee.picture.sheet import HALO, REACH, Plate, Sheet, Stamp, Text

WIDEST: Final = 1600
"""In pixels. More would take a worker's memory; an SVG has no such limit."""
MAX_PIXELS: Final = 3_000_000
"""Of a whole picture. A high one, such as that of a table with many faults, comes out narrower than asked for."""
_MAX_COMPOSED: Final = 5_500_000
"""Pixels before they are made fewer: 22 MB. A larger sheet is drawn without zoom."""
_LEVEL: Final = 3
"""zlib: 18 ms and 307 KB for a whole board; level 6 takes 50 ms and saves an eighth."""
_ANCHORS: Final = {"start": "ls", "middle": "ms", "end": "rs"}
_RGB: Final = 2
_BAND: Final = 64
"""Rows."""
_FINER: Final = 4
"""How many times as large as on a sheet without zoom letters are drawn before they are made smaller."""
_SHORT: Final = 12
_SMALL: Final = 30
"""Letters of a remembered line, and their size in pixels: at most 40 KB a line."""


def png(sheet: Sheet) -> bytes:
    """The sheet as a PNG of its width in pixels."""
    if not 1 <= sheet.pixels <= WIDEST:
        raise ValueError(f"a picture {sheet.pixels} pixels wide; 1 to {WIDEST} are possible")
    # Hexes lie on whole pixels only where a unit is one pixel or several, so everything else is made smaller after.
    zoom = max(1, -int(-sheet.pixels // sheet.width))
    if sheet.width * sheet.height * zoom**2 > _MAX_COMPOSED:
        zoom = 1
    ratio = sheet.height / sheet.width
    width = min(sheet.pixels, int(sqrt(MAX_PIXELS / ratio)))
    return _packed(_composed(sheet, zoom), width, max(1, round(ratio * width)))


def _composed(sheet: Sheet, zoom: int) -> Image.Image:
    image = Image.new("RGB", (round(sheet.width * zoom), round(sheet.height * zoom)), PAPER)
    for part in sheet.parts:
        match part:
            case Stamp(name, x, y, _, scale):
                stamp = _stamp(sheet.definitions[name], scale * zoom)
                reach = stamp.width // 2
                image.paste(stamp, (round(x * zoom) - reach, round(y * zoom) - reach), stamp)
            case Text(x=x, y=y):
                line = _lettering(part, zoom)
                image.paste(line.image, (round(x * zoom) + line.left, round(y * zoom) + line.top), line.image)
            case Plate(x, y, width, height, fill):
                corners = (x, y, x + width, y + height)
                left, top, right, bottom = (round(edge * zoom) for edge in corners)
                image.paste(fill, (left, top, right, bottom))
    return image


@lru_cache(maxsize=128)
def _stamp(definition: str, scale: float) -> Image.Image:
    """A picture of a definition, its origin in the middle. At most 80 KB, so the cache has a bound."""
    reach = int(REACH * scale) + 1
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{2 * reach}" height="{2 * reach}" '
        f'viewBox="{-reach} {-reach} {2 * reach} {2 * reach}"><g transform="scale({scale})">{definition}</g></svg>'
    )
    return Image.open(BytesIO(svg_to_bytes(svg_string=svg, skip_system_fonts=True))).convert("RGBA")


class _Lettering(NamedTuple):
    """A line of text as pixels, and where they begin, from the point the line is put at."""

    image: Image.Image
    left: int
    top: int


def _lettering(text: Text, zoom: int) -> _Lettering:
    """The line without its place; short ones are remembered, because most of them come again."""
    line = text._replace(text=text.text.replace("\n", " "), x=0, y=0)
    return _remembered(line, zoom) if len(line.text) <= _SHORT and line.size * zoom <= _SMALL else _set(line, zoom)


def _set(line: Text, zoom: int) -> _Lettering:
    # FreeType moves letters to whole pixels. Drawn larger and made smaller, they stay where they were measured.
    finer = max(1, _FINER // zoom**2)
    letters = font(line.size * zoom * finer, bold=line.bold)
    halo = HALO / 2 * zoom * finer if line.halo else 0
    anchor = _ANCHORS[line.anchor]
    edges = letters.getbbox(line.text, anchor=anchor, stroke_width=halo)
    left, top = (int(edge // finer) - 1 for edge in edges[:2])
    size = [
        int((edge - least * finer) // finer + 2) * finer for edge, least in zip(edges[2:], (left, top), strict=True)
    ]
    origin = (-left * finer, -top * finer)

    def inked(stroke: float) -> Image.Image:
        # In shades of grey, which takes a quarter of the time that colours take.
        grey = Image.new("L", (size[0], size[1]))
        ImageDraw.Draw(grey).text(origin, line.text, 255, letters, anchor, stroke_width=stroke)
        return grey.reduce(finer)

    behind = inked(halo)
    image = Image.new("RGBA", behind.size, line.halo or line.fill)
    image.putalpha(behind)
    if line.halo:
        image.paste(line.fill, mask=inked(0))
    return _Lettering(image, left, top)


_remembered: Final = lru_cache(maxsize=1024)(_set)


def _packed(image: Image.Image, width: int, height: int) -> bytes:
    """As PNG of this size without filters, which suits large plain areas: smaller and faster than Pillow's own."""
    packer, packed, stride = zlib.compressobj(_LEVEL), bytearray(), width * 3
    scale = image.height / height
    # A box keeps plain areas plain: half the bytes of a smoother filter, in less time. To enlarge, it is too coarse.
    smoothing = Image.Resampling.BOX if scale >= 1 else Image.Resampling.HAMMING
    # A band at a time, so that the picture is not in memory twice.
    for top in range(0, height, _BAND):
        bottom = min(top + _BAND, height)
        box = (0, top * scale, image.width, bottom * scale)
        band = memoryview(image.resize((width, bottom - top), smoothing, box).tobytes())
        for start in range(0, len(band), stride):
            packed += packer.compress(b"\0")
            packed += packer.compress(band[start : start + stride])
    packed += packer.flush()
    header = pack(">IIBBBBB", width, height, 8, _RGB, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + _chunk(b"IHDR", header) + _chunk(b"IDAT", bytes(packed)) + _chunk(b"IEND", b"")


def _chunk(kind: bytes, content: bytes) -> bytes:
    return pack(">I", len(content)) + kind + content + pack(">I", zlib.crc32(kind + content))
