"""Check the visible table: players, cards, locations and tasks (P), then pieces, walls, marks and tiles (G, B)."""

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from operator import attrgetter
from typing import Final, Protocol

from referee.board.board import Board
from referee.board.geography import LINE_NAMES
from referee.board.hexes import BIT, NAMES, NEIGHBOURS, NOWHERE, Hex, Hexes, each, hex_set, names
from referee.model.findings import Inconsistency, InconsistencyCode
from referee.model.position import (
    CITY_HALL_HEXES,
    FIGURE_KEYS,
    FIGURES,
    NO_FIGURES,
    SETTLEMENTS,
    TILES_PER_LOCATION,
    WALLS,
    Pieces,
    Table,
)
from referee.model.ruling import Facts
from referee.model.state import State, counted
from referee.model.vocabulary import BASE_TERRAINS, Colour, Figure, PieceType
from referee.rules.catalogue import (
    BONUS_OF,
    CARDS,
    HARVEST,
    LOCATIONS,
    NOMAD_COPIES,
    NOMADS,
    POWERS,
    TASKS,
    common_powers,
    tasks_due,
)

_REMOVABLE: Final = (None, *BASE_TERRAINS)


class VisibleTable(Table, Protocol):
    """A table with the tiles that are left on the board, if they are known."""

    @property
    def location_tiles(self) -> Mapping[Hex, int] | None:
        """The number of tiles left on every location hex; None if the counts are unknown."""

    @property
    def nomad_tiles(self) -> Mapping[Hex, str | None] | None:
        """The kind of tile on each nomad space; None for an empty space.

        The whole mapping is None if the tiles are unknown.
        """


def table_inconsistencies(table: VisibleTable) -> Iterator[Inconsistency]:
    """The inconsistencies in players, cards, locations and tasks, then those in pieces, walls, marks and tiles."""
    colours = list(map(attrgetter("colour"), table.players))
    if not 2 <= len(set(colours)) == len(colours) <= 5:
        yield from _player_inconsistencies(colours)
    yield from _card_inconsistencies(table)
    if not table.board.location_kinds <= LOCATIONS.keys():
        for at, kind in table.board.kinds.items():
            if kind not in LOCATIONS:
                facts: Facts = {"tile": kind, "at": NAMES[at]}
                yield Inconsistency(InconsistencyCode.UNKNOWN_LOCATION, "/board", BIT[at], facts)
    if table.tasks or tasks_due(table.board):
        yield from _task_inconsistencies(table)
    yield from _piece_inconsistencies(table)


def _player_inconsistencies(colours: list[Colour]) -> Iterator[Inconsistency]:
    """G9: report a wrong number of players and repeated colours."""
    if not 2 <= len(colours) <= 5:
        yield Inconsistency(InconsistencyCode.PLAYER_COUNT, "/players", facts={"count": len(colours)})
    for seat, colour in enumerate(colours):
        if colour in colours[:seat]:
            yield Inconsistency(InconsistencyCode.SAME_COLOUR, f"/players/{seat}/colour", facts={"colour": colour})


def _card_inconsistencies(table: Table) -> Iterator[Inconsistency]:
    """P1, P5: the inconsistencies in the Kingdom Builder cards and in the removed terrain."""
    if len(table.cards) != 3:
        yield Inconsistency(InconsistencyCode.CARD_COUNT, "/cards", facts={"count": len(table.cards)})
    wanted = False
    for number, name in enumerate(table.cards):
        card = CARDS.get(name)
        if card is None:
            yield Inconsistency(InconsistencyCode.UNKNOWN_CARD, f"/cards/{number}", facts={"card": name})
        elif card.removes_terrain:
            wanted = True
        if name in table.cards[:number]:
            yield Inconsistency(InconsistencyCode.SAME_CARD, f"/cards/{number}", facts={"card": name})
    removed = table.removed_terrain
    if wanted != (removed is not None) or removed not in _REMOVABLE:
        facts: Facts = {"found": removed or "none", "wanted": "one" if wanted else "none"}
        yield Inconsistency(InconsistencyCode.REMOVED_TERRAIN, "/removed_terrain", facts=facts)


