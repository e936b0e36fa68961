"""Turns a drawn picture into a state, and returns the hexes that the picture marks as expected.

    g1 g* g.
      L. g2 w.

A cell is a letter and a mark. Letters: g grass, c canyon, d desert, f flower field, t forest, s swamp,
a farmland, w water, m mountain, V mountain with a cave, K castle, C castle with a capitol, L location, n nomad space,
P palace, O silo. Marks: `.` nothing, `1` to `5` a settlement of that player, `*` an expected hex, `!` an expected hex
with a settlement of player 1, `o` the settlement of player 1 that is about to move, `#` a stone wall. Figures of
player 1: `w` a warrior, `v` the wagon, `s` the ship, `h` each of the seven hexes of the city hall, `t` a scout. The
figures of player 2 are the same letters in capitals. `..` is a hex of the surroundings; on the island, which has a
picture of its own, it is a gap. In a picture of several rows, those that the board shifts to the right are indented.

The surroundings are mountains by default. The rest of the state follows from the picture and the `Circumstances`. A
player with a piece next to a location has taken a tile, as long as there were tiles left. A nomad space next to a
piece is empty. Scouts take neither kind of tile. If a player's settlements in the picture, in the supply, on temples
and on marks add up to fewer than 40, the remaining settlements are far away, on farmland. The locations from which
the figures, walls and settlements on temples came are far away, too, and so are the nomad spaces of the tiles that
players hold. Players are numbered from 1, as in the picture.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from textwrap import dedent
from typing import Final, NamedTuple, TypedDict, Unpack

from referee.board.assemble import assemble
from referee.board.board import Board
from referee.board.geography import LINE_NAMES, QUARTER_SHIFTS, SECTORS, SIDE
from referee.board.hexes import (
    BIT,
    COORDINATES,
    ISLAND_ROWS,
    MAIN,
    NAMES,
    NEIGHBOURS,
    NOWHERE,
    Hex,
    Hexes,
    each,
    hex_at,
    hex_set,
    named,
    named_set,
    within,
)
from referee.board.section import GAP, PlacedSection, Section, layout, own_section
from referee.board.terrain import Terrain
from referee.engine.audit import audit
from referee.engine.play import apply, legal, permits
from referee.engine.score import Entry, score
from referee.model.actions import Action, Build, BuildWith, HexAction, MoveWith, Place, Remove
from referee.model.events import Event
from referee.model.frames import Frame, Harvesting, Turning
from referee.model.offers import HexOffer, MoveOffer, Offer, ViaOffer
from referee.model.position import NO_FIGURES, SETTLEMENTS, TILES_PER_LOCATION, Figures
from referee.model.ruleset import Ruleset
from referee.model.state import BonusTile, NomadTile, Numbers, Player, State, Tile
from referee.model.vocabulary import SWAMP_COPIES, TERRAIN_OF, Colour, HarvestMode, TerrainCard, TileStatus, copies
from referee.rules.catalogue import BONUS_OF, TASKS, tasks_due
from referee.rules.terrain_cards import is_stuck

COLOURS: Final = tuple(Colour)
LETTERS: Final = "gcdftsawmVKCLnPO"
UNDER: Final = {"V": "M", "C": "K"}
"""The ground under a cave (`V`) is a mountain, and the ground under a capitol (`C`) is a castle."""
UNDRAWN: Final = ".."
EMPTY, EXPECTED, EARNING, MOVING, WALL = ".*!o#"
FIGURES: Final = {1: "wvsht", 2: "WVSHT"}
"""For players 1 and 2, the marks of warriors, wagon, ship, city hall and scouts."""
HOMES: Final = ("barracks", "wagon", "lighthouse", "city-hall", "scout-cabin")
"""The locations that give the figures in FIGURES, in the same order."""
MARKS: Final = f"{EMPTY}{EXPECTED}{EARNING}{MOVING}{WALL}12345{''.join(FIGURES.values())}"


class Circumstances(TypedDict, total=False):
    """The parts of a state that a picture does not show."""

    at: str
    """The hex of the first cell; a1 by default."""
    locations: str | Mapping[str, str]
    """The kind of each location by its hex, or one kind for all of them."""
    card: str | None
    """The played terrain card; grass by default. None if it is not yet played, empty if the player has none."""
    built: str
    """The hexes built on so far in the mandatory action, in order."""
    players: int
    """The number of players; by default the highest number drawn, but at least two."""
    active: int
    start_player: int
    """The start player; by default, the active player."""
    round: int
    ending: bool
    supply: Mapping[int, int]
    """The size of each player's supply; by default, all settlements not drawn and not on temples or marks.

    If `held` is given, at least three settlements per earlier round are missing from the default supply.
    """
    gold: Mapping[int, int]
    fresh: str
    """The locations from which the active player took a tile this turn, and the kinds of the bonus tiles taken."""
    used: str
    """The locations of the tiles that the active player has used this turn, and the kinds of the bonus tiles used."""
    lost: Mapping[int, str]
    """The locations of the tiles that each player has lost."""
    hands: Mapping[int, str]
    """The terrain cards in each hand: `?` for an unknown card, empty for no card."""
    deck: str
    """The draw pile, top card first. If it is given, cards neither named nor in a hand have left the game."""
    discard: str
    cards: str
    tasks: str
    """The tasks; by default, as many from the beginning of TASKS as the board needs."""
    spaces: str | Mapping[str, str]
    """The kind of each nomad tile on the board by its space, or one kind for all of them; treasure by default."""
    held: Mapping[int, str]
    """The nomad tiles that each player took in the previous round. If it is given, the default round is 2."""
    claimed: Mapping[int, str]
    """The nomad tiles that each player took in this round."""
    spent: str
    """The nomad tiles of the previous round that the active player has used this turn."""
    around: str
    """The letter of the terrain around the picture; m by default."""
    island: str
    """The picture of the island, with up to five rows; `..` is a gap."""
    removed_terrain: str
    """The terrain whose cards were removed because the scouts card is in play."""
    swamp_cards: bool
    """Whether swamp cards are in the game; by default, only if `card`, `hands`, `deck` or `discard` has one."""
    terrain: str
    """The terrain that was chosen for the played swamp card."""
    due: int
    """The number of builds still due from the supply; by default three (two on swamp) less those in `built`.

    It is 0 if `card` is empty. If `card` is left out, it is also 0 if neither grass nor any card in the piles has a
    buildable hex.
    """
    owed: int
    """The number of settlements from temples that the mandatory action must still build."""
    done: str
    """The common actions that the active player has used this turn. Each is allowed once per turn."""
    sectors: str
    """With the rovers card, the sectors where the player has built this turn, numbered from 1."""
    temple: Mapping[int, int]
    """The number of each player's settlements on temple tiles."""
    numbers: Mapping[int, tuple[int, int]]
    """How many number tiles of value 1 and of value 5 each player has."""
    marks: Mapping[int, str]
    """The horizontal lines that each player has marked."""
    answered: Mapping[int, str]
    """For each player, the locations of the canoe tiles used since the start of that player's last turn."""
    silos: int
    """The number of silos that the active player may still use, including the current one.

    If it is given, the state is in the silo phase.
    """
    mode: str
    """Whether the current silo is being used to `build` or to `move`; left out if its use has not begun."""
    left: int
    """The number of builds or moves that the current silo still allows; three by default."""
    ruleset: Ruleset
    possible: bool
    """False if the state is impossible on purpose. Such a state is not audited and has no faraway settlements."""


