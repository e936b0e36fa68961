"""Audits of possible and impossible tables. Each code has an example in which the audit reports only that code."""

from collections.abc import Callable
from typing import Final, NamedTuple

import pytest

from referee.board.hexes import BIT, NOWHERE, Hexes, named, named_set, names
from referee.board.terrain import Terrain
from referee.documents.notation import parse_state
from referee.engine.audit import audit
from referee.engine.play import legal
from referee.engine.start import Choices, start
from referee.model.actions import Build, BuildWith, EndTurn, Finish, MoveWith, Redraw, Remove, Reveal, Spend
from referee.model.actions import Draw as DrawCard
from referee.model.findings import Inconsistency, InconsistencyCode
from referee.model.frames import Drawing, Frame, Harvesting, Reacting, Turning, Using
from referee.model.position import Figures, Position
from referee.model.ruling import NO_FACTS, Facts
from referee.model.state import BonusTile, NomadTile, Player, State, Tile
from referee.model.vocabulary import Colour, Figure, HarvestMode, Purpose, TerrainCard, TileStatus
from tests.drawing import Circumstances, cards_of, draw, play


class Impossible(NamedTuple):
    """An impossible table, and the only inconsistency that the audit finds in it."""

    table: Position | State
    place: str
    hexes: Hexes = NOWHERE
    facts: Facts = NO_FACTS


EXAMPLES: Final[dict[InconsistencyCode, Callable[[], Impossible]]] = {}
PICTURE: Final = "g1 L. g. g2 g. w."


def example(code: InconsistencyCode) -> Callable[[Callable[[], Impossible]], Callable[[], Impossible]]:
    """Register a function as the example of a code."""

    def register(make: Callable[[], Impossible]) -> Callable[[], Impossible]:
        assert code not in EXAMPLES
        EXAMPLES[code] = make
        return make

    return register


def possible() -> State:
    return draw(PICTURE, locations="farm").state


def with_first(state: State, first: Player) -> State:
    return state._replace(players=(first, *state.players[1:]))


@example(InconsistencyCode.PLAYER_COUNT)
def player_count() -> Impossible:
    position = possible().position
    return Impossible(position._replace(players=position.players[:1]), "/players", facts={"count": 1})


@example(InconsistencyCode.SAME_COLOUR)
def same_colour() -> Impossible:
    state = possible()
    blue = state.players[1]._replace(colour=Colour.BLUE)
    table = state._replace(players=(state.players[0], blue))
    return Impossible(table, "/players/1/colour", facts={"colour": Colour.BLUE})


@example(InconsistencyCode.CARD_COUNT)
def card_count() -> Impossible:
    return Impossible(possible()._replace(cards=("knights", "lords")), "/cards", facts={"count": 2})


@example(InconsistencyCode.SAME_CARD)
def same_card() -> Impossible:
    table = possible()._replace(cards=("knights", "lords", "knights"))
    return Impossible(table, "/cards/2", facts={"card": "knights"})


@example(InconsistencyCode.UNKNOWN_CARD)
def unknown_card() -> Impossible:
    table = possible()._replace(cards=("knights", "wizards", "lords"))
    return Impossible(table, "/cards/1", facts={"card": "wizards"})


@example(InconsistencyCode.UNKNOWN_LOCATION)
def unknown_location() -> Impossible:
    state, expected = draw("g1 g. g. L*", locations="volcano", possible=False)
    return Impossible(state, "/board", expected, {"tile": "volcano", "at": "d1"})


@example(InconsistencyCode.TWO_PIECES)
def two_pieces() -> Impossible:
    state, _ = draw("g1 g1 g2 g.")
    second = state.players[1]
    both = second._replace(settlements=named_set(["a1", "b1", "c1"]), supply=second.supply - 2)
    players = (state.players[0], both)
    facts: Facts = {"hexes": "a1, b1", "colour": Colour.ORANGE}
    return Impossible(state._replace(players=players), "/players/1/settlements", named_set(["a1", "b1"]), facts)


@example(InconsistencyCode.OFF_THE_BOARD)
def off_the_board() -> Impossible:
    state = possible()
    first = state.players[0]
    first = first._replace(settlements=named_set(["a1", "i:c3"]), supply=first.supply - 1)
    return Impossible(with_first(state, first), "/players/0/settlements", named_set(["i:c3"]), {"at": "i:c3"})


@example(InconsistencyCode.ON_SPECIAL_HEX)
def on_special_hex() -> Impossible:
    state, _ = draw("g1 K1 g. g2", possible=False)
    facts: Facts = {"at": "b1", "found": "castle"}
    return Impossible(state, "/players/0/settlements", named_set(["b1"]), facts)


@example(InconsistencyCode.OUT_OF_REACH)
def out_of_reach() -> Impossible:
    state, _ = draw("g1 w1 w1 g2", possible=False)
    facts: Facts = {"hexes": "b1, c1", "found": "water", "by": "board"}
    return Impossible(state, "/players/0/settlements", named_set(["b1", "c1"]), facts)


@example(InconsistencyCode.TOO_MANY_SETTLEMENTS)
def too_many_settlements() -> Impossible:
    row = "g1 " * 20
    indented = f"  {row}"
    position = draw(f"{row}\n{indented}\ng1 g2", supply={1: 0}, possible=False).state.position
    everywhere = position.players[0].settlements
    return Impossible(position, "/players/0/settlements", everywhere, {"colour": Colour.BLUE, "count": 41})


@example(InconsistencyCode.SUPPLY_MISMATCH)
def supply_mismatch() -> Impossible:
    state, expected = draw("g! g! g. g2", supply={1: 39}, possible=False)
    facts: Facts = {"colour": Colour.BLUE, "count": 2, "supply": 39}
    return Impossible(state, "/players/0/supply", expected, facts)


@example(InconsistencyCode.TOO_FEW_BUILDS)
def too_few_builds() -> Impossible:
    state, expected = draw("g2 g2 g2 g2 g2 g! g! g.", active=2, start_player=1, possible=False)
    facts: Facts = {"colour": Colour.BLUE, "count": 2, "turns": 1, "least": 3}
    return Impossible(state, "/players/0/settlements", expected, facts)


@example(InconsistencyCode.TILES_ELSEWHERE)
def tiles_elsewhere() -> Impossible:
    state = possible()
    table = state._replace(location_tiles={**state.location_tiles, named("c1"): 0})
    return Impossible(table, "/location_tiles", named_set(["c1"]), {"at": "c1"})


@example(InconsistencyCode.TOO_MANY_TILES)
def too_many_tiles() -> Impossible:
    state, expected = draw("g1 g. L* g2", locations="farm", lost={1: "c1"}, possible=False)
    table = state._replace(location_tiles={named("c1"): 1})
    facts: Facts = {"at": "c1", "count": 1, "takers": 2}
    return Impossible(table, "/location_tiles/c1", expected, facts)


