"""A new location, the mill, needs only one file. Its tile is taken, offered, judged, used, lost and serialized."""

from collections import Counter
from pathlib import Path
from runpy import run_path

import pytest

from referee.base.errors import StartError
from referee.board.assemble import assemble
from referee.board.board import Board
from referee.board.hexes import named, named_set, names
from referee.board.section import Layout, PlacedSection, own_section, placed
from referee.documents.actions import read_action
from referee.documents.reader import load
from referee.documents.states import read_state
from referee.engine.audit import audit
from referee.engine.play import judge, legal, replay
from referee.engine.start import Choices, start
from referee.model.actions import Action, Build, BuildWith, EndTurn, MoveWith
from referee.model.events import Built, TileLost, TileTaken
from referee.model.offers import HexOffer
from referee.model.ruling import Ruling
from referee.model.state import State, Tile
from referee.model.vocabulary import COPIES, Colour, TerrainCard, TileStatus, Verdict
from referee.rules.catalogue import POWERS
from tests.games import action_document, document

# A settlement on d3 touches both locations; the second row is next to water.
RIVERSIDE = """
W W W W W W W W W W
 G G G G G G G G G G
G G L G L G G G G G
 G G G G G G G G G G
G G G G G G G G G G
 G G G G G G G G G G
C C C C C C C C C C
 D D D D D D D D D D
F F F F F F F F F F
 T T T T T T T T T T
"""


@pytest.fixture
def mill(restore_registries: None) -> None:  # noqa: ARG001  (the fixture cleans up)
    """Register the mill for one test."""
    run_path(str(Path(__file__).with_name("mill.py")))


@pytest.fixture
def board() -> Board:
    """A board with three printed sections and the riverside section, which has a mill and a paddock."""
    rows = [line.replace(" ", "") for line in RIVERSIDE.split("\n") if line]
    riverside = own_section(rows, {"c3": "mill", "e3": "paddock"})
    return assemble(Layout((PlacedSection(riverside), placed("farm"), placed("oasis:turned"), placed("tavern"))))


def first_state(board: Board) -> State:
    """The first state of a game: blue plays grass, orange has canyon, and the draw pile begins with grass."""
    left = Counter(COPIES)
    left.subtract([TerrainCard.GRASS, TerrainCard.CANYON])
    return start(
        Choices(
            colours=(Colour.BLUE, Colour.ORANGE),
            board=board,
            cards=("fishermen", "workers", "hermits"),
            hands=(TerrainCard.GRASS, TerrainCard.CANYON),
            deck=tuple(sorted(left.elements(), key=lambda card: card is not TerrainCard.GRASS)),
        )
    )


def after(state: State, *actions: Action) -> State:
    """The state after these legal actions. Every state must pass the audit and survive a round trip through JSON."""
    for action in actions:
        assert load(read_action, action_document(action)) == action
        replayed = replay(state, [action])
        assert replayed.refused is None, f"{action}: {replayed.refused}"
        state = replayed.state
        assert audit(state) == ()
        assert load(read_state, document(state)) == state
    return state


def builds(*hexes: str) -> list[Action]:
    return [Build(named(at)) for at in hexes]


def with_mill(at: str) -> BuildWith:
    return BuildWith("mill", named(at))


def codes(ruling: Ruling) -> list[str]:
    assert ruling.verdict is Verdict.ILLEGAL
    return [violation.code for violation in ruling.violations]


@pytest.fixture
def second_turn(mill: None, board: Board) -> State:  # noqa: ARG001  (the fixture registers the mill)
    """Blue's second turn: blue took a mill tile and a paddock tile by building on d3, and orange built on canyon."""
    return after(first_state(board), *builds("d3", "d4", "d5"), EndTurn(), *builds("a7", "b7", "c7"), EndTurn())


@pytest.mark.usefixtures("mill")
def test_a_settlement_beside_the_mill_takes_its_tile(board: Board) -> None:
    """L1, L2."""
    state = first_state(board)
    ruling = judge(state, Build(named("d3")))
    assert ruling.events == (
        Built(0, named("d3"), None),
        TileTaken(0, "mill", named("c3")),
        TileTaken(0, "paddock", named("e3")),
    )
    state = after(state, *builds("d3", "d4", "d5"))
    assert Tile("mill", named("c3"), TileStatus.FRESH) in state.players[0].tiles
    assert "tile-fresh" in codes(judge(state, with_mill("d2")))


def test_the_mill_is_offered_on_land_next_to_water(second_turn: State) -> None:
    """B3: only the hexes next to the kingdom are offered."""
    offers = {offer.tile: names(offer.at) for offer in legal(second_turn) if isinstance(offer, HexOffer)}
    assert offers["mill"] == ["c2", "d2"]


@pytest.mark.parametrize(
    ("at", "code"),
    [
        ("c4", "not-beside-water"),
        ("h2", "not-adjacent"),
        ("d1", "unsuitable"),
        ("c3", "special-hex"),
        ("d3", "occupied"),
        ("i:a1", "off-the-board"),
    ],
)
def test_a_wrong_build_with_the_mill_is_refused_with_a_reason(second_turn: State, at: str, code: str) -> None:
    assert code in codes(judge(second_turn, with_mill(at)))


def test_the_reasons_cite_the_rules_and_list_the_legal_hexes(second_turn: State) -> None:
    (violation,) = judge(second_turn, with_mill("c4")).violations
    assert violation.rules == ("H4", "B4")
    assert violation.choices == named_set(["c2", "d2"])
    move = MoveWith("mill", named("d3"), named("d2"))
    assert codes(judge(second_turn, move)) == ["tile-used-otherwise"]


def test_the_mill_is_used_once_a_turn(second_turn: State) -> None:
    """L2, T5."""
    state = after(second_turn, with_mill("d2"))
    assert state.players[0].supply == second_turn.players[0].supply - 1
    assert state.players[0].settlements & named_set(["d2"])
    assert "tile-used" in codes(judge(state, with_mill("c2")))
    state = after(state, *builds("c2", "b2", "b3"), EndTurn(), *builds("a6", "b6", "c6"), EndTurn())
    assert "mill" in {offer.tile for offer in legal(state) if isinstance(offer, HexOffer)}


def test_the_mill_is_lost_with_the_last_settlement_beside_it(second_turn: State) -> None:
    """L3, L1: the player cannot take a tile from this mill again."""
    leaving = MoveWith("paddock", named("d3"), named("f3"))
    ruling = judge(second_turn, leaving)
    assert TileLost(0, "mill", named("c3")) in ruling.events
    state = after(second_turn, leaving)
    assert [tile.kind for tile in state.players[0].tiles] == ["paddock"]
    assert "tile-not-held" in codes(judge(state, with_mill("d2")))
    state = after(state, *builds("d3", "c2", "d2"))
    assert [tile.kind for tile in state.players[0].tiles] == ["paddock"]


def test_without_its_file_the_mill_is_unknown(board: Board) -> None:
    assert "mill" not in POWERS
    with pytest.raises(StartError, match="mill"):
        first_state(board)
