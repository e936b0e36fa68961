"""Eight very different calm styles as data: colours, lines, textures and symbols."""

from dataclasses import dataclass
from typing import Final

from tools.photos.kinds import RGB


@dataclass(frozen=True, slots=True)
class Style:
    """The look of a printed board.

    For each kind of hex, by its letter, the palette has three colours: the ground, its variation and its symbols.
    """

    name: str
    palette: dict[str, tuple[RGB, RGB, RGB]]
    areas: bool
    """Whether the borders between terrains are irregular, instead of following the sides of the hexes."""
    texture: float
    symbols: float
    """The probability that each of seven possible symbols on a hex, such as trees or waves, is drawn."""
    line: tuple[RGB, float]
    """The lines between hexes: colour and opacity."""
    outline: tuple[RGB, float, int]
    """The lines around terrain areas: colour, opacity and width in pixels."""
    hatch: float = 0.0
    grain: float = 0.0
    rim: float = 0.0


def _palette(**colours: str) -> dict[str, tuple[RGB, RGB, RGB]]:
    return {letter: _three(text.split()) for letter, text in colours.items()}


def _three(words: list[str]) -> tuple[RGB, RGB, RGB]:
    first, second, third = ((int(word[:2], 16), int(word[2:4], 16), int(word[4:], 16)) for word in words)
    return first, second, third


