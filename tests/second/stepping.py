"""The steps of multi-step actions.

These are the actions with a donation, sword, resettlement, quarry, fort, wagon, lighthouse, cathedral or
scout cabin.
"""

from .board import Hex, hex_of, name_of, neighbours
from .building import Situation, at_each, lifted, to_each, under_b3
from .documents import Action, Frame, Player
from .figures import FIGURE, GROUND, figures_of_tile
from .harvest import SCOUTS, cathedral_builds, scout_moves, scout_placings
from .pieces import opponents, removable
from .piles import terrains_of
from .tiles import movable

WALLS = 25
DONATION = "donation-"


def steps(now: Situation, frame: Frame) -> list[Action]:
    """The next steps of the action in progress."""
    match frame["tile"]:
        case "fort":
            return fort_builds(now, frame["card"])
        case "quarry":
            return walls_to_place(now)
        case "resettlement":
            return resettlements(now, frame)
        case "sword":
            return sword_strokes(now, frame["left"])
        case "wagon" | "lighthouse":
            return figure_moves(now, frame["tile"])
        case "cathedral":
            return cathedral_builds(now)
        case "scout-cabin":
            return scout_steps(now, frame)
        case _:
            return donations(now, frame["tile"])


def donations(now: Situation, tile: str) -> list[Action]:
    """N2: the builds on the terrain of the donation, which may be water or mountain."""
    if now.player["supply"] == 0:
        return []
    return under_b3(now, {"type": "build", "tile": tile}, now.free({tile.removeprefix(DONATION)}))


def fort_builds(now: Situation, card: str | None) -> list[Action]:
    """X2, X8, M1: the builds on a terrain of the card that the fort drew."""
    if now.player["supply"] == 0:
        return []
    grounds = [now.buildable_of(terrain) for terrain in terrains_of(card)]
    return [action for hexes in grounds for action in under_b3(now, {"type": "build", "tile": "fort"}, hexes)]


def walls_to_place(now: Situation) -> list[Action]:
    """N7: the ways to place a stone wall on the played terrain next to the player's presence, if a wall is left."""
    if len(now.state["walls"]) >= WALLS:
        return []
    return at_each({"type": "place", "tile": "quarry"}, set().union(*now.played()) & now.beside())


def scout_steps(now: Situation, frame: Frame) -> list[Action]:
    """H7, H3: the actions that place a scout or, through the bazaar, move the scout that has not been moved yet."""
    if frame["at"] is not None and len(now.player["scouts"]) == SCOUTS:
        return scout_moves(now, frame["at"])
    return scout_placings(now)


def target_of_sword(now: Situation, left: int) -> Player | None:
    """N4: among the last `left` opponents in turn order, the first with a removable piece; None if there is none."""
    others = opponents(now.state, now.player)
    for other in others[len(others) - left :]:
        if removable(other):
            return other
    return None


def sword_strokes(now: Situation, left: int) -> list[Action]:
    """N4: one removal for each removable piece of the next opponent who has any."""
    target = target_of_sword(now, left)
    return [] if target is None else at_each({"type": "remove", "tile": "sword"}, removable(target))


def figure_moves(now: Situation, tile: str) -> list[Action]:
    """X6, X7: the moves of the wagon or the ship to a free hex next to it."""
    return [
        action
        for origin in figures_of_tile(now.player, tile)
        for action in to_each(tile, origin, neighbours(now.board, origin) & now.free(GROUND[tile]))
    ]


def resettlements(now: Situation, frame: Frame) -> list[Action]:
    """N6: the moves of any settlement to an adjacent buildable hex, limited by the option `resettlement`."""
    open_hexes = now.buildable()
    return [
        {"type": "move", "tile": "resettlement", "from": name_of(origin), "to": name_of(to)}
        for origin in movable(now.player)
        for to in neighbours(now.board, origin) & open_hexes
        if not is_loose(now) or is_loose_step(now, frame, origin, to)
    ]


def is_loose(now: Situation) -> bool:
    """N6: whether a settlement must end its movement next to at most one of the player's other pieces."""
    return bool(now.state["ruleset"]["resettlement"] == "loose")


def is_loose_step(now: Situation, frame: Frame, origin: Hex, to: Hex) -> bool:
    """N6: whether a settlement can still reach a valid end after this step.

    Return False as well if a different settlement moved last and is not at a valid end.
    """
    if frame["at"] not in (None, name_of(origin)) and not has_ended_well(now, frame):
        return False
    return reaches_valid_end(lifted(now, origin), to, frame["left"] - 1)


def has_ended_well(now: Situation, frame: Frame) -> bool:
    """N6: whether the settlement that moved last is next to at most one of the player's other pieces."""
    at = hex_of(frame["at"])
    return is_valid_end(lifted(now, at), at)


def is_valid_end(in_the_air: Situation, at: Hex) -> bool:
    """N6: whether the hex is next to at most one of the player's other pieces."""
    return len(neighbours(in_the_air.board, at) & in_the_air.presence()) <= 1


def reaches_valid_end(in_the_air: Situation, at: Hex, left: int) -> bool:
    """N6: whether the settlement can reach a valid end in at most this many more steps."""
    open_hexes = in_the_air.buildable()
    reached = {at}
    for _ in range(left):
        reached |= {to for origin in reached for to in neighbours(in_the_air.board, origin) & open_hexes}
    return any(is_valid_end(in_the_air, end) for end in reached)


def may_finish(now: Situation, frame: Frame) -> bool:
    """N6, N7, X6, X7, H7: whether the steps that are left may be given up."""
    match frame["tile"]:
        case "resettlement":
            return not is_loose(now) or has_ended_well(now, frame)
        case tile:
            return tile in {"quarry", "scout-cabin", *FIGURE}
