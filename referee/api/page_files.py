"""The files of the table page, ready to send: those in `page/`, drawings by `referee.picture`, and PNG icons.

The paths of all files except the page itself, the service worker and the manifest contain the version, so a browser
can cache them forever and never mixes two versions. The page uses relative URLs, so it works behind any prefix.
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
"""The sizes in pixels of the PNG icons. Some phones do not accept SVG icons on the home screen."""


class File(NamedTuple):
    """A file of the page, uncompressed and compressed."""

    content: bytes
    mimetype: str
    packed: bytes
    """The content compressed with gzip, which can be larger than the content itself."""


@cache
def files() -> dict[str, File]:
    """Return every file by its name, which may contain slashes. The version is inserted into three of the files."""
    contents = dict(_contents())
    for name in (HOME, WORKER, MANIFEST):
        text = contents[name].decode()
        for word, meant in _filled_in(contents).items():
            text = text.replace(word, meant)
        contents[name] = text.encode()
    return {name: _file(name, content) for name, content in contents.items()}


@cache
def file(name: str, language: str = "") -> File:
    """Return one file.

    `language` replaces a placeholder in the start page, so that the browser fetches the right texts at once.
    """
    file = files()[name]
    return _file(name, file.content.replace(b"{language}", language.encode())) if language else file


@cache
def version() -> str:
    """Return a digest that changes whenever any file changes."""
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
    """Return the grounds, icons and pieces of `referee.picture` as SVG definitions, for the board on the page."""
    kinds = [(colour, shape) for colour in PAINT for shape in SHAPES if (colour == "grey") == (shape == "wall")]
    drawings = all_drawings() | piece_drawings(kinds)
    definitions = [element("g", [drawing], id=name) for name, drawing in drawings.items()]
    return element("svg", [element("defs", [*definitions, *ground_patterns()])], xmlns="http://www.w3.org/2000/svg")


def _cover() -> str:
    """Return the board of the recommended first game as a picture, which the browser shows before any script runs."""
    board = first_game((Colour.BLUE, Colour.ORANGE)).board
    assert board
    return cover(board)


def _filled_in(contents: dict[str, bytes]) -> dict[str, str]:
    """Return the text for each placeholder in the page, the service worker and the manifest, except `{language}`."""
    directory = f"page/{version()}"
    names = sorted(contents.keys() - {HOME, WORKER, MANIFEST})
    return {
        "{files}": directory,
        "{version}": version(),
        "{list}": orjson.dumps([f"{directory}/{name}" for name in names]).decode(),
    }


def _file(name: str, content: bytes) -> File:
    return File(content, _TYPES[name.rpartition(".")[2]], gzip.compress(content, mtime=0))
