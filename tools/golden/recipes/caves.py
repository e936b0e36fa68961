"""The games of caves/: settlements that move from cave to cave."""

from typing import Final

from tools.golden.recipe import Recipe

RECIPES: Final = (
    Recipe(
        "three-caves",
        "Q2: three players whose settlements move from cave to cave; tiles are lost.",
        3,
        ("harbor", "tower:turned", "oasis", "paddock"),
        ("miners", "lords", "hermits"),
        caves=True,
        wanted=("uses cave", "tile-lost"),
    ),
)
