"""A referee for Kingdom Builder: legal moves, rulings with reasons, scores."""

__version__ = "0.1.0"
