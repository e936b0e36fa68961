"""N4: the sword."""

import pytest

from referee.board.hexes import named, names
from referee.engine.play import permits
from referee.model.actions import Build, EndTurn, Finish, Play, Remove
from referee.model.events import Removed, TileLost
from referee.model.frames import Using
from referee.model.vocabulary import TerrainCard
from tests.drawing import actions, builds, cards_of, draw, events, nomads, play, removes, tiles_of

THREE = "g1 g1 g1 g2 g2 g2 g3 g3 g3 g. g. g."


def test_the_sword_takes_one_piece_of_every_other_player_in_turn_order() -> None:
    """N4."""
    state, _ = draw(THREE, held={1: "sword"})
    assert names(removes(state, "sword")) == ["d1", "e1", "f1"]
    first = Remove("sword", named("e1"))
    assert events(state, first) == (Removed(0, 1, "settlement", named("e1"), "sword"),)
    state = play(state, first)
    assert state.frames[-1] == Using(0, "sword", 1, named("e1"))
    assert names(removes(state, "sword")) == ["g1", "h1", "i1"]
    state = play(state, Remove("sword", named("i1")))
    assert len(state.frames) == 1
    assert [player.supply for player in state.players] == [37, 38, 38]
    assert nomads(state) == ["sword 1 used"]
    assert names(removes(state, "sword")) == []


@pytest.mark.parametrize(("active", "order"), [(1, [2, 3]), (2, [3, 1]), (3, [1, 2])])
def test_the_order_begins_to_the_left_of_the_sword_player(active: int, order: list[int]) -> None:
    """N4."""
    state, _ = draw(THREE, active=active, start_player=active, held={active: "sword"})
    owners = []
    while removes(state, "sword"):
        at = named(names(removes(state, "sword"))[0])
        owners += [number for number, player in enumerate(state.players, 1) if player.settlements & (1 << at)]
        state = play(state, Remove("sword", at))
    assert owners == order


def test_the_sword_affects_all_other_players() -> None:
    """N4, T6: the player cannot stop halfway."""
    state, _ = draw(THREE, held={1: "sword"})
    state = play(state, Remove("sword", named("e1")))
    for action in (Finish(), EndTurn(), Build(named("j1")), Remove("sword", named("d1"))):
        assert not permits(state, action)


def test_the_sword_need_not_be_used() -> None:
    """N4, N1: the turn can end although the sword was not used."""
    state, _ = draw("g1 g1 g1 g2 g2 g2 g. g. g.", held={1: "sword"}, built="a1 b1 c1", supply={1: 34})
    assert permits(state, EndTurn())


def test_the_sword_skips_a_player_without_pieces() -> None:
    """N4."""
    state, _ = draw("g1 g1 g1 d. d. d. g3 g3 g3 g. g. g.", held={1: "sword"}, supply={2: 40}, possible=False)
    assert names(removes(state, "sword")) == ["g1", "h1", "i1"]
    state = play(state, Remove("sword", named("g1")))
    assert len(state.frames) == 1


def test_the_sword_never_takes_a_city_hall() -> None:
    """N4, X4: a player who has only a city hall is skipped."""
    hall = """
        g. g. gH gH g. g1 g1
          g. gH gH gH g. g1 g.
        g. g. gH gH {} {} {}
    """
    state, expected = draw(hall.format("g2", "g2", "g2"), held={1: "sword"})
    assert names(removes(state, "sword")) == ["e3", "f3", "g3"]
    state, expected = draw(hall.format("g3", "g3", "g3"), held={1: "sword"}, supply={2: 40}, possible=False)
    assert names(removes(state, "sword")) == ["e3", "f3", "g3"]
    assert len(play(state, Remove("sword", named("e3"))).frames) == 1
    state, expected = draw(hall.format("g.", "g.", "g."), held={1: "sword"}, supply={2: 40}, possible=False)
    assert names(removes(state, "sword")) == names(expected) == []
    assert {action.type for action in actions(state)} == {"build"}


def test_the_sword_takes_figures_too() -> None:
    """N4: the sword player chooses a settlement, a warrior, the wagon or the ship."""
    state, _ = draw("g1 g1 g1 d. gW d. mV wS g2 g2 g2", held={1: "sword"})
    assert names(removes(state, "sword")) == ["e1", "g1", "h1", "i1", "j1", "k1"]
    for at, piece in (("e1", "warrior"), ("g1", "wagon"), ("h1", "ship"), ("i1", "settlement")):
        action = Remove("sword", named(at))
        assert events(state, action) == (Removed(0, 1, piece, named(at), "sword"),)
        after = play(state, action)
        assert not after.players[1].presence & (1 << named(at))
        assert after.players[1].supply == 37 + (piece == "settlement")


