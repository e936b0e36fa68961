"""Answers about boards: their topology, by which a program can draw them and find its way."""

from referee.board.board import Board
from referee.board.geography import SECTORS
from referee.board.hexes import NAMES, NEIGHBOURS, each, names
from referee.revision import RULES_REVISION
from referee.wire.boards import dump_board
from referee.wire.reader import Json


def topology(board: Board) -> dict[str, Json]:
    """Everything about the ground: what lies where, what is next to what."""
    return {
        "id": board.id,
        "rules": RULES_REVISION,
        "board": dump_board(board),
        "ground": {kind.value: names(hexes) for kind, hexes in board.ground.items() if hexes},
        "locations": {NAMES[at]: kind for at, kind in board.kinds.items()},
        "neighbours": {NAMES[at]: names(NEIGHBOURS[at] & board.hexes) for at in each(board.hexes)},
        "sectors": [names(sector) for sector in SECTORS],
        "origins": [placed.section.origin for placed in board.layout.sections],
    }
