"""Multi-step actions and their frames."""

from .arriving import end_movement
from .board import Hex, hex_of
from .building import Situation, situation
from .documents import Action, Frame, Player, State
from .marshlands import BONUS, use_bonus_tile
from .movements import note_origin
from .nomads import use_nomad_tile
from .pieces import opponents, presence
from .stepping import DONATION, may_finish, steps
from .tiles import usable_kinds, use

STEPS = {"fort": 1, "quarry": 2, "resettlement": 4, "wagon": 3, "lighthouse": 3, "scout-cabin": 2}
STEPS_OF_DONATION = 3


def new_frame(now: Situation, tile: str) -> Frame:
    """The frame for a multi-step action with this tile, before its first step."""
    left = STEPS_OF_DONATION if tile.startswith(DONATION) else STEPS.get(tile)
    if tile == "sword":
        left = len(opponents(now.state, now.player))
    frame: Frame = {"frame": "using", "player": now.player["colour"], "tile": tile, "left": left}
    return {**frame, "at": None, "card": None, "from": None}


def goes_in_steps(tile: str) -> bool:
    """Whether this tile's actions can go in steps. False for a cathedral, whose steps need a `spend` action first."""
    return tile in STEPS or tile == "sword" or tile.startswith(DONATION)


def first_steps(now: Situation, kinds: set[str]) -> list[Action]:
    """The first steps of multi-step actions with tiles of these kinds."""
    return [action for kind in kinds if goes_in_steps(kind) for action in steps(now, new_frame(now, kind))]


def next_steps(now: Situation, frame: Frame) -> list[Action]:
    """The next steps of the action in progress, and `finish` if it is allowed."""
    actions = steps(now, frame)
    if may_finish(now, frame):
        actions.append({"type": "finish"})
    return actions


def is_step(action: Action) -> bool:
    """Whether an action is one step of several. Placing a wagon or ship or taking it back is not."""
    tile = action.get("tile", "")
    if tile == "cathedral":
        return bool(action["type"] == "build")
    if tile in {"wagon", "lighthouse"}:
        return bool(action["type"] == "move")
    return goes_in_steps(tile)


def use_tile(state: State, player: Player, kind: str) -> None:
    """L2, N1, M2: use a location, bonus or nomad tile of this kind."""
    if kind.endswith(BONUS):
        use_bonus_tile(player, kind)
    elif kind in usable_kinds(player):
        use(player, kind)
    else:
        use_nomad_tile(state, player, kind)


def tile_paid(action: Action) -> str:
    """H3: the kind of the tile that becomes used: the bazaar if `via` names it, otherwise the action's own tile."""
    tile: str = action["via"] if "via" in action else action["tile"]
    return tile


def begin(state: State, action: Action) -> Frame:
    """H3: begin a multi-step action. Use its tile or the bazaar, and add its frame."""
    now = situation(state)
    use_tile(state, now.player, tile_paid(action))
    frame = new_frame(now, action["tile"])
    if "via" in action:
        frame["via"] = action["via"]
    if action["tile"] == "scout-cabin" and action["type"] == "move":
        frame["left"] = len(now.player["scouts"])
    state["frames"].append(frame)
    return frame


def count_step(state: State, frame: Frame, action: Action) -> None:
    """Record a step before it is performed. A sword has one step left for each opponent after the one it hits."""
    note_origin(state, frame, action)
    frame["at"] = action.get("to", action.get("at"))
    if frame["tile"] == "sword":
        others = opponents(state, situation(state).player)
        hit = [hex_of(action["at"]) in presence(other) for other in others].index(True)
        frame["left"] = len(others) - hit - 1
    else:
        frame["left"] -= 1


def is_over(state: State) -> bool:
    """Whether the action in progress has no steps left or no legal step."""
    frame: Frame = state["frames"][-1]
    return frame["left"] == 0 or not steps(situation(state), frame)


def end(state: State) -> list[Hex]:
    """N6, X2: end the movement, remove the frame, and discard the card of a fort.

    Return the hexes that lost their last tile.
    """
    emptied = end_movement(state, state["frames"][-1])
    frame: Frame = state["frames"].pop()
    if frame["card"] is not None:
        state["discard"].append(frame["card"])
    return emptied