class Drawn(NamedTuple):
    """A state and the hexes that its picture marks as expected."""

    state: State
    expected: Hexes


class DrawnMove(NamedTuple):
    """A state, the hex of the settlement that is about to move, and the hexes marked as expected."""

    state: State
    origin: Hex
    expected: Hexes


class Cell(NamedTuple):
    """One hex of a picture."""

    at: Hex
    letter: str
    mark: str


class PictureError(ValueError):
    """Raised if a picture is malformed."""


def draw(picture: str, **more: Unpack[Circumstances]) -> Drawn:
    """The state in a picture, and the hexes that the picture marks as expected."""
    cells = [*_cells(picture, named(more.get("at", "a1"))), *_cells(more.get("island", ""), named("i:a1"))]
    state = _state(cells, more)
    if more.get("possible", True):
        assert audit(state) == (), audit(state)
    return Drawn(state, _marked_hexes(cells, EXPECTED, EARNING))


def draw_move(picture: str, **more: Unpack[Circumstances]) -> DrawnMove:
    """The state in a picture, the hex of the settlement that is about to move, and the hexes marked as expected."""
    state, expected = draw(picture, **more)
    cells = [*_cells(picture, named(more.get("at", "a1"))), *_cells(more.get("island", ""), named("i:a1"))]
    (origin,) = each(_marked_hexes(cells, MOVING))
    return DrawnMove(state, origin, expected)


