"""Hooks for the command line of schemathesis: `SCHEMATHESIS_HOOKS=tools.contract.hooks`."""

from json import dumps
from typing import Any

import schemathesis

from referee.api.bodies import NDJSON
from referee.documents.reader import Json
from tools.contract.links import with_objects


@schemathesis.serializer(NDJSON)
def lines(_: schemathesis.SerializationContext, value: Json) -> bytes:
    """Return the value as an NDJSON body.

    A string becomes the body unchanged, a list becomes one line per item, and anything else becomes a single line.
    """
    if isinstance(value, str):
        return value.encode()
    return b"".join(dumps(item).encode() + b"\n" for item in (value if isinstance(value, list) else [value]))


@schemathesis.hook
def before_load_schema(_: schemathesis.HookContext, raw_schema: dict[str, Any]) -> None:
    """Turn the bodies of links into objects, because schemathesis ignores links with other bodies."""
    raw_schema.update(with_objects(raw_schema))


@schemathesis.deserializer(NDJSON)
def text(_: schemathesis.DeserializationContext, response: schemathesis.Response) -> str:
    """Return the body as text, because the contract describes NDJSON as a string."""
    return response.content.decode()


@schemathesis.deserializer("image/png")
def picture(_: schemathesis.DeserializationContext, response: schemathesis.Response) -> str:
    """Check that the body is a PNG. Return an empty string, because the contract says nothing about the contents."""
    if not response.content.startswith(b"\x89PNG\r\n\x1a\n"):
        raise ValueError("these bytes are no PNG")
    return ""
