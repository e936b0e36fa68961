"""The identification of the sections on the table."""

from random import Random

import pytest

from referee.board.assemble import assemble
from referee.board.section import Layout, PlacedSection, layout, own_section, section_named
from referee.model.observation import WORD_CELLS, Grid, mixed
from referee.scan import (
    KINDS,
    Finding,
    Known,
    Observation,
    TooFewSectionsError,
    candidates,
    cell,
    scan,
)
from referee.scan.identification import identify
from tests.scan.tables import ORDER, clear, random_layout, seen

FIRST = ("tavern", "paddock", "oasis", "farm")
EVERYTHING = candidates(Known())


def names(grid: Grid, known: Known | None = None) -> list[str]:
    found = identify(grid, candidates(known or Known()))
    return [str(quarter.best.placed) for quarter in found.quarters]


@pytest.mark.parametrize(("wrong", "missing"), [(0.0, 0.0), (0.25, 0.0), (0.35, 0.1)])
def test_boards_of_printed_sections(wrong: float, missing: float) -> None:
    rng = Random(1)
    for _ in range(60):
        expected = random_layout(rng)
        found = identify(seen(assemble(expected), rng, wrong=wrong, missing=missing), EVERYTHING)
        assert tuple(quarter.best.placed for quarter in found.quarters) == expected.sections
        assert found.finding is Finding.KNOWN
        assert found.margin > 20
        assert found.error == pytest.approx(wrong, abs=0.08)


def test_soft_guesses() -> None:
    """The sections are identified even if every guess is uncertain and many guesses rank a wrong kind first."""
    rng = Random(2)
    for _ in range(30):
        expected = random_layout(rng)
        board = assemble(expected)
        grid = []
        for at in ORDER:
            weights = {kind: rng.uniform(0.0, 0.3) for kind in KINDS}
            weights[board.surface_at(at)] += 0.2
            grid.append(cell({kind: weight / sum(weights.values()) for kind, weight in weights.items()}))
        found = identify(tuple(grid), EVERYTHING)
        assert tuple(quarter.best.placed for quarter in found.quarters) == expected.sections
        assert found.finding is Finding.KNOWN


def test_a_withheld_section_is_unknown() -> None:
    rng = Random(3)
    for _ in range(40):
        expected = random_layout(rng)
        place = rng.randrange(4)
        withheld = expected.sections[place].section
        found = identify(
            seen(assemble(expected), rng, wrong=0.25),
            [option for option in EVERYTHING if option.placed.section is not withheld],
        )
        assert found.finding is Finding.UNKNOWN
        assert [quarter.finding is Finding.UNKNOWN for quarter in found.quarters] == [
            number == place for number in range(4)
        ]


def test_a_board_of_unknown_sections() -> None:
    rng = Random(4)
    expected = random_layout(rng)
    strange = {placed.section for placed in expected.sections}
    others = [option for option in EVERYTHING if option.placed.section not in strange]
    found = identify(seen(assemble(expected), rng), others)
    assert {quarter.finding for quarter in found.quarters} == {Finding.UNKNOWN}


def test_noise_is_unknown() -> None:
    rng = Random(5)
    for _ in range(20):
        grid = tuple(WORD_CELLS[rng.choice(list(KINDS)).value] for _ in ORDER)
        assert identify(grid, EVERYTHING).finding is Finding.UNKNOWN


def test_an_unread_quarter_is_unreadable() -> None:
    grid = list(clear(*FIRST))
    for number in range(400):
        if number // 20 >= 10 and number % 20 >= 10:
            grid[number] = None
    found = identify(tuple(grid), EVERYTHING)
    assert found.finding is Finding.UNREADABLE
    assert [quarter.finding for quarter in found.quarters] == [Finding.KNOWN] * 3 + [Finding.UNREADABLE]
    assert found.quarters[3].readable == 0


def test_an_empty_observation() -> None:
    found = scan(Observation())
    assert found.identification.finding is Finding.UNREADABLE
    assert found.table is None
    assert set(found.grid) == {"." * 20}


def test_sections_are_different() -> None:
    """G1: even if all four quarters look like the tavern, only one of them can be the tavern."""
    twice = Layout((PlacedSection(section_named("tavern")),) * 4)
    rows = [row + row for row in twice.sections[0].section.rows] * 2
    grid = tuple(WORD_CELLS[KINDS["GCDFTSAWMLKNPO".index(letter)].value] for row in rows for letter in row)
    found = identify(grid, EVERYTHING)
    assert len({quarter.best.placed.section for quarter in found.quarters}) == 4
    assert found.finding is Finding.UNKNOWN


def test_expansions_narrow_the_candidates() -> None:
    assert names(clear(*FIRST), Known(expansions=frozenset({"base"}))) == list(FIRST)
    assert len(candidates(Known(expansions=frozenset({"nomads"})))) == 8
    with pytest.raises(TooFewSectionsError):
        candidates(Known(expansions=frozenset({"capitol"})))


def test_stand_in_layouts_only_on_request() -> None:
    grid = clear("temple", "paddock", "canoe:turned", "farm")
    assert identify(grid, EVERYTHING).finding is Finding.UNKNOWN
    assert names(grid, Known(originals=True)) == ["temple", "paddock", "canoe:turned", "farm"]
    assert names(grid, Known(sections=(section_named("temple"), section_named("canoe"))))[2] == "canoe:turned"


def test_custom_sections() -> None:
    rows = ["GCDFTGCDFT"[shift % 10 :] + "GCDFTGCDFT"[: shift % 10] for shift in range(10)]
    own = own_section(rows, {})
    board = assemble(Layout((PlacedSection(own, turned=True), *layout(FIRST).sections[1:])))
    found = identify(seen(board, Random(6), wrong=0.2), candidates(Known(sections=(own,))))
    assert found.quarters[0].best.placed.section is own
    assert found.finding is Finding.KNOWN


def test_a_known_board_is_not_doubted() -> None:
    board = assemble(layout(FIRST))
    found = scan(Observation(clear("tower", "barn", "oracle", "harbor")), Known(board=board))
    assert found.identification.finding is Finding.KNOWN
    assert max(quarter.fit for quarter in found.identification.quarters) < 0.5
    assert found.table
    assert found.table.position.board is board


def test_special_hexes_may_share_one_word() -> None:
    special = dict.fromkeys(("location", "castle", "nomad-space"), "special")
    board = assemble(layout(FIRST))
    words = [board.surface_at(at).value for at in ORDER]
    grid = tuple(WORD_CELLS[special.get(word, word)] for word in words)
    assert names(grid) == list(FIRST)
    assert scan(Observation(grid)).differences == ()


def test_probabilities_of_a_cell_are_normalised() -> None:
    assert mixed({}) is None
    assert mixed({"grass": 0.0}) is None
    half = mixed({"grass": 0.5})
    assert half
    assert half[0] == 0.5
    assert sum(half) == pytest.approx(1)
    large = mixed({"grass": 1.0, "forest": 1.0})
    assert large
    assert (large[0], large[4], sum(large)) == (0.5, 0.5, 1.0)
