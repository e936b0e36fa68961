"""The contract can grow: answers may gain keys, but documents that callers send back may not."""

from collections.abc import Iterator
from typing import Final

import pytest
from jsonschema_rs import ValidationError

from referee.documents.reader import Json
from tests.contract.contract import component, contract, operations, resolved, validator

_SCHEMAS: Final = "#/components/schemas/"


def _references(node: Json) -> Iterator[str]:
    if isinstance(node, dict):
        yield from [node["$ref"]] if isinstance(node.get("$ref"), str) else []
        node = list(node.values())
    if isinstance(node, list):
        for inner in node:
            yield from _references(inner)


def _reached(node: Json) -> set[str]:
    """The names of all schemas that a part of the contract refers to, directly or indirectly."""
    found: set[str] = set()
    waiting = list(_references(node))
    while waiting:
        reference = waiting.pop()
        name = reference.removeprefix(_SCHEMAS)
        if name not in found:
            found |= {name} if reference.startswith(_SCHEMAS) else set()
            waiting += _references(resolved({"$ref": reference}))
    return found


def _doors(node: Json) -> Iterator[bool]:
    """For each object with named keys, yield whether it accepts other keys."""
    if isinstance(node, dict):
        if "properties" in node:
            yield node.get("additionalProperties", True) is not False
        node = list(node.values())
    if isinstance(node, list):
        for inner in node:
            yield from _doors(inner)


SENT: Final = {name for call in operations() for name in _reached(call.definition.get("requestBody"))}
ANSWERED: Final = contract()["components"]["schemas"].keys() - SENT


@pytest.mark.parametrize("name", sorted(SENT))
def test_requests_accept_no_unknown_keys(name: str) -> None:
    """If an unknown key were accepted, it would be lost. A new key in a state or a position needs a new `format`."""
    assert not any(_doors(component(name)))


@pytest.mark.parametrize("name", sorted(ANSWERED))
def test_answers_may_gain_keys(name: str) -> None:
    """A client generated from the contract must not fail when an answer gains a key."""
    assert all(_doors(component(name)))


@pytest.mark.parametrize("name", ["State", "Position", "FullBoard", "BuildAction", "TurningFrame", "BuiltEvent"])
def test_the_documents_of_a_game_are_among_the_closed_ones(name: str) -> None:
    assert name in SENT


def test_an_undocumented_key_of_an_answer_fails_here() -> None:
    """The tests check answers against a copy of the contract that allows no undocumented keys."""
    audit = {"verdict": "possible", "inconsistencies": []}
    allowed = validator({"$ref": f"{_SCHEMAS}Audit"})
    allowed.validate(audit)
    with pytest.raises(ValidationError):
        allowed.validate({**audit, "surprise": 1})
