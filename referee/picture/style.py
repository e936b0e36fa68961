"""The colours and sizes of pictures.

Colour-blind people can also tell the terrains apart (see tests/picture/test_style.py).
"""

from typing import Final, NamedTuple

from referee.board.terrain import Terrain


class Style(NamedTuple):
    """The layout and sizes of a picture. Sizes, like coordinates, are in drawing units. A hex is 52 units wide."""

    compact: bool
    """If true, letters replace the names of locations, and the panel is below the board."""
    margin: float
    """The room for coordinates on every side of a board."""
    coordinate: float
    text: float
    """The font size of the legend, the panel and the list of flaws. Their other sizes depend on it."""
    heading: float

    @property
    def unit(self) -> float:
        """The scale of samples and gaps in the legend and the panel, relative to the FULL style."""
        return self.text / FULL.text


FULL: Final = Style(compact=False, margin=30, coordinate=14, text=14, heading=22)
COMPACT: Final = Style(compact=True, margin=46, coordinate=27, text=30, heading=42)
LEGIBLE: Final = 0.7
"""The minimum number of pixels per drawing unit for the FULL style. Below it, names would be too small to read."""


PAPER: Final = "#fbfaf6"
INK: Final = "#2b2d38"
FAINT: Final = "#6b6e7c"
SPECIAL: Final = "#f7f6f2"
"""The colour of special hexes, which is lighter than the colour of any terrain."""
SEA: Final = "#dbe3f3"
"""The colour of the water around the island."""
TILE: Final = "#e8c45a"
RING: Final = "#ffe14a"
FAULT: Final = "#c3182c"
"""The colour of flaws: the ring around a hex, the badge on it, and the frame and heading of the list."""
ALARM: Final = "#fdecea"
"""The background colour of the list of flaws."""
BAND: Final = "#efece2"
"""The background colour of a group in the panel."""


class Paint(NamedTuple):
    """The fill of a terrain or piece, and the ink of the pattern or mark on it."""

    fill: str
    ink: str


# These fills come from a search over natural hues that maximised the smallest distance (CIE76) between two fills in
# normal, deuteranope, protanope and tritanope vision. Any two fills, including SPECIAL, are at least 21 apart.
GROUND: Final = {
    Terrain.GRASS: Paint("#88b25f", "#4a7431"),
    Terrain.CANYON: Paint("#924b1c", "#c98554"),
    Terrain.DESERT: Paint("#f2d3a8", "#c29a63"),
    Terrain.FLOWER_FIELD: Paint("#b9a1d1", "#f6effb"),
    Terrain.FOREST: Paint("#09472f", "#4c9271"),
    Terrain.SWAMP: Paint("#47ac92", "#155c49"),
    Terrain.FARMLAND: Paint("#cd8e21", "#8f5c05"),
    Terrain.WATER: Paint("#5b75ba", "#a9bae6"),
    Terrain.MOUNTAIN: Paint("#616273", "#b3b4c2"),
}


PAINT: Final = {
    "blue": Paint("#1f5fc4", "#ffffff"),
    "orange": Paint("#f28c1e", "#241400"),
    "black": Paint("#1d1d1d", "#ffffff"),
    "white": Paint("#ffffff", "#1d1d1d"),
    "red": Paint("#c3182c", "#ffffff"),
    "grey": Paint("#a3a3a8", "#2b2d38"),
}
