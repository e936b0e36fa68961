"""Checks a picture file without decoding it: its format, its size and its completeness."""

import re
import struct
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

from referee.base.faults import Fault

MAX_BYTES: Final = 20 << 20
MAX_PIXELS: Final = 50_000_000
MIN_SIDE: Final = 240
MAX_SIDE: Final = 12_000
_FRAME_MARKERS: Final = frozenset({*range(0xC0, 0xD0)} - {0xC4, 0xC8, 0xCC})
_SCAN_MARKER, _END_MARKER = 0xDA, 0xD9
_MARKER: Final = re.compile(rb"\xff[^\x00\x01\xd0-\xd7\xff]")
"""A JPEG marker, except those without a length. In the data of a scan, an FF byte is stored as FF 00."""
_MAX_CHANNELS: Final = 3
"""The maximum number of channels in a JPEG. Cameras store three; a JPEG with four is in CMYK, for printing."""
_MAX_SCANS: Final = 32
"""The maximum number of scans in a JPEG. Encoders write at most about 15. Each scan costs a pass over all blocks."""
_MAX_SEGMENTS: Final = 5000
"""The maximum number of segments in a JPEG. A colour profile or a depth map can take a few hundred."""
PLACE: Final = "/picture"
_PNG_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"


class UnreadablePictureError(Exception):
    """Raised if a picture cannot be read. The fault says why."""

    def __init__(self, fault: Fault) -> None:
        self.fault = fault
        super().__init__(fault)


class TooLargePictureError(UnreadablePictureError):
    """Raised if the picture or its file is too large. A smaller copy might be accepted."""


@dataclass(frozen=True, slots=True)
class Header:
    """The format of the file, and the size of the stored picture before its orientation is applied."""

    kind: str
    width: int
    height: int


class CheckedPicture(NamedTuple):
    """The bytes of a picture file whose header is acceptable. Create one only with `check_picture`."""

    data: bytes
    header: Header


def check_picture(data: bytes) -> CheckedPicture:
    """Check a picture file, and return it. Text, colour profiles and the like are removed from a PNG file.

    Raises the same exceptions as `read_header`.
    """
    header = read_header(data)
    return CheckedPicture(_without_texts(data) if header.kind == "png" else data, header)


def read_header(data: bytes) -> Header:
    """Return the header of a JPEG, PNG or WebP file.

    Raises TooLargePictureError if the file or the picture is too large, and UnreadablePictureError if the picture is
    too small, truncated, damaged, animated, in CMYK, too costly to decode or in a different format.
    """
    if len(data) > MAX_BYTES:
        raise TooLargePictureError(Fault(PLACE, "picture-bytes", {"most": MAX_BYTES >> 20}))
    if data[:3] == b"\xff\xd8\xff":
        header = _jpeg(data)
    elif data[:8] == _PNG_SIGNATURE:
        header = _png(data)
    elif data[:4] == b"RIFF" and data[8:12] == b"WEBP":
        header = _webp(data)
    else:
        raise UnreadablePictureError(Fault(PLACE, "not-a-picture"))
    _refuse_size(header)
    return header


def _refuse_size(header: Header) -> None:
    size = f"{header.width} x {header.height}"
    if min(header.width, header.height) < MIN_SIDE:
        raise UnreadablePictureError(Fault(PLACE, "picture-small", {"size": size, "least": MIN_SIDE}))
    if header.width * header.height > MAX_PIXELS or max(header.width, header.height) > MAX_SIDE:
        most = MAX_PIXELS // 1_000_000
        raise TooLargePictureError(Fault(PLACE, "picture-pixels", {"size": size, "most": most, "longest": MAX_SIDE}))


def _jpeg(data: bytes) -> Header:
    """Return the header of a JPEG file. Bytes after the end of the image, such as a short film, are ignored.

    Raises UnreadablePictureError if the file is damaged, truncated or in CMYK, or if it has too many scans.
    """
    size, scans = None, 0
    for code, at in _segments(data):
        if code in _FRAME_MARKERS and at + 10 <= len(data):
            if size is not None:
                raise UnreadablePictureError(Fault(PLACE, "picture-damaged"))
            height, width, channels = struct.unpack_from(">HHB", data, at + 5)
            if channels > _MAX_CHANNELS:
                raise UnreadablePictureError(Fault(PLACE, "picture-for-print"))
            size = width, height
        elif code == _SCAN_MARKER:
            scans += 1
            if scans > _MAX_SCANS:
                raise UnreadablePictureError(Fault(PLACE, "picture-costly"))
        elif code == _END_MARKER and size is not None and scans:
            return Header("jpeg", *size)
    raise UnreadablePictureError(Fault(PLACE, "picture-cut-off" if size is not None and scans else "picture-damaged"))


