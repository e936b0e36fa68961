"""The ruling on one action: each code on its own, several codes at once, verdicts and options."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import pytest

from referee.board.hexes import NOWHERE, Hexes, named, named_set, names
from referee.engine.play import apply, judge, judge_possible, permits, violations
from referee.model.actions import (
    Action,
    Build,
    BuildWith,
    EndTurn,
    Finish,
    MoveWith,
    Place,
    Play,
    Redraw,
    Remove,
    Reveal,
    Shuffle,
    Spend,
    Take,
)
from referee.model.actions import Draw as DrawCard
from referee.model.frames import Drawing
from referee.model.ruleset import Resettlement, Ruleset
from referee.model.ruling import NO_FACTS, Facts, Ruling, Violation, ViolationCode
from referee.model.state import State
from referee.model.vocabulary import COPIES, Actor, Colour, Figure, TerrainCard, Verdict
from referee.rules.catalogue import POWERS, TILE_CODES
from referee.words.speech import speech
from tests.drawing import cards_of, draw, draw_move, play


class Refused(NamedTuple):
    """An illegal action, and the only violation that the ruling names."""

    state: State
    action: Action
    rules: tuple[str, ...]
    hexes: Hexes = NOWHERE
    facts: Facts = NO_FACTS
    options: tuple[str, ...] = ()
    seat: int | None = None
    """The seat of the player who acts; None if no player is named."""


EXAMPLES: Final[dict[str, Callable[[], Refused]]] = {}


def example(code: str) -> Callable[[Callable[[], Refused]], Callable[[], Refused]]:
    """Register a function as the example of a code."""

    def register(make: Callable[[], Refused]) -> Callable[[], Refused]:
        assert code not in EXAMPLES
        EXAMPLES[code] = make
        return make

    return register


@example(ViolationCode.GAME_OVER)
def game_over() -> Refused:
    state, _ = draw("g1 g. g. g2", round=7, ending=True)
    return Refused(state._replace(frames=()), Build(named("b1")), ("E1",), facts={"round": 7})


@example(ViolationCode.NOT_YOUR_TURN)
def not_your_turn() -> Refused:
    state, _ = draw("g1 g. g. g2")
    facts: Facts = {"player": Colour.ORANGE, "awaited": Colour.BLUE, "by": Actor.PLAYER}
    return Refused(state, Build(named("b1")), ("T1",), facts=facts, seat=1)


@example(ViolationCode.CARD_AWAITED)
def card_awaited() -> Refused:
    state, _ = draw("g1 g1 g1 g. g.", built="a1 b1 c1")
    return Refused(
        play(state, EndTurn()), Build(named("d1")), ("T3", "T4"), facts={"player": Colour.BLUE, "by": "hidden"}
    )


@example(ViolationCode.NO_CARD_AWAITED)
def no_card_awaited() -> Refused:
    state, _ = draw("g1 g. g. g.")
    return Refused(state, Reveal(TerrainCard.GRASS), ("T4",))


@example(ViolationCode.CARD_NOT_PLAYED)
def card_not_played() -> Refused:
    state, _ = draw("g1 g. g. g.", card=None)
    return Refused(state, EndTurn(), ("T1",))


@example(ViolationCode.NO_CARD)
def no_card() -> Refused:
    state, _ = draw("g1 g. d. c.", card="")
    return Refused(state, Redraw(), ("T3", "T1"))


@example(ViolationCode.CARD_ALREADY_PLAYED)
def card_already_played() -> Refused:
    state, _ = draw("g1 g. g. g.", card="grass")
    return Refused(state, Play(TerrainCard.DESERT), ("T1",), facts={"card": TerrainCard.GRASS})


@example(ViolationCode.CARD_ELSEWHERE)
def card_elsewhere() -> Refused:
    state, _ = draw("g1 g. g. g.", card=None, discard="desert desert desert desert desert")
    return Refused(state, Play(TerrainCard.DESERT), ("P1",), facts={"card": TerrainCard.DESERT, "by": "hidden"})


@example(ViolationCode.CARD_FACE_DOWN)
def card_face_down() -> Refused:
    state, _ = draw("d1 d2 g. g.", card="desert")
    return Refused(play(state, Redraw()), Reveal(None), ("T3", "X2", "X3"))


@example(ViolationCode.DRAW_PILE_LEFT)
def draw_pile_left() -> Refused:
    state, _ = draw("g1 g1 g1 g. g.", built="a1 b1 c1", discard="desert")
    return Refused(play(state, EndTurn()), Shuffle(cards_of("desert grass")), ("T4",))


@example(ViolationCode.WRONG_SHUFFLE)
def wrong_shuffle() -> Refused:
    state, _ = draw("g1 g1 g1 g. g.", built="a1 b1 c1", deck="", discard="desert")
    facts: Facts = {"cards": 3, "discarded": 2}
    return Refused(play(state, EndTurn()), Shuffle(cards_of("desert grass grass")), ("T4",), facts=facts)


@example(ViolationCode.CARD_USEFUL)
def card_useful() -> Refused:
    state, expected = draw("d1 d2 g. d* d*", card="desert")
    return Refused(state, Redraw(), ("T3",), expected, {"card": TerrainCard.DESERT})


@example(ViolationCode.NO_BETTER_CARD)
def no_better_card() -> Refused:
    state, _ = draw("d1 d. g. g.", card="desert", deck="forest", discard="canyon")
    return Refused(play(state, Build(named("b1"))), Redraw(), ("T3",), facts={"card": TerrainCard.DESERT})


@example(ViolationCode.MANDATORY_ACTION_DUE)
def mandatory_action_due() -> Refused:
    state, expected = draw("g1 g1 g* g. d.", built="a1")
    return Refused(state, EndTurn(), ("T6", "T2"), expected, {"due": 2})


@example(ViolationCode.MANDATORY_ACTION_DONE)
def mandatory_action_done() -> Refused:
    state, expected = draw("g! g! g! g. d.", built="a1 b1 c1")
    return Refused(state, Build(named("d1")), ("T1", "T2"), expected, {"built": 3})


@example(ViolationCode.INSIDE_MANDATORY_ACTION)
def inside_mandatory_action() -> Refused:
    state, expected = draw("g1 L. g! g. g.", locations="farm", built="c1")
    return Refused(state, BuildWith("farm", named("d1")), ("T1",), expected, {"due": 2})


@example(ViolationCode.NO_SETTLEMENT_LEFT)
def no_settlement_left() -> Refused:
    state, _ = draw("g1 L. g. g. g.", locations="farm", supply={1: 0})
    return Refused(state, BuildWith("farm", named("c1")), ("L5",))


@example(ViolationCode.UNKNOWN_TILE)
def unknown_tile() -> Refused:
    state, _ = draw("g1 L. g. g.", locations="farm")
    return Refused(state, BuildWith("taverm", named("c1")), ("L1", "N1"), facts={"tile": "taverm", "meant": "tavern"})


@example(ViolationCode.TILE_NOT_HELD)
def tile_not_held() -> Refused:
    state, expected = draw("g1 g. L* g. d. L* L.", locations={"c1": "farm", "f1": "farm", "g1": "oasis"})
    facts: Facts = {"tile": "farm", "player": Colour.BLUE}
    return Refused(state, BuildWith("farm", named("b1")), ("L1",), expected, facts)


@example(ViolationCode.TILE_FRESH)
def tile_fresh() -> Refused:
    state, expected = draw("g1 L* g. g.", locations="farm", fresh="b1", round=3, supply={1: 30, 2: 30})
    facts: Facts = {"tile": "farm", "round": 3}
    return Refused(state, BuildWith("farm", named("c1")), ("L2",), expected, facts)


@example(ViolationCode.TILE_USED)
def tile_used() -> Refused:
    state, expected = draw("g1 L. g* g. g.", locations="farm", card="desert")
    after = play(state, BuildWith("farm", named("c1")))
    facts: Facts = {"tile": "farm", "round": 1}
    return Refused(after, BuildWith("farm", named("d1")), ("L2", "T5"), expected, facts)


@example(ViolationCode.TILE_USED_OTHERWISE)
def tile_used_otherwise() -> Refused:
    state, _ = draw("g1 L. g. g.", locations="paddock")
    return Refused(
        state, BuildWith("paddock", named("c1")), ("L13",), facts={"tile": "paddock", "by": "action", "takes": "move"}
    )


@example(ViolationCode.OFF_THE_BOARD)
def off_the_board() -> Refused:
    state, _ = draw("g1 g. g. g.")
    return Refused(state, Build(named("i:a1")), ("G1",), 1 << named("i:a1"), {"at": "i:a1", "by": "no-island"})


@example(ViolationCode.SPECIAL_HEX)
def special_hex() -> Refused:
    state, expected = draw("g1 K* g. g.")
    return Refused(state, Build(named("b1")), ("G7",), expected, {"at": "b1", "found": "castle"})


@example(ViolationCode.OCCUPIED)
def occupied() -> Refused:
    state, _ = draw("g1 g2 g. g.")
    facts: Facts = {"at": "b1", "owner": Colour.ORANGE, "by": "other"}
    return Refused(state, Build(named("b1")), ("B1",), 1 << named("b1"), facts)


@example(ViolationCode.UNSUITABLE)
def unsuitable() -> Refused:
    state, expected = draw("g1 L. g. w*", locations="tower")
    return Refused(state, BuildWith("tower", named("d1")), ("B2",), expected, {"at": "d1", "found": "water"})


@example(ViolationCode.WRONG_TERRAIN)
def wrong_terrain() -> Refused:
    state, expected = draw("g1 d* g. g.")
    facts: Facts = {"at": "b1", "found": "desert", "wanted": "grass", "by": "card"}
    return Refused(state, Build(named("b1")), ("T2", "B4"), expected, facts)


@example(ViolationCode.CARD_USELESS)
def card_useless() -> Refused:
    state, _ = draw("g1 g2 d. d.", card="grass", possible=False)
    return Refused(state, Build(named("c1")), ("T3",), facts={"card": "grass"})


@example(ViolationCode.NOT_ADJACENT)
def not_adjacent() -> Refused:
    state, expected = draw("g* g1 g* g.")
    return Refused(state, Build(named("d1")), ("B3",), expected, {"at": "d1"})


@example(ViolationCode.NO_OWN_SETTLEMENT)
def no_own_settlement() -> Refused:
    state, expected = draw("L. g! g. g. g2 g.", locations="paddock")
    facts: Facts = {"at": "c1", "owner": Colour.BLUE}
    return Refused(state, MoveWith("paddock", named("c1"), named("d1")), ("L13",), expected, facts)


@example(ViolationCode.SAME_HEX)
def same_hex() -> Refused:
    state, origin, _ = draw_move("go L. d. g.", locations="barn")
    return Refused(state, MoveWith("barn", origin, origin), ("B5",), 1 << origin, {"at": "a1"})


@example("not-on-the-edge")
def not_on_the_edge() -> Refused:
    state, expected = draw(
        """
        g1 L. g. g.
          g* g. g. g.
    """,
        locations="tower",
    )
    return Refused(state, BuildWith("tower", named("c2")), ("L9", "B4", "G5"), expected, {"at": "c2"})


@example("not-in-line")
def not_in_line() -> Refused:
    state, expected = draw(
        """
        g* g1 g1 g1 g*
          L. g. g. g. g.
    """,
        locations="tavern",
    )
    return Refused(state, BuildWith("tavern", named("c2")), ("L10",), expected, {"at": "c2"})


@example("not-two-hexes-away")
def not_two_hexes_away() -> Refused:
    state, origin, expected = draw_move("go L. g* g.", locations="paddock")
    facts: Facts = {"at": "d1", "origin": "a1"}
    return Refused(state, MoveWith("paddock", origin, named("d1")), ("L13",), expected, facts)


@example(ViolationCode.CARD_NOT_CHOSEN)
def card_not_chosen() -> Refused:
    state, _ = draw(
        "d. L. g1 L. d.", locations={"b1": "crossroads", "d1": "oasis"}, card=None, hands={1: "grass desert"}
    )
    return Refused(state, BuildWith("oasis", named("e1")), ("X3",))


@example(ViolationCode.NO_CARD_TO_DRAW)
def no_card_to_draw() -> Refused:
    state, _ = draw("g1 L. g. g. g.", locations="fort", deck="", hands={2: "forest"})
    return Refused(state, DrawCard("fort"), ("T3", "X2", "X8"))


@example(ViolationCode.ACTION_UNDER_WAY)
def action_under_way() -> Refused:
    state, expected = draw("g* g1 L. g1 g. g. g.", locations="quarry")
    state = play(state, Place("quarry", named("e1")))
    facts: Facts = {"tile": "quarry", "left": 1, "by": "stop", "step": "place"}
    return Refused(state, EndTurn(), ("T6", "N7"), expected, facts)


@example(ViolationCode.NOTHING_UNDER_WAY)
def nothing_under_way() -> Refused:
    state, _ = draw("g1 g. g. g.")
    return Refused(state, Finish(), ("T6",))


@example(ViolationCode.MUST_GO_ON)
def must_go_on() -> Refused:
    state, expected = draw("g1 d. d* d. g.", held={1: "donation-desert"})
    state = play(state, BuildWith("donation-desert", named("b1")))
    facts: Facts = {"tile": "donation-desert", "left": 2, "step": "build"}
    return Refused(state, Finish(), ("T6", "N2", "B4"), expected, facts)


@example(ViolationCode.STONE_WALL)
def stone_wall() -> Refused:
    state, _ = draw("g1 g# g. g.")
    return Refused(state, Build(named("b1")), ("G11", "N7"), 1 << named("b1"), {"at": "b1"})


@example(ViolationCode.WARRIOR_NEAR)
def warrior_near() -> Refused:
    state, _ = draw("g1 g. gW g. g. g.")
    return Refused(state, Build(named("b1")), ("X5", "G11"), 1 << named("c1"), {"at": "b1"})


@example(ViolationCode.NOT_BESIDE_OWN)
def not_beside_own() -> Refused:
    state, expected = draw("g1 L. d1 g* g.", locations="quarry")
    return Refused(state, Place("quarry", named("e1")), ("N7",), expected, {"at": "e1"})


@example(ViolationCode.WAIVER_NEEDLESS)
def waiver_needless() -> Refused:
    state, expected = draw("g1 g1 g1 g* g. g.", held={1: "outpost"})
    return Refused(state, Build(named("d1"), "outpost"), ("N5",), expected, {"at": "d1", "tile": "outpost"})


@example(ViolationCode.WAIVER_WASTED)
def waiver_wasted() -> Refused:
    state, _ = draw(
        """
        L. d1 L. m. m. m. m.
          g. m. m. g. m. m. g2
        """,
        locations="temple",
        held={1: "outpost"},
    )
    facts: Facts = {"tile": "outpost", "instead": "temple-bonus"}
    return Refused(state, Build(named("d2"), "outpost"), ("N5", "M6"), facts=facts)


@example(ViolationCode.NO_FIGURE_LEFT)
def no_figure_left() -> Refused:
    state, _ = draw("g1 L. g1 g. d. gw g. gw g.", locations="barracks")
    facts: Facts = {"figure": Figure.WARRIOR}
    return Refused(state, Place("barracks", named("d1")), ("G9", "X5"), facts=facts)


@example(ViolationCode.NO_SUCH_FIGURE)
def no_such_figure() -> Refused:
    state, _ = draw("g1 L. mv g. wS g.", locations="wagon")
    facts: Facts = {"at": "a1", "figure": Figure.WAGON}
    return Refused(state, MoveWith("wagon", named("a1"), named("a2")), ("X6",), 1 << named("c1"), facts)


@example(ViolationCode.MOVE_BEGUN)
def move_begun() -> Refused:
    state, _ = draw("g1 L. mv g. g. g.", locations="wagon")
    state = play(state, MoveWith("wagon", named("c1"), named("d1")))
    return Refused(state, Remove("wagon", named("d1")), ("X6",), 1 << named("d1"))


@example(ViolationCode.NOT_ONE_STEP)
def not_one_step() -> Refused:
    state, expected = draw("g1 L. mv g* g. g.", locations="wagon", around="w")
    facts: Facts = {"at": "e1", "origin": "c1"}
    return Refused(state, MoveWith("wagon", named("c1"), named("e1")), ("X6",), expected, facts)


@example("no-wall-left")
def no_wall_left() -> Refused:
    state, _ = draw("g1 L. g1 g. g.\n  " + "d# " * 20 + "\n" + "d# " * 5, locations="quarry")
    return Refused(state, Place("quarry", named("d1")), ("N7",), facts={"walls": 25})


@example("not-where-it-stops")
def not_where_it_stops() -> Refused:
    state, origin, expected = draw_move("L. go g. g. g*", locations="caravan")
    facts: Facts = {"at": "d1", "origin": "b1"}
    return Refused(state, MoveWith("caravan", origin, named("d1")), ("N8",), expected, facts)


@example("not-beside-three")
def not_beside_three() -> Refused:
    state, expected = draw(
        """
        g. g1 g1 L. g.
          g. g* g1 g. g.
        """,
        locations="village",
    )
    return Refused(state, BuildWith("village", named("a2")), ("N9",), expected, {"at": "a2"})


@example("over-the-edge")
def over_the_edge() -> Refused:
    state, expected = draw(
        """
        g* g* g* g. g1 L.
          g* g* g. g. g. g.
        """,
        locations="city-hall",
    )
    return Refused(state, Place("city-hall", named("b1")), ("X4",), expected, {"at": "b1"})


@example("fort-without-card")
def fort_without_card() -> Refused:
    state, _ = draw("g1 L. g1 g. g.", locations="fort")
    return Refused(state, BuildWith("fort", named("d1")), ("X2", "X8"))


@example("fort-has-card")
def fort_has_card() -> Refused:
    state, _ = draw("g1 L. g1 g. d.", locations="fort", deck="desert grass", hands={2: "forest"})
    state = play(state, DrawCard("fort"))
    return Refused(state, DrawCard("fort"), ("X8",), facts={"card": TerrainCard.DESERT})


@example("not-to-be-removed")
def not_to_be_removed() -> Refused:
    state, _ = draw("g1 g1 g1 g2 g2 g2 g3 g3 g3 g.", held={1: "sword"})
    return Refused(state, Remove("sword", named("g1")), ("N4",), named_set(["d1", "e1", "f1"]), {"at": "g1"})


@example("ends-crowded")
def ends_crowded() -> Refused:
    state, origin, expected = draw_move(
        """
        g1 g. g1 w.
          wo w. w. w.
        L. w. w. w.
        """,
        locations="harbor",
        held={1: "resettlement"},
        ruleset=Ruleset(resettlement=Resettlement.LOOSE),
    )
    facts: Facts = {"at": "b1", "origin": "a2"}
    return Refused(state, MoveWith("resettlement", origin, named("b1")), ("N6",), expected, facts, ("resettlement",))


@example(ViolationCode.NOT_IN_PLAY)
def not_in_play() -> Refused:
    state, _ = draw("g1 g. g. g2")
    return Refused(state, BuildWith("farmland", named("b1")), ("H2",), facts={"tile": "farmland"})


@example("nothing-to-answer")
def nothing_to_answer() -> Refused:
    state, _ = draw("g1 L. s. g. g2", locations="canoe")
    return Refused(state, BuildWith("canoe", named("c1")), ("M3",))


@example("not-beside-one")
def not_beside_one() -> Refused:
    state, expected = draw("L. d1 g. d1 g* d. g2", locations="fountain", around="w")
    return Refused(state, BuildWith("fountain", named("c1")), ("M4",), expected, {"at": "c1"})


@example("not-beside-it")
def not_beside_it() -> Refused:
    state, origin, expected = draw_move("L. go g* g. d2", locations="refuge")
    return Refused(state, MoveWith("refuge", origin, named("d1")), ("M5",), expected, {"at": "d1", "origin": "b1"})


@example("not-first-in-line")
def not_first_in_line() -> Refused:
    state, origin, expected = draw_move("L. go L. m. g* g. d2", locations="refuge")
    facts: Facts = {"at": "f1", "origin": "b1"}
    return Refused(state, MoveWith("refuge-bonus", origin, named("f1")), ("M5", "M2"), expected, facts)


@example("not-beside-water")
def not_beside_water() -> Refused:
    state, expected = draw("L. d1 g. g* w. d2", locations="water-mill")
    return Refused(state, BuildWith("water-mill", named("c1")), ("H4",), expected, {"at": "c1"})


@example("not-beside-mountain")
def not_beside_mountain() -> Refused:
    state, expected = draw("L. d1 g. g* m. d2", locations="mountain-station", around="w")
    return Refused(state, BuildWith("mountain-station", named("c1")), ("H5",), expected, {"at": "c1"})


@example("not-beside-others")
def not_beside_others() -> Refused:
    state, expected = draw("L. d1 g. g* d2", locations="watchtower")
    return Refused(state, BuildWith("watchtower", named("c1")), ("H6",), expected, {"at": "c1"})


@example("not-beside-special")
def not_beside_special() -> Refused:
    state, expected = draw("L. d1 g. g* K. d2", locations="university")
    return Refused(state, BuildWith("university", named("c1")), ("H6",), expected, {"at": "c1"})


@example("not-beside-its-area")
def not_beside_its_area() -> Refused:
    state, origin, expected = draw_move("L. go g1 g* d. g. g1 d2", locations="palisade")
    facts: Facts = {"at": "f1", "origin": "b1"}
    return Refused(state, MoveWith("palisade", origin, named("f1")), ("H9",), expected, facts)


@example("not-from-cave-to-cave")
def not_from_cave_to_cave() -> Refused:
    state, origin, expected = draw_move("go V. g* g. d. g2")
    facts: Facts = {"at": "d1", "origin": "a1"}
    return Refused(state, MoveWith("cave", origin, named("d1")), ("Q2",), expected, facts)


@example("not-to-be-repeated")
def not_to_be_repeated() -> Refused:
    state, _ = draw("g1 L. g1 L. g. g. g2", locations={"b1": "bazaar", "d1": "crossroads"})
    facts = {"tile": "farm", "by": "not-held"}
    return Refused(state, BuildWith("farm", named("e1"), via="bazaar"), ("H3",), facts=facts)


@example("numbers-first")
def numbers_first() -> Refused:
    state, _ = draw("g1 L. g1 g. g. g2", locations="cathedral", numbers={1: (1, 0)})
    return Refused(state, BuildWith("cathedral", named("d1")), ("H8",))


@example("numbers-spent")
def numbers_spent() -> Refused:
    state, _ = draw("g1 L. g1 g. g. g2", locations="cathedral", numbers={1: (2, 0)})
    state = play(state, Spend("cathedral", 1, 0))
    return Refused(state, Spend("cathedral", 1, 0), ("H8",), facts={"left": 1})


@example("no-number-left")
def no_number_left() -> Refused:
    state, _ = draw("g1 L. g1 g. g. g2", locations="cathedral", numbers={1: (2, 0), 2: (6, 0)})
    return Refused(state, Take("cathedral"), ("H8",))


@example("number-not-repeated")
def number_not_repeated() -> Refused:
    kinds = {"b1": "bazaar", "d1": "cathedral"}
    state, _ = draw("g1 L. g1 L. g. g. g2", locations=kinds, numbers={1: (1, 0)})
    return Refused(state, Take("cathedral", via="bazaar"), ("H3",))


@example("numbers-not-held")
def numbers_not_held() -> Refused:
    state, _ = draw("g1 L. g1 g. g. g2", locations="cathedral", numbers={1: (2, 0)})
    return Refused(state, Spend("cathedral", 3, 0), ("H8",), facts={"by": "some", "ones": 2, "fives": 0})


@example("nothing-to-build-on")
def nothing_to_build_on() -> Refused:
    state, _ = draw("g1 L. g1 d. c. g2", locations="cathedral", numbers={1: (2, 0)})
    return Refused(state, Spend("cathedral", 1, 0), ("H8",))


@example("no-five-to-change")
def no_five_to_change() -> Refused:
    state, _ = draw("g1 g. g. g2", numbers={1: (4, 0)})
    return Refused(state, Take("number-five"), ("H8",), facts={"ones": 4})


@example("no-harvest-yet")
def no_harvest_yet() -> Refused:
    state, _ = draw("O. g1 g1 g. g. g2")
    return Refused(state, MoveWith("silo", named("b1"), named("d1")), ("H10",))


@example("build-or-move")
def build_or_move() -> Refused:
    state, _ = draw("O. g1 g1 g. g. g2", silos=1, mode="build", left=2)
    return Refused(state, MoveWith("silo", named("b1"), named("d1")), ("H10",), facts={"by": "build"})


@example("not-beside-the-others")
def not_beside_the_others() -> Refused:
    state, origin, expected = draw_move("O. go g1 g* g. g2", silos=1)
    facts: Facts = {"at": "e1", "origin": "b1"}
    return Refused(state, MoveWith("silo", origin, named("e1")), ("H10",), expected, facts)


@example(ViolationCode.TILE_USED_UP)
def tile_used_up() -> Refused:
    """N1: a nomad tile can be used only once."""
    state, _ = draw("g1 g1 g1 g2 g2 g2 g.", held={1: "sword"}, spent="sword")
    return Refused(state, Remove("sword", named("d1")), ("N1",), facts={"tile": "sword"})


@example(ViolationCode.NOMAD_TILE_FRESH)
def nomad_tile_fresh() -> Refused:
    state, _ = draw("g1 g1 g1 g2 g2 g2 g.", claimed={1: "sword"})
    return Refused(state, Remove("sword", named("d1")), ("N1",), facts={"tile": "sword"})


@example(ViolationCode.REDRAW_NEEDLESS)
def redraw_needless() -> Refused:
    state, _ = draw("g1 g1 g1 g. g. g2", built="a1 b1 c1")
    return Refused(state, Redraw(), ("T3", "T2"), facts={"card": TerrainCard.GRASS})


@example(ViolationCode.REACTION_AWAITED)
def reaction_awaited() -> Refused:
    """M3."""
    picture = "g1 g. L. m. L. d2 s* s. g."
    state, expected = draw(picture, locations={"c1": "farm", "e1": "canoe"}, lost={2: "c1"})
    state = play(state, Build(named("b1")))
    facts: Facts = {"tile": "canoe", "taker": Colour.BLUE, "at": "c1", "step": "build"}
    return Refused(state, EndTurn(), ("M3", "T6"), expected, facts)


@example(ViolationCode.TERRAIN_CHOSEN)
def terrain_chosen() -> Refused:
    """M1: the first build decided which terrain the card counts as."""
    state, expected = draw("g1 g1 g. s* g2", card="swamp-grass", terrain="grass", built="b1")
    facts: Facts = {"at": "d1", "found": "swamp", "wanted": "grass"}
    return Refused(state, Build(named("d1")), ("M1", "T2", "B4"), expected, facts)


@example(ViolationCode.TERRAIN_OF_NO_CARD)
def terrain_of_no_card() -> Refused:
    """T1: the card is hidden, but no terrain card shows water."""
    state, expected = draw("g1 g. w* g. g2", card=None)
    facts = {"at": "c1", "found": "water", "by": "no-card"}
    return Refused(state, Build(named("c1")), ("T1", "T2", "B4"), expected, facts)


@example(ViolationCode.WAIVER_NOT_HERE)
def waiver_not_here() -> Refused:
    """N5: an outpost helps only in its owner's turn, but this build is a reaction."""
    picture = "g1 g. L. m. L. d2 s. s. g. d2 d2 g1 g1"
    state, _ = draw(picture, locations={"c1": "farm", "e1": "canoe"}, lost={2: "c1"}, held={2: "outpost"})
    state = play(state, Build(named("b1")))
    return Refused(state, BuildWith("canoe", named("h1"), "outpost"), ("N5",), facts={"tile": "outpost"})


