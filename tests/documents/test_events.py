"""Events that callers send back."""

import json
from typing import get_args

import pytest

from referee.base.errors import ImpossibleError, ShapeError
from referee.board.hexes import named
from referee.documents.answers import dump_events
from referee.documents.events import MAX_EVENTS, event_documents, load_events
from referee.documents.reader import Json, load
from referee.engine.play import apply
from referee.model.events import Built, CardDrawn, Event, MandatoryActionEnded, NumberTaken, Removed
from referee.model.state import State
from referee.model.vocabulary import Purpose, TerrainCard
from referee.words.speech import speech
from tests.contract.tables import moments
from tests.drawing import draw


def table() -> State:
    return draw("g1 g. g2")[0]


def event_json(state: State, *events: Event) -> list[Json]:
    found: list[Json] = json.loads(json.dumps(dump_events(state, events)))
    return found


def test_the_events_of_all_games_survive_the_wire() -> None:
    """MandatoryActionEnded is rare, so it is tested separately. The games contain every other kind of event."""
    rare = MandatoryActionEnded(0)
    assert load_events(table(), event_json(table(), rare)) == (rare,)
    seen: set[type] = {MandatoryActionEnded}
    for moment in moments():
        if moment.state.frames:
            events = apply(moment.state, moment.actions[0]).events
            documents = event_json(moment.state, *events)
            assert load(event_documents, documents) == documents
            assert load_events(moment.state, documents) == events
            seen |= set(map(type, events))
    assert seen == set(get_args(Event))


@pytest.mark.parametrize(
    ("change", "faults"),
    [
        ({"event": "built", "tile": "castle-tile"}, ["/0/tile"]),
        ({"event": "built", "at": "z9", "player": "green"}, ["/0/player", "/0/at"]),
        ({"event": "exploded"}, ["/0/event"]),
        ({"event": "built", "seen_by": "blue"}, ["/0/seen_by"]),
        ({"event": "shuffled"}, ["/0/player", "/0/at", "/0/tile", "/0/cards"]),
    ],
)
def test_a_wrong_shape_is_refused_at_its_place(change: Json, faults: list[str]) -> None:
    (document,) = event_json(table(), Built(0, named("b1"), None))
    with pytest.raises(ShapeError) as refused:
        load(event_documents, [document | change])
    assert [fault.place for fault in refused.value.faults] == faults


@pytest.mark.parametrize(
    ("document", "said"),
    [
        (
            {"event": "number-taken", "player": "blue", "number": 3},
            "“3” is not possible here. Choose 1 or 5.",
        ),
        (
            {"event": "card-drawn", "player": "blue", "card": "grass", "purpose": "discard"},
            "“discard” is not possible here. Choose hand, redraw or tile.",
        ),
        (
            {"event": "card-drawn", "player": "blue", "card": "grass"},
            "“purpose” is required, but it is missing.",
        ),
        (
            {"event": "tile-spent", "player": "blue", "tile": "sward"},
            "There is no nomad tile called “sward”. Did you mean “sword”?",
        ),
        (
            {"event": "bonus-used", "player": "blue", "tile": "canoe-bones"},
            "There is no bonus tile called “canoe-bones”. Did you mean “canoe-bonus”?",
        ),
        (
            {"event": "card-played", "player": "blue", "card": None},
            "This must be a string, not null.",
        ),
    ],
)
def test_a_wrong_value_is_explained(document: Json, said: str) -> None:
    with pytest.raises(ShapeError) as refused:
        load(event_documents, [document])
    assert [speech().fault(fault) for fault in refused.value.faults] == [said]


def test_the_number_of_events_is_limited() -> None:
    (document,) = event_json(table(), NumberTaken(0, 1))
    assert load(event_documents, [document] * MAX_EVENTS)
    with pytest.raises(ShapeError):
        load(event_documents, [document] * (MAX_EVENTS + 1))


def test_a_player_who_is_not_in_the_game_is_impossible() -> None:
    documents = event_json(
        table(), CardDrawn(0, TerrainCard.GRASS), Removed(0, 1, "settlement", named("c1"), "sword")
    )
    documents[1]["owner"] = "red"
    assert load(event_documents, documents) == documents
    with pytest.raises(ImpossibleError) as refused:
        load_events(table(), documents)
    assert [(one.code, one.fault.place) for one in refused.value.contradictions] == [
        ("unknown-player", "/events/1/owner")
    ]


def test_a_face_down_card_stays_face_down() -> None:
    event = CardDrawn(1, None, Purpose.HAND)
    assert load_events(table(), event_json(table(), event)) == (event,)
