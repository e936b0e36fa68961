"""Actions in words, both ways."""

import pytest

from referee.cli.shorthand import read_shorthand, write_shorthand
from referee.wire.actions import read_action
from referee.wire.reader import Json, load

ACTIONS: list[tuple[str, Json]] = [
    ("build c5", {"type": "build", "at": "c5"}),
    ("build c5 farm", {"type": "build", "at": "c5", "tile": "farm"}),
    ("build c5 waiver outpost", {"type": "build", "at": "c5", "waiver": "outpost"}),
    ("build c5 farm waiver outpost", {"type": "build", "at": "c5", "tile": "farm", "waiver": "outpost"}),
    ("place c5 quarry", {"type": "place", "at": "c5", "tile": "quarry"}),
    ("place c5 wagon waiver outpost", {"type": "place", "at": "c5", "tile": "wagon", "waiver": "outpost"}),
    ("remove c5 sword", {"type": "remove", "at": "c5", "tile": "sword"}),
    ("draw fort", {"type": "draw", "tile": "fort"}),
    ("finish", {"type": "finish"}),
    ("move barn a1 b2", {"type": "move", "tile": "barn", "from": "a1", "to": "b2"}),
    ("end-turn", {"type": "end-turn"}),
    ("redraw", {"type": "redraw"}),
    ("play grass", {"type": "play", "card": "grass"}),
    ("reveal flower-field", {"type": "reveal", "card": "flower-field"}),
    ("reveal", {"type": "reveal", "card": None}),
    ("shuffle grass desert", {"type": "shuffle", "deck": ["grass", "desert"]}),
]


@pytest.mark.parametrize(("words", "document"), ACTIONS)
def test_both_ways(words: str, document: Json) -> None:
    assert read_shorthand(f" {words.replace(' ', '  ')} ") == document
    assert write_shorthand(document) == words
    load(read_action, document)


def test_a_tile_that_is_null_is_none() -> None:
    assert write_shorthand({"type": "build", "at": "c5", "tile": None, "waiver": None}) == "build c5"
