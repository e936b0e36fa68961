"""Reads the bodies of the links in the contract.

A body is a JSON text with runtime expressions in braces, such as `{"state": {$response.body#/state}}`. It is not an
object, because the most popular client generator accepts only a string there.
"""

import json
import re
from typing import Any

from referee.documents.reader import Json


def members(body: str) -> dict[str, str]:
    """Return the runtime expression of each member of a body."""
    expressions: dict[str, str] = json.loads(re.sub(r"\{(\$[^{}]+)\}", r'"\1"', body))
    return expressions


def with_objects(node: Json) -> Any:  # noqa: ANN401
    """Return a copy of the contract in which the body of every link is an object, as schemathesis requires."""
    if isinstance(node, list):
        return [with_objects(item) for item in node]
    if not isinstance(node, dict):
        return node
    if "operationId" in node and isinstance(body := node.get("requestBody"), str):
        return {**node, "requestBody": members(body)}
    return {key: with_objects(value) for key, value in node.items()}
