"""Tasks: what each asks of a player's presence, and what it is worth."""

from collections.abc import Callable

from .board import SPECIAL, Board, Hex, around, connected, edges, hexes_of, step

Task = Callable[[Board, set[Hex]], bool]

DIAGONALS = ("south-west", "south-east")
MANY = 7


def home_country(board: Board, own: set[Hex]) -> bool:
    """X9: a whole terrain area is the player's."""
    kinds = set(board.terrain.values()) - SPECIAL
    return any(area <= own for kind in kinds for area in connected(board, hexes_of(board, {kind})))


def fortress(_: Board, own: set[Hex]) -> bool:
    """X10: a piece with six own pieces around it."""
    return any(around(at) <= own for at in own)


def road(_: Board, own: set[Hex]) -> bool:
    """X11: seven or more in an unbroken diagonal line."""
    return any(diagonal(at, direction) <= own for at in own for direction in DIAGONALS)


def diagonal(at: Hex, direction: str) -> set[Hex]:
    """X11: seven hexes in a straight line."""
    line = [at]
    while len(line) < MANY:
        line.append(step(line[-1], direction))
    return set(line)


def place_of_refuge(board: Board, own: set[Hex]) -> bool:
    """X12: a special hex with six own pieces around it."""
    return any(around(at) <= own for at in hexes_of(board, SPECIAL))


def advance(board: Board, own: set[Hex]) -> bool:
    """X13: seven or more on one edge."""
    return any(len(edge & own) >= MANY for edge in edges(board))


def compass_points(board: Board, own: set[Hex]) -> bool:
    """X14: at least one on each of the four edges; a corner is on two."""
    return all(edge & own for edge in edges(board))


TASKS: dict[str, tuple[Task, int]] = {
    "home-country": (home_country, 5),
    "fortress": (fortress, 6),
    "road": (road, 7),
    "place-of-refuge": (place_of_refuge, 8),
    "advance": (advance, 9),
    "compass-points": (compass_points, 10),
}
