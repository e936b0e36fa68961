"""N1: a player takes a nomad tile and can use it during their turn in the next round; then it leaves the game."""

import pytest

from referee.board.hexes import NOWHERE, named, names
from referee.engine.play import judge
from referee.model.actions import Build, BuildWith, EndTurn, MoveWith, Place, Remove
from referee.model.events import Built, TileSpent, TileTaken
from referee.model.ruling import ViolationCode
from tests.drawing import builds, draw, events, nomads, play, removes, tiles_of

STEPPE = """
    g1 g. n. d. d. d.
      g. g. g. d. d. d.
    g. g. g. g. g2 g2
"""


def test_building_next_to_a_nomad_space_takes_its_tile() -> None:
    """N1."""
    state, _ = draw(STEPPE, spaces="sword")
    state = play(state, Build(named("a2")))
    action = Build(named("b1"))
    assert events(state, action) == (Built(0, named("b1"), None), TileTaken(0, "sword", named("c1")))
    after = play(state, action)
    assert nomads(after) == ["sword 1"]
    assert after.nomad_tiles == {named("c1"): None}


def test_a_nomad_space_gives_one_tile_to_the_first_player_beside_it() -> None:
    """N1."""
    state, _ = draw(STEPPE, spaces="sword")
    state = play(state, Build(named("a2")), Build(named("b1")), Build(named("b2")))
    assert nomads(state) == ["sword 1"]
    assert nomads(state, 2) == []


def test_moving_next_to_a_nomad_space_takes_its_tile() -> None:
    """N1."""
    state, _ = draw("L. g1 d. g. n. d.", locations="paddock", spaces="outpost")
    state = play(state, MoveWith("paddock", named("b1"), named("d1")))
    assert nomads(state) == ["outpost 1"]


def test_one_build_next_to_several_special_hexes_takes_from_all_of_them() -> None:
    """N1, L1: the tiles are taken by row, then by column."""
    state, _ = draw(
        """
        d. n. L. d.
          n. g. n. d.
        d. L. d. d.
        """,
        locations={"c1": "farm", "b3": "oasis"},
        spaces={"b1": "sword", "a2": "outpost", "c2": "donation-water"},
    )
    happened = events(state, Build(named("b2")))
    assert [event for event in happened if isinstance(event, TileTaken)] == [
        TileTaken(0, "sword", named("b1")),
        TileTaken(0, "farm", named("c1")),
        TileTaken(0, "outpost", named("a2")),
        TileTaken(0, "donation-water", named("c2")),
        TileTaken(0, "oasis", named("b3")),
    ]
    after = play(state, Build(named("b2")))
    assert nomads(after) == ["sword 1", "outpost 1", "donation-water 1"]
    assert tiles_of(after) == ["farm c1 fresh", "oasis b3 fresh"]


def test_a_tile_taken_in_this_round_cannot_be_used_yet() -> None:
    """N1."""
    state, _ = draw("g1 d. d. d. g. g2", claimed={1: "donation-desert sword outpost"})
    assert builds(state, "donation-desert") == removes(state, "sword") == NOWHERE
    assert builds(state, waiver="outpost") == NOWHERE
    ruling = judge(state, BuildWith("donation-desert", named("b1")))
    assert [violation.code for violation in ruling.violations] == [ViolationCode.NOMAD_TILE_FRESH]


