"""Searches the documentation. This module does not depend on HTTP.

Each process builds the index once, from the same files as the pages, so the index and the pages always agree.
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
"""The weight of a query word that occurs in the heading. Each match in the text weighs at most 1."""
_BEFORE: Final = 60
_LENGTH: Final = 220
"""An excerpt shows at most this many characters of the text, from about _BEFORE characters before the first match."""


class Result(NamedTuple):
    """A passage that contains every word of a query, as the search page shows it."""

    address: str
    """The address of the passage, relative to /docs/."""
    title: str
    heading: str
    excerpt: str
    """HTML of the text around the first match, or of the beginning of the text if only the heading matches."""


def search(query: str) -> list[Result]:
    """Return up to MAX_RESULTS passages that contain every word of the query, the best match first.

    Words of the query after the first MAX_WORDS are ignored.
    """
    words = query.casefold().split()[:MAX_WORDS]
    if not words:
        return []
    matches = [(_weight(passage, words), name, passage) for name, passage in _index() if _contains(passage, words)]
    matches.sort(key=lambda match: -match[0])
    return [_result(name, passage, words) for _, name, passage in matches[:MAX_RESULTS]]


@cache
def _index() -> tuple[tuple[str, Passage], ...]:
    """Return every passage with the name of its page, in the order of PAGES."""
    return tuple((name, passage) for name in PAGES for passage in page(name).passages)


def _contains(passage: Passage, words: list[str]) -> bool:
    text = f"{passage.heading} {passage.text}".casefold()
    return all(word in text for word in words)


def _weight(passage: Passage, words: list[str]) -> float:
    """Return how relevant a passage is to these words. Matches in a longer text weigh less."""
    heading, text = passage.heading.casefold(), passage.text.casefold()
    inside = sum(text.count(word) for word in words) / (1 + len(text) / 1000)
    return inside + _HEADING_WEIGHT * sum(word in heading for word in words)


def _result(name: str, passage: Passage, words: list[str]) -> Result:
    return Result(
        f"{name}#{passage.anchor}", page(name).title, passage.heading, "".join(_excerpt(passage.text, words))
    )


def _excerpt(text: str, words: list[str]) -> Iterator[str]:
    """Yield, in pieces, the HTML of the text around the first match, with every match marked.

    Without a match, the excerpt is the beginning of the text.
    """
    pattern = re.compile("|".join(map(re.escape, sorted(words, key=len, reverse=True))), re.IGNORECASE)
    first = pattern.search(text)
    start = max(0, first.start() - _BEFORE) if first else 0
    # Start the excerpt at the beginning of a word.
    start = text.find(" ", start) + 1 if start else 0
    shown = text[start : start + _LENGTH]
    yield "… " if start else ""
    end = 0
    for match in pattern.finditer(shown):
        yield f"{escape(shown[end : match.start()])}<mark>{escape(match[0])}</mark>"
        end = match.end()
    yield escape(shown[end:])
    yield " …" if start + _LENGTH < len(text) else ""
