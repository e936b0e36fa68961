"""Propose changes to pieces: swap the pieces of two players, move a piece by one hex, or remove a piece or wall."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final, NamedTuple

from referee.board.hexes import BIT, NAMES, NEIGHBOURS, NOWHERE, Hex, Hexes, each, neighbours
from referee.engine.repairs.change import LIKELY, POSSIBLE, UNLIKELY, AnyTable, Change, with_player
from referee.model.findings import Inconsistency, InconsistencyCode
from referee.model.frames import turn_in, turn_of
from referee.model.position import NO_FIGURES, SETTLEMENTS, Figures, Kingdom, Pieces
from referee.model.ruling import Facts
from referee.model.state import Player, State
from referee.model.vocabulary import Figure

_WRONG_HEX: Final = {
    InconsistencyCode.TWO_PIECES,
    InconsistencyCode.OFF_THE_BOARD,
    InconsistencyCode.ON_SPECIAL_HEX,
    InconsistencyCode.OUT_OF_REACH,
}
_NEAR_TILES: Final = {
    InconsistencyCode.TILE_NOT_TAKEN,
    InconsistencyCode.TILE_WITHOUT_PIECE,
    InconsistencyCode.TOO_MANY_TILES,
    InconsistencyCode.TILE_NEVER_TAKEN,
}
_MOVABLE: Final = (Figure.WARRIOR, Figure.WAGON, Figure.SHIP, Figure.SCOUT)
"""The figures that a change may move or remove. A city hall covers seven hexes, so it is rarely misplaced."""

_COMPANY: Final = 3
"""Up to this number, each neighbouring piece of the player makes a hex more likely. Further pieces have no effect."""


class _Piece(NamedTuple):
    """A piece on the board. Its figure is None if it is a settlement."""

    seat: int
    figure: Figure | None
    at: Hex


def piece_changes(table: AnyTable, inconsistencies: Sequence[Inconsistency]) -> Iterator[Change]:
    """Changes that swap, remove or move pieces, or remove walls."""
    yield from _colours_swapped(table)
    wrong = _blamed(inconsistencies, _WRONG_HEX)
    for piece in _standing(table, wrong):
        yield from _taken_off(table, piece)
    for at in each(table.walls & wrong):
        walls = table.walls & ~BIT[at]
        yield Change("remove-wall", {"at": NAMES[at]}, table._replace(walls=walls), POSSIBLE)
    givers = _blamed(inconsistencies, _NEAR_TILES)
    suspects = (
        wrong | neighbours(givers) | neighbours(neighbours(givers)) | neighbours(_built(table, inconsistencies))
    )
    taken = _occupied(table)
    for piece in _standing(table, suspects):
        yield from _one_hex_off(table, piece, taken)


def _blamed(inconsistencies: Sequence[Inconsistency], codes: set[InconsistencyCode]) -> Hexes:
    blamed = NOWHERE
    for inconsistency in inconsistencies:
        if inconsistency.code in codes:
            blamed |= inconsistency.hexes
    return blamed


def _built(table: AnyTable, inconsistencies: Sequence[Inconsistency]) -> Hexes:
    """T2: the hexes of this turn's builds where the player has no settlement, if the turn is inconsistent."""
    turn = turn_in(table.frames) if isinstance(table, State) else None
    return (
        _blamed(inconsistencies, {InconsistencyCode.IMPOSSIBLE_TURN}) & ~table.players[turn.player].settlements
        if turn
        else 0
    )


def _standing(table: AnyTable, hexes: Hexes) -> Iterator[_Piece]:
    """The settlements and movable figures on these hexes."""
    players: Sequence[Pieces] = table.players
    for seat, player in enumerate(players):
        for at in each(player.settlements & hexes):
            yield _Piece(seat, None, at)
        for figure in _MOVABLE if player.figures is not NO_FIGURES else ():
            for at in each(player.figures.of(figure) & hexes):
                yield _Piece(seat, figure, at)


def _occupied(table: AnyTable) -> Hexes:
    taken = table.walls | table.board.special
    for player in table.players:
        taken |= player.presence
    return taken


def _colours_swapped(table: AnyTable) -> Iterator[Change]:
    """For each pair of players, the change that swaps their pieces."""
    for one, other in combinations(range(len(table.players)), 2):
        first, second = table.players[one], table.players[other]
        facts: Facts = {"colour": first.colour, "other": second.colour}
        swapped = with_player(table, one, _with_pieces(first, second.settlements, second.figures))
        swapped = with_player(swapped, other, _with_pieces(second, first.settlements, first.figures))
        yield Change("swap-colours", facts, swapped, LIKELY + 3)


def _with_pieces(player: Kingdom | Player, settlements: Hexes, figures: Figures) -> Kingdom | Player:
    return player._replace(settlements=settlements, figures=figures if any(figures) else NO_FIGURES)


def _moved(table: AnyTable, piece: _Piece, onto: Hexes) -> AnyTable:
    """The table after one piece has moved to the hex in `onto`, or has been removed if `onto` is empty."""
    player = table.players[piece.seat]
    if piece.figure is None:
        settlements = player.settlements & ~BIT[piece.at] | onto
        return with_player(table, piece.seat, _with_pieces(player, settlements, player.figures))
    standing = player.figures.of(piece.figure) & ~BIT[piece.at] | onto
    figures = player.figures.at(piece.figure, standing)
    return with_player(table, piece.seat, _with_pieces(player, player.settlements, figures))


def _facts(table: AnyTable, piece: _Piece) -> Facts:
    return {"colour": table.players[piece.seat].colour, "piece": piece.figure or "settlement"}


def _taken_off(table: AnyTable, piece: _Piece) -> Iterator[Change]:
    """The changes that remove a piece: it may have been counted twice, or may really be in the supply."""
    facts: Facts = {**_facts(table, piece), "at": NAMES[piece.at]}
    without = _moved(table, piece, NOWHERE)
    yield Change("remove-piece", facts, without, POSSIBLE)
    player = without.players[piece.seat]
    if piece.figure is None and isinstance(player, Player) and player.supply < SETTLEMENTS:
        returned = with_player(without, piece.seat, player._replace(supply=player.supply + 1))
        yield Change("return-piece", facts, returned, UNLIKELY)


def _one_hex_off(table: AnyTable, piece: _Piece, taken: Hexes) -> Iterator[Change]:
    """The changes that move a piece to a free neighbouring hex.

    The doubt is lower for a hex on suitable terrain, next to other pieces of the player, or among this turn's builds.
    """
    own = table.players[piece.seat].presence & ~BIT[piece.at]
    turn = turn_of(table.frames, piece.seat) if isinstance(table, State) else None
    built = turn.built if turn else ()
    facts: Facts = {**_facts(table, piece), "from": NAMES[piece.at]}
    for to in each(NEIGHBOURS[piece.at] & table.board.hexes & ~taken):
        company = min(_COMPANY, (own & NEIGHBOURS[to]).bit_count())
        beyond = not BIT[to] & table.board.suitable
        doubt = LIKELY + 2 * _COMPANY - company + 4 * beyond - _COMPANY * (to in built)
        yield Change("move-piece", {**facts, "to": NAMES[to]}, _moved(table, piece, BIT[to]), doubt)
