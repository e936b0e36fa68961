"""Can this table be? Every inconsistency of a position, at once, each with its place."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Protocol

from referee.board.geography import LINE_NAMES
from referee.board.hexes import BIT, NAMES, NEIGHBOURS, NOWHERE, Hex, Hexes, each, names, united
from referee.board.terrain import UNSUITABLE, Terrain
from referee.engine.audit_game import game_flaws
from referee.model.inconsistency import Inconsistency, InconsistencyCode
from referee.model.ruling import Facts
from referee.model.state import (
    CITY_HALL_HEXES,
    FIGURE_KEYS,
    FIGURES,
    NO_FIGURES,
    SETTLEMENTS,
    TILES_PER_LOCATION,
    WALLS,
    Pieces,
    Position,
    State,
    Table,
)
from referee.model.vocabulary import BASE_TERRAINS, Figure
from referee.rules.catalogue import CARDS, LOCATIONS, NOMADS, TASKS, tasks_due


class _Seen(Table, Protocol):
    """A table at which somebody may also have looked at the tiles."""

    @property
    def location_tiles(self) -> Mapping[Hex, int] | None: ...

    @property
    def nomad_tiles(self) -> Mapping[Hex, str | None] | None: ...


def audit(table: Position | State) -> tuple[Inconsistency, ...]:
    """Everything that cannot be; nothing for a table that can."""
    return audit_state(table) if isinstance(table, State) else tuple(_table_flaws(table))


def audit_state(state: State) -> tuple[Inconsistency, ...]:
    """Everything that cannot be in a game under way. What hangs on the pieces is asked only when they can be."""
    return tuple(_table_flaws(state)) or tuple(game_flaws(state))


def _table_flaws(table: _Seen) -> Iterator[Inconsistency]:
    yield from _set_up_flaws(table)
    yield from _sharing_flaws(table)
    for seat, player in enumerate(table.players):
        yield from _piece_flaws(table, f"/players/{seat}/settlements", player)
        if player.figures is not NO_FIGURES:
            for figure, key in FIGURE_KEYS.items():
                yield from _figure_flaws(table, f"/players/{seat}/{key}", player, figure)
    if table.walls:
        yield from _wall_flaws(table)
    if any(player.marks for player in table.players):
        yield from _mark_flaws(table)
    if table.location_tiles is not None:
        yield from _location_flaws(table, table.location_tiles)
    if table.nomad_tiles is not None and (table.nomad_tiles or table.board.nomad_spaces):
        yield from _nomad_flaws(table, table.nomad_tiles)


def _set_up_flaws(table: Table) -> Iterator[Inconsistency]:
    """P1, G9."""
    if not 2 <= len(table.players) <= 5:
        yield Inconsistency(InconsistencyCode.PLAYER_COUNT, "/players", facts={"count": len(table.players)})
    colours = [player.colour for player in table.players]
    for seat, colour in enumerate(colours):
        if colour in colours[:seat]:
            yield Inconsistency(InconsistencyCode.SAME_COLOUR, f"/players/{seat}/colour", facts={"colour": colour})
    if len(table.cards) != 3:
        yield Inconsistency(InconsistencyCode.CARD_COUNT, "/cards", facts={"count": len(table.cards)})
    for number, card in enumerate(table.cards):
        if card not in CARDS:
            yield Inconsistency(InconsistencyCode.UNKNOWN_CARD, f"/cards/{number}", facts={"card": card})
        if card in table.cards[:number]:
            yield Inconsistency(InconsistencyCode.SAME_CARD, f"/cards/{number}", facts={"card": card})
    for at, kind in table.board.kinds.items():
        if kind not in LOCATIONS:
            yield Inconsistency(
                InconsistencyCode.UNKNOWN_LOCATION, "/board", BIT[at], {"tile": kind, "at": NAMES[at]}
            )

    yield from _task_flaws(table)


def _task_flaws(table: Table) -> Iterator[Inconsistency]:
    """P3, P5."""
    wanted = any(CARDS[card].removes_terrain for card in table.cards if card in CARDS)
    if wanted != (table.removed_terrain is not None) or table.removed_terrain not in (None, *BASE_TERRAINS):
        facts: Facts = {"found": table.removed_terrain or "none", "wanted": "one" if wanted else "none"}
        yield Inconsistency(InconsistencyCode.REMOVED_TERRAIN, "/removed_terrain", facts=facts)
    due = tasks_due(table.board)
    if len(table.tasks) != due:
        yield Inconsistency(InconsistencyCode.TASK_COUNT, "/tasks", facts={"count": len(table.tasks), "due": due})
    for number, task in enumerate(table.tasks):
        if task not in TASKS:
            yield Inconsistency(InconsistencyCode.UNKNOWN_TASK, f"/tasks/{number}", facts={"task": task})
        if task in table.tasks[:number]:
            yield Inconsistency(InconsistencyCode.SAME_TASK, f"/tasks/{number}", facts={"task": task})


def _sharing_flaws(table: Table) -> Iterator[Inconsistency]:
    """B1: one piece or wall on a hex, be it of one player or of several."""
    taken: Hexes = NOWHERE
    for seat, player in enumerate(table.players):
        places = [("settlements", player.settlements)]
        if player.figures is not NO_FIGURES:
            places += [(key, player.figures.of(figure)) for figure, key in FIGURE_KEYS.items()]
        for key, standing in places:
            if shared := taken & standing:
                facts: Facts = {"hexes": ", ".join(names(shared)), "colour": player.colour}
                yield Inconsistency(InconsistencyCode.TWO_PIECES, f"/players/{seat}/{key}", shared, facts)
            taken |= standing
    if shared := taken & table.walls:
        facts = {"hexes": ", ".join(names(shared)), "colour": "stone"}
        yield Inconsistency(InconsistencyCode.TWO_PIECES, "/walls", shared, facts)


def _piece_flaws(table: _Seen, place: str, player: Pieces) -> Iterator[Inconsistency]:
    """G7, G9, B2."""
    settlements = player.settlements
    if settlements.bit_count() > SETTLEMENTS:
        facts: Facts = {"colour": player.colour, "count": settlements.bit_count()}
        yield Inconsistency(InconsistencyCode.TOO_MANY_SETTLEMENTS, place, settlements, facts)
    yield from _ground_flaws(table, place, settlements)
    for terrain in UNSUITABLE:
        standing = settlements & table.board.ground[terrain]
        if standing and not _leads_to(table, terrain):
            yield _out_of_reach(place, standing, terrain)


def _ground_flaws(table: Table, place: str, pieces: Hexes) -> Iterator[Inconsistency]:
    """G7: no piece lies beside the board or on a special hex."""
    for at in each(pieces & ~table.board.hexes):
        yield Inconsistency(InconsistencyCode.OFF_THE_BOARD, place, BIT[at], {"at": NAMES[at]})
    for at in each(pieces & table.board.special):
        facts: Facts = {"at": NAMES[at], "found": table.board.surface_at(at)}
        yield Inconsistency(InconsistencyCode.ON_SPECIAL_HEX, place, BIT[at], facts)


def _leads_to(table: _Seen, terrain: Terrain) -> bool:
    """Whether any tile of this table can bring a settlement to an unsuitable terrain."""
    if any(terrain in LOCATIONS[kind].beyond for kind in table.board.kinds.values() if kind in LOCATIONS):
        return True
    waiting = (table.nomad_tiles or {}).values()
    return bool(table.board.nomad_spaces) and any(
        terrain in power.beyond and kind not in waiting for kind, power in NOMADS.items()
    )


def _out_of_reach(place: str, standing: Hexes, found: str) -> Inconsistency:
    return Inconsistency(
        InconsistencyCode.OUT_OF_REACH, place, standing, {"hexes": ", ".join(names(standing)), "found": found}
    )


def _figure_flaws(table: Table, place: str, player: Pieces, figure: Figure) -> Iterator[Inconsistency]:
    """G9, X4 to X7: figures come from a location of the board and stand where it can bring them."""
    standing = player.figures.of(figure)
    yield from _ground_flaws(table, place, standing)
    if figure is not Figure.CITY_HALL and standing.bit_count() > FIGURES[figure]:
        facts: Facts = {"colour": player.colour, "figure": figure, "most": FIGURES[figure]}
        yield Inconsistency(InconsistencyCode.TOO_MANY_FIGURES, place, standing, facts)
    if figure is Figure.CITY_HALL and standing and standing.bit_count() < CITY_HALL_HEXES:
        yield Inconsistency(InconsistencyCode.OVER_THE_EDGE, place, standing)
    ground = table.board.special | ~table.board.hexes
    for kind in table.board.kinds.values():
        if kind in LOCATIONS and LOCATIONS[kind].figure is figure:
            ground |= LOCATIONS[kind].ground(table.board)
    for at in each(standing & ~ground):
        yield _out_of_reach(place, BIT[at], table.board.surface_at(at))


def _mark_flaws(table: Table) -> Iterator[Inconsistency]:
    """S24: a line of the board is marked once, and only where a card asks for it."""
    wanted = any(CARDS[card].marks for card in table.cards if card in CARDS)
    marked: set[int] = set()
    for seat, player in enumerate(table.players):
        for line in player.marks:
            if not wanted or line in marked or line not in table.board.lines:
                facts: Facts = {"line": LINE_NAMES[line], "colour": player.colour}
                yield Inconsistency(InconsistencyCode.IMPOSSIBLE_MARK, f"/players/{seat}/marks", facts=facts)
            marked.add(line)


def _wall_flaws(table: Table) -> Iterator[Inconsistency]:
    """N7."""
    count = table.walls.bit_count()
    if count > WALLS:
        yield Inconsistency(InconsistencyCode.TOO_MANY_WALLS, "/walls", table.walls, {"count": count, "most": WALLS})
    yield from _ground_flaws(table, "/walls", table.walls)
    quarried = any(LOCATIONS[kind].walls for kind in table.board.kinds.values() if kind in LOCATIONS)
    ground = table.board.suitable if quarried else NOWHERE
    for at in each(table.walls & table.board.open & ~ground):
        yield _out_of_reach("/walls", BIT[at], table.board.surface_at(at))


def _nomad_flaws(table: Table, tiles: Mapping[Hex, str | None]) -> Iterator[Inconsistency]:
    """N1, P3: a nomad tile lies on every nomad space until somebody comes near, and nowhere else."""
    spaces = set(each(table.board.nomad_spaces))
    for at in sorted(tiles.keys() ^ spaces):
        yield Inconsistency(InconsistencyCode.NOMAD_TILES_ELSEWHERE, "/nomad_tiles", BIT[at], {"at": NAMES[at]})
    present = _present(table.players)
    for at, kind in tiles.items():
        if kind and present & NEIGHBOURS[at]:
            yield Inconsistency(
                InconsistencyCode.TILE_NOT_TAKEN, f"/nomad_tiles/{NAMES[at]}", BIT[at], {"at": NAMES[at]}
            )
    for kind, count in Counter(filter(None, tiles.values())).items():
        if kind not in NOMADS:
            yield Inconsistency(InconsistencyCode.UNKNOWN_NOMAD_TILE, "/nomad_tiles", facts={"tile": kind})
        elif count > NOMADS[kind].copies:
            facts: Facts = {"tile": kind, "count": count, "most": NOMADS[kind].copies}
            yield Inconsistency(InconsistencyCode.TOO_MANY_NOMAD_TILES, "/nomad_tiles", facts=facts)


def _present(players: Sequence[Pieces]) -> Hexes:
    """Everything that takes tiles. H7: scouts do not."""
    return united(player.lasting for player in players)


def _location_flaws(table: Table, tiles: Mapping[Hex, int]) -> Iterator[Inconsistency]:
    """P1: two tiles on every location hex, and nowhere else."""
    for at in sorted(tiles.keys() ^ table.board.kinds.keys()):
        yield Inconsistency(InconsistencyCode.TILES_ELSEWHERE, "/location_tiles", BIT[at], {"at": NAMES[at]})
    present = _present(table.players)
    for at, count in tiles.items():
        if not 0 <= count <= TILES_PER_LOCATION:
            facts: Facts = {"at": NAMES[at], "count": count, "takers": 0}
            yield Inconsistency(InconsistencyCode.TOO_MANY_TILES, f"/location_tiles/{NAMES[at]}", BIT[at], facts)
        elif count == TILES_PER_LOCATION and present & NEIGHBOURS[at]:
            yield Inconsistency(
                InconsistencyCode.TILE_NOT_TAKEN, f"/location_tiles/{NAMES[at]}", BIT[at], {"at": NAMES[at]}
            )
