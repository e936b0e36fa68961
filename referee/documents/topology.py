"""The topology of a board as JSON: the facts that a program needs to draw the board and to find neighbours."""

from typing import Final

from referee.board.board import Board
from referee.board.geography import SECTORS, axial, centre
from referee.board.hexes import ISLAND, MAIN, NAMES, NEIGHBOURS, Hex, each, names
from referee.documents.boards import dump_board
from referee.documents.reader import Json
from referee.revision import RULES_REVISION

_PLACES: Final[dict[Hex, Json]] = {
    at: {"axial": list(axial(at)), "centre": list(centre(at))} for at in each(MAIN | ISLAND)
}


def topology(board: Board) -> dict[str, Json]:
    """Return the topology of a board as JSON, including the ground, neighbours and coordinates of its hexes."""
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
