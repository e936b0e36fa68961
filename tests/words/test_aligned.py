"""Texts about random actions and scores name the same hexes, numbers and players in every language."""

import re
from collections.abc import Iterator
from random import Random
from typing import Final

import pytest

from referee.calls import ruling, score
from referee.calls.call import Context, Driver
from referee.model.actions import Action
from referee.model.state import State
from referee.model.vocabulary import Colour
from referee.words.languages import ENGLISH, LANGUAGES
from referee.words.speech import speech
from tests.games import random_state
from tests.properties.universe import sample
from tests.share import share

pytestmark = pytest.mark.sampled

CASES: Final = share(60, 600)
HEX: Final = re.compile(r"\b[a-t](?:1[0-9]|20|[1-9])\b")
NUMBER: Final = re.compile(r"(?<![\w:])\d+")


def cases() -> Iterator[tuple[State, Action]]:
    rng = Random(22)
    while True:
        state = random_state(rng.randrange(2**32), rng.randrange(250))
        if state.frames:
            yield from ((state, action) for action in rng.sample(list(sample(state, rng, 4)), 3))


def texts(state: State, action: Action, language: str) -> list[str]:
    """The texts to compare, in order: those of the ruling on an action, then those of the score."""
    context = Context(speech(language), frozenset({"sentences"}))
    found = Driver(ruling.CALL).answer(ruling.Question(state=state, action=action), context)
    said = [reason["text"] for reason in (*found["violations"], *found["instead"])] + found["sentences"]
    said += [found["awaited"]["text"]] if found["awaited"] else []
    scores = score.answer(score.Question(state=state), context)
    return [*said, *(entry["text"] for player in scores["players"] for entry in player["entries"])]


def facts_in(text: str, language: str) -> tuple[list[str], list[str], list[Colour]]:
    """The hexes, numbers and colours of players in a text, sorted, because languages order them differently."""
    colours = [colour for colour in Colour if re.search(rf"\b{speech(language).name(colour)}\b", text)]
    return sorted(HEX.findall(text)), sorted(NUMBER.findall(HEX.sub("", text))), colours


def test_all_languages_name_the_same_hexes_numbers_and_players() -> None:
    seen = 0
    for _, (state, action) in zip(range(CASES), cases(), strict=False):
        english = texts(state, action, ENGLISH)
        for language in LANGUAGES:
            for ours, theirs in zip(english, texts(state, action, language), strict=True):
                seen += any(facts_in(ours, ENGLISH))
                assert facts_in(theirs, language) == facts_in(ours, ENGLISH), f"{action}\n{ours}\n{theirs}"
    assert seen > CASES
