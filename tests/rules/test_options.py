"""V: the options, and the rulings that name them."""

from collections.abc import Callable, Iterator
from itertools import product
from typing import Final, NamedTuple

import pytest

from referee.board.hexes import named, names
from referee.engine.play import judge, judge_possible
from referee.engine.score import score
from referee.model.actions import Action, Build, BuildWith, EndTurn, Finish, MoveWith, Redraw
from referee.model.frames import Using
from referee.model.ruleset import (
    OPTIONS,
    PRESETS,
    IslandRim,
    LordsZero,
    Movement,
    Resettlement,
    RoversTiming,
    Ruleset,
    UselessCard,
    VacatedHex,
)
from referee.model.ruling import Ruling
from referee.model.state import State
from referee.model.vocabulary import Verdict
from tests.drawing import draw, draw_move, entry, moves, play

ONLY_ITS_OWN_HEX = """
    d1 go d. d.
      L. d. d. g*
"""


def test_the_presets_are_the_english_and_the_spanish_big_box() -> None:
    """V presets."""
    assert {
        "big-box-en": Ruleset(
            useless_card=UselessCard.REMOVED,
            resettlement=Resettlement.FREE,
            rovers_timing=RoversTiming.END_OF_TURN,
            lords_zero=LordsZero.SECOND,
            vacated_hex=VacatedHex.COUNTS,
            movement=Movement.END,
            island_rim=IslandRim.LAND,
        ),
        "big-box-es": Ruleset(
            useless_card=UselessCard.DISCARDED,
            resettlement=Resettlement.LOOSE,
            rovers_timing=RoversTiming.EACH_BUILD,
            lords_zero=LordsZero.SECOND,
            vacated_hex=VacatedHex.COUNTS,
            movement=Movement.END,
            island_rim=IslandRim.LAND,
        ),
    } == PRESETS
    assert Ruleset() == PRESETS["big-box-en"]


@pytest.mark.parametrize("preset", PRESETS)
def test_the_ruling_on_a_redraw_names_the_option_that_says_where_the_card_goes(preset: str) -> None:
    """V useless-card, T3."""
    state, _ = draw("d1 d2 g. g.", card="desert", ruleset=PRESETS[preset])
    assert judge(state, Redraw()).options == ("useless_card",)


def test_a_redraw_that_is_refused_either_way_names_no_option() -> None:
    """V useless-card, T3."""
    state, _ = draw("d1 d. g. g.", card="desert")
    ruling = judge(state, Redraw())
    assert (ruling.verdict, ruling.options) == (Verdict.ILLEGAL, ())


@pytest.mark.parametrize(
    ("option", "verdict"), [(VacatedHex.COUNTS, Verdict.ILLEGAL), (VacatedHex.IGNORED, Verdict.LEGAL)]
)
def test_the_option_decides_whether_the_hex_just_left_counts(option: VacatedHex, verdict: Verdict) -> None:
    """V vacated-hex, B5."""
    state, origin, expected = draw_move(ONLY_ITS_OWN_HEX, locations="barn", ruleset=Ruleset(vacated_hex=option))
    assert names(moves(state, "barn", origin)) == (names(expected) if verdict is Verdict.LEGAL else [])
    ruling = judge(state, MoveWith("barn", origin, named("d2")))
    assert (ruling.verdict, ruling.options) == (verdict, ("vacated_hex",))


def test_a_move_that_does_not_depend_on_the_option_names_none() -> None:
    """V vacated-hex, B5: a1 is also next to the other settlement, so the vacated hex does not matter."""
    state, origin, expected = draw_move(
        """
        g* d1 go d. g.
          L. d. d. d. d.
        """,
        locations="barn",
    )
    assert names(moves(state, "barn", origin)) == names(expected)
    for at in ("a1", "e1"):
        assert judge(state, MoveWith("barn", origin, named(at))).options == ()


def test_a_build_names_no_option() -> None:
    """V."""
    state, _ = draw("g1 g. d. g.")
    assert judge(state, Build(named("b1"))).options == judge(state, Build(named("d1"))).options == ()


