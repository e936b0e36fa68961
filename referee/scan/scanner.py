"""Scans a table: turns observations into sections, pieces, doubts and scores."""

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

from referee.base.errors import BoardError
from referee.base.word import Word
from referee.board.assemble import assemble
from referee.board.board import Board
from referee.board.hexes import Hex
from referee.board.section import Layout
from referee.model.findings import Inconsistency
from referee.model.observation import NOTHING_KNOWN, Known, Observation, Piece, PieceKind
from referee.model.position import Position
from referee.scan.confirmation import confirm
from referee.scan.constraints import (
    PlacementRules,
    add_pieces,
    covered_hexes,
    inconsistencies,
    pays_in_play,
    seat_players,
)
from referee.scan.estimate import Doubt, ScoreEstimate, doubts, estimate_scores
from referee.scan.ground import Difference, differences, letters
from referee.scan.identification import Candidate, Finding, Identification, compare, identify, section_candidates
from referee.scan.occupancy import Occupancy, apply_limits, occupancies, occupancy, piece_limits, visible_colours
from referee.scan.possible_tables import PiecesByHex, likeliest_pieces, placed_pieces

_HIDES: Final = 0.2
"""A piece with at least this probability may hide the ground beneath it."""
_CERTAIN_HALL: Final = 0.95
_QUARTERS: Final = 4


class ScanAssumption(Word):
    """An assumption that the scan makes because the caller left out a fact or gave landmarks that do not fit."""

    PLAYERS_SEEN = "players-seen"
    NO_GOLD = "no-gold"
    LANDMARKS_LEFT_OUT = "landmarks-left-out"


class PieceReading(NamedTuple):
    """A piece in the likeliest position, with its probability."""

    at: Hex
    piece: Piece
    chance: float


class ScannedTable(NamedTuple):
    """The pieces and scores on a board whose sections are known."""

    position: Position
    """The likeliest position."""
    inconsistencies: tuple[Inconsistency, ...]
    """The reasons why the position cannot be scored, for example unknown cards."""
    pieces: tuple[PieceReading, ...]
    doubts: tuple[Doubt, ...]
    estimate: ScoreEstimate | None
    """The estimated scores, or None if the position cannot be scored."""


class Scan(NamedTuple):
    """The result of a scan."""

    identification: Identification
    grid: tuple[str, ...]
    """The ground as 20 rows of 20 letters. Known sections are as printed, the others as observed.

    In the other sections, `.` stands for an unread hex.
    """
    differences: tuple[Difference, ...]
    table: ScannedTable | None
    """The pieces and scores, or None if a section is unknown or unreadable."""
    assumptions: tuple[ScanAssumption, ...]


class TooFewSectionsError(ValueError):
    """Raised if there are fewer than four different sections to choose from."""


def scan(observation: Observation, known: Known = NOTHING_KNOWN) -> Scan:
    """Return the likeliest table, and how certain each part of it is.

    Raises TooFewSectionsError if the board is not known and there are fewer than four different sections to choose
    from.
    """
    observation = confirm(observation, known.pieces)
    grid = observation.grid
    identification = compare(grid, known.board.layout.sections) if known.board else identify(grid, candidates(known))
    corrected = letters(grid, identification)
    if identification.finding is not Finding.KNOWN:
        return Scan(identification, corrected, (), None, ())
    hidden = {sighting.at for sighting in observation.sightings if sighting.probability >= _HIDES}
    differing = differences(grid, identification, hidden)
    board, assumptions = _board(identification, known)
    players = known.players if known.players is not None else visible_colours(observation.sightings)
    if known.players is None:
        assumptions.append(ScanAssumption.PLAYERS_SEEN)
    if any(colour not in known.gold for colour in players) and any(map(pays_in_play, known.cards or ())):
        assumptions.append(ScanAssumption.NO_GOLD)
    empty = Position(
        known.ruleset,
        board,
        known.cards or (),
        (),
        tasks=known.tasks or (),
        removed_terrain=known.removed_terrain,
    )
    table = _table(seat_players(empty, players, known.gold, known.marks), observation, known)
    return Scan(identification, corrected, differing, table, tuple(assumptions))


