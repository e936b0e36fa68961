"""Requirements that client generators and browsers place on the contract, checked without running any of these."""

import re
from collections.abc import Iterator

import pytest

from referee.api.app import create_app
from referee.api.limits import _EXPOSED, _METHODS
from referee.documents.reader import Json
from tests.contract.contract import Operation, contract, operations, resolved
from tools.contract.examples import QUIET
from tools.contract.links import members


def _nodes(node: Json, place: str = "#") -> Iterator[tuple[str, Json]]:
    """Yield every object in the contract with its place, except inside examples."""
    if isinstance(node, dict):
        yield place, node
        for key, inner in node.items():
            if not (place.startswith("#/components/examples") and key == "value"):
                yield from _nodes(inner, f"{place}/{key}")
    if isinstance(node, list):
        for number, inner in enumerate(node):
            yield from _nodes(inner, f"{place}/{number}")


def test_the_body_of_a_link_is_a_text() -> None:
    """The parser of openapi-generator refuses a link whose body is not a string."""
    links = [node for place, node in _nodes(contract()) if "/links/" in place and "requestBody" in node]
    assert len(links) > 10
    for link in links:
        assert all(expression.startswith("$") for expression in members(link["requestBody"]).values())


def test_every_required_property_is_described() -> None:
    undescribed = [
        (place, name)
        for place, node in _nodes(contract())
        if isinstance(node.get("required"), list)
        for name in node["required"]
        if name not in node.get("properties", {})
    ]
    assert undescribed == []


def test_no_component_is_only_a_name() -> None:
    """Generators lose the type of a component that is only a reference, or only a union of a reference and null."""
    for name, schema in contract()["components"]["schemas"].items():
        assert "$ref" not in schema, name
        assert len(schema.get("oneOf", [])) != 2 or {"type": "null"} not in schema["oneOf"], name


def test_every_union_of_objects_has_a_name() -> None:
    """A generator invents a name for an unnamed union, and that name may clash with another one."""
    for place, node in _nodes(contract()["components"]["schemas"], "schemas"):
        options = [option for option in node.get("oneOf", []) if option != {"type": "null"}]
        assert place.count("/") == 1 or len(options) < 2, place


def test_every_tile_has_a_type_of_its_own() -> None:
    """A plain string would hide the kinds of tile from typed clients. The tile of a highlight was once such a string.

    Only the tile of a `Use` in a state may be any text. The audit reports a text that is not the name of a tile.
    """
    plain = [
        place
        for place, node in _nodes(contract())
        if re.search(r"/properties/(?:tile|waiver|via)$", place) and "string" in node.get("type", ())
    ]
    assert plain == ["#/components/schemas/Use/properties/tile"]


@pytest.mark.parametrize("operation", operations(), ids=lambda operation: operation.name)
def test_an_operation_is_a_verb_and_a_noun(operation: Operation) -> None:
    assert re.fullmatch("[a-z]+([A-Z][a-zA-Z]+)", operation.name)


def test_former_names_are_no_longer_used() -> None:
    former = {operation.definition.get("x-former-name") for operation in operations()} - {None}
    assert former == {"rule", "score", "audit", "scan"}
    assert not former & {operation.name for operation in operations()}


def test_cross_origin_pages_can_read_what_the_contract_describes() -> None:
    described = {
        name
        for operation in operations()
        if operation.path.startswith("/v1/")
        for response in operation.definition["responses"].values()
        for name in resolved(response).get("headers", {})
    }
    assert set(_EXPOSED) <= described


def test_pages_of_other_origins_may_use_the_methods_that_exist() -> None:
    rules = create_app(QUIET).url_map.iter_rules()
    assert set(_METHODS) == {method for rule in rules for method in rule.methods or ()}
