"""The public names of the package `referee`, and the examples in its docstring."""

import doctest

import pytest

import referee
from referee import Build, Choices, Colour, Draft, IllegalActionError, apply, apply_in_place, legal, named, start


def test_the_examples_work() -> None:
    tested = doctest.testmod(referee)
    assert tested.attempted > 10
    assert not tested.failed


def test_every_public_name_exists_and_has_a_docstring() -> None:
    for name in referee.__all__:
        found = getattr(referee, name)
        assert found.__doc__ or name == "Action", name
    assert sorted(referee.__all__) == referee.__all__


def test_an_illegal_action_is_not_applied() -> None:
    state = start(Choices((Colour.BLUE, Colour.ORANGE), seed="hello"))
    with pytest.raises(IllegalActionError, match="wrong-terrain") as refusal:
        apply(state, Build(named("t20")))
    assert refusal.value.action == Build(named("t20"))
    assert [violation.code for violation in refusal.value.violations] == ["wrong-terrain"]


def test_a_draft_does_not_change_the_state_it_was_made_from() -> None:
    state = start(Choices((Colour.BLUE, Colour.ORANGE), seed="hello"))
    before = tuple(state)
    draft = Draft(state)
    while offers := legal(draft):
        apply_in_place(draft, offers[-1].pick(0))
    assert tuple(state) == before
    assert draft.finished().over