def builds(state: State, tile: str | None = None, *, waiver: str | None = None, via: str | None = None) -> Hexes:
    """The hexes where the player may build with this tile now or, without a tile, in the mandatory action."""
    return _offered_hexes(state, BuildWith if tile else Build, tile, waiver, via)


def places(state: State, tile: str, *, waiver: str | None = None, via: str | None = None) -> Hexes:
    """The hexes where the player may place a figure or a stone wall with this tile now."""
    return _offered_hexes(state, Place, tile, waiver, via)


def removes(state: State, tile: str, *, via: str | None = None) -> Hexes:
    """The hexes from which the player may remove a piece with this tile now."""
    return _offered_hexes(state, Remove, tile, None, via)


def _offered_hexes(
    state: State, kind: type[HexAction], tile: str | None, waiver: str | None, via: str | None
) -> Hexes:
    return hex_set(
        at
        for offer in _offers(state, via)
        if isinstance(offer, HexOffer) and (offer.kind, offer.tile, offer.waiver) == (kind, tile, waiver)
        for at in each(offer.at)
    )


def _offers(state: State, via: str | None) -> Iterator[Offer]:
    """H3: the offers to repeat a tile with the tile `via`; if `via` is None, the offers that repeat no tile."""
    for offer in legal(state):
        if isinstance(offer, ViaOffer):
            if offer.via == via:
                yield offer.offer
        elif via is None:
            yield offer


def moves(state: State, tile: str, origin: Hex, *, via: str | None = None) -> Hexes:
    """The hexes to which the player may move the piece on `origin` with this tile now."""
    return hex_set(
        to
        for offer in _offers(state, via)
        if isinstance(offer, MoveOffer) and offer.tile == tile
        for to in each(offer.moves.get(origin, NOWHERE))
    )


def movable(state: State, tile: str, *, via: str | None = None) -> Hexes:
    """The hexes of the pieces that the player may move with this tile now."""
    return hex_set(
        action.origin
        for offer in _offers(state, via)
        for action in offer.actions()
        if isinstance(action, MoveWith) and action.tile == tile
    )


def play(state: State, *actions: Action) -> State:
    """The state after these actions, each of which must be legal."""
    for action in actions:
        assert permits(state, action), action
        state = apply(state, action).state
    return state


def events(state: State, action: Action) -> tuple[Event, ...]:
    """The events of this action, which must be legal."""
    assert permits(state, action), action
    return apply(state, action).events


def entry(state: State, source: str, player: int = 1) -> Entry:
    """The score entry of one player for one source of gold."""
    (found,) = (found for found in score(state).players[player - 1].entries if found.source == source)
    return found


def golds(state: State, source: str) -> list[int]:
    """The gold that each player gets from one source."""
    return [entry(state, source, player).gold for player in range(1, len(state.players) + 1)]


def actions(state: State) -> list[Action]:
    """All legal actions."""
    return [action for offer in legal(state) for action in offer.actions()]


