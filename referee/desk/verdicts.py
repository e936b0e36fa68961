"""Whether a table can be, as the answers say it."""

from collections.abc import Sequence
from typing import Final

from referee.model.inconsistency import Inconsistency
from referee.model.vocabulary import Verdict
from referee.wire.answers import dump_inconsistency
from referee.wire.reader import ImpossibleError, Json

MOST: Final = 50
"""How many inconsistencies an answer tells; who has mended these asks again."""
POSSIBLE: Final = "possible"


def possible() -> dict[str, Json]:
    """Nothing speaks against it."""
    return {"verdict": POSSIBLE, "inconsistencies": []}


def impossible(inconsistencies: list[Json]) -> dict[str, Json]:
    """It cannot be, and why."""
    return {"verdict": Verdict.IMPOSSIBLE, "inconsistencies": inconsistencies}


def dump_inconsistencies(inconsistencies: Sequence[Inconsistency], place: str) -> list[Json]:
    """Everything that cannot be, with its place in the request."""
    return [dump_inconsistency(inconsistency, place) for inconsistency in inconsistencies[:MOST]]


def dump_impossible(error: ImpossibleError) -> list[Json]:
    """The same for what no table could even be made of."""
    return [{"code": one.code, "place": one.place, "text": one.text, "hexes": [], "facts": {}} for one in error.found]
