"""The parts of a board, before `assemble` checks that they fit together."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from referee.base.faults import BoardError, Fault, unknown
from referee.board.hexes import Hex
from referee.board.section import Section, island_named, printed_sections, section_named

TURNED: Final = ":turned"


class PlacedSection(NamedTuple):
    """A section and how it lies on the table."""

    section: Section
    turned: bool = False

    def __str__(self) -> str:
        return f"{self.section}{TURNED if self.turned else ''}"


class Layout(NamedTuple):
    """What a board is made of: sections in reading order, and what the small expansions add."""

    sections: tuple[PlacedSection, ...]
    capitols: tuple[Hex, ...] = ()
    caves: tuple[Hex, ...] = ()
    island: Section | None = None


def placed(text: str) -> PlacedSection:
    """The section with this name: `paddock` as printed, or `paddock:turned`."""
    name = text.removesuffix(TURNED)
    if ":" in name:
        raise BoardError(
            [unknown("section", text, [f"{known}{turn}" for known in printed_sections() for turn in ("", TURNED)])]
        )
    return PlacedSection(section_named(name), turned=name != text)


def layout(
    sections: Iterable[str | PlacedSection],
    *,
    capitols: Iterable[Hex] = (),
    caves: Iterable[Hex] = (),
    island: str | Section | None = None,
) -> Layout:
    """The layout that these words describe; the error lists all faults of all sections."""
    placed_sections: list[PlacedSection] = []
    faults: list[Fault] = []
    for number, section in enumerate(sections):
        try:
            placed_sections.append(placed(section) if isinstance(section, str) else section)
        except BoardError as error:
            faults += [fault.below(f"/sections/{number}") for fault in error.faults]
    try:
        side = island_named(island) if isinstance(island, str) else island
    except BoardError as error:
        faults += [fault.below("/island") for fault in error.faults]
    if faults:
        raise BoardError(faults)
    return Layout(tuple(placed_sections), tuple(sorted(capitols)), tuple(sorted(caves)), side)
