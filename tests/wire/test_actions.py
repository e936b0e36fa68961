"""Documents of actions."""

from typing import Any

import pytest

from referee.board.hexes import named
from referee.model.actions import Action, Build, BuildWith, EndTurn, MoveWith, Play, Redraw, Reveal, Shuffle
from referee.model.vocabulary import TerrainCard
from referee.wire.actions import dump_action, read_action
from referee.wire.reader import WireError, load

ACTIONS: list[tuple[Action, dict[str, Any]]] = [
    (Build(named("c5")), {"type": "build", "at": "c5"}),
    (BuildWith("farm", named("c5")), {"type": "build", "at": "c5", "tile": "farm"}),
    (MoveWith("barn", named("a1"), named("b2")), {"type": "move", "tile": "barn", "from": "a1", "to": "b2"}),
    (Redraw(), {"type": "redraw"}),
    (EndTurn(), {"type": "end-turn"}),
    (Play(TerrainCard.GRASS), {"type": "play", "card": "grass"}),
    (Reveal(TerrainCard.DESERT), {"type": "reveal", "card": "desert"}),
    (Reveal(None), {"type": "reveal", "card": None}),
    (Shuffle((TerrainCard.GRASS, TerrainCard.FOREST)), {"type": "shuffle", "deck": ["grass", "forest"]}),
]


@pytest.mark.parametrize(("action", "document"), ACTIONS)
def test_an_action_and_its_document(action: Action, document: dict[str, Any]) -> None:
    assert dump_action(action) == document
    assert load(read_action, document) == action


@pytest.mark.parametrize(
    ("document", "place"),
    [
        ({}, "/type"),
        ({"type": "dance"}, "/type"),
        ({"type": 1}, "/type"),
        ([], ""),
        ({"type": "build"}, "/at"),
        ({"type": "build", "at": "c5", "with": "farm"}, "/with"),
        ({"type": "move", "tile": "barn", "from": "a1", "to": "a99"}, "/to"),
        ({"type": "end-turn", "now": True}, "/now"),
        ({"type": "play", "card": None}, "/card"),
        ({"type": "reveal", "card": "swamp"}, "/card"),
        ({"type": "shuffle", "deck": ["grass"] * 26}, "/deck"),
    ],
)
def test_a_wrong_action_is_refused_with_its_place(document: object, place: str) -> None:
    with pytest.raises(WireError) as refusal:
        load(read_action, document)
    assert [fault.place for fault in refusal.value.faults] == [place]
