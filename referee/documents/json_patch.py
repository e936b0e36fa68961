"""JSON Patch (RFC 6902): compute the operations that turn one document into another, and apply them.

A caller and this package may write the same table in different ways: keys can be missing, and the hexes of a set can
be in any order. So `patch` compares two documents written by this package, and expresses the difference as changes
to the document that the caller sent.
"""

from collections.abc import Iterable, Iterator
from copy import deepcopy
from typing import Final

from referee.documents.reader import Json, pointer

Operation = dict[str, Json]
_MAX_CHANGES: Final = 6
"""A patch removes and adds at most this many items of a list in total; otherwise it replaces the whole list."""
_IN_ORDER: Final = "sections"
"""The key of the list of names that is compared in order. Lists of names under other keys are compared as sets."""


def patch(sent: Json, before: Json, after: Json, place: str = "") -> Iterator[Operation]:
    """Yield the operations on the sent document that change its meaning from `before` to `after`.

    `place` is the JSON pointer to the sent document.
    """
    if before == after:
        return
    if isinstance(before, dict) and isinstance(after, dict) and isinstance(sent, dict) and "id" not in sent:
        yield from _in_object(sent, before, after, place)
    elif isinstance(before, list) and isinstance(after, list) and isinstance(sent, list):
        yield from _in_list(sent, before, after, place)
    else:
        yield {"op": "replace", "path": place, "value": after}


def _in_object(
    sent: dict[str, Json], before: dict[str, Json], after: dict[str, Json], place: str
) -> Iterator[Operation]:
    for key in dict.fromkeys((*before, *after)):
        path = f"{place}/{pointer(key)}"
        if key in before and key in after and key in sent:
            yield from patch(sent[key], before[key], after[key], path)
        elif key in after and before.get(key) != after[key]:
            yield {"op": "replace" if key in sent else "add", "path": path, "value": after[key]}
        elif key in sent and key not in after:
            yield {"op": "remove", "path": path}


def _in_list(sent: list[Json], before: list[Json], after: list[Json], place: str) -> Iterator[Operation]:
    named = all(isinstance(item, str) for item in (*before, *after)) and not place.endswith(_IN_ORDER)
    if len(sent) == len(before) == len(after) and not named:
        for number, parts in enumerate(zip(sent, before, after, strict=True)):
            yield from patch(*parts, f"{place}/{number}")
        return
    gone = [item for item in before if item not in after]
    new = [item for item in after if item not in before]
    if len(gone) + len(new) > _MAX_CHANGES or any(item not in sent for item in gone):
        yield {"op": "replace", "path": place, "value": after}
        return
    both = min(len(gone), len(new))
    for old, item in zip(gone, new, strict=False):
        yield {"op": "replace", "path": f"{place}/{sent.index(old)}", "value": item}
    # Remove the last items first, because a removal shifts all later items.
    for number in sorted(map(sent.index, gone[both:]), reverse=True):
        yield {"op": "remove", "path": f"{place}/{number}"}
    for item in new[both:]:
        yield {"op": "add", "path": f"{place}/-", "value": item}


def apply_patch(document: Json, operations: Iterable[Operation]) -> Json:
    """Return a copy of a document, changed by operations from `patch`. Items are added only at the end of a list."""
    copy = deepcopy(document)
    for operation in operations:
        *way, last = (key.replace("~1", "/").replace("~0", "~") for key in operation["path"].split("/")[1:])
        inside = copy
        for key in way:
            inside = inside[int(key)] if isinstance(inside, list) else inside[key]
        _change(inside, last, operation)
    return copy


def _change(inside: Json, key: str, operation: Operation) -> None:
    if isinstance(inside, list):
        if operation["op"] == "add":
            inside.append(operation["value"])
            return
        key = int(key)  # type: ignore[assignment]
    if operation["op"] == "remove":
        del inside[key]
    else:
        inside[key] = operation["value"]
