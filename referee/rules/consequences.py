"""What follows from a build or a move, always in this order.

Tiles are taken, tiles are lost, gold is paid, the cards in play do what they do, and the end is triggered. Those who
may answer are asked when everything else has happened.
"""

from functools import lru_cache
from typing import Final

from referee.board.hexes import NEIGHBOURS, Hex, Hexes, each
from referee.model.frames import Reacting
from referee.rules.draft import Draft
from referee.rules.registry import CARDS, POWERS, Following, Payment

_PAIR: Final = 2
"""M2: how many tiles of a kind bring their bonus tile."""


def after_build(draft: Draft, seat: int, at: Hex, tile: str | None) -> None:
    """L1, S11 to S13, S24, S25, E1: a settlement has come onto the board."""
    take_tiles(draft, seat, NEIGHBOURS[at])
    pay(draft, seat, at, tile)
    follow(draft, seat)


def after_move(draft: Draft, seat: int, to: Hex) -> None:
    """L1, L3, S24: a piece has changed its hex."""
    take_tiles(draft, seat, NEIGHBOURS[to])
    lose_tiles(draft, seat)
    follow(draft, seat)


def take_tiles(draft: Draft, seat: int, around: Hexes) -> None:
    """L1, N1: a tile from each location and nomad space among these that has one; a location gives a player one."""
    for origin in each(around & draft.board.givers & ~draft.players[seat].taken_from):
        if draft.location_tiles.get(origin):
            draft.take_tile(seat, origin)
            power = POWERS[draft.board.kinds[origin]]
            power.when_taken(draft, seat)
            if power.bonus and _count(draft, seat, power.tile) == _PAIR:
                draft.take_bonus(seat, power.bonus)
        elif draft.nomad_tiles.get(origin):
            power = POWERS[draft.take_nomad_tile(seat, origin)]
            power.when_taken(draft, seat)
            if not power.kept:
                draft.spend_nomad_tile(seat, draft.players[seat].nomad_tiles[-1])


def lose_tiles(draft: Draft, seat: int) -> None:
    """L3: tiles go whose owner has nothing next to their location any more. M2: and the bonus tile of two."""
    own = draft.players[seat].presence
    for tile in draft.players[seat].tiles:
        if not NEIGHBOURS[tile.origin] & own:
            power = POWERS[tile.kind]
            draft.lose_tile(seat, tile.origin, fresh=power.reacts)
            bonus = power.bonus
            if bonus and _count(draft, seat, tile.kind) == _PAIR - 1:
                draft.lose_bonus(seat, bonus)


def pay(draft: Draft, seat: int, at: Hex, tile: str | None) -> None:
    """What the cards in play pay for a build."""
    for name, payment in _payments(draft.cards):
        if gold := payment(draft, seat, at, tile):
            draft.gain(seat, gold, name)


def follow(draft: Draft, seat: int) -> None:
    """What the cards in play do after a build or move. E1: a supply that is empty then triggers the end."""
    for following in _followings(draft.cards):
        following(draft, seat)
    if not draft.players[seat].supply:
        draft.trigger_end(seat)


@lru_cache(maxsize=1024)
def _payments(cards: tuple[str, ...]) -> tuple[tuple[str, Payment], ...]:
    return tuple((name, payment) for name in cards if (payment := CARDS[name].payment))


@lru_cache(maxsize=1024)
def _followings(cards: tuple[str, ...]) -> tuple[Following, ...]:
    return tuple(following for name in cards if (following := CARDS[name].following))


def ask_for_answers(draft: Draft, taker: int) -> None:
    """M3: whoever can answer is asked, for each hex that was emptied, by row and column, from the taker's left on."""
    if any(POWERS[tile.kind].reacts for player in draft.players for tile in player.tiles):
        first = (taker + 1) % len(draft.players)
        draft.frames += [Reacting(first, taker, at) for at in reversed(draft.emptied)]
    draft.emptied.clear()


def _count(draft: Draft, seat: int, kind: str | None) -> int:
    return sum(tile.kind == kind for tile in draft.players[seat].tiles)