def _task_inconsistencies(table: Table) -> Iterator[Inconsistency]:
    """P3: report a wrong number of tasks, unknown tasks and repeated tasks."""
    due = tasks_due(table.board)
    if len(table.tasks) != due:
        facts: Facts = {"count": len(table.tasks), "due": due}
        yield Inconsistency(InconsistencyCode.TASK_COUNT, "/tasks", facts=facts)
    for number, task in enumerate(table.tasks):
        if task not in TASKS:
            yield Inconsistency(InconsistencyCode.UNKNOWN_TASK, f"/tasks/{number}", facts={"task": task})
        if task in table.tasks[:number]:
            yield Inconsistency(InconsistencyCode.SAME_TASK, f"/tasks/{number}", facts={"task": task})


def _piece_inconsistencies(table: VisibleTable) -> Iterator[Inconsistency]:
    """The inconsistencies in the pieces, walls, marks and tiles on this board."""
    yield from _sharing_inconsistencies(table)
    marks = False
    for seat, player in enumerate(table.players):
        marks = marks or bool(player.marks)
        if player.settlements.bit_count() > SETTLEMENTS or player.settlements & ~table.board.suitable:
            yield from _settlement_inconsistencies(table, f"/players/{seat}/settlements", player)
        if player.figures is not NO_FIGURES:
            for figure, key in FIGURE_KEYS.items():
                yield from _figure_inconsistencies(table, f"/players/{seat}/{key}", player, figure)
    if table.walls:
        yield from _wall_inconsistencies(table)
    if marks:
        yield from _mark_inconsistencies(table)
    if table.location_tiles is not None:
        yield from _location_inconsistencies(table, table.location_tiles)
    if table.nomad_tiles is not None and (table.nomad_tiles or table.board.nomad_spaces):
        yield from _nomad_inconsistencies(table, table.nomad_tiles)


def _sharing_inconsistencies(table: Table) -> Iterator[Inconsistency]:
    """B1: report hexes that hold more than one piece or wall."""
    taken: Hexes = NOWHERE
    for seat, player in enumerate(table.players):
        places: Iterable[tuple[str, Hexes]] = (("settlements", player.settlements),)
        if player.figures is not NO_FIGURES:
            places = (*places, *zip(FIGURE_KEYS.values(), player.figures, strict=True))
        for key, standing in places:
            if shared := taken & standing:
                facts: Facts = {"hexes": ", ".join(names(shared)), "colour": player.colour}
                yield Inconsistency(InconsistencyCode.TWO_PIECES, f"/players/{seat}/{key}", shared, facts)
            taken |= standing
    if shared := taken & table.walls:
        facts = {"hexes": ", ".join(names(shared)), "colour": "stone"}
        yield Inconsistency(InconsistencyCode.TWO_PIECES, "/walls", shared, facts)


def _settlement_inconsistencies(table: VisibleTable, place: str, player: Pieces) -> Iterator[Inconsistency]:
    """G7, G9, B2: the inconsistencies in the number of a player's settlements and in the hexes where they stand."""
    settlements = player.settlements
    if settlements.bit_count() > SETTLEMENTS:
        facts: Facts = {"colour": player.colour, "count": settlements.bit_count()}
        yield Inconsistency(InconsistencyCode.TOO_MANY_SETTLEMENTS, place, settlements, facts)
    beyond = settlements & ~table.board.suitable
    yield from _surface_inconsistencies(table, place, beyond)
    yield from out_of_reach(table.board, place, beyond & table.board.open & ~_can_land(table, "settlement"))


def _surface_inconsistencies(table: Table, place: str, pieces: Hexes) -> Iterator[Inconsistency]:
    """G7: report pieces and walls that are off the board or on a special hex."""
    if not pieces & ~table.board.open:
        return
    for at in each(pieces & ~table.board.hexes):
        yield Inconsistency(InconsistencyCode.OFF_THE_BOARD, place, BIT[at], {"at": NAMES[at]})
    for at in each(pieces & table.board.special):
        facts: Facts = {"at": NAMES[at], "found": table.board.surface_at(at)}
        yield Inconsistency(InconsistencyCode.ON_SPECIAL_HEX, place, BIT[at], facts)