@example(InconsistencyCode.TILE_NOT_TAKEN)
def tile_not_taken() -> Impossible:
    state, expected = draw("g1 L* g. g2", locations="farm", lost={2: "b1"})
    first = state.players[0]._replace(tiles=(), taken_from=NOWHERE)
    table = with_first(state, first)
    return Impossible(
        table._replace(location_tiles={named("b1"): 1}),
        "/players/0/taken_from",
        expected,
        {"at": "b1", "colour": Colour.BLUE, "by": "player"},
    )


@example(InconsistencyCode.TILE_OF_ANOTHER_KIND)
def tile_of_another_kind() -> Impossible:
    state = possible()
    first = state.players[0]._replace(tiles=(Tile("oasis", named("b1"), TileStatus.READY),))
    facts: Facts = {
        "tile": "oasis",
        "at": "b1",
        "colour": Colour.BLUE,
        "status": TileStatus.READY,
        "found": "farm",
        "by": "tile",
    }
    return Impossible(with_first(state, first), "/players/0/tiles/0", named_set(["b1"]), facts)


@example(InconsistencyCode.TILE_NEVER_TAKEN)
def tile_never_taken() -> Impossible:
    state, _ = draw("g1 L. g. g2 g3", locations="farm", lost={2: "b1", 3: "b1"})
    first = state.players[0]._replace(tiles=(Tile("farm", named("b1"), TileStatus.READY),))
    facts: Facts = {"tile": "farm", "at": "b1", "colour": Colour.BLUE, "status": TileStatus.READY}
    return Impossible(with_first(state, first), "/players/0/tiles/0", named_set(["b1"]), facts)


@example(InconsistencyCode.TILE_TWICE)
def tile_twice() -> Impossible:
    state = possible()
    first = state.players[0]._replace(tiles=state.players[0].tiles * 2)
    facts: Facts = {"tile": "farm", "at": "b1", "colour": Colour.BLUE, "status": TileStatus.READY}
    return Impossible(with_first(state, first), "/players/0/tiles/1", named_set(["b1"]), facts)


@example(InconsistencyCode.TILE_WITHOUT_PIECE)
def tile_without_piece() -> Impossible:
    state, _ = draw("g. L. g. g1 g2", locations="farm", lost={1: "b1"})
    first = state.players[0]._replace(tiles=(Tile("farm", named("b1"), TileStatus.READY),))
    facts: Facts = {"tile": "farm", "at": "b1", "colour": Colour.BLUE, "status": TileStatus.READY}
    return Impossible(with_first(state, first), "/players/0/tiles/0", named_set(["b1"]), facts)


@example(InconsistencyCode.TILE_OUT_OF_TURN)
def tile_out_of_turn() -> Impossible:
    state, _ = draw("g1 L. g2 g.", locations="farm")
    second = state.players[1]._replace(tiles=(Tile("farm", named("b1"), TileStatus.USED),))
    facts: Facts = {"tile": "farm", "at": "b1", "colour": Colour.ORANGE, "status": TileStatus.USED}
    return Impossible(
        state._replace(players=(state.players[0], second)), "/players/1/tiles/0", named_set(["b1"]), facts
    )


@example(InconsistencyCode.TOO_MANY_COPIES)
def too_many_copies() -> Impossible:
    table = possible()._replace(discard=cards_of("desert " * 6))
    return Impossible(table, "/deck", facts={"card": TerrainCard.DESERT, "count": 6, "most": 5})


@example(InconsistencyCode.CARDS_MISSING)
def cards_missing() -> Impossible:
    state, _ = draw(PICTURE, locations="farm", deck="grass desert forest")
    return Impossible(state._replace(deck=cards_of("grass")), "/deck", facts={"missing": 2, "count": 2, "by": "few"})


@example(InconsistencyCode.HAND_SIZE)
def hand_size() -> Impossible:
    state = possible()
    table = with_first(state, state.players[0]._replace(hand=(None,)))
    return Impossible(table, "/players/0/hand", facts={"colour": Colour.BLUE, "count": 1, "most": 0})


@example(InconsistencyCode.END_NOT_TRIGGERED)
def end_not_triggered() -> Impossible:
    state, _ = draw("g1 g. g2 g.", supply={2: 0})
    return Impossible(state._replace(ending=False), "/ending", facts={"colour": Colour.ORANGE})


@example(InconsistencyCode.IMPOSSIBLE_FRAMES)
def impossible_frames() -> Impossible:
    return Impossible(possible()._replace(frames=(Turning(0), Turning(1))), "/frames")


@example(InconsistencyCode.NOT_ENDED)
def not_ended() -> Impossible:
    state = draw("d1 d2 g. w.", card="desert", deck="forest", possible=False).state
    return Impossible(state, "/frames/0/due", facts={"due": 3})


@example(InconsistencyCode.IMPOSSIBLE_TURN)
def impossible_turn() -> Impossible:
    state = possible()
    turn = Turning(0, TerrainCard.GRASS, due=1, built=(named("a1"),))
    facts: Facts = {"due": 1, "built": 1, "colour": Colour.BLUE}
    return Impossible(state._replace(frames=(turn,)), "/frames/0", named_set(["a1"]), facts)


@example(InconsistencyCode.TASK_COUNT)
def task_count() -> Impossible:
    state, _ = draw("g1 L. g. g2", locations="fort", tasks="road advance", possible=False)
    return Impossible(state, "/tasks", facts={"count": 2, "due": 1})


@example(InconsistencyCode.SAME_TASK)
def same_task() -> Impossible:
    state, _ = draw(
        "g1 L. g. g. g2 g. g. g. L. g. L. g.",
        locations="fort",
        tasks="road road",
        possible=False,
    )
    return Impossible(state, "/tasks/1", facts={"task": "road"})


@example(InconsistencyCode.TOO_MANY_FIGURES)
def too_many_figures() -> Impossible:
    state, _ = draw("gw d. gw d. gw d. g2", possible=False)
    facts: Facts = {"colour": Colour.BLUE, "figure": Figure.WARRIOR, "most": 2}
    return Impossible(state, "/players/0/warriors", named_set(["a1", "c1", "e1"]), facts)


@example(InconsistencyCode.OVER_THE_EDGE)
def over_the_edge() -> Impossible:
    state, _ = draw(
        """
        gh gh gh g. g2
          gh gh g. g. g.
        """,
        possible=False,
    )
    hall = named_set(["a1", "b1", "c1", "a2", "b2"])
    return Impossible(state, "/players/0/city_hall", hall)


@example(InconsistencyCode.TOO_MANY_WALLS)
def too_many_walls() -> Impossible:
    state, _ = draw("d# " * 20 + "\n  " + "d# " * 6 + "g. g1 g2", possible=False)
    return Impossible(state, "/walls", state.walls, {"count": 26, "most": 25})


@example(InconsistencyCode.NOMAD_TILES_ELSEWHERE)
def nomad_tiles_elsewhere() -> Impossible:
    state, _ = draw("g1 g. d. n. g. g2", spaces="sword")
    table = state._replace(nomad_tiles={**state.nomad_tiles, named("c1"): None})
    return Impossible(table, "/nomad_tiles", named_set(["c1"]), {"at": "c1"})


