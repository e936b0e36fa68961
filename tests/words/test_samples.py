"""Random illegal actions and impossible tables, with any expansions, are explained in every language."""

from collections.abc import Iterator
from random import Random

import pytest

from referee.engine.audit import audit
from referee.engine.play import judge
from referee.model.findings import Inconsistency
from referee.model.ruling import Violation
from referee.words.languages import LANGUAGES
from referee.words.speech import speech
from tests.games import random_state
from tests.properties.test_distorted import distorted
from tests.properties.universe import sample
from tests.share import share

pytestmark = pytest.mark.sampled

ILLEGAL = share(500, 2000)
IMPOSSIBLE = share(120, 500)


def illegal_actions() -> Iterator[tuple[Violation, ...]]:
    rng = Random(11)
    while True:
        state = random_state(rng.randrange(2**32), rng.randrange(250))
        for action in rng.sample(list(sample(state, rng, 12)), 20):
            violations = judge(state, action).violations
            if violations:
                yield violations


def impossible_tables() -> Iterator[tuple[Inconsistency, ...]]:
    rng = Random(12)
    while True:
        state = random_state(rng.randrange(2**32), rng.randrange(250))
        for _ in range(4):
            found = audit(distorted(distorted(state, rng), rng))
            if found:
                yield found


def check(said: str) -> None:
    assert said
    assert said[-1] in ".?", said
    assert not any(sign in said for sign in "{}$<>"), said
    assert "  " not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_illegal_actions(language: str) -> None:
    words = speech(language)
    for _, violations in zip(range(ILLEGAL), illegal_actions(), strict=False):
        for violation in violations:
            assert words.knows("violations", violation.code)
            check(words.violation(violation))


@pytest.mark.parametrize("language", LANGUAGES)
def test_impossible_tables(language: str) -> None:
    words = speech(language)
    for _, flaws in zip(range(IMPOSSIBLE), impossible_tables(), strict=False):
        for flaw in flaws:
            assert words.knows("inconsistencies", flaw.code)
            check(words.inconsistency(flaw))
