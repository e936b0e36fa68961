"""Three levels of difficulty, as settings for the table, the light and the camera."""

from dataclasses import dataclass
from typing import Final

Range = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Level:
    """The settings of one level. Where a setting is a range, each picture gets a random value from it."""

    name: str
    tilt: Range
    """The tilt of the camera, in degrees from straight above."""
    fill: Range
    """How far the board extends from the centre of the picture towards its edge; 1 reaches the edge."""
    lens: float
    """The largest radial distortion at the corner of the picture, inwards or outwards."""
    gap: float
    """The typical gap between sections, in hexes."""
    skew: float
    """Twice the standard deviation of a section's rotation relative to the board, in degrees."""
    cast: float
    """The largest share of the lamp's colour cast that the camera's white balance leaves in the picture."""
    gradient: Range
    """The relative change of the light from the centre of the board to its edge."""
    glare: float
    """The share of pictures with bright reflections."""
    shadow: float
    """The share of pictures with a large shadow on the board."""
    blur: Range
    """The standard deviation of the blur, in hexes."""
    noise: Range
    quality: Range
    """The quality of the JPEG file, from 1 to 100."""
    megapixels: Range
    clutter: int
    slip: float
    """The standard deviation of a piece's offset from the centre of its hex, in x and in y, in hexes."""
    figures: float
    """The share of tables that can have warriors, wagons, ships, city halls and walls."""
    veil: float
    """Among pictures with a linen texture, the share with weak reflections, through which the print is visible."""
    walls: tuple[int, int] = (3, 12)
    """The range of the number of walls on a table with walls. The upper end is excluded."""
    quarry: bool = False
    """Whether every table with figures has the quarry, which provides walls."""
    anywhere: float = 0.06
    """The share of settlements that may stand on any terrain that can hold one, for example on water."""


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
