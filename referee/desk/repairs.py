"""Repairs of an impossible table, as JSON Patch and in words."""

from collections.abc import Iterator
from typing import Any

import orjson

from referee.base.errors import ImpossibleError, ShapeError
from referee.board.geography import QUARTERS
from referee.board.section import Layout
from referee.documents.boards import described_layout
from referee.documents.json_patch import Operation, apply_patch, patch
from referee.documents.notation import position_document, state_document, tidied
from referee.documents.reader import Json
from referee.documents.requests import Request, load_request
from referee.documents.states import dump_position, dump_state
from referee.engine.audit import audit
from referee.engine.repairs import Repair, repairs
from referee.engine.repairs.change import Change
from referee.model.position import Position
from referee.model.state import State
from referee.words.speech import Speech

_FROM_LINE = {"state": state_document, "position": position_document}


def repaired(request: Request, body: dict[str, Json], words: Speech) -> dict[str, Json]:
    """Up to five repairs of the table of a request; of a line of notation also its document, which they change."""
    kind = "state" if "state" in body else "position"
    line = isinstance(body[kind], str)
    try:
        document = {**body, kind: _FROM_LINE[kind](tidied(body[kind]))} if line else body
    except (ShapeError, ImpossibleError):
        return {"repairs": []}
    proposals = [
        {"patch": operations, "text": " ".join(words.repair(change.code, change.facts) for change in repair.changes)}
        for repair, operations in _proved(request, document, kind)
    ]
    return {"repairs": proposals, **({"document": document} if line else {})}


def _proved(request: Request, document: dict[str, Json], kind: str) -> Iterator[tuple[Repair, list[Operation]]]:
    """The repairs with patches that lead to a possible document."""
    table, before, layout, begun = _read(request, document, kind)
    if table is None:
        return
    for repair in repairs(table, layout, begun):
        operations = list(patch(document[kind], before, _document(repair.table), f"/{kind}"))
        try:
            members = load_request(request, apply_patch(document, operations))
        except (ShapeError, ImpossibleError):
            continue
        if not audit(members[kind]):
            yield repair, operations


def _read(
    request: Request, document: dict[str, Json], kind: str
) -> tuple[Position | State | None, Json, Layout | None, tuple[Change, ...]]:
    """The table, its document and the described layout of its board; a stand-in if it does not make a table."""
    try:
        table: Position | State = load_request(request, document)[kind]
    except ImpossibleError as error:
        if not isinstance(error.stand_in, Position | State):
            return None, None, None, ()
        layout, before = described_layout(document[kind]["board"]), _document(error.stand_in)
        for found in error.contradictions:
            _blank(before, found.fault.place.split("/")[2:])
        return error.stand_in, before, layout, tuple(_begun(error, error.stand_in))
    return table, _document(table), None, ()


def _begun(error: ImpossibleError, table: Position | State) -> Iterator[Change]:
    """The changes that the stand-in has already made: a printed section, a player who takes part."""
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
    """A copy of the document of a table, as plain JSON."""
    dumped = dump_state(table) if isinstance(table, State) else dump_position(table)
    return orjson.loads(orjson.dumps(dumped))


def _blank(document: Json, way: list[str]) -> None:
    """Remove the value at a place, so that any new value there counts as a change."""
    *above, last = way[: way.index("sections") + 2] if "sections" in way else way
    inside = document
    for key in above:
        inside = inside[int(key)] if isinstance(inside, list) else inside[key]
    inside[int(last) if isinstance(inside, list) else last] = None
