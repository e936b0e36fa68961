"""The donation tiles: build three settlements on the terrain of the tile (N2)."""

from referee.board.terrain import UNSUITABLE
from referee.model.actions import BuildWith
from referee.model.vocabulary import BASE_TERRAINS
from referee.rules.families.deeds import DeedPower
from referee.rules.families.puts import BuildsOnTerrain
from referee.rules.power import Group
from referee.rules.registry import add_nomad_tile

_RULES = ("N2", "B4")

for _terrain in (*BASE_TERRAINS, *UNSUITABLE):
    # N2: there are donation tiles for water and mountain, too, although these terrains are not suitable (B2).
    _tile = f"donation-{_terrain}"
    _deed = BuildsOnTerrain(tile=_tile, rules=_RULES, on=(_terrain,))
    add_nomad_tile(
        DeedPower(tile=_tile, rules=_RULES, expansion="nomads", group=Group.NOMAD, deeds={BuildWith: _deed}, steps=3),
        copies=1,
    )
