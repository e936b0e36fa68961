"""What follows from a build or a move, always in this order: tiles taken, tiles lost, the end triggered."""

from referee.board.hexes import NEIGHBOURS, Hex, each
from referee.rules.draft import Draft


def after_build(draft: Draft, seat: int, at: Hex) -> None:
    """L1, E1: a piece has come onto the board."""
    take_tiles(draft, seat, at)
    if not draft.players[seat].supply:
        draft.trigger_end(seat)


def after_move(draft: Draft, seat: int, to: Hex) -> None:
    """L1, L3: a piece has changed its hex."""
    take_tiles(draft, seat, to)
    lose_tiles(draft, seat)


def take_tiles(draft: Draft, seat: int, at: Hex) -> None:
    """L1: one tile from every location next to this hex that still has some, once per player and location hex."""
    for origin in each(NEIGHBOURS[at] & draft.board.locations & ~draft.players[seat].taken_from):
        if draft.location_tiles[origin]:
            draft.take_tile(seat, origin)


def lose_tiles(draft: Draft, seat: int) -> None:
    """L3: tiles go whose owner has nothing next to their location any more."""
    own = draft.players[seat].presence
    for tile in draft.players[seat].tiles:
        if not NEIGHBOURS[tile.origin] & own:
            draft.lose_tile(seat, tile.origin)
