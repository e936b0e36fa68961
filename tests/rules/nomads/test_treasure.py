"""N3: the treasure."""

from referee.board.hexes import named
from referee.engine.audit import audit
from referee.model.actions import Build, MoveWith
from referee.model.events import Built, GoldGained, TileSpent, TileTaken
from referee.model.findings import InconsistencyCode
from referee.model.state import NomadTile
from tests.drawing import draw, events, nomads, play


def test_a_treasure_pays_three_gold_at_once() -> None:
    """N3, N1: the tile leaves the game."""
    state, _ = draw("g1 g. n. g. g.", spaces="treasure", gold={1: 2})
    happened = events(state, Build(named("b1")))
    assert happened[:2] == (Built(0, named("b1"), None), TileTaken(0, "treasure", named("c1")))
    assert sorted(event.event for event in happened[2:]) == ["gold-gained", "tile-spent"]
    assert GoldGained(0, 3, "treasure") in happened
    assert TileSpent(0, "treasure") in happened
    after = play(state, Build(named("b1")))
    assert after.players[0].gold == 5
    assert nomads(after) == []
    assert after.nomad_tiles == {named("c1"): None}


def test_two_treasures_at_once_pay_six_gold() -> None:
    """N3, N1."""
    state, _ = draw("d. n. g. n. d.", spaces="treasure")
    assert play(state, Build(named("c1"))).players[0].gold == 6


def test_a_treasure_is_found_by_moving_too() -> None:
    """N3, N1."""
    state, _ = draw("L. g1 d. g. n. d.", locations="paddock", spaces="treasure")
    assert play(state, MoveWith("paddock", named("b1"), named("d1"))).players[0].gold == 3


def test_the_next_player_finds_an_empty_space() -> None:
    """N3, N1."""
    state, _ = draw("g1 g. n. g2 g.", spaces="treasure")
    assert state.nomad_tiles == {named("c1"): None}
    assert play(state, Build(named("b1"))).players[0].gold == 0


def test_no_player_keeps_a_treasure() -> None:
    """N3."""
    state, _ = draw("g1 g. n. g. g.", claimed={1: "sword"}, supply={1: 30})
    kept = state.players[0]._replace(nomad_tiles=(NomadTile("treasure", state.round),))
    flawed = state._replace(players=(kept, state.players[1]))
    assert InconsistencyCode.NOMAD_TILE_NOT_KEPT in [flaw.code for flaw in audit(flawed)]
