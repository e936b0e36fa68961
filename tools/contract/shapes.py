"""What the types of the contract have in common, whatever the language: names, order, calls."""

from collections.abc import Iterator
from json import dumps
from typing import Any, Final, NamedTuple

from referee.documents.reader import Json

REFERENCE: Final = "#/components/schemas/"
JSON: Final = "application/json"
NDJSON: Final = "application/x-ndjson"
MULTIPART: Final = "multipart/form-data"


class Call(NamedTuple):
    """One call under /v1 as a client makes it."""

    name: str
    """The operationId."""
    method: str
    path: str
    summary: str
    requests: tuple[str, ...]
    """The names of the schemas of its body; none without one."""
    answers: tuple[str, ...]
    """The names of the schemas of its JSON answer; none for pictures."""
    includes: tuple[str, ...]
    lines: bool
    """Whether it also takes NDJSON."""


def calls(contract: dict[str, Any]) -> Iterator[Call]:
    """Every call under /v1."""
    for path, methods in contract["paths"].items():
        for method, call in methods.items() if path.startswith("/v1/") else ():
            content = call.get("requestBody", {}).get("content", {})
            parameters = {one.get("name"): one for one in call.get("parameters", [])}
            yield Call(
                name=call["operationId"],
                method=method.upper(),
                path=path,
                summary=call["summary"],
                requests=_named(content),
                answers=_named(call["responses"]["200"]["content"]),
                includes=tuple(parameters["include"]["schema"]["items"]["enum"]) if "include" in parameters else (),
                lines=NDJSON in content,
            )


def _named(content: Json) -> tuple[str, ...]:
    schema = (content.get(JSON) or content.get(MULTIPART) or {}).get("schema", {"oneOf": []})
    return tuple(option["$ref"].removeprefix(REFERENCE) for option in schema.get("oneOf", [schema]))


def references(node: Json) -> Iterator[str]:
    """The names of the schemas that a part of the contract refers to."""
    if isinstance(node, dict):
        if isinstance(node.get("$ref"), str) and node["$ref"].startswith(REFERENCE):
            yield node["$ref"].removeprefix(REFERENCE)
        node = list(node.values())
    if isinstance(node, list):
        for inner in node:
            yield from references(inner)


def in_order(schemas: dict[str, Json]) -> list[str]:
    """The names of all schemas, each after those it refers to."""
    found: dict[str, None] = {}

    def visit(name: str) -> None:
        if name not in found:
            for other in references(schemas[name]):
                visit(other)
            found[name] = None

    for name in schemas:
        visit(name)
    return list(found)


def words(schema: Json) -> list[str]:
    """The values that a schema lists, as JSON."""
    return [dumps(value) for value in schema.get("enum", [schema.get("const")])]


def one_line(schema: Json) -> str:
    """What the contract says about a schema, in one line."""
    return " ".join(str(schema.get("description", "")).split())
