"""The scan: from observations to sections, pieces, doubts and scores."""

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
from referee.scan.candidates import Option, options
from referee.scan.counts import limited, limits
from referee.scan.doubts import Doubt, doubts
from referee.scan.ground import Difference, differences, letters
from referee.scan.identify import Finding, Identification, compare, identify
from referee.scan.law import Ground, added, covered, inconsistencies, pays_in_play, seated
from referee.scan.likeliest import Readings, likeliest, standing
from referee.scan.outcome import Outcome, outcome
from referee.scan.sites import Site, seen_colours, site, sites

_HIDES: Final = 0.2
"""A piece with at least this probability may hide the ground under it."""
FOUR: Final = 4


class Assumption(Word):
    """What the scan assumes because the caller did not say it."""

    PLAYERS_SEEN = "players-seen"
    NO_GOLD = "no-gold"
    LANDMARKS_LEFT_OUT = "landmarks-left-out"


class Reading(NamedTuple):
    """A piece of the likeliest position."""

    at: Hex
    piece: Piece
    chance: float


class Table(NamedTuple):
    """What lies on a board whose sections are known."""

    position: Position
    """The likeliest possible position."""
    inconsistencies: tuple[Inconsistency, ...]
    """Why it cannot be scored, for example because the cards are unknown."""
    pieces: tuple[Reading, ...]
    doubts: tuple[Doubt, ...]
    outcome: Outcome | None
    """None if the position cannot be scored."""


class Scan(NamedTuple):
    """The result of a scan."""

    found: Identification
    grid: tuple[str, ...]
    """20 rows of 20 letters: the ground as printed where the section is known, as seen elsewhere."""
    differences: tuple[Difference, ...]
    table: Table | None
    """None if a section is unknown or unreadable."""
    assumptions: tuple[Assumption, ...]


class TooFewSectionsError(ValueError):
    """There are fewer than four different candidates for sections."""


def scan(seen: Observation, known: Known = NOTHING_KNOWN) -> Scan:
    """What most likely lies on the table, and how certain that is."""
    found = compare(seen.grid, known.board.layout.sections) if known.board else identify(seen.grid, candidates(known))
    grid = letters(seen.grid, found)
    if found.finding is not Finding.KNOWN:
        return Scan(found, grid, (), None, ())
    hidden = {sighting.at for sighting in seen.sightings if sighting.probability >= _HIDES}
    differing = differences(seen.grid, found, hidden)
    board, assumed = _board(found, known)
    players = known.players if known.players is not None else seen_colours(seen.sightings)
    if known.players is None:
        assumed.append(Assumption.PLAYERS_SEEN)
    if any(colour not in known.gold for colour in players) and any(map(pays_in_play, known.cards or ())):
        assumed.append(Assumption.NO_GOLD)
    nobody = Position(
        known.ruleset,
        board,
        known.cards or (),
        (),
        tasks=known.tasks or (),
        removed_terrain=known.removed_terrain,
    )
    table = _table(seated(nobody, players, known.gold, known.marks), seen, known)
    return Scan(found, grid, differing, table, tuple(assumed))


def doubted(seen: Observation, found: Scan, quarters: Collection[int]) -> Scan:
    """The same without trust in these quarters: whoever looked at the picture says that they are unknown."""
    unknown = tuple(
        quarter._replace(finding=Finding.UNKNOWN)
        if number in quarters and quarter.finding is Finding.KNOWN
        else quarter
        for number, quarter in enumerate(found.found.quarters)
    )
    left = found.found._replace(quarters=unknown)
    return Scan(left, letters(seen.grid, left), (), None, ())


def candidates(known: Known) -> tuple[Option, ...]:
    """Every section that can lie on the table, in both orientations."""
    sections = known.possible_sections
    if len(sections) < FOUR:
        raise TooFewSectionsError
    return options(sections)


def _board(found: Identification, known: Known) -> tuple[Board, list[Assumption]]:
    if known.board:
        return known.board, []
    placed = tuple(quarter.best.placed for quarter in found.quarters)
    try:
        return assemble(Layout(placed, known.capitols, known.caves, known.island)), []
    except BoardError:
        return assemble(Layout(placed, island=known.island)), [Assumption.LANDMARKS_LEFT_OUT]


def _table(nobody: Position, seen: Observation, known: Known) -> Table:
    """The pieces of a known board."""
    colours = [kingdom.colour for kingdom in nobody.players]
    possible = sites(seen, Ground(nobody.board), colours)
    bounds = limits(possible, known.marks)
    ruled = _uncovered(limited(possible, bounds))
    likely = likeliest(nobody, possible, bounds)
    position = added(nobody, standing(likely))
    wrong = inconsistencies(position)
    return Table(
        position,
        wrong,
        _readings(likely, ruled),
        doubts(nobody, likely, ruled, scored=not wrong),
        None if wrong else outcome(nobody, likely, possible, bounds),
    )


def _readings(likely: Readings, ruled: Sequence[Site]) -> tuple[Reading, ...]:
    chances = {one.at: one for one in ruled}
    return tuple(Reading(at, piece, chances[at].chance(piece)) for at, piece in likely.items() if piece)


def _uncovered(ruled: tuple[Site, ...]) -> tuple[Site, ...]:
    """X4: where a city hall may stand, other pieces can only stand if it does not."""
    halls = [
        (one.at, covered(piece.kind, one.at), chance)
        for one in ruled
        for piece, chance in one.choices
        if piece.kind is PieceKind.CITY_HALL
    ]
    if not halls:
        return ruled
    result = []
    for one in ruled:
        free = 1.0
        for at, hexes, chance in halls:
            if at != one.at and hexes >> one.at & 1:
                free *= 1 - chance
        weights = {piece: chance * free for piece, chance in one.choices}
        result.append(site(one.at, weights, 1 - sum(weights.values()), unread=one.unread))
    return tuple(result)
