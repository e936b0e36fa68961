"""What an action does to the pieces: building, placing, moving and removing."""

from . import using
from .board import Board, Hex, around, board_of, by_name, hex_of
from .building import turning_frame
from .documents import Action, Frame, Player, State
from .figures import FIGURE
from .gains import earn_by_build, earn_by_mandatory_action
from .nomads import take_nomad_tiles, use_nomad_tile
from .pieces import opponents, player_of, presence
from .tiles import lose_tiles, take_tiles


def act(state: State, action: Action) -> None:
    """A build, placing, move or removal: the tiles it needs are used, the pieces change, its steps are counted."""
    player = player_of(state, state["frames"][-1]["player"])
    if "waiver" in action:
        use_nomad_tile(state, player, action["waiver"])
    if using.is_step(action):
        act_in_steps(state, player, action)
        return
    if "tile" in action:
        using.use_tile(state, player, action["tile"])
    change(state, player, action)
    if "tile" not in action:
        count_mandatory_build(state, player, turning_frame(state), action["at"])


def act_in_steps(state: State, player: Player, action: Action) -> None:
    """One step of an action of several."""
    if state["frames"][-1]["frame"] == "turning":
        using.begin(state, action["tile"])
    using.count_step(state, state["frames"][-1], action)
    change(state, player, action)
    using.end_when_over(state)


def count_mandatory_build(state: State, player: Player, frame: Frame, at: str) -> None:
    """T2, S11: one build less is due."""
    frame["due"] -= 1
    frame["built"].append(at)
    earn_by_mandatory_action(state, player, frame)


def change(state: State, player: Player, action: Action) -> None:
    """The pieces after an action."""
    board = board_of(state)
    match action["type"]:
        case "build":
            build(state, board, player, action["at"])
        case "place":
            place(state, board, player, action["tile"], action["at"])
        case "move":
            move(state, board, player, action)
        case "remove":
            remove(state, board, player, action["at"])
        case unknown:
            raise ValueError(f"no pieces change by {unknown}")


def build(state: State, board: Board, player: Player, at: str) -> None:
    """T2, E1: a settlement from the supply is built; the last one brings the end."""
    player["supply"] -= 1
    if player["supply"] == 0:
        state["ending"] = True
    player["settlements"] = by_name([*player["settlements"], at])
    earn_by_build(state, board, player, {hex_of(at)})
    arrive(state, board, player, {hex_of(at)})


def place(state: State, board: Board, player: Player, tile: str, at: str) -> None:
    """X4 to X7, N7: a figure comes onto the board, or a stone wall, which is nobody's."""
    hexes = {hex_of(at)}
    match tile:
        case "quarry":
            state["walls"] = by_name([*state["walls"], at])
            return
        case "barracks":
            player["warriors"] = by_name([*player["warriors"], at])
        case "city-hall":
            player["city_hall"] = at
            hexes |= around(hex_of(at))
        case _:
            player[FIGURE[tile]] = at
    earn_by_build(state, board, player, hexes)
    arrive(state, board, player, hexes)


def move(state: State, board: Board, player: Player, action: Action) -> None:
    """L2, X6, X7: a settlement, the wagon or the ship changes its hex."""
    if action["tile"] in FIGURE:
        player[FIGURE[action["tile"]]] = action["to"]
    else:
        left = [name for name in player["settlements"] if name != action["from"]]
        player["settlements"] = by_name([*left, action["to"]])
    arrive(state, board, player, {hex_of(action["to"])})


def arrive(state: State, board: Board, player: Player, hexes: set[Hex]) -> None:
    """L1, N1, L3: pieces come to these hexes; tiles are taken, then lost."""
    take_tiles(state, board, player, hexes)
    take_nomad_tiles(state, board, player, hexes)
    lose_tiles(board, player)


def remove(state: State, board: Board, player: Player, at: str) -> None:
    """N4, X5 to X7, L3: a piece goes back to its owner, who may lose tiles."""
    owners = [one for one in [player, *opponents(state, player)] if hex_of(at) in presence(one)]
    owner = owners[0]
    if at in owner["settlements"]:
        owner["settlements"] = [name for name in owner["settlements"] if name != at]
        owner["supply"] += 1
    owner["warriors"] = [name for name in owner["warriors"] if name != at]
    for figure in FIGURE.values():
        if owner[figure] == at:
            owner[figure] = None
    lose_tiles(board, owner)
