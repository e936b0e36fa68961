"""The terrains and the kinds of special hex, each with its letter in the pictures of sections."""

from typing import Final

from referee.base.word import Word


class Terrain(Word):
    """G7: the kinds of terrain. All except water and mountain are suitable for building."""

    GRASS = "grass"
    CANYON = "canyon"
    DESERT = "desert"
    FLOWER_FIELD = "flower-field"
    FOREST = "forest"
    SWAMP = "swamp"
    FARMLAND = "farmland"
    WATER = "water"
    MOUNTAIN = "mountain"


class Special(Word):
    """G7: the kinds of special hex. No piece can stand on a special hex."""

    LOCATION = "location"
    CASTLE = "castle"
    NOMAD_SPACE = "nomad-space"
    PALACE = "palace"
    SILO = "silo"


UNSUITABLE: Final = (Terrain.WATER, Terrain.MOUNTAIN)
SUITABLE: Final = tuple(terrain for terrain in Terrain if terrain not in UNSUITABLE)

LETTERS: Final[dict[str, Terrain | Special]] = {
    "G": Terrain.GRASS,
    "C": Terrain.CANYON,
    "D": Terrain.DESERT,
    "F": Terrain.FLOWER_FIELD,
    "T": Terrain.FOREST,
    "S": Terrain.SWAMP,
    "A": Terrain.FARMLAND,
    "W": Terrain.WATER,
    "M": Terrain.MOUNTAIN,
    "L": Special.LOCATION,
    "K": Special.CASTLE,
    "N": Special.NOMAD_SPACE,
    "P": Special.PALACE,
    "O": Special.SILO,
}
