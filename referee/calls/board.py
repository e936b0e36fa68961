"""POST /v1/boards and GET /v1/boards/{id}: the topology of a board. You send a board once and then use its id."""

from typing import ClassVar, Final

import orjson

from referee.base.errors import UnknownBoardError
from referee.board.board import Board
from referee.calls.call import Answer, Call, Context, Lookup
from referee.calls.schema import question, required
from referee.documents.boards import read_board
from referee.documents.topology import topology
from referee.revision import RULES_REVISION

_MAX_ID: Final = 40
"""An error message quotes at most this many characters of an unknown id."""


@question
class Question:
    """A board. The body of the request is the board itself."""

    WHOLE_BODY: ClassVar = "board"
    board: Board = required(read_board)


def answer(question: Question, context: Context) -> Answer:
    """Return the topology of a board. The service stores the board, so that later requests can refer to it by id."""
    context.host.keep_board(question.board)
    return topology(question.board)


def find(board_id: str, context: Context) -> tuple[bytes, str]:
    """Return the topology of a stored board as JSON, and its ETag.

    Raises UnknownBoardError if the board is not stored.
    """
    board = context.host.find_board(board_id) if context.host.find_board else None
    if board is None:
        raise UnknownBoardError(board_id[:_MAX_ID], "?board_id")
    return orjson.dumps(topology(board)), f"{RULES_REVISION}-{board.id}"


CALL: Final = Call(name="board", path="/boards", question=Question, answer=answer, translated=False)
LOOKUPS: Final = (Lookup(path="/boards/<board_id>", find=find, seconds=86_400, translated=False),)