def _segments(data: bytes) -> Iterator[tuple[int, int]]:
    """Yield the marker and the offset of each segment, up to the end of the image or of the file.

    The data of a scan come between its segment and the next one. They contain no marker that `_MARKER` finds.

    Raises UnreadablePictureError if a segment does not begin with a marker, if its length is impossible, or if there
    are too many segments.
    """
    at, code = 2, None
    for _ in range(_MAX_SEGMENTS):
        marker = _MARKER.search(data, at)
        if marker is None:
            return
        if code != _SCAN_MARKER and data[at] != 0xFF:
            raise UnreadablePictureError(Fault(PLACE, "picture-damaged"))
        at, code = marker.start(), data[marker.start() + 1]
        yield code, at
        if code == _END_MARKER or at + 4 > len(data):
            return
        (length,) = struct.unpack_from(">H", data, at + 2)
        if length < 2:
            raise UnreadablePictureError(Fault(PLACE, "picture-damaged"))
        at += 2 + length
    raise UnreadablePictureError(Fault(PLACE, "picture-costly"))


def _png(data: bytes) -> Header:
    """Return the header of a PNG file.

    Raises UnreadablePictureError if the file is damaged, truncated or animated, or if the picture is too small or too
    large.
    """
    at, header, pixels = 8, None, False
    while at + 12 <= len(data):
        length, kind = struct.unpack_from(">I4s", data, at)
        end = at + 12 + length
        if end > len(data):
            raise UnreadablePictureError(Fault(PLACE, "picture-cut-off"))
        if zlib.crc32(data[at + 4 : end - 4]) != struct.unpack_from(">I", data, end - 4)[0]:
            raise UnreadablePictureError(Fault(PLACE, "picture-damaged"))
        if kind == b"IHDR" and length == 13 and header is None:
            width, height = struct.unpack_from(">II", data, at + 8)
            header = Header("png", width, height)
            _refuse_size(header)
        elif kind == b"acTL":
            raise UnreadablePictureError(Fault(PLACE, "picture-animated"))
        elif kind == b"IDAT":
            pixels = True
        elif kind == b"IEND" and header is not None and pixels:
            return header
        at = end
    raise UnreadablePictureError(Fault(PLACE, "picture-damaged"))


def _without_texts(data: bytes) -> bytes:
    """Return a PNG file without its ancillary chunks, except eXIf, which holds the orientation.

    Ancillary chunks, such as text and colour profiles, may be compressed, and their decompressed size is unlimited.
    """
    parts, at, kind = [_PNG_SIGNATURE], len(_PNG_SIGNATURE), b""
    while kind != b"IEND":
        length, kind = struct.unpack_from(">I4s", data, at)
        end = at + 12 + length
        # The names of critical chunks, which a decoder needs, begin with a capital letter.
        if kind[:1].isupper() or kind == b"eXIf":
            parts.append(data[at:end])
        at = end
    return b"".join(parts)


def _webp(data: bytes) -> Header:
    """Return the header of a WebP file.

    Raises UnreadablePictureError if the file is damaged, truncated or animated.
    """
    if len(data) < 30:
        raise UnreadablePictureError(Fault(PLACE, "picture-cut-off"))
    if int.from_bytes(data[4:8], "little") + 8 > len(data):
        raise UnreadablePictureError(Fault(PLACE, "picture-cut-off"))
    kind = data[12:16]
    if kind == b"VP8X":
        if data[20] & 0x02:
            raise UnreadablePictureError(Fault(PLACE, "picture-animated"))
        size = int.from_bytes(data[24:27], "little") + 1, int.from_bytes(data[27:30], "little") + 1
    elif kind == b"VP8L" and data[20] == 0x2F:
        bits = int.from_bytes(data[21:25], "little")
        size = (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
    elif kind == b"VP8 " and data[23:26] == b"\x9d\x01\x2a":
        size = int.from_bytes(data[26:28], "little") & 0x3FFF, int.from_bytes(data[28:30], "little") & 0x3FFF
    else:
        raise UnreadablePictureError(Fault(PLACE, "picture-damaged"))
    return Header("webp", *size)