@example(ViolationCode.NOT_YOUR_PIECE)
def not_your_piece() -> Refused:
    state, expected = draw("L. g! g. g. g2 g.", locations="paddock")
    facts: Facts = {"at": "e1", "owner": Colour.ORANGE, "piece": "settlement", "figure": "settlement"}
    return Refused(state, MoveWith("paddock", named("e1"), named("c1")), ("L13",), expected, facts)


@pytest.mark.parametrize("code", EXAMPLES)
def test_each_code_has_an_example_that_shows_nothing_else(code: str) -> None:
    refused = EXAMPLES[code]()
    ruling = judge(refused.state, refused.action, refused.seat)
    assert (ruling.verdict, ruling.options) == (Verdict.ILLEGAL, refused.options)
    assert [(found.code, found.rules, names(found.marked), found.facts) for found in ruling.violations] == [
        (code, refused.rules, names(refused.hexes), refused.facts)
    ]
    assert permits(refused.state, refused.action) == (refused.seat is not None)


def test_no_code_is_without_an_example() -> None:
    assert set(EXAMPLES) == {*ViolationCode, *TILE_CODES}


def codes(state: State, action: Action) -> list[str]:
    return [violation.code for violation in judge(state, action).violations]


def test_independent_violations_are_reported_at_once() -> None:
    state, _ = draw("g1 L. w. g2 g.", locations="farm", built="a1", fresh="b1")
    assert codes(state, BuildWith("farm", named("c1"))) == [
        ViolationCode.TILE_FRESH,
        ViolationCode.WRONG_TERRAIN,
    ]


