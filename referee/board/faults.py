"""What is wrong with something somebody described: every fault with its place, all at once.

A fault is a code with facts. `words` makes a sentence of it, in the language of the reader.
"""

from collections.abc import Collection, Iterable, Mapping
from difflib import get_close_matches
from types import MappingProxyType
from typing import Final, NamedTuple, TypeAlias

Fact: TypeAlias = "str | int | tuple[str, ...] | Fault"
NO_FACTS: Final[Mapping[str, Fact]] = MappingProxyType({})
_LONGEST: Final = 40
"""How much of a caller's text a fault repeats."""


class Fault(NamedTuple):
    """One thing that is wrong. The place is a JSON pointer into the description: `/sections/2/rows/4`."""

    place: str
    code: str
    facts: Mapping[str, Fact] = NO_FACTS

    def below(self, place: str) -> "Fault":
        """The same fault seen from further up."""
        return self._replace(place=place + self.place)

    def __str__(self) -> str:
        """The bare code and facts, for programmers: the sentences are in a layer above."""
        place = f"{self.place}: " if self.place else ""
        facts = ", ".join(f"{name} {_bare(fact)}" for name, fact in self.facts.items())
        return place + self.code.replace("-", " ") + (f" ({facts})" if facts else "")


def _bare(fact: Fact) -> str:
    return " ".join(fact) if isinstance(fact, tuple) and not isinstance(fact, Fault) else str(fact)


class FaultsError(ValueError):
    """A description that nothing can be made of."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__(self.faults)

    def __str__(self) -> str:
        return "\n".join(map(str, self.faults))


class BoardError(FaultsError):
    """A description that no board can be made of."""


def shown(text: str) -> str:
    """A caller's text as a fault repeats it: without control characters, and cut where it is long."""
    return repr(text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…")[1:-1]


def unknown(what: str, found: str, known: Collection[str], place: str = "") -> Fault:
    """A name that nothing has. The facts tell the name that was meant, if one is close, or else all of them."""
    near = get_close_matches(found[:_LONGEST], known, n=1)
    hint: Mapping[str, Fact] = {"near": near[0]} if near else {"known": tuple(known)}
    return Fault(place, "unknown-name", {"what": what, "found": shown(found), **hint})
