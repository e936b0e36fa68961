"""Draws boards with pictures of real sections, from a folder that is not part of this project.

For each section, the folder contains a picture `<section>.png`. It shows the section as printed, from straight above,
with a white border and with hexes that are 74 pixels wide.

In the picture, the centre of a hex is at x = 74 * (column + 0.5 + 0.5 * (row % 2)) and
y = 74 * (0.75 * row + 0.5) * 1.1547. Rows and columns count from 0.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

import cv2
import numpy as np

from referee.board.section import Section
from tools.photos.art import MARGIN, SCALE, hex_grid, soft_mask
from tools.photos.kinds import RGB, Field, Image, Rng

_SCALE: Final = 74
_SHIFT: Final = np.array([0.5, 0.5 * 1.1547])
"""The centre of a1 in the picture of a section, in hexes."""


@dataclass(frozen=True, slots=True)
class FlatPrint:
    """An edition whose sections are pictures in a folder."""

    folder: Path

    @property
    def names(self) -> tuple[str, ...]:
        """Return the names of the sections whose pictures are in the folder."""
        return tuple(sorted(path.stem for path in self.folder.glob("*.png")))

    def card(self, letter: str) -> list[RGB]:
        """Return the two colours of a terrain card."""
        return [(120, 110, 90), (60, 20 + ord(letter), 60)]

    def section(self, section: Section, rng: Rng) -> tuple[Image, Field]:  # noqa: ARG002
        """Return the printed section, and its coverage: 1 on cardboard, 0 outside."""
        picture = cv2.imread(str(self.folder / f"{section.name}.png"), cv2.IMREAD_COLOR_RGB)
        if picture is None:
            raise FileNotFoundError(self.folder / f"{section.name}.png")
        _, inside, _ = hex_grid()
        share = SCALE / _SCALE
        move = (MARGIN - _SHIFT) * SCALE
        matrix = np.array([[share, 0, move[0]], [0, share, move[1]]])
        size = inside.shape[1], inside.shape[0]
        laid = cv2.warpAffine(picture, matrix, size, flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
        return np.asarray(laid, np.uint8), soft_mask(inside)
