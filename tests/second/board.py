"""The board: section pictures, hex names, neighbours, straight lines, edges and sectors; no pieces."""

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

Hex = tuple[int, int]

SECTIONS = Path(__file__).resolve().parents[2] / "referee" / "board" / "sections"

SECTION_SIZE = 10
BOARD_SIZE = 20

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
    """One section as printed: the terrain of its hexes and the kinds of its locations."""

    terrain: dict[Hex, str]
    locations: dict[Hex, str]


@dataclass(frozen=True)
class Board:
    """Four sections put together."""

    terrain: dict[Hex, str]
    locations: dict[Hex, str]


def hex_of(name: str) -> Hex:
    """The hex a name such as "c5" stands for: column letter, row number counted from 1."""
    return int(name[1:]) - 1, ord(name[0]) - ord("a")


def name_of(at: Hex) -> str:
    """The name of a hex."""
    row, column = at
    return f"{chr(ord('a') + column)}{row + 1}"


def by_name(names: list[str]) -> list[str]:
    """Hex names sorted as texts."""
    return sorted(names)


@cache
def read_section(folder: Path, name: str) -> Section:
    """The section picture of that name."""
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
            terrain[row, column] = TERRAIN_OF_LETTER[letter]
    if len(terrain) != SECTION_SIZE * SECTION_SIZE:
        raise ValueError(f"section {name} has {len(terrain)} hexes, not 100")
    if set(locations) != {at for at, kind in terrain.items() if kind == "location"}:
        raise ValueError(f"section {name}: the location lines do not match the picture")
    return Section(terrain, locations)


def turned(section: Section) -> Section:
    """G2: a section turned by 180 degrees."""

    def turn(hexes: dict[Hex, str]) -> dict[Hex, str]:
        last = SECTION_SIZE - 1
        return {(last - row, last - column): kind for (row, column), kind in hexes.items()}

    return Section(turn(section.terrain), turn(section.locations))


@cache
def assemble(folder: Path, places: tuple[str, ...]) -> Board:
    """G1: the board of four sections, given in reading order, each as printed or turned."""
    terrain: dict[Hex, str] = {}
    locations: dict[Hex, str] = {}
    for number, place in enumerate(places):
        name, _, turn = place.partition(":")
        section = read_section(folder, name)
        if turn == "turned":
            section = turned(section)
        top, left = number // 2 * SECTION_SIZE, number % 2 * SECTION_SIZE
        for (row, column), kind in section.terrain.items():
            terrain[top + row, left + column] = kind
        for (row, column), kind in section.locations.items():
            locations[top + row, left + column] = kind
    return Board(terrain, locations)


def board_of(position: dict[str, Any]) -> Board:
    """The board a state is played on."""
    return assemble(SECTIONS, tuple(position["board"]["sections"]))


def step(at: Hex, direction: str) -> Hex:
    """G2: the hex one step further, on the board or not; odd rows lie half a hex to the right."""
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
    """G3: every hex that has a neighbour among the given ones."""
    return {neighbour for at in hexes for neighbour in neighbours(board, at)}


def hexes_of(board: Board, kinds: set[str]) -> set[Hex]:
    """Every hex of the board whose terrain is one of these."""
    return {at for at, terrain in board.terrain.items() if terrain in kinds}


def edges(board: Board) -> list[set[Hex]]:
    """G5: the top and bottom rows and the left and right columns of the whole board."""
    rim = (0, BOARD_SIZE - 1)
    rows = [{at for at in board.terrain if at[0] == line} for line in rim]
    columns = [{at for at in board.terrain if at[1] == line} for line in rim]
    return rows + columns


def edge_hexes(board: Board) -> set[Hex]:
    """G5: the hexes on the rim of the whole board."""
    return set().union(*edges(board))


def sector(at: Hex) -> int:
    """G6: which of the four sections, in reading order, a hex lies in."""
    row, column = at
    return row // SECTION_SIZE * 2 + column // SECTION_SIZE


def connected(board: Board, hexes: set[Hex]) -> list[set[Hex]]:
    """G8, G12: the connected groups a set of hexes falls into."""
    groups: list[set[Hex]] = []
    left = set(hexes)
    while left:
        group = {min(left)}
        while grown := next_to(board, group) & left - group:
            group |= grown
        groups.append(group)
        left -= group
    return groups
