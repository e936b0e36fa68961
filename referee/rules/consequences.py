"""The consequences of a build or a move, always in this order.

1. The player takes tiles (L1, N1), which can have effects of their own (N3, H8, M2).
2. After a move, or when a piece leaves the board: tiles are lost (L3), and bonus tiles with them (M2).
3. After a build: the cards in play pay (S11 to S13, S25), each of the seven hexes of a city hall separately.
4. Other effects of the cards in play follow (S24: a line is marked).
5. An empty supply triggers the end (E1).

Players who may react are asked after all of these (M3, engine/frames/reacting.py).
"""

from functools import lru_cache
from typing import Final

from referee.board.hexes import NEIGHBOURS, Hex, Hexes, each, neighbours
from referee.model.state import counted
from referee.rules.draft import Draft
from referee.rules.registry import BONUS_OF, CARDS, POWERS, Effect, Payment

_PAIR: Final = 2
"""M2: how many tiles of a kind give their bonus tile."""


def after_build(draft: Draft, seat: int, at: Hex, tile: str | None) -> None:
    """The consequences of building a settlement."""
    take_tiles(draft, seat, NEIGHBOURS[at])
    _pay(draft, seat, at, tile)
    _end_of_consequences(draft, seat)


def after_placing(draft: Draft, seat: int, hexes: Hexes, tile: str) -> None:
    """X8: the consequences of placing a figure, on one hex or, for a city hall, on seven."""
    take_tiles(draft, seat, neighbours(hexes))
    for at in each(hexes):
        _pay(draft, seat, at, tile)
    _end_of_consequences(draft, seat)


def after_move(draft: Draft, seat: int, to: Hex) -> None:
    """The consequences of a move. N6: a movement of several steps has them only where it ends."""
    take_tiles(draft, seat, NEIGHBOURS[to])
    lose_tiles(draft, seat)
    _end_of_consequences(draft, seat)


def take_tiles(draft: Draft, seat: int, around: Hexes) -> None:
    """L1, N1: take a tile from each location and nomad space around that has one, but only one tile per location.

    L4: an empty location gives nothing.
    """
    giving = around & draft.board.givers & ~draft.players[seat].taken_from
    for origin in each(giving) if giving else ():
        if draft.location_tiles.get(origin):
            kind = draft.board.kinds[origin]
            draft.take_tile(seat, origin)
            POWERS[kind].when_taken(draft, seat)
            if kind in BONUS_OF and _count(draft, seat, kind) == _PAIR:
                draft.take_bonus(seat, BONUS_OF[kind])
        elif draft.nomad_tiles.get(origin):
            POWERS[draft.take_nomad_tile(seat, origin)].when_taken(draft, seat)


def lose_tiles(draft: Draft, seat: int) -> None:
    """L3: a player loses each tile without a piece next to its location. M2: and the bonus tile of a lost pair."""
    own = counted(draft, seat)
    for kind, origin, _status in draft.players[seat].tiles:
        if not NEIGHBOURS[origin] & own:
            draft.lose_tile(seat, origin)
            if kind in BONUS_OF and _count(draft, seat, kind) == _PAIR - 1:
                draft.lose_bonus(seat, BONUS_OF[kind])


def _pay(draft: Draft, seat: int, at: Hex, tile: str | None) -> None:
    """Pay what the cards in play pay for a build."""
    for name, payment in _payments(draft.cards):
        if gold := payment(draft, seat, at, tile):
            draft.gain(seat, gold, name)


def _end_of_consequences(draft: Draft, seat: int) -> None:
    """Apply the effects of the cards in play after a build or move. E1: an empty supply triggers the end."""
    for effect in _effects(draft.cards):
        effect(draft, seat)
    if not draft.players[seat].supply:
        draft.trigger_end(seat)


@lru_cache(maxsize=128)
def _payments(cards: tuple[str, ...]) -> tuple[tuple[str, Payment], ...]:
    return tuple((name, payment) for name in cards if (payment := CARDS[name].payment))


@lru_cache(maxsize=128)
def _effects(cards: tuple[str, ...]) -> tuple[Effect, ...]:
    return tuple(effect for name in cards if (effect := CARDS[name].effect))


def _count(draft: Draft, seat: int, kind: str) -> int:
    return sum(tile.kind == kind for tile in draft.players[seat].tiles)
