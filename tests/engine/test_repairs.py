"""Faults in a table, and the changes that repair them."""

from collections.abc import Callable
from typing import Final

import pytest

from referee.board.assemble import assemble
from referee.board.hexes import BIT, hex_at, named
from referee.board.section import PlacedSection, layout, own_section, section_named
from referee.engine.audit import audit
from referee.engine.repairs import MAX_REPAIRS, repairs
from referee.engine.repairs.change import AnyTable
from referee.model.position import Kingdom, Position
from referee.model.ruleset import Ruleset
from referee.model.state import Player, State, Tile
from referee.model.vocabulary import Colour, TileStatus
from tests.drawing import draw
from tests.games import random_state

PICTURE: Final = """
    g1 L. g. g2 w. g.
      g1 g. g1 g2 w. g2
"""
SOUND: Final = draw(PICTURE, locations="farm").state
BOARD: Final = ("tavern", "paddock:turned", "oasis", "farm")


def with_player(state: State, seat: int, player: Player) -> State:
    return state._replace(players=(*state.players[:seat], player, *state.players[seat + 1 :]))


def first(table: AnyTable) -> str:
    """The codes of the changes in the first repair.

    Also check that every repair makes the table possible, and that repairs with fewer changes come first.
    """
    assert audit(table)
    found = repairs(table)
    assert 0 < len(found) <= MAX_REPAIRS
    assert all(audit(repair.table) == () for repair in found)
    assert [len(repair.changes) for repair in found] == sorted(len(repair.changes) for repair in found)
    return " ".join(change.code for change in found[0].changes)


def supply() -> State:
    return with_player(SOUND, 0, SOUND.players[0]._replace(supply=3))


def tiles_left() -> State:
    return SOUND._replace(location_tiles={**SOUND.location_tiles, named("b1"): 2})


def tile_missing() -> State:
    player = SOUND.players[0]
    return with_player(SOUND, 0, player._replace(tiles=(), taken_from=0))


def tile_too_many() -> State:
    player = SOUND.players[1]
    return with_player(SOUND, 1, player._replace(tiles=(Tile("farm", named("b1"), TileStatus.READY),)))


def two_pieces() -> State:
    player = SOUND.players[1]
    return with_player(SOUND, 1, player._replace(settlements=player.settlements | BIT[named("a1")]))


def piece_off() -> State:
    player = SOUND.players[1]
    return with_player(
        SOUND, 1, player._replace(settlements=player.settlements & ~BIT[named("d1")] | BIT[named("e1")])
    )


def wrong_round() -> State:
    return SOUND._replace(round=20)


def ending() -> State:
    state, _ = draw("g1 g. g2 g.", supply={1: 0}, ending=True)
    return state._replace(ending=False)


def colours_swapped() -> State:
    one, other = SOUND.players
    swapped = with_player(SOUND, 0, one._replace(settlements=other.settlements))
    return with_player(swapped, 1, other._replace(settlements=one.settlements))


FAULTS: Final[dict[str, Callable[[], State]]] = {
    "supply": supply,
    "tiles-left": tiles_left,
    "add-tile": tile_missing,
    "remove-tile": tile_too_many,
    "remove-piece": two_pieces,
    "move-piece": piece_off,
    "round": wrong_round,
    "ending": ending,
    "swap-colours": colours_swapped,
}


@pytest.mark.parametrize("code", FAULTS)
def test_the_first_repair_undoes_the_fault(code: str) -> None:
    assert first(FAULTS[code]()) == code


@pytest.mark.parametrize("fault", [supply, tiles_left, tile_missing, tile_too_many, two_pieces, colours_swapped])
def test_the_first_repair_restores_the_table(fault: Callable[[], State]) -> None:
    assert repairs(fault())[0].table == SOUND


@pytest.mark.parametrize("surplus", [1, 2])
def test_a_player_keeps_one_bonus_tile_of_each_kind(surplus: int) -> None:
    """M2: two canoe tiles earn only one bonus tile."""
    state, _ = draw("g1 L. s. g1 L. g2", locations="canoe")
    player = state.players[0]
    [bonus] = player.bonus_tiles
    doubled = with_player(state, 0, player._replace(bonus_tiles=(bonus,) * (1 + surplus)))
    assert first(doubled) == "bonus-tiles"
    assert repairs(doubled)[0].table == state


def plain() -> State:
    """A state from the middle of a game, on a board without capitols or caves."""
    for seed in range(99):
        state = random_state(seed, 150)
        if not state.over and not state.board.capitols and not state.board.caves:
            return state
    raise AssertionError("no such game")


def test_a_section_that_lies_turned() -> None:
    state = plain()
    lying = state.board.layout.sections
    turned = (lying[0]._replace(turned=not lying[0].turned), *lying[1:])
    wrong = state._replace(board=assemble(state.board.layout._replace(sections=turned)))
    assert first(wrong) == "turn-section"
    assert repairs(wrong)[0].table == state


def test_two_sections_that_are_swapped() -> None:
    state = plain()
    one, other, *rest = state.board.layout.sections
    wrong = state._replace(board=assemble(state.board.layout._replace(sections=(other, one, *rest))))
    assert first(wrong) == "swap-sections"
    assert repairs(wrong)[0].table == state


def test_a_section_that_differs_from_a_printed_one_by_a_hex() -> None:
    """A settlement is on a grass hex that was misread as water."""
    printed = section_named("farm")
    column = printed.rows[0].index("G")
    misread = printed.rows[0][:column] + "W" + printed.rows[0][column + 1 :]
    own = PlacedSection(own_section((misread, *printed.rows[1:]), dict(printed.locations)))
    players = (Kingdom(Colour.BLUE, BIT[hex_at(10, 10 + column)]), Kingdom(Colour.ORANGE))
    cards = ("knights", "lords", "miners")
    wrong = Position(Ruleset(), assemble(layout((*BOARD[:3], own))), cards, players)
    assert first(wrong) == "printed-section"
    assert repairs(wrong)[0].table.board is assemble(layout(BOARD))


def test_two_faults_take_two_changes() -> None:
    both = with_player(tiles_left(), 1, SOUND.players[1]._replace(supply=1))
    assert sorted(first(both).split()) == ["supply", "tiles-left"]
    assert repairs(both)[0].table == SOUND


def test_nothing_is_proposed_for_a_possible_table_or_a_hopeless_one() -> None:
    assert repairs(SOUND) == []
    everywhere = SOUND.players[0]._replace(settlements=SOUND.board.hexes)
    assert repairs(with_player(SOUND, 0, everywhere)) == []


def test_a_piece_must_stand_on_each_hex_that_was_built_on_in_this_turn() -> None:
    """T2."""
    state, _ = draw("g1 g1 g. g. g2", due=2, built="b1", card="grass")
    player = state.players[0]
    off = player.settlements & ~BIT[named("b1")] | BIT[named("c1")]
    moved = with_player(state, 0, player._replace(settlements=off))
    assert first(moved) == "move-piece"
    assert state in [repair.table for repair in repairs(moved)]