def test_a_ruling_omits_reasons_that_make_no_difference() -> None:
    """T1, L5: a ruling mentions neither the mandatory action nor the hex if the tile could not be used anyway."""
    state, _ = draw("g1 L. w. g2 g.", locations="farm", built="a1", fresh="b1")
    assert codes(state, BuildWith("tower", named("d1"))) == [ViolationCode.NOT_IN_PLAY]
    assert codes(state, MoveWith("farm", named("a1"), named("e1"))) == [ViolationCode.TILE_USED_OTHERWISE]
    state, _ = draw("g1 L. d2 g. g.", locations="farm", supply={1: 0})
    assert codes(state, BuildWith("farm", named("c1"))) == [ViolationCode.NO_SETTLEMENT_LEFT]


def test_a_hex_can_be_wrong_in_several_ways() -> None:
    state, _ = draw("g1 L. d2 g. g.", locations="farm")
    assert codes(state, BuildWith("farm", named("c1"))) == [ViolationCode.OCCUPIED, ViolationCode.WRONG_TERRAIN]
    state, origin, _ = draw_move("go L. g. w. g.", locations="paddock")
    assert codes(state, MoveWith("paddock", origin, named("d1"))) == [ViolationCode.UNSUITABLE, "not-two-hexes-away"]


def test_adjacency_is_not_checked_on_a_hex_that_is_wrong_anyway() -> None:
    state, _ = draw("g1 g. d. d. d2 K.")
    assert codes(state, Build(named("d1"))) == [ViolationCode.WRONG_TERRAIN]
    assert codes(state, Build(named("e1"))) == [ViolationCode.OCCUPIED, ViolationCode.WRONG_TERRAIN]
    assert codes(state, Build(named("f1"))) == [ViolationCode.SPECIAL_HEX]


