"""The rules that a scanned table must obey. No other module in `referee.scan` uses the engine or the rules.

No tile or card is named here. To find out where a piece can stand, `PlacementRules` audits a table with only that
piece.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from referee.board.board import Board
from referee.board.hexes import BIT, NOWHERE, Hex, Hexes
from referee.engine.audit import audit
from referee.engine.score import score
from referee.model.findings import Inconsistency
from referee.model.observation import Piece, PieceKind
from referee.model.position import FIGURES, SETTLEMENTS, WALLS, Kingdom, Position, footprint
from referee.model.ruleset import Ruleset
from referee.model.vocabulary import Colour, Figure
from referee.rules.catalogue import CARDS

_FIGURE_OF: Final = {kind: Figure(kind.value) for kind in PieceKind if kind.value in list(Figure)}


Gold = Mapping[Colour, int]
Marks = Mapping[Colour, tuple[int, ...]]
NO_GOLD: Final[Gold] = {}
NO_MARKS: Final[Marks] = {}


class PlacedPiece(NamedTuple):
    """A piece and the hex that it stands on."""

    at: Hex
    piece: Piece


def max_pieces(kind: PieceKind) -> int:
    """G9, N7: the number of pieces of this kind that one player has or, for walls, the number in the box."""
    if kind is PieceKind.SETTLEMENT:
        return SETTLEMENTS
    return WALLS if kind is PieceKind.WALL else FIGURES[_FIGURE_OF[kind]]


def covered_hexes(kind: PieceKind, at: Hex) -> Hexes:
    """X4: the hexes that a piece covers."""
    return footprint(Figure.CITY_HALL, at) if kind is PieceKind.CITY_HALL else BIT[at]


class PlacementRules:
    """The rules for where each kind of piece can stand on a board."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self._answers: dict[tuple[PieceKind, object], bool] = {}

    def can_hold(self, kind: PieceKind, at: Hex) -> bool:
        """G7, B2, X4 to X7, N7: whether a piece of this kind can ever stand on this hex."""
        if not BIT[at] & self._board.open:
            return False
        key = (kind, at if kind is PieceKind.CITY_HALL else self._board.surface_at(at))
        if key not in self._answers:
            self._answers[key] = self._is_possible(kind, at)
        return self._answers[key]

    @property
    def buildable(self) -> Hexes:
        """G7: the hexes with suitable terrain."""
        return self._board.suitable

    def _is_possible(self, kind: PieceKind, at: Hex) -> bool:
        colour = None if kind is PieceKind.WALL else Colour.BLUE
        empty = seat_players(Position(Ruleset(), self._board, (), ()), (Colour.BLUE,))
        position = add_pieces(empty, [PlacedPiece(at, Piece(kind, colour))])
        hexes = covered_hexes(kind, at)
        return not any(inconsistency.hexes & hexes for inconsistency in audit(position))


def seat_players(
    table: Position, colours: Sequence[Colour], gold: Gold = NO_GOLD, marks: Marks = NO_MARKS
) -> Position:
    """Return the table with these players, their gold and their marks, but without settlements, figures or walls."""
    kingdoms = (Kingdom(colour, gold=gold.get(colour, 0), marks=marks.get(colour, ())) for colour in colours)
    return table._replace(players=tuple(kingdoms), walls=NOWHERE)


def add_pieces(table: Position, pieces: Iterable[PlacedPiece]) -> Position:
    """Return the table with these pieces added. Their owners must already be seated."""
    kingdoms = {kingdom.colour: kingdom for kingdom in table.players}
    walls = table.walls
    settlements = dict.fromkeys(kingdoms, NOWHERE)
    for at, (kind, colour) in pieces:
        if colour is None:
            walls |= BIT[at]
        elif kind is PieceKind.SETTLEMENT:
            settlements[colour] |= BIT[at]
        else:
            figure, own = _FIGURE_OF[kind], kingdoms[colour]
            figures = own.figures.at(figure, own.figures.of(figure) | footprint(figure, at))
            kingdoms[colour] = own._replace(figures=figures)
    players = [own._replace(settlements=own.settlements | settlements[colour]) for colour, own in kingdoms.items()]
    return table._replace(players=tuple(players), walls=walls)


def inconsistencies(position: Position) -> tuple[Inconsistency, ...]:
    """Return the reasons why a position is impossible; empty if it is possible."""
    return audit(position)


def score_totals(position: Position) -> tuple[int, ...]:
    """Return the total gold of each player."""
    return tuple(player.total for player in score(position).players)


def pays_in_play(card: str) -> bool:
    """S11 to S13, S25: whether a card pays gold during play, which a picture of the table does not show."""
    rule = CARDS.get(card)
    return rule is not None and (rule.payment is not None or rule.turn_payment is not None)
