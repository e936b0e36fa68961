"""G9 to G12: the number of pieces, the presence of a player, and empty hexes."""

import pytest

from referee.board.hexes import named, names
from referee.engine.audit import audit
from referee.model.actions import EndTurn, MoveWith, Remove
from referee.model.findings import InconsistencyCode
from referee.model.position import FIGURES, SETTLEMENTS
from referee.model.vocabulary import Figure
from tests.drawing import builds, draw, entry, golds, movable, play, removes, tiles_of


def test_a_player_has_forty_settlements_five_figures_and_may_use_two_scouts() -> None:
    """G9, H7."""
    assert SETTLEMENTS == 40
    assert FIGURES == {Figure.WARRIOR: 2, Figure.WAGON: 1, Figure.SHIP: 1, Figure.CITY_HALL: 1, Figure.SCOUT: 2}


def test_figures_do_not_come_from_the_forty_settlements() -> None:
    """G9."""
    state, _ = draw("g1 gw d. mv d. ws g.")
    assert state.players[0].supply == 39
    assert audit(state) == ()


def test_a_third_warrior_is_impossible() -> None:
    """G9."""
    state, _ = draw("gw d. gw d. gw d.", possible=False)
    assert InconsistencyCode.TOO_MANY_FIGURES in [flaw.code for flaw in audit(state)]


def test_five_players_can_play() -> None:
    """G9, T1: player 2 follows player 1, and a sword affects the four other players."""
    state, _ = draw(
        "g1 g1 g1 d2 d2 d2 d3 d3 d3 d4 d4 d4 d5 d5 d5 g. g.",
        built="a1 b1 c1",
        hands=dict.fromkeys(range(2, 6), "grass"),
        deck="desert",
    )
    assert len(state.players) == 5
    after = play(state, EndTurn())
    assert after.frames[0].player == 1
    state, _ = draw("g1 g1 g1 d2 d2 d2 d3 d3 d3 d4 d4 d4 d5 d5 d5 g. g.", held={1: "sword"})
    for at in ("d1", "g1", "j1", "m1"):
        state = play(state, Remove("sword", named(at)))
    assert len(state.frames) == 1
    assert [player.supply for player in state.players] == [37, 38, 38, 38, 38]


@pytest.mark.parametrize("piece", ["gv", "mv", "ws", "g1"])
def test_every_figure_is_presence_for_adjacency(piece: str) -> None:
    """G10, B3."""
    state, expected = draw(
        f"""
        d. g* {piece} g* d. g.
          d. g* g* d. g. g.
        """
    )
    assert names(builds(state)) == names(expected)


@pytest.mark.parametrize("piece", ["gw", "gv", "mv", "ws"])
def test_every_figure_continues_a_line_for_the_tavern(piece: str) -> None:
    """G10, L10: a warrior counts, but it blocks the hex at its end of the line."""
    picture = f"""
        w. g. g1 g1 {piece} g. w.
          w. L. w. w. w. w. w.
    """
    state, _ = draw(picture, locations="tavern")
    assert names(builds(state, "tavern")) == (["b1"] if piece == "gw" else ["b1", "f1"])


@pytest.mark.parametrize(
    ("card", "pieces", "gold"),
    [
        ("fishermen", "d. gv w. d. d.", 1),
        ("fishermen", "w. ws w. d. d.", 0),
        ("miners", "d. dw m. d. d.", 1),
        ("miners", "d. mv m. d. d.", 0),
        ("workers", "d. gw K. gv d.", 2),
        ("merchants", "K. gw gv K. d.", 8),
        ("discoverers", "ws d. d. d. d.", 1),
        ("knights", "ws d. gw d. g1", 6),
        ("hermits", "ws d. gw d. g1", 3),
        ("citizens", "ws g1 gw gv d.", 2),
        ("lords", "ws d. g2 d. gv", 12),
    ],
)
def test_cards_count_presence(card: str, pieces: str, gold: int) -> None:
    """G10, S1 to S8, S10: figures count like settlements.

    Fishermen pay nothing for a ship on water, and miners nothing for a wagon on a mountain.
    """
    rest = [name for name in ("farmers", "hermits", "knights") if name != card][:2]
    state, _ = draw(f"{pieces}\n  d. d. d. d. d.", cards=" ".join([card, *rest]), around="d")
    assert entry(state, card).gold == gold


