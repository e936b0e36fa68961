"""The corrected grid, and hexes that differ from the printed section."""

from referee.board.hexes import NAMES, named
from referee.board.section import section_named
from referee.model.vocabulary import Colour
from referee.scan import WORD_CELLS, Finding, Grid, Known, Observation, Sighting, scan
from referee.scan.ground import custom_rows
from tests.scan.tables import ORDER, clear, settlement

FIRST = ("tavern", "paddock", "oasis", "farm")


def changed(grid: Grid, **words: str) -> Grid:
    cells = list(grid)
    for at, word in words.items():
        cells[ORDER.index(named(at))] = WORD_CELLS[word]
    return tuple(cells)


def test_a_tavern_section_with_a_different_a1() -> None:
    found = scan(Observation(changed(clear(*FIRST), a1="water")))
    (difference,) = found.differences
    assert (NAMES[difference.at], difference.printed, difference.seen) == ("a1", "flower-field", "water")
    assert difference.chance > 0.5
    assert found.grid[0].startswith("FDDMM")


def test_a_section_that_differs_in_a_dozen_hexes() -> None:
    words = dict.fromkeys(("a1", "b2", "c3", "d5", "e6", "f7", "g8", "h9", "i10", "a9", "j2", "e9"), "swamp")
    found = scan(Observation(changed(clear(*FIRST), **words)))
    assert found.identification.finding is Finding.KNOWN
    assert {NAMES[one.at] for one in found.differences} == words.keys()


def test_hexes_under_pieces_do_not_differ() -> None:
    seen = Observation(changed(clear(*FIRST), a1="water"), (Sighting(named("a1"), settlement(Colour.BLUE), 0.9),))
    assert scan(seen).differences == ()


def test_noise_is_not_a_difference() -> None:
    words = {NAMES[at]: "swamp" for at in ORDER[::4]}
    found = scan(Observation(changed(clear(*FIRST), **words)))
    assert found.identification.finding is Finding.KNOWN
    assert found.differences == ()


def test_an_unknown_section_can_become_a_custom_section() -> None:
    grid = list(clear("tavern", "paddock", "temple", "farm"))
    grid[ORDER.index(named("a11"))] = None
    found = scan(Observation(tuple(grid)))
    assert [quarter.finding for quarter in found.identification.quarters][2] is Finding.UNKNOWN
    assert found.grid[10][0] == "."
    assert custom_rows(tuple(grid), 2) == section_named("temple").rows
    again = scan(Observation(tuple(grid)), Known(sections=(section_named("temple"),)))
    assert again.identification.finding is Finding.KNOWN


def test_custom_rows_of_an_unread_quarter() -> None:
    assert custom_rows((None,) * 400, 0) == ("G" * 10,) * 10
