"""Suggest the legal actions that come closest to an illegal one.

Suggestions use the same tile on the nearest hexes or another tile on the same hex. Other kinds of action are
suggested with one example each.
"""

from collections.abc import Iterator
from operator import itemgetter
from typing import Final

from referee.board.hexes import BIT, Hex, nearest
from referee.engine.play import legal, out_of_turn
from referee.model.actions import Action, Build, MoveWith, Spend
from referee.model.offers import CardOffer, HexOffer, MoveOffer, Offer, SpendOffer, ViaOffer, by_way
from referee.model.state import Game

MAX_SUGGESTIONS: Final = 5
"""The largest number of suggested actions."""
_OTHER_TILE: Final = 1
"""The distance of an action that uses another tile on the same hex. Using the same tile one hex away is as close."""
_NO_HEX: Final = 100
"""The distance of an action that has nothing in common with the intended one: farther than any hex."""

RankedAction = tuple[int, Action]
"""The distance of an action from the intended one, and the action."""


def suggest(game: Game, intended: Action, seat: int | None = None) -> list[Action]:
    """Up to five legal actions, starting with the one closest to the intended action.

    The list is empty if it is not the turn of the player in this seat.
    """
    if seat is not None and out_of_turn(game, seat):
        return []
    ranked = [close for offer in legal(game) for close in _closest(offer, intended)]
    ranked.sort(key=itemgetter(0))
    return [action for _, action in ranked[:MAX_SUGGESTIONS]]


def _closest(offer: Offer, intended: Action) -> Iterator[RankedAction]:
    """The actions of one offer that are worth suggesting, each with its distance from the intended one."""
    at = _hex_of(intended)
    match offer:
        case ViaOffer(offer=repeated, via=via):
            other = getattr(intended, "via", None) != via
            yield from ((far + other, by_way(action, via)) for far, action in _closest(repeated, intended))
        case HexOffer(at=hexes) if at is not None:
            alike = _alike(offer, intended)
            waived = offer.waiver != getattr(intended, "waiver", None)
            for far, to in nearest(hexes, at, MAX_SUGGESTIONS):
                yield far + waived + (0 if alike else _OTHER_TILE), offer.on(to)
        case MoveOffer(tile=tile) if isinstance(intended, MoveWith) and tile == intended.tile:
            yield from _closest_moves(offer, intended)
        case MoveOffer(tile=tile, moves=moves) if at is not None:
            origins = [origin for origin, targets in moves.items() if targets & BIT[at]]
            yield (_OTHER_TILE, MoveWith(tile, origins[0], at)) if origins else (_NO_HEX, offer.pick(0))
        case SpendOffer() if isinstance(intended, Spend):
            for action in offer.actions():
                yield abs(action.ones - intended.ones) + abs(action.fives - intended.fives), action
        case CardOffer(choices=choices) if choices[0].type == intended.type:
            yield from ((0, action) for action in choices)
        case _:
            yield _NO_HEX, offer.pick(0)


def _hex_of(action: Action) -> Hex | None:
    """The hex that an action names; for a move, the hex where the piece ends; None if the action names no hex."""
    at: Hex | None = action.to if isinstance(action, MoveWith) else getattr(action, "at", None)
    return at


def _alike(offer: HexOffer, intended: Action) -> bool:
    """Whether the actions of an offer differ from the intended action only in the hex."""
    if offer.tile is None:
        return isinstance(intended, Build)
    return isinstance(intended, offer.kind) and getattr(intended, "tile", None) == offer.tile


def _closest_moves(offer: MoveOffer, intended: MoveWith) -> Iterator[RankedAction]:
    """The legal moves closest to the intended one.

    First come moves of the same piece to other hexes, then moves of the nearest other pieces. For each of these other
    pieces, only the move that ends nearest to the intended target is suggested.
    """
    moves = offer.moves
    if intended.origin in moves:
        for far, to in nearest(moves[intended.origin], intended.to, MAX_SUGGESTIONS):
            yield far, MoveWith(offer.tile, intended.origin, to)
    others = [origin for origin in moves if origin != intended.origin]
    there = sum(BIT[origin] for origin in others)
    for off, origin in nearest(there, intended.origin, MAX_SUGGESTIONS):
        for far, to in nearest(moves[origin], intended.to, 1):
            yield off + far, MoveWith(offer.tile, origin, to)
