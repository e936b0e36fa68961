"""Hostile, damaged and unsuitable picture files, by name."""

import struct
import zlib
from collections.abc import Callable
from functools import cache

import cv2
import numpy as np

_MAKERS: dict[str, Callable[[], bytes]] = {}


def _kind(make: Callable[[], bytes]) -> Callable[[], bytes]:
    _MAKERS[make.__name__.strip("_").replace("_", "-")] = make
    return make


def hostile_names() -> list[str]:
    """The names of all files."""
    return sorted(_MAKERS)


@cache
def hostile_file(name: str) -> bytes:
    """The bytes of the file with this name. Some files take a second to make."""
    return _MAKERS[name]()


def noise(width: int = 640, height: int = 480) -> np.ndarray:
    """A picture of random noise."""
    return np.random.default_rng(7).integers(0, 256, (height, width, 3), dtype=np.uint8)


def jpeg(image: np.ndarray | None = None) -> bytes:
    """A valid JPEG file."""
    return cv2.imencode(".jpg", noise() if image is None else image)[1].tobytes()


def chunk(kind: bytes, body: bytes = b"") -> bytes:
    """A PNG chunk with the right checksum."""
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def png(width: int, height: int, pixels: bytes, *, depth: int = 8, before: bytes = b"") -> bytes:
    """A PNG file whose header states this size and depth, whether or not the pixels match."""
    header = struct.pack(">IIBBBBB", width, height, depth, 2, 0, 0, 0)
    body = chunk(b"IDAT", zlib.compress(pixels))
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + before + body + chunk(b"IEND")


def rows(width: int, height: int, size: int = 3) -> bytes:
    """The rows of a black picture, each with its filter byte."""
    return (b"\x00" * (1 + width * size)) * height


def webp(image: np.ndarray | None = None) -> bytes:
    """A valid WebP file."""
    return cv2.imencode(".webp", noise() if image is None else image)[1].tobytes()


def _with_segment(code: int, body: bytes) -> bytes:
    sound = jpeg()
    return sound[:2] + bytes([0xFF, code]) + struct.pack(">H", len(body) + 2) + body + sound[2:]


def _resized_jpeg(width: int, height: int) -> bytes:
    sound = bytearray(jpeg())
    at = sound.index(b"\xff\xc0")
    sound[at + 5 : at + 9] = struct.pack(">HH", height, width)
    return bytes(sound)


@_kind
def _empty() -> bytes:
    return b""


@_kind
def _one_byte() -> bytes:
    return b"\xff"


@_kind
def _text() -> bytes:
    return b"this is not a picture\n" * 100


@_kind
def _page() -> bytes:
    return b"<!doctype html><script>alert(1)</script>"


@_kind
def _svg_named_jpg() -> bytes:
    return b'<svg xmlns="http://www.w3.org/2000/svg" width="9999999" height="9999999"/>'


@_kind
def _gif() -> bytes:
    return b"GIF89a" + struct.pack("<HH", 640, 480) + b"\x00" * 50


@_kind
def _bitmap() -> bytes:
    return cv2.imencode(".bmp", noise())[1].tobytes()


@_kind
def _tiff() -> bytes:
    return cv2.imencode(".tiff", noise())[1].tobytes()


@_kind
def _document() -> bytes:
    return b"%PDF-1.7\n" + b"\x00" * 500


@_kind
def _archive() -> bytes:
    return b"PK\x03\x04" + b"\x00" * 500


@_kind
def _heif() -> bytes:
    return b"\x00\x00\x00\x18ftypheic" + b"\x00" * 500


@_kind
def _jpeg_half() -> bytes:
    return jpeg()[:20_000]


@_kind
def _jpeg_without_end() -> bytes:
    return jpeg()[:-2]


@_kind
def _jpeg_header_only() -> bytes:
    return jpeg()[:300]


@_kind
def _jpeg_of_nothing() -> bytes:
    return _resized_jpeg(0, 0)


@_kind
def _jpeg_bomb() -> bytes:
    return _resized_jpeg(65_500, 65_500)


@_kind
def _jpeg_needle() -> bytes:
    return _resized_jpeg(30_000, 1)


@_kind
def _jpeg_with_two_sizes() -> bytes:
    sound = jpeg()
    at = sound.index(b"\xff\xc0")
    return sound[:at] + sound[at : at + 19] + sound[at:]


@_kind
def _jpeg_with_empty_segment() -> bytes:
    return b"\xff\xd8\xff\xe0\x00\x00" + jpeg()[2:]


@_kind
def _jpeg_with_garbage() -> bytes:
    sound = jpeg()
    return sound[:20] + b"garbage" + sound[20:]


@_kind
def _jpeg_of_random_bytes() -> bytes:
    return b"\xff\xd8\xff" + np.random.default_rng(1).bytes(100_000)