def test_a_move_that_breaks_adjacency_names_both_rules() -> None:
    state, origin, expected = draw_move(
        """
        do L. d. g*
          d. d. d1 g*
        g. d. d. g*
        """,
        locations="barn",
    )
    ruling = judge(state, MoveWith("barn", origin, named("a3")))
    assert ruling.violations == (
        Violation(ViolationCode.NOT_ADJACENT, ("B3", "B5"), facts={"at": "a3", "by": "move"}, choices=expected),
    )


@pytest.mark.parametrize(
    ("tile", "rules"),
    [("oracle", ("L6", "B4")), ("farm", ("L7", "B4")), ("oasis", ("L8", "B4"))],
)
def test_wrong_terrain_cites_the_rule_of_the_tile(tile: str, rules: tuple[str, ...]) -> None:
    state, _ = draw("c1 L. t. g. d. c.", locations=tile, card="canyon")
    (violation,) = judge(state, BuildWith(tile, named("c1"))).violations
    assert (violation.code, violation.rules) == (ViolationCode.WRONG_TERRAIN, rules)


@pytest.mark.parametrize(("tile", "rules"), [("barn", ("L11", "B4")), ("harbor", ("L12", "B4"))])
def test_wrong_terrain_of_a_move_cites_the_rule_of_the_tile(tile: str, rules: tuple[str, ...]) -> None:
    state, origin, _ = draw_move("co L. t. g. w. c.", locations=tile, card="canyon")
    (violation,) = judge(state, MoveWith(tile, origin, named("c1"))).violations
    assert (violation.code, violation.rules) == (ViolationCode.WRONG_TERRAIN, rules)