@example(InconsistencyCode.TOO_MANY_NOMAD_TILES)
def too_many_nomad_tiles() -> Impossible:
    state, _ = draw("g1 g. n. d. n. g. n. d. g2", spaces="sword", possible=False)
    return Impossible(state, "/nomad_tiles", facts={"tile": "sword", "count": 3, "most": 2})


@example(InconsistencyCode.NOMAD_TILE_NOT_KEPT)
def nomad_tile_not_kept() -> Impossible:
    state, _ = draw("g1 g. g. g2", claimed={1: "treasure"}, possible=False)
    facts: Facts = {"tile": "treasure", "colour": Colour.BLUE, "round": 1}
    return Impossible(state, "/players/0/nomad_tiles/0", facts=facts)


@example(InconsistencyCode.NOMAD_TILE_OUT_OF_TIME)
def nomad_tile_out_of_time() -> Impossible:
    state, _ = draw("g1 g1 g1 g1 g1 g1 g2 g2 g2 g2 g2 g2 g.", held={1: "sword"}, round=3)
    old = state.players[0]._replace(nomad_tiles=(NomadTile("sword", 1),))
    facts: Facts = {"tile": "sword", "colour": Colour.BLUE, "round": 1}
    return Impossible(with_first(state, old), "/players/0/nomad_tiles/0", facts=facts)


@example(InconsistencyCode.IMPOSSIBLE_USE)
def impossible_use() -> Impossible:
    state, _ = draw("g1 L. mv g. g2", locations="wagon")
    table = state._replace(frames=(*state.frames, Using(0, "wagon", 3, named("c1"))))
    return Impossible(table, "/frames/1", facts={"tile": "wagon", "left": 3})


@example(InconsistencyCode.UNKNOWN_TASK)
def unknown_task() -> Impossible:
    state, _ = draw("g1 L. g. g2", locations="fort", tasks="picnic", possible=False)
    return Impossible(state, "/tasks/0", facts={"task": "picnic"})


@example(InconsistencyCode.UNKNOWN_NOMAD_TILE)
def unknown_nomad_tile() -> Impossible:
    state, _ = draw("g1 g. d. n. d. g2", spaces="picnic", possible=False)
    return Impossible(state, "/nomad_tiles", facts={"tile": "picnic"})


@example(InconsistencyCode.REMOVED_TERRAIN)
def removed_terrain() -> Impossible:
    state, _ = draw("g1 g. g. g2", cards="scouts knights lords", possible=False)
    return Impossible(state, "/removed_terrain", facts={"found": "none", "wanted": "one"})


@example(InconsistencyCode.IMPOSSIBLE_MARK)
def impossible_mark() -> Impossible:
    state, _ = draw("g1 g. g. g2", marks={2: "7"}, possible=False)
    return Impossible(state, "/players/1/marks", facts={"line": "7", "colour": Colour.ORANGE})


@example(InconsistencyCode.SCOUTS_OUT_OF_TURN)
def scouts_out_of_turn() -> Impossible:
    state, _ = draw("g1 g. gT g. g2", possible=False)
    return Impossible(state, "/players/1/scouts", named_set(["c1"]))


@example(InconsistencyCode.TEMPLE_NEVER_TAKEN)
def temple_never_taken() -> Impossible:
    state, _ = draw("g1 g. g. g2", temple={1: 1})
    first = state.players[0]._replace(taken_from=NOWHERE)
    table = with_first(state, first)._replace(location_tiles=dict.fromkeys(state.location_tiles, 2))
    return Impossible(table, "/players/0/temple", facts={"colour": Colour.BLUE, "count": 1})


@example(InconsistencyCode.TOO_MANY_NUMBERS)
def too_many_numbers() -> Impossible:
    state, _ = draw("g1 g. g. g2", numbers={1: (5, 1), 2: (4, 1)}, possible=False)
    return Impossible(state, "/players", facts={"ones": 9, "fives": 2})


@example(InconsistencyCode.BONUS_MISMATCH)
def bonus_mismatch() -> Impossible:
    state, _ = draw("g1 L. g1 L. g1 g. g2", locations="refuge")
    first = state.players[0]._replace(bonus_tiles=())
    facts: Facts = {"colour": Colour.BLUE, "due": "refuge-bonus"}
    return Impossible(with_first(state, first), "/players/0/bonus_tiles", facts=facts)


@example(InconsistencyCode.IMPOSSIBLE_ANSWER)
def impossible_answer() -> Impossible:
    state, expected = draw("g1 L* g. L. d2 s. g.", locations={"b1": "farm", "d1": "canoe"})
    table = state._replace(frames=(*state.frames, Reacting(1, 0, named("b1"))))
    return Impossible(table, "/frames/1", expected, {"at": "b1", "colour": Colour.ORANGE})


@example(InconsistencyCode.IMPOSSIBLE_HARVEST)
def impossible_harvest() -> Impossible:
    state, _ = draw("O. g1 g. g. g2", silos=2, possible=False)
    return Impossible(state, "/frames/0", facts={"silos": 2, "left": 3})


@pytest.mark.parametrize("code", EXAMPLES)
def test_each_code_has_an_example_that_shows_nothing_else(code: InconsistencyCode) -> None:
    wrong = EXAMPLES[code]()
    found = audit(wrong.table)
    assert found == (Inconsistency(code, wrong.place, wrong.hexes, wrong.facts),), [
        names(found.hexes) for found in found
    ]


def test_no_code_is_without_an_example() -> None:
    assert set(EXAMPLES) == set(InconsistencyCode)


def test_a_possible_table_has_no_flaw() -> None:
    assert audit(possible()) == ()
    assert audit(possible().position) == ()
    assert audit(possible().position._replace(location_tiles=None)) == ()
    assert audit(start(Choices((Colour.BLUE, Colour.RED), seed="any"))) == ()


def codes(table: Position | State) -> list[str]:
    return [found.code for found in audit(table)]


def test_all_inconsistencies_come_at_once() -> None:
    state, _ = draw("g1 K1 w1 g2", cards="knights knights", possible=False)
    assert codes(state) == [
        InconsistencyCode.CARD_COUNT,
        InconsistencyCode.SAME_CARD,
        InconsistencyCode.ON_SPECIAL_HEX,
        InconsistencyCode.OUT_OF_REACH,
    ]


def test_independent_inconsistencies_are_reported_at_once() -> None:
    """The table lacks a Kingdom Builder card and has too many grass cards.

    It also has a piece on a castle, a wrong tile and two wrong supplies.
    """
    state, _ = draw("g1 L. K1 g. g2", locations="farm", possible=False)
    first, second = state.players
    first = first._replace(supply=first.supply + 1, tiles=(Tile("oasis", named("b1"), TileStatus.READY),))
    second = second._replace(supply=second.supply - 2)
    grass = (TerrainCard.GRASS,) * 6
    wrong = state._replace(players=(first, second), deck=None, discard=grass, cards=("knights", "lords"))
    assert codes(wrong) == [
        InconsistencyCode.CARD_COUNT,
        InconsistencyCode.ON_SPECIAL_HEX,
        InconsistencyCode.TILE_OF_ANOTHER_KIND,
        InconsistencyCode.SUPPLY_MISMATCH,
        InconsistencyCode.SUPPLY_MISMATCH,
        InconsistencyCode.TOO_MANY_COPIES,
    ]


