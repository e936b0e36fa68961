"""An SVG as PNG, the same bytes on every machine: our own font, and never the system's.

Referee Sans is DejaVu Sans 2.35 with Latin letters only, condensed to 90 per cent (as DejaVu Sans Condensed is), and
renamed as its licence asks.
"""

from importlib import resources
from typing import Final

from resvg_py import svg_to_bytes

WIDEST: Final = 8192
_FAMILY: Final = "Referee Sans"


def png(svg: str, *, width: int | None = None) -> bytes:
    """The picture, as wide as the SVG says or as so many pixels."""
    if width is not None and not 1 <= width <= WIDEST:
        raise ValueError(f"a picture {width} pixels wide; 1 to {WIDEST} are possible")
    with resources.as_file(resources.files(__package__) / "fonts") as fonts:
        return svg_to_bytes(
            svg_string=svg,
            width=width,
            skip_system_fonts=True,
            font_dirs=[str(fonts)],
            font_family=_FAMILY,
            sans_serif_family=_FAMILY,
        )
