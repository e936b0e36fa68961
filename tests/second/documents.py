"""Documents as they are written: what may be left out of them, put in for reading and taken out again."""

from typing import Any

from .board import board_of, hexes_of, name_of

State = dict[str, Any]
Player = dict[str, Any]
Action = dict[str, Any]
Frame = dict[str, Any]

LISTS_OF_STATE = ("walls", "tasks")
LISTS_OF_PLAYER = ("warriors", "nomad_tiles")
SINGLE_PIECES = ("wagon", "ship", "city_hall")


def completed(state: State) -> State:
    """A state or position with everything in it that may be left out where it is empty."""
    spaces = sorted(hexes_of(board_of(state), {"nomad-space"}))
    on_spaces = state.get("nomad_tiles") or {}
    return {
        **state,
        **{key: state.get(key) or [] for key in LISTS_OF_STATE},
        "nomad_tiles": {name_of(at): on_spaces.get(name_of(at)) for at in spaces},
        "players": [completed_player(player) for player in state["players"]],
    }


def completed_player(player: Player) -> Player:
    """A player with everything that may be left out."""
    return {
        **player,
        **{key: player.get(key) or [] for key in LISTS_OF_PLAYER},
        **{key: player.get(key) for key in SINGLE_PIECES},
    }


def trimmed(state: State) -> State:
    """A complete state without what is empty."""
    gone = [key for key in (*LISTS_OF_STATE, "nomad_tiles") if not state[key]]
    left = {key: value for key, value in state.items() if key not in gone}
    return {**left, "players": [trimmed_player(player) for player in state["players"]]}


def trimmed_player(player: Player) -> Player:
    """A complete player without what is empty."""
    gone = [key for key in (*LISTS_OF_PLAYER, *SINGLE_PIECES) if not player[key]]
    return {key: value for key, value in player.items() if key not in gone}