@_kind
def _jpeg_cmyk() -> bytes:
    sound = jpeg()
    at = sound.index(b"\xff\xc0")
    four = sound[at + 4 : at + 9] + b"\x04" + b"".join(bytes([n, 0x11, 0]) for n in (1, 2, 3, 4))
    return sound[:at] + b"\xff\xc0" + struct.pack(">H", len(four) + 2) + four + sound[at + 19 :]


@_kind
def _jpeg_taller_than_it_is() -> bytes:
    return _resized_jpeg(6_400, 7_000)


@_kind
def _broken_metadata() -> bytes:
    return _with_segment(0xE1, b"Exif\x00\x00MM\x00*\xff\xff\xff\xff" + b"\xff" * 400)


@_kind
def _looping_metadata() -> bytes:
    entry = struct.pack(">HHII", 0x8769, 4, 1, 8)
    return _with_segment(0xE1, b"Exif\x00\x00MM\x00*\x00\x00\x00\x08\x00\x01" + entry + b"\x00\x00\x00\x08")


@_kind
def _orientation_ninety_nine() -> bytes:
    entry = struct.pack(">HHIHH", 0x0112, 3, 1, 99, 0)
    return _with_segment(0xE1, b"Exif\x00\x00MM\x00*\x00\x00\x00\x08\x00\x01" + entry + b"\x00" * 4)


@_kind
def _png_half() -> bytes:
    return png(640, 480, rows(640, 480))[:-40]


@_kind
def _png_wrong_checksum() -> bytes:
    sound = bytearray(png(640, 480, rows(640, 480)))
    sound[60] ^= 0xFF
    return bytes(sound)


@_kind
def _png_bomb() -> bytes:
    return png(30_000, 30_000, b"\x00" * 1_000)


@_kind
def _png_dot() -> bytes:
    return png(1, 1, rows(1, 1))


@_kind
def _png_needle() -> bytes:
    return png(30_000, 1, rows(30_000, 1))


@_kind
def _png_with_too_few_pixels() -> bytes:
    return png(2_000, 2_000, rows(2_000, 10))


@_kind
def _png_with_too_many_pixels() -> bytes:
    return png(300, 300, rows(300, 300) + b"\x00" * 30_000_000)


@_kind
def _png_without_pixels() -> bytes:
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", 640, 480, 8, 2, 0, 0, 0)) + chunk(b"IEND")


@_kind
def _png_of_impossible_depth() -> bytes:
    return png(640, 480, rows(640, 480), depth=7)


@_kind
def _png_sixteen_bits() -> bytes:
    return png(300, 300, rows(300, 300, 6), depth=16)


@_kind
def _png_text_bomb() -> bytes:
    return png(
        300, 300, rows(300, 300), before=chunk(b"zTXt", b"a\x00\x00" + zlib.compress(b"\x00" * 200_000_000, 9))
    )


@_kind
def _png_international_text_bomb() -> bytes:
    text = b"a\x00\x01\x00\x00\x00" + zlib.compress(b"\x00" * 200_000_000, 9)
    return png(300, 300, rows(300, 300), before=chunk(b"iTXt", text) * 4)


@_kind
def _jpeg_of_many_scans() -> bytes:
    """A progressive 20-megapixel JPEG with 200 copies of its last scan. Each scan costs a pass over all blocks."""
    flat = np.full((4000, 5000, 3), 127, dtype=np.uint8)
    sound = cv2.imencode(".jpg", flat, [cv2.IMWRITE_JPEG_PROGRESSIVE, 1])[1].tobytes()
    last = sound.rindex(b"\xff\xda")
    return sound[:last] + sound[last:-2] * 200 + sound[-2:]


@_kind
def _jpeg_of_many_segments() -> bytes:
    """A JPEG with five million empty comments. Looking at each of them would take a second."""
    return b"\xff\xd8" + b"\xff\xfe\x00\x02" * 5_000_000


@_kind
def _png_animated() -> bytes:
    return png(640, 480, rows(640, 480), before=chunk(b"acTL", struct.pack(">II", 1_000_000, 0)))


@_kind
def _polyglot() -> bytes:
    return png(300, 300, rows(300, 300)) + b"PK\x03\x04" + b"<script>alert(1)</script>"


@_kind
def _webp_half() -> bytes:
    return webp()[:5_000]


@_kind
def _webp_animated() -> bytes:
    body = b"VP8X" + struct.pack("<I", 10) + b"\x02\x00\x00\x00" + b"\x7f\x02\x00\xdf\x01\x00" + b"\x00" * 100
    return b"RIFF" + struct.pack("<I", len(body) + 4) + b"WEBP" + body


@_kind
def _webp_larger_than_it_is() -> bytes:
    body = b"VP8X" + struct.pack("<I", 10) + b"\x00\x00\x00\x00" + b"\xff\x0f\x00\xff\x0f\x00" + webp()[12:]
    return b"RIFF" + struct.pack("<I", len(body) + 4) + b"WEBP" + body


@_kind
def _too_many_bytes() -> bytes:
    return jpeg() + bytes(20 << 20)
