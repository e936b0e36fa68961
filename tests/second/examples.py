"""Small states to check by hand, and short functions to change and examine them."""

import json
from typing import Any

from . import apply, legal_actions
from .board import board_of, hex_of, hexes_of, name_of
from .documents import State

# The board of the recommended first game (P2).
FIRST_GAME = ["tavern", "paddock", "oasis", "farm"]
NOMADS = ["quarry", "caravan", "village", "garden"]
CROSSROADS = ["barracks-crossroads", "city-hall-fort", "lighthouse-foresters-lodge", "monastery-wagon"]
MARSHLANDS = ["canoe", "fountain", "refuge", "temple"]
HARVEST = [
    "bazaar-water-mill",
    "cathedral-watchtower",
    "mountain-station-scout-cabin",
    "university-palisade",
]

RULESET = {
    "useless_card": "removed",
    "resettlement": "free",
    "rovers_timing": "end-of-turn",
    "lords_zero": "second",
    "vacated_hex": "counts",
    "movement": "end",
    "island_rim": "land",
}
COLOURS = ["blue", "orange", "black", "white", "red"]


def tile(kind: str, origin: str, status: str = "ready") -> dict[str, str]:
    return {"kind": kind, "from": origin, "status": status}


def position(
    *kingdoms: list[str],
    card: str | None = "grass",
    cards: list[str] | None = None,
    sections: list[str] = FIRST_GAME,
) -> State:
    """A state at the start of blue's turn, in which the players have these settlements and all cards are known."""
    state: State = {
        "format": 1,
        "ruleset": dict(RULESET),
        "board": {"sections": list(sections)},
        "cards": cards or ["fishermen", "knights", "merchants"],
        "players": [
            {
                "colour": colour,
                "settlements": sorted(kingdom),
                "gold": 0,
                "supply": 40 - len(kingdom),
                "hand": [] if colour == "blue" else ["canyon"],
                "tiles": [],
                "taken_from": [],
            }
            for colour, kingdom in zip(COLOURS, kingdoms, strict=False)
        ],
        "deck": ["grass", "canyon", "desert", "flower-field", "forest"] * 4,
        "discard": [],
        "removed": [],
        "start_player": "blue",
        "round": 1,
        "ending": False,
        "frames": [{"frame": "turning", "player": "blue", "card": card, "due": 3, "built": []}],
    }
    state["location_tiles"] = {name_of(at): 2 for at in board_of(state).locations}
    return state


def give(state: State, colour: int, *tiles: dict[str, str]) -> State:
    """Give a player these tiles in place of any others, take them from their locations, and return the state."""
    state["players"][colour]["tiles"] = list(tiles)
    state["players"][colour]["taken_from"] = sorted(held["from"] for held in tiles)
    for held in tiles:
        state["location_tiles"][held["from"]] -= 1
    return state


def filled(state: State, terrain: str, *, but: int = 0) -> State:
    """Put orange settlements on all free hexes of a terrain except the last `but` of them, and return the state."""
    hexes = sorted(hexes_of(board_of(state), {terrain}))
    taken = {hex_of(name) for player in state["players"] for name in player["settlements"]}
    free = [at for at in hexes if at not in taken]
    orange = state["players"][1]
    orange["settlements"] += [name_of(at) for at in free[: len(free) - but]]
    orange["settlements"].sort()
    return state


def legal(state: State) -> list[dict[str, Any]]:
    return [json.loads(action) for action in legal_actions(state)]


def types(state: State) -> set[str]:
    return {action["type"] for action in legal(state)}


def builds(state: State, kind: str | None = None) -> set[str]:
    actions = [action for action in legal(state) if action["type"] == "build"]
    return {action["at"] for action in actions if action.get("tile") == kind}


def moves(state: State, kind: str, origin: str) -> set[str]:
    return {
        action["to"]
        for action in legal(state)
        if action["type"] == "move" and action["tile"] == kind and action["from"] == origin
    }


def hold(state: State, *kinds: str) -> State:
    """Set the round to 2, give blue these nomad tiles from round 1, and return the state."""
    state["round"] = 2
    state["players"][0]["nomad_tiles"] = [{"kind": kind, "round": 1, "used": False} for kind in kinds]
    return state


def actions(state: State, kind: str, name: str, *, waiver: bool = False) -> set[str]:
    """The hexes of the legal actions of this kind with this tile.

    If `waiver` is true, only actions with a waiver count; otherwise only those without one.
    """
    found = [action for action in legal(state) if action["type"] == kind and action.get("tile") == name]
    return {action["at"] for action in found if ("waiver" in action) == waiver}


def do(state: State, kind: str, **words: str | int) -> State:
    """The state after one legal action. The argument `origin` becomes the key `from`."""
    action = {"type": kind, **words}
    if "origin" in action:
        action["from"] = action.pop("origin")
    return apply(state, action)


def using(state: State) -> list[Any]:
    """The tile, steps left, last hex and card of the multi-step action on top; empty if another frame is on top."""
    top = state["frames"][-1]
    return [top[key] for key in ("tile", "left", "at", "card")] if top["frame"] == "using" else []


def movement_origin(state: State) -> str | None:
    """The hex where the movement in progress began; None if the frame on top records no such hex."""
    found: str | None = state["frames"][-1].get("from")
    return found


def bonus(state: State, kind: str, status: str = "ready") -> State:
    """Give this bonus tile to blue, and return the state."""
    state["players"][0]["bonus_tiles"] = [{"kind": kind, "status": status}]
    return state


def turn(state: State) -> dict[str, Any]:
    """The frame of the turn in progress."""
    return next(frame for frame in reversed(state["frames"]) if frame["frame"] == "turning")


def after_turn(state: State) -> State:
    """Skip the builds that are still due, end the turn, and return the new state."""
    turn(state).update({"due": 0, "owed": 0})
    return do(state, "end-turn")


def reaction(state: State) -> list[str]:
    """The player who may react, the taker of the last tile on a hex, and that hex; empty if no reaction is due."""
    top = state["frames"][-1]
    return [top[key] for key in ("player", "taker", "at")] if top["frame"] == "reacting" else []


def statuses(state: State, colour: int) -> list[str]:
    """The statuses of a player's location tiles."""
    return [held["status"] for held in state["players"][colour]["tiles"]]


def last_tiles(state: State, *names: str) -> State:
    """Leave one tile on each of these hexes, and return the state."""
    state["location_tiles"].update(dict.fromkeys(names, 1))
    return state
