"""Every tile says what it does, and no two say the same."""

import re
from collections import Counter

import pytest

from referee.desk.catalogue import listed
from referee.rules.catalogue import POWERS
from referee.words.rules import RULES
from referee.words.tiles import TILES


def test_only_what_there_is_has_a_sentence() -> None:
    assert TILES.keys() <= POWERS.keys()


def test_the_catalogue_tells_tiles_apart() -> None:
    texts = Counter(tile["text"] for tile in listed("tiles"))
    assert [text for text, count in texts.items() if count > 1] == []


def test_a_tile_with_a_rule_of_its_own_needs_no_other_sentence() -> None:
    told = {tile["name"]: tile["text"] for tile in listed("tiles")}
    assert told["farm"] == RULES["L7"]
    assert told["monastery"] == TILES["monastery"]


@pytest.mark.parametrize("text", TILES.values(), ids=TILES)
def test_a_tile_is_told_in_one_sentence(text: str) -> None:
    assert re.fullmatch(r"[A-Z][^.]*\.", text)
