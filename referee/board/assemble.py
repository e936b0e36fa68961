"""Assemble a board from four sections, with or without capitols, caves and the island.

If the sections have faults, BoardError lists only these faults, because capitols and caves are checked afterwards.
"""

from functools import lru_cache
from types import MappingProxyType
from typing import Final
from weakref import WeakValueDictionary

from referee.base.errors import BoardError
from referee.base.faults import Fault
from referee.board.board import Board
from referee.board.geography import QUARTER_SHIFTS, QUARTERS, SECTORS, SIDE
from referee.board.hexes import BIT, MAIN, NAMES, NOWHERE, Hex, Hexes, each, hex_at, hex_set, names, united, within
from referee.board.section import Layout, PlacedSection, printed_sections
from referee.board.terrain import LETTERS, Special, Terrain

_CLEARANCE: Final = 2
"""Q2: a cave must be more than this many steps away from every hex of the kinds in `_KEPT_CLEAR`."""
_KEPT_CLEAR: Final = (Special.LOCATION, Special.CASTLE, Special.NOMAD_SPACE)
"""Q2: the kinds of special hex that no cave may be close to. Caves may be close to palaces and silos."""


def capitol_places(board: Board) -> Hexes:
    """Q1: the hexes where a capitol may be: both castles of each section that has exactly two castles."""
    castles = board.ground[Special.CASTLE]
    places = NOWHERE
    for sector in SECTORS:
        if (castles & sector).bit_count() == 2:
            places |= castles & sector
    return places


def cave_places(board: Board) -> Hexes:
    """Q2: the mountain hexes of the main board that are far enough from every location, castle and nomad space."""
    return board.ground[Terrain.MOUNTAIN] & MAIN & ~within(_kept_clear(board), _CLEARANCE)


def _kept_clear(board: Board) -> Hexes:
    return united(board.ground[kind] for kind in _KEPT_CLEAR)


def landmark_faults(board: Board) -> list[Fault]:
    """The faults in the capitols and caves of a board; an empty list if there are none."""
    capitols = [_capitol_fault(board, at) for at in each(board.capitols & ~capitol_places(board))]
    caves = [_cave_fault(board, at) for at in each(board.caves & ~cave_places(board))]
    return capitols + caves + _crowded(board.capitols, "capitol") + _crowded(board.caves, "cave")


def _capitol_fault(board: Board, at: Hex) -> Fault:
    if not BIT[at] & board.hexes:
        return Fault("/capitols", "no-such-hex", {"at": NAMES[at]})
    return Fault("/capitols", "capitol-place", {"at": NAMES[at], "ground": board.surface_at(at)})


def _cave_fault(board: Board, at: Hex) -> Fault:
    if not BIT[at] & board.hexes:
        return Fault("/caves", "no-such-hex", {"at": NAMES[at]})
    if not BIT[at] & board.ground[Terrain.MOUNTAIN] & MAIN:
        return Fault("/caves", "cave-place", {"at": NAMES[at], "ground": board.surface_at(at)})
    near = within(BIT[at], _CLEARANCE) & _kept_clear(board)
    return Fault("/caves", "cave-too-near", {"at": NAMES[at], "hexes": tuple(names(near))})


def _crowded(hexes: Hexes, what: str) -> list[Fault]:
    return [
        Fault(f"/{what}s", "two-in-a-section", {"what": what, "quarter": quarter, "hexes": tuple(names(crowd))})
        for quarter, sector in zip(QUARTERS, SECTORS, strict=True)
        if (crowd := hexes & sector).bit_count() > 1
    ]


_SECTION_TURN: Final = hex_at(SIDE - 1, SIDE - 1) + hex_at(0, 0)


_BOARDS: Final[WeakValueDictionary[Layout, Board]] = WeakValueDictionary()
"""The boards made by `assemble` that are still in use.

Equal layouts must share one board, because two boards are equal only if they are the same object.
"""


# Making a board takes about 60 microseconds, so recent boards are kept. The cache is small, because a board with all
# its cached sets of hexes occupies 10 KB.
@lru_cache(maxsize=128)
def assemble(layout: Layout) -> Board:
    """Return the board with this layout.

    As long as that board is in use, calls with an equal layout return the same object. Raises BoardError if the
    layout is impossible.
    """
    return _BOARDS.get(layout) or _BOARDS.setdefault(layout, make_board(layout))


def make_board(layout: Layout) -> Board:
    """Make the board with this layout. Raises BoardError if the layout is impossible."""
    faults = _section_faults(layout.sections)
    if faults:
        raise BoardError(faults)
    ground = dict.fromkeys(LETTERS.values(), NOWHERE)
    kinds: dict[Hex, str] = {}
    for section, offset in zip(layout.sections, QUARTER_SHIFTS, strict=True):
        for kind, hexes in section.section.ground.items():
            ground[kind] |= (_turned(hexes) if section.turned else hexes) << offset
        for at, name in section.section.kinds.items():
            kinds[(_SECTION_TURN - at if section.turned else at) + offset] = name
    if layout.island:
        for kind, hexes in layout.island.ground.items():
            ground[kind] |= hexes
        kinds |= layout.island.kinds
    board = Board(
        layout=layout,
        ground=ground,
        kinds=MappingProxyType(dict(sorted(kinds.items()))),
        capitols=hex_set(layout.capitols),
        caves=hex_set(layout.caves),
    )
    faults = landmark_faults(board)
    if faults:
        raise BoardError(faults)
    return board


def possible_layout(described: Layout) -> Layout:
    """A possible layout that is similar to the described one. The described layout must have four sections.

    Repeated sections are replaced, and misplaced capitols and caves are removed. Each section keeps at most one
    capitol and one cave.
    """
    spare = (
        candidate
        for candidate in printed_sections().values()
        if all(candidate != lying.section for lying in described.sections)
    )
    sections: list[PlacedSection] = []
    for lying in described.sections:
        twice = any(lying.section == before.section for before in sections)
        sections.append(PlacedSection(next(spare)) if twice else lying)
    bare = described._replace(sections=tuple(sections), capitols=(), caves=())
    board = assemble(bare)
    capitols = _one_each(hex_set(described.capitols) & capitol_places(board))
    caves = _one_each(hex_set(described.caves) & cave_places(board))
    return bare._replace(capitols=capitols, caves=caves)


def _one_each(places: Hexes) -> tuple[Hex, ...]:
    """The first of these hexes in each section. Sections without any of them are skipped."""
    return tuple(sorted(each(places & sector)[0] for sector in SECTORS if places & sector))


def _turned(hexes: Hexes) -> Hexes:
    return hex_set(_SECTION_TURN - at for at in each(hexes))


def _section_faults(sections: tuple[PlacedSection, ...]) -> list[Fault]:
    if len(sections) != len(QUARTER_SHIFTS):
        return [Fault("/sections", "section-count", {"count": len(sections)})]
    return [
        Fault(f"/sections/{second}", "section-twice", {"section": section.name or "own", "quarter": QUARTERS[first]})
        for second, (section, _) in enumerate(sections)
        for first in range(second)
        if sections[first].section == section
    ]
