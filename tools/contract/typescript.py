"""Writes the contract as TypeScript types, which the service serves as /openapi.d.ts."""

import json
import re
from collections.abc import Iterator
from typing import Any, Final

from referee.documents.reader import Json
from tools.contract.shapes import FORMER_NAME, REFERENCE, Call, alternatives, calls, in_order, one_line, words

_PLAIN: Final = {
    "application/octet-stream": "Blob",
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}
_HEAD: Final = """\
// Made by `python -m tools.contract.bundle` from the contract. Answers may gain keys: ignore those you do not know.
"""


def written(contract: dict[str, Any]) -> str:
    """Return the text of openapi.d.ts."""
    schemas = contract["components"]["schemas"]
    parts = [_HEAD, *(_declared(name, schemas[name]) for name in in_order(schemas)), "".join(_calls(contract))]
    return "\n".join(parts)


def _declared(name: str, schema: Json) -> str:
    note = _note(schema, "")
    former = schema.get(FORMER_NAME)
    alias = f"\n/** @deprecated Its name is {name}. */\nexport type {former} = {name};\n" if former else ""
    if "properties" in schema:
        return f"{note}export interface {name} {_object(schema, '')}\n{alias}"
    return f"{note}export type {name} = {_type(schema, '')};\n{alias}"


def _calls(contract: dict[str, Any]) -> Iterator[str]:
    yield "/** Every call: its body, its answer, what `?include=` can add, and all that a caller may send. */\n"
    yield "export interface Calls {\n"
    for call in calls(contract):
        yield f"  /** {call.summary} */\n"
        includes = " | ".join(map(json.dumps, call.includes)) or "never"
        yield f'  "{call.method} {call.path}": {{ request: {" | ".join(call.requests) or "never"}; '
        yield f"answer: {' | '.join(call.answers) or 'Blob'}; include: {includes}; options: {_options(call)} }};\n"
    yield "}\n"


def _options(call: Call) -> str:
    """Return the TypeScript type of what a caller may send: the body, and the path and query parameters."""
    body = f"body: {' | '.join(call.requests)}; " if call.requests else ""
    names = "; ".join(f"{name}: {_type(schema, '')}" for name, schema in call.path_parameters.items())
    path = f"path: {{ {names} }}; " if names else ""
    query = call.query_parameters.items()
    words = "; ".join(f"{name}{'' if required else '?'}: {_type(schema, '')}" for name, (schema, required) in query)
    optional = "" if any(required for _, (_, required) in query) else "?"
    return f"{{ {body}{path}query{optional}: {{ {words} }} }}"


def _type(schema: Json, indent: str) -> str:
    match schema:
        case {"$ref": str(reference)}:
            return reference.removeprefix(REFERENCE)
        case {"const": _} | {"enum": _}:
            return " | ".join(words(schema))
        case {"oneOf": list()} | {"anyOf": list()}:
            return " | ".join(dict.fromkeys(_type(option, indent) for option in alternatives(schema)))
        case {"type": list(kinds)}:
            return " | ".join(_PLAIN[kind] for kind in kinds)
        case {"type": "array", "items": items}:
            item = _type(items, indent)
            return f"({item})[]" if " | " in item else f"{item}[]"
        case {"type": "object", "properties": dict()}:
            return _object(schema, indent)
        case {"type": "object", "additionalProperties": dict(values)}:
            return f"{{ [key: string]: {_type(values, indent)} }}"
        case {"type": "object"}:
            return "{ [key: string]: unknown }"
        case {"type": str(kind)}:
            return _PLAIN[schema.get("contentMediaType", kind)]
        case _:
            return "unknown"


def _object(schema: Json, indent: str) -> str:
    inner = f"{indent}  "
    required = schema.get("required", [])
    lines = [
        f"{_note(value, inner)}{inner}{_key(key)}{'' if key in required else '?'}: {_type(value, inner)};\n"
        for key, value in schema["properties"].items()
    ]
    if isinstance(values := schema.get("additionalProperties"), dict):
        lines.append(f"{inner}[key: string]: {_type(values, inner)};\n")
    return f"{{\n{''.join(lines)}{indent}}}"


def _key(name: str) -> str:
    return name if re.fullmatch(r"[a-z_]\w*", name) else json.dumps(name)


def _note(schema: Json, indent: str) -> str:
    text = one_line(schema).replace("*/", "* /")
    return f"{indent}/** {text} */\n" if text else ""
