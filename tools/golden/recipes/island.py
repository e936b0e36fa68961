"""The games of island/: both sides of the island."""

from typing import Final

from referee.model.ruleset import IslandRim, VacatedHex
from tools.golden.recipe import ENGLISH, Recipe

RECIPES: Final = (
    Recipe(
        "two-tree-house",
        "Q3: two players on four base sections and the island side with the tree house.",
        2,
        ("tower", "farm:turned", "oasis", "tavern"),
        ("discoverers", "miners", "citizens"),
        island="tree-house",
    ),
    Recipe(
        "four-rope-bridge",
        "Q3: four players on the rope bridge side; the bazaar repeats that tile, and lines of the island are marked.",
        4,
        ("bazaar-water-mill", "harbor:turned", "barn", "paddock"),
        ("mayors", "rangers", "merchants"),
        ordered=False,
        hidden=0.5,
        island="rope-bridge",
        wanted=("rope-bridge via bazaar", "marks a line of the island"),
    ),
    Recipe(
        "three-tree-house",
        "Q3: three players whose bazaars repeat the tree house; the hex that a settlement leaves does not count.",
        3,
        ("oracle", "farm", "bazaar-water-mill:turned", "tower"),
        ("knights", "chainers", "hermits"),
        ruleset=ENGLISH._replace(vacated_hex=VacatedHex.IGNORED),
        island="tree-house",
        wanted=("tree-house via bazaar", "oracle via bazaar"),
    ),
    Recipe(
        "two-wet-rim",
        "Q3, H4, S1: two players; the rim of the island counts as next to water, and a water mill builds there.",
        2,
        ("bazaar-water-mill", "tavern", "paddock:turned", "oasis"),
        ("fishermen", "workers", "knights"),
        ruleset=ENGLISH._replace(island_rim=IslandRim.WATER),
        island="rope-bridge",
        wanted=("gold from fishermen", "water-mill on the rim"),
    ),
)
