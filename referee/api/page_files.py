"""The files of the table page, ready to send: those in `page/`, and what `referee.picture` draws for them.

All of them lie below an address that changes with their content, so a browser can keep them for ever and never mixes
two versions. The page itself refers to them by relative addresses, so it works behind any prefix.
"""

import gzip
from functools import cache
from hashlib import blake2b
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final, NamedTuple

import orjson
from resvg_py import svg_to_bytes

from referee.api.page_bundle import bundled
from referee.engine.start import first_game
from referee.model.vocabulary import Colour
from referee.picture.hex_drawings import all_drawings, cover, ground_patterns
from referee.picture.piece_shapes import SHAPES, piece_drawings
from referee.picture.sheet import element
from referee.picture.style import PAINT

HOME: Final = "index.html"
WORKER: Final = "service-worker.js"
MANIFEST: Final = "manifest.webmanifest"
_SHEETS: Final = ("look.css", "board.css")
_TYPES: Final = {
    "css": "text/css",
    "html": "text/html",
    "js": "text/javascript",
    "json": "application/json",
    "png": "image/png",
    "svg": "image/svg+xml",
    "webmanifest": "application/manifest+json",
}
_ICON_SIZES: Final = (180, 192, 512)
"""For the home screens of telephones, which do not all take SVG."""


class File(NamedTuple):
    """A file of the page."""

    content: bytes
    mimetype: str
    packed: bytes
    """The same as gzip; larger than the content where packing does not help."""


@cache
def files() -> dict[str, File]:
    """Every file by its name, which may have slashes; three of them know the version."""
    contents = dict(_contents())
    for name in (HOME, WORKER, MANIFEST):
        text = contents[name].decode()
        for word, meant in _filled_in(contents).items():
            text = text.replace(word, meant)
        contents[name] = text.encode()
    return {name: _file(name, content) for name, content in contents.items()}


@cache
def file(name: str, language: str = "") -> File:
    """One file; the first page also says which words to fetch at once."""
    file = files()[name]
    return _file(name, file.content.replace(b"{language}", language.encode())) if language else file


@cache
def version() -> str:
    """A word that changes with every file."""
    digest = blake2b(digest_size=8)
    for name, content in sorted(_contents().items()):
        digest.update(name.encode() + b"\0" + content)
    return digest.hexdigest()


@cache
def _contents() -> dict[str, bytes]:
    contents = dict(_read(resources.files("referee.api") / "page", ""))
    modules = {name: contents.pop(name).decode() for name in [*contents] if name.endswith(".js") and name != WORKER}
    sheets = [contents.pop(name) for name in _SHEETS]
    icon = contents["icon.svg"].decode()
    return {
        **contents,
        **{name: text.encode() for name, text in bundled(modules).items()},
        "page.css": b"".join(sheets),
        "art.svg": _art().encode(),
        "cover.svg": _cover().encode(),
        **{f"icon-{size}.png": svg_to_bytes(svg_string=icon, width=size) for size in _ICON_SIZES},
    }


def _read(directory: Traversable, prefix: str) -> list[tuple[str, bytes]]:
    entries = []
    for entry in directory.iterdir():
        if entry.is_dir():
            entries += _read(entry, f"{prefix}{entry.name}/")
        elif entry.name.rpartition(".")[2] in _TYPES:
            entries.append((prefix + entry.name, entry.read_bytes()))
    return entries


def _art() -> str:
    """The grounds, icons and pieces that pictures are drawn with, for the board of the page."""
    kinds = [(colour, shape) for colour in PAINT for shape in SHAPES if (colour == "grey") == (shape == "wall")]
    drawings = all_drawings() | piece_drawings(kinds)
    definitions = [element("g", [drawing], id=name) for name, drawing in drawings.items()]
    return element("svg", [element("defs", [*definitions, *ground_patterns()])], xmlns="http://www.w3.org/2000/svg")


def _cover() -> str:
    """The board of the recommended first game, for the beginning: a picture is there before any program runs."""
    board = first_game((Colour.BLUE, Colour.ORANGE)).board
    assert board
    return cover(board)


def _filled_in(contents: dict[str, bytes]) -> dict[str, str]:
    """What the words in braces stand for, in the files that know the version."""
    directory = f"page/{version()}"
    names = sorted(contents.keys() - {HOME, WORKER, MANIFEST})
    return {
        "{files}": directory,
        "{version}": version(),
        "{list}": orjson.dumps([f"{directory}/{name}" for name in names]).decode(),
    }


def _file(name: str, content: bytes) -> File:
    return File(content, _TYPES[name.rpartition(".")[2]], gzip.compress(content, mtime=0))
