"""Render a sheet as PNG: resvg draws each definition once per scale, and Pillow composes the drawings and the text.

resvg alone would take 0.6 seconds of CPU time for a board 1146 pixels wide, half of it for compression.
"""

import zlib
from functools import lru_cache
from io import BytesIO
from math import sqrt
from struct import pack
from typing import Final, NamedTuple

from PIL import Image, ImageDraw
from resvg_py import svg_to_bytes

from referee.picture.lettering import font
from referee.picture.sheet import HALO, REACH, Plate, Sheet, Stamp, Text
from referee.picture.style import PAPER

MAX_WIDTH: Final = 1600
"""The maximum width in pixels. A wider PNG would need too much memory."""
MAX_PIXELS: Final = 3_000_000
"""The maximum number of pixels. A tall picture, such as one that lists many flaws, may be narrower than requested."""
_MAX_COMPOSED: Final = 5_500_000
"""The maximum number of pixels (22 MB) of a sheet composed at a zoom above 1. A larger sheet uses zoom 1."""
_COMPRESSION: Final = 3
"""The zlib level. For a whole board, level 6 takes about twice as long and saves an eighth of the bytes."""
_ANCHORS: Final = {"start": "ls", "middle": "ms", "end": "rs"}
_RGB: Final = 2
_BAND: Final = 64
"""The number of rows of pixels that are resized at once."""
_OVERSAMPLING: Final = 4
"""The oversampling factor for text at zoom 1."""
_MAX_CACHED_LENGTH: Final = 12
_MAX_CACHED_SIZE: Final = 30
"""The maximum length in characters and font size in pixels of a cached line, which takes at most about 45 KB."""


def png(sheet: Sheet) -> bytes:
    """Render the sheet at its width in pixels, or smaller if it would have more than MAX_PIXELS.

    Raises ValueError if the width is not between 1 and MAX_WIDTH.
    """
    if not 1 <= sheet.pixels <= MAX_WIDTH:
        raise ValueError(f"a picture {sheet.pixels} pixels wide; 1 to {MAX_WIDTH} are possible")
    # Hexes align with pixels only at an integer zoom, so other sizes are usually composed larger and scaled down.
    zoom = max(1, -int(-sheet.pixels // sheet.width))
    if sheet.width * sheet.height * zoom**2 > _MAX_COMPOSED:
        zoom = 1
    ratio = sheet.height / sheet.width
    width = min(sheet.pixels, int(sqrt(MAX_PIXELS / ratio)))
    return _compressed(_composed(sheet, zoom), width, max(1, round(ratio * width)))


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
    """A picture of a definition, with its origin at the centre. Most pictures take at most 80 KB in the cache."""
    reach = int(REACH * scale) + 1
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{2 * reach}" height="{2 * reach}" '
        f'viewBox="{-reach} {-reach} {2 * reach} {2 * reach}"><g transform="scale({scale})">{definition}</g></svg>'
    )
    return Image.open(BytesIO(svg_to_bytes(svg_string=svg, skip_system_fonts=True))).convert("RGBA")


class _Lettering(NamedTuple):
    """The pixels of a line of text, and their offset from the position of the line."""

    image: Image.Image
    left: int
    top: int


def _lettering(text: Text, zoom: int) -> _Lettering:
    """The pixels of a line. Short lines in a small font are cached, because most of them are needed again."""
    line = text._replace(text=text.text.replace("\n", " "), x=0, y=0)
    return (
        _cached(line, zoom)
        if len(line.text) <= _MAX_CACHED_LENGTH and line.size * zoom <= _MAX_CACHED_SIZE
        else _render(line, zoom)
    )


def _render(line: Text, zoom: int) -> _Lettering:
    # FreeType aligns letters with whole pixels, which would shift them. The letters are therefore drawn larger and
    # scaled down, so that they stay close to the positions that were measured.
    finer = max(1, _OVERSAMPLING // zoom**2)
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
        # Drawing in greyscale takes a quarter of the time of drawing in colour.
        grey = Image.new("L", (size[0], size[1]))
        ImageDraw.Draw(grey).text(origin, line.text, 255, letters, anchor, stroke_width=stroke)
        return grey.reduce(finer)

    behind = inked(halo)
    image = Image.new("RGBA", behind.size, line.halo or line.fill)
    image.putalpha(behind)
    if line.halo:
        image.paste(line.fill, mask=inked(0))
    return _Lettering(image, left, top)


_cached: Final = lru_cache(maxsize=1024)(_render)


def _compressed(image: Image.Image, width: int, height: int) -> bytes:
    """The image as a PNG of this size. Pillow's own encoder would need more time and bytes for plain areas."""
    compressor, data, stride = zlib.compressobj(_COMPRESSION), bytearray(), width * 3
    scale = image.height / height
    # A box filter is fast, and it keeps plain areas plain, which halves the size of the file. It is not smooth
    # enough for enlarging.
    smoothing = Image.Resampling.BOX if scale >= 1 else Image.Resampling.HAMMING
    # Resize one band at a time, so that the picture is not in memory twice.
    for top in range(0, height, _BAND):
        bottom = min(top + _BAND, height)
        box = (0, top * scale, image.width, bottom * scale)
        band = memoryview(image.resize((width, bottom - top), smoothing, box).tobytes())
        for start in range(0, len(band), stride):
            data += compressor.compress(b"\0")
            data += compressor.compress(band[start : start + stride])
    data += compressor.flush()
    header = pack(">IIBBBBB", width, height, 8, _RGB, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + _chunk(b"IHDR", header) + _chunk(b"IDAT", bytes(data)) + _chunk(b"IEND", b"")


def _chunk(kind: bytes, content: bytes) -> bytes:
    return pack(">I", len(content)) + kind + content + pack(">I", zlib.crc32(kind + content))