def test_a_hex_is_blamed_once() -> None:
    """No tile of this board can bring a piece to b1, which is water. The audit reports only this one fault."""
    state, _ = draw("g1 w1 g. g2", possible=False)
    assert [one.facts["by"] for one in audit(state)] == ["board"]


def test_frames_are_checked_only_if_the_pieces_are_possible() -> None:
    state, _ = draw("g1 K1 g. g2", possible=False)
    assert codes(state._replace(frames=(Turning(0), Turning(1)))) == [InconsistencyCode.ON_SPECIAL_HEX]


@pytest.mark.parametrize(
    ("frames", "expected"),
    [
        ((Turning(0, TerrainCard.GRASS), Drawing(0, Purpose.REDRAW)), [InconsistencyCode.IMPOSSIBLE_FRAMES]),
        ((Turning(0), Drawing(1, Purpose.REDRAW)), [InconsistencyCode.IMPOSSIBLE_FRAMES]),
        ((Turning(0), Drawing(0, Purpose.HAND)), [InconsistencyCode.IMPOSSIBLE_FRAMES]),
        ((Turning(0), Turning(1)), [InconsistencyCode.IMPOSSIBLE_FRAMES]),
        ((Turning(0), Drawing(0, Purpose.REDRAW)), []),
        ((Turning(0),), [InconsistencyCode.IMPOSSIBLE_TURN]),
        ((Turning(0, TerrainCard.GRASS, 0),), [InconsistencyCode.IMPOSSIBLE_TURN]),
        ((Turning(0, TerrainCard.GRASS, 2, (named("c1"),)),), [InconsistencyCode.IMPOSSIBLE_TURN]),
        ((Turning(0, TerrainCard.GRASS, 1, (named("a1"), named("a1"))),), [InconsistencyCode.IMPOSSIBLE_TURN]),
    ],
)
def test_only_some_frames_can_lie_on_each_other(
    frames: tuple[Turning | Drawing, ...], expected: list[InconsistencyCode]
) -> None:
    assert codes(possible()._replace(frames=frames)) == expected


@pytest.mark.parametrize("purpose", Purpose)
@pytest.mark.parametrize("piles", ["deck=TTDG discard=G", "deck=- removed=TTTTTGGGGGCCCCCFFFFFDDD"])
def test_the_table_does_not_wait_for_a_known_or_impossible_card(piles: str, purpose: Purpose) -> None:
    """T4: a known card is drawn at once, and no card can be drawn from empty piles."""
    frames = "turning:orange:-:3:-:->drawing:orange:redraw" if purpose is Purpose.REDRAW else "drawing:orange:hand"
    state = parse_state(
        "board=tavern,paddock,oasis,farm cards=fishermen,knights,merchants blue=-;hand:D "
        f"orange=e8,e9,e10;hand:- {piles} first=orange now={frames}"
    )
    assert InconsistencyCode.IMPOSSIBLE_FRAMES in codes(state)


def test_the_builds_of_the_turn_in_progress_are_counted() -> None:
    """T2."""
    state, _ = draw("g1 g1 g1 g2 g2 g2 g.", round=2, built="a1 b1 c1", possible=False)
    assert codes(state) == [InconsistencyCode.TOO_FEW_BUILDS]


def test_a_drawing_player_has_finished_a_turn() -> None:
    state, _ = draw("g1 g1 g1 g2 g.", built="a1 b1 c1")
    drawing = play(state, EndTurn())
    assert codes(drawing) == []
    two_left = drawing.players[0]._replace(settlements=named_set(["a1", "b1"]), supply=38)
    assert codes(with_first(drawing, two_left)) == [InconsistencyCode.TOO_FEW_BUILDS]


def test_a_piece_on_water_needs_a_player_who_had_the_harbor() -> None:
    possible_one, _ = draw("g1 L. w1 w. g2 d.", locations="harbor")
    assert codes(possible_one) == []
    somebody_else, _ = draw("g1 L. g. w. w2 d.", locations="harbor", possible=False)
    assert codes(somebody_else) == [InconsistencyCode.OUT_OF_REACH]


def test_a_position_counts_tiles_as_far_as_it_can() -> None:
    position = possible().position
    untouched = position._replace(location_tiles={named("b1"): 2})
    assert audit(untouched) == (
        Inconsistency(
            InconsistencyCode.TILE_NOT_TAKEN, "/location_tiles/b1", BIT[named("b1")], {"at": "b1", "by": "count"}
        ),
    )
    assert codes(position._replace(location_tiles={named("b1"): 3})) == [InconsistencyCode.TOO_MANY_TILES]


def test_a_tile_cannot_have_been_taken_from_a_hex_without_a_location() -> None:
    state = possible()
    first = state.players[0]._replace(taken_from=named_set(["b1", "c1"]))
    assert audit(with_first(state, first)) == (
        Inconsistency(
            InconsistencyCode.TILE_OF_ANOTHER_KIND,
            "/players/0/taken_from",
            BIT[named("c1")],
            {"at": "c1", "found": "grass", "by": "taken"},
        ),
    )


def test_a_mandatory_action_that_ended_early_is_possible_in_the_last_round_only() -> None:
    state, _ = draw("d1 d. g. w.", card="desert", deck="forest")
    after = play(state, Build(named("b1")))
    assert codes(after) == []
    assert codes(after._replace(ending=False)) == [InconsistencyCode.IMPOSSIBLE_TURN]


def test_a_redraw_in_progress_is_possible() -> None:
    state, _ = draw("d1 d2 g. g.", card="desert")
    assert codes(play(state, Redraw())) == []


def test_a_game_is_over_only_after_its_end_was_triggered() -> None:
    state, _ = draw("g1 g1 g1 g2 g2 g2", ending=True)
    assert codes(state._replace(frames=())) == []
    assert audit(state._replace(frames=(), ending=False)) == (
        Inconsistency(InconsistencyCode.END_NOT_TRIGGERED, "/frames"),
    )


def test_figures_and_walls_at_a_possible_table() -> None:
    """G9, N7."""
    state, _ = draw("g1 gw d. mv d. ws d. g# g2")
    assert codes(state) == codes(state.position) == []


@pytest.mark.parametrize(
    ("cell", "place"),
    [
        ("ww", "/players/0/warriors"),
        ("mw", "/players/0/warriors"),
        ("wv", "/players/0/wagon"),
        ("gs", "/players/0/ship"),
        ("ms", "/players/0/ship"),
        ("w#", "/walls"),
        ("m#", "/walls"),
    ],
)
def test_figures_and_walls_stand_where_a_tile_can_bring_them(cell: str, place: str) -> None:
    """X5, X6, X7, N7: the audit blames the terrain; on a board without water, it blames the ship itself."""
    state, _ = draw(f"g1 d. {cell} d. g2", possible=False)
    (found,) = audit(state)
    by = "piece" if "ship" in place else "board"
    assert (found.code, found.place, found.facts["by"]) == (InconsistencyCode.OUT_OF_REACH, place, by)


