"""Writes the contract as Python types, which `referee.client` uses."""

import json
import keyword
import subprocess
import textwrap
from collections.abc import Iterator
from typing import Any, Final

from referee.documents.reader import Json
from tests.deploy.programs import program
from tools.contract.shapes import FORMER_NAME, REFERENCE, alternatives, calls, in_order, one_line, words

_PLAIN: Final = {
    "application/octet-stream": "bytes",
    "string": "str",
    "integer": "int",
    "number": "float",
    "boolean": "bool",
    "null": "None",
}
_HEAD: Final = '''\
# Made by `python -m tools.contract.bundle` from the contract.
# ruff: noqa: D205
"""The documents of the contract as types. Answers may gain keys: ignore those you do not know."""

from typing import Any, Literal, NotRequired, TypedDict

'''
_WIDTH: Final = 110


def written(contract: dict[str, Any]) -> str:
    """Return the formatted text of the generated module."""
    schemas = contract["components"]["schemas"]
    parts = [_HEAD]
    for name in in_order(schemas):
        parts += _declared(name, schemas[name])
        parts += _alias(schemas[name].get(FORMER_NAME), name)
    for call in calls(contract):
        if call.includes:
            parts.append(f"{include_name(call.name)} = Literal[{', '.join(map(json.dumps, call.includes))}]\n")
            parts.append(f'"""What `include` can add to the answer of {call.method} {call.path}."""\n')
            parts += _alias(call.former_name and include_name(call.former_name), include_name(call.name))
    done = subprocess.run(  # noqa: S603
        [program("ruff"), "format", "--line-length", "118", "--stdin-filename", "documents.py", "-"],
        input="".join(parts),
        text=True,
        capture_output=True,
        check=True,
    )
    return done.stdout


def include_name(call: str) -> str:
    """Return the name of the type that lists what a call can include."""
    return f"{call[0].upper()}{call[1:]}Include"


def _alias(former: str | None, name: str) -> list[str]:
    return [f'{former} = {name}\n"""Deprecated: use {name} instead."""\n'] if former else []


def _declared(name: str, schema: Json) -> Iterator[str]:
    """Yield the declarations of the unnamed objects inside a type, and then the declaration of the type itself."""
    if "properties" not in schema or isinstance(schema.get("additionalProperties"), dict):
        inner, text = _type(schema, name)
        yield from inner
        yield f"{name} = {text}\n{_note(schema, '')}"
        return
    required = schema.get("required", [])
    members = {}
    for key, value in schema["properties"].items():
        inner, text = _type(value, f"{name}{key.title().replace('_', '')}")
        yield from inner
        members[key] = text if key in required else f"NotRequired[{text}]"
    if any(keyword.iskeyword(key) or not key.isidentifier() for key in members):
        listed = ", ".join(f"{json.dumps(key)}: {text}" for key, text in members.items())
        yield f'{name} = TypedDict("{name}", {{{listed}}})\n{_note(schema, "")}'
    else:
        lines = "".join(f"    {key}: {text}\n" for key, text in members.items())
        note = _note({"description": name, **schema}, "    ")
        yield f"\n\nclass {name}(TypedDict):\n{note}\n{lines}\n\n"


def _type(schema: Json, name: str) -> tuple[list[str], str]:
    """Return the declarations that the type of a schema needs, and the type itself, as Python source."""
    match schema:
        case {"$ref": str(reference)}:
            return [], reference.removeprefix(REFERENCE)
        case {"const": _} | {"enum": _}:
            return [], f"Literal[{', '.join(words(schema))}]"
        case {"oneOf": list()} | {"anyOf": list()}:
            found = [_type(option, f"{name}{number}") for number, option in enumerate(alternatives(schema), 1)]
            return [line for inner, _ in found for line in inner], " | ".join(
                dict.fromkeys(text for _, text in found)
            )
        case {"type": list(kinds)}:
            return [], " | ".join(_PLAIN[kind] for kind in kinds)
        case {"type": "array", "items": items}:
            inner, text = _type(items, name)
            return inner, f"list[{text}]"
        case {"type": "object", "additionalProperties": dict(values)}:
            inner, text = _type(values, name)
            return inner, f"dict[str, {text}]"
        case {"type": "object", "properties": dict()}:
            return list(_declared(name, schema)), name
        case {"type": "object"}:
            return [], "dict[str, Any]"
        case {"type": str(kind)}:
            return [], _PLAIN[schema.get("contentMediaType", kind)]
        case _:
            return [], "Any"


def _note(schema: Json, indent: str) -> str:
    text = one_line(schema).replace("\\", "\\\\").replace('"""', "'''")
    if not text:
        return ""
    if len(text) <= _WIDTH - len(indent):
        return f'{indent}"""{text}"""\n'
    first, *rest = textwrap.wrap(text, _WIDTH - len(indent), break_on_hyphens=False)
    return "".join([f'{indent}"""{first}\n', *(f"{indent}{line}\n" for line in rest), f'{indent}"""\n'])