def test_a_legal_action_comes_with_its_events() -> None:
    state, _ = draw("g1 g. L. g.", locations="farm")
    action = Build(named("b1"))
    outcome = apply(state, action)
    assert judge(state, action) == Ruling(Verdict.LEGAL, (), outcome.state, outcome.events)
    assert violations(state, action) == []


@pytest.mark.parametrize("action", [Reveal(TerrainCard.CANYON), Reveal(TerrainCard.FOREST)])
def test_a_card_that_cannot_be_in_the_pile_cannot_be_drawn(action: Reveal) -> None:
    state, _ = draw("g1 g1 g1 d. d.", built="a1 b1 c1", deck="", discard="desert", hands={2: "forest"})
    (violation,) = judge(play(state, EndTurn()), action).violations
    assert violation == Violation(ViolationCode.CARD_ELSEWHERE, ("P1", "T4"), facts={"card": str(action.card)})


def test_a_legal_action_has_no_violations() -> None:
    complete, _ = draw("g1 g1 g1 d. d.", built="a1 b1 c1", deck="", discard="desert")
    drawing = play(complete, EndTurn())
    useless, _ = draw("d1 d2 g. g.", card="desert")
    hidden, _ = draw("g1 g. g. g.", card=None)
    moving, origin, _ = draw_move("go L. g. g.", locations="paddock")
    for state, action in (
        (complete, EndTurn()),
        (drawing, Reveal(TerrainCard.GRASS)),
        (drawing, Reveal(None)),
        (drawing, Shuffle(cards_of("grass desert"))),
        (useless, Redraw()),
        (hidden, Play(TerrainCard.FOREST)),
        (moving, MoveWith("paddock", origin, named("c1"))),
        (moving, Build(named("c1"))),
    ):
        assert violations(state, action) == []
        assert judge(state, action).verdict is Verdict.LEGAL


