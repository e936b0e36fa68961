"""The games of capitol/: gold for pieces near a capitol."""

from typing import Final

from tools.golden.recipe import Recipe

RECIPES: Final = (
    Recipe(
        "four-capitols",
        "Q1: four players around a capitol, in the one section of this board that has two castles.",
        4,
        ("farm", "oracle:turned", "tavern", "barn"),
        ("merchants", "workers", "farmers"),
        capitols=True,
        wanted=("gold from capitols",),
    ),
)
