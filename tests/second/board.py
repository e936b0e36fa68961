"""The board without pieces: sections, the island, hex names, neighbours, straight lines, edges and sectors.

The rows of the island are numbered from ISLAND, far below the main board. ISLAND is even, so that the odd rows of
the island are shifted like those of the main board.
"""

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

Hex = tuple[int, int]

SECTIONS = Path(__file__).resolve().parents[2] / "referee" / "board" / "sections"

SECTION_SIZE = 10
BOARD_SIZE = 20
ISLAND = 100
ISLAND_MARK = "i:"
GAP = "."

TERRAIN_OF_LETTER = {
    "G": "grass",
    "C": "canyon",
    "D": "desert",
    "F": "flower-field",
    "T": "forest",
    "W": "water",
    "M": "mountain",
    "K": "castle",
    "N": "nomad-space",
    "P": "palace",
    "O": "silo",
    "S": "swamp",
    "A": "farmland",
    "L": "location",
}
SUITABLE = {"grass", "canyon", "desert", "flower-field", "forest", "swamp", "farmland"}
SPECIAL = {"location", "castle", "nomad-space", "palace", "silo"}

DIRECTIONS = ("west", "east", "north-west", "north-east", "south-west", "south-east")


@dataclass(frozen=True)
class Section:
    """One section or island: the terrain of its hexes and the kinds of its locations."""

    terrain: dict[Hex, str]
    locations: dict[Hex, str]


@dataclass(frozen=True)
class Board:
    """Four sections put together, and the island if there is one; also the caves, and the castles with a capitol."""

    terrain: dict[Hex, str]
    locations: dict[Hex, str]
    caves: frozenset[Hex]
    capitols: frozenset[Hex]


def hex_of(name: str) -> Hex:
    """The hex with a name such as "c5" or, on the island, "i:c5": a column letter, and a row number from 1."""
    if name.startswith(ISLAND_MARK):
        row, column = hex_of(name.removeprefix(ISLAND_MARK))
        return ISLAND + row, column
    return int(name[1:]) - 1, ord(name[0]) - ord("a")


def name_of(at: Hex) -> str:
    """The name of a hex."""
    row, column = at
    if on_island(at):
        return ISLAND_MARK + name_of((row - ISLAND, column))
    return f"{chr(ord('a') + column)}{row + 1}"


def on_island(at: Hex) -> bool:
    """Q3: whether a hex belongs to the island."""
    return at[0] >= ISLAND


def line_name(row: int) -> str:
    """G4: the name of a horizontal line, a row of the main board or of the island."""
    return str(row + 1) if row < ISLAND else f"{ISLAND_MARK}{row - ISLAND + 1}"


def line_of(name: str) -> int:
    """G4: the row of the line with this name."""
    if name.startswith(ISLAND_MARK):
        return ISLAND + int(name.removeprefix(ISLAND_MARK)) - 1
    return int(name) - 1


def by_name(names: list[str]) -> list[str]:
    """The names, sorted as strings."""
    return sorted(names)


@cache
def read_section(folder: Path, name: str) -> Section:
    """The section with this name, read from its file."""
    header, picture = (folder / f"{name}.txt").read_text(encoding="utf-8").split("\n\n", 1)
    locations: dict[Hex, str] = {}
    for line in header.splitlines():
        key, value = line.split(":", 1)
        if key.strip() == "location":
            at, kind = value.split()
            locations[hex_of(at)] = kind
    terrain: dict[Hex, str] = {}
    for row, line in enumerate(picture.strip("\n").splitlines()):
        for column, letter in enumerate(line.split()):
            if letter != GAP:
                terrain[row, column] = TERRAIN_OF_LETTER[letter]
    if set(locations) != {at for at, kind in terrain.items() if kind == "location"}:
        raise ValueError(f"section {name}: the location lines do not match the picture")
    return Section(terrain, locations)


def turned(section: Section) -> Section:
    """G1: a section turned by 180 degrees."""

    def turn(hexes: dict[Hex, str]) -> dict[Hex, str]:
        last = SECTION_SIZE - 1
        return {(last - row, last - column): kind for (row, column), kind in hexes.items()}

    return Section(turn(section.terrain), turn(section.locations))