def test_at_an_impossible_table_nothing_is_judged() -> None:
    state, _ = draw("g1 g. g. g.", supply={1: 12}, possible=False)
    assert judge(state, Build(named("b1"))) == Ruling(Verdict.IMPOSSIBLE)
    assert judge_possible(state, Build(named("b1"))).verdict is Verdict.LEGAL


def test_a_fresh_tile_does_not_hide_that_another_of_its_kind_is_used() -> None:
    state, _ = draw("g1 L. g. d. g1 L. g.", locations="farm", used="b1", fresh="f1")
    assert codes(state, BuildWith("farm", named("c1"))) == [ViolationCode.TILE_USED]


def test_options_are_named_where_they_decide_and_nowhere_else() -> None:
    state, origin, _ = draw_move(
        """
        d1 go d. d.
          L. d. d. g.
        """,
        locations="barn",
    )
    assert judge(state, MoveWith("barn", origin, named("d2"))).options == ("vacated_hex",)
    assert judge(state, MoveWith("barn", origin, named("c2"))).options == ()
    useless, _ = draw("d1 d2 g. g.", card="desert")
    assert judge(useless, Redraw()).options == ("useless_card",)
    assert judge(useless, EndTurn()).options == ()


def test_a_turn_without_a_card_allows_nothing_that_needs_one() -> None:
    """T3."""
    state, _ = draw("d1 L. g. c.", card="", locations="oracle")
    assert codes(state, BuildWith("oracle", named("c1"))) == [ViolationCode.NO_CARD]
    assert codes(state, Build(named("c1"))) == [ViolationCode.NO_CARD]
    assert codes(state, Play(TerrainCard.GRASS)) == [ViolationCode.NO_CARD]


def test_where_only_the_vacated_hex_is_adjacent_no_hex_qualifies() -> None:
    """B5: a move never ends where it began."""
    state, origin, _ = draw_move("d1 go d. d.\n  L. d. d. g.", locations="barn")
    (violation,) = judge(state, MoveWith("barn", origin, named("d2"))).violations
    assert (violation.code, violation.choices) == (ViolationCode.NOT_ADJACENT, NOWHERE)
    assert speech().violation(violation).endswith("No hex qualifies now.")


def test_an_unknown_pile_that_is_empty_can_be_shuffled() -> None:
    """T4."""
    state, _ = draw("g1 g1 g1 g. g.", built="a1 b1 c1")
    drawing = play(state, EndTurn())
    everything = [card for card in COPIES for _ in range(5)]
    everything.remove(TerrainCard.GRASS)
    emptied = drawing._replace(
        discard=(TerrainCard.GRASS,),
        removed=tuple(everything),
        players=tuple(player._replace(hand=()) for player in drawing.players),
    )
    assert judge(emptied, Shuffle((TerrainCard.GRASS,))).verdict is Verdict.LEGAL


TWO_CARDS = "d. L. g1 L. d. g. f."


@pytest.mark.parametrize("hand", ["grass desert", "? ?", "grass ?"])
def test_before_a_card_is_chosen_every_action_is_refused_for_that_reason(hand: str) -> None:
    """X3: the player must first choose one of the two cards."""
    kinds = {"b1": "crossroads", "d1": "oasis"}
    state, _ = draw(TWO_CARDS, locations=kinds, card=None, hands={1: hand})
    assert codes(state, BuildWith("oasis", named("e1"))) == [ViolationCode.CARD_NOT_CHOSEN]
    assert codes(state, Build(named("f1"))) == [ViolationCode.CARD_NOT_CHOSEN]
    assert codes(state, EndTurn()) in ([ViolationCode.CARD_NOT_CHOSEN], [ViolationCode.CARD_NOT_PLAYED])
    assert codes(state, Redraw()) in ([ViolationCode.CARD_NOT_CHOSEN], [ViolationCode.CARD_NOT_PLAYED])


@pytest.mark.parametrize("hand", ["grass desert", "? ?"])
def test_a_wall_before_a_card_is_chosen(hand: str) -> None:
    """X3, N7: the player holds two cards, so the ruling must not say that they have none."""
    state, _ = draw(
        "d. L. g1 L. d. g. f.", locations={"b1": "crossroads", "d1": "quarry"}, card=None, hands={1: hand}
    )
    assert ViolationCode.NO_CARD not in codes(state, Place("quarry", named("f1")))


@pytest.mark.parametrize(
    ("tile", "rules"),
    [
        ("garden", ("N10", "B4")),
        ("foresters-lodge", ("X2", "B4")),
        ("monastery", ("X2", "B4")),
    ],
)
def test_wrong_terrain_cites_the_rule_of_an_expansion_tile(tile: str, rules: tuple[str, ...]) -> None:
    state, _ = draw("g1 L. g. f. t. c. d.", locations=tile)
    (violation,) = judge(state, BuildWith(tile, named("c1"))).violations
    assert (violation.code, violation.rules) == (ViolationCode.WRONG_TERRAIN, rules)


@pytest.mark.parametrize("kind", [kind for kind in POWERS if kind.startswith("donation")])
def test_wrong_terrain_cites_the_rule_of_a_donation(kind: str) -> None:
    wrong = "d" if kind == "donation-grass" else "g"
    state, _ = draw(f"g1 {wrong}. g. c. d. f. t. w. m. g.", held={1: kind})
    (violation,) = judge(state, BuildWith(kind, named("b1"))).violations
    assert (violation.code, violation.rules) == (ViolationCode.WRONG_TERRAIN, ("N2", "B4"))


def test_a_nomad_tile_that_cannot_be_used_says_why() -> None:
    """N1."""
    picture = "g1 g1 g1 g2 g2 g2 g."
    states = {
        ViolationCode.TILE_USED_UP: draw(picture, held={1: "sword"}, spent="sword").state,
        ViolationCode.NOMAD_TILE_FRESH: draw(picture, claimed={1: "sword"}).state,
        ViolationCode.TILE_NOT_HELD: draw(picture, held={2: "sword"}).state,
    }
    for code, state in states.items():
        (violation,) = judge(state, Remove("sword", named("d1"))).violations
        assert (violation.code, violation.rules) == (code, ("N1",))


def test_a_refused_nomad_tile_names_its_space() -> None:
    """N1."""
    state, _ = draw("g1 g. d. n. d. g2", spaces="sword")
    (violation,) = judge(state, Remove("sword", named("f1"))).violations
    assert (violation.code, violation.choices) == (ViolationCode.TILE_NOT_HELD, named_set(["d1"]))


@pytest.mark.parametrize(
    ("action", "tile"),
    [
        (BuildWith("barracks", named("c1")), "barracks"),
        (MoveWith("barracks", named("a1"), named("c1")), "barracks"),
        (DrawCard("barracks"), "barracks"),
        (Remove("quarry", named("c1")), "quarry"),
        (BuildWith("quarry", named("c1")), "quarry"),
        (Place("caravan", named("c1")), "caravan"),
        (Remove("village", named("c1")), "village"),
        (MoveWith("fort", named("a1"), named("c1")), "fort"),
        (Remove("city-hall", named("c1")), "city-hall"),
        (BuildWith("crossroads", named("c1")), "crossroads"),
        (Place("crossroads", named("c1")), "crossroads"),
        (Place("lighthouse", named("c1")), "lighthouse"),
    ],
)
def test_a_tile_cannot_be_used_for_the_action_of_another_tile(action: Action, tile: str) -> None:
    state, _ = draw("g1 L. g. g. g.", locations=tile)
    expected = [ViolationCode.UNSUITABLE] if tile == "lighthouse" else [ViolationCode.TILE_USED_OTHERWISE]
    assert codes(state, action) == expected


