"""Random tables for tests: boards of printed sections with noise, and pieces with calibrated probabilities."""

from collections.abc import Sequence
from random import Random
from typing import Final

from referee.board.assemble import assemble
from referee.board.board import Board
from referee.board.hexes import NEIGHBOURS, SIZE, Hex, each, hex_at
from referee.board.section import Layout, PlacedSection, Section, layout, printed_sections
from referee.board.terrain import LETTERS
from referee.model.vocabulary import Colour
from referee.scan import WORD_CELLS, Cell, Grid, Piece, PieceKind, Sighting

PRINTED: Final = tuple(section for section in printed_sections().values() if section.origin == "printed")
ORDER: Final = tuple(hex_at(row, column) for row in range(SIZE) for column in range(SIZE))
WRONG: Final = tuple(LETTERS[letter].value for letter in "GCDFTWMLKN")
"""The kinds of ground for wrong guesses: all that occur on the printed sections."""


def random_layout(rng: Random, sections: Sequence[Section] = PRINTED) -> Layout:
    """A layout of four different random sections, each of them turned or not at random."""
    return Layout(tuple(PlacedSection(section, turned=rng.random() < 0.5) for section in rng.sample(sections, 4)))


def seen(board: Board, rng: Random, *, wrong: float = 0.0, missing: float = 0.0) -> Grid:
    """A grid of guesses. Each one is missing with probability `missing`, otherwise wrong with probability `wrong`."""
    return tuple(_guess(board.surface_at(at).value, rng, wrong, missing) for at in ORDER)


def _guess(truth: str, rng: Random, wrong: float, missing: float) -> Cell | None:
    if rng.random() < missing:
        return None
    if rng.random() < wrong:
        truth = rng.choice([kind for kind in WRONG if kind != truth])
    return WORD_CELLS[truth]


def clear(*sections: str) -> Grid:
    """The guesses for a board of these sections, without noise."""
    return seen(assemble(layout(sections)), Random(0))


def settled(board: Board, colours: Sequence[Colour], rng: Random, each_has: int = 38) -> dict[Hex, Colour]:
    """Random settlements, `each_has` of them for each player, mostly in groups."""
    free = set(each(board.suitable))
    found: dict[Hex, Colour] = {}
    for colour in colours:
        near: list[Hex] = []
        for _ in range(each_has):
            pool = [at for at in near if at in free]
            at = rng.choice(pool) if pool and rng.random() < 0.8 else rng.choice(sorted(free))
            free.discard(at)
            found[at] = colour
            near += [one for one in each(NEIGHBOURS[at]) if one in free]
    return found


def honest(truth: dict[Hex, Colour], board: Board, colours: Sequence[Colour], rng: Random) -> tuple[Sighting, ...]:
    """Sightings with calibrated probabilities.

    For each hex, the probabilities are chosen first. A random draw then decides what is really on the hex, and
    `truth` is changed in place to match.
    """
    sightings = []
    for at in sorted(truth):
        colour = truth[at]
        chance = rng.choice((0.999, 0.99, 0.95, 0.8, 0.6))
        others = [other for other in colours if other is not colour]
        rest = 1 - chance
        mistaken = rest * 0.4 if others else 0.0
        other = rng.choice(others) if others else colour
        sightings.append(Sighting(at, settlement(colour), chance))
        if others:
            sightings.append(Sighting(at, settlement(other), mistaken))
        roll = rng.random()
        if roll >= chance:
            if roll < chance + mistaken:
                truth[at] = other
            else:
                del truth[at]
    for at in each(board.suitable):
        if at not in truth and rng.random() < 0.05 and all(one.at != at for one in sightings):
            chance = rng.choice((0.02, 0.1, 0.3))
            colour = rng.choice(list(colours))
            sightings.append(Sighting(at, settlement(colour), chance))
            if rng.random() < chance:
                truth[at] = colour
    return tuple(sightings)


def settlement(colour: Colour) -> Piece:
    return Piece(PieceKind.SETTLEMENT, colour)
