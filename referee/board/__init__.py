"""The board: hexes, sections, and boards made of four sections."""
