"""A board: its terrain, special hexes, capitols and caves, none of which change during a game."""

from collections.abc import Iterable, Mapping
from functools import cached_property
from json import dumps
from types import MappingProxyType

from referee.base.declared import Declared
from referee.board.geography import ISLAND_LINES, ROWS
from referee.board.groups import areas
from referee.board.hexes import (
    BIT,
    DIRECTIONS,
    MAIN,
    NEIGHBOURS,
    NOWHERE,
    Hex,
    Hexes,
    each,
    hex_set,
    names,
    neighbours,
    within,
)
from referee.board.section import Layout
from referee.board.terrain import LETTERS, SUITABLE, Special, Terrain


class Board(Declared):
    """An assembled, immutable board. Make boards with `assemble`, which shares one object among equal layouts."""

    layout: Layout
    ground: Mapping[Terrain | Special, Hexes]
    """The hexes of each terrain and of each kind of special hex. The mapping is never changed.

    It is a dict, because the engine reads it several times per action, and a mapping proxy takes three times as long.
    """
    kinds: Mapping[Hex, str]
    """The kind of location on each location hex."""
    capitols: Hexes
    caves: Hexes

    def __reduce__(self) -> tuple[object, ...]:
        # Copying or unpickling a board calls `assemble` with its layout. The local import avoids an import cycle.
        from referee.board.assemble import assemble  # noqa: PLC0415

        return assemble, (self.layout,)

    @cached_property
    def id(self) -> str:
        """The content id of the board. It depends only on the content, so it is the same on every machine."""
        from hashlib import blake2b  # noqa: PLC0415 # Slow to import, and many programs need no ids.

        content = [
            [[placed.section.rows, placed.section.locations, placed.turned] for placed in self.layout.sections],
            names(self.capitols),
            names(self.caves),
            [self.layout.island.rows, self.layout.island.locations] if self.layout.island else None,
        ]
        return blake2b(dumps(content).encode(), digest_size=16).hexdigest()

    @cached_property
    def hexes(self) -> Hexes:
        """All hexes of the board, including those of the island."""
        return self.united(LETTERS.values())

    @cached_property
    def suitable(self) -> Hexes:
        """G7: the hexes of suitable terrain, on which players can build."""
        return self.united(SUITABLE)

    @cached_property
    def special(self) -> Hexes:
        """G7: the special hexes (locations, castles, nomad spaces, palaces and silos)."""
        return self.united(Special)

    @cached_property
    def open(self) -> Hexes:
        """The hexes where a piece can stand: all except the special hexes."""
        return self.hexes & ~self.special

    @cached_property
    def locations(self) -> Hexes:
        """The location hexes of all kinds."""
        return self.ground[Special.LOCATION]

    @cached_property
    def location_kinds(self) -> frozenset[str]:
        """The kinds of location that occur on the board."""
        return frozenset(self.kinds.values())

    @cached_property
    def castles(self) -> Hexes:
        """C1: the castle hexes, each of which earns gold for every player with a piece next to it."""
        return self.ground[Special.CASTLE]

    @cached_property
    def palaces(self) -> Hexes:
        """M7: the palace hexes, each of which earns gold for the players with the most pieces around it."""
        return self.ground[Special.PALACE]

    @cached_property
    def nomad_spaces(self) -> Hexes:
        """N1: the nomad spaces, each of which holds one nomad tile at the start."""
        return self.ground[Special.NOMAD_SPACE]

    @cached_property
    def givers(self) -> Hexes:
        """The hexes where players take tiles: locations and nomad spaces."""
        return self.locations | self.nomad_spaces

    @cached_property
    def island(self) -> Hexes:
        """Q3: the hexes of the island; empty if the island is not in play."""
        return self.hexes & ~MAIN

    @cached_property
    def rim(self) -> Hexes:
        """Q3: the island hexes with fewer than six neighbouring island hexes."""
        island = self.island
        return hex_set(at for at in each(island) if (NEIGHBOURS[at] & island).bit_count() < len(DIRECTIONS))

    @cached_property
    def rows(self) -> tuple[Hexes, ...]:
        """G4: the horizontal lines of the main board, then the lines of the island that contain hexes."""
        return ROWS + tuple(line & self.island for line in ISLAND_LINES if line & self.island)

    @cached_property
    def lines(self) -> Mapping[int, Hexes]:
        """G4: the horizontal lines by number. Lines 0 to 19 are on the main board, 20 to 24 on the island.

        Lines without hexes are left out.
        """
        lines = (*ROWS, *(line & self.island for line in ISLAND_LINES))
        return MappingProxyType({number: line for number, line in enumerate(lines) if line})

    @cached_property
    def waterside(self) -> Hexes:
        """The hexes next to a water hex. Q3: `beside_water` in rules/water.py can add the rim of the island."""
        return neighbours(self.ground[Terrain.WATER]) & self.hexes

    @cached_property
    def mountainside(self) -> Hexes:
        """The hexes next to a mountain."""
        return neighbours(self.ground[Terrain.MOUNTAIN]) & self.hexes

    @cached_property
    def beside_special(self) -> Hexes:
        """The hexes next to a special hex."""
        return neighbours(self.special) & self.hexes

    @cached_property
    def around(self) -> Mapping[Terrain, Hexes]:
        """For each terrain, the hexes that are next to this terrain but not on it."""
        return MappingProxyType(
            {terrain: neighbours(self.ground[terrain]) & self.hexes & ~self.ground[terrain] for terrain in Terrain}
        )

    @cached_property
    def near_capitols(self) -> tuple[Hexes, ...]:
        """Q1: for each capitol, the hexes at most two steps away from it, including its own hex."""
        return tuple(within(BIT[capitol], 2) for capitol in each(self.capitols))

    @cached_property
    def terrain_areas(self) -> Mapping[Terrain, tuple[Hexes, ...]]:
        """G8: for each terrain, its terrain areas: the groups of connected hexes of this terrain."""
        return MappingProxyType({terrain: tuple(areas(self.ground[terrain])) for terrain in Terrain})

    def surface_at(self, at: Hex) -> Terrain | Special:
        """The terrain of this hex of the board, or its kind if it is a special hex."""
        return next(kind for kind, hexes in self.ground.items() if hexes & BIT[at])

    def united(self, kinds: Iterable[Terrain | Special]) -> Hexes:
        """All hexes of the given terrains and kinds of special hex."""
        united = NOWHERE
        for kind in kinds:
            united |= self.ground[kind]
        return united