def test_the_terrain_is_not_blamed_for_a_piece_that_no_tile_of_the_board_brings() -> None:
    """X5."""
    state, _ = draw("g1 d. g. d. g2")
    stray = state.players[0]._replace(figures=Figures(warriors=BIT[named("c1")]))
    (found,) = audit(with_first(state, stray))
    assert found.code == InconsistencyCode.OUT_OF_REACH
    assert found.facts["by"] == "piece"


@pytest.mark.parametrize(
    ("cell", "place"),
    [
        ("K#", "/walls"),
        ("Kw", "/players/0/warriors"),
        ("Kv", "/players/0/wagon"),
        ("Ks", "/players/0/ship"),
    ],
)
def test_no_figure_and_no_wall_is_on_a_special_hex(cell: str, place: str) -> None:
    """G7."""
    state, _ = draw(f"g1 d. {cell} d. g2", possible=False)
    assert [(found.code, found.place) for found in audit(state)] == [(InconsistencyCode.ON_SPECIAL_HEX, place)]


@pytest.mark.parametrize("cell", ["gw", "mv", "ws"])
def test_a_figure_needs_a_tile_its_owner_once_had(cell: str) -> None:
    """X5, X6, X7: another player's tile does not help."""
    state, _ = draw(f"g1 d. {cell} d. g2")
    stranger = state.players[0]._replace(taken_from=NOWHERE)
    other = state.players[1]._replace(taken_from=state.players[0].taken_from)
    assert codes(state._replace(players=(stranger, other))) == [InconsistencyCode.OUT_OF_REACH]


def test_walls_need_a_quarry_that_a_player_has_had() -> None:
    """N7."""
    state, _ = draw("g1 d. g# d. g2")
    first = state.players[0]._replace(taken_from=NOWHERE)
    table = with_first(state, first)._replace(location_tiles=dict.fromkeys(state.location_tiles, 2))
    assert codes(table) == [InconsistencyCode.OUT_OF_REACH]


@pytest.mark.parametrize(
    ("figures", "place"),
    [
        (Figures(warriors=BIT[named("a1")]), "/players/0/warriors"),
        (Figures(wagon=BIT[named("e1")]), "/players/1/settlements"),
    ],
)
def test_a_figure_cannot_share_its_hex(figures: Figures, place: str) -> None:
    """B1."""
    state, _ = draw("g1 gw d. mv g2", possible=False)
    table = with_first(state, state.players[0]._replace(figures=figures))
    assert (InconsistencyCode.TWO_PIECES, place) in [(found.code, found.place) for found in audit(table)]


def test_nothing_stands_on_a_wall() -> None:
    """B1, N7."""
    state, _ = draw("g1 g# g. g2")
    (found,) = audit(state._replace(walls=named_set(["a1", "b1"])))
    assert (found.code, found.place, names(found.hexes)) == (InconsistencyCode.TWO_PIECES, "/walls", ["a1"])


def test_a_nomad_tile_next_to_a_piece_would_have_been_taken() -> None:
    """N1."""
    state, _ = draw("g1 n. g. g2")
    (found,) = audit(state._replace(nomad_tiles={named("b1"): "sword"}))
    assert (found.code, found.place) == (InconsistencyCode.TILE_NOT_TAKEN, "/nomad_tiles/b1")


def test_a_tile_in_hand_was_on_a_nomad_space() -> None:
    """N1, P3: the box limits the tiles of each kind, and the nomad spaces limit the tiles of all kinds together."""
    state, _ = draw("g1 d. n. d. n. d. g2", spaces="sword", claimed={1: "outpost"})
    assert codes(state) == []
    third = with_first(state, state.players[0]._replace(nomad_tiles=(NomadTile("sword", 1),)))
    assert codes(third) == [InconsistencyCode.TOO_MANY_NOMAD_TILES]
    more = with_first(state, state.players[0]._replace(nomad_tiles=(NomadTile("outpost", 1),) * 2))
    assert codes(more) == [InconsistencyCode.TOO_MANY_NOMAD_TILES]


@pytest.mark.parametrize(
    ("tile", "active", "expected"),
    [
        (NomadTile("sword", 2), 1, []),
        (NomadTile("sword", 1), 1, []),
        (NomadTile("sword", 1, used=True), 1, []),
        (NomadTile("sword", 2, used=True), 1, [InconsistencyCode.NOMAD_TILE_OUT_OF_TIME]),
        (NomadTile("sword", 3), 1, [InconsistencyCode.NOMAD_TILE_OUT_OF_TIME]),
        (NomadTile("sword", 2), 2, []),
        (NomadTile("sword", 1), 2, [InconsistencyCode.NOMAD_TILE_OUT_OF_TIME]),
    ],
    ids=["this turn", "usable", "used", "used too early", "not yet", "taken this round", "gone"],
)
def test_a_nomad_tile_is_held_for_two_turns(tile: NomadTile, active: int, expected: list[InconsistencyCode]) -> None:
    """N1: in round 2, a tile from round 1 stays until its owner's turn ends, and a tile from round 2 is unused."""
    state, _ = draw("g1 d. g. d. g2", active=active, start_player=1, held={1: "sword"}, round=2, possible=False)
    state = with_first(state, state.players[0]._replace(nomad_tiles=(tile,)))
    assert [code for code in codes(state) if code is InconsistencyCode.NOMAD_TILE_OUT_OF_TIME] == expected


def test_a_second_card_in_hand_needs_a_crossroads() -> None:
    """X3."""
    state, _ = draw("g1 L. g. g2", locations="crossroads", card=None, hands={1: "grass desert"})
    assert codes(state) == []
    state, _ = draw("g1 L. g. g2", locations="fort", card=None, hands={1: "grass desert"}, possible=False)
    assert codes(state) == [InconsistencyCode.HAND_SIZE]
    state, _ = draw("g1 L. g. g2", locations="crossroads", card=None, hands={1: "grass desert grass"}, possible=False)
    assert codes(state) == [InconsistencyCode.HAND_SIZE]


def test_a_second_card_stays_when_the_crossroads_are_lost() -> None:
    """X3, L3."""
    state, _ = draw("g1 d. L. g. g2", locations="crossroads", lost={1: "c1"}, hands={1: "desert"})
    assert codes(state) == []


WAGON = Using(0, "wagon", 2, named("c1"))


