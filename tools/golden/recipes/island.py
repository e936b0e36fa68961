"""The games of island/: both sides of the island."""

from typing import Final

from referee.model.ruleset import VacatedHex
from tools.golden.recipe import ENGLISH, Recipe

RECIPES: Final = (
    Recipe(
        "two-tree-house",
        "Q3: two players on four base sections and the side with the tree house.",
        2,
        ("tower", "farm:turned", "oasis", "tavern"),
        ("discoverers", "miners", "citizens"),
        island="tree-house",
    ),
    Recipe(
        "four-rope-bridge",
        "Q3: four players and the side with the rope bridge; the bazaar repeats it, lines of the island are marked.",
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
        "Q3: three players who use the tree house once more; a vacated hex does not count.",
        3,
        ("oracle", "farm", "bazaar-water-mill:turned", "tower"),
        ("knights", "chainers", "hermits"),
        ruleset=ENGLISH._replace(vacated_hex=VacatedHex.IGNORED),
        island="tree-house",
        wanted=("tree-house via bazaar", "oracle via bazaar"),
    ),
)