def test_the_score_names_the_option_that_decides_about_lords() -> None:
    """V lords-zero, S10: the option decides only if a player without a settlement in a sector comes second there."""
    state, _ = draw("g1 g1 g2 g. g.", at="h1", cards="lords farmers knights", ruleset=PRESETS["big-box-en"])
    assert [entry(state, "lords", player).options for player in (1, 2)] == [(), ()]
    state, _ = draw("g1 g1 g1 g2 g.", at="h1", cards="lords farmers knights")
    assert [entry(state, "lords", player).options for player in (1, 2)] == [("lords_zero",)] * 2
    assert {found.options for player in score(state).players for found in player.entries[1:]} == {()}


PUT_ANEW = """
    d1 L. m. L. d1 gw {} d. m. d. d2
      m. m. m. m. m. m. m. m. m. m. m.
"""
BAZAAR = {"b1": "bazaar", "d1": "barracks"}


@pytest.mark.parametrize(
    ("option", "verdict"), [(VacatedHex.COUNTS, Verdict.ILLEGAL), (VacatedHex.IGNORED, Verdict.LEGAL)]
)
def test_the_option_decides_whether_the_hex_a_warrior_has_left_counts(option: VacatedHex, verdict: Verdict) -> None:
    """V vacated-hex, B5, H3: a bazaar moves the warrior, whose hex is the only suitable hex next to the kingdom."""
    state, _ = draw(PUT_ANEW.format("d."), locations=BAZAAR, card="desert", ruleset=Ruleset(vacated_hex=option))
    for at in ("g1", "h1", "j1"):
        ruling = judge(state, MoveWith("barracks", named("f1"), named(at), via="bazaar"))
        assert (ruling.verdict, ruling.options) == (verdict, ("vacated_hex",))


@pytest.mark.parametrize("option", VacatedHex)
def test_the_hex_a_warrior_has_left_does_not_matter_if_another_is_beside_the_kingdom(option: VacatedHex) -> None:
    """V vacated-hex, B5, H3: g1 is next to the kingdom because of the settlement on h1."""
    picture = """
        d1 L. m. L. d1 gw d. d1 m. d. d2
          m. m. m. m. m. m. m. m. m. m. m.
    """
    state, _ = draw(picture, locations=BAZAAR, card="desert", ruleset=Ruleset(vacated_hex=option))
    for at, verdict in (("g1", Verdict.LEGAL), ("j1", Verdict.ILLEGAL)):
        ruling = judge(state, MoveWith("barracks", named("f1"), named(at), via="bazaar"))
        assert (ruling.verdict, ruling.options) == (verdict, ())


class Case(NamedTuple):
    """A state and the actions to try in it."""

    state: State
    tried: list[Action]


def everywhere(tile: str, cells: str, *, via: str | None = None) -> list[Action]:
    """A move with a tile for every ordered pair of these hexes, including each hex with itself."""
    return [MoveWith(tile, named(origin), named(to), via) for origin, to in product(cells.split(), repeat=2)]


ROW = "a1 b1 c1 d1 e1 f1 g1 h1 i1 j1"


def barn_beside_nothing_else() -> Case:
    """B5: the settlement leaves the only grass hex next to another settlement."""
    state, _, _ = draw_move(ONLY_ITS_OWN_HEX, locations="barn")
    return Case(state, everywhere("barn", "a1 b1 c1 d1 a2 b2 c2 d2"))


def barn_with_a_choice() -> Case:
    """B5: both a1 and the hex that the settlement leaves are next to another settlement."""
    state, _, _ = draw_move("g. d1 go d. g. L. d1 g2", locations="barn")
    return Case(state, everywhere("barn", ROW))


def harbor_on_water() -> Case:
    """B5: the settlement stands on the only water beside the kingdom."""
    state, _, _ = draw_move("L. d1 wo d. w. w. g2 g.", locations="harbor")
    return Case(state, everywhere("harbor", ROW))


def warrior_moved_by_a_bazaar() -> Case:
    """B5, H3."""
    state, _ = draw(PUT_ANEW.format("d."), locations=BAZAAR, card="desert")
    return Case(state, everywhere("barracks", ROW, via="bazaar"))


CROWD = """
    g1 g. g1 g.
      g1 g. w. w.
    w. w. w. w.
"""
CROWD_HEXES = "a1 b1 c1 d1 a2 b2 c2 a3"