def test_farmers_count_figures_in_every_sector() -> None:
    """G10, S9."""
    state, _ = draw(
        """
          gv ws
        gw g1
        """,
        at="j10",
        cards="farmers knights lords",
    )
    assert entry(state, "farmers").gold == 3


def test_castles_pay_for_figures() -> None:
    """G10, C1."""
    state, _ = draw("gw K. d. wS K. d.")
    assert golds(state, "castles") == [3, 3]


def test_a_city_hall_counts_as_seven_pieces_for_the_cards() -> None:
    """G10, X4."""
    state, _ = draw(
        """
        d. w. gh gh d. d.
          d. gh gh gh K. d.
        d. d. gh gh m. d.
        """,
        cards="fishermen workers knights",
        around="d",
    )
    assert [entry(state, card).gold for card in ("fishermen", "workers", "knights")] == [2, 1, 6]


def test_walls_score_nothing_and_join_nothing() -> None:
    """N7, G10, G12."""
    state, _ = draw("g1 g# g1 K. d. d.", cards="hermits knights workers", around="d")
    assert [entry(state, card).gold for card in ("hermits", "knights", "workers")] == [2, 4, 1]


def test_figures_keep_tiles() -> None:
    """G10, L3: the wagon keeps the tile after the settlement has moved away from the location."""
    state, _ = draw(
        """
        L. g1 g. g. d. d.
          gv d. d. d. d. d.
        """,
        locations="paddock",
    )
    after = play(state, MoveWith("paddock", named("b1"), named("d1")))
    assert tiles_of(after) == ["paddock a1 used"]


@pytest.mark.parametrize(
    ("cell", "empty"), [("g.", True), ("g2", False), ("gW", False), ("gV", False), ("g#", False)]
)
def test_a_hex_is_empty_without_pieces_and_walls(cell: str, *, empty: bool) -> None:
    """G11, B1."""
    state, _ = draw(f"d. g1 {cell} d. d.", deck="desert", hands={2: "forest"}, card="grass")
    if not empty:
        state, _ = draw(f"d. g1 {cell} d. g.")
    assert ("c1" in names(builds(state))) is empty


def test_an_empty_hex_next_to_a_warrior_is_not_buildable() -> None:
    """G11, X5."""
    state, expected = draw("g. gW g. g*")
    assert names(builds(state)) == names(expected)


def test_the_sword_removes_settlements_warriors_wagons_and_ships() -> None:
    """G10, N4, X8."""
    state, _ = draw("g1 g1 g1 g2 g2 g2 dW d. mV wS", held={1: "sword"})
    assert names(removes(state, "sword")) == ["d1", "e1", "f1", "g1", "i1", "j1"]


@pytest.mark.parametrize("tile", ["barn", "harbor", "paddock", "refuge", "caravan"])
def test_tiles_that_move_pieces_move_settlements_only(tile: str) -> None:
    """G10, X8: the warrior, wagon, ship and city hall stay, although there are empty hexes around them."""
    state, expected = draw(
        """
        L. g! g. g. mv g. g. ws w. w. m. gw g. g.
          m. m. m. m. m. m. m. m. m. m. m. m. m. m.
        m. g. gh gh g. g. w. m. m. m. m. m. m. m.
          m. gh gh gh g. g. w. m. m. m. m. m. m. m.
        m. g. gh gh g. g. w. m. m. m. m. m. m. m.
        """,
        locations=tile,
    )
    assert names(movable(state, tile)) == names(expected)


def test_a_city_hall_is_a_line_for_the_tavern() -> None:
    """G10, L10, X4: the seven hexes form three lines of three hexes, one along each axis."""
    state, expected = draw(
        """
        w. t. t* t. t* w. w.
          w. w. th th w. w. w.
        w. t* th th th t* L.
          w. t. th th t. w. g1
        w. t. t* t. t* w. w.
        """,
        locations="tavern",
        card="forest",
    )
    assert names(builds(state, "tavern")) == names(expected)