STYLES: Final = {
    style.name: style
    for style in (
        Style(
            "flat",
            _palette(
                G="96c846 a0d050 4a8a20",
                C="aa5f32 b06838 7a3a1a",
                D="ebcd64 f0d470 c8a040",
                F="d678aa dc84b2 fff0a0",
                T="1e6432 246c38 0c3c1c",
                W="3c82c8 448ace b0d8f0",
                M="8c8c91 949499 58585e",
                L="e8d8b0 e0ceA0 8c5020",
                K="d8d8dc ccccd0 505058",
                N="e0c090 d8b480 703018",
            ),
            areas=False,
            texture=0.12,
            symbols=0.0,
            line=((30, 30, 30), 0.75),
            outline=((0, 0, 0), 0.0, 1),
        ),
        Style(
            "painterly",
            _palette(
                G="86ab3e aabe50 5c7a28",
                C="a05c3a c07a50 64341e",
                D="dec26e f0dc96 b08c46",
                F="609646 86ae50 e05a96",
                T="28542c 466e32 16361a",
                W="3e78aa 6ea5c8 d8ecf4",
                M="827d78 aaa5a0 4c4844",
                L="c8b078 dcc690 70401c",
                K="b0aca8 c8c4be 4c4440",
                N="bc9460 d0ac74 68301c",
            ),
            areas=True,
            texture=0.9,
            symbols=1.0,
            line=((250, 245, 220), 0.28),
            outline=((70, 50, 30), 0.55, 3),
        ),
        Style(
            "dark",
            _palette(
                G="46602c 52702f 2c4018",
                C="5c2e22 6c3a2a 361810",
                D="927440 a0844e 5e4824",
                F="603260 704070 c890c0",
                T="14301e 1c3c26 081a10",
                W="182f56 223f6a 4a78a0",
                M="484850 585860 26262c",
                L="907848 7c683c 2c1a0a",
                K="787880 686870 1c1c20",
                N="7a5630 6a4826 2c120a",
            ),
            areas=False,
            texture=0.5,
            symbols=0.8,
            line=((8, 8, 10), 0.9),
            outline=((0, 0, 0), 0.0, 1),
            grain=0.05,
        ),
        Style(
            "washed",
            _palette(
                G="c6d8a0 d2e0b2 a4bc80",
                C="dcb49a e4c2ac bc8c70",
                D="f4e6b8 f8eecc dcc890",
                F="e8c4d4 eed0de d890b0",
                T="98b694 a6c0a0 7a9c7a",
                W="b0d0e4 c0dcec f0f8fc",
                M="cac8c8 d6d4d4 a4a2a4",
                L="ece0c8 e4d6b8 a8845c",
                K="dedede d2d2d4 88888c",
                N="e6d2b4 dec6a2 9c6c50",
            ),
            areas=True,
            texture=0.6,
            symbols=0.6,
            line=((255, 255, 255), 0.55),
            outline=((150, 140, 130), 0.35, 2),
            grain=0.02,
        ),
        Style(
            "autumn",
            _palette(
                G="b4a046 c4b058 8a7a2c",
                C="78403c 884c44 4c2420",
                D="eee0aa f4e8bc c8b070",
                F="c8706c d48480 f8e0d0",
                T="8c5420 9e6428 5c3410",
                W="46707a 54808a a8ccd0",
                M="6e6880 7e788e 46405a",
                L="dcc89c ceb888 603418",
                K="b4b0bc a4a0ac 3c3848",
                N="d0a474 c09464 5c2814",
            ),
            areas=True,
            texture=0.35,
            symbols=0.5,
            line=((40, 24, 16), 0.35),
            outline=((250, 240, 220), 0.8, 4),
            hatch=0.18,
            rim=0.1,
        ),
        Style(
            "woodcut",
            _palette(
                G="56683a 4c5e34 8c9a5c",
                C="7a4630 6c3c28 40201a",
                D="9c8a58 8e7c4c 645430",
                F="7c4656 8a5264 b89458",
                T="24382c 1c2e26 48604a",
                W="2c4a5a 24404e 6a8a94",
                M="5a545c 4e4850 302a34",
                L="8c7a54 7c6c48 34240f",
                K="6c6a6c 605e60 201e20",
                N="80603c 705230 301a10",
            ),
            areas=True,
            texture=0.7,
            symbols=0.9,
            line=((20, 16, 12), 0.5),
            outline=((12, 8, 6), 0.85, 4),
            hatch=0.25,
            grain=0.03,
        ),
        Style(
            "pastel",
            _palette(
                G="d4e8b4 dcecc0 9cc070",
                C="eabfa4 f0ccb4 c08a68",
                D="f6e9a6 faf0bc e0c468",
                F="f0b8cc f4c8d8 fdf6d0",
                T="86bfa0 92c8aa 4c8c6c",
                W="a4c4f0 b0ccf4 f4f8ff",
                M="d4d0dc dedae4 9a94a8",
                L="f4ead0 ecdfbe b07c4c",
                K="e4e2e8 d8d6de 7c7888",
                N="eed8b0 e6cc9c a46848",
            ),
            areas=False,
            texture=0.3,
            symbols=0.5,
            line=((90, 80, 90), 0.4),
            outline=((0, 0, 0), 0.0, 1),
            hatch=0.06,
        ),
        Style(
            "harbour",
            _palette(
                G="7fb08a 74a67e 3f6f55",
                C="9a6a78 8c5c6a 54303c",
                D="e6cfae dcc29c b0906a",
                F="a88cc4 b69ace f4d8f0",
                T="2f5f6a 28545e 143038",
                W="5aa0d8 6cb0e4 e0f4ff",
                M="9aa0a8 8a9098 50565e",
                L="f0e2c0 e2d2ac 7a4a2a",
                K="c6c8d0 b6b8c0 40424c",
                N="d8b488 c8a276 6a3a22",
            ),
            areas=False,
            texture=0.25,
            symbols=1.0,
            line=((245, 248, 250), 0.6),
            outline=((20, 40, 60), 0.5, 2),
            grain=0.03,
        ),
    )
}
RANDOM: Final = "random"
"""The name of the busy style, which differs in every picture (see `busy`)."""
DEVELOPED: Final = ("flat", "painterly", "woodcut", "pastel")
"""The calm styles that were used to develop and tune the reader."""
REPORTED: Final = ("dark", "washed", "autumn", "harbour")
"""The calm styles for reports. No picture in these styles was used to tune the reader.

However, because `dark` and `washed` had poor results in earlier reports, two styles were added to DEVELOPED:
`woodcut` and `pastel`.
"""
