"""Repairs for an impossible table, as JSON Patch and as sentences."""

from collections.abc import Callable, Iterator
from typing import Any, Final

import orjson

from referee.base.errors import ImpossibleError, ShapeError
from referee.board.geography import QUARTERS
from referee.documents.boards import described_layout
from referee.documents.json_patch import Operation, apply_patch, patch
from referee.documents.notation import position_document, state_document, tidied
from referee.documents.reader import Json
from referee.documents.states import dump_position, dump_state
from referee.engine.audit import audit
from referee.engine.repairs import Repair, repairs
from referee.engine.repairs.change import Change
from referee.model.position import Position
from referee.model.state import State
from referee.words.speech import Speech

_FROM_LINE: Final = {"state": state_document, "position": position_document}


Loaded = Position | State | ImpossibleError
"""The table in a request body, or the error that says why the body is impossible."""


def dump_repairs(
    body: dict[str, Json], loaded: Loaded, load: Callable[[Json], Any], words: Speech
) -> dict[str, Json]:
    """Return up to five repairs for the table in a request body, as JSON.

    If the table is a readable line of notation, the result also contains the body with the table as JSON, because
    the patches apply to that form. `load` reads a whole body. A repair is proposed only if the repaired body can be
    loaded and is possible.
    """
    kind = "state" if "state" in body else "position"
    if not isinstance(body[kind], str):
        return {"repairs": _dump(body, kind, loaded, load, words)}
    try:
        document = {**body, kind: _FROM_LINE[kind](tidied(body[kind]))}
    except (ShapeError, ImpossibleError):
        return {"repairs": []}
    return {"repairs": _dump(document, kind, _load(load, document, kind), load, words), "document": document}


def _dump(
    document: dict[str, Json], kind: str, loaded: Loaded, load: Callable[[Json], Any], words: Speech
) -> list[Json]:
    return [
        {"patch": operations, "text": " ".join(words.repair(change.code, change.facts) for change in repair.changes)}
        for repair, operations in _proved(document, kind, loaded, load)
    ]


def _load(load: Callable[[Json], Any], document: dict[str, Json], kind: str) -> Loaded:
    try:
        table: Position | State = getattr(load(document), kind)
    except ImpossibleError as error:
        return error
    return table


def _proved(
    document: dict[str, Json], kind: str, loaded: Loaded, load: Callable[[Json], Any]
) -> Iterator[tuple[Repair, list[Operation]]]:
    """Yield the repairs whose patches make the document possible, each with its patch."""
    table, layout, begun = loaded, None, tuple[Change, ...]()
    if isinstance(loaded, ImpossibleError):
        table = loaded.stand_in
        if not isinstance(table, Position | State):
            return
        layout, begun = described_layout(document[kind]["board"]), tuple(_begun(loaded, table))
    assert isinstance(table, Position | State)
    before = _document(table)
    if isinstance(loaded, ImpossibleError):
        for inconsistency in loaded.contradictions:
            _blank(before, inconsistency.fault.place.split("/")[2:])
    for repair in repairs(table, layout, begun):
        operations = list(patch(document[kind], before, _document(repair.table), f"/{kind}"))
        try:
            after = _load(load, apply_patch(document, operations), kind)
        except ShapeError:
            continue
        if not isinstance(after, ImpossibleError) and not audit(after):
            yield repair, operations


def _begun(error: ImpossibleError, table: Position | State) -> Iterator[Change]:
    """Yield the changes that the stand-in already contains: replaced custom sections and a replaced player."""
    sections = {
        keys[4]
        for one in error.contradictions
        if len(keys := one.fault.place.split("/")) > 5 and keys[3] == "sections"
    }
    for number in map(int, sorted(sections)):
        quarter, section = QUARTERS[number].replace(" ", "-"), table.board.layout.sections[number].section
        yield Change("other-section", {"quarter": quarter, "section": str(section)}, table)
    if any(one.code == "unknown-player" for one in error.contradictions):
        yield Change("other-player", {"colour": table.players[0].colour}, table)


def _document(table: Position | State) -> Any:  # noqa: ANN401
    """Return a table as plain JSON, which the caller may change."""
    dumped = dump_state(table) if isinstance(table, State) else dump_position(table)
    return orjson.loads(orjson.dumps(dumped))


def _blank(document: Json, way: list[str]) -> None:
    """Set the value at this path to None, so that any new value counts as a change.

    If the path leads into a section, the whole section becomes None.
    """
    *above, last = way[: way.index("sections") + 2] if "sections" in way else way
    inside = document
    for key in above:
        inside = inside[int(key)] if isinstance(inside, list) else inside[key]
    inside[int(last) if isinstance(inside, list) else last] = None
