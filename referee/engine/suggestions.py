"""Suggest the legal actions that come closest to an illegal one.

For an action on a hex, these are actions with the same tile on the nearest hexes, and actions with another tile on
the same hex. If no legal action is similar to the illegal one, examples of other kinds of action are suggested.
"""

from collections.abc import Iterator
from operator import itemgetter
from typing import Final

from referee.board.hexes import BIT, Hex, nearest
from referee.engine.play import legal, out_of_turn
from referee.model.actions import Action, Build, MoveWith, Play, Spend, TileAction
from referee.model.offers import CardOffer, HexOffer, MoveOffer, Offer, SingleOffer, SpendOffer, ViaOffer, by_way
from referee.model.state import Game

MAX_SUGGESTIONS: Final = 5
"""The maximum number of suggested actions."""
_NEAREST: Final = 3
"""The maximum number of suggestions that are like the intended action, and the maximum number of hexes per offer."""
_NO_HEX: Final = 100
"""The distance of an action whose hex is not compared with the intended one. It is greater than any real distance."""

RankedAction = tuple[int, Action]
"""The distance of an action from the intended one, and the action."""


def suggest(game: Game, intended: Action, seat: int | None = None) -> list[Action]:
    """Up to five legal actions, starting with the one closest to the intended action.

    The list is empty if the game is over, or if the player in this seat is not expected to act.
    """
    if seat is not None and out_of_turn(game, seat):
        return []
    offers, at = legal(game), _hex_of(intended)
    if len(offers) == 1 and isinstance(offers[0], SingleOffer):
        return [offers[0].action]
    alike: list[RankedAction] = []
    there: list[Action] = []
    for offer in offers:
        if isinstance(offer, CardOffer):
            alike += _named_cards(game, offer, intended)
        else:
            _collect(offer, intended, at, alike, there)
    if not alike and not there:
        return _closest([_example(offer, at) for offer in offers])[:MAX_SUGGESTIONS]
    nearest_alike = _unlike(_closest(alike))[:_NEAREST]
    return _unlike([*nearest_alike[:1], *there, *nearest_alike[1:]])[:MAX_SUGGESTIONS]


def _closest(ranked: list[RankedAction]) -> list[Action]:
    ranked.sort(key=itemgetter(0))
    return [action for _, action in ranked]


def _unlike(actions: list[Action]) -> list[Action]:
    """The actions without duplicates. H3: actions that differ only in `via`, the repeating tile, are duplicates."""
    effects: dict[Action, Action] = {}
    for action in actions:
        effects.setdefault(action._replace(via=None) if isinstance(action, TileAction) else action, action)
    return list(effects.values())


def _collect(offer: Offer, intended: Action, at: Hex | None, alike: list[RankedAction], there: list[Action]) -> None:
    """Collect the actions of an offer that are similar to the intended action.

    If the offer's actions have the intended type and tile, add them to `alike`, each with its distance. Of actions on
    hexes, add only those on the nearest hexes. If the offer's actions have another type or tile, add the action on
    the intended hex `at` to `there`, if there is one.
    """
    if isinstance(offer, HexOffer):
        _collect_hexes(offer, intended, at, alike, there)
    elif isinstance(offer, MoveOffer):
        _collect_moves(offer, intended, at, alike, there)
    elif isinstance(offer, ViaOffer):
        other = getattr(intended, "via", None) != offer.via
        again_alike: list[RankedAction] = []
        again_there: list[Action] = []
        _collect(offer.offer, intended, at, again_alike, again_there)
        alike += [(far + other, by_way(action, offer.via)) for far, action in again_alike]
        there += [by_way(action, offer.via) for action in again_there]
    elif isinstance(offer, SpendOffer) and isinstance(intended, Spend):
        alike += [(abs(one.ones - intended.ones) + abs(one.fives - intended.fives), one) for one in offer.actions()]


def _named_cards(game: Game, offer: CardOffer, intended: Action) -> list[RankedAction]:
    """The actions of an offer, with distance 0, if they are of the intended type; otherwise an empty list.

    Only the first action is returned, unless the player chooses a card from a known hand.
    """
    if offer.choices[0].type != intended.type:
        return []
    chosen = isinstance(intended, Play) and None not in game.players[game.frames[-1].player].hand
    return [(0, action) for action in (offer.choices if chosen else offer.choices[:1])]


def _collect_hexes(
    offer: HexOffer, intended: Action, at: Hex | None, alike: list[RankedAction], there: list[Action]
) -> None:
    if at is None:
        return
    if _is_alike(offer, intended):
        waived = offer.waiver != getattr(intended, "waiver", None)
        alike += [(far + waived, offer.on(to)) for far, to in nearest(offer.at, at, _NEAREST)]
    elif offer.at & BIT[at]:
        there.append(offer.on(at))


def _collect_moves(
    offer: MoveOffer, intended: Action, at: Hex | None, alike: list[RankedAction], there: list[Action]
) -> None:
    if isinstance(intended, MoveWith) and offer.tile == intended.tile:
        alike += _closest_moves(offer, intended)
    elif at is not None and (origin := offer.origin_of(at)) is not None:
        there.append(MoveWith(offer.tile, origin, at))


def _example(offer: Offer, at: Hex | None) -> RankedAction:
    """One action from an offer, and the distance between its hex and the intended hex.

    The distance is `_NO_HEX` if the two hexes are not compared.
    """
    if isinstance(offer, HexOffer) and at is not None:
        ((far, to),) = nearest(offer.at, at, 1)
        return far, offer.on(to)
    if isinstance(offer, MoveOffer):
        return _NO_HEX, offer.first()
    if isinstance(offer, ViaOffer) and isinstance(offer.offer, MoveOffer):
        return _NO_HEX, by_way(offer.offer.first(), offer.via)
    return _NO_HEX, offer.pick(0)


def _hex_of(action: Action) -> Hex | None:
    """The hex that an action names; for a move, the hex where it ends; None if the action names no hex."""
    at: Hex | None = action.to if isinstance(action, MoveWith) else getattr(action, "at", None)
    return at


def _is_alike(offer: HexOffer, intended: Action) -> bool:
    """Whether the actions of an offer have the same kind and tile as the intended action."""
    if offer.tile is None:
        return isinstance(intended, Build)
    return isinstance(intended, offer.kind) and getattr(intended, "tile", None) == offer.tile


def _closest_moves(offer: MoveOffer, intended: MoveWith) -> Iterator[RankedAction]:
    """The legal moves closest to the intended one.

    If the intended piece can move, these are its moves to the hexes nearest to the intended target. Otherwise, there
    is one move for each of the pieces nearest to the intended origin: the move that ends nearest to the target.
    """
    moves = offer.moves
    if intended.origin in moves:
        for far, to in nearest(moves[intended.origin], intended.to, _NEAREST):
            yield far, MoveWith(offer.tile, intended.origin, to)
        return
    there = sum(BIT[origin] for origin in moves)
    for off, origin in nearest(there, intended.origin, _NEAREST):
        for far, to in nearest(moves[origin], intended.to, 1):
            yield off + far, MoveWith(offer.tile, origin, to)
