"""Renders the Markdown files of docs/ as HTML. This module does not depend on HTTP."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from html import escape
from importlib import resources
from importlib.resources.abc import Traversable
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from markdown_it import MarkdownIt
    from markdown_it.token import Token

GROUPS: Final[Mapping[str, Mapping[str, str]]] = {
    "At the table": {
        "page": "Use the table page in a browser: rulings, scores, entered tables, photographs.",
        "rulings": "How this referee decides where the rulebooks leave something open.",
    },
    "Write a client": {
        "tutorial": "Write a server for three players with hidden hands in 60 lines.",
        "clients": "Keep a game, react to verdicts, undo, sign states, use the Python and TypeScript clients.",
        "notation": "Write a whole table as one line of text.",
        "geometry": "Names, coordinates and centres of the hexes, with a picture.",
        "pictures": "Draw boards and tables, with names, a panel or highlights.",
        "scans": "From what a camera saw to a table and its score.",
        "photographs": "How a photograph is read, and how well.",
        "command-line": "Ask the same questions about files.",
        "problems": "Every kind of error, what it means and what to do.",
    },
    "Run a service": {
        "runbook": "Run, configure and watch the service.",
    },
    "Change the referee": {
        "architecture": "The packages, and the path of one ruling and of one photograph through them.",
        "adding": "Add a tile, a card, a task, a call, a language or an expansion.",
        "glossary": "One term for each idea of the game, in every language.",
        "performance": "What was measured, and how.",
    },
}
"""The pages by audience, each with a one-line description."""
PAGES: Final[Mapping[str, str]] = {name: about for group in GROUPS.values() for name, about in group.items()}
MOVED: Final = {"retries": "clients#undo-and-retries", "signed-states": "clients#signed-states"}
"""The new address of each page that is now part of another page."""
_ELSEWHERE: Final = {"../openapi.yaml": "api"}
"""Links to files outside docs/, each with the page that the service shows instead."""
_TO_PAGE: Final = re.compile(r"([a-z-]+)\.md(#.*)?")
_LOCAL: Final = re.compile(r"(?:http://)?127\.0\.0\.1:8000")
_HERE: Final = "http://this.service.invalid"
"""A placeholder for the address of the service in examples. It is replaced when a page is served."""
_CALLING: Final = {"sh", "python", "ts"}
"""The languages of code blocks in which the address of the service is filled in."""


class Passage(NamedTuple):
    """A heading and the text up to the next heading, without markup."""

    anchor: str
    heading: str
    text: str


class Page(NamedTuple):
    """A documentation page."""

    title: str
    body: str
    """The text as HTML; `at` fills in the address of the service."""
    parts: tuple[tuple[str, str], ...]
    """The anchor and the text of every second-level heading."""
    passages: tuple[Passage, ...]
    """The plain text under each heading, in order. A heading without text is left out, unless it is the last."""

    def at(self, address: str) -> str:
        """Return the body, with this address filled in wherever an example calls the service."""
        return self.body.replace(_HERE, escape(address))


def folder() -> Traversable:
    """Return the directory of the Markdown files, in the installed package or at the root of a source checkout."""
    installed = resources.files("referee") / "docs"
    return installed if installed.is_dir() else Path(__file__).parents[2] / "docs"


@cache
def page(name: str) -> Page:
    """Return the page with this name. Raises KeyError if there is none."""
    if name not in PAGES:
        raise KeyError(name)
    return rendered((folder() / f"{name}.md").read_text(encoding="utf-8"))


def rendered(text: str) -> Page:
    """Render a Markdown text as a page. Links between files become links between pages, and headings get anchors."""
    markdown = _markdown()
    tokens = markdown.parse(text)
    headings = list(_anchored(tokens))
    for token in tokens:
        if token.type == "fence" and token.info in _CALLING:
            token.content = _LOCAL.sub(_HERE, token.content)
        for part in token.children or ():
            if part.type == "link_open":
                part.attrSet("href", _address(str(part.attrGet("href"))))
    body = markdown.renderer.render(tokens, markdown.options, {})
    parts = tuple((anchor, title) for tag, anchor, title in headings if tag == "h2")
    return Page(headings[0][2], body, parts, tuple(_passages(tokens)))


@cache
def _markdown() -> "MarkdownIt":
    from markdown_it import MarkdownIt  # noqa: PLC0415 # Slow to import, and only these pages need it.

    return MarkdownIt("commonmark", {"html": False}).enable("table")


def _anchored(tokens: "list[Token]") -> Iterator[tuple[str, str, str]]:
    """Give every heading an anchor, and yield its tag, anchor and text."""
    for opening, content in pairwise(tokens):
        if opening.type == "heading_open":
            title = _plain(content)
            anchor = re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-")
            opening.attrSet("id", anchor)
            yield opening.tag, anchor, title


def _passages(tokens: "list[Token]") -> Iterator[Passage]:
    """Yield the passages of a text. Its headings must already have anchors."""
    anchor = heading = ""
    texts: list[str] = []
    for before, token in pairwise(tokens):
        if before.type == "heading_open":
            if texts:
                yield Passage(anchor, heading, " ".join(texts))
            anchor, heading, texts = str(before.attrGet("id")), _plain(token), []
        elif token.type in {"inline", "fence"}:
            texts.append(_plain(token))
    yield Passage(anchor, heading, " ".join(texts))


def _plain(token: "Token") -> str:
    """Return the text of a token without its markup."""
    if token.children is None:
        return " ".join(token.content.split())
    return "".join(" " if part.type == "softbreak" else part.content for part in token.children)


def _address(link: str) -> str:
    """Convert a link between files to a link between pages, and return any other link unchanged.

    The new link is relative, too, so it works with any prefix before /docs.
    """
    match = _TO_PAGE.fullmatch(link)
    return f"{match[1]}{match[2] or ''}" if match else _ELSEWHERE.get(link, link)
