"""DOC"""

from typing import Final, NamedTuple

from referee.board.terrain import Terrain


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


PAPER: Final = "#fbfaf6"
INK: Final = "#2b2d38"
FAINT: Final = "#6b6e7c"
SPECIAL: Final = "#f7f6f2"
"""The neutral ground of special hexes, lighter than every terrain."""
SEA: Final = "#dbe3f3"
"""Around the island."""
TILE: Final = "#e8c45a"
RING: Final = "#ffe14a"
FAULT: Final = "#c3182c"
"""What cannot be: the ring around a hex, the number on it, the frame around the list."""
ALARM: Final = "#fdecea"
"""The ground of that list."""
BAND: Final = "#efece2"
"""The ground of what belongs together in the panel."""


class Ground(NamedTuple):
    """A terrain's colour, and the ink of its pattern."""

    fill: str
    ink: str


# Found by searching natural hues for the largest smallest distance (CIE76) over normal, deuteranope, protanope and
# tritanope sight: no two grounds, special ones included, are nearer than 21.
GROUND: Final = {
    Terrain.GRASS: Ground("#88b25f", "#4a7431"),
    Terrain.CANYON: Ground("#924b1c", "#c98554"),
    Terrain.DESERT: Ground("#f2d3a8", "#c29a63"),
    Terrain.FLOWER_FIELD: Ground("#b9a1d1", "#f6effb"),
    Terrain.FOREST: Ground("#09472f", "#4c9271"),
    Terrain.SWAMP: Ground("#47ac92", "#155c49"),
    Terrain.FARMLAND: Ground("#cd8e21", "#8f5c05"),
    Terrain.WATER: Ground("#5b75ba", "#a9bae6"),
    Terrain.MOUNTAIN: Ground("#616273", "#b3b4c2"),
}


class Paint(NamedTuple):
    """A colour of pieces, and the ink of the mark on them."""

    fill: str
    ink: str


PAINT: Final = {
    "blue": Paint("#1f5fc4", "#ffffff"),
    "orange": Paint("#f28c1e", "#241400"),
    "black": Paint("#1d1d1d", "#ffffff"),
    "white": Paint("#ffffff", "#1d1d1d"),
    "red": Paint("#c3182c", "#ffffff"),
    "grey": Paint("#a3a3a8", "#2b2d38"),
}
