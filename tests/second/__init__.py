"""A slow, plain second implementation of the rules, which serves only to check the engine.

It shares no code with the engine: states and actions are JSON documents, hexes are (row, column) pairs in
plain sets, and every call computes everything except the cached board from scratch.
"""

from .scoring import scores
from .turn import apply, legal_actions, perft

__all__ = ["apply", "legal_actions", "perft", "scores"]
