"""The tasks: whether a player's presence fulfils a task, and how much gold the task pays."""

from collections.abc import Callable

from .board import SPECIAL, Board, Hex, around, connected, edges, hexes_of, step

Task = Callable[[Board, set[Hex]], bool]

DIAGONALS = ("south-west", "south-east")
MANY = 7


def home_country(board: Board, own: set[Hex]) -> bool:
    """X9: whether the player's pieces fill a terrain area."""
    kinds = set(board.terrain.values()) - SPECIAL
    return any(area <= own for kind in kinds for area in connected(board, hexes_of(board, {kind})))


def fortress(_: Board, own: set[Hex]) -> bool:
    """X10: whether one of the player's pieces has six more of their pieces around it."""
    return any(around(at) <= own for at in own)


def road(_: Board, own: set[Hex]) -> bool:
    """X11: whether seven of the player's pieces form an unbroken diagonal line."""
    return any(diagonal(at, direction) <= own for at in own for direction in DIAGONALS)


def diagonal(at: Hex, direction: str) -> set[Hex]:
    """X11: a hex and the next six hexes in this direction, on the board or not."""
    line = [at]
    while len(line) < MANY:
        line.append(step(line[-1], direction))
    return set(line)


def place_of_refuge(board: Board, own: set[Hex]) -> bool:
    """X12: whether a special hex has six of the player's pieces around it."""
    return any(around(at) <= own for at in hexes_of(board, SPECIAL))


def advance(board: Board, own: set[Hex]) -> bool:
    """X13: whether at least seven of the player's pieces are on one edge."""
    return any(len(edge & own) >= MANY for edge in edges(board))


def compass_points(board: Board, own: set[Hex]) -> bool:
    """X14: whether the player has a piece on each of the four edges. A corner is on two edges."""
    return all(edge & own for edge in edges(board))


TASKS: dict[str, tuple[Task, int]] = {
    "home-country": (home_country, 5),
    "fortress": (fortress, 6),
    "road": (road, 7),
    "place-of-refuge": (place_of_refuge, 8),
    "advance": (advance, 9),
    "compass-points": (compass_points, 10),
}
