"""The contract is valid, and the service delivers exactly this contract."""

import json
from collections.abc import Iterator

import pytest
import schemathesis
import yaml

from referee.api.docs import contract as handed_out
from referee.documents.reader import Json
from tests.contract.contract import contract, operations
from tools.contract.bundle import LOADER, OUTPUT, bundled, written


def test_the_bundle_is_current() -> None:
    """If this fails, run `python -m tools.contract.bundle`."""
    made = written()
    assert {file: file.read_text(encoding="utf-8") for file in made} == made
    assert set(OUTPUT.iterdir()) == {file for file in made if file.parent == OUTPUT}


@pytest.mark.parametrize("name", ["openapi.json", "openapi.yaml"])
def test_both_files_say_the_same(name: str) -> None:
    text = handed_out(name)
    found = json.loads(text) if name.endswith("json") else yaml.load(text, LOADER)  # noqa: S506  (it is the safe one)
    assert found == contract()


def test_the_contract_is_valid_openapi() -> None:
    loaded = schemathesis.openapi.from_dict(bundled())
    loaded.validate()
    assert loaded.specification.version == "3.1.0"


def test_every_reference_leads_somewhere_and_every_component_is_used() -> None:
    used = set(_references(contract()))
    components = {f"#/components/{kind}/{name}" for kind, found in contract()["components"].items() for name in found}
    assert used == {name for name in components if "/securitySchemes/" not in name}


def _references(node: Json) -> Iterator[str]:
    match node:
        case {"$ref": str(reference)}:
            yield reference
        case {"mapping": dict(mapping)}:
            yield from mapping.values()
        case _:
            pass
    for inner in node.values() if isinstance(node, dict) else node if isinstance(node, list) else ():
        yield from _references(inner)


def test_operation_ids_differ_and_everything_is_explained() -> None:
    found = list(operations())
    assert len({operation.name for operation in found}) == len(found)
    known = {tag["name"] for tag in contract()["tags"]}
    for operation in found:
        assert operation.definition["summary"]
        assert set(operation.definition["tags"]) <= known