def distrust_quarters(observation: Observation, result: Scan, quarters: Collection[int]) -> Scan:
    """Return the scan with these quarters marked as unknown, except those that are unreadable.

    The result has no differences, pieces, scores or assumptions. The photograph reader calls this for quarters whose
    sections are doubtful.
    """
    identification = result.identification._replace(
        quarters=tuple(
            quarter._replace(finding=Finding.UNKNOWN)
            if number in quarters and quarter.finding is Finding.KNOWN
            else quarter
            for number, quarter in enumerate(result.identification.quarters)
        )
    )
    return Scan(identification, letters(observation.grid, identification), (), None, ())


def candidates(known: Known) -> tuple[Candidate, ...]:
    """Return all sections that can lie on the table, in both orientations.

    Raises TooFewSectionsError if there are fewer than four different sections.
    """
    sections = section_candidates(known.sections, expansions=known.expansions, originals=known.originals)
    if len({candidate.placed.section for candidate in sections}) < _QUARTERS:
        raise TooFewSectionsError
    return sections


def _board(identification: Identification, known: Known) -> tuple[Board, list[ScanAssumption]]:
    if known.board:
        return known.board, []
    placed = tuple(quarter.best.placed for quarter in identification.quarters)
    try:
        return assemble(Layout(placed, known.capitols, known.caves, known.island)), []
    except BoardError:
        return assemble(Layout(placed, island=known.island)), [ScanAssumption.LANDMARKS_LEFT_OUT]


def _table(empty: Position, observation: Observation, known: Known) -> ScannedTable:
    """Return the pieces and scores on a known board. `empty` contains the players but no pieces."""
    colours = [kingdom.colour for kingdom in empty.players]
    hexes = _without_covered(occupancies(observation, PlacementRules(empty.board), colours), certain=True)
    limits = piece_limits(hexes, known.marks)
    limited = _without_covered(apply_limits(hexes, limits), certain=False)
    likely = likeliest_pieces(empty, hexes, limits)
    position = add_pieces(empty, placed_pieces(likely))
    wrong = inconsistencies(position)
    return ScannedTable(
        position,
        wrong,
        _piece_readings(likely, limited),
        doubts(empty, likely, limited, scored=not wrong),
        None if wrong else estimate_scores(empty, likely, hexes, limits),
    )


def _piece_readings(likely: PiecesByHex, hexes: Sequence[Occupancy]) -> tuple[PieceReading, ...]:
    by_hex = {spot.at: spot for spot in hexes}
    return tuple(PieceReading(at, piece, by_hex[at].chance(piece)) for at, piece in likely.items() if piece)


def _without_covered(hexes: tuple[Occupancy, ...], *, certain: bool) -> tuple[Occupancy, ...]:
    """X4: return the occupancies, with lower probabilities for pieces that a city hall may cover.

    If `certain` is set, only almost certain city halls are considered; otherwise, only the others. This function is
    called before and after the limits are applied, because pieces under an almost certain city hall must not count
    towards a limit.
    """
    halls = [
        (spot.at, covered_hexes(piece.kind, spot.at), chance)
        for spot in hexes
        for piece, chance in spot.choices
        if piece.kind is PieceKind.CITY_HALL and (chance > _CERTAIN_HALL) == certain
    ]
    if not halls:
        return hexes
    result = []
    for spot in hexes:
        free = 1.0
        for at, covered, chance in halls:
            if at != spot.at and covered >> spot.at & 1:
                free *= 1 - chance
        weights = {piece: chance * free for piece, chance in spot.choices}
        result.append(occupancy(spot.at, weights, 1 - sum(weights.values()), unread=spot.unread))
    return tuple(result)
