"""Generates a random table in the middle of a game: sections, pieces, walls and tiles."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from referee.board.assemble import assemble
from referee.board.hexes import hex_at
from referee.board.section import Layout, PlacedSection, Section, printed_sections, section_named
from referee.model.observation import PieceKind
from referee.scan.constraints import PlacementRules
from tools.photos.kinds import Rng, name
from tools.photos.levels import Level

COLOURS = ("blue", "orange", "black", "white", "red")
Hex = tuple[int, int]
Free = Callable[[str], list[Hex]]
"""A function from the shape of a piece to the empty hexes where the rules allow such a piece."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece and its hex. The hex of a city hall is the centre of its seven hexes."""

    at: Hex
    colour: str
    """A player's colour, or `wall`."""
    shape: str


@dataclass(frozen=True, slots=True)
class Table:
    """The sections of a board, and the pieces and tiles on it. Hexes are (row, column)."""

    sections: tuple[tuple[Section, bool], ...]
    letters: tuple[str, ...]
    pieces: tuple[Piece, ...]
    tiles: tuple[tuple[Hex, int], ...]
    """The locations and nomad spaces, each with the number of tiles on it."""

    def presence(self) -> dict[str, str]:
        """Return the colour of the piece on every occupied hex; `wall` for a stone wall."""
        taken: dict[str, str] = {}
        for piece in self.pieces:
            hexes = [piece.at, *neighbours(piece.at)] if piece.shape == "city-hall" else [piece.at]
            taken |= {name(*at): piece.colour for at in hexes}
        return taken


def neighbours(at: Hex) -> list[Hex]:
    """Return the neighbours of a hex that are on the board."""
    row, column = at
    left = column - 1 + row % 2
    around = [(row, column - 1), (row, column + 1)]
    around += [(other, step) for other in (row - 1, row + 1) for step in (left, left + 1)]
    return [(r, c) for r, c in around if 0 <= r < 20 and 0 <= c < 20]


def random_table(rng: Rng, level: Level, names: Sequence[str] | None = None) -> Table:
    """Return a random table of two to five players, between the opening and the end of a game.

    Pieces are only where the rules allow them. With `names`, the board consists of these four sections, and there are
    neither figures nor walls.
    """
    with_figures = names is None and rng.random() < level.figures
    sections = _sections(rng, level, with_figures=with_figures) if names is None else _shuffled(rng, names)
    letters = _letters(sections)
    special = {(r, c) for r in range(20) for c in range(20) if letters[r][c] in "LKN"}
    allowed = PlacementRules(
        assemble(Layout(tuple(PlacedSection(section, turned=turned) for section, turned in sections)))
    )
    taken: dict[Hex, Piece] = {}

    def free(shape: str) -> list[Hex]:
        kind = PieceKind(shape)
        empty = [at for at in _hexes() if at not in taken and at not in special]
        return [at for at in empty if allowed.can_hold(kind, hex_at(*at))]

    def room() -> list[Hex]:
        anywhere = rng.random() < level.anywhere
        return [at for at in free("settlement") if anywhere or letters[at[0]][at[1]] in "GCDFT"]

    players = rng.permutation(COLOURS)[: rng.integers(2, 6)]
    full = int(rng.integers(8, 41))
    for colour in players:
        count = max(3, full - int(rng.integers(0, 5)))
        _settle(rng, str(colour), count, room, taken)
        if with_figures:
            _figures(rng, str(colour), free, special, taken)
    if with_figures:
        left = free("wall")
        most = min(len(left), int(rng.integers(*level.walls))) if left else 0
        for number in rng.choice(len(left), most, replace=False) if left else ():
            taken[left[number]] = Piece(left[number], "wall", "wall")
    tiles = tuple((at, int(rng.integers(0, 3))) for at in sorted(special) if letters[at[0]][at[1]] in "LN")
    return Table(sections, letters, tuple(taken.values()), tiles)


def placed_rows(section: Section, *, turned: bool) -> tuple[str, ...]:
    """Return the rows of a section as it lies on the table."""
    return tuple(row[::-1] for row in reversed(section.rows)) if turned else section.rows


def printed_names() -> tuple[str, ...]:
    """Return the names of all printed sections."""
    return tuple(str(section.name) for section in printed_sections().values() if section.origin == "printed")


def _sections(rng: Rng, level: Level, *, with_figures: bool) -> tuple[tuple[Section, bool], ...]:
    """Return four random printed sections and their orientations.

    With figures, at least two of the sections provide figures or walls.
    """
    printed = [section for section in printed_sections().values() if section.origin == "printed"]
    bringing = [section for section in printed if section.expansion == "crossroads" or section.name == "quarry"]
    chosen = [bringing[number] for number in rng.choice(len(bringing), 2, replace=False)] if with_figures else []
    if with_figures and level.quarry and section_named("quarry") not in chosen:
        chosen[0] = section_named("quarry")
    others = [section for section in printed if section not in chosen]
    chosen += [others[number] for number in rng.choice(len(others), 4 - len(chosen), replace=False)]
    return tuple((chosen[number], bool(rng.integers(2))) for number in rng.permutation(4))


def _shuffled(rng: Rng, names: Sequence[str]) -> tuple[tuple[Section, bool], ...]:
    return tuple((section_named(str(name)), bool(rng.integers(2))) for name in rng.permutation(list(names)))


def _hexes() -> list[Hex]:
    return [(row, column) for row in range(20) for column in range(20)]


def _letters(sections: tuple[tuple[Section, bool], ...]) -> tuple[str, ...]:
    turned = [placed_rows(section, turned=turn) for section, turn in sections]
    return tuple(
        turned[2 * half][row] + turned[2 * half + 1][row] for half in range(2) for row in range(10)
    )  # fmt: skip


def _settle(rng: Rng, colour: str, count: int, room: Callable[[], list[Hex]], taken: dict[Hex, Piece]) -> None:
    """Place settlements in a few groups on the hexes that `room` returns."""
    own: list[Hex] = []
    for _ in range(count):
        around = [at for hexagon in own for at in neighbours(hexagon)]
        pool = around if own and rng.random() < 0.85 else _hexes()
        allowed = set(room())
        pool = [at for at in pool if at in allowed]
        if pool:
            at = pool[int(rng.integers(len(pool)))]
            taken[at] = Piece(at, colour, "settlement")
            own.append(at)


def _figures(rng: Rng, colour: str, free: Free, special: set[Hex], taken: dict[Hex, Piece]) -> None:
    for shape, most in (("warrior", 2), ("wagon", 1), ("ship", 1)):
        for _ in range(int(rng.integers(0, most + 1))):
            pool = free(shape)
            if pool:
                at = pool[int(rng.integers(len(pool)))]
                taken[at] = Piece(at, colour, shape)
    empty = set(free("settlement"))
    flowers = [at for at in free("city-hall") if len(neighbours(at)) == 6 and all(n in empty for n in neighbours(at))]
    if flowers and rng.random() < 0.5:
        at = flowers[int(rng.integers(len(flowers)))]
        taken[at] = Piece(at, colour, "city-hall")
        # `taken` has only the centre of a city hall, so treat the six hexes around it as special, to keep them free.
        for around in neighbours(at):
            special.add(around)