def tiles_of(state: State, player: int = 1) -> list[str]:
    """The location tiles of a player, each with its location and status."""
    return [f"{tile.kind} {NAMES[tile.origin]} {tile.status}" for tile in state.players[player - 1].tiles]


def nomads(state: State, player: int = 1) -> list[str]:
    """The nomad tiles of a player, each with the round it was taken in, and whether it is used."""
    tiles = state.players[player - 1].nomad_tiles
    return [f"{tile.kind} {tile.round}{' used' if tile.used else ''}" for tile in tiles]


def bonuses(state: State, player: int = 1) -> list[str]:
    """The bonus tiles of a player, each with its status."""
    return [f"{tile.kind} {tile.status}" for tile in state.players[player - 1].bonus_tiles]


def cards_of(words: str) -> tuple[TerrainCard, ...]:
    """The terrain cards with these names."""
    return tuple(TerrainCard(word) for word in words.split())


def _cells(picture: str, corner: Hex) -> Iterator[Cell]:
    top, left, island = COORDINATES[corner]
    lines = [line for line in dedent(picture).splitlines() if line.strip()]
    for row, line in enumerate(lines, top):
        if len(lines) > 1 and line.startswith(" ") != (row % 2 == 1):
            raise PictureError(f"row {row + 1} of the board is {'' if row % 2 else 'not '}shifted: {line!r}")
        for column, cell in enumerate(line.split(), left):
            if cell == UNDRAWN:
                continue
            if len(cell) != 2 or cell[0] not in LETTERS or cell[1] not in MARKS:
                raise PictureError(f"{cell!r} must be a letter of {LETTERS} and a mark of {MARKS}")
            yield Cell(hex_at(row, column, island=island), *cell)


def _marked_hexes(cells: Iterable[Cell], *marks: str) -> Hexes:
    return hex_set(cell.at for cell in cells if cell.mark in marks)


def _state(cells: list[Cell], more: Circumstances) -> State:
    drawn = {number: _marked_hexes(cells, str(number)) for number in range(1, 6)}
    drawn[1] |= _marked_hexes(cells, EARNING, MOVING)
    figures = {number: _figures(cells, number) for number in drawn}
    seen = [number for number in drawn if drawn[number] or figures[number].hexes]
    count = more.get("players", max([2, *seen]))
    aside = _aside(more)
    supply = {
        number: SETTLEMENTS
        - aside[number]
        - max(drawn[number].bit_count(), _built_before(more) if number <= count else 0)
        for number in drawn
    }
    supply |= more.get("supply", {})
    picture = hex_set(cell.at for cell in cells)
    owned = {number: supply[number] + aside[number] for number in supply}
    apart = _far_settlements(picture, drawn, owned) if more.get("possible", True) else {}
    kingdoms = {number: drawn[number] | apart.get(number, NOWHERE) for number in range(1, count + 1)}
    taking = {number: kingdoms[number] | figures[number].hexes & ~figures[number].scouts for number in kingdoms}
    walls = _marked_hexes(cells, WALL)
    everybody = hex_set(at for hexes in taking.values() for at in each(hexes))
    homes = _homes(figures, walls, more)
    board, far = _board(cells, hex_set(at for hexes in apart.values() for at in each(hexes)), homes, more)
    lost = {number: named_set(more.get("lost", {}).get(number, "").split()) for number in kingdoms}
    for (number, _), at in zip(homes, far, strict=True):
        lost[number] |= BIT[at]
    taken = _taken_locations(board, taking, lost)
    active = more.get("active", 1)
    piles = _piles(more, count)
    gold = more.get("gold", {})
    tiles = {number: _tiles(board, taken[number] & ~lost[number], number, more) for number in kingdoms}
    state = State(
        ruleset=more.get("ruleset", Ruleset()),
        board=board,
        cards=tuple(more.get("cards", "fishermen knights merchants").split()),
        players=tuple(
            Player(
                COLOURS[number - 1],
                kingdoms[number],
                gold.get(number, 0),
                supply[number],
                piles.hands[number],
                tiles[number],
                taken[number],
                figures[number] if figures[number].hexes else NO_FIGURES,
                _nomad_tiles(more, number),
                _bonus_tiles(tiles[number], number, more),
                Numbers(*more.get("numbers", {}).get(number, ())),
                more.get("temple", {}).get(number, 0),
                tuple(LINE_NAMES.index(line) for line in more.get("marks", {}).get(number, "").split()),
            )
            for number in kingdoms
        ),
        location_tiles={
            at: TILES_PER_LOCATION - sum(1 for hexes in taken.values() if hexes & BIT[at]) for at in board.kinds
        },
        deck=piles.deck,
        discard=piles.discard,
        removed=piles.removed,
        start_player=more.get("start_player", active) - 1,
        round=_round(more),
        ending=more.get("ending", _is_ending(more, [supply[number] for number in kingdoms])),
        frames=(_frame(more, active),),
        tasks=tuple(more.get("tasks", " ".join([*TASKS][: tasks_due(board)])).split()),
        walls=walls,
        nomad_tiles=_spaces(board, cells, everybody, more),
        removed_terrain=Terrain(more["removed_terrain"]) if "removed_terrain" in more else None,
        swamp_cards=_has_swamp_cards(more),
    )
    return state if "card" in more or "silos" in more else _with_action_ended(state)


