"""Nomad tiles: taking, using and dropping them. Their actions are in `stepping` and `building`."""

from .board import Board, Hex, hex_of, name_of, next_to
from .documents import Player, State

TREASURE_GOLD = 3


def take_nomad_tiles(state: State, board: Board, player: Player, hexes: set[Hex]) -> list[Hex]:
    """N1, M3: take the tiles that are on nomad spaces next to these hexes, and return the emptied spaces."""
    emptied: list[Hex] = []
    spaces = sorted(hex_of(name) for name, kind in state["nomad_tiles"].items() if kind is not None)
    for space in spaces:
        if space in next_to(board, hexes):
            kind: str = state["nomad_tiles"][name_of(space)]
            state["nomad_tiles"][name_of(space)] = None
            receive_nomad_tile(state, player, kind)
            emptied.append(space)
    return emptied


def receive_nomad_tile(state: State, player: Player, kind: str) -> None:
    """N1, N3: keep a tile for the next round, or pay out a treasure."""
    if kind == "treasure":
        player["gold"] += TREASURE_GOLD
    else:
        player["nomad_tiles"].append({"kind": kind, "round": state["round"], "used": False})


def usable_nomad_kinds(state: State, player: Player) -> set[str]:
    """N1: the kinds of the unused tiles that were taken in the previous round."""
    held = [tile for tile in player["nomad_tiles"] if tile["round"] == state["round"] - 1]
    return {tile["kind"] for tile in held if not tile["used"]}


def use_nomad_tile(state: State, player: Player, kind: str) -> None:
    """N1: use the first usable tile of this kind."""
    for tile in player["nomad_tiles"]:
        if tile["kind"] == kind and tile["round"] == state["round"] - 1 and not tile["used"]:
            tile["used"] = True
            return
    raise ValueError(f"no {kind} tile can be used")


def drop_nomad_tiles(state: State, player: Player) -> None:
    """N1: remove the tiles of earlier rounds from the game, used or not."""
    player["nomad_tiles"] = [tile for tile in player["nomad_tiles"] if tile["round"] >= state["round"]]
