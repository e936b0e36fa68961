"""The estimated gold of the players, and the gold at stake in each doubt."""

from itertools import product
from random import Random

import pytest

from referee.board.assemble import assemble
from referee.board.board import Board
from referee.board.hexes import NAMES, named
from referee.board.section import layout
from referee.engine.score import score
from referee.model.vocabulary import Colour
from referee.rules.catalogue import TASKS, tasks_due
from referee.scan import Known, Observation, Scan, Sighting, scan
from referee.scan.constraints import PlacedPiece, add_pieces, score_totals, seat_players
from tests.scan.tables import clear, honest, random_layout, seen, settled, settlement
from tests.share import share

FIRST = ("tavern", "paddock", "oasis", "farm")
BLUE, RED = Colour.BLUE, Colour.RED
KNOWN = Known(players=(BLUE, RED), cards=("hermits", "knights", "citizens"))


def scan_of(chances: dict[str, tuple[Colour, float]], known: Known = KNOWN) -> Scan:
    sightings = [Sighting(named(at), settlement(colour), chance) for at, (colour, chance) in chances.items()]
    return scan(Observation(clear(*FIRST), tuple(sightings)), known)


def test_no_doubt() -> None:
    found = scan_of({"b1": (BLUE, 1.0), "c1": (BLUE, 1.0), "q11": (RED, 1.0)}).table
    assert found
    assert found.estimate
    assert found.doubts == ()
    value = [player.total for player in score(found.position).players]
    assert [(one.value, one.low, one.high) for one in found.estimate.players] == [(gold,) * 3 for gold in value]
    assert [one.wins for one in found.estimate.players] == [1.0, 0.0]
    assert (found.estimate.tables, found.estimate.sampled) == (1, False)


def test_few_doubts_are_listed_exactly() -> None:
    """The expected values come from scoring all eight possible tables one by one."""
    chances = {"b1": (BLUE, 0.9), "c1": (BLUE, 0.6), "m11": (RED, 0.7)}
    found = scan_of(chances).table
    assert found
    assert found.estimate
    expected, wins = [0.0, 0.0], [0.0, 0.0]
    nobody = seat_players(found.position, (BLUE, RED))
    for there in product((False, True), repeat=3):
        weight = 1.0
        standing = []
        for stands, (at, (colour, chance)) in zip(there, chances.items(), strict=True):
            weight *= chance if stands else 1 - chance
            standing += [PlacedPiece(named(at), settlement(colour))] if stands else []
        gold = score_totals(add_pieces(nobody, standing))
        for seat in (0, 1):
            expected[seat] += weight * gold[seat]
            wins[seat] += weight * (gold[seat] == max(gold))
    assert [one.expected for one in found.estimate.players] == pytest.approx(expected)
    assert [one.wins for one in found.estimate.players] == pytest.approx(wins)
    assert (found.estimate.tables, found.estimate.sampled) == (8, False)


def test_doubts_are_sorted_by_the_gold_at_stake() -> None:
    """The stakes differ: c1 would extend the row of a1 and b1, k12 would be isolated, and b1 is nearly certain."""
    found = scan_of({"a1": (BLUE, 0.999), "b1": (BLUE, 0.95), "c1": (BLUE, 0.6), "k12": (BLUE, 0.45)}).table
    assert found
    stakes = [doubt.stake for doubt in found.doubts]
    assert stakes == sorted(stakes, key=lambda stake: -(stake or 0))
    assert {NAMES[doubt.at] for doubt in found.doubts} == {"b1", "c1", "k12"}
    for doubt in found.doubts:
        for other in doubt.alternatives:
            assert other.gold is not None
            assert doubt.stake == pytest.approx(other.chance * max(map(abs, other.gold)))


def test_without_cards_the_least_certain_come_first() -> None:
    found = scan_of({"a1": (BLUE, 0.9), "b1": (BLUE, 0.55), "c1": (RED, 0.7)}, Known(players=(BLUE, RED))).table
    assert found
    assert found.estimate is None
    assert [NAMES[doubt.at] for doubt in found.doubts] == ["b1", "c1", "a1"]
    assert all(doubt.stake is None for doubt in found.doubts)


def test_gold_that_the_caller_does_not_know() -> None:
    paying = KNOWN._replace(cards=("families", "knights", "citizens"))
    pieces = {"a1": (BLUE, 1.0)}
    assert scan_of(pieces, paying).assumptions == ("no-gold",)
    told = scan_of(pieces, paying._replace(gold={BLUE: 7, RED: 2}))
    assert told.assumptions == ()
    assert told.table
    assert told.table.estimate
    assert [one.value for one in told.table.estimate.players][1] == 2


def test_capitols_and_caves() -> None:
    known = KNOWN._replace(capitols=(named("c5"),))
    harbor = ("harbor", "paddock", "oasis", "farm")
    found = scan(Observation(clear(*harbor)), known)
    assert found.assumptions == ()
    assert found.table
    assert found.table.position.board == assemble(layout(harbor, capitols=(named("c5"),)))
    assert scan_of({}, known).assumptions == ("landmarks-left-out",)


def test_the_same_request_has_the_same_answer() -> None:
    board = assemble(layout(FIRST))
    truth = settled(board, (BLUE, RED), Random(1))
    sightings = honest(truth, board, (BLUE, RED), Random(2))
    observation = Observation(seen(board, Random(3), wrong=0.25), sightings)
    assert scan(observation, KNOWN) == scan(observation, KNOWN)
    found = scan(observation, KNOWN).table
    assert found
    assert found.estimate
    assert found.estimate.sampled


@pytest.mark.sampled
def test_ranges_hold_the_truth() -> None:
    """About 95% of the ranges should contain the true gold. In this small sample, 90% is enough.

    `make bench-scans` uses a larger sample.
    """
    rng = Random(11)
    held = cases = 0
    for _ in range(share(10, 25)):
        board = assemble(random_layout(rng))
        truth = settled(board, (BLUE, RED), rng, 25)
        sightings = honest(truth, board, (BLUE, RED), rng)
        found = scan(Observation(sightings=sightings), KNOWN._replace(board=board, tasks=_tasks(board))).table
        assert found
        assert found.estimate
        nobody = seat_players(found.position, (BLUE, RED))
        gold = score_totals(add_pieces(nobody, [PlacedPiece(at, settlement(colour)) for at, colour in truth.items()]))
        for estimated, one in zip(found.estimate.players, gold, strict=True):
            held += estimated.low <= one <= estimated.high
            cases += 1
    assert held / cases >= 0.9


def _tasks(board: Board) -> tuple[str, ...]:
    return tuple(TASKS)[: tasks_due(board)]
