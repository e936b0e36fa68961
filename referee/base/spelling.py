"""Correct the spelling of words that people type.

For example, `Taverns` becomes `tavern`, `5a` becomes `a5`, and `tavern:180` becomes `tavern:turned`. The command line
and the one-line notation accept such words. JSON documents must be exact, but errors often suggest the right word.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from typing import Final

_GAP: Final = re.compile(r"[\s_-]+")
_AROUND_COLON: Final = re.compile(r"-?:-?")
_HALF_TURN: Final = re.compile(r"(?:^|(?<=:))180°?$")
_ROW_FIRST: Final = re.compile(r"(i:)?([0-9]+)([a-z])")
_WORD: Final = re.compile(r"[^=,;:@>/*+]+")
_ENDINGS: Final = (("ies", "y"), ("men", "man"), ("s", ""))
"""Plural endings, each with the singular ending that replaces it."""
_LONGEST: Final = 80
"""The maximum length, in characters, of a word that is corrected. All words of the game are shorter."""


def correct_spelling(word: str, known: frozenset[str]) -> str:
    """Return the known word that was probably meant.

    Return the given word unchanged if it is too long, if no known word matches it, or if several do.
    """
    if word in known or len(word) > _LONGEST:
        return word
    folded = _folded(word)
    by_spelling, by_stem = _index(known)
    for spelling in (folded, _ROW_FIRST.sub(r"\1\3\2", folded)):
        if spelling in by_spelling:
            return by_spelling[spelling]
    return by_stem.get(_stem(folded), word)


def correct_all(text: str, known: frozenset[str]) -> str:
    """Correct every word of a text. Words are separated by characters such as `,` and `:`, but not by spaces."""
    return _WORD.sub(lambda match: correct_spelling(match[0], known), text)


def _folded(word: str) -> str:
    """The word in lower case, with hyphens instead of spaces and underscores, but no hyphens around a colon.

    `180` or `180°` becomes `turned` if it is the whole word or everything after the last colon.
    """
    hyphened = _AROUND_COLON.sub(":", _GAP.sub("-", word.strip()))
    return _HALF_TURN.sub("turned", hyphened.lower())


def _stem(folded: str) -> str:
    """The stem of a word, which is usually the same for its singular and its plural."""
    for plural, singular in _ENDINGS:
        if folded.endswith(plural) and folded != plural:
            return folded.removesuffix(plural) + singular
    return folded


@lru_cache(maxsize=64)
def _index(known: frozenset[str]) -> tuple[Mapping[str, str], Mapping[str, str]]:
    """Index the known words by folded spelling and by stem. Leave out keys that several words share."""
    return dict(_unambiguous(known, _folded)), dict(_unambiguous(known, lambda word: _stem(_folded(word))))


def _unambiguous(known: frozenset[str], key: Callable[[str], str]) -> Iterator[tuple[str, str]]:
    shared = Counter(map(key, known))
    return ((key(word), word) for word in known if shared[key(word)] == 1)
