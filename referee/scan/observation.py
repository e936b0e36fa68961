"""The input of a scan: what was seen on the table, and what the caller knows."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from referee.base.word import Word
from referee.board.board import Board
from referee.board.hexes import NOWHERE, SIZE, Hex, Hexes
from referee.board.section import Section
from referee.board.terrain import Terrain
from referee.model.ruleset import Ruleset
from referee.model.vocabulary import Colour
from referee.scan.cells import Grid

HEXES: Final = SIZE * SIZE
EMPTY_GRID: Final[Grid] = (None,) * HEXES


class PieceKind(Word):
    """The kinds of piece. All except walls belong to a player."""

    SETTLEMENT = "settlement"
    WARRIOR = "warrior"
    WAGON = "wagon"
    SHIP = "ship"
    CITY_HALL = "city-hall"
    WALL = "wall"


class Piece(NamedTuple):
    """A piece without its place; a wall has no colour."""

    kind: PieceKind
    colour: Colour | None


class Sighting(NamedTuple):
    """A piece that may stand here. A city hall is named by the middle one of its seven hexes."""

    at: Hex
    piece: Piece
    probability: float


class Observation(NamedTuple):
    """What was seen. A hex that has no sighting and is not among the unread ones holds no piece."""

    grid: Grid = EMPTY_GRID
    """The 400 hexes of the main board, row by row."""
    sightings: tuple[Sighting, ...] = ()
    """Several at one hex exclude each other; the rest of the probability means an empty hex."""
    unread: Hexes = NOWHERE
    """The hexes where nobody could see whether there is a piece, for example because of glare."""


class Known(NamedTuple):
    """What the caller knows without the picture. Everything is optional."""

    players: tuple[Colour, ...] | None = None
    """The colours in the order of the seats; None: those that are seen."""
    cards: tuple[str, ...] | None = None
    tasks: tuple[str, ...] | None = None
    removed_terrain: Terrain | None = None
    gold: Mapping[Colour, int] = {}
    """The gold that each player gained during play."""
    marks: Mapping[Colour, tuple[int, ...]] = {}
    """S24: the lines each player has marked."""
    ruleset: Ruleset = Ruleset()
    expansions: frozenset[str] | None = None
    """The expansions of the sections that can lie on the table; None: all."""
    sections: tuple[Section, ...] = ()
    """Custom sections that can also lie on the table."""
    originals: bool = False
    """Whether the stand-in layouts of this project can also lie there."""
    board: Board | None = None
    """The board, if the caller knows it."""
    capitols: tuple[Hex, ...] = ()
    caves: tuple[Hex, ...] = ()
    island: Section | None = None


NOTHING_KNOWN: Final = Known()
