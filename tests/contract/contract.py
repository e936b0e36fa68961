"""Operations, examples and schemas of the bundled contract."""

from collections.abc import Iterator
from functools import cache
from typing import Any, Final, NamedTuple

import jsonschema_rs

from referee.documents.reader import Json
from tools.contract.bundle import bundled

JSON: Final = "application/json"
_METHODS: Final = ("get", "put", "post", "delete", "options", "head", "patch", "trace")


class Operation(NamedTuple):
    """One call: its path, method and definition."""

    path: str
    method: str
    definition: dict[str, Any]

    @property
    def name(self) -> str:
        """The operationId."""
        return str(self.definition["operationId"])


class Example(NamedTuple):
    """A named example of a request or an answer."""

    operation: Operation
    name: str
    media_type: str
    schema: Json
    value: Json

    def __str__(self) -> str:
        return f"{self.operation.name}-{self.name}"


@cache
def contract() -> dict[str, Any]:
    """The contract without references to files."""
    return bundled()


@cache
def operations() -> tuple[Operation, ...]:
    """Every call of the contract."""
    return tuple(
        Operation(path, method, item[method])
        for path, item in contract()["paths"].items()
        for method in _METHODS
        if method in item
    )


def closed(node: Json) -> Json:
    """A copy of the schema in which `additionalProperties` is never true, so that undocumented keys are refused."""
    if isinstance(node, list):
        return [closed(item) for item in node]
    if not isinstance(node, dict):
        return node
    return {
        key: False if key == "additionalProperties" and inner is True else closed(inner)
        for key, inner in node.items()
    }


def resolved(node: Json) -> Json:
    """The target of a reference, or the node itself if it is not a reference."""
    while isinstance(node, dict) and "$ref" in node:
        target: Json = contract()
        for part in node["$ref"].removeprefix("#/").split("/"):
            target = target[part]
        node = target
    return node


def examples(operation: Operation, content: Json) -> Iterator[Example]:
    """Yield the examples of all media types of a body."""
    for media_type, body in content.items():
        for name, example in body.get("examples", {}).items():
            yield Example(operation, name, media_type, body["schema"], resolved(example)["value"])


def request_examples() -> list[Example]:
    """Every example of a request body."""
    return [
        example
        for operation in operations()
        if "requestBody" in operation.definition
        for example in examples(operation, operation.definition["requestBody"]["content"])
    ]


def answer_examples(status: str = "200") -> list[Example]:
    """Every example of an answer with this status."""
    return [
        example
        for operation in operations()
        if status in operation.definition["responses"]
        for example in examples(operation, resolved(operation.definition["responses"][status]).get("content", {}))
    ]


def component(name: str) -> Json:
    """The schema of the contract with this name."""
    return contract()["components"]["schemas"][name]


def validator(schema: Json) -> jsonschema_rs.Draft202012Validator:
    """A validator for a schema that may refer to the contract's components. It refuses undocumented keys."""
    return jsonschema_rs.Draft202012Validator(
        closed({"allOf": [schema], "components": contract()["components"]}), validate_formats=True
    )
