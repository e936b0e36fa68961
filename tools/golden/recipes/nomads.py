"""The games of nomads/: nomad tiles, walls, and gold that is paid during play."""

from typing import Final

from referee.model.ruleset import Movement, VacatedHex
from tools.golden.recipe import ENGLISH, SPANISH, Recipe

_CARDS: Final = ("families", "shepherds", "ambassadors")

RECIPES: Final = (
    Recipe(
        "two-treasures",
        "Two players who take treasures and use a water donation; every card is known.",
        2,
        ("quarry", "caravan", "village", "garden"),
        _CARDS,
        nomads=("treasure", "treasure", "donation-water"),
        wanted=("uses treasure", "uses donation-water", *(f"gold from {card}" for card in _CARDS)),
    ),
    Recipe(
        "three-free-resettlement",
        "N6: three players who resettle under the English rules; some cards are face down.",
        3,
        ("village:turned", "garden", "caravan:turned", "quarry"),
        ("shepherds", "hermits", "lords"),
        ordered=False,
        hidden=0.5,
        nomads=("resettlement", "resettlement", "donation-grass"),
        wanted=("uses resettlement", "finish resettlement", "uses donation-grass", "tile-lost"),
    ),
    Recipe(
        "four-loose-resettlement",
        "N6: four players who resettle under the Spanish rules.",
        4,
        ("garden:turned", "quarry", "village", "caravan"),
        ("families", "citizens", "knights"),
        ordered=False,
        ruleset=SPANISH,
        nomads=("resettlement", "resettlement", "donation-desert"),
        wanted=("uses resettlement", "finish resettlement", "uses donation-desert", "shuffle"),
    ),
    Recipe(
        "five-swords",
        "N4: five players whose swords remove a piece of each other player; a settlement is built on a mountain.",
        5,
        ("caravan", "village", "quarry:turned", "garden:turned"),
        ("ambassadors", "merchants", "farmers"),
        hidden=1,
        ordered=False,
        nomads=("sword", "sword", "donation-mountain", "donation-canyon"),
        wanted=("uses sword", "uses donation-mountain", "uses donation-canyon", "tile-lost"),
    ),
    Recipe(
        "two-walls",
        "N7: two players on two sections of Nomads and two of the base game; quarries place one or two walls.",
        2,
        ("quarry", "harbor", "garden:turned", "tavern"),
        ("families", "workers", "miners"),
        ruleset=ENGLISH._replace(vacated_hex=VacatedHex.IGNORED),
        wanted=("place quarry", "finish quarry"),
    ),
    Recipe(
        "four-outposts",
        "N5: four players who use outposts, also for a build with a tile.",
        4,
        ("village", "caravan:turned", "garden", "quarry:turned"),
        ("shepherds", "ambassadors", "fishermen"),
        nomads=("outpost", "outpost", "donation-flower-field", "donation-forest"),
        wanted=(
            "outpost for build",
            "outpost for build garden",
            "uses donation-flower-field",
            "uses donation-forest",
        ),
    ),
    Recipe(
        "five-mixed-quarry",
        "Four expansions, caves and the island; canoes are used inside an action of several steps.",
        5,
        ("bazaar-water-mill", "quarry", "canoe", "barracks-crossroads"),
        ("families", "mayors", "captains"),
        ordered=False,
        tasks=("advance",),
        island="tree-house",
        caves=True,
        wanted=(
            "answer inside an action of several steps",
            "answer inside the mandatory action",
            "uses cave",
            "move barracks via bazaar",
            "quarry via bazaar",
            "water-mill via bazaar",
        ),
    ),
    Recipe(
        "three-each-step",
        "N6: three players for whom every step of a resettlement counts; others react between the steps.",
        3,
        ("garden", "canoe", "village:turned", "quarry"),
        ("mayors", "shepherds", "workers"),
        ruleset=ENGLISH._replace(movement=Movement.EACH_STEP),
        nomads=("resettlement", "resettlement", "treasure"),
        wanted=("uses resettlement", "finish resettlement", "counts on the way", "tile-lost"),
    ),
)
