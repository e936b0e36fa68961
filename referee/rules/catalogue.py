"""Everything the registries know, once all powers and cards have made themselves known."""

from typing import Final

from referee.board.section import printed_sections
from referee.rules import cards, locations
from referee.rules.registry import CARDS, POWERS

__all__ = ["CARDS", "EXPANSIONS", "POWERS", "cards", "locations"]

EXPANSIONS: Final = tuple(dict.fromkeys(card.expansion for card in CARDS.values()))
"""The parts of the box that this referee knows."""


def playable_sections() -> list[str]:
    """The sections whose locations are all known."""
    return [name for name, section in printed_sections().items() if set(section.kinds.values()) <= POWERS.keys()]
