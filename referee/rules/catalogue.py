"""Everything the registries know, once all powers and cards have made themselves known."""

from referee.rules import cards, locations
from referee.rules.registry import CARDS, POWERS

__all__ = ["CARDS", "POWERS", "cards", "locations"]