def _aside(more: Circumstances) -> dict[int, int]:
    """M6, S24: for each player, the number of settlements on temple tiles and on marks."""
    marks = {number: len(lines.split()) for number, lines in more.get("marks", {}).items()}
    return {number: more.get("temple", {}).get(number, 0) + marks.get(number, 0) for number in range(1, 6)}


def _is_ending(more: Circumstances, supplies: list[int]) -> bool:
    return "silos" in more or more.get("card") == "" or 0 in supplies


def _tiles(board: Board, origins: Hexes, number: int, more: Circumstances) -> tuple[Tile, ...]:
    return tuple(Tile(board.kinds[origin], origin, _status(NAMES[origin], number, more)) for origin in each(origins))


def _bonus_tiles(tiles: tuple[Tile, ...], number: int, more: Circumstances) -> tuple[BonusTile, ...]:
    """M2: the player's bonus tiles: one for each kind that has a bonus tile and occurs at least twice in `tiles`."""
    held = Counter(tile.kind for tile in tiles)
    kinds = [BONUS_OF[kind] for kind, count in held.items() if count > 1 and kind in BONUS_OF]
    return tuple(BonusTile(kind, _status(kind, number, more)) for kind in kinds)


def _figures(cells: list[Cell], number: int) -> Figures:
    return Figures(*(_marked_hexes(cells, mark) for mark in FIGURES.get(number, "?????")))


def _homes(figures: Mapping[int, Figures], walls: Hexes, more: Circumstances) -> list[tuple[int, str]]:
    """The kinds of location that figures, walls and settlements on temples came from, each with a player's number."""
    found = [(number, home) for number in FIGURES for home, at in zip(HOMES, figures[number], strict=True) if at]
    found += [(number, "temple") for number, count in more.get("temple", {}).items() if count]
    return [*found, (1, "quarry")] if walls else found


def _round(more: Circumstances) -> int:
    return more.get("round", 2 if "held" in more else 1)


def _built_before(more: Circumstances) -> int:
    """T2: the number of settlements that each player built in earlier rounds, if `held` is given; otherwise 0."""
    return 3 * (_round(more) - 1) if "held" in more else 0


def _nomad_tiles(more: Circumstances, number: int) -> tuple[NomadTile, ...]:
    now = _round(more)
    spent = Counter(more.get("spent", "").split() if number == more.get("active", 1) else ())
    tiles = []
    for kind in more.get("held", {}).get(number, "").split():
        tiles.append(NomadTile(kind, now - 1, spent[kind] > 0))
        spent[kind] -= 1
    return (*tiles, *(NomadTile(kind, now) for kind in more.get("claimed", {}).get(number, "").split()))