def test_a_player_loses_tiles_to_the_sword() -> None:
    """N4, L3: the tile is lost at once and for good."""
    state, _ = draw("g1 g1 g1 d. L. g2 d. g2 g2", locations="farm", held={1: "sword"})
    assert tiles_of(state, 2) == ["farm e1 ready"]
    action = Remove("sword", named("f1"))
    assert events(state, action) == (
        Removed(0, 1, "settlement", named("f1"), "sword"),
        TileLost(1, "farm", named("e1")),
    )
    after = play(state, action)
    assert tiles_of(after, 2) == []
    assert names(after.players[1].taken_from) == ["e1"]


def test_the_sword_player_loses_nothing() -> None:
    """N4, L3."""
    state, _ = draw("g1 g1 g1 L. g2 g2 g2 d. d.", locations="farm", held={1: "sword"})
    after = play(state, Remove("sword", named("e1")))
    assert tiles_of(after) == ["farm d1 ready"]
    assert tiles_of(after, 2) == []


def test_a_warrior_taken_by_the_sword_no_longer_blocks() -> None:
    """N4, X5."""
    state, expected = draw("g1 d1 d1 d. g. gW g. g2 g2 g2 g*", held={1: "sword"})
    assert names(builds(state)) == names(expected)
    after = play(state, Remove("sword", named("f1")))
    assert names(builds(after)) == ["e1", "f1", "g1", "k1"]


def test_a_settlement_that_comes_back_does_not_undo_the_end() -> None:
    """N4, E1: the supply is no longer empty, but the last round continues."""
    state, _ = draw("g1 g1 g1 g2 g2 g2 g. g. g.", held={1: "sword"}, supply={2: 0})
    assert state.ending
    after = play(state, Remove("sword", named("d1")))
    assert after.players[1].supply == 1
    assert after.ending


def test_the_sword_at_the_edge_of_the_board() -> None:
    """N4: the sword also reaches hexes at the edge of the board."""
    state, _ = draw(
        """
          g. g2 g2
        g. g. g.
          g1 g1 g2
        """,
        at="r18",
        held={1: "sword"},
        supply={1: 38},
    )
    assert names(removes(state, "sword")) == ["s18", "t18", "t20"]


def test_two_swords_affect_all_other_players_twice() -> None:
    """N4, L2."""
    state, _ = draw("g1 g1 g1 g2 g2 g2 g. g. g.", held={1: "sword sword"})
    state = play(state, Remove("sword", named("d1")), Remove("sword", named("e1")))
    assert state.players[1].supply == 39
    assert names(removes(state, "sword")) == []


def test_the_sword_is_done_after_the_last_player_with_a_piece() -> None:
    """N4: player 3 comes last and has no pieces on the board."""
    state, _ = draw("g1 g1 g1 g2 g2 g2 g. g. g.", players=3, held={1: "sword"}, supply={3: 40}, possible=False)
    state = play(state, Remove("sword", named("d1")))
    assert len(state.frames) == 1


def test_the_sword_goes_on_after_a_player_without_pieces() -> None:
    """N4: player 2 is skipped, and players 3 and 4 follow in turn order."""
    picture = "g1 g1 g1 d. d. d. g3 g3 g3 g4 g4 g4 g. g."
    state, _ = draw(picture, held={1: "sword"}, supply={2: 40}, possible=False)
    state = play(state, Remove("sword", named("g1")))
    assert state.frames[-1] == Using(0, "sword", 1, named("g1"))
    assert names(removes(state, "sword")) == ["j1", "k1", "l1"]


def test_two_cards_in_hand_stay_when_the_sword_takes_the_crossroads() -> None:
    """N4, L3, X3, T4: player 2 still chooses one of the two cards, but draws only one at the end of that turn."""
    state, _ = draw(
        """
        g1 g1 g1 d. L. g2 d. g2 g2
          g. g. g. g. g. g. g. g. g.
        """,
        locations="crossroads",
        held={1: "sword"},
        hands={2: "desert grass"},
        deck="forest canyon canyon",
    )
    state = play(state, Remove("sword", named("f1")))
    assert tiles_of(state, 2) == []
    for _ in range(3):
        state = play(state, Build(named(names(builds(state))[0])))
    state = play(state, EndTurn())
    assert {action.type for action in actions(state)} == {"play"}
    state = play(state, Play(TerrainCard.GRASS))
    for _ in range(3):
        state = play(state, Build(named(names(builds(state))[0])))
    state = play(state, EndTurn())
    assert state.players[1].hand == cards_of("canyon")
