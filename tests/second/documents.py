"""Adds missing optional keys to documents that are read, and removes empty ones from documents that are written.

A key is optional here if the engine's documents omit it while it is empty.
"""

from typing import Any

from .board import board_of, hexes_of, name_of

State = dict[str, Any]
Player = dict[str, Any]
Action = dict[str, Any]
Frame = dict[str, Any]

LISTS_OF_STATE = ("walls", "tasks")
OTHERS_OF_STATE = ("removed_terrain", "swamp_cards")
LISTS_OF_PLAYER = ("warriors", "nomad_tiles", "marks", "scouts", "bonus_tiles")
SINGLE_PIECES = ("wagon", "ship", "city_hall")
LISTS_OF_TURN = ("done", "sectors")


def completed(state: State) -> State:
    """A state or position with all optional keys."""
    spaces = sorted(hexes_of(board_of(state), {"nomad-space"}))
    on_spaces = state.get("nomad_tiles") or {}
    return {
        **state,
        **{key: state.get(key) or [] for key in LISTS_OF_STATE},
        **{key: state.get(key) for key in OTHERS_OF_STATE},
        "nomad_tiles": {name_of(at): on_spaces.get(name_of(at)) for at in spaces},
        "players": [completed_player(player) for player in state["players"]],
        "frames": [completed_frame(frame) for frame in state.get("frames") or []],
    }


def completed_player(player: Player) -> Player:
    """A player with all optional keys."""
    return {
        **player,
        **{key: player.get(key) or [] for key in LISTS_OF_PLAYER},
        **{key: player.get(key) for key in SINGLE_PIECES},
        "temple": player.get("temple") or 0,
        "numbers": player.get("numbers") or {"ones": 0, "fives": 0},
    }


def completed_frame(frame: Frame) -> Frame:
    """A frame with all optional keys, except that a missing `via` is not added."""
    match frame["frame"]:
        case "turning":
            lists = {key: frame.get(key) or [] for key in LISTS_OF_TURN}
            return {**frame, **lists, "terrain": frame.get("terrain"), "owed": frame.get("owed") or 0}
        case "using":
            return {**frame, "from": frame.get("from")}
        case "harvesting":
            return {**frame, "mode": frame.get("mode")}
        case _:
            return frame


def trimmed(state: State) -> State:
    """A copy of a completed state without its empty optional keys."""
    left = without_empty(state, (*LISTS_OF_STATE, *OTHERS_OF_STATE, "nomad_tiles"))
    return {
        **left,
        "players": [trimmed_player(player) for player in state["players"]],
        "frames": [trimmed_frame(frame) for frame in state["frames"]],
    }


def trimmed_player(player: Player) -> Player:
    """A copy of a completed player without its empty optional keys."""
    left = without_empty(player, (*LISTS_OF_PLAYER, *SINGLE_PIECES, "temple"))
    if not any(player["numbers"].values()):
        del left["numbers"]
    return left


def trimmed_frame(frame: Frame) -> Frame:
    """A copy of a completed frame without its empty optional keys. An empty `mode` is kept."""
    match frame["frame"]:
        case "turning":
            return without_empty(frame, (*LISTS_OF_TURN, "terrain", "owed"))
        case "using":
            return without_empty(frame, ("from",))
        case _:
            return frame


def without_empty(document: dict[str, Any], keys: tuple[str, ...]) -> dict[str, Any]:
    """The document without those of the given keys whose values are empty."""
    return {key: value for key, value in document.items() if key not in keys or value}