def _spaces(board: Board, cells: list[Cell], present: Hexes, more: Circumstances) -> dict[Hex, str | None]:
    """N1: the tile on each nomad space; None if the space is not drawn or a piece (not a scout) is next to it."""
    kinds = more.get("spaces", "treasure")
    full = {cell.at for cell in cells if cell.letter == "n" and not NEIGHBOURS[cell.at] & present}
    return {
        at: (kinds if isinstance(kinds, str) else kinds[NAMES[at]]) if at in full else None
        for at in each(board.nomad_spaces)
    }


def _with_action_ended(state: State) -> State:
    """T3: the state, with the mandatory action over and the end triggered if no card could bring another build."""
    turn = state.frames[0]
    assert isinstance(turn, Turning)
    return state._replace(frames=(turn._replace(due=0),), ending=True) if is_stuck(state, turn) else state


def _frame(more: Circumstances, active: int) -> Frame:
    if "silos" in more:
        mode = HarvestMode(more["mode"]) if "mode" in more else None
        return Harvesting(active - 1, more["silos"], mode, more.get("left", 3))
    card = more.get("card", "grass")
    built = tuple(map(named, more.get("built", "").split()))
    total = 2 if more.get("terrain") == "swamp" else 3
    due = 0 if card == "" else more.get("due", total - len(built))
    return Turning(
        active - 1,
        TerrainCard(card) if card else None,
        due,
        built,
        terrain=Terrain(more["terrain"]) if "terrain" in more else None,
        owed=more.get("owed", 0),
        done=tuple(more.get("done", "").split()),
        sectors=tuple(int(sector) - 1 for sector in more.get("sectors", "").split()),
    )


def _far_settlements(picture: Hexes, drawn: Mapping[int, Hexes], elsewhere: Mapping[int, int]) -> dict[int, Hexes]:
    """For each player, the hexes of the faraway settlements."""
    room = reversed(list(each(MAIN & ~within(picture, 1))))
    return {
        number: hex_set(next(room) for _ in range(SETTLEMENTS - hexes.bit_count() - elsewhere[number]))
        for number, hexes in drawn.items()
    }


def _board(
    cells: list[Cell], apart: Hexes, homes: list[tuple[int, str]], more: Circumstances
) -> tuple[Board, list[Hex]]:
    """The board, and the faraway hex of each location in `homes`, in the same order."""
    ground = dict.fromkeys(each(MAIN), more.get("around", "m").upper())
    ground |= {cell.at: UNDER.get(cell.letter, cell.letter.upper()) for cell in cells}
    ground |= dict.fromkeys(each(apart), "A")
    untouched = MAIN & ~within(hex_set(cell.at for cell in cells) | apart, 1)
    room = reversed(list(each(untouched)))
    far = [next(room) for _ in homes]
    ground |= dict.fromkeys(far, "L")
    for tiles in [*more.get("held", {}).values(), *more.get("claimed", {}).values()]:
        ground |= {next(room): "N" for _ in tiles.split()}
    for number, sector in enumerate(SECTORS):
        # G1: the four sections must differ, so add a different number of faraway castles to each.
        ground |= dict.fromkeys(list(each(untouched & sector))[:number], "K")
    locations = more.get("locations", {})
    found = hex_set(cell.at for cell in cells if cell.letter == "L")
    kinds = dict.fromkeys(map(NAMES.__getitem__, each(found)), locations) if isinstance(locations, str) else locations
    kinds = {**kinds, **{NAMES[at]: home for at, (_, home) in zip(far, homes, strict=True)}}
    sections = []
    for sector, offset in zip(SECTORS, QUARTER_SHIFTS, strict=True):
        letters = [ground[at] for at in each(sector)]
        rows = ["".join(letters[SIDE * row : SIDE * (row + 1)]) for row in range(SIDE)]
        own = {NAMES[named(name) - offset]: kind for name, kind in kinds.items() if BIT[named(name)] & sector}
        sections.append(PlacedSection(own_section(rows, own)))
    marked = {letter: [cell.at for cell in cells if cell.letter == letter] for letter in UNDER}
    island = _island(ground, kinds) if more.get("island") else None
    return assemble(layout(sections, capitols=marked["C"], caves=marked["V"], island=island)), far


