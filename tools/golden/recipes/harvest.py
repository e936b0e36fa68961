"""The games of harvest/: farmland, silos, scouts, number tiles, marked lines, and tiles that are used again."""

from typing import Final

from tools.golden.recipe import SPANISH, Recipe

RECIPES: Final = (
    Recipe(
        "two-scouts",
        "H7: two players; scouts are put elsewhere by way of the bazaar.",
        2,
        ("bazaar-water-mill", "mountain-station-scout-cabin", "cathedral-watchtower", "university-palisade"),
        ("homesteaders", "rangers", "chainers"),
        wanted=("move scout-cabin via bazaar", "build silo", "move silo", "build farmland"),
        everywhere=False,
    ),
    Recipe(
        "three-numbers",
        "H8: three players; ones are changed for a five, which is given back for five settlements.",
        3,
        ("cathedral-watchtower", "university-palisade:turned", "bazaar-water-mill", "mountain-station-scout-cabin"),
        ("rangers", "travellers", "lords"),
        ordered=False,
        hidden=0.5,
        wanted=("take number-five", "spend a five", "cathedral via bazaar", "palisade via bazaar"),
        everywhere=False,
    ),
    Recipe(
        "four-rovers-each-build",
        "S24, S25: four players; rovers are paid at each build, lines are marked.",
        4,
        (
            "university-palisade",
            "bazaar-water-mill:turned",
            "mountain-station-scout-cabin",
            "cathedral-watchtower:turned",
        ),
        ("travellers", "mayors", "rovers"),
        ordered=False,
        ruleset=SPANISH,
        wanted=("gold from rovers", "line-marked", "watchtower via bazaar", "university via bazaar"),
    ),
    Recipe(
        "five-rovers-end-of-turn",
        "S25: five players; rovers are paid at the end of a turn. The bazaar repeats tiles of the base game.",
        5,
        ("farm", "bazaar-water-mill", "tavern", "oasis:turned"),
        ("rovers", "chainers", "mayors"),
        wanted=("gold from rovers", "farm via bazaar", "tavern via bazaar", "oasis via bazaar", "finish harvesting"),
    ),
    Recipe(
        "three-repeats",
        "H3: three players whose bazaars move settlements once more.",
        3,
        ("bazaar-water-mill", "paddock", "caravan", "tower:turned"),
        ("homesteaders", "travellers", "workers"),
        wanted=("paddock via bazaar", "caravan via bazaar", "tower via bazaar", "water-mill via bazaar"),
    ),
    Recipe(
        "four-stations",
        "H5: four players with a mountain station that the bazaar repeats, all cards face down.",
        4,
        ("mountain-station-scout-cabin", "garden", "bazaar-water-mill", "barn"),
        ("rangers", "mayors", "discoverers"),
        hidden=1,
        ordered=False,
        wanted=("mountain-station via bazaar", "garden via bazaar", "barn via bazaar", "finish scout-cabin"),
    ),
    Recipe(
        "five-mixed-wagon",
        "Three expansions, the base game and all the small ones; the bazaar moves a wagon once more.",
        5,
        ("monastery-wagon", "oracle", "refuge", "bazaar-water-mill"),
        ("mayors", "rovers", "ambassadors"),
        ordered=False,
        tasks=("road",),
        island="rope-bridge",
        capitols=True,
        caves=True,
        wanted=(
            "move wagon via bazaar",
            "monastery via bazaar",
            "refuge via bazaar",
            "uses cave",
            "gold from capitols",
        ),
        everywhere=False,
    ),
)
