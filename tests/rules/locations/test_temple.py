"""M6: the temple and its bonus."""

import pytest

from referee.board.hexes import named, names
from referee.engine.frames import turning
from referee.engine.play import judge, legal, permits, violations
from referee.model.actions import Build, BuildWith, EndTurn, MoveWith, Redraw, Remove, Reveal
from referee.model.events import TileLost
from referee.model.frames import Turning
from referee.model.ruling import ViolationCode
from referee.model.state import State
from referee.model.vocabulary import TerrainCard
from referee.rules.draft import Draft
from tests.drawing import bonuses, builds, draw, events, places, play, removes, tiles_of


def turn(state: State) -> Turning:
    """The turn in progress."""
    frame = state.frames[0]
    assert isinstance(frame, Turning)
    return frame


def test_the_temple_takes_any_settlement_of_its_owner_off_the_board() -> None:
    """M6."""
    state, expected = draw("g! L. g! d. g! g2 g.", locations="temple")
    assert names(removes(state, "temple")) == names(expected)
    state = play(state, Remove("temple", named("e1")))
    player = state.players[0]
    assert (names(player.settlements), player.supply, player.temple) == (["a1", "c1"], 37, 1)
    assert tiles_of(state) == ["temple b1 used"]
    assert names(removes(state, "temple")) == []


def test_the_temple_takes_settlements_only() -> None:
    """M6, X8: figures and other players' settlements are not targets."""
    state, expected = draw("g! L. gw d. mv d. ws g2 g.", locations="temple")
    assert names(removes(state, "temple")) == names(expected)


def test_the_temple_finds_nothing_where_only_a_figure_stands() -> None:
    """M6."""
    state, _ = draw("gw L. d. g2 g.", locations="temple")
    assert names(removes(state, "temple")) == []


def test_removing_the_settlement_beside_the_temple_loses_the_temple_tile() -> None:
    """M6, L3: the player must still build the settlement later, although the tile is lost."""
    state, _ = draw("g1 L. d. g1 g. g. g. g. g2", locations="temple")
    remove = Remove("temple", named("a1"))
    assert TileLost(0, "temple", named("b1")) in events(state, remove)
    state = play(state, remove)
    assert tiles_of(state) == []
    assert state.players[0].temple == 1


def test_removing_a_settlement_can_lose_another_tile() -> None:
    """M6, L3."""
    state, _ = draw("g1 L. d. L. g1 g. g2", locations={"b1": "temple", "d1": "farm"})
    assert TileLost(0, "farm", named("d1")) in events(state, Remove("temple", named("e1")))


def test_the_settlement_is_not_owed_in_the_same_turn() -> None:
    """M6: the settlement is owed from the next turn on."""
    state, _ = draw("g1 L. g1 g. g. g. g. g2", locations="temple")
    state = play(state, Remove("temple", named("c1")))
    assert turn(state).owed == 0
    state = play(state, Build(named("c1")), Build(named("d1")), Build(named("e1")))
    assert permits(state, EndTurn())
    assert state.players[0].temple == 1


def test_the_settlement_is_owed_in_the_next_turn() -> None:
    """M6, T6: in the next turn, the mandatory action builds four settlements."""
    state, _ = draw(
        """
        g1 L. g1 g. g. g. g. g. g. g.
          m. m. m. m. m. m. d. d. d. d2
        """,
        locations="temple",
        hands={1: "", 2: "desert"},
        deck="grass grass canyon",
    )
    state = play(state, Remove("temple", named("c1")), *(Build(named(at)) for at in ("c1", "d1", "e1")), EndTurn())
    state = play(state, *(Build(named(at)) for at in ("i2", "h2", "g2")), EndTurn())
    assert (turn(state).due, turn(state).owed, state.players[0].temple) == (3, 1, 1)
    state = play(state, *(Build(named(at)) for at in ("f1", "g1", "h1")))
    assert (turn(state).due, turn(state).owed) == (0, 1)
    assert not permits(state, EndTurn())
    supply = state.players[0].supply
    state = play(state, Build(named("i1")))
    assert (turn(state).owed, state.players[0].temple, state.players[0].supply) == (0, 0, supply)
    assert turn(state).built == tuple(map(named, ("f1", "g1", "h1", "i1")))
    assert permits(state, EndTurn())


def test_settlements_on_two_temples_are_both_due() -> None:
    """M6: the mandatory action builds five settlements."""
    state, _ = draw("g1 g. g. g. g. g. g. g2", temple={1: 2}, owed=2)
    state = play(state, *(Build(named(at)) for at in ("b1", "c1", "d1", "e1")))
    assert not permits(state, EndTurn())
    assert permits(play(state, Build(named("f1"))), EndTurn())