def _island(ground: Mapping[Hex, str], kinds: Mapping[str, str]) -> Section:
    """Q3: the island of a picture."""
    places = {
        (COORDINATES[at].row, COORDINATES[at].column): letter
        for at, letter in ground.items()
        if COORDINATES[at].island
    }
    width = 1 + max(column for _, column in places)
    rows = ["".join(places.get((row, column), GAP) for column in range(width)) for row in range(ISLAND_ROWS)]
    own = {name.removeprefix("i:"): kind for name, kind in kinds.items() if name.startswith("i:")}
    return Section(tuple(rows), tuple(sorted(own.items())), expansion="island")


def _taken_locations(board: Board, kingdoms: Mapping[int, Hexes], lost: Mapping[int, Hexes]) -> dict[int, Hexes]:
    """L1: the locations from which each player took a tile. The tiles in `lost` were taken before all others."""
    taken = dict(lost)
    for at in board.kinds:
        for number, settlements in kingdoms.items():
            left = TILES_PER_LOCATION - sum(1 for hexes in taken.values() if hexes & BIT[at])
            if left and NEIGHBOURS[at] & settlements:
                taken[number] |= BIT[at]
    return taken


def _status(name: str, number: int, more: Circumstances) -> TileStatus:
    """L2: the status of a player's tile. `name` is the hex of a location tile or the kind of a bonus tile."""
    if number != more.get("active", 1) or "silos" in more:
        answered = more.get("answered", {}).get(number, "").split()
        return TileStatus.USED if name in answered else TileStatus.READY
    if name in more.get("fresh", "").split():
        return TileStatus.FRESH
    return TileStatus.USED if name in more.get("used", "").split() else TileStatus.READY


class _Piles(NamedTuple):
    hands: Mapping[int, tuple[TerrainCard | None, ...]]
    deck: tuple[TerrainCard, ...] | None
    discard: tuple[TerrainCard, ...]
    removed: tuple[TerrainCard, ...]


def _piles(more: Circumstances, count: int) -> _Piles:
    card = None if "silos" in more else more.get("card", "grass")
    known = more.get("hands", {})
    hands: dict[int, tuple[TerrainCard | None, ...]] = {
        number: _hand(known[number]) if number in known else (None,) for number in range(1, count + 1)
    }
    if card is not None and more.get("active", 1) not in known:
        hands[more.get("active", 1)] = ()
    discard = cards_of(more.get("discard", ""))
    box = copies(swamp_cards=_has_swamp_cards(more))
    gone = {one: number for one, number in box.items() if TERRAIN_OF[one] == more.get("removed_terrain")}
    removed = tuple(Counter(gone).elements())
    if "deck" not in more:
        return _Piles(hands, None, discard, removed)
    deck = cards_of(more["deck"])
    left = Counter(box) - Counter(gone)
    left.subtract(
        [*deck, *discard, *cards_of(card or ""), *(held for hand in hands.values() for held in hand if held)]
    )
    hidden = sum(hand.count(None) for hand in hands.values())
    unseen = tuple(left.elements())
    return _Piles(hands, deck, discard, removed + unseen[: len(unseen) - hidden])


def _has_swamp_cards(more: Circumstances) -> bool:
    """P3: whether swamp cards are in the game; by default, only if the card, a hand or a pile in `more` has one."""
    words = [more.get("card") or "", more.get("deck", ""), more.get("discard", ""), *more.get("hands", {}).values()]
    seen = {word for text in words for word in text.split()}
    return more.get("swamp_cards", bool(seen & {*SWAMP_COPIES}))


def _hand(words: str) -> tuple[TerrainCard | None, ...]:
    return tuple(None if word == "?" else TerrainCard(word) for word in words.split())