def settlement_without_a_valid_end() -> Case:
    """N6: the settlement on a2 can step only to b1, next to two others, and cannot go back onto the water."""
    state, _ = draw(
        """
        g1 g. g1 w.
          w1 w. w. w.
        L. w. w. w.
        """,
        locations="harbor",
        held={1: "resettlement"},
    )
    return Case(state, [*everywhere("resettlement", "a1 b1 c1 a2"), Finish(), EndTurn()])


def settlements_with_four_steps_left() -> Case:
    """N6: a settlement that steps onto a hex next to two others can leave it again."""
    state, _ = draw(CROWD, held={1: "resettlement"})
    return Case(state, [*everywhere("resettlement", CROWD_HEXES), Finish(), EndTurn()])


def settlement_that_passes_a_crowd() -> Case:
    """N6: under `loose`, the settlement may not stop on b1, and no other settlement may move yet."""
    state, _ = draw(CROWD, held={1: "resettlement"})
    state = play(state, MoveWith("resettlement", named("a2"), named("b1")))
    return Case(state, [*everywhere("resettlement", CROWD_HEXES), Finish(), EndTurn()])


def settlement_with_one_step_left() -> Case:
    """N6: the last step ends the action; under `loose`, it must lead to a valid end."""
    state, _ = draw(CROWD, held={1: "resettlement"})
    for origin, to in (("a2", "b2"), ("b2", "a2"), ("a2", "b2")):
        state = play(state, MoveWith("resettlement", named(origin), named(to)))
    return Case(state, [*everywhere("resettlement", CROWD_HEXES), Finish(), EndTurn()])


def settlements_apart() -> Case:
    """N6: no settlement comes near another."""
    state, _ = draw("g1 g. g. d. g. g1 g. d. g. g1", held={1: "resettlement"})
    return Case(state, [*everywhere("resettlement", "a1 b1 d1"), Finish()])


def settlement_beside_a_farm() -> Case:
    """N6: a stop on b1 takes the farm tile under either value of `movement`; c1 is next to the farm, too."""
    state, _ = draw(
        """
        g1 g. g. g. g. g1 g1
          w. L. w. w. w. w. w.
        """,
        locations="farm",
        held={1: "resettlement"},
    )
    state = play(state, MoveWith("resettlement", named("a1"), named("b1")))
    return Case(state, [*everywhere("resettlement", "a1 b1 c1 d1"), Finish()])


def wagon_that_leaves_its_location() -> Case:
    """X6: under `each-step`, the wagon tile is lost at the first step."""
    state, _ = draw("L. mv m. m. m. d2", locations="wagon", around="w")
    return Case(state, everywhere("wagon", ROW))


def wagon_that_stays_beside_its_location() -> Case:
    """X6."""
    state, _ = draw(
        """
        L. mv w. d2
          m. w. w. w.
        """,
        locations="wagon",
        around="w",
    )
    return Case(state, everywhere("wagon", "a1 b1 c1 a2 b2"))


ATOLL = """
    .. g. g. g. ..
      g. {} g. g.
    g. g. g. g. g.
      g. g. g. g.
    .. g. g. g. ..
"""


def water_mill_on_the_island() -> Case:
    """Q3, H4."""
    state, _ = draw("d1 L. d. d2", locations="water-mill", island=ATOLL.format("g1"))
    return Case(state, [BuildWith("water-mill", named(at)) for at in ("i:b1", "i:a2", "i:c3", "i:e3", "c1")])


def water_mill_beside_water() -> Case:
    """Q3, H4, B3: c1 is next to water and to the kingdom, so no hex of the island is allowed."""
    state, _ = draw("L. d1 g. w. d2", locations="water-mill", island=ATOLL.format("g."))
    return Case(state, [BuildWith("water-mill", named(at)) for at in ("i:b1", "i:c3", "c1")])


def rovers_in_a_new_section() -> Case:
    """S25."""
    state, _ = draw("g1 g. g. g2 d. d.", at="i1", cards="rovers knights lords")
    return Case(state, [Build(named(at)) for at in ("i1", "j1", "k1", "m1")])


def rovers_in_the_same_section() -> Case:
    """S25: the player has already built in that section this turn."""
    state, _ = draw("g1 g1 g. g. g2 d.", built="b1", sectors="1", cards="rovers knights lords")
    return Case(state, [Build(named(at)) for at in ("c1", "d1")])


def rovers_at_the_end_of_a_turn() -> Case:
    """S25, T4."""
    state, _ = draw("g1 g1 g1 g1 g. g2", built="b1 c1 d1", sectors="1", cards="rovers knights lords")
    return Case(state, [EndTurn(), Build(named("e1"))])


