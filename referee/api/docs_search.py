"""Search in the documentation. Independent of HTTP.

The index is made once per process, from the same files as the pages, so that the two cannot differ.
"""

import re
from collections.abc import Iterator
from functools import cache
from html import escape
from typing import Final, NamedTuple

from referee.api.markdown import PAGES, Passage, page

MAX_RESULTS: Final = 20
MAX_WORDS: Final = 8
_HEADING_WEIGHT: Final = 10
"""A word in a heading counts as much as so many words in the text."""
_BEFORE: Final = 60
_LENGTH: Final = 220
"""How much of the text is shown, and how much of that lies before the first match."""


class Result(NamedTuple):
    """A passage that contains every word, as a search page shows it."""

    address: str
    """Relative to /docs/."""
    title: str
    heading: str
    excerpt: str
    """HTML, with the words marked."""


def search(query: str) -> list[Result]:
    """The passages that contain every word of the query, the best first."""
    words = query.casefold().split()[:MAX_WORDS]
    if not words:
        return []
    matches = [(_weight(passage, words), name, passage) for name, passage in _index() if _contains(passage, words)]
    matches.sort(key=lambda match: -match[0])
    return [_result(name, passage, words) for _, name, passage in matches[:MAX_RESULTS]]


@cache
def _index() -> tuple[tuple[str, Passage], ...]:
    """Every passage with the name of its page, in the order of the pages."""
    return tuple((name, passage) for name in PAGES for passage in page(name).passages)


def _contains(passage: Passage, words: list[str]) -> bool:
    text = f"{passage.heading} {passage.text}".casefold()
    return all(word in text for word in words)


def _weight(passage: Passage, words: list[str]) -> float:
    """How much of a passage is about these words, so that short passages about them come before long ones."""
    heading, text = passage.heading.casefold(), passage.text.casefold()
    inside = sum(text.count(word) for word in words) / (1 + len(text) / 1000)
    return inside + _HEADING_WEIGHT * sum(word in heading for word in words)


def _result(name: str, passage: Passage, words: list[str]) -> Result:
    return Result(
        f"{name}#{passage.anchor}", page(name).title, passage.heading, "".join(_excerpt(passage.text, words))
    )


def _excerpt(text: str, words: list[str]) -> Iterator[str]:
    """The part of a text around the first word that occurs, as HTML."""
    pattern = re.compile("|".join(map(re.escape, sorted(words, key=len, reverse=True))), re.IGNORECASE)
    first = pattern.search(text)
    start = max(0, first.start() - _BEFORE) if first else 0
    # Begin with a whole word.
    start = text.find(" ", start) + 1 if start else 0
    shown = text[start : start + _LENGTH]
    yield "… " if start else ""
    end = 0
    for match in pattern.finditer(shown):
        yield f"{escape(shown[end : match.start()])}<mark>{escape(match[0])}</mark>"
        end = match.end()
    yield escape(shown[end:])
    yield " …" if start + _LENGTH < len(text) else ""
