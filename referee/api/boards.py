"""Calls about boards: a board is sent once and then named by its content id."""

import orjson
from flask import Blueprint, Response

from referee.api.answers import answer, static
from referee.api.bodies import JSON, json_body
from referee.api.requests import in_english
from referee.base.errors import UnknownBoardError
from referee.desk.boards import topology
from referee.documents.boards import read_board
from referee.documents.reader import load
from referee.revision import RULES_REVISION
from referee.serving.cache import BoardStore


def blueprint(store: BoardStore) -> Blueprint:
    """The calls, with the store of boards."""
    calls = Blueprint("boards", __name__)

    @calls.post("/boards")
    def make() -> Response:
        board = load(read_board, json_body(), find_board=store.find)
        store.keep(board)
        return in_english(answer(topology(board)))

    @calls.get("/boards/<board_id>")
    def find(board_id: str) -> Response:
        board = store.find(board_id)
        if board is None:
            raise UnknownBoardError(board_id[:40], "")
        content = orjson.dumps(topology(board))
        return in_english(static(content, JSON, f"{RULES_REVISION}-{board.id}", seconds=86_400))

    return calls
