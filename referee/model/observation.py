"""Observations of a table by a camera, a program or a person, and the facts that the caller adds.

A cell says how likely each kind of ground is at one hex of the board.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple

from referee.base.word import Word
from referee.board.board import Board
from referee.board.hexes import NOWHERE, SIZE, Hex, Hexes
from referee.board.section import Section, printed_sections
from referee.board.terrain import LETTERS, Special, Terrain
from referee.model.ruleset import Ruleset
from referee.model.vocabulary import Colour

Ground = Terrain | Special
KINDS: Final[tuple[Ground, ...]] = tuple(LETTERS.values())
"""The order of the numbers in a cell."""
NUMBER: Final = {kind: number for number, kind in enumerate(KINDS)}
LETTER: Final = {kind: letter for letter, kind in LETTERS.items()}
KINDS_BY_WORD: Final[dict[str, Ground]] = {kind.value: kind for kind in KINDS}
SPECIAL: Final = "special"
"""The word for a special hex of unknown kind."""

Cell = tuple[float, ...]
"""One probability for each kind, with a sum of 1."""
Grid = tuple[Cell | None, ...]
"""The 400 hexes row by row; None if the ground is not visible."""

_SAME_KIND: Final = 0.6
"""How often a reader that sees a special hex also gets its kind right."""


def cell(weights: Mapping[Ground, float]) -> Cell | None:
    """The cell of these weights, None if all are 0. If their sum is below 1, the other kinds share the rest."""
    total = sum(weights.values())
    if total <= 0:
        return None
    others = len(KINDS) - len(weights)
    rest = (1 - total) / others if total < 1 and others else 0.0
    scale = 1 / (total + rest * others)
    return tuple(scale * weights.get(kind, rest) for kind in KINDS)


def _word_cell(kind: Ground) -> Cell:
    if isinstance(kind, Terrain):
        return cell({kind: 1.0}) or ()
    other = (1 - _SAME_KIND) / (len(Special) - 1)
    return cell({special: _SAME_KIND if special is kind else other for special in Special}) or ()


WORD_CELLS: Final[dict[str, Cell]] = {
    **{kind.value: _word_cell(kind) for kind in KINDS},
    SPECIAL: cell(dict.fromkeys(Special, 1 / len(Special))) or (),
}
"""The cell for a single word."""


def mixed(weights: Mapping[str, float]) -> Cell | None:
    """The cell of these weights of words; `special` is shared among the special kinds."""
    named: dict[Ground, float] = {}
    for word, weight in weights.items():
        kinds = [KINDS_BY_WORD[word]] if word in KINDS_BY_WORD else list(Special)
        for kind in kinds:
            named[kind] = named.get(kind, 0.0) + weight / len(kinds)
    return cell(named)


def likeliest(seen: Cell) -> Ground:
    """The likeliest kind of ground of a cell."""
    return KINDS[max(range(len(KINDS)), key=seen.__getitem__)]


HEXES: Final = SIZE * SIZE
PRINTED: Final = "printed"
"""The origin of a section that a box contains."""
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
    """Everything that was seen. A hex without a sighting that is not unread holds no piece."""

    grid: Grid = EMPTY_GRID
    """The 400 hexes of the main board, row by row."""
    sightings: tuple[Sighting, ...] = ()
    """Several at one hex exclude each other; the rest of the probability means an empty hex."""
    unread: Hexes = NOWHERE
    """The hexes where pieces are not visible, for example because of glare."""


class Known(NamedTuple):
    """Facts that the caller knows without the picture. All are optional."""

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

    @property
    def possible_sections(self) -> tuple[Section, ...]:
        """Every section that can lie on the table: the printed ones of the expansions, and custom ones.

        The stand-in layouts of this project count only on request, because few tables have them.
        """
        shipped = [
            section
            for section in printed_sections().values()
            if (self.originals or section.origin == PRINTED)
            and (self.expansions is None or section.expansion in self.expansions)
        ]
        return tuple(dict.fromkeys([*shipped, *self.sections]))


NOTHING_KNOWN: Final = Known()
Pixel = tuple[float, float]
"""A point of a picture: to the right, and down."""
Corners = tuple[Pixel, Pixel, Pixel, Pixel]


class PhotoHints(NamedTuple):
    """Facts that the caller of a photograph knows."""

    known: Known = NOTHING_KNOWN
    corners: tuple[Corners | None, ...] = ()
    """For each picture the middles of a1, t1, t20 and a20, in pixels of the picture as it is shown."""
    examples: Mapping[str, Hex] = {}
    """For each colour, one hex that holds a piece of it."""


NO_HINTS: Final = PhotoHints()
