"""What could mislead about a score."""

from typing import NamedTuple

from referee.base.word import Word
from referee.model.ruling import NO_FACTS, Facts
from referee.model.vocabulary import Colour


class RemarkCode(Word):
    """Why a score may not be what it looks like. Codes are for ever."""

    RUNNING = "running"
    TAKEN_AS_FINAL = "taken-as-final"
    SUPPLY_LEFT = "supply-left"
    GOLD_NOT_GIVEN = "gold-not-given"
    TREASURE_NOT_GIVEN = "treasure-not-given"
    MARKS_NOT_GIVEN = "marks-not-given"
    SILOS_TO_COME = "silos-to-come"


class Remark(NamedTuple):
    """One thing to bear in mind about a score."""

    code: RemarkCode
    facts: Facts = NO_FACTS
    player: Colour | None = None
    """Whom it is about, if it is one player."""