def rovers_after_a_turn_without_a_build() -> Case:
    """S25, T4: there is nothing to pay."""
    state, _ = draw("g1 g. g. g2", card="", cards="rovers knights lords")
    return Case(state, [EndTurn()])


def useless_card() -> Case:
    """T3."""
    state, _ = draw("d1 d2 g. g.", card="desert")
    return Case(state, [Redraw(), Build(named("c1")), EndTurn()])


def useful_card() -> Case:
    """T3: the card may not be redrawn, so it does not matter where it would go."""
    state, _ = draw("d1 d. g. g2", card="desert")
    return Case(state, [Redraw(), Build(named("b1")), EndTurn()])


CASES: Final[dict[Callable[[], Case], set[str]]] = {
    barn_beside_nothing_else: {"vacated_hex"},
    barn_with_a_choice: set(),
    harbor_on_water: {"vacated_hex"},
    warrior_moved_by_a_bazaar: {"vacated_hex"},
    settlement_without_a_valid_end: {"resettlement"},
    settlements_with_four_steps_left: set(),
    settlement_that_passes_a_crowd: {"resettlement"},
    settlement_with_one_step_left: {"resettlement"},
    settlements_apart: set(),
    settlement_beside_a_farm: {"movement"},
    wagon_that_leaves_its_location: {"movement"},
    wagon_that_stays_beside_its_location: set(),
    water_mill_on_the_island: {"island_rim"},
    water_mill_beside_water: set(),
    rovers_in_a_new_section: {"rovers_timing"},
    rovers_in_the_same_section: set(),
    rovers_at_the_end_of_a_turn: {"rovers_timing"},
    rovers_after_a_turn_without_a_build: set(),
    useless_card: {"useless_card"},
    useful_card: set(),
}
"""For each case, the options that decide at least one of its rulings."""


def test_every_option_but_one_decides_a_ruling() -> None:
    """V: `lords_zero` affects only the score."""
    assert {option for options in CASES.values() for option in options} == {*OPTIONS} - {"lords_zero"}


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.__name__)
def test_a_ruling_names_exactly_the_options_that_decide_it(case: Callable[[], Case], preset: str) -> None:
    """V vacated-hex, V resettlement, V rovers-timing, V useless-card, V movement, V island-rim."""
    state, tried = case()
    state = state._replace(ruleset=PRESETS[preset])
    found = set()
    for action in tried:
        ruling = judge_possible(state, action)
        deciding = tuple(option for option in OPTIONS if any(differs(state, action, option)))
        assert ruling.options == deciding, (action, ruling.verdict)
        found |= {*deciding}
    assert found == CASES[case]


def differs(state: State, action: Action, option: str) -> Iterator[bool]:
    """For each value of an option, whether it changes the ruling."""
    now = outcome(judge_possible(state, action))
    for value in OPTIONS[option]:
        other = state._replace(ruleset=state.ruleset.with_option(option, value))
        yield outcome(judge_possible(other, action)) != now


def outcome(ruling: Ruling) -> tuple[Verdict, State | None]:
    """V: the verdict and the state after the action, without the ruleset and the origin of a movement."""
    if ruling.state is None:
        return ruling.verdict, None
    frames = [frame._replace(origin=None) if isinstance(frame, Using) else frame for frame in ruling.state.frames]
    return ruling.verdict, ruling.state._replace(ruleset=Ruleset(), frames=tuple(frames))


@pytest.mark.parametrize(
    ("option", "verdict"), [(VacatedHex.COUNTS, Verdict.ILLEGAL), (VacatedHex.IGNORED, Verdict.UNDETERMINED)]
)
def test_a_ruling_before_the_card_is_played_names_the_option_that_decides_it(
    option: VacatedHex, verdict: Verdict
) -> None:
    """V vacated-hex, B5, T1: with a grass card, a move to e1 is legal only if the vacated hex b1 does not count."""
    state, origin, _ = draw_move(
        "d1 go d. d. g. L. d1 g2", locations="barn", card=None, ruleset=Ruleset(vacated_hex=option)
    )
    ruling = judge(state, MoveWith("barn", origin, named("e1")))
    assert (ruling.verdict, ruling.options) == (verdict, ("vacated_hex",))
