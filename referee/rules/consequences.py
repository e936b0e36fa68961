"""What follows from a build or a move, always in this order: tiles taken, tiles lost, gold, the end triggered."""

from referee.board.hexes import NEIGHBOURS, Hex, Hexes, each
from referee.rules.draft import Draft
from referee.rules.registry import CARDS, POWERS


def after_build(draft: Draft, seat: int, at: Hex, tile: str | None) -> None:
    """L1, S11 to S13, E1: a settlement has come onto the board."""
    take_tiles(draft, seat, NEIGHBOURS[at])
    pay(draft, seat, at, tile)
    if not draft.players[seat].supply:
        draft.trigger_end(seat)


def after_move(draft: Draft, seat: int, to: Hex) -> None:
    """L1, L3: a piece has changed its hex."""
    take_tiles(draft, seat, NEIGHBOURS[to])
    lose_tiles(draft, seat)


def take_tiles(draft: Draft, seat: int, around: Hexes) -> None:
    """L1, N1: a tile from each location and nomad space among these that has one; a location gives a player one."""
    for origin in each(around & draft.board.givers & ~draft.players[seat].taken_from):
        if draft.location_tiles.get(origin):
            draft.take_tile(seat, origin)
            POWERS[draft.board.kinds[origin]].when_taken(draft, seat)
        elif draft.nomad_tiles.get(origin):
            power = POWERS[draft.take_nomad_tile(seat, origin)]
            power.when_taken(draft, seat)
            if not power.kept:
                draft.spend_nomad_tile(seat, draft.players[seat].nomad_tiles[-1])


def lose_tiles(draft: Draft, seat: int) -> None:
    """L3: tiles go whose owner has nothing next to their location any more."""
    own = draft.players[seat].presence
    for tile in draft.players[seat].tiles:
        if not NEIGHBOURS[tile.origin] & own:
            draft.lose_tile(seat, tile.origin)


def pay(draft: Draft, seat: int, at: Hex, tile: str | None) -> None:
    """What the cards in play pay for a build."""
    for name in draft.cards:
        payment = CARDS[name].payment
        if payment and (gold := payment(draft, seat, at, tile)):
            draft.gain(seat, gold, name)
