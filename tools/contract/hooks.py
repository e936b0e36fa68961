"""What schemathesis needs from its command line: `SCHEMATHESIS_HOOKS=tools.contract.hooks`."""

from json import dumps
from typing import Any

import schemathesis

from referee.api.bodies import NDJSON
from referee.documents.reader import Json
from tools.contract.links import with_objects


@schemathesis.serializer(NDJSON)
def lines(_: schemathesis.SerializationContext, value: Json) -> bytes:
    """Any value as a body of lines: a text as it is, a list item by item."""
    if isinstance(value, str):
        return value.encode()
    return b"".join(dumps(item).encode() + b"\n" for item in (value if isinstance(value, list) else [value]))


@schemathesis.hook
def before_load_schema(_: schemathesis.HookContext, raw_schema: dict[str, Any]) -> None:
    """Schemathesis follows a link only if its body is an object."""
    raw_schema.update(with_objects(raw_schema))


@schemathesis.deserializer(NDJSON)
def text(_: schemathesis.DeserializationContext, response: schemathesis.Response) -> str:
    """Lines are a text to the contract."""
    return response.content.decode()


@schemathesis.deserializer("image/png")
def picture(_: schemathesis.DeserializationContext, response: schemathesis.Response) -> str:
    """The contract promises nothing about a PNG but its type; so it must at least be one."""
    if not response.content.startswith(b"\x89PNG\r\n\x1a\n"):
        raise ValueError("these bytes are no PNG")
    return ""