@cache
def assemble(
    folder: Path, places: tuple[str, ...], island: str | None, caves: tuple[str, ...], capitols: tuple[str, ...]
) -> Board:
    """G1, Q1 to Q3: the board of four sections in reading order, with the island, caves and capitols."""
    terrain: dict[Hex, str] = {}
    locations: dict[Hex, str] = {}
    for number, place in enumerate(places):
        name, _, turn = place.partition(":")
        section = read_section(folder, name)
        if len(section.terrain) != SECTION_SIZE * SECTION_SIZE:
            raise ValueError(f"section {name} has {len(section.terrain)} hexes, not 100")
        if turn == "turned":
            section = turned(section)
        top, left = number // 2 * SECTION_SIZE, number % 2 * SECTION_SIZE
        terrain |= shifted(section.terrain, top, left)
        locations |= shifted(section.locations, top, left)
    if island is not None:
        section = read_section(folder, island)
        terrain |= shifted(section.terrain, ISLAND, 0)
        locations |= shifted(section.locations, ISLAND, 0)
    return Board(terrain, locations, frozenset(map(hex_of, caves)), frozenset(map(hex_of, capitols)))


def shifted(hexes: dict[Hex, str], top: int, left: int) -> dict[Hex, str]:
    """The hexes of a section, moved to its place on the board."""
    return {(top + row, left + column): kind for (row, column), kind in hexes.items()}


def board_of(position: dict[str, Any]) -> Board:
    """The board of a state or position."""
    board = position["board"]
    caves, capitols = tuple(board.get("caves") or []), tuple(board.get("capitols") or [])
    return assemble(SECTIONS, tuple(board["sections"]), board.get("island"), caves, capitols)


def step(at: Hex, direction: str) -> Hex:
    """G2: the next hex in a direction, on the board or not.

    Counted from 0, odd rows are shifted half a hex to the right.
    """
    row, column = at
    if direction == "west":
        return row, column - 1
    if direction == "east":
        return row, column + 1
    next_row = row - 1 if direction.startswith("north") else row + 1
    row_is_shifted = row % 2 == 1
    if direction.endswith("west"):
        return next_row, column if row_is_shifted else column - 1
    return next_row, column + 1 if row_is_shifted else column


def around(at: Hex) -> set[Hex]:
    """G2: the six hexes around a hex, on the board or not."""
    return {step(at, direction) for direction in DIRECTIONS}


def neighbours(board: Board, at: Hex) -> set[Hex]:
    """G3: the hexes of the board next to a hex."""
    return {neighbour for neighbour in around(at) if neighbour in board.terrain}


def next_to(board: Board, hexes: set[Hex]) -> set[Hex]:
    """G3: every hex of the board that is next to at least one of these hexes."""
    return {neighbour for at in hexes for neighbour in neighbours(board, at)}


def hexes_of(board: Board, kinds: set[str]) -> set[Hex]:
    """Every hex of the board with one of these terrains."""
    return {at for at, terrain in board.terrain.items() if terrain in kinds}


def beside_terrain(board: Board, terrain: str) -> set[Hex]:
    """G3: every hex next to at least one hex of this terrain."""
    return next_to(board, hexes_of(board, {terrain}))


def beside_water(board: Board, ruleset: dict[str, str]) -> set[Hex]:
    """S1, H4, Q3: every hex next to water and, if `island_rim` is `water`, every hex on the rim of the island."""
    coast = {at for at in board.terrain if on_island(at) and around(at) - set(board.terrain)}
    return beside_terrain(board, "water") | (coast if ruleset["island_rim"] == "water" else set())


def within_two(board: Board, at: Hex) -> set[Hex]:
    """Q1: the hexes that are one or two steps away from a hex."""
    near = neighbours(board, at)
    return (near | next_to(board, near)) - {at}


def distance(one: Hex, other: Hex) -> int:
    """S15: the number of steps between two hexes. Counted from 0, odd rows are shifted half a hex to the right."""
    down = other[0] - one[0]
    along = (other[1] - other[0] // 2) - (one[1] - one[0] // 2)
    return max(abs(down), abs(along), abs(down + along))


def edges(board: Board) -> list[set[Hex]]:
    """G5, Q3: the top and bottom rows and the left and right columns of the main board."""
    rim = (0, BOARD_SIZE - 1)
    main = {at for at in board.terrain if not on_island(at)}
    rows = [{at for at in main if at[0] == line} for line in rim]
    columns = [{at for at in main if at[1] == line} for line in rim]
    return rows + columns


def edge_hexes(board: Board) -> set[Hex]:
    """G5: the hexes on the edges of the main board."""
    return set().union(*edges(board))


def sector(at: Hex) -> int | None:
    """G6: the number of the section that contains a hex, counted from 0 in reading order; None for the island."""
    row, column = at
    if on_island(at):
        return None
    return row // SECTION_SIZE * 2 + column // SECTION_SIZE


def connected(board: Board, hexes: set[Hex]) -> list[set[Hex]]:
    """G8, G12: the connected groups of a set of hexes."""
    groups: list[set[Hex]] = []
    left = set(hexes)
    while left:
        group = {min(left)}
        while grown := next_to(board, group) & left - group:
            group |= grown
        groups.append(group)
        left -= group
    return groups
