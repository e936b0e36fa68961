"""The sentences about faults: their codes, their facts, and examples."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax import parse

from referee.base.faults import Fault, quote, unknown
from referee.words.languages import LANGUAGES
from referee.words.messages import entries
from referee.words.speech import speech

SOURCE: Final = Path(__file__).parents[2] / "referee"
MADE: Final = {"missing", "null-value", "not-an-object", "one-table", "one-table-or-board", "panel-of-board"}
"""Codes that `source_faults` does not find, because schemas pass them to marshmallow or yield them."""
FROM_THE_PLACE: Final = {"missing": {"key"}, "missing-tag": {"key"}}
"""For each of these codes, the variables whose values come from the fault's `place`, not from its facts."""


def calls() -> Iterator[tuple[str, ast.Call]]:
    for file in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                yield name, node


def source_faults() -> Iterator[tuple[str, set[str]]]:
    """Yield every fault that the source creates with a literal code: its code and the names of its facts."""
    for name, call in calls():
        place = {"Fault": 1, "refusal": 1, "fault": 0, "ValidationError": 0}.get(name)
        code = call.args[place] if place is not None and len(call.args) > place else None
        if isinstance(code, ast.Constant):
            facts = {keyword.arg or "" for keyword in call.keywords}
            for given in call.args[2:] if name == "Fault" else ():
                assert isinstance(given, ast.Dict), code.value
                facts |= {key.value for key in given.keys if isinstance(key, ast.Constant)}  # type: ignore[misc]
            yield str(code.value), facts


def sentence_facts(code: str) -> tuple[set[str], set[str]]:
    """The required and the optional facts of a sentence."""
    entry, *_ = parse(entries("en", "faults")[code]).body
    assert isinstance(entry, fluent.Message)
    assert entry.value is not None
    return _variables(entry.value), {attribute.id.name for attribute in entry.attributes}


def _variables(pattern: fluent.Pattern) -> set[str]:
    found = set()
    for element in pattern.elements:
        match element:
            case fluent.Placeable(expression=fluent.VariableReference(id=variable)):
                found.add(variable.name)
            case fluent.Placeable(
                expression=fluent.SelectExpression(selector=fluent.VariableReference(id=variable), variants=variants)
            ):
                found |= {variable.name}.union(*(_variables(variant.value) for variant in variants))
            case _:
                pass
    return found


def test_every_code_has_a_sentence_and_every_sentence_a_code() -> None:
    sentences = {key for key in entries("en", "faults") if not key.startswith("json-")}
    assert {code for code, _ in source_faults()} | MADE == sentences


def test_every_fault_has_the_facts_that_its_sentence_needs() -> None:
    for code, facts in source_faults():
        must, may = sentence_facts(code)
        assert must - FROM_THE_PLACE.get(code, set()) <= facts, code
        assert facts <= must | may, code


def test_every_kind_of_json_value_has_its_word() -> None:
    words = {key.removeprefix("json-") for key in entries("en", "faults") if key.startswith("json-")}
    source = "\n".join(file.read_text(encoding="utf-8") for file in (SOURCE / "documents").rglob("*.py"))
    assert words == {word for word in words if f'"{word}"' in source}


def test_everything_with_a_name_has_a_sentence_about_unknown_names() -> None:
    """A literal first argument of `unknown` or second argument of `known` must name a variant of `unknown-name`."""
    text = entries("en", "faults")["unknown-name"]
    asked = {"unknown": 0, "known": 1}
    for name, call in calls():
        if name in asked and len(call.args) > asked[name]:
            what = call.args[asked[name]]
            assert not isinstance(what, ast.Constant) or f"[{what.value!s}]" in text, ast.dump(call)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "There is no task called “raod”. Did you mean “road”?"),
        ("es", "No hay ninguna tarea llamada «raod». ¿Querías decir «road»?"),
        ("fr", "Il n’y a pas de mission nommée « raod ». Vouliez-vous dire « road » ?"),
        ("de", "Eine Aufgabe namens „raod“ gibt es nicht. Meinst du „road“?"),
    ],
)
def test_one_fault_in_every_language(language: str, said: str) -> None:
    assert speech(language).fault(unknown("task", "raod", ["road", "fortress"])) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "This must be an object, not true or false."),
        ("es", "Aquí debe ir un objeto, no true o false."),
        ("fr", "Il faut ici un objet, et non true ou false."),
        ("de", "Hier gehört ein Objekt hin. Angegeben ist true oder false."),
    ],
)
def test_kinds_of_json_values(language: str, said: str) -> None:
    assert speech(language).fault(Fault("", "wrong-kind", {"kind": "flag", "wanted": "object"})) == said


def test_hexes_are_listed_in_natural_order_and_an_empty_list_is_left_out() -> None:
    near = Fault("/caves", "cave-too-near", {"at": "c7", "hexes": ("d10", "d8")})
    assert speech().fault(near).startswith("The cave on c7 is too close to d8 and d10.")
    nobody = Fault("", "not-playing", {"player": "red", "players": ()})
    assert speech().fault(nobody) == "red is not a player in this game."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fault_inside_a_fault(language: str) -> None:
    inside = Fault("round", "not-a-number", {"found": "two"})
    said = speech(language).fault(Fault("", "line-field", {"field": "round", "why": inside}))
    assert speech(language).fault(inside) in said


def test_a_callers_text_is_shortened_and_has_no_control_characters() -> None:
    assert quote("a\nb\0") == "a\\nb\\x00"
    assert quote("x" * 50) == "x" * 40 + "…"


def test_a_code_without_a_sentence_and_the_bare_text_for_programmers() -> None:
    strange = Fault("/x", "too-far-out", {"at": "c7", "known": ("a", "b")})
    assert speech("es").fault(strange) == str(strange) == "/x: too far out (at c7, known a b)"