@pytest.mark.parametrize(
    ("waiver", "code"),
    [
        ("sword", ViolationCode.TILE_USED_OTHERWISE),
        ("farm", ViolationCode.TILE_USED_OTHERWISE),
        ("volcano", ViolationCode.UNKNOWN_TILE),
    ],
)
def test_only_an_outpost_sets_adjacency_aside(waiver: str, code: ViolationCode) -> None:
    """N5."""
    state, _ = draw("g1 g1 g1 g. g. g.", held={1: "sword outpost"})
    assert codes(state, Build(named("f1"), waiver)) == [code]


def test_a_waiver_helps_against_adjacency_and_nothing_else() -> None:
    """N5."""
    state, _ = draw("g1 g1 g1 g. d. g2 g. gW d. w.", held={1: "outpost"})
    assert codes(state, Build(named("e1"), "outpost")) == [ViolationCode.WRONG_TERRAIN]
    assert codes(state, Build(named("f1"), "outpost")) == [ViolationCode.OCCUPIED]
    assert codes(state, Build(named("g1"), "outpost")) == [ViolationCode.WARRIOR_NEAR]
    without, _ = draw("g1 g1 g1 g. d. g. d. n.")
    assert codes(without, Build(named("f1"), "outpost")) == [ViolationCode.TILE_NOT_HELD]


def test_a_hex_next_to_a_warrior_can_be_wrong_otherwise_too() -> None:
    """X5."""
    state, _ = draw("g1 d. gW g2 g. g.")
    assert codes(state, Build(named("b1"))) == [ViolationCode.WARRIOR_NEAR, ViolationCode.WRONG_TERRAIN]
    assert codes(state, Build(named("d1"))) == [ViolationCode.OCCUPIED, ViolationCode.WARRIOR_NEAR]


def test_a_refused_city_hall_names_every_fault_of_its_hexes() -> None:
    """X4."""
    state, _ = draw(
        """
        m. m. w. g2 g1 L.
          m. g# g. g. m. m.
        m. m. K. g. m. m.
        """,
        locations="city-hall",
    )
    assert sorted(codes(state, Place("city-hall", named("c2")))) == [
        ViolationCode.OCCUPIED,
        ViolationCode.SPECIAL_HEX,
        ViolationCode.STONE_WALL,
        ViolationCode.UNSUITABLE,
    ]


def test_while_an_action_is_in_progress_nothing_else_is_legal() -> None:
    """T6."""
    state, _ = draw("g1 L. mv g. g. g. L. g1", locations={"b1": "wagon", "g1": "farm"})
    state = play(state, MoveWith("wagon", named("c1"), named("d1")))
    for action in (EndTurn(), Build(named("c1")), BuildWith("farm", named("f1")), Redraw(), Reveal(None)):
        assert codes(state, action) == [ViolationCode.ACTION_UNDER_WAY]


def test_a_wall_needs_a_card_to_be_judged() -> None:
    """N7, T1: while the card is unknown, the ruling depends on it, unless the hex is wrong for every card."""
    state, _ = draw("d. L. g1 g. d. g. f.", locations="quarry", card=None)
    assert judge(state, Place("quarry", named("d1"))).verdict is Verdict.UNDETERMINED
    assert codes(state, Place("quarry", named("f1"))) == [ViolationCode.NOT_BESIDE_OWN]


def test_the_option_about_resettlement_is_named_where_it_decides() -> None:
    """N6: the option `resettlement` decides the ruling on the second move, but not on the first."""
    picture = """
        g1 g. g1 w.
          g1 g. w. w.
        w. w. w. w.
    """
    for option in Resettlement:
        state, _ = draw(picture, held={1: "resettlement"}, ruleset=Ruleset(resettlement=option))
        first = MoveWith("resettlement", named("a2"), named("b1"))
        assert judge(state, first).options == ()
        state = play(state, first)
        assert judge(state, MoveWith("resettlement", named("a1"), named("a2"))).options == ("resettlement",)


@pytest.mark.parametrize(
    ("action", "codes_found"),
    [
        (Build(named("i1")), [ViolationCode.REACTION_AWAITED]),
        (EndTurn(), [ViolationCode.REACTION_AWAITED]),
        (BuildWith("canoe", named("h1")), [ViolationCode.NOT_ADJACENT]),
        (BuildWith("canoe", named("i1")), [ViolationCode.WRONG_TERRAIN]),
        (BuildWith("canoe", named("f1")), [ViolationCode.OCCUPIED, ViolationCode.WRONG_TERRAIN]),
        (BuildWith("farm", named("i1")), [ViolationCode.REACTION_AWAITED]),
        (Redraw(), [ViolationCode.REACTION_AWAITED]),
    ],
)
def test_a_wrong_reaction_gets_its_reasons(action: Action, codes_found: list[ViolationCode]) -> None:
    """M3, T6."""
    state, _ = draw("g1 g. L. m. L. d2 s. s. g.", locations={"c1": "farm", "e1": "canoe"}, lost={2: "c1"})
    state = play(state, Build(named("b1")))
    assert codes(state, action) == codes_found


@pytest.mark.parametrize(
    ("action", "codes_found"),
    [
        (Build(named("c1")), [ViolationCode.ACTION_UNDER_WAY]),
        (EndTurn(), [ViolationCode.ACTION_UNDER_WAY]),
        (BuildWith("silo", named("e1")), [ViolationCode.NOT_BESIDE_OWN]),
        (BuildWith("silo", named("a2")), [ViolationCode.UNSUITABLE]),
        (MoveWith("silo", named("f1"), named("c1")), [ViolationCode.NOT_YOUR_PIECE]),
        (MoveWith("silo", named("e1"), named("c1")), [ViolationCode.NO_OWN_SETTLEMENT]),
        (BuildWith("farmland", named("c1")), [ViolationCode.ACTION_UNDER_WAY]),
    ],
)
def test_a_wrong_use_of_a_silo_says_why(action: Action, codes_found: list[ViolationCode]) -> None:
    """H10."""
    state, _ = draw("O. g1 g. g. g. g2", silos=1)
    assert codes(state, action)[: len(codes_found)] == codes_found


def test_an_empty_supply_is_reported_where_a_silo_could_still_move() -> None:
    """H10, L5."""
    state, _ = draw("O. g1 g1 g. g. g2", silos=1, supply={1: 0})
    assert codes(state, BuildWith("silo", named("d1"))) == [ViolationCode.NO_SETTLEMENT_LEFT]