@pytest.mark.parametrize("used", [True, False])
def test_a_tile_can_be_used_only_in_the_turn_of_the_next_round(*, used: bool) -> None:
    """N1, T4: a tile taken in round 1 leaves the game after its owner's turn in round 2, used or not."""
    state, _ = draw(
        """
        g. g. g. n. d. d.
          d. d. d. d. d. d.
        d2 d2 d2 g. g. g.
          g. g. g. g. g. g.
        """,
        spaces="donation-desert",
        hands={2: "grass"},
        deck="grass forest grass forest",
        supply={2: 34},
    )
    state = play(state, *(Build(named(at)) for at in ("c1", "b1", "a1")))
    assert nomads(state) == ["donation-desert 1"]
    assert builds(state, "donation-desert") == NOWHERE
    state = play(state, EndTurn())
    assert nomads(state) == ["donation-desert 1"]
    assert builds(state, "donation-desert") == NOWHERE
    for _ in range(3):
        state = play(state, Build(named(names(builds(state))[0])))
    state = play(state, EndTurn())
    assert (state.round, state.frames[0].player) == (2, 0)
    if used:
        state = play(state, *(BuildWith("donation-desert", named(at)) for at in ("a2", "b2", "c2")))
        assert nomads(state) == ["donation-desert 1 used"]
    else:
        assert names(builds(state, "donation-desert")) == ["a2", "b2", "c2"]
    for _ in range(3):
        state = play(state, Build(named(names(builds(state))[0])))
    assert TileSpent(0, "donation-desert") in events(state, EndTurn())
    state = play(state, EndTurn())
    assert nomads(state) == []


def test_a_tile_taken_this_turn_stays_when_an_older_one_leaves() -> None:
    """N1: the outpost taken in round 1 leaves, and the sword taken in round 2 stays."""
    state, _ = draw("g1 g1 g1 d. d. d.", built="a1 b1 c1", held={1: "outpost"}, claimed={1: "sword"}, supply={1: 34})
    assert nomads(state) == ["outpost 1", "sword 2"]
    assert nomads(play(state, EndTurn())) == ["sword 2"]


def test_the_tiles_of_other_players_stay_at_the_end_of_a_turn() -> None:
    """N1: player 2's sword stays at the end of player 1's turn."""
    state, _ = draw("g1 g1 g1 d. d2 d2 d2", built="a1 b1 c1", held={2: "sword"}, supply={1: 34})
    assert nomads(play(state, EndTurn()), 2) == ["sword 1"]


def test_a_nomad_tile_is_not_lost_by_moving_away() -> None:
    """N1: L3 does not apply to nomad tiles."""
    state, _ = draw("n. g1 L. g. g. g. d.", locations="paddock", claimed={1: "sword"})
    state = play(state, MoveWith("paddock", named("b1"), named("d1")))
    assert nomads(state) == ["sword 1"]


def test_an_empty_nomad_space_gives_nothing() -> None:
    """N1, L4: player 2 has already taken the tile."""
    state, _ = draw("g1 g. n. g2 g.", spaces="sword", cards="workers merchants lords")
    assert events(state, Build(named("b1"))) == (Built(0, named("b1"), None),)


def test_no_player_builds_on_a_nomad_space() -> None:
    """N1, G7."""
    state, _ = draw("g1 n. g. g.", spaces="sword")
    ruling = judge(state, Build(named("b1")))
    assert [violation.code for violation in ruling.violations] == [ViolationCode.SPECIAL_HEX]


def test_figures_take_nomad_tiles() -> None:
    """N1, X8."""
    state, _ = draw("w. L. d1 d. n. d.", locations="barracks", spaces="sword")
    assert nomads(play(state, Place("barracks", named("d1")))) == ["sword 1"]


def test_two_tiles_of_a_kind_are_two_uses() -> None:
    """N1, L2: a third use is refused."""
    state, _ = draw("g1 g1 g1 d. g2 g2 g2 g.", held={1: "sword sword"})
    assert nomads(state) == ["sword 1", "sword 1"]
    state = play(state, Remove("sword", named("e1")))
    assert nomads(state) == ["sword 1 used", "sword 1"]
    state = play(state, Remove("sword", named("f1")))
    assert nomads(state) == ["sword 1 used", "sword 1 used"]
    ruling = judge(state, Remove("sword", named("g1")))
    assert [violation.code for violation in ruling.violations] == [ViolationCode.TILE_USED_UP]


def test_the_last_player_can_use_a_tile_in_the_next_round() -> None:
    """N1: a tile can be used in the next round, whatever its owner's place in turn order."""
    state, _ = draw("g1 g1 g1 d2 d2 d2 g.", active=2, start_player=1, held={2: "sword"}, supply={1: 34})
    assert names(removes(state, "sword")) != []
