"""Observations of a table by a camera, a program or a person, together with facts that the caller knows.

A cell gives the probability of each kind of ground at one hex of the board.
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
"""The kinds of ground, in the order of the probabilities in a cell."""
NUMBER: Final = {kind: number for number, kind in enumerate(KINDS)}
LETTER: Final = {kind: letter for letter, kind in LETTERS.items()}
KINDS_BY_WORD: Final[dict[str, Ground]] = {kind.value: kind for kind in KINDS}
SPECIAL: Final = "special"
"""The word for a special hex whose kind is unknown."""

Cell = tuple[float, ...]
"""One probability for each kind of ground. The probabilities add up to 1."""
Grid = tuple[Cell | None, ...]
"""The cells of the 400 hexes of the main board, row by row; None for a hex whose ground is unknown."""

_SAME_KIND: Final = 0.6
"""The probability that an observer who recognises a special hex also identifies its kind correctly."""


def cell(weights: Mapping[Ground, float]) -> Cell | None:
    """The cell with these weights; None if all weights are 0.

    If the sum of the weights is less than 1, the kinds without a weight share the remainder equally. If the sum is
    larger, or if every kind has a weight, the weights are scaled so that their sum is 1.
    """
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
"""For each word, the cell of a hex that an observer describes with that word alone."""


def mixed(weights: Mapping[str, float]) -> Cell | None:
    """The cell for these words with their weights; None if all weights are 0.

    The weight of the word `special` is divided equally among the kinds of special hex.
    """
    named: dict[Ground, float] = {}
    for word, weight in weights.items():
        kinds = [KINDS_BY_WORD[word]] if word in KINDS_BY_WORD else list(Special)
        for kind in kinds:
            named[kind] = named.get(kind, 0.0) + weight / len(kinds)
    return cell(named)


def likeliest(seen: Cell) -> Ground:
    """The most probable kind of ground in a cell."""
    return KINDS[max(range(len(KINDS)), key=seen.__getitem__)]


HEXES: Final = SIZE * SIZE
PRINTED: Final = "printed"
"""The value of `Section.origin` for sections that come in a game box."""
EMPTY_GRID: Final[Grid] = (None,) * HEXES


class PieceKind(Word):
    """The kinds of piece that can be observed: all except scouts. Every piece except a wall belongs to a player."""

    SETTLEMENT = "settlement"
    WARRIOR = "warrior"
    WAGON = "wagon"
    SHIP = "ship"
    CITY_HALL = "city-hall"
    WALL = "wall"


class Piece(NamedTuple):
    """A kind of piece and its colour. A wall has no colour."""

    kind: PieceKind
    colour: Colour | None


class Sighting(NamedTuple):
    """A piece that may stand on a hex. For a city hall, `at` is its central hex."""

    at: Hex
    piece: Piece
    probability: float


class Observation(NamedTuple):
    """Everything that was observed.

    A hex without a sighting counts as empty, unless a city hall covers it or it is in `unread`.
    """

    grid: Grid = EMPTY_GRID
    """The cells of the main board, row by row."""
    sightings: tuple[Sighting, ...] = ()
    """The pieces that may be on the board.

    A hex with several sightings holds at most one of these pieces. With the remaining probability, the hex is empty.
    """
    unread: Hexes = NOWHERE
    """The hexes where pieces cannot be seen, for example because of glare."""


class Known(NamedTuple):
    """Facts that the caller knows in addition to the observation. All of them are optional."""

    players: tuple[Colour, ...] | None = None
    """The colours of the players in the order of their seats; None means the colours that were observed."""
    cards: tuple[str, ...] | None = None
    tasks: tuple[str, ...] | None = None
    removed_terrain: Terrain | None = None
    gold: Mapping[Colour, int] = {}
    """The gold that each player gained during play."""
    marks: Mapping[Colour, tuple[int, ...]] = {}
    """S24: the lines that each player has marked, as sorted keys of `Board.lines`."""
    ruleset: Ruleset = Ruleset()
    expansions: frozenset[str] | None = None
    """The expansions whose sections may be on the table; None means all expansions."""
    sections: tuple[Section, ...] = ()
    """Further sections that may be on the table, usually custom ones."""
    originals: bool = False
    """Whether the sections that were designed for this project may be on the table."""
    board: Board | None = None
    """The board, if the caller knows it."""
    capitols: tuple[Hex, ...] = ()
    caves: tuple[Hex, ...] = ()
    island: Section | None = None
    pieces: Mapping[Hex, Colour | PieceKind | None] = {}
    """For each hex that a person has checked: the colour of its piece, `wall` for a wall, or None if it is empty."""

    @property
    def possible_sections(self) -> tuple[Section, ...]:
        """The sections that may be on the table: known sections of the chosen expansions, and those in `sections`.

        Known sections that were designed for this project are included only if `originals` is true, because they are
        rarely used.
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
"""A point in a picture, in pixels from its left and top edges."""
Corners = tuple[Pixel, Pixel, Pixel, Pixel]


class PhotoHints(NamedTuple):
    """Facts that the sender of photographs knows."""

    known: Known = NOTHING_KNOWN
    corners: tuple[Corners | None, ...] = ()
    """For each picture, the centres of a1, t1, t20 and a20, in pixels of the picture as it is displayed.

    None stands for unknown corners. If there are fewer entries than pictures, the corners in the last pictures are
    unknown.
    """
    examples: Mapping[str, Hex] = {}
    """For some colours, a hex where a piece of that colour stands."""
    single_section: bool = False
    """Whether the pictures show one section. If so, the corners are the centres of its hexes a1, j1, j10 and a10."""


NO_HINTS: Final = PhotoHints()
