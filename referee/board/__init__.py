"""The board: hexes, printed sections, and four of them joined."""
