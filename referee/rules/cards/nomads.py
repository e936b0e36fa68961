"""S11 to S13: the Kingdom Builder cards of Nomads, which pay for new pieces during the game."""

from functools import partial

from referee.board.hexes import AXES, NEIGHBOURS, Hex, hex_set, lines, united
from referee.rules.draft import Draft
from referee.rules.registry import pays_at_build

_FAMILY = 3

nomads_card = partial(pays_at_build, expansion="nomads")


@nomads_card("families", rule="S11")
def families(draft: Draft, _seat: int, _at: Hex, tile: str | None) -> int:
    """S11: 2 gold if the first three settlements of the mandatory action form an unbroken straight line."""
    if tile:
        return 0
    if len(draft.turn.built) != _FAMILY:
        return 0
    family = hex_set(draft.turn.built)
    return 2 * any(lines(family, _FAMILY, axis) for axis in AXES)


@nomads_card("shepherds", rule="S12")
def shepherds(draft: Draft, _seat: int, at: Hex, _tile: str | None) -> int:
    """S12: 2 gold if the new piece is not next to any empty hex of the terrain that it stands on."""
    pasture = draft.board.ground[draft.board.surface_at(at)]
    occupied = draft.walls | united(player.presence for player in draft.players)
    return 0 if NEIGHBOURS[at] & pasture & ~occupied else 2


@nomads_card("ambassadors", rule="S13")
def ambassadors(draft: Draft, seat: int, at: Hex, _tile: str | None) -> int:
    """S13: 1 gold if the new piece is next to a piece of another player. H7: scouts do not count."""
    others = (player.lasting for number, player in enumerate(draft.players) if number != seat)
    return int(any(presence & NEIGHBOURS[at] for presence in others))
