"""How hard a photograph is to read: three levels of everything that the camera and the table do to it."""

from dataclasses import dataclass
from typing import Final

Range = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Level:
    """Ranges to draw from, and shares of pictures in which something happens."""

    name: str
    tilt: Range
    """Degrees from straight above."""
    fill: Range
    """How much of the frame the board takes."""
    lens: float
    """Radial distortion at the corner of the frame, either way."""
    gap: float
    """Between sections, in hexes."""
    skew: float
    """Of a section, in degrees."""
    cast: float
    """The share of the lamp's colour that the camera's white balance leaves in the picture."""
    gradient: Range
    """The fall of light over the board."""
    glare: float
    shadow: float
    blur: Range
    """In hexes."""
    noise: Range
    quality: Range
    """JPEG."""
    megapixels: Range
    clutter: int
    slip: float
    """How far pieces stand from the middle of their hex."""
    figures: float
    """The share of tables with warriors, wagons, ships, city halls and walls."""
    veil: float
    """The share of pictures of busy boards with a reflection that veils without hiding."""
    walls: tuple[int, int] = (3, 12)
    """How many walls stand on a table with walls."""


LEVELS: Final = {
    level.name: level
    for level in (
        Level(
            "easy", (0, 14), (0.78, 0.92), 0.01, 0.03, 0.15, 0.2, (0.0, 0.15), 0.0, 0.0, (0.0, 0.012),
            (0.002, 0.008), (88, 95), (2, 12), 3, 0.06, 0.15, 0.15,
        ),
        Level(
            "moderate", (8, 26), (0.68, 0.9), 0.03, 0.07, 0.4, 0.4, (0.1, 0.35), 0.3, 0.3, (0.008, 0.03),
            (0.005, 0.016), (75, 92), (1.5, 12), 7, 0.1, 0.3, 0.4,
        ),
        Level(
            "hard", (18, 36), (0.6, 0.86), 0.06, 0.12, 0.8, 0.65, (0.2, 0.55), 0.65, 0.6, (0.02, 0.05),
            (0.01, 0.03), (55, 85), (1, 12), 12, 0.14, 0.4, 0.6,
        ),
    )
}  # fmt: skip
