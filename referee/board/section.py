"""Sections (10 rows of 10 hexes), the two sides of the island, and layouts, which arrange sections into a board.

A section is printed (from the game box), original (made for this project) or custom (described by a caller). Each
text file in `sections/` contains the picture of one section or island side, and its origin: printed or original.
`assemble` checks whether a layout is possible.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from operator import ne
from types import MappingProxyType
from typing import Final, NamedTuple

from referee.base.errors import BoardError
from referee.base.faults import Fault, quote, unknown
from referee.board.geography import SIDE
from referee.board.hexes import BIT, ISLAND_COLUMNS, ISLAND_ROWS, NAMES, Hex, Hexes, each, hex_at
from referee.board.terrain import LETTERS, Special, Terrain

GAP: Final = "."
"""The character for a place without a hex in a picture of the island."""
_ISLAND: Final = "island"


class Section:
    """A section in its printed orientation, or one side of the island.

    A section has the hexes of the top left quarter of the board, wherever it lies in a layout. An island side has the
    hexes of the island. Two sections are equal if they have the same rows and the same locations.
    """

    __slots__ = ("checked", "expansion", "ground", "kinds", "locations", "name", "origin", "rows")

    def __init__(  # noqa: PLR0913, PLR0917
        self,
        rows: tuple[str, ...],
        locations: tuple[tuple[str, str], ...],
        name: str | None = None,
        expansion: str | None = None,
        origin: str = "own",
        checked: str | None = None,
    ) -> None:
        self.rows = rows
        self.locations = locations
        self.name = name
        self.expansion = expansion
        self.origin = origin
        self.checked = checked
        island = expansion == _ISLAND
        _refuse(row_faults(rows, island=island))
        ground: dict[Terrain | Special, Hexes] = dict.fromkeys(LETTERS.values(), 0)
        for row, letters in enumerate(rows):
            for column, letter in enumerate(letters):
                if letter != GAP:
                    ground[LETTERS[letter]] |= BIT[hex_at(row, column, island=island)]
        local = {NAMES[at].removeprefix("i:"): at for at in each(ground[Special.LOCATION])}
        _refuse(_location_faults(dict(locations), local))
        self.ground: Mapping[Terrain | Special, Hexes] = MappingProxyType(ground)
        """The hexes of each terrain and of each kind of special hex."""
        self.kinds: Mapping[Hex, str] = MappingProxyType({local[at]: kind for at, kind in locations})
        """The kind of location on each location hex."""

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Section):
            return NotImplemented
        return (self.rows, self.locations) == (other.rows, other.locations)

    def __hash__(self) -> int:
        return hash(self.rows)

    def __reduce__(self) -> tuple[object, ...]:
        return Section, (self.rows, self.locations, self.name, self.expansion, self.origin, self.checked)

    def __str__(self) -> str:
        return self.name or "own section"


def own_section(rows: Sequence[str], locations: Mapping[str, str]) -> Section:
    """The section that a caller describes. If `sections/` contains an equal section, that section is returned.

    Raises BoardError if the description has faults.
    """
    return _described(tuple(rows), tuple(sorted(locations.items())))


@lru_cache(maxsize=256)
def _described(rows: tuple[str, ...], locations: tuple[tuple[str, str], ...]) -> Section:
    """The section with these rows and locations; cached, because clients send the same board with every action."""
    section = Section(rows, locations)
    return next((known for known in printed_sections().values() if known == section), section)


def closest_printed(rows: Sequence[str]) -> tuple[Section, int]:
    """The known section that differs from these rows in the fewest hexes, and the number of hexes that differ."""
    letters = "".join(rows)
    differences = {name: sum(map(ne, letters, "".join(section.rows))) for name, section in printed_sections().items()}
    name = min(differences, key=differences.__getitem__)
    return printed_sections()[name], differences[name]


def section_named(name: str) -> Section:
    """The section with this name. Raises BoardError if the name is unknown."""
    return _named(name, printed_sections(), "section")


def island_named(name: str) -> Section:
    """The island side with this name. Raises BoardError if the name is unknown."""
    return _named(name, island_sides(), "island-side")


@cache
def printed_sections() -> Mapping[str, Section]:
    """All sections in `sections/` except the sides of the island, by name."""
    return MappingProxyType({name: made for name, made in _pictures().items() if made.expansion != _ISLAND})


@cache
def island_sides() -> Mapping[str, Section]:
    """Both sides of the island, by name."""
    return MappingProxyType({name: made for name, made in _pictures().items() if made.expansion == _ISLAND})


def _named(name: str, known: Mapping[str, Section], what: str) -> Section:
    if name in known:
        return known[name]
    raise BoardError([unknown(what, name, known)])


@cache
def _pictures() -> Mapping[str, Section]:
    from importlib import resources  # noqa: PLC0415 # Slow to import, and not every program reads the pictures.

    folder = resources.files(__package__) / "sections"
    files = sorted((file for file in folder.iterdir() if file.name.endswith(".txt")), key=lambda file: file.name)
    sections = [read_picture(file.read_text(encoding="utf-8")) for file in files]
    return {section.name: section for section in sections if section.name}


def read_picture(text: str) -> Section:
    """Read a section from its picture, which consists of `key: value` lines, a blank line and the rows."""
    header, _, drawing = text.partition("\n\n")
    facts = [line.split(": ", 1) for line in header.splitlines()]
    single = {key: value for key, value in facts if key != "location"}
    locations = [value.split(" ", 1) for key, value in facts if key == "location"]
    return Section(
        rows=tuple(line.replace(" ", "") for line in drawing.splitlines()),
        locations=tuple(sorted((at, kind) for at, kind in locations)),
        name=single["name"],
        expansion=single["expansion"],
        origin=single["origin"],
        checked=single.get("checked"),
    )


def _refuse(faults: list[Fault]) -> None:
    if faults:
        raise BoardError(faults)


def row_faults(rows: Sequence[str], *, island: bool = False) -> list[Fault]:
    """The faults in the rows of a section or island side.

    A fault is a wrong number of rows, a row of the wrong length, or an unknown character.
    """
    height, width = (ISLAND_ROWS, None) if island else (SIDE, SIDE)
    if len(rows) != height:
        return [Fault("/rows", "row-count", {"count": len(rows), "due": height})]
    known = set(LETTERS) | ({GAP} if island else set())
    faults = []
    for number, letters in enumerate(rows):
        place = f"/rows/{number}"
        if width and len(letters) != width:
            faults.append(Fault(place, "row-length", {"row": number + 1, "count": len(letters), "due": width}))
        elif len(letters) > ISLAND_COLUMNS:
            faults.append(
                Fault(place, "row-too-long", {"row": number + 1, "count": len(letters), "most": ISLAND_COLUMNS})
            )
        else:
            faults += [
                Fault(
                    place,
                    "unknown-letter",
                    {"found": quote(letter), "row": number + 1, "column": column + 1, "letters": tuple(LETTERS)},
                )
                for column, letter in enumerate(letters)
                if letter not in known
            ]
    return faults


def _location_faults(kinds: Mapping[str, str], locations: Mapping[str, Hex]) -> list[Fault]:
    missing = [Fault("/locations", "location-without-kind", {"at": at}) for at in locations if at not in kinds]
    misplaced = [
        Fault(f"/locations/{at}", "not-a-location", {"at": at, "location": quote(kind)})
        for at, kind in kinds.items()
        if at not in locations
    ]
    return missing + misplaced


TURNED: Final = ":turned"


class PlacedSection(NamedTuple):
    """A section on the board, either as printed or rotated by 180 degrees."""

    section: Section
    turned: bool = False

    def __str__(self) -> str:
        return f"{self.section}{TURNED if self.turned else ''}"


def turn_sections(names: Sequence[str]) -> list[str]:
    """The names of the four sections after a rotation of the board by 180 degrees, in reading order."""
    return [name.removesuffix(TURNED) if name.endswith(TURNED) else f"{name}{TURNED}" for name in reversed(names)]


class Layout(NamedTuple):
    """The parts of a board: its sections in reading order, its capitols and caves, and the island side, if any."""

    sections: tuple[PlacedSection, ...]
    capitols: tuple[Hex, ...] = ()
    caves: tuple[Hex, ...] = ()
    island: Section | None = None


def placed(text: str) -> PlacedSection:
    """The placed section with this name, such as `paddock` (as printed) or `paddock:turned` (rotated by 180 degrees).

    Raises BoardError if the name is unknown.
    """
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
    """Make a layout from these parts. Raises BoardError if names are unknown, with a fault for each unknown name."""
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
