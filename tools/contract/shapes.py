"""Reads schemas and calls from the contract, for the modules that write them as Python and TypeScript types."""

from collections.abc import Iterator, Mapping
from json import dumps
from typing import Any, Final, NamedTuple

from referee.documents.reader import Json

FORMER_NAME: Final = "x-former-name"
"""The key for the former name of a schema or a call. The former name still works."""
REFERENCE: Final = "#/components/schemas/"
ANY_TEXT: Final = {"type": "string"}
JSON: Final = "application/json"
NDJSON: Final = "application/x-ndjson"
MULTIPART: Final = "multipart/form-data"


class Call(NamedTuple):
    """One call under /v1 as a client makes it."""

    name: str
    """The operationId."""
    former_name: str | None
    method: str
    path: str
    summary: str
    requests: tuple[str, ...]
    """The names of the schemas that its body can have; empty if it has no body."""
    answers: tuple[str, ...]
    """The names of the schemas that its JSON answer can have; empty if the answer is not JSON."""
    includes: tuple[str, ...]
    path_parameters: Mapping[str, Json]
    """The schema of each parameter in the path."""
    query_parameters: Mapping[str, tuple[Json, bool]]
    """The schema of each parameter of the query, and whether it is required."""
    lines: bool
    """Whether the call also accepts NDJSON."""


def calls(contract: dict[str, Any]) -> Iterator[Call]:
    """Yield every call under /v1."""
    for path, methods in contract["paths"].items():
        for method, call in methods.items() if path.startswith("/v1/") else ():
            content = call.get("requestBody", {}).get("content", {})
            known = contract["components"]["parameters"]
            listed = [known[one["$ref"].rpartition("/")[2]] if "$ref" in one else one for one in call["parameters"]]
            parameters = {one["name"]: one for one in listed}
            yield Call(
                name=call["operationId"],
                former_name=call.get(FORMER_NAME),
                method=method.upper(),
                path=path,
                summary=call["summary"],
                requests=_named(content),
                answers=_named(call["responses"]["200"]["content"]),
                includes=tuple(parameters["include"]["schema"]["items"]["enum"]) if "include" in parameters else (),
                path_parameters={one["name"]: one["schema"] for one in listed if one["in"] == "path"},
                query_parameters={
                    one["name"]: (one["schema"], one.get("required", False)) for one in listed if one["in"] == "query"
                },
                lines=NDJSON in content,
            )


def _named(content: Json) -> tuple[str, ...]:
    schema = (content.get(JSON) or content.get(MULTIPART) or {}).get("schema", {"oneOf": []})
    return tuple(option["$ref"].removeprefix(REFERENCE) for option in schema.get("oneOf", [schema]))


def references(node: Json) -> Iterator[str]:
    """Yield the names of the schemas that a part of the contract refers to."""
    if isinstance(node, dict):
        if isinstance(node.get("$ref"), str) and node["$ref"].startswith(REFERENCE):
            yield node["$ref"].removeprefix(REFERENCE)
        node = list(node.values())
    if isinstance(node, list):
        for inner in node:
            yield from references(inner)


def in_order(schemas: dict[str, Json]) -> list[str]:
    """Return the names of all schemas, each after the schemas that it refers to."""
    found: dict[str, None] = {}

    def visit(name: str) -> None:
        if name not in found:
            for other in references(schemas[name]):
                visit(other)
            found[name] = None

    for name in schemas:
        visit(name)
    return list(found)


def alternatives(schema: Json) -> list[Json]:
    """Return the alternatives in a schema, for the types that clients use.

    In `anyOf`, an alternative that allows any string is left out, so that a type checker rejects misspelt words.
    """
    return [option for option in schema.get("oneOf") or schema["anyOf"] if "oneOf" in schema or option != ANY_TEXT]


def words(schema: Json) -> list[str]:
    """Return the values that a schema lists, as JSON."""
    return [dumps(value) for value in schema.get("enum", [schema.get("const")])]


def one_line(schema: Json) -> str:
    """Return the description of a schema in one line, or an empty string if it has none."""
    return " ".join(str(schema.get("description", "")).split())
