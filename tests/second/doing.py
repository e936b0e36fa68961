"""Performs actions that change pieces or number tiles: building, placing, moving, removing, taking and returning.

Where a function returns hexes, they are the hexes that lost their last tile.
"""

from . import reacting, silos, using
from .arriving import arrive, end_movement
from .board import Board, Hex, around, board_of, by_name, hex_of
from .building import turning_frame
from .documents import Action, Frame, Player, State
from .figures import FIGURE
from .gains import earn_by_build, earn_by_mandatory_action
from .harvest import spend, take_five, take_one
from .marshlands import fix_terrain, from_temple
from .movements import MOVING_IN_STEPS, every_step_counts, moves_another
from .pieces import opponents, player_of, presence
from .rovers import rove
from .tiles import lose_tiles, use

ON_PLAYED_TERRAIN = {None, "oracle", "barn", "quarry", "cathedral"}


def act(state: State, action: Action) -> None:
    """Perform an action with pieces, apply its consequences, and let the other players react with canoes."""
    frame: Frame = state["frames"][-1]
    player = player_of(state, frame["player"])
    if "waiver" in action:
        using.use_tile(state, player, action["waiver"])
    note_in_turn(state, player, action)
    if using.is_step(action):
        ends = act_in_steps(state, player, action)
    elif "tile" in action:
        pay(state, player, frame, action)
        ends = [change(state, player, action)]
    else:
        ends = [build_by_card(state, player, frame, action)]
    reacting.ask_about(state, player, *ends)


def note_in_turn(state: State, player: Player, action: Action) -> None:
    """M1, S25: if it is this player's turn, record the chosen terrain and the sector of a build."""
    turning = turning_frame(state)
    if turning is None or turning["player"] != player["colour"]:
        return
    if action.get("tile") in ON_PLAYED_TERRAIN:
        fix_terrain(board_of(state), turning, action["to"] if "to" in action else action["at"])
    if action["type"] == "build":
        rove(state, player, turning, action["at"])


def pay(state: State, player: Player, frame: Frame, action: Action) -> None:
    """Record the tile or silo that a single-step action uses, or that a farm build or cave move is done."""
    match action["tile"]:
        case "canoe":
            use(player, "canoe")
        case "silo":
            silos.count(frame, action)
        case "farmland" | "cave":
            frame["done"] = [*frame["done"], action["tile"]]
        case _:
            using.use_tile(state, player, using.tile_paid(action))


def act_in_steps(state: State, player: Player, action: Action) -> list[list[Hex]]:
    """Perform one step of a multi-step action.

    N6: if another piece is moved, the previous movement ends first. A movement also ends if no step can follow.
    Return two lists of hexes that lost their last tile: at the end of the previous movement, and in this step.
    """
    if state["frames"][-1]["frame"] == "turning":
        using.begin(state, action)
    frame: Frame = state["frames"][-1]
    before = end_movement(state, frame) if moves_another(frame, action) else []
    using.count_step(state, frame, action)
    emptied = change(state, player, action)
    if using.is_over(state):
        emptied += using.end(state)
    return [before, emptied]


def build_by_card(state: State, player: Player, frame: Frame, action: Action) -> list[Hex]:
    """T2, M6, S11: perform one build of the mandatory action, from the supply or from a temple."""
    board = board_of(state)
    if from_temple(frame, player):
        frame["owed"] -= 1
        player["temple"] -= 1
        emptied = settle_at(state, board, player, action["at"])
    else:
        frame["due"] -= 1
        emptied = build(state, board, player, action["at"])
    frame["built"].append(action["at"])
    earn_by_mandatory_action(state, player, frame)
    return emptied


def take(state: State, player: Player, action: Action) -> None:
    """H8: take a number tile of value 1 with a cathedral, or exchange five of those for one of value 5."""
    if action["tile"] == "number-five":
        take_five(player)
        return
    using.use_tile(state, player, action["tile"])
    take_one(state, player)


def spend_numbers(state: State, player: Player, action: Action) -> None:
    """H8: return number tiles, and begin the builds that they pay for."""
    frame = using.begin(state, action)
    frame["left"] = spend(player, action)


def change(state: State, player: Player, action: Action) -> list[Hex]:
    """Change the pieces, and return the hexes that lost their last tile."""
    board = board_of(state)
    match action["type"]:
        case "build":
            return build(state, board, player, action["at"])
        case "place":
            return place(state, board, player, action["tile"], action["at"])
        case "move":
            return move(state, board, player, action)
        case "remove":
            remove(state, board, player, action)
            return []
        case unknown:
            raise ValueError(f"no pieces change by {unknown}")


def build(state: State, board: Board, player: Player, at: str) -> list[Hex]:
    """T2, E1: build a settlement from the supply. The last one triggers the end of the game."""
    player["supply"] -= 1
    if player["supply"] == 0:
        state["ending"] = True
    return settle_at(state, board, player, at)


def settle_at(state: State, board: Board, player: Player, at: str) -> list[Hex]:
    """T2: put a settlement on a hex, and apply the consequences."""
    player["settlements"] = by_name([*player["settlements"], at])
    earn_by_build(state, board, player, {hex_of(at)})
    return arrive(state, board, player, {hex_of(at)})


def place(state: State, board: Board, player: Player, tile: str, at: str) -> list[Hex]:
    """X4 to X7, N7, H7: place a figure, a scout or a stone wall."""
    hexes = {hex_of(at)}
    match tile:
        case "quarry":
            state["walls"] = by_name([*state["walls"], at])
            return []
        case "scout-cabin":
            player["scouts"] = by_name([*player["scouts"], at])
            return []
        case "barracks":
            player["warriors"] = by_name([*player["warriors"], at])
        case "city-hall":
            player["city_hall"] = at
            hexes |= around(hex_of(at))
        case _:
            player[FIGURE[tile]] = at
    earn_by_build(state, board, player, hexes)
    return arrive(state, board, player, hexes)


def move(state: State, board: Board, player: Player, action: Action) -> list[Hex]:
    """L2, N6, H3: move a settlement, wagon, ship, warrior or scout.

    Scouts take no tiles. A movement of several steps has consequences only where it ends, unless the ruleset
    makes every step count.
    """
    match action["tile"]:
        case "wagon" | "lighthouse":
            player[FIGURE[action["tile"]]] = action["to"]
        case "barracks":
            exchange(player, "warriors", action)
        case "scout-cabin":
            exchange(player, "scouts", action)
            lose_tiles(state, board, player)
            return []
        case _:
            exchange(player, "settlements", action)
    if action["tile"] in MOVING_IN_STEPS and not every_step_counts(state):
        return []
    return arrive(state, board, player, {hex_of(action["to"])})


def exchange(player: Player, pieces: str, action: Action) -> None:
    """Move one of several pieces of a kind to another hex."""
    left = [name for name in player[pieces] if name != action["from"]]
    player[pieces] = by_name([*left, action["to"]])


def remove(state: State, board: Board, player: Player, action: Action) -> None:
    """N4, X5 to X7, M6, L3: return a piece to its owner or put it on a temple. The owner may lose tiles."""
    at = action["at"]
    owners = [one for one in [player, *opponents(state, player)] if hex_of(at) in presence(one)]
    owner = owners[0]
    if at in owner["settlements"]:
        owner["settlements"] = [name for name in owner["settlements"] if name != at]
        owner["temple" if action["tile"] == "temple" else "supply"] += 1
    owner["warriors"] = [name for name in owner["warriors"] if name != at]
    for figure in FIGURE.values():
        if owner[figure] == at:
            owner[figure] = None
    lose_tiles(state, board, owner)
