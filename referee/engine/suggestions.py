"""Suggest the legal actions that come closest to an illegal one.

First the same tile on the nearest hexes, and the same hex with another tile. Only if there is neither, one example of
every other kind of action.
"""

from collections.abc import Iterator
from heapq import nsmallest
from operator import itemgetter
from typing import Final

from referee.board.hexes import BIT, Hex, nearest
from referee.engine.play import legal, out_of_turn
from referee.model.actions import Action, Build, MoveWith, Spend
from referee.model.offers import CardOffer, HexOffer, MoveOffer, Offer, SpendOffer, ViaOffer, by_way
from referee.model.state import Game

MAX_SUGGESTIONS: Final = 5
"""How many actions are named."""
_NEAREST: Final = 3
"""How many hexes are named for the same tile."""
_NO_HEX: Final = 100
"""Farther than any hex: an action that has nothing in common with the intended one."""

RankedAction = tuple[int, Action]
"""An action, and its distance from the intended one."""


def suggest(game: Game, intended: Action, seat: int | None = None) -> list[Action]:
    """Up to five legal actions, the closest to the intended one first; none for a player who may not act now."""
    if seat is not None and out_of_turn(game, seat):
        return []
    offers, at = legal(game), _hex_of(intended)
    alike = [close for offer in offers for close in _with_the_same_tile(offer, intended, at)]
    there = [action for offer in offers if (action := _on_the_same_hex(offer, intended, at))]
    if not alike and not there:
        return _closest(((_rank(offer, at)) for offer in offers), MAX_SUGGESTIONS)
    first, *others = _closest(alike, _NEAREST) or [None]
    same = [action for action in (first, *there, *others) if action]
    return same[:MAX_SUGGESTIONS]


def _closest(ranked: Iterator[RankedAction] | list[RankedAction], most: int) -> list[Action]:
    return [action for _, action in nsmallest(most, ranked, key=itemgetter(0))]


def _with_the_same_tile(offer: Offer, intended: Action, at: Hex | None) -> Iterator[RankedAction]:
    """The same kind of action with the same tile."""
    match offer:
        case ViaOffer(offer=repeated, via=via):
            other = getattr(intended, "via", None) != via
            for far, action in _with_the_same_tile(repeated, intended, at):
                yield far + other, by_way(action, via)
        case HexOffer(at=hexes) if at is not None and _is_alike(offer, intended):
            waived = offer.waiver != getattr(intended, "waiver", None)
            for far, to in nearest(hexes, at, _NEAREST):
                yield far + waived, offer.on(to)
        case MoveOffer(tile=tile) if isinstance(intended, MoveWith) and tile == intended.tile:
            yield from _closest_moves(offer, intended)
        case SpendOffer() if isinstance(intended, Spend):
            for action in offer.actions():
                yield abs(action.ones - intended.ones) + abs(action.fives - intended.fives), action
        case CardOffer(choices=choices) if choices[0].type == intended.type:
            yield from ((0, action) for action in choices)
        case _:
            pass


def _on_the_same_hex(offer: Offer, intended: Action, at: Hex | None) -> Action | None:
    """Another kind of action that puts a piece on the intended hex, or takes one off it."""
    if at is None:
        return None
    match offer:
        case ViaOffer(offer=repeated, via=via):
            action = _on_the_same_hex(repeated, intended, at)
            return by_way(action, via) if action else None
        case HexOffer(at=hexes) if hexes & BIT[at] and not _is_alike(offer, intended):
            return offer.on(at)
        case MoveOffer(tile=tile) if not (isinstance(intended, MoveWith) and tile == intended.tile):
            origin = offer.origin_of(at)
            return None if origin is None else MoveWith(tile, origin, at)
        case _:
            return None


def _rank(offer: Offer, at: Hex | None) -> RankedAction:
    """One action of an offer that has neither the tile nor the hex of the intended one."""
    if isinstance(offer, HexOffer) and at is not None:
        ((far, to),) = nearest(offer.at, at, 1)
        return far, offer.on(to)
    return _NO_HEX, offer.pick(0)


def _hex_of(action: Action) -> Hex | None:
    """The hex an action is about: for a move, where it ends."""
    at: Hex | None = action.to if isinstance(action, MoveWith) else getattr(action, "at", None)
    return at


def _is_alike(offer: HexOffer, intended: Action) -> bool:
    """Whether the actions of an offer differ from the intended one only in the hex."""
    if offer.tile is None:
        return isinstance(intended, Build)
    return isinstance(intended, offer.kind) and getattr(intended, "tile", None) == offer.tile


def _closest_moves(offer: MoveOffer, intended: MoveWith) -> Iterator[RankedAction]:
    """The same piece to another hex; or the nearest other pieces, each to its target nearest to the intended one."""
    moves = offer.moves
    if intended.origin in moves:
        for far, to in nearest(moves[intended.origin], intended.to, _NEAREST):
            yield far, MoveWith(offer.tile, intended.origin, to)
        return
    there = sum(BIT[origin] for origin in moves)
    for off, origin in nearest(there, intended.origin, _NEAREST):
        for far, to in nearest(moves[origin], intended.to, 1):
            yield off + far, MoveWith(offer.tile, origin, to)