def test_a_debt_is_paid_on_the_played_terrain_beside_the_kingdom() -> None:
    """M6, B3, T2."""
    state, expected = draw("g1 g1 g1 g1 g* d. g. g2", temple={1: 1}, owed=1, built="b1 c1 d1")
    assert names(builds(state)) == names(expected)


def test_an_extra_action_waits_until_the_debt_is_paid() -> None:
    """M6, T1: the debt is part of the mandatory action."""
    state, _ = draw("g1 L. g1 g1 g1 g. g. g2", locations="farm", temple={1: 1}, owed=1, built="c1 d1 e1")
    assert not permits(state, BuildWith("farm", named("f1")))
    state = play(state, Build(named("f1")))
    assert permits(state, BuildWith("farm", named("g1")))


def test_with_an_empty_supply_only_the_debt_is_built() -> None:
    """M6, T2, E1: settlements on a temple tile are not in the supply."""
    state, _ = draw("g1 g. g. g2", temple={1: 1}, owed=1, supply={1: 0})
    assert names(builds(state)) == ["b1"]
    state = play(state, Build(named("b1")))
    assert permits(state, EndTurn())
    assert state.players[0].temple == 0


def test_the_last_settlement_of_the_supply_triggers_the_end_despite_a_debt() -> None:
    """E1, M6."""
    state, _ = draw("g1 g. g. g. g2", temple={1: 1}, owed=1, supply={1: 1})
    state = play(state, Build(named("b1")))
    assert state.ending
    assert turn(state).owed == 1
    assert not permits(state, EndTurn())


def test_a_settlement_without_a_hex_stays_on_the_temple() -> None:
    """M6, T3: the fourth build has no hex, so the mandatory action ends and the end of the game is triggered."""
    state, _ = draw("g1 g. g. g. g2", temple={1: 1}, owed=1, deck="forest", card="grass")
    state = play(state, *(Build(named(at)) for at in ("b1", "c1", "d1")))
    assert (turn(state).due, turn(state).owed) == (0, 0)
    assert state.players[0].temple == 1
    assert state.ending
    assert permits(state, EndTurn())


def test_without_a_card_the_debt_waits_for_a_later_turn() -> None:
    """M6, T3: extra actions are possible, the turn can end, and the settlement is due in the player's next turn."""
    state, _ = draw(
        "g1 L. g. g. d. g2", temple={1: 1}, owed=1, card="", deck="grass", hands={2: "desert"}, locations="farm"
    )
    assert (turn(state).card, turn(state).owed, state.players[0].hand) == (None, 1, ())
    assert {offer.pick(0) for offer in legal(state)} == {EndTurn(), BuildWith("farm", named("c1"))}
    assert [violation.code for violation in violations(state, Build(named("c1")))] == [ViolationCode.NO_CARD]
    for actions in ((), (BuildWith("farm", named("c1")),)):
        after = play(state, *actions, EndTurn())
        assert (after.players[0].temple, after.players[0].hand) == (1, (TerrainCard.GRASS,))
        draft = Draft(after)
        turning.begin(draft, 0)
        assert turn(draft.finished()).owed == 1


def test_a_useless_card_is_redrawn_for_a_debt() -> None:
    """M6, T3: the number of builds still due is kept."""
    state, _ = draw(
        "g1 g. g. g. d. g2", temple={1: 1}, owed=1, deck="desert forest", card="grass", hands={2: "forest"}
    )
    state = play(state, *(Build(named(at)) for at in ("b1", "c1", "d1")))
    assert permits(state, Redraw())
    state = play(state, Redraw())
    assert (turn(state).card, turn(state).due, turn(state).owed) == (TerrainCard.DESERT, 0, 1)
    state = play(state, Build(named("e1")))
    assert (state.players[0].temple, turn(state).owed) == (0, 0)


def test_families_count_only_the_first_three_builds() -> None:
    """M6, S11: the fourth build does not count."""
    state, _ = draw("g1 g. g. d. g. g. d2", temple={1: 1}, owed=1, cards="families knights lords")
    state = play(state, *(Build(named(at)) for at in ("b1", "c1", "e1", "f1")))
    assert state.players[0].gold == 0
    state, _ = draw("g1 g. g. g. g. g. d2", temple={1: 1}, owed=1, cards="families knights lords")
    state = play(state, *(Build(named(at)) for at in ("b1", "c1", "d1", "e1")))
    assert state.players[0].gold == 2