@pytest.mark.parametrize(
    ("using", "expected"),
    [
        (WAGON, []),
        (WAGON._replace(left=1), []),
        (WAGON._replace(left=0), [InconsistencyCode.IMPOSSIBLE_USE]),
        (WAGON._replace(at=None), [InconsistencyCode.IMPOSSIBLE_USE]),
        (WAGON._replace(card=TerrainCard.GRASS), [InconsistencyCode.IMPOSSIBLE_USE]),
        (WAGON._replace(player=1), [InconsistencyCode.IMPOSSIBLE_FRAMES]),
        (WAGON._replace(tile="farm"), [InconsistencyCode.IMPOSSIBLE_USE]),
    ],
)
def test_an_action_in_progress_has_a_step_behind_it_and_one_ahead(
    using: Using, expected: list[InconsistencyCode]
) -> None:
    """T6."""
    state, _ = draw("g1 L. mv g. g2", locations={"b1": "wagon"}, used="b1")
    assert codes(state._replace(frames=(*state.frames, using))) == expected


def test_no_action_is_in_progress_inside_the_mandatory_action() -> None:
    """T1."""
    state, _ = draw("g1 L. mv g. g2", locations="wagon", built="a1", used="b1")
    assert codes(state._replace(frames=(*state.frames, WAGON))) == [InconsistencyCode.IMPOSSIBLE_USE]


def test_no_action_is_in_progress_before_a_card_is_chosen() -> None:
    """X3."""
    state, _ = draw(
        "g1 L. mv L. g. g2",
        locations={"b1": "wagon", "d1": "crossroads"},
        card=None,
        hands={1: "grass desert"},
        used="b1",
    )
    assert codes(state._replace(frames=(*state.frames, WAGON))) == [InconsistencyCode.IMPOSSIBLE_USE]


def test_a_fort_waits_for_its_card_or_for_its_build() -> None:
    """X2, X8."""
    state, _ = draw("g1 L. g. g2", locations="fort")
    waiting = play(state, DrawCard("fort"))
    assert codes(waiting) == []
    assert codes(waiting._replace(frames=waiting.frames[:2])) == [InconsistencyCode.IMPOSSIBLE_USE]
    drawn = play(waiting, Reveal(TerrainCard.GRASS))
    assert codes(drawn) == []
    showing = Drawing(0, Purpose.TILE)
    assert codes(drawn._replace(frames=(*drawn.frames, showing))) == [InconsistencyCode.IMPOSSIBLE_FRAMES]
    assert codes(state._replace(frames=(*state.frames, showing))) == [InconsistencyCode.IMPOSSIBLE_FRAMES]


@pytest.mark.parametrize(
    ("circumstances", "expected"),
    [
        ({"locations": "fort", "used": "b1"}, []),
        ({"locations": "farm", "used": "b1"}, [InconsistencyCode.IMPOSSIBLE_USE]),
        ({"locations": "fort", "fresh": "b1"}, [InconsistencyCode.IMPOSSIBLE_USE]),
    ],
    ids=["held", "another tile", "fresh"],
)
def test_a_card_is_drawn_for_a_fort_only_if_its_player_has_used_one(
    circumstances: Circumstances, expected: list[InconsistencyCode]
) -> None:
    """X2, L2."""
    state, _ = draw("g1 L. g. g2", **circumstances)
    drawing = (Using(0, "fort", 1), Drawing(0, Purpose.TILE))
    assert codes(state._replace(frames=(*state.frames, *drawing))) == expected


def test_a_card_is_shown_only_where_one_is_hidden() -> None:
    """X3."""
    state, _ = draw("g1 L. g1 g1 g. g2", locations="crossroads", built="a1 c1 d1", hands={1: "?"})
    waiting = play(state, EndTurn())
    assert waiting.frames == (Drawing(0, Purpose.DISCARD),)
    assert codes(waiting) == []
    nothing = with_first(waiting, waiting.players[0]._replace(hand=()))
    assert codes(nothing) == [InconsistencyCode.IMPOSSIBLE_FRAMES]


def test_a_sword_explains_missing_settlements() -> None:
    """N4, T2: if the board has a nomad space, the audit allows for a sword that removed a settlement."""
    state, _ = draw("g1 g1 g1 g2 g2 g. n. d.", round=2, spaces="treasure", possible=False)
    assert codes(state) == []
    state, _ = draw("g1 g1 g1 g2 g2 g. g. d.", round=2, possible=False)
    assert codes(state) == [InconsistencyCode.TOO_FEW_BUILDS]


ANSWERED = {"c1": "farm", "e1": "canoe"}
LANDING = "g1 g1 L. m. L. d2 s. s. g. g."


@pytest.mark.parametrize(
    ("frame", "expected"),
    [
        (Reacting(1, 0, named("c1")), []),
        (Reacting(0, 1, named("c1")), [InconsistencyCode.IMPOSSIBLE_ANSWER]),
        (Reacting(1, 1, named("c1")), [InconsistencyCode.IMPOSSIBLE_ANSWER]),
        (Reacting(1, 0, named("e1")), [InconsistencyCode.IMPOSSIBLE_ANSWER]),
        (Reacting(1, 0, named("b1")), [InconsistencyCode.IMPOSSIBLE_ANSWER]),
    ],
    ids=["right", "no canoe", "the taker", "a tile is left", "no location"],
)
def test_an_answer_follows_a_last_tile_and_is_possible(frame: Reacting, expected: list[InconsistencyCode]) -> None:
    """M3."""
    state, _ = draw(LANDING, locations=ANSWERED, lost={2: "c1"}, built="b1")
    assert codes(state._replace(frames=(*state.frames, frame))) == expected


def test_reactions_lie_on_top_of_an_action_in_progress() -> None:
    """M3, T6, H10."""
    state, _ = draw(LANDING, locations=ANSWERED, lost={2: "c1"}, built="b1")
    answer = Reacting(1, 0, named("c1"))
    assert codes(state._replace(frames=(*state.frames, answer, answer))) == []
    assert InconsistencyCode.IMPOSSIBLE_FRAMES in codes(state._replace(frames=(answer,)))
    assert InconsistencyCode.IMPOSSIBLE_FRAMES in codes(state._replace(frames=(answer, *state.frames)))


@pytest.mark.parametrize(
    ("frame", "expected"),
    [
        (Harvesting(0, 1), []),
        (Harvesting(0, 1, HarvestMode.BUILD, 2), []),
        (Harvesting(0, 1, HarvestMode.MOVE, 1), []),
        (Harvesting(0, 0), [InconsistencyCode.IMPOSSIBLE_HARVEST]),
        (Harvesting(0, 2), [InconsistencyCode.IMPOSSIBLE_HARVEST]),
        (Harvesting(0, 1, None, 2), [InconsistencyCode.IMPOSSIBLE_HARVEST]),
        (Harvesting(0, 1, HarvestMode.BUILD, 3), [InconsistencyCode.IMPOSSIBLE_HARVEST]),
        (Harvesting(0, 1, HarvestMode.BUILD, 0), [InconsistencyCode.IMPOSSIBLE_HARVEST]),
    ],
)
def test_a_harvest_fits_the_silos_and_the_steps_that_are_left(
    frame: Harvesting, expected: list[InconsistencyCode]
) -> None:
    """H10."""
    state, _ = draw("O. g1 g1 g. g. g. g2", silos=1)
    assert codes(state._replace(frames=(frame,))) == expected


