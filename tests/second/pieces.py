"""What stands on the board: the players, their presence, empty and buildable hexes."""

from typing import Any

from .board import SUITABLE, Board, Hex, hex_of, hexes_of

State = dict[str, Any]
Player = dict[str, Any]


def player_of(state: State, colour: str) -> Player:
    """The player of that colour."""
    for player in state["players"]:
        if player["colour"] == colour:
            found: Player = player
            return found
    raise ValueError(f"nobody plays {colour}")


def settlements(player: Player) -> set[Hex]:
    """The hexes of a player's settlements."""
    return {hex_of(name) for name in player["settlements"]}


def presence(player: Player) -> set[Hex]:
    """G10: the hexes a player has a piece on."""
    return settlements(player)


def occupied(state: State) -> set[Hex]:
    """Every hex with a piece of any player."""
    return {at for player in state["players"] for at in presence(player)}


def empty(state: State, hexes: set[Hex]) -> set[Hex]:
    """G11: those of the hexes that hold nothing."""
    return hexes - occupied(state)


def buildable(state: State, board: Board) -> set[Hex]:
    """G11: the hexes that are empty and suitable."""
    return empty(state, hexes_of(board, SUITABLE))


def buildable_of(state: State, board: Board, terrain: str) -> set[Hex]:
    """G11: the buildable hexes of one terrain."""
    return buildable(state, board) & hexes_of(board, {terrain})