def test_removing_a_settlement_earns_nothing_but_building_it_again_does() -> None:
    """M6, S12: removing a settlement is not a build; building it again is."""
    state, _ = draw("g1 g1 L. g. d2", locations="temple", cards="shepherds knights lords")
    assert play(state, Remove("temple", named("b1"))).players[0].gold == 0
    state, _ = draw("g1 g1 g1 g1 g. d2", temple={1: 1}, owed=1, built="b1 c1 d1", cards="shepherds knights lords")
    assert play(state, Build(named("e1"))).players[0].gold == 2


BOTH = """
    g1 L. d1 L. g. g. m. g.
      m. m. m. m. m. m. g. m.
"""


def test_two_temples_bring_the_bonus() -> None:
    """M2."""
    state, _ = draw(BOTH, locations="temple")
    assert bonuses(state) == ["temple-bonus ready"]


def test_the_bonus_frees_the_first_settlement_of_the_mandatory_action() -> None:
    """M6, M2: the bonus allows a hex that B3 would forbid."""
    state, expected = draw(
        """
        d1 L. d1 L. d. m. m. g*
          g. m. m. m. m. m. g* m.
        """,
        locations="temple",
    )
    assert names(builds(state)) == ["a2"]
    assert names(builds(state, waiver="temple-bonus")) == names(expected)
    state = play(state, Build(named("h1"), "temple-bonus"))
    assert bonuses(state) == ["temple-bonus used"]
    assert names(builds(state)) == ["a2", "g2"]
    assert names(builds(state, waiver="temple-bonus")) == []


def test_the_bonus_frees_no_later_settlement_and_no_build_with_a_tile() -> None:
    """M6, M2."""
    state, _ = draw(
        """
        d1 L. d1 L. d. L. d1 g. g. g. m. g.
          g. g. m. m. m. m. m. m. m. m. m. m.
        """,
        locations={"b1": "temple", "d1": "temple", "f1": "farm"},
    )
    assert not permits(state, BuildWith("farm", named("l1"), "temple-bonus"))
    state = play(state, Build(named("a2")))
    assert not permits(state, Build(named("l1"), "temple-bonus"))


def test_the_bonus_is_not_needed_where_adjacency_allows_the_hex() -> None:
    """M6, M2."""
    state, _ = draw("d1 L. d1 L. d1 g. g. g.", locations="temple")
    ruling = judge(state, Build(named("f1"), "temple-bonus"))
    assert [violation.code for violation in ruling.violations] == [ViolationCode.WAIVER_NEEDLESS]


def test_a_fresh_bonus_frees_nothing() -> None:
    """M2."""
    state, _ = draw("d1 L. d1 L. d1 g. g. g.", locations="temple", fresh="d1 temple-bonus")
    assert names(builds(state, waiver="temple-bonus")) == []


def test_the_bonus_frees_the_debt_when_it_comes_first() -> None:
    """M6: with an empty supply, the debt is the first settlement of the mandatory action."""
    state, _ = draw("d1 L. d1 L. d1 g. m. g. g2", locations="temple", temple={1: 1}, owed=1, supply={1: 0})
    assert names(builds(state)) == ["f1"]
    assert names(builds(state, waiver="temple-bonus")) == ["h1"]


def test_the_bonus_is_back_in_the_next_turn() -> None:
    """M6, T5: the bonus can be used once in each mandatory action."""
    state, _ = draw("d1 L. d1 L. d1 g1 g1 g1 g.", locations="temple", built="f1 g1 h1", used="temple-bonus")
    state = play(state, EndTurn(), Reveal(None))
    assert bonuses(state) == ["temple-bonus ready"]


@pytest.mark.parametrize("tile", ["oracle", "farm"])
def test_the_bonus_is_for_the_mandatory_action_only(tile: str) -> None:
    """M6."""
    state, _ = draw("d1 L. d1 L. d1 L. d1 g. m. g.", locations={"b1": "temple", "d1": "temple", "f1": tile})
    assert names(builds(state, tile)) == ["h1"]
    assert names(builds(state, tile, waiver="temple-bonus")) == []


def test_the_temple_at_the_edge_of_the_board() -> None:
    """M6, G3."""
    state, expected = draw("  g. L. g.\ng. g. g!\n  g. g. g!", locations="temple", at="r18")
    assert names(removes(state, "temple")) == names(expected)
    assert names(places(state, "temple")) == []


def test_a_temple_moves_nothing() -> None:
    """M6."""
    state, _ = draw("g1 L. g. g2", locations="temple")
    assert not permits(state, MoveWith("temple", named("a1"), named("c1")))
