"""How large everything is that is not a hex: for a whole screen, or for a picture as narrow as a phone."""

from typing import Final, NamedTuple


class Style(NamedTuple):
    """Sizes in the units of the board, whose hexes are 52 wide."""

    compact: bool
    """Letters stand for the names of locations, and the panel stands below the board."""
    margin: float
    """Room for coordinates on every side of a board."""
    coordinate: float
    text: float
    """The size of letters in legend, panel and list of faults; everything there is measured by it."""
    heading: float

    @property
    def unit(self) -> float:
        """How much larger samples and gaps beside a text are than in a full picture."""
        return self.text / FULL.text


FULL: Final = Style(compact=False, margin=30, coordinate=14, text=14, heading=22)
COMPACT: Final = Style(compact=True, margin=46, coordinate=27, text=30, heading=42)
LEGIBLE: Final = 0.7
"""Pixels a unit: with fewer, the names inside the hexes would be smaller than eight pixels."""
