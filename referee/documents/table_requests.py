"""The requests about a table without a state: the same questions, with `table` instead of `state`."""

from referee.documents.actions import read_action
from referee.documents.players import COLOUR
from referee.documents.requests import DocumentField, Request
from referee.documents.tables import read_table


class TableLegalActionsRequest(Request):
    """Which actions are legal at this table?"""

    table = DocumentField(read_table, required=True)


class TableRulingRequest(TableLegalActionsRequest):
    """May I do this at this table?"""

    action = DocumentField(read_action, required=True)
    player = DocumentField(COLOUR)
