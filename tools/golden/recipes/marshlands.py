"""The games of marshlands/: swamp cards, bonus tiles, reactions with canoes, and settlements on temples."""

from typing import Final

from referee.board.terrain import Terrain
from tools.golden.recipe import SPANISH, Recipe

RECIPES: Final = (
    Recipe(
        "two-swamp-cards",
        "M1: two players who use swamp cards for either terrain; settlements from temples are built again.",
        2,
        ("canoe", "fountain", "refuge", "temple"),
        ("geologists", "messengers", "noblewomen"),
        wanted=(
            "swamp card as swamp",
            "swamp card as another terrain",
            "debt of a temple paid",
            "gold from geologists",
            "gold from messengers",
            "gold from noblewomen",
        ),
    ),
    Recipe(
        "three-removed-terrain",
        "P5: three players in a game without grass cards; some cards are face down.",
        3,
        ("temple:turned", "canoe", "fountain:turned", "refuge"),
        ("vassals", "captains", "scouts"),
        ordered=False,
        hidden=0.5,
        removed=Terrain.GRASS,
        wanted=(
            "gold from vassals",
            "gold from captains",
            "gold from scouts",
            "uses refuge-bonus",
            "gold from palaces",
        ),
    ),
    Recipe(
        "four-canoes",
        "M3: four players who react inside a mandatory action and to each other's reactions, or decline.",
        4,
        ("refuge", "temple", "canoe:turned", "fountain"),
        ("noblewomen", "captains", "lords"),
        ordered=False,
        ruleset=SPANISH,
        wanted=(
            "answer inside the mandatory action",
            "answer inside an answer",
            "answer inside a turn",
            "finish reacting",
            "uses canoe-bonus",
        ),
    ),
    Recipe(
        "five-bonus-tiles",
        "M2: five players; every bonus tile is used and one is lost.",
        5,
        ("fountain:turned", "refuge:turned", "temple", "canoe"),
        ("geologists", "vassals", "merchants"),
        wanted=("uses fountain-bonus", "uses refuge-bonus", "uses canoe-bonus", "uses temple-bonus", "bonus-lost"),
    ),
    Recipe(
        "three-temples",
        "M6: three players, two sections of the base game; the bonus tile of a temple waives adjacency.",
        3,
        ("temple", "barn", "paddock", "fountain"),
        ("scouts", "messengers", "hermits"),
        ordered=False,
        hidden=1,
        removed=Terrain.FOREST,
        wanted=("temple-bonus for build", "debt of a temple paid", "uses fountain-bonus"),
    ),
    Recipe(
        "five-mixed-temple",
        "Four expansions, caves and the island; the bazaar repeats a temple and moves a ship once more.",
        5,
        ("lighthouse-foresters-lodge", "bazaar-water-mill", "village", "temple:turned"),
        ("scouts", "mayors", "rovers"),
        removed=Terrain.CANYON,
        tasks=("place-of-refuge",),
        island="tree-house",
        caves=True,
        wanted=(
            "temple via bazaar",
            "village via bazaar",
            "move lighthouse via bazaar",
            "foresters-lodge via bazaar",
            "uses cave",
        ),
    ),
)
