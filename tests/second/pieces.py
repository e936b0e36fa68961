"""The players, their pieces, and empty and buildable hexes."""

from .board import SUITABLE, Board, Hex, around, hex_of, hexes_of, next_to
from .documents import Player, State


def player_of(state: State, colour: str) -> Player:
    """The player with this colour."""
    for player in state["players"]:
        if player["colour"] == colour:
            found: Player = player
            return found
    raise ValueError(f"nobody plays {colour}")


def opponents(state: State, player: Player) -> list[Player]:
    """N4: the other players, in turn order from this player's left."""
    players: list[Player] = state["players"]
    seat = [other["colour"] for other in players].index(player["colour"])
    return players[seat + 1 :] + players[:seat]


def following(state: State, colour: str) -> str:
    """The colour of the next player in turn order."""
    colours: list[str] = [player["colour"] for player in state["players"]]
    return colours[(colours.index(colour) + 1) % len(colours)]


def settlements(player: Player) -> set[Hex]:
    """The hexes of a player's settlements."""
    return {hex_of(name) for name in player["settlements"]}


def figures(player: Player) -> set[Hex]:
    """G9: the hexes of a player's warriors, wagon and ship."""
    names = [*player["warriors"], player["wagon"], player["ship"]]
    return {hex_of(name) for name in names if name is not None}


def city_hall(player: Player) -> set[Hex]:
    """X4: the seven hexes of a player's city hall; empty if it is not on the board."""
    if player["city_hall"] is None:
        return set()
    centre = hex_of(player["city_hall"])
    return {centre} | around(centre)


def removable(player: Player) -> set[Hex]:
    """N4: the hexes of the pieces that a sword can remove: settlements, warriors, the wagon and the ship."""
    return settlements(player) | figures(player)


def scouts(player: Player) -> set[Hex]:
    """H7: the hexes of a player's scouts."""
    return {hex_of(name) for name in player["scouts"]}


def standing(player: Player) -> set[Hex]:
    """G10, H7: the hexes with a piece of the player, not counting scouts."""
    return settlements(player) | figures(player) | city_hall(player)


def presence(player: Player) -> set[Hex]:
    """G10: the hexes with a piece of the player, including scouts."""
    return standing(player) | scouts(player)


def abroad(state: State, player: Player) -> set[Hex]:
    """M4, H6: the presence of all the other players."""
    return {at for other in opponents(state, player) for at in presence(other)}


def walls(state: State) -> set[Hex]:
    """N7: the hexes with a stone wall."""
    return {hex_of(name) for name in state["walls"]}


def occupied(state: State) -> set[Hex]:
    """Every hex with a piece of any player or a stone wall."""
    return {at for player in state["players"] for at in presence(player)} | walls(state)


def empty(state: State, hexes: set[Hex]) -> set[Hex]:
    """G11: the hexes of this set that are empty."""
    return hexes - occupied(state)


def blocked(state: State, board: Board) -> set[Hex]:
    """X5: the hexes next to any warrior."""
    warriors = {hex_of(name) for player in state["players"] for name in player["warriors"]}
    return next_to(board, warriors)


def free(state: State, board: Board, kinds: set[str]) -> set[Hex]:
    """G11: the hexes of these terrains that are empty and that no warrior blocks."""
    return empty(state, hexes_of(board, kinds)) - blocked(state, board)


def buildable(state: State, board: Board) -> set[Hex]:
    """G11: the hexes that are empty, suitable and not blocked."""
    return free(state, board, SUITABLE)


def buildable_of(state: State, board: Board, terrain: str) -> set[Hex]:
    """G11: the buildable hexes of one terrain."""
    return buildable(state, board) & hexes_of(board, {terrain})
