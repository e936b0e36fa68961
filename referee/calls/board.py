"""POST /v1/boards and GET /v1/boards/{id}: the topology of a board, which is sent once and then named by its id."""

from typing import ClassVar, Final

import orjson

from referee.base.errors import UnknownBoardError
from referee.board.board import Board
from referee.board.geography import SECTORS, axial, centre
from referee.board.hexes import ISLAND, MAIN, NAMES, NEIGHBOURS, Hex, each, names
from referee.calls.call import Answer, Call, Context, Lookup
from referee.calls.schema import question, required
from referee.documents.boards import dump_board, read_board
from referee.documents.reader import Json
from referee.revision import RULES_REVISION

_PLACES: Final[dict[Hex, Json]] = {
    at: {"axial": list(axial(at)), "centre": list(centre(at))} for at in each(MAIN | ISLAND)
}
_MAX_ID: Final = 40
"""How much of a caller's id an answer repeats."""


def topology(board: Board) -> Answer:
    """The topology: the terrain of every hex and its neighbours."""
    return {
        "id": board.id,
        "rules": RULES_REVISION,
        "board": dump_board(board),
        "ground": {kind.value: names(hexes) for kind, hexes in board.ground.items() if hexes},
        "locations": {NAMES[at]: kind for at, kind in board.kinds.items()},
        "neighbours": {NAMES[at]: names(NEIGHBOURS[at] & board.hexes) for at in each(board.hexes)},
        "sectors": [names(sector) for sector in SECTORS],
        "origins": [placed.section.origin for placed in board.layout.sections],
        "geometry": {
            "shifted_rows": "even",
            "hexes": {NAMES[at]: _PLACES[at] for at in each(board.hexes)},
        },
    }


@question
class Question:
    """A board. The body is the board itself."""

    WHOLE_BODY: ClassVar = "board"
    board: Board = required(read_board)


def answer(question: Question, context: Context) -> Answer:
    """The topology of a board. The service keeps the board, so that later requests can name it."""
    context.host.keep_board(question.board)
    return topology(question.board)


def find(board_id: str, context: Context) -> tuple[bytes, str]:
    """The topology of a board that was sent before, and its ETag."""
    board = context.host.find_board(board_id) if context.host.find_board else None
    if board is None:
        raise UnknownBoardError(board_id[:_MAX_ID], "")
    return orjson.dumps(topology(board)), f"{RULES_REVISION}-{board.id}"


CALL: Final = Call(name="board", path="/boards", question=Question, answer=answer, translated=False)
LOOKUP: Final = Lookup(path="/boards/<board_id>", find=find, seconds=86_400, translated=False)
