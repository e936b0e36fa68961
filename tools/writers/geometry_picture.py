"""Writes the picture in docs/geometry.md: `python -m tools.writers.geometry_picture`."""

from collections.abc import Iterator
from math import cos, pi, sin
from typing import Final

from referee.board.geography import WIDTH, axial, centre
from referee.board.hexes import Hex, hex_at, named
from tests.deploy.programs import ROOT

FILE: Final = ROOT / "docs" / "pictures" / "geometry.svg"
ROWS: Final = 5
COLUMNS: Final = 6
SIDE: Final = 58
MARGIN: Final = 70
CHOSEN: Final = named("c3")
STEPS: Final = {(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)}
STYLE: Final = """
  text { font-family: system-ui, sans-serif; text-anchor: middle; fill: #22262b }
  .name { font-size: 21px; font-weight: 600 } .axial { font-size: 14px; fill: #8a4b08 }
  .centre { font-size: 11px; fill: #1f5fa8 }
  .side { font-size: 15px; fill: #6a6f76 } polygon { stroke: #8d8a80; stroke-width: 1.5; fill: #f7f5ef }
  .chosen { fill: #f4d06f } .beside { fill: #fbeec4 }
"""


def _corners(x: float, y: float) -> str:
    turns = [pi / 6 + pi / 3 * corner for corner in range(6)]
    return " ".join(f"{x + SIDE * cos(turn):.1f},{y + SIDE * sin(turn):.1f}" for turn in turns)


def _kind(at: Hex) -> str:
    q, r = axial(CHOSEN)
    step = (axial(at).q - q, axial(at).r - r)
    return "chosen" if at == CHOSEN else "beside" if step in STEPS else "plain"


def _hex(name: str) -> Iterator[str]:
    at = named(name)
    x, y = (MARGIN + SIDE * part for part in centre(at))
    yield f'<polygon class="{_kind(at)}" points="{_corners(x, y)}"/>'
    yield f'<text class="name" x="{x:.1f}" y="{y - 8:.1f}">{name}</text>'
    yield f'<text class="axial" x="{x:.1f}" y="{y + 13:.1f}">[{axial(at).q}, {axial(at).r}]</text>'
    yield f'<text class="centre" x="{x:.1f}" y="{y + 31:.1f}">{centre(at).x:g}, {centre(at).y:g}</text>'


def drawn() -> str:
    """Return the top left corner of the board as SVG, with names, axial coordinates and centres."""
    letters = "abcdefghijklmnopqrst"[:COLUMNS]
    width = MARGIN + SIDE * WIDTH * (COLUMNS + 0.5) + 10
    height = MARGIN + SIDE * centre(hex_at(ROWS - 1, 0)).y + SIDE + 10
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" role="img">']
    parts += [
        "<title>The top left corner of the board, with the names, axial coordinates and centres of its hexes</title>"
    ]
    parts += [f"<style>{STYLE}</style>", f'<rect width="{width:.0f}" height="{height:.0f}" fill="#fff"/>']
    for number, letter in enumerate(letters):
        x = MARGIN + SIDE * centre(hex_at(0, number)).x
        parts.append(f'<text class="side" x="{x:.1f}" y="30">column {letter}</text>')
    for row in range(ROWS):
        y = MARGIN + SIDE * centre(hex_at(row, 0)).y
        parts.append(f'<text class="side" x="34" y="{y:.1f}">row {row + 1}</text>')
        if row % 2:
            parts.append(f'<text class="side" x="34" y="{y + 17:.1f}">shifted</text>')
        for letter in letters:
            parts += _hex(f"{letter}{row + 1}")
    return "\n".join([*parts, "</svg>", ""])


def main() -> None:
    """Write the picture."""
    FILE.write_text(drawn(), encoding="utf-8")


if __name__ == "__main__":
    main()
