"""Faults: mistakes in a description, a query or a setting, each with its place.

A fault has a code and facts. `referee.words` turns them into a sentence in the reader's language.
"""

from collections.abc import Collection, Mapping
from difflib import get_close_matches
from types import MappingProxyType
from typing import Final, NamedTuple, TypeAlias

from referee.base.spelling import correct_spelling

Fact: TypeAlias = "str | int | tuple[str, ...] | Fault"
NO_FACTS: Final[Mapping[str, Fact]] = MappingProxyType({})
_LONGEST: Final = 40
"""The maximum number of characters that a fault quotes or `closest` matches fuzzily. Longer texts are cut."""


class Fault(NamedTuple):
    """One mistake in a description, a query or a setting.

    `place` is usually a JSON pointer into the description, such as `/sections/2/rows/4`. It can also name a
    parameter, such as `?lang`, a command-line option, such as `--bind`, or a setting. It is empty for a single text,
    such as the name of a hex.
    """

    place: str
    code: str
    facts: Mapping[str, Fact] = NO_FACTS

    def below(self, place: str) -> "Fault":
        """Return a copy of this fault with `place` prepended to its own place."""
        return self._replace(place=place + self.place)

    def __str__(self) -> str:
        """Return the place, the code and the facts. For users, `referee.words` writes a sentence instead."""
        place = f"{self.place}: " if self.place else ""
        facts = ", ".join(f"{name} {_bare(fact)}" for name, fact in self.facts.items())
        return place + self.code.replace("-", " ") + (f" ({facts})" if facts else "")


def _bare(fact: Fact) -> str:
    return " ".join(fact) if isinstance(fact, tuple) and not isinstance(fact, Fault) else str(fact)


class Contradiction(NamedTuple):
    """A fault in a well-formed but impossible value, such as a board that contains the same section twice."""

    code: str
    fault: Fault

    def below(self, place: str) -> "Contradiction":
        """Return a copy of this contradiction with `place` prepended to the place of its fault."""
        return self._replace(fault=self.fault.below(place))


def quote(text: str) -> str:
    """Prepare a caller's text for use as a fact: shorten it and escape special characters."""
    return repr(text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…")[1:-1]


def unknown(what: str, name: str, known: Collection[str], place: str = "") -> Fault:
    """Return the fault for an unknown name.

    Its facts contain the closest known name, or all known names if none is close.
    """
    near = closest(name, known)
    hint: Mapping[str, Fact] = {"known": tuple(known)} if near is None else {"near": near}
    return Fault(place, "unknown-name", {"what": what, "found": quote(name), **hint})


def closest(name: str, known: Collection[str]) -> str | None:
    """Return the known name that the caller probably meant, or None if no known name is similar."""
    meant = correct_spelling(name, frozenset(known))
    if meant in known:
        return meant
    spellings = (name[:_LONGEST], name[:_LONGEST].lower())
    return next((near for spelling in spellings for near in get_close_matches(spelling, known, n=1)), None)
