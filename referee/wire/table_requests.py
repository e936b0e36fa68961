"""What callers may send about a table whose state nobody has: the same questions, with a `table` for the `state`."""

from referee.wire.actions import read_action
from referee.wire.players import COLOUR
from referee.wire.requests import DocumentField, Request
from referee.wire.tables import read_table


class TableLegalActionsRequest(Request):
    """What may be done at this table?"""

    table = DocumentField(read_table, required=True)


class TableRulingRequest(TableLegalActionsRequest):
    """May I, at this table?"""

    action = DocumentField(read_action, required=True)
    player = DocumentField(COLOUR)