@pytest.mark.parametrize("tile", ["farmland", "cave"])
def test_a_common_action_can_be_used_up_for_the_turn(tile: str) -> None:
    """H2, Q2."""
    state, _ = draw("a. g1 V. g. g. a. g2", done=tile)
    action = MoveWith("cave", named("b1"), named("d1")) if tile == "cave" else BuildWith("farmland", named("a1"))
    (violation,) = judge(state, action).violations
    assert (violation.code, violation.rules[0]) == (ViolationCode.TILE_USED, "Q2" if tile == "cave" else "H2")


@pytest.mark.parametrize(
    ("kind", "at", "expected"),
    [
        ("farmland", "d1", [ViolationCode.NOT_BESIDE_OWN]),
        ("farmland", "b1", [ViolationCode.WRONG_TERRAIN]),
        ("farmland", "c1", [ViolationCode.NOT_BESIDE_OWN, ViolationCode.WRONG_TERRAIN]),
        ("farmland", "e1", [ViolationCode.OCCUPIED, ViolationCode.NOT_BESIDE_OWN, ViolationCode.WRONG_TERRAIN]),
    ],
)
def test_a_wrong_farm_action_says_why(kind: str, at: str, expected: list[ViolationCode]) -> None:
    """H2."""
    state, _ = draw("g1 g. g. a. g2")
    assert sorted(codes(state, BuildWith(kind, named(at)))) == sorted(expected)


@pytest.mark.parametrize(
    ("bonus", "action"),
    [
        ("canoe", BuildWith("canoe-bonus", named("c1"))),
        ("refuge", MoveWith("refuge-bonus", named("a1"), named("c1"))),
    ],
)
def test_a_bonus_tile_that_cannot_be_used_says_why(bonus: str, action: Action) -> None:
    """M2."""
    one, _ = draw("d1 L. s. d. g. g2", locations=bonus)
    assert codes(one, action)[0] == ViolationCode.TILE_NOT_HELD
    picture = """
        d1 L. s. d. g. g2
          L. m. m. m. m. m.
    """
    fresh, _ = draw(picture, locations=bonus, fresh=f"a2 {bonus}-bonus")
    assert codes(fresh, action) == [ViolationCode.TILE_FRESH]
    used, _ = draw(picture, locations=bonus, used=f"{bonus}-bonus")
    assert codes(used, action) == [ViolationCode.TILE_USED]


def test_wrong_terrain_of_a_swamp_card_names_both_or_the_chosen_one() -> None:
    """M1."""
    state, _ = draw("s. d1 d. g. g. g2", card="swamp-grass")
    (violation,) = judge(state, Build(named("c1"))).violations
    assert (violation.code, violation.facts["wanted"]) == (ViolationCode.WRONG_TERRAIN, "grass or swamp")
    state, _ = draw("s. d1 d. g. g. g2", card="swamp-grass", terrain="grass")
    (violation,) = judge(state, Build(named("a1"))).violations
    assert (violation.code, violation.facts["wanted"]) == (ViolationCode.TERRAIN_CHOSEN, "grass")


@pytest.mark.parametrize(
    ("action", "expected"),
    [
        (BuildWith("farm", named("f1"), via="farm"), ViolationCode.TILE_USED_OTHERWISE),
        (BuildWith("volcano", named("f1"), via="bazaar"), ViolationCode.UNKNOWN_TILE),
        (MoveWith("farm", named("a1"), named("f1"), via="bazaar"), ViolationCode.TILE_USED_OTHERWISE),
        (BuildWith("bazaar", named("f1")), ViolationCode.TILE_USED_OTHERWISE),
        (BuildWith("donation-grass", named("f1"), via="bazaar"), "not-to-be-repeated"),
        (BuildWith("farm", named("f1"), via="volcano"), ViolationCode.UNKNOWN_TILE),
    ],
)
def test_a_wrong_use_of_the_bazaar_says_why(action: Action, expected: str) -> None:
    """H3."""
    state, _ = draw("g1 L. g1 L. g1 g. g. g2", locations={"b1": "bazaar", "d1": "farm"})
    assert codes(state, action) == [expected]


def test_a_debt_is_due_like_the_builds_from_the_supply() -> None:
    """M6, T6."""
    state, expected = draw("g1 g1 g1 g1 g* g. g2", temple={1: 1}, owed=1, built="b1 c1 d1")
    (violation,) = judge(state, EndTurn()).violations
    assert (violation.code, violation.choices) == (ViolationCode.MANDATORY_ACTION_DUE, expected)
    state = play(state, Build(named("e1")))
    assert codes(state, Build(named("f1"))) == [ViolationCode.MANDATORY_ACTION_DONE]


def test_the_option_about_rovers_is_named_where_it_decides() -> None:
    """S25: the option `rovers_timing` makes a difference only if the rovers card is in play."""
    state, _ = draw("g1 g. g. g. g2", cards="rovers knights lords")
    assert judge(state, Build(named("b1"))).options == ("rovers_timing",)
    state, _ = draw("g1 g. g. g. g2")
    assert judge(state, Build(named("b1"))).options == ()


def test_the_player_who_is_awaited_may_be_named() -> None:
    """T1."""
    state, _ = draw("g1 g. g. g2")
    assert judge(state, Build(named("b1")), 0) == judge(state, Build(named("b1")))
    assert judge(state, Build(named("d1")), 0) == judge(state, Build(named("d1")))


def test_a_player_can_act_in_the_turn_of_another() -> None:
    """M3."""
    state, _ = draw("g1 g. L. m. L. d2 s. s. g.", locations={"c1": "farm", "e1": "canoe"}, lost={2: "c1"})
    asked = play(state, Build(named("b1")))
    assert judge(asked, Finish(), 1).verdict is Verdict.LEGAL
    (violation,) = judge(asked, Finish(), 0).violations
    facts = {"player": Colour.BLUE, "awaited": Colour.ORANGE, "by": Actor.PLAYER}
    assert violation == Violation(ViolationCode.NOT_YOUR_TURN, ("M3",), facts=facts)


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("piles", [{}, {"deck": "", "hands": {2: "canyon"}}], ids=["unknown pile", "empty pile"])
def test_no_player_names_a_card_or_shuffles(seat: int, piles: Any) -> None:  # noqa: ANN401
    """T4: only the table, not a player, can name a drawn card or shuffle."""
    state, _ = draw("g1 g1 g1 g. g. g2", built="a1 b1 c1", **piles)
    drawing = play(state, EndTurn())
    assert isinstance(drawing.frames[-1], Drawing)
    action = Shuffle(drawing.discard) if piles else Reveal(TerrainCard.GRASS)
    assert judge(drawing, action).verdict is Verdict.LEGAL
    (violation,) = judge(drawing, action, seat).violations
    assert (violation.code, violation.rules, violation.facts["by"]) == ("not-your-turn", ("T3", "T4"), Actor.TABLE)


def test_no_player_has_to_wait_when_the_game_is_over() -> None:
    """E1."""
    refused = game_over()
    assert [one.code for one in judge(refused.state, refused.action, 1).violations] == [ViolationCode.GAME_OVER]
