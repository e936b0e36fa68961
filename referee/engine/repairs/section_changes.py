"""Propose changes to the board.

A change turns a section, swaps two sections, replaces a section that occurs twice, replaces a custom section with a
known one that is almost identical, or leaves out impossible capitols and caves.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final

from referee.base.errors import BoardError
from referee.board.assemble import assemble, possible_layout
from referee.board.geography import QUARTERS, SECTORS
from referee.board.hexes import united
from referee.board.section import Layout, PlacedSection, closest_printed, printed_sections
from referee.engine.repairs.change import LIKELY, OBVIOUS, POSSIBLE, UNLIKELY, AnyTable, Change
from referee.model.findings import Inconsistency, InconsistencyCode
from referee.model.ruling import Facts

_WORK: Final = 6
"""The cost of trying another board, measured in audits. It includes the cost of assembling the board."""
_SLIGHT: Final = 5
"""The doubt added to a changed board if the described board is possible and the inconsistencies name at most one hex.

In that case, a misplaced piece is more likely than a wrong section.
"""
_MANY: Final = 10
"""If there are pieces on at least this many hexes of the changed sections, `_SLIGHT` is not added."""
_MISREAD: Final = 5
"""A section without a name is replaced with the closest known section if at most this many hexes differ."""
_ABOUT_THE_BOARD: Final = {
    InconsistencyCode.TASK_COUNT,
    InconsistencyCode.OFF_THE_BOARD,
    InconsistencyCode.ON_SPECIAL_HEX,
    InconsistencyCode.OUT_OF_REACH,
    InconsistencyCode.TILES_ELSEWHERE,
    InconsistencyCode.TILE_NOT_TAKEN,
    InconsistencyCode.TILE_OF_ANOTHER_KIND,
    InconsistencyCode.TILE_WITHOUT_PIECE,
    InconsistencyCode.NOMAD_TILES_ELSEWHERE,
    InconsistencyCode.TEMPLE_NEVER_TAKEN,
    InconsistencyCode.TOO_MANY_TILES,
    InconsistencyCode.NOT_ENDED,
}


def section_changes(table: AnyTable, inconsistencies: Sequence[Inconsistency], described: Layout) -> Iterator[Change]:
    """Changes that replace the board with one that is similar to the described board."""
    if described == table.board.layout and not any(
        inconsistency.code in _ABOUT_THE_BOARD for inconsistency in inconsistencies
    ):
        return
    blamed = united(inconsistency.hexes for inconsistency in inconsistencies)
    certain = described != table.board.layout or blamed.bit_count() > 1
    for code, facts, layout, doubt in _layouts(described):
        try:
            board = assemble(layout)
        except BoardError:
            continue
        if board is not table.board or described != layout:
            slight = 0 if certain or _pieces_on_changed(table, described, layout) >= _MANY else _SLIGHT
            yield Change(code, facts, table._replace(board=board), doubt + slight, _WORK)


def _pieces_on_changed(table: AnyTable, described: Layout, layout: Layout) -> int:
    """The number of hexes with pieces on the sections in which two layouts differ."""
    pieces = united(player.presence for player in table.players)
    quarters = zip(SECTORS, described.sections, layout.sections, strict=True)
    return sum((pieces & sector).bit_count() for sector, one, other in quarters if one != other)


def _layouts(described: Layout) -> Iterator[tuple[str, Facts, Layout, int]]:
    """Layouts that the caller may have meant, each with its code, facts and doubt."""
    sections = described.sections
    for number, lying in enumerate(sections):
        where: Facts = {"quarter": _quarter(number)}
        turned = lying._replace(turned=not lying.turned)
        yield "turn-section", where, _with(described, {number: turned}), LIKELY
        if lying.section.name is None:
            printed, differences = closest_printed(lying.section.rows)
            if differences <= _MISREAD:
                facts: Facts = {"quarter": _quarter(number), "section": str(printed), "count": differences}
                yield (
                    "printed-section",
                    facts,
                    _with(described, {number: PlacedSection(printed, lying.turned)}),
                    OBVIOUS,
                )
    for one, other in combinations(range(len(sections)), 2):
        facts = {"quarter": _quarter(one), "second": _quarter(other)}
        swapped = _with(described, {one: sections[other], other: sections[one]})
        yield "swap-sections", facts, swapped, LIKELY + 1
    possible = possible_layout(described)
    if possible != described:
        yield "leave-out-landmarks", {}, possible, UNLIKELY
    yield from _in_place_of_twins(described)


def _in_place_of_twins(described: Layout) -> Iterator[tuple[str, Facts, Layout, int]]:
    """Layouts in which one of two equal sections is replaced with a known section that is not on the board."""
    lying = [placed.section for placed in described.sections]
    for number, section in enumerate(lying):
        if lying.count(section) < 2:
            continue
        for other in printed_sections().values():
            if other in lying:
                continue
            facts: Facts = {"quarter": _quarter(number), "section": str(other)}
            for turned in (False, True):
                yield "other-section", facts, _with(described, {number: PlacedSection(other, turned)}), POSSIBLE


def _with(described: Layout, others: dict[int, PlacedSection]) -> Layout:
    return described._replace(
        sections=tuple(others.get(number, lying) for number, lying in enumerate(described.sections))
    )


def _quarter(number: int) -> str:
    return QUARTERS[number].replace(" ", "-")
