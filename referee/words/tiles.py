"""What a tile does, in one sentence, where the sentence of its rule speaks of more than this tile."""

from collections.abc import Mapping
from typing import Final

TILES: Final[Mapping[str, str]] = {
    "number-five": "Number tiles: change five tiles 1 for a tile 5, as often as you like, while there is one.",
    "foresters-lodge": "Forester's lodge: build on forest.",
    "monastery": "Monastery: build on canyon.",
    "fort": "Fort: draw a terrain card, and build on its terrain if that can be done.",
    "canoe": "Canoe: when another player takes the last tile of a location hex, build on swamp or water at once.",
    "canoe-bonus": "Canoe bonus: build on swamp or water in your own turn.",
    "fountain": "Fountain: build next to exactly one own piece and to nobody else's.",
    "fountain-bonus": "Fountain bonus: every fountain may build on a mountain, too.",
    "refuge": "Refuge: move a settlement to a hex beside it.",
    "refuge-bonus": "Refuge bonus: move a settlement in a straight line, over anything, to the first buildable hex.",
    "temple": "Temple: take a settlement off the board; the mandatory action of your next turn builds it besides.",
    "temple-bonus": "Temple bonus: the first settlement of the mandatory action need not be adjacent.",
    "watchtower": "Watchtower: build next to another player's piece.",
    "university": "University: build next to a special hex.",
    "cathedral": (
        "Cathedral: take a number tile 1, or give number tiles back and build as many settlements as they say "
        "on the terrain of the played card; the first tile 1 comes with it."
    ),
    "tree-house": "Tree house: move a settlement to forest.",
    "rope-bridge": "Rope bridge: move a settlement to canyon.",
    "donation-grass": "Donation: build three on grass.",
    "donation-canyon": "Donation: build three on canyon.",
    "donation-desert": "Donation: build three on desert.",
    "donation-flower-field": "Donation: build three on flower field.",
    "donation-forest": "Donation: build three on forest.",
    "donation-water": "Donation: build three on water.",
    "donation-mountain": "Donation: build three on mountains.",
}
