"""What somebody saw at one hex of the board: how likely each kind of ground is."""

from collections.abc import Mapping
from typing import Final

from referee.board.terrain import LETTERS, Special, Terrain

Ground = Terrain | Special
KINDS: Final[tuple[Ground, ...]] = tuple(LETTERS.values())
"""The order of the numbers in a cell."""
NUMBER: Final = {kind: number for number, kind in enumerate(KINDS)}
LETTER: Final = {kind: letter for letter, kind in LETTERS.items()}
KINDS_BY_WORD: Final[dict[str, Ground]] = {kind.value: kind for kind in KINDS}
SPECIAL: Final = "special"
"""The word for a special hex of unknown kind."""

Cell = tuple[float, ...]
"""One probability for each kind, with a sum of 1."""
Grid = tuple[Cell | None, ...]
"""The 400 hexes row by row; None if nobody could see the ground."""

_SAME_KIND: Final = 0.6
"""How often a reader that sees a special hex also gets its kind right."""


def cell(weights: Mapping[Ground, float]) -> Cell | None:
    """The cell of these weights, None if all are 0. What they leave of 1 is shared by kinds that are not named."""
    total = sum(weights.values())
    if total <= 0:
        return None
    others = len(KINDS) - len(weights)
    rest = (1 - total) / others if total < 1 and others else 0.0
    scale = 1 / (total + rest * others)
    return tuple(scale * weights.get(kind, rest) for kind in KINDS)


def _word_cell(kind: Ground) -> Cell:
    if isinstance(kind, Terrain):
        return cell({kind: 1.0}) or ()
    other = (1 - _SAME_KIND) / (len(Special) - 1)
    return cell({special: _SAME_KIND if special is kind else other for special in Special}) or ()


WORD_CELLS: Final[dict[str, Cell]] = {
    **{kind.value: _word_cell(kind) for kind in KINDS},
    SPECIAL: cell(dict.fromkeys(Special, 1 / len(Special))) or (),
}
"""The cell for a single word."""


def mixed(weights: Mapping[str, float]) -> Cell | None:
    """The cell of these weights of words; `special` is shared among the special kinds."""
    named: dict[Ground, float] = {}
    for word, weight in weights.items():
        kinds = [KINDS_BY_WORD[word]] if word in KINDS_BY_WORD else list(Special)
        for kind in kinds:
            named[kind] = named.get(kind, 0.0) + weight / len(kinds)
    return cell(named)


def likeliest_ground(seen: Cell) -> Ground:
    """The likeliest kind of ground of a cell."""
    return KINDS[max(range(len(KINDS)), key=seen.__getitem__)]