def out_of_reach(board: Board, place: str, standing: Hexes, by: str = "board") -> Iterator[Inconsistency]:
    """Report pieces or walls on hexes where no power could have put them. Yield one inconsistency for each terrain.

    `by` says whose powers were considered: those of all players (`board`) or of one player (`player`). It is
    `piece` if no power on the board can place such a piece anywhere.
    """
    while standing:
        surface = board.surface_at(each(standing)[0])
        together = standing & board.ground[surface]
        facts: Facts = {"hexes": ", ".join(names(together)), "found": surface, "by": by}
        yield Inconsistency(InconsistencyCode.OUT_OF_REACH, place, together, facts)
        standing &= ~together


def _can_land(table: VisibleTable, piece: PieceType) -> Hexes:
    """The hexes where some player could have put a piece of this type, given the powers that players may have had."""
    hexes = _lasting_powers_land(table.board, piece)
    if table.board.nomad_spaces:
        waiting = (table.nomad_tiles or {}).values()
        for kind in NOMADS:
            if kind not in waiting:
                hexes |= reachable_hexes(kind, piece, table.board)
    return hexes


@lru_cache(maxsize=64)
def _lasting_powers_land(board: Board, piece: PieceType) -> Hexes:
    """The hexes where location tiles, bonus tiles, common powers or silos could put a piece of this type."""
    kinds = board.location_kinds & LOCATIONS.keys()
    hexes = NOWHERE
    for tile in (*kinds, *(BONUS_OF[kind] for kind in kinds & BONUS_OF.keys()), *common_powers(board), *HARVEST):
        hexes |= reachable_hexes(tile, piece, board)
    return hexes


@lru_cache(maxsize=1024)
def reachable_hexes(tile: str, piece: PieceType, board: Board) -> Hexes:
    """The hexes on this board where this power could ever put a piece of this type."""
    return POWERS[tile].reachable_hexes(piece, board)


def _figure_inconsistencies(
    table: VisibleTable, place: str, player: Pieces, figure: Figure
) -> Iterator[Inconsistency]:
    """G9, X4 to X7: the inconsistencies in the number of a player's figures and in the hexes where they stand."""
    standing = player.figures.of(figure)
    if not standing:
        return
    yield from _surface_inconsistencies(table, place, standing)
    if figure is not Figure.CITY_HALL and standing.bit_count() > FIGURES[figure]:
        facts: Facts = {"colour": player.colour, "figure": figure, "most": FIGURES[figure]}
        yield Inconsistency(InconsistencyCode.TOO_MANY_FIGURES, place, standing, facts)
    if figure is Figure.CITY_HALL and standing.bit_count() < CITY_HALL_HEXES:
        yield Inconsistency(InconsistencyCode.OVER_THE_EDGE, place, standing)
    yield from _strays(table, place, standing, figure)


def _mark_inconsistencies(table: Table) -> Iterator[Inconsistency]:
    """S24: report marks that no card allows, that repeat a line, or that are off the board."""
    marked: set[int] = set()
    for seat, player in enumerate(table.players):
        for line in player.marks:
            wanted = any(CARDS[card].marks for card in table.cards if card in CARDS)
            if not wanted or line in marked or line not in table.board.lines:
                facts: Facts = {"line": LINE_NAMES[line], "colour": player.colour}
                yield Inconsistency(InconsistencyCode.IMPOSSIBLE_MARK, f"/players/{seat}/marks", facts=facts)
            marked.add(line)


