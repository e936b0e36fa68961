"""The positions to count from: first turns, the positions of this folder, and those of `tests/properties`."""

from collections import Counter
from pathlib import Path
from typing import Final

from referee.board.assemble import assemble
from referee.board.section import layout
from referee.engine.start import FIRST_GAME_CARDS, FIRST_GAME_SECTIONS, Choices, start
from referee.model.state import State
from referee.model.vocabulary import COPIES, Colour, TerrainCard
from tests.games import state_in

TESTS: Final = Path(__file__).parents[1]
FILES: Final = sorted(TESTS.glob("perft/positions/*.json"))
"""The files of positions that only the counts use."""
_KNOWN: Final = {file.stem: file for file in (*TESTS.glob("properties/states/*.json"), *FILES)}


def position(name: str) -> State:
    """The position with this name: the stem of a file, or `start-` followed by a terrain card."""
    if name in _KNOWN:
        return state_in(_KNOWN[name])
    return first_turn(TerrainCard(name.removeprefix("start-")))


def first_turn(card: TerrainCard) -> State:
    """P2: the recommended first game, in which the first player has this card."""
    left = Counter(COPIES)
    left.subtract([card, TerrainCard.CANYON])
    return start(
        Choices(
            colours=(Colour.BLUE, Colour.ORANGE),
            board=assemble(layout(FIRST_GAME_SECTIONS)),
            cards=FIRST_GAME_CARDS,
            hands=(card, TerrainCard.CANYON),
            deck=tuple(left.elements()),
        )
    )
