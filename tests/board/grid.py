"""An independent geometry for the tests. Hexes are (row, column) pairs, and sets of hexes are Python sets.

The geometry is slow and simple, and shares no code with `referee.board.hexes`.
"""

from collections import deque
from collections.abc import Callable

Cell = tuple[int, int]

MAIN_CELLS = frozenset((row, column) for row in range(20) for column in range(20))

# Odd rows, counted from 0, are shifted right by half a hex.
STEPS: dict[str, Callable[[int, int], Cell]] = {
    "east": lambda row, column: (row, column + 1),
    "west": lambda row, column: (row, column - 1),
    "north-east": lambda row, column: (row - 1, column + row % 2),
    "north-west": lambda row, column: (row - 1, column + row % 2 - 1),
    "south-east": lambda row, column: (row + 1, column + row % 2),
    "south-west": lambda row, column: (row + 1, column + row % 2 - 1),
}


def step(cell: Cell, direction: str) -> Cell | None:
    ahead = STEPS[direction](*cell)
    return ahead if ahead in MAIN_CELLS else None


def around(cell: Cell) -> set[Cell]:
    return {ahead for direction in STEPS if (ahead := step(cell, direction))}


def around_all(cells: set[Cell]) -> set[Cell]:
    return set().union(*map(around, cells)) if cells else set()


def steps_from(start: Cell) -> dict[Cell, int]:
    """The distance from `start` to every cell of the main board, by breadth-first search."""
    found = {start: 0}
    queue = deque([start])
    while queue:
        here = queue.popleft()
        for ahead in around(here):
            if ahead not in found:
                found[ahead] = found[here] + 1
                queue.append(ahead)
    return found


def groups(cells: set[Cell]) -> set[frozenset[Cell]]:
    """The connected groups of a set."""
    left, found = set(cells), set()
    while left:
        group, queue = set(), [left.pop()]
        while queue:
            here = queue.pop()
            group.add(here)
            queue += [ahead for ahead in around(here) if ahead in left]
            left -= around(here)
        found.add(frozenset(group))
    return found


def half_turn(cell: Cell) -> Cell:
    return (19 - cell[0], 19 - cell[1])