def test_silos_come_after_the_end_was_triggered() -> None:
    """H10, E1."""
    state, _ = draw("O. g1 g1 g1 g. g2 g2 g2", silos=1)
    assert codes(state._replace(ending=False)) == [InconsistencyCode.IMPOSSIBLE_HARVEST]


@pytest.mark.parametrize(
    ("frames", "expected"),
    [
        ((Turning(0, TerrainCard.GRASS, done=("farmland", "farmland")),), [InconsistencyCode.IMPOSSIBLE_TURN]),
        ((Turning(0, TerrainCard.GRASS, done=("farmland",)),), []),
        ((Turning(0, TerrainCard.GRASS, done=("cave",)),), [InconsistencyCode.IMPOSSIBLE_TURN]),
        ((Turning(0, TerrainCard.GRASS, sectors=(0,)),), [InconsistencyCode.IMPOSSIBLE_TURN]),
        ((Turning(0, TerrainCard.GRASS, terrain=Terrain.SWAMP),), [InconsistencyCode.IMPOSSIBLE_TURN]),
        ((Turning(0, TerrainCard.GRASS, owed=1),), [InconsistencyCode.IMPOSSIBLE_TURN]),
        ((Turning(0, TerrainCard.GRASS, due=2),), [InconsistencyCode.IMPOSSIBLE_TURN]),
    ],
    ids=["twice", "once", "no cave", "no rovers", "no swamp card", "no temple", "two are too few"],
)
def test_a_turn_notes_only_possible_things(frames: tuple[Frame, ...], expected: list[InconsistencyCode]) -> None:
    """H2, Q2, S25, M1, M6."""
    state, _ = draw("g1 g. g. a. g2")
    assert codes(state._replace(frames=frames)) == expected


def test_swamp_cards_are_counted_only_if_they_are_in_the_game() -> None:
    """P3, P4: the game has one copy of each swamp card, or none."""
    state, _ = draw("g1 g. g. g2", discard="swamp-desert")
    assert codes(state) == []
    assert codes(state._replace(swamp_cards=False)) == [InconsistencyCode.TOO_MANY_COPIES]
    assert codes(state._replace(discard=cards_of("swamp-desert swamp-desert"))) == [InconsistencyCode.TOO_MANY_COPIES]


def test_two_builds_on_swamp_are_a_mandatory_action() -> None:
    """M1."""
    state, _ = draw("s1 s1 d. g. g2", card="swamp-grass", terrain="swamp", built="a1 b1")
    assert codes(state) == []
    state, _ = draw("s1 s1 d. g. g2 g2 g2", swamp_cards=True, active=2, start_player=1, round=1)
    assert codes(state) == []
    assert codes(state._replace(swamp_cards=False)) == [InconsistencyCode.TOO_FEW_BUILDS]


def test_the_cards_of_the_removed_terrain_are_gone() -> None:
    """P5: the swamp card with the removed terrain is gone, too."""
    state, _ = draw("g1 g. g. g2", cards="scouts knights lords", removed_terrain="desert", swamp_cards=True)
    assert codes(state) == []
    assert codes(state._replace(removed=state.removed[1:])) == [InconsistencyCode.REMOVED_TERRAIN]
    assert codes(state._replace(removed=())) == [InconsistencyCode.REMOVED_TERRAIN, InconsistencyCode.REMOVED_TERRAIN]
    assert codes(state._replace(cards=("miners", "knights", "lords"))) == [InconsistencyCode.REMOVED_TERRAIN]
    assert codes(state._replace(removed_terrain=Terrain.SWAMP)) == [InconsistencyCode.REMOVED_TERRAIN]
    assert codes(state.position) == []
    assert codes(state.position._replace(removed_terrain=None)) == [InconsistencyCode.REMOVED_TERRAIN]


def test_scouts_stand_in_their_players_turn_only() -> None:
    """H7."""
    state, _ = draw("g1 gt g. g2")
    assert codes(state) == []
    over = state._replace(frames=(), ending=True)
    assert InconsistencyCode.SCOUTS_OUT_OF_TURN in codes(over)


def test_scouts_take_no_tiles() -> None:
    """H7, L1: the scout on c1 is next to the location d1, where both tiles are left."""
    state, _ = draw("g1 d. gt L. g. n. g2", locations="farm", spaces={})
    assert codes(state) == []
    assert state.location_tiles[named("d1")] == 2


@pytest.mark.parametrize(
    ("marks", "expected"),
    [
        ({1: "1"}, []),
        ({1: "1", 2: "1"}, [InconsistencyCode.IMPOSSIBLE_MARK]),
        ({1: "i:1"}, [InconsistencyCode.IMPOSSIBLE_MARK]),
        ({1: "1 20"}, []),
    ],
)
def test_a_line_of_the_board_is_marked_once(marks: dict[int, str], expected: list[InconsistencyCode]) -> None:
    """S24, Q3."""
    state, _ = draw("g1 g. g. g2", cards="mayors knights lords", marks=marks, possible=False)
    assert codes(state) == expected


def test_marks_and_temples_belong_to_the_forty_settlements() -> None:
    """G9, M6, S24."""
    state, _ = draw("g1 g. g. g2", cards="mayors knights lords", marks={1: "1 2"}, temple={1: 1})
    assert state.players[0].supply == 36
    assert codes(state) == []
    assert codes(with_first(state, state.players[0]._replace(temple=0))) == [InconsistencyCode.SUPPLY_MISMATCH]
    assert codes(with_first(state, state.players[0]._replace(marks=(0,)))) == [InconsistencyCode.SUPPLY_MISMATCH]


def test_a_bonus_tile_goes_with_two_tiles() -> None:
    """M2."""
    state, _ = draw("g1 L. g1 d. g1 g. g2", locations="refuge")
    bonus = (BonusTile("refuge-bonus", TileStatus.READY),)
    assert codes(with_first(state, state.players[0]._replace(bonus_tiles=bonus))) == [
        InconsistencyCode.BONUS_MISMATCH
    ]
    state, _ = draw("g1 L. g1 L. g1 g. g2", locations="refuge")
    assert codes(state) == []
    wrong = (BonusTile("canoe-bonus", TileStatus.READY),)
    assert codes(with_first(state, state.players[0]._replace(bonus_tiles=wrong))) == [
        InconsistencyCode.BONUS_MISMATCH
    ]


def test_a_used_canoe_is_possible_in_another_players_turn() -> None:
    """M3, T5."""
    state, _ = draw("g1 L. g. L. g2 g.", locations={"b1": "farm", "d1": "canoe"}, answered={2: "d1"})
    assert codes(state) == []


def test_a_cathedral_in_progress_builds_as_long_as_the_supply_lasts() -> None:
    """H8."""
    state, _ = draw("g1 L. g1 g. g. g. g2", locations="cathedral", numbers={1: (3, 0)})
    state = play(state, Spend("cathedral", 2, 0))
    assert codes(state) == []
    using = state.frames[-1]
    assert isinstance(using, Using)
    assert codes(state._replace(frames=(state.frames[0], using._replace(left=18)))) == []
    assert codes(state._replace(frames=(state.frames[0], using._replace(left=19)))) == [
        InconsistencyCode.IMPOSSIBLE_USE
    ]


