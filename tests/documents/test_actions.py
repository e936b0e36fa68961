"""Documents of actions: reading, writing and faults."""

from typing import Any

import pytest

from referee.base.errors import ShapeError
from referee.board.hexes import named
from referee.documents.actions import dump_action, read_action
from referee.documents.reader import load
from referee.model.actions import (
    Action,
    Build,
    BuildWith,
    Draw,
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
from referee.model.vocabulary import TerrainCard

ACTIONS: list[tuple[Action, dict[str, Any]]] = [
    (Build(named("c5")), {"type": "build", "at": "c5"}),
    (BuildWith("farm", named("c5")), {"type": "build", "at": "c5", "tile": "farm"}),
    (MoveWith("barn", named("a1"), named("b2")), {"type": "move", "tile": "barn", "from": "a1", "to": "b2"}),
    (Build(named("c5"), "outpost"), {"type": "build", "at": "c5", "waiver": "outpost"}),
    (
        BuildWith("farm", named("c5"), "outpost"),
        {"type": "build", "at": "c5", "tile": "farm", "waiver": "outpost"},
    ),
    (Place("quarry", named("i:j5")), {"type": "place", "at": "i:j5", "tile": "quarry"}),
    (
        Place("barracks", named("c5"), "outpost"),
        {"type": "place", "at": "c5", "tile": "barracks", "waiver": "outpost"},
    ),
    (Remove("sword", named("c5")), {"type": "remove", "tile": "sword", "at": "c5"}),
    (Draw("fort"), {"type": "draw", "tile": "fort"}),
    (
        BuildWith("farm", named("c5"), "outpost", "bazaar"),
        {"type": "build", "at": "c5", "tile": "farm", "waiver": "outpost", "via": "bazaar"},
    ),
    (
        Place("barracks", named("c5"), "outpost", "bazaar"),
        {"type": "place", "at": "c5", "tile": "barracks", "waiver": "outpost", "via": "bazaar"},
    ),
    (
        MoveWith("barn", named("a1"), named("b2"), "bazaar"),
        {"type": "move", "tile": "barn", "from": "a1", "to": "b2", "via": "bazaar"},
    ),
    (Remove("temple", named("c5"), "bazaar"), {"type": "remove", "tile": "temple", "at": "c5", "via": "bazaar"}),
    (Draw("fort", "bazaar"), {"type": "draw", "tile": "fort", "via": "bazaar"}),
    (Take("number-five"), {"type": "take", "tile": "number-five"}),
    (Take("cathedral", "bazaar"), {"type": "take", "tile": "cathedral", "via": "bazaar"}),
    (Spend("cathedral", 8, 0), {"type": "spend", "tile": "cathedral", "ones": 8, "fives": 0}),
    (
        Spend("cathedral", 0, 2, "bazaar"),
        {"type": "spend", "tile": "cathedral", "ones": 0, "fives": 2, "via": "bazaar"},
    ),
    (Finish(), {"type": "finish"}),
    (Redraw(), {"type": "redraw"}),
    (EndTurn(), {"type": "end-turn"}),
    (Play(TerrainCard.GRASS), {"type": "play", "card": "grass"}),
    (Reveal(TerrainCard.DESERT), {"type": "reveal", "card": "desert"}),
    (Reveal(None), {"type": "reveal", "card": None}),
    (Reveal(TerrainCard.SWAMP_FLOWER_FIELD), {"type": "reveal", "card": "swamp-flower-field"}),
    (Shuffle((TerrainCard.GRASS, TerrainCard.FOREST)), {"type": "shuffle", "deck": ["grass", "forest"]}),
]


@pytest.mark.parametrize(("action", "document"), ACTIONS)
def test_an_action_and_its_document(action: Action, document: dict[str, Any]) -> None:
    assert dump_action(action) == document
    assert load(read_action, document) == action


def test_null_means_no_tile_and_no_waiver() -> None:
    document = {"type": "build", "at": "c5", "tile": None, "waiver": None, "via": None}
    assert load(read_action, document) == Build(named("c5"))
    assert load(read_action, {"type": "place", "tile": "x", "at": "c5", "waiver": None}) == Place("x", named("c5"))
    assert load(read_action, {"type": "draw", "tile": "fort", "via": None}) == Draw("fort")


def test_an_action_through_the_bazaar_without_a_tile() -> None:
    """The document has a valid shape. Only the rules refuse the action, because the bazaar must repeat a tile."""
    assert load(read_action, {"type": "build", "at": "c5", "via": "bazaar"}) == BuildWith(
        "bazaar", named("c5"), via="bazaar"
    )


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
        ({"type": "build", "at": "c5", "waiver": 1}, "/waiver"),
        ({"type": "build", "at": "c5", "waiver": ["outpost"]}, "/waiver"),
        ({"type": "place", "at": "c5"}, "/tile"),
        ({"type": "place", "at": "c5", "tile": None}, "/tile"),
        ({"type": "place", "tile": "quarry"}, "/at"),
        ({"type": "place", "tile": "quarry", "at": "c21"}, "/at"),
        ({"type": "place", "tile": "quarry", "at": "c5", "waiver": {}}, "/waiver"),
        ({"type": "move", "tile": "wagon", "from": "a1", "to": "b2", "waiver": "outpost"}, "/waiver"),
        ({"type": "remove", "tile": "sword"}, "/at"),
        ({"type": "remove", "at": "c5"}, "/tile"),
        ({"type": "remove", "at": "c5", "tile": "sword", "waiver": "outpost"}, "/waiver"),
        ({"type": "draw"}, "/tile"),
        ({"type": "draw", "tile": None}, "/tile"),
        ({"type": "draw", "tile": "fort", "card": "grass"}, "/card"),
        ({"type": "finish", "tile": "wagon"}, "/tile"),
        ({"type": "end-turn", "now": True}, "/now"),
        ({"type": "play", "card": None}, "/card"),
        ({"type": "reveal", "card": "swamp"}, "/card"),
        ({"type": "shuffle", "deck": ["grass"] * 31}, "/deck"),
        ({"type": "build", "at": "c5", "tile": "farm", "via": 1}, "/via"),
        ({"type": "move", "tile": "barn", "from": "a1", "to": "b2", "via": ["bazaar"]}, "/via"),
        ({"type": "finish", "via": "bazaar"}, "/via"),
        ({"type": "take"}, "/tile"),
        ({"type": "take", "tile": None}, "/tile"),
        ({"type": "take", "tile": "cathedral", "ones": 1}, "/ones"),
        ({"type": "spend", "tile": "cathedral", "ones": 1}, "/fives"),
        ({"type": "spend", "tile": "cathedral", "ones": None, "fives": 0}, "/ones"),
        ({"type": "spend", "tile": "cathedral", "ones": 9, "fives": 0}, "/ones"),
        ({"type": "spend", "tile": "cathedral", "ones": 0, "fives": 3}, "/fives"),
        ({"type": "spend", "tile": "cathedral", "ones": -1, "fives": 0}, "/ones"),
        ({"type": "spend", "ones": 1, "fives": 0}, "/tile"),
    ],
)
def test_a_wrong_action_is_refused_with_its_place(document: object, place: str) -> None:
    with pytest.raises(ShapeError) as refusal:
        load(read_action, document)
    assert [fault.place for fault in refusal.value.faults] == [place]
