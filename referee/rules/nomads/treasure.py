"""The treasure tile: gain 3 gold when you take the tile (N3)."""

from referee.rules.draft import Draft
from referee.rules.power import Group, Power, When
from referee.rules.registry import add_nomad_tile


class Treasure(Power):
    """N3: gain 3 gold immediately. The tile then leaves the game."""

    def when_taken(self, draft: Draft, seat: int) -> None:
        draft.gain(seat, 3, self.tile)
        draft.spend_nomad_tile(seat, draft.players[seat].nomad_tiles[-1])


add_nomad_tile(
    Treasure(tile="treasure", rules=("N3",), expansion="nomads", group=Group.NOMAD, when=When.WHEN_TAKEN), copies=2
)