def test_a_table_after_a_temple_and_a_farm_action_is_possible() -> None:
    """M6, H2."""
    state, _ = draw("g1 L. g1 a. g. g. g2", locations="temple")
    state = play(state, Remove("temple", named("a1")), BuildWith("farmland", named("d1")))
    assert codes(state) == []


def test_pieces_on_water_and_mountains_have_come_by_canoe_and_fountain() -> None:
    """M3, M4."""
    for tile, cell in (("canoe", "w1"), ("fountain", "m1")):
        state, _ = draw(f"g1 L. d. {cell} g. g2", locations=tile)
        assert codes(state) == codes(state.position) == []
        state, _ = draw(f"g1 L. d. {cell} g. g2", locations="farm", possible=False)
        assert codes(state) == [InconsistencyCode.OUT_OF_REACH]


def test_an_island_is_part_of_the_board() -> None:
    """Q3."""
    island = "g1 g. g.\n  g. g. g.\ng. g. g.\n  g. g. g.\ng. g. g."
    state, _ = draw("g1 g. g. g2", island=island)
    assert codes(state) == codes(state.position) == []


def test_a_temple_debt_that_is_paid_leaves_a_possible_table() -> None:
    """M6: a settlement that returns from a temple tile does not count as two builds."""
    state = parse_state(
        "board=temple,farm,tavern,oasis cards=knights,hermits,citizens "
        "blue=a7,a8,a9,b7,g2;hand:-;tiles:temple@h3;temple:1 orange=a17,a18,a19,a20,b11,b19;hand:C left=h3:1 "
        "round=3 now=turning:blue:G:3:-:-:-:1:-:-"
    )
    assert audit(state) == ()
    for _ in range(4):
        state = play(state, legal(state)[0].pick(0))
        assert audit(state) == ()
    assert state.players[0].temple == 0


def test_a_reaction_can_take_a_nomad_tile_before_the_players_turn_of_the_round() -> None:
    """M3, N1."""
    state = parse_state(
        "board=canoe,garden,village:turned,temple:turned cards=fishermen,homesteaders,noblewomen "
        "white=a14,a15,a16,b15,b17,c17,e2,e6,f1,f2,f7,q2,r1,r3;hand:?;tiles:village@c16 "
        "orange=a2,a20,a3,b20,b3,b4,c20,c4,c5,d20,d4,d5,e20,f19;hand:?;tiles:canoe@c3* "
        "red=i8,i9,j7,j8,k7,k8,s4,s6,s8,t2,t3,t6,t7,t8,t9;hand:?;tiles:canoe@h9 "
        "blue=k6,l6,l7,l8,m4,m5,m7,n3,n4,n5,n7,n8,o4,q6,r2,r5,s1,t1;hand:D;tiles:garden@n6 "
        "black=a1,a4,a5,a6,a7,a8,a9,b1,b2,b5,b6,b7,b8,c7,h19,h20,i20;hand:-;tiles:canoe@c3+ "
        "left=c3:0,n6:1,h9:1,c16:1 discard=gDfCDdtcTGGCTDCCGGGTCTDFF first=black round=6 "
        "now=turning:black:T:0:a1,b1,b2:->reacting:red:black:c3 nomads=f17:outpost,q8:donation-flower-field swamp=yes"
    )
    assert audit(state) == ()
    answered = play(state, BuildWith("canoe", named("e17")))
    assert [tile.kind for tile in answered.players[2].nomad_tiles] == ["outpost"]
    assert audit(answered) == ()


def test_the_tile_of_a_move_counts_as_unused_when_its_end_loses_the_twin() -> None:
    """L3, X6, N6: when the move ends, the player loses the unused wagon tile.

    The used wagon tile then counts as unused.
    """
    state, _ = draw("g1 L. g. g. g. g. L. gv g. g. g2", locations="wagon")
    moved = play(state, MoveWith("wagon", named("h1"), named("i1")))
    assert isinstance(moved.frames[-1], Using)
    assert [tile.status for tile in moved.players[0].tiles] == [TileStatus.USED, TileStatus.READY]
    assert audit(moved) == ()
    ended = play(moved, Finish())
    assert [tile.status for tile in ended.players[0].tiles] == [TileStatus.READY]
    assert audit(ended) == ()


def test_an_action_goes_on_when_its_tile_counts_as_unused_because_the_twin_is_lost() -> None:
    """L3, H3, H7: once the settlement has moved away, the scout is the only piece beside the second bazaar.

    When the scout moves as well, the player loses that bazaar's tile.
    """
    state, _ = draw(
        """
        d1 L. d1 L. d1 dt d. g2
          d. d. d. d. d. d. d. d.
        g. L. g1 L. gt d. d. d.
        """,
        locations={"b1": "bazaar", "d1": "scout-cabin", "b3": "paddock", "d3": "bazaar"},
        used="d1",
    )
    state = play(state, MoveWith("paddock", named("c3"), named("a3")))
    moved = play(state, MoveWith("scout-cabin", named("e3"), named("a2"), via="bazaar"))
    assert isinstance(moved.frames[-1], Using)
    assert [tile.status for tile in moved.players[0].tiles if tile.kind == "bazaar"] == [TileStatus.READY]
    assert audit(moved) == ()


@pytest.mark.parametrize(
    "using",
    [
        Using(0, "donation-water", 2, None, via="bazaar"),
        Using(0, "cathedral", 18, None),
        Using(0, "fort", 1, None, TerrainCard.DESERT),
    ],
)
def test_a_use_needs_a_tile_that_the_player_has_had(using: Using) -> None:
    """H3, L2, N1."""
    state = start(Choices((Colour.BLUE, Colour.RED), seed="nothing", start_player=Colour.BLUE))
    assert InconsistencyCode.IMPOSSIBLE_USE in codes(state._replace(frames=(*state.frames, using)))


def test_an_unlimited_action_is_never_noted() -> None:
    """H8."""
    state, _ = draw("g1 g. g2")
    turn = state.frames[0]
    assert isinstance(turn, Turning)
    assert codes(state._replace(frames=(turn._replace(done=("number-five",)),))) == [
        InconsistencyCode.IMPOSSIBLE_TURN
    ]


def test_a_code_that_depends_on_the_turn_depends_on_the_board_too() -> None:
    """A code that depends on the turn can also come from a misread section."""
    assert InconsistencyCode.IMPOSSIBLE_TURN.depends_on_turn
    assert not InconsistencyCode.SUPPLY_MISMATCH.depends_on_board
    assert InconsistencyCode.OUT_OF_REACH.depends_on_board
    assert not InconsistencyCode.OUT_OF_REACH.depends_on_turn
    assert all(code.depends_on_board for code in InconsistencyCode if code.depends_on_turn)
