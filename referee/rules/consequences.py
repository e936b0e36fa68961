"""Apply the consequences of building a settlement, placing a figure or moving a piece, in this order:

1. The player takes tiles (L1, N1). Some tiles have an immediate effect (N3, H8, M2).
2. After a move, the player loses the tiles (L3) and bonus tiles (M2) that they may no longer keep.
3. After a settlement is built or a figure is placed, the cards in play pay gold (S11 to S13, S25). Each hex of a
   city hall counts.
4. The other effects of the cards in play apply: the player marks lines (S24).
5. An empty supply triggers the end of the game (E1).

Placed scouts have no consequences (H7). If a scout moves or a piece leaves the board, only its owner is
affected, and only by step 2. After all consequences, players who hold a suitable tile may react (M3,
engine/frames/reacting.py).
"""

from collections.abc import Iterable
from functools import lru_cache

from referee.board.hexes import NEIGHBOURS, Hex, Hexes, each, neighbours
from referee.model.state import counted
from referee.rules.draft import Draft
from referee.rules.registry import BONUS_OF, CARDS, POWERS, TILES_FOR_BONUS, Effect, Payment


def after_build(draft: Draft, seat: int, at: Hex, tile: str | None) -> None:
    """Apply the consequences of building a settlement."""
    take_tiles(draft, seat, NEIGHBOURS[at])
    _apply_cards(draft, seat, (at,), tile)


def after_placing(draft: Draft, seat: int, hexes: Hexes, tile: str) -> None:
    """X8: apply the consequences of placing a figure on these hexes. A city hall covers seven."""
    take_tiles(draft, seat, neighbours(hexes))
    _apply_cards(draft, seat, each(hexes), tile)


def after_move(draft: Draft, seat: int, to: Hex) -> None:
    """Apply the consequences of a move to this hex.

    N6: for a movement of several steps, the option `movement` decides whether every step counts or only the last.
    """
    take_tiles(draft, seat, NEIGHBOURS[to])
    lose_tiles(draft, seat)
    _apply_cards(draft, seat, (), None)


def take_tiles(draft: Draft, seat: int, around: Hexes) -> None:
    """L1, N1: make a player take a tile from each location hex and nomad space in `around` that still has one.

    L1: a player takes only one tile per location hex in the whole game. L4: an empty location hex gives nothing.
    """
    givers = around & draft.board.givers
    if not givers:
        return
    for origin in each(givers & ~draft.players[seat].taken_from):
        if draft.location_tiles.get(origin):
            kind = draft.board.kinds[origin]
            draft.take_tile(seat, origin)
            POWERS[kind].when_taken(draft, seat)
            if kind in BONUS_OF and _count(draft, seat, kind) == TILES_FOR_BONUS:
                draft.take_bonus(seat, BONUS_OF[kind])
        elif draft.nomad_tiles.get(origin):
            POWERS[draft.take_nomad_tile(seat, origin)].when_taken(draft, seat)


def lose_tiles(draft: Draft, seat: int) -> None:
    """L3: remove each of a player's location tiles if no piece of the player is next to its location hex.

    M2: a player who no longer has two tiles of a kind also loses the bonus tile for that kind.
    """
    own = counted(draft, seat)
    for kind, origin, _status in draft.players[seat].tiles:
        if not NEIGHBOURS[origin] & own:
            draft.lose_tile(seat, origin)
            if kind in BONUS_OF and _count(draft, seat, kind) == TILES_FOR_BONUS - 1:
                draft.lose_bonus(seat, BONUS_OF[kind])


def _apply_cards(draft: Draft, seat: int, built: Iterable[Hex], tile: str | None) -> None:
    """Apply the payments and the other effects of the cards in play. E1: an empty supply triggers the end."""
    payments, effects = _payments_and_effects(draft.cards)
    if payments:
        for at in built:
            for name, payment in payments:
                if gold := payment(draft, seat, at, tile):
                    draft.gain(seat, gold, name)
    for effect in effects:
        effect(draft, seat)
    if not draft.players[seat].supply:
        draft.trigger_end(seat)


@lru_cache(maxsize=128)
def _payments_and_effects(cards: tuple[str, ...]) -> tuple[list[tuple[str, Payment]], list[Effect]]:
    payments = [(name, payment) for name in cards if (payment := CARDS[name].payment)]
    return payments, [effect for name in cards if (effect := CARDS[name].effect)]


def _count(draft: Draft, seat: int, kind: str) -> int:
    return sum(tile.kind == kind for tile in draft.players[seat].tiles)
