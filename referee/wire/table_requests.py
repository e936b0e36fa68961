"""What callers may send about a table whose state nobody has: the same questions, with a `table` for the `state`."""

from typing import NoReturn

from referee.wire.actions import read_action
from referee.wire.reader import Json, Reader
from referee.wire.requests import DocumentField, Request
from referee.wire.tables import read_table


def _refuse_state(reader: Reader, _value: Json) -> NoReturn:
    raise reader.fault("give either a state or a table")


class TableLegalActionsRequest(Request):
    """What may be done at this table?"""

    table = DocumentField(read_table, required=True)
    state = DocumentField(_refuse_state)


class TableRulingRequest(TableLegalActionsRequest):
    """May I, at this table?"""

    action = DocumentField(read_action, required=True)
