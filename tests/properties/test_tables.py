"""States inferred from positions and descriptions match the originals, except for assumptions and turn details."""

from itertools import islice
from random import Random
from typing import Final

from hypothesis import given
from hypothesis import strategies as st

from referee.board.hexes import BIT, NAMES
from referee.engine.audit import audit_state
from referee.engine.inference import Inference, infer
from referee.model.description import PlayerDescription, TableDescription, TileDescription
from referee.model.findings import Assumption, AssumptionCode
from referee.model.frames import Turning
from referee.model.state import State
from referee.words.languages import LANGUAGES
from referee.words.speech import speech
from tests.games import any_start, random_game
from tests.share import examples


def turn_of_game(seed: int, steps: int) -> State | None:
    """The last state, up to this step, that has a played card and only a Turning frame; None if there is none."""
    found = None
    rng = Random(seed)
    for state, _ in islice(random_game(rng, any_start(rng)), steps + 1):
        if len(state.frames) == 1 and isinstance(state.frames[0], Turning) and state.frames[0].card:
            found = state
    return found


turns: Final = st.builds(turn_of_game, seed=st.integers(0, 2**32 - 1), steps=st.integers(0, 250)).filter(bool)
"""States of random games, with or without expansions, in which a card has been played."""


def basic_description(state: State) -> TableDescription:
    (turn,) = state.frames
    assert isinstance(turn, Turning)
    return TableDescription(state.position, turn.player, turn.card)


def checked_inference(table: TableDescription) -> Inference:
    found = infer(table)
    assert found.inconsistencies == ()
    assert found.state
    assert audit_state(found.state) == ()
    return found


def values(found: Inference, code: AssumptionCode, place: str) -> tuple[object, ...] | None:
    """The value assumed at this place and its alternatives; None if there is no such assumption."""
    for one in found.assumptions:
        if (one.code, one.place) == (code, place):
            return (one.assumed, *one.alternatives)
    return None


@given(turns)
@examples(15, 60)
def test_the_position_stays_and_the_state_is_possible(state: State) -> None:
    found = checked_inference(basic_description(state))
    assert found.state
    assert found.state.position == state.position
    assert found.state.frames[0].player == state.frames[0].player


@given(turns)
@examples(15, 60)
def test_inferred_values_match_the_original_state(state: State) -> None:
    """An assumption may be wrong, but then the true value is among its alternatives."""
    found = checked_inference(basic_description(state))
    assert found.state
    colours = [player.colour for player in state.players]
    for code, place, was, now in (
        (
            AssumptionCode.START_PLAYER,
            "/start_player",
            colours[state.start_player],
            colours[found.state.start_player],
        ),
        (AssumptionCode.ROUND, "/round", state.round, found.state.round),
        (AssumptionCode.ENDING, "/ending", state.ending, found.state.ending),
    ):
        assert was in (values(found, code, place) or (now,)), code
    sure = True
    for at in state.board.kinds:
        took, takes = (
            tuple(player.colour for player in one.players if player.taken_from & BIT[at])
            for one in (state, found.state)
        )
        readings = values(found, AssumptionCode.TAKERS, f"/location_tiles/{NAMES[at]}")
        assert took in (readings or (takes,))
        sure = sure and readings is None
    if sure:
        for seat in range(len(colours)):
            assert_player(found, state, seat)


def assert_player(found: Inference, state: State, seat: int) -> None:
    """Check the values inferred for a player.

    Values that are only assumed are not checked. The exception is the status of a tile: the true status must be
    the assumed one or an alternative.
    """
    assert found.state
    was, now, place = state.players[seat], found.state.players[seat], f"/players/{seat}"
    if values(found, AssumptionCode.TEMPLE, f"{place}/temple") is None:
        assert now.supply == was.supply
    if values(found, AssumptionCode.NUMBERS, f"{place}/numbers") is None:
        assert now.numbers == was.numbers
    if values(found, AssumptionCode.NOMAD_TILES, f"{place}/nomad_tiles") is None:
        assert now.nomad_tiles == was.nomad_tiles
    if values(found, AssumptionCode.TILES_HELD, f"{place}/tiles") is None:
        assert {tile.origin for tile in now.tiles} == {tile.origin for tile in was.tiles}
        statuses = {tile.origin: tile.status for tile in was.tiles}
        for number, tile in enumerate(now.tiles):
            possible = values(found, AssumptionCode.TILE_STATUS, f"{place}/tiles/{number}/status") or (tile.status,)
            assert statuses[tile.origin] in possible


@given(turns)
@examples(15, 60)
def test_a_board_and_pieces_are_enough(state: State) -> None:
    """The description has no tiles, Kingdom Builder cards or tasks, but marks on the board still imply the mayors."""
    table = basic_description(state)
    bare = table.position._replace(location_tiles=None, nomad_tiles=None, cards=(), tasks=(), removed_terrain=None)
    found = checked_inference(table._replace(position=bare))
    assert found.state
    for was, now in zip(state.players, found.state.players, strict=True):
        assert (was.settlements, was.figures, was.marks) == (now.settlements, now.figures, now.marks)
    for at, left in state.location_tiles.items():
        place = f"/location_tiles/{NAMES[at]}"
        assumed = values(found, AssumptionCode.LOCATION_TILES, place)
        assert left in (assumed or (found.state.location_tiles[at],))
        assert assumed is None or assumed[0] == found.state.location_tiles[at]


@given(turns)
@examples(15, 60)
def test_every_described_fact_is_kept(state: State) -> None:
    """A full description leads to the same state, except for turn details that a description cannot contain."""
    (turn,) = state.frames
    assert isinstance(turn, Turning)
    players = {
        seat: PlayerDescription(
            player.supply,
            player.hand,
            tuple(TileDescription._make(tile) for tile in player.tiles),
            player.taken_from,
            player.nomad_tiles,
            player.bonus_tiles,
            player.numbers,
            player.temple,
        )
        for seat, player in enumerate(state.players)
    }
    table = basic_description(state)._replace(
        built=turn.built,
        players=players,
        start_player=state.start_player,
        round=state.round,
        ending=state.ending,
        swamp_cards=state.swamp_cards,
        deck=state.deck,
        discard=state.discard,
        removed=state.removed,
    )
    found = checked_inference(table).state
    assert found
    assert found._replace(frames=()) == state._replace(frames=())
    (now,) = found.frames
    assert isinstance(now, Turning)
    assert (now.player, now.card, now.built) == (turn.player, turn.card, turn.built)


@given(turns)
@examples(5, 20)
def test_every_assumption_has_its_sentence(state: State) -> None:
    for one in checked_inference(basic_description(state)).assumptions:
        for language in LANGUAGES:
            assert_sentence(language, one)


def assert_sentence(language: str, one: Assumption) -> None:
    said = speech(language).assumption(one)
    assert said.endswith("."), said
    assert not any(sign in said for sign in "{}$<>"), said
    assert "  " not in said
