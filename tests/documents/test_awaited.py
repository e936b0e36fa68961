"""The text of `awaited`: one line that says who acts next and what to do."""

import pytest

from referee.board.hexes import named
from referee.board.terrain import Terrain
from referee.documents.answers import dump_awaited
from referee.engine.frames import FRAMES
from referee.model.frames import Drawing, Frame, Harvesting, Reacting, Turning, Using
from referee.model.state import State
from referee.model.vocabulary import HarvestMode, Purpose, TerrainCard
from referee.words.languages import LANGUAGES
from referee.words.messages import entries
from referee.words.speech import speech
from tests.drawing import draw

TWO_CARDS = (TerrainCard.GRASS, TerrainCard.FOREST)
CASES: list[tuple[Frame, str]] = [
    (
        Drawing(0, Purpose.HAND),
        "round 2, blue draws a card for the next turn; say which one, or that it stays face down",
    ),
    (
        Drawing(1, Purpose.HAND),
        "round 2, orange draws a second card for the next turn; say which one, or that it stays face down",
    ),
    (Drawing(1, Purpose.REDRAW), "round 2, orange draws a card to replace a useless one; say which one"),
    (Drawing(1, Purpose.TILE), "round 2, orange draws a card with the fort tile; say which one"),
    (Drawing(1, Purpose.DISCARD), "round 2, orange discards the card that was not chosen; say which one"),
    (Using(1, "donation-water", 2), "round 2, orange uses the donation (water) tile, at most 2 more steps"),
    (
        Using(1, "fort", 1, card=TerrainCard.FLOWER_FIELD),
        "round 2, orange uses the fort tile, at most 1 more step (drawn: flower field)",
    ),
    (
        Using(1, "fort", 1, card=TerrainCard.DESERT, via="bazaar"),
        "round 2, orange uses the fort tile, at most 1 more step (repeated with the bazaar tile) (drawn: desert)",
    ),
    (
        Turning(0, TerrainCard.GRASS, due=1),
        "round 2, blue to act, grass is on the table, 1 settlement to build",
    ),
    (
        Turning(0),
        "round 2, blue to act, no terrain card this turn",
    ),
    (
        Turning(1),
        "round 2, orange to act, two terrain cards to choose from",
    ),
    (
        Turning(0, TerrainCard.SWAMP_GRASS, due=2, terrain=Terrain.GRASS, owed=1),
        "round 2, blue to act, swamp/grass is on the table as grass, 3 settlements to build",
    ),
    (
        Turning(0, TerrainCard.DESERT, due=3),
        "round 2, blue to act, desert is on the table, but no hex is left for this card; draw a new one to build",
    ),
    (
        Reacting(1, 0, named("i:c3")),
        "round 2, blue took the last tile of island hex c3; orange may build with the canoe or let it pass",
    ),
    (
        Harvesting(1, 1),
        "after round 2, orange uses silos: 1 silo left, up to 3 builds or up to 3 moves with this one",
    ),
    (
        Harvesting(1, 2, HarvestMode.MOVE, 1),
        "after round 2, orange uses silos: 2 silos left, 1 more move at most",
    ),
]


def waiting(frame: Frame) -> State:
    state = draw("g1 g. g. g2").state
    blue, orange = state.players
    players = (blue._replace(hand=()), orange._replace(hand=TWO_CARDS))
    below = (Turning(1), Using(1, "fort", 1)) if frame == Drawing(1, Purpose.TILE) else ()
    return state._replace(players=players, round=2, frames=(*below, frame))


@pytest.mark.parametrize(
    ("pieces", "text"),
    [
        (0, "up to 3 moves with this one, because the supply is empty"),
        (1, "1 build or up to 3 moves with this one"),
        (2, "up to 2 builds or up to 3 moves with this one"),
    ],
)
def test_the_text_offers_no_more_builds_than_the_supply_allows(pieces: int, text: str) -> None:
    state = draw("O. g1 g1 g. g2", silos=1, supply={1: pieces}).state
    awaited = dump_awaited(state, speech())
    assert awaited is not None
    assert awaited["text"].endswith(text)


def test_a_card_drawn_in_the_last_round_is_for_no_other_turn() -> None:
    awaited = dump_awaited(waiting(Drawing(0, Purpose.HAND))._replace(ending=True), speech())
    assert awaited is not None
    assert awaited["text"] == "round 2, blue draws a card to end the turn; say which one, or that it stays face down"


@pytest.mark.parametrize(("frame", "text"), CASES)
def test_the_text_says_who_acts_and_what_to_do(frame: Frame, text: str) -> None:
    awaited = dump_awaited(waiting(frame), speech())
    assert awaited is not None
    assert awaited["text"] == text


def test_every_frame_is_awaited_in_some_example() -> None:
    assert {frame.frame for frame, _ in CASES} == set(FRAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_used(language: str) -> None:
    keys = {FRAMES[frame.frame].prompt(waiting(frame), frame).key for frame, _ in CASES}
    assert keys == set(entries(language, "awaited"))


def test_a_game_that_is_over_waits_for_nothing() -> None:
    assert dump_awaited(draw("g1 g. g. g2").state._replace(frames=()), speech()) is None
