"""The board: hexes, sections, and boards of four sections."""
