"""Renders the Markdown files of docs/ as HTML. Independent of HTTP."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from markdown_it import MarkdownIt
    from markdown_it.token import Token

PAGES: Final[Mapping[str, str]] = {
    "page": "Use the table page in a browser: rulings, scores, entered tables, photographs.",
    "tutorial": "Write a server for three players with hidden hands in 60 lines.",
    "clients": "Keep a game, react to verdicts, handle draws and expansions, use the Python and TypeScript clients.",
    "retries": "Undo an action, repeat a request, and keep several devices in step.",
    "signed-states": "Recognise a state that somebody has changed.",
    "geometry": "Names, coordinates and centres of the hexes, with a picture.",
    "notation": "Write a whole table as one line of text.",
    "pictures": "Draw boards and tables, with names, a panel or highlights.",
    "rulings": "How this referee decides where the rulebooks leave something open.",
    "command-line": "Ask the same questions about files.",
    "scans": "From what a camera saw to a table and its score.",
    "photographs": "How a photograph is read, and how well.",
    "architecture": "The packages, and the path of one ruling and of one photograph through them.",
    "adding": "Add a tile, a card, a task, a call, a language or an expansion.",
    "glossary": "One term for each idea of the game, in every language.",
    "runbook": "Run, configure and watch the service.",
    "performance": "What was measured, and how.",
}
"""The pages in the order of the index, each with a one-line description."""
_ELSEWHERE: Final = {"../referee/api/templates/problems.html": "problems"}
"""Links to files of the repository, mapped to the pages under which the service serves them."""
_TO_PAGE: Final = re.compile(r"([a-z-]+)\.md(#.*)?")


class Page(NamedTuple):
    """A documentation page."""

    title: str
    body: str
    """The text as HTML."""
    parts: tuple[tuple[str, str], ...]
    """The anchor and the text of every second-level heading."""


def folder() -> Traversable:
    """The directory of the files, either in the installed package or at the root of a source checkout."""
    installed = resources.files("referee") / "docs"
    return installed if installed.is_dir() else Path(__file__).parents[2] / "docs"


@cache
def page(name: str) -> Page:
    """The page with this name. Raises KeyError if there is none."""
    if name not in PAGES:
        raise KeyError(name)
    return rendered((folder() / f"{name}.md").read_text(encoding="utf-8"))


def rendered(text: str) -> Page:
    """A Markdown text as a page. Links between files become links between pages, and headings get anchors."""
    markdown = _markdown()
    tokens = markdown.parse(text)
    headings = list(_anchored(tokens))
    for token in tokens:
        for part in token.children or ():
            if part.type == "link_open":
                part.attrSet("href", _address(str(part.attrGet("href"))))
    body = markdown.renderer.render(tokens, markdown.options, {})
    parts = tuple((anchor, title) for tag, anchor, title in headings if tag == "h2")
    return Page(headings[0][2], body, parts)


@cache
def _markdown() -> "MarkdownIt":
    from markdown_it import MarkdownIt  # noqa: PLC0415 # Slow to import, and only these pages need it.

    return MarkdownIt("commonmark", {"html": False}).enable("table")


def _anchored(tokens: "list[Token]") -> Iterator[tuple[str, str, str]]:
    """Give every heading an anchor, and yield its tag, anchor and text."""
    for opening, content in pairwise(tokens):
        if opening.type == "heading_open":
            title = "".join(part.content for part in content.children or ())
            anchor = re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-")
            opening.attrSet("id", anchor)
            yield opening.tag, anchor, title


def _address(link: str) -> str:
    """A link between files as a link between pages. Both are relative, so a prefix before /docs does not matter."""
    match = _TO_PAGE.fullmatch(link)
    return f"{match[1]}{match[2] or ''}" if match else _ELSEWHERE.get(link, link)