def _wall_inconsistencies(table: VisibleTable) -> Iterator[Inconsistency]:
    """N7: the inconsistencies in the number of walls and in the hexes where they stand."""
    count = table.walls.bit_count()
    if count > WALLS:
        facts: Facts = {"count": count, "most": WALLS}
        yield Inconsistency(InconsistencyCode.TOO_MANY_WALLS, "/walls", table.walls, facts)
    yield from _surface_inconsistencies(table, "/walls", table.walls)
    yield from _strays(table, "/walls", table.walls, "wall")


def _strays(table: VisibleTable, place: str, standing: Hexes, piece: PieceType) -> Iterator[Inconsistency]:
    """Report figures or walls on hexes where no power on this board could have put them."""
    land = _can_land(table, piece)
    for at in each(standing & table.board.open & ~land):
        yield from out_of_reach(table.board, place, BIT[at], "board" if land else "piece")


def _present(table: VisibleTable) -> Hexes:
    """The hexes of all pieces that take tiles.

    H7: scouts do not take tiles. N6: a moving piece counts where its movement began.
    """
    present = NOWHERE
    if isinstance(table, State) and len(table.frames) > 1:
        for seat, moving in enumerate(table.players):
            present |= counted(table, seat) & ~moving.figures.scouts
        return present
    for player in table.players:
        present |= player.settlements if player.figures is NO_FIGURES else player.lasting
    return present


def _nomad_inconsistencies(table: VisibleTable, tiles: Mapping[Hex, str | None]) -> Iterator[Inconsistency]:
    """N1, P3: the inconsistencies in the nomad tiles on the board: their hexes, kinds and copies.

    No tile may be left on a space next to a piece that takes tiles.
    """
    for at in each(hex_set(tiles) ^ table.board.nomad_spaces):
        yield Inconsistency(InconsistencyCode.NOMAD_TILES_ELSEWHERE, "/nomad_tiles", BIT[at], {"at": NAMES[at]})
    present = _present(table)
    for at, kind in tiles.items():
        if kind and present & NEIGHBOURS[at]:
            place = f"/nomad_tiles/{NAMES[at]}"
            yield Inconsistency(InconsistencyCode.TILE_NOT_TAKEN, place, BIT[at], {"at": NAMES[at], "by": "nomad"})
    kinds = [kind for kind in tiles.values() if kind]
    for kind in dict.fromkeys(kinds):
        if kind not in NOMADS:
            yield Inconsistency(InconsistencyCode.UNKNOWN_NOMAD_TILE, "/nomad_tiles", facts={"tile": kind})
        elif (count := kinds.count(kind)) > NOMAD_COPIES[kind]:
            facts: Facts = {"tile": kind, "count": count, "most": NOMAD_COPIES[kind]}
            yield Inconsistency(InconsistencyCode.TOO_MANY_NOMAD_TILES, "/nomad_tiles", facts=facts)


def _location_inconsistencies(table: VisibleTable, tiles: Mapping[Hex, int]) -> Iterator[Inconsistency]:
    """P1: the inconsistencies in the numbers of tiles that are left on the locations.

    Each location hex, and no other hex, must have a number from 0 to 2. A location next to a piece that takes tiles
    can have at most one tile left.
    """
    if tiles.keys() != table.board.kinds.keys():
        for at in sorted(tiles.keys() ^ table.board.kinds.keys()):
            yield Inconsistency(InconsistencyCode.TILES_ELSEWHERE, "/location_tiles", BIT[at], {"at": NAMES[at]})
    present = _present(table) if TILES_PER_LOCATION in tiles.values() else NOWHERE
    for at, count in tiles.items():
        if not 0 <= count <= TILES_PER_LOCATION:
            facts: Facts = {"at": NAMES[at], "count": count, "takers": 0}
            yield Inconsistency(InconsistencyCode.TOO_MANY_TILES, f"/location_tiles/{NAMES[at]}", BIT[at], facts)
        elif count == TILES_PER_LOCATION and present & NEIGHBOURS[at]:
            place = f"/location_tiles/{NAMES[at]}"
            yield Inconsistency(InconsistencyCode.TILE_NOT_TAKEN, place, BIT[at], {"at": NAMES[at], "by": "count"})
