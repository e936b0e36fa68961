"""The documents of a position and of a state."""

from collections.abc import Mapping
from typing import Final

from referee.board.geography import LINE_NAMES
from referee.board.hexes import BIT, NAMES, NOWHERE, Hex, Hexes, each, names
from referee.board.terrain import Terrain
from referee.model.figures import FIGURE_KEYS, NO_FIGURES, Figures, footprint
from referee.model.position import SETTLEMENTS, TILES_PER_LOCATION, Kingdom, Position
from referee.model.ruleset import OPTIONS, PRESETS, Ruleset
from referee.model.state import (
    NO_NOMAD_TILES,
    NO_NUMBERS,
    NUMBERS,
    BonusTile,
    NomadTile,
    Numbers,
    Player,
    State,
    Tile,
)
from referee.model.vocabulary import Colour, Figure, TerrainCard, TileStatus, copies
from referee.rules.catalogue import BONUSES, CARDS, NOMADS, TASKS
from referee.wire.boards import dump_board, read_board
from referee.wire.frames import dump_frame, frame_reader
from referee.wire.reader import (
    Document,
    Json,
    Read,
    Reader,
    array,
    by_hex,
    flag,
    hex_name,
    hex_names,
    known,
    nullable,
    number,
    shown,
    text,
    word,
    words,
)

FORMAT: Final = 1
"""Raised when the shape of the documents changes."""

_POSITION: Final = frozenset(
    {
        "format",
        "ruleset",
        "board",
        "cards",
        "tasks",
        "location_tiles",
        "nomad_tiles",
        "removed_terrain",
        "walls",
        "players",
    }
)
_STATE: Final = _POSITION | {"swamp_cards", "deck", "discard", "removed", "start_player", "round", "ending", "frames"}
_FIGURES: Final = frozenset(FIGURE_KEYS.values())
_KINGDOM: Final = frozenset({"colour", "settlements", "gold", "marks"}) | _FIGURES
_PLAYER: Final = _KINGDOM | {
    *("supply", "hand", "tiles", "taken_from", "nomad_tiles"),
    *("bonus_tiles", "numbers", "temple"),
}
_TILE: Final = frozenset({"kind", "from", "status"})
_NOMAD_TILE: Final = frozenset({"kind", "round", "used"})
_BONUS_TILE: Final = frozenset({"kind", "status"})
_NUMBERS: Final = frozenset({"ones", "fives"})
_PLAYERS: Final = 5
_GOLD: Final = 1_000_000

_WITHOUT: Final = False

_format: Final = number(FORMAT, FORMAT)
_card: Final = word(TerrainCard)
_cards: Final = words(TerrainCard, most=sum(copies(swamp_cards=True).values()))
_maybe_card: Final = nullable(_card)
_hand: Final = array(_maybe_card, most=2)
_deck: Final = nullable(_cards)
_status: Final = word(TileStatus)
_round: Final = number(1, 10_000)
_supply: Final = number(0, SETTLEMENTS)
_options: Final = tuple((option, word(kind)) for option, kind in OPTIONS.items())
_OPTIONS: Final = frozenset(OPTIONS)
_count: Final = number(0, TILES_PER_LOCATION)
_location_tiles: Final = by_hex(_count, "every location hex with the tiles left on it")
_kingdom_cards: Final = array(known(CARDS, "Kingdom Builder card"), most=10)
_tasks: Final = array(known(TASKS, "task"), most=len(TASKS))
_nomad: Final = known(NOMADS, "nomad tile")
_nomad_spaces: Final = by_hex(nullable(_nomad), "every nomad space with the tile on it, or null")
_maybe_hex: Final = nullable(hex_name)
_terrain: Final = nullable(word(Terrain))
_line: Final = known(LINE_NAMES, "horizontal line")
_ones: Final = number(0, NUMBERS.ones)
_fives: Final = number(0, NUMBERS.fives)
_bonus: Final = known(BONUSES, "bonus tile")
_colour: Final = word(Colour)
_gold: Final = number(0, _GOLD)


def read_position(reader: Reader, value: Json, place: str) -> Position:
    """A position from its document."""
    document = Document(reader, value, place, _POSITION)
    document.get("format", _format)
    position = Position(
        document.find("ruleset", read_ruleset, Ruleset()),
        document.get("board", read_board),
        document.get("cards", _kingdom_cards),
        document.get("players", _kingdoms),
        document.find("location_tiles", _location_tiles, None),
        document.find("tasks", _tasks, ()),
        document.find("walls", hex_names, NOWHERE),
        document.find("nomad_tiles", _nomad_spaces, None),
        document.find("removed_terrain", _terrain, None),
    )
    document.done()
    return position


def read_state(reader: Reader, value: Json, place: str) -> State:
    """A state from its document."""
    document = Document(reader, value, place, _STATE)
    document.get("format", _format)
    players = document.get("players", _players)
    seat = _seat(players)
    state = State(
        document.find("ruleset", read_ruleset, Ruleset()),
        document.get("board", read_board),
        document.get("cards", _kingdom_cards),
        players,
        document.get("location_tiles", _location_tiles),
        document.get("deck", _deck),
        document.get("discard", _cards),
        document.get("removed", _cards),
        document.get("start_player", seat),
        document.get("round", _round),
        document.get("ending", flag),
        document.get("frames", array(frame_reader(seat), most=500)),
        document.find("tasks", _tasks, ()),
        document.find("walls", hex_names, NOWHERE),
        document.find("nomad_tiles", _nomad_spaces, NO_NOMAD_TILES),
        document.find("removed_terrain", _terrain, None),
        document.find("swamp_cards", flag, _WITHOUT),
    )
    document.done()
    return state


def dump_position(position: Position) -> dict[str, Json]:
    """The document of a position."""
    document = {
        "format": FORMAT,
        "ruleset": position.ruleset._asdict(),
        "board": dump_board(position.board),
        "cards": list(position.cards),
        "players": [_dump_kingdom(kingdom) for kingdom in position.players],
    }
    if position.location_tiles is not None:
        document["location_tiles"] = _dump_location_tiles(position.location_tiles)
    return document | _dump_more(position)


def dump_state(state: State) -> dict[str, Json]:
    """The document of a state."""
    return {
        "format": FORMAT,
        "ruleset": state.ruleset._asdict(),
        "board": dump_board(state.board),
        "cards": list(state.cards),
        "location_tiles": _dump_location_tiles(state.location_tiles),
        "players": [_dump_player(player) for player in state.players],
        "deck": None if state.deck is None else list(state.deck),
        "discard": list(state.discard),
        "removed": list(state.removed),
        "start_player": state.players[state.start_player].colour,
        "round": state.round,
        "ending": state.ending,
        "frames": [dump_frame(state, frame) for frame in state.frames],
        **_dump_more(state),
    }


def _dump_more(table: Position | State) -> dict[str, Json]:
    """What only some expansions have, where there is any."""
    document: dict[str, Json] = {}
    if table.tasks:
        document["tasks"] = list(table.tasks)
    if table.walls:
        document["walls"] = names(table.walls)
    if table.nomad_tiles:
        document["nomad_tiles"] = dict(sorted((NAMES[at], kind) for at, kind in table.nomad_tiles.items()))
    if table.removed_terrain:
        document["removed_terrain"] = table.removed_terrain
    if isinstance(table, State) and table.swamp_cards:
        document["swamp_cards"] = True
    return document


def read_ruleset(reader: Reader, value: Json, place: str) -> Ruleset:
    """The name of a preset, or the options one by one; what is left out is as in the English Big Box."""
    if type(value) is str:
        if value in PRESETS:
            return PRESETS[value]
        raise reader.fault(place, f"{shown(value)} is no ruleset; there are {', '.join(PRESETS)}")
    document = Document(reader, value, place, _OPTIONS)
    chosen = [
        document.find(option, read, default) for (option, read), default in zip(_options, Ruleset(), strict=True)
    ]
    document.done()
    return Ruleset._make(chosen)


def _read_kingdom(reader: Reader, value: Json, place: str) -> Kingdom:
    document = Document(reader, value, place, _KINGDOM)
    kingdom = Kingdom(
        document.get("colour", _colour),
        document.get("settlements", hex_names),
        document.find("gold", _gold, 0),
        NO_FIGURES if _FIGURES.isdisjoint(value) else _read_figures(document),
        document.find("marks", _marks, ()),
    )
    document.done()
    return kingdom


def _read_player(reader: Reader, value: Json, place: str) -> Player:
    document = Document(reader, value, place, _PLAYER)
    player = Player(
        document.get("colour", _colour),
        document.get("settlements", hex_names),
        document.find("gold", _gold, 0),
        document.get("supply", _supply),
        document.get("hand", _hand),
        document.get("tiles", _tiles),
        document.get("taken_from", hex_names),
        NO_FIGURES if _FIGURES.isdisjoint(value) else _read_figures(document),
        document.find("nomad_tiles", _nomad_tiles, ()),
        document.find("bonus_tiles", _bonus_tiles, ()),
        document.find("numbers", _read_numbers, NO_NUMBERS),
        document.find("temple", _supply, 0),
        document.find("marks", _marks, ()),
    )
    document.done()
    return player


def _read_figures(document: Document) -> Figures:
    """The figures of a player; of a city hall its middle is told."""
    wagon = document.find("wagon", _maybe_hex, None)
    ship = document.find("ship", _maybe_hex, None)
    city_hall = document.find("city_hall", _maybe_hex, None)
    return Figures(
        document.find("warriors", hex_names, NOWHERE),
        NOWHERE if wagon is None else BIT[wagon],
        NOWHERE if ship is None else BIT[ship],
        NOWHERE if city_hall is None else footprint(Figure.CITY_HALL, city_hall),
        document.find("scouts", hex_names, NOWHERE),
    )


def dump_figures(figures: Figures) -> dict[str, Json]:
    """The figures that are on the board, each under its key."""
    if figures is NO_FIGURES:
        return {}
    single = {"wagon": figures.wagon, "ship": figures.ship, "city_hall": _middle(figures.city_hall)}
    several = {"warriors": figures.warriors, "scouts": figures.scouts}
    document: dict[str, Json] = {name: names(hexes) for name, hexes in several.items() if hexes}
    return document | {name: NAMES[hexes.bit_length() - 1] for name, hexes in single.items() if hexes}


def _middle(hall: Hexes) -> Hexes:
    """The hex whose neighbours are all in the set."""
    return next((BIT[at] for at in each(hall) if footprint(Figure.CITY_HALL, at) == hall), NOWHERE)


def _dump_kingdom(kingdom: Kingdom) -> dict[str, Json]:
    return {
        "colour": kingdom.colour,
        "settlements": names(kingdom.settlements),
        "gold": kingdom.gold,
        **dump_figures(kingdom.figures),
        **_dump_marks(kingdom.marks),
    }


def _dump_marks(marks: tuple[int, ...]) -> dict[str, Json]:
    return {"marks": [LINE_NAMES[line] for line in marks]} if marks else {}


def _marks(reader: Reader, value: Json, place: str) -> tuple[int, ...]:
    """Lines by their names, none twice."""
    lines = [LINE_NAMES.index(line) for line in _lines(reader, value, place)]
    if len(set(lines)) < len(lines):
        raise reader.fault(place, "a line is there twice")
    return tuple(sorted(lines))


def _dump_player(player: Player) -> dict[str, Json]:
    document = {
        "colour": player.colour,
        "settlements": names(player.settlements),
        "gold": player.gold,
        "supply": player.supply,
        "hand": list(player.hand),
        "tiles": [{"kind": tile.kind, "from": NAMES[tile.origin], "status": tile.status} for tile in player.tiles],
        "taken_from": names(player.taken_from),
        **dump_figures(player.figures),
    }
    if player.nomad_tiles:
        document["nomad_tiles"] = [tile._asdict() for tile in player.nomad_tiles]
    if player.bonus_tiles:
        document["bonus_tiles"] = [tile._asdict() for tile in player.bonus_tiles]
    if player.numbers != NO_NUMBERS:
        document["numbers"] = player.numbers._asdict()
    if player.temple:
        document["temple"] = player.temple
    return document | _dump_marks(player.marks)


def _read_bonus_tile(reader: Reader, value: Json, place: str) -> BonusTile:
    document = Document(reader, value, place, _BONUS_TILE)
    tile = BonusTile(document.get("kind", _bonus), document.get("status", _status))
    document.done()
    return tile


def _read_numbers(reader: Reader, value: Json, place: str) -> Numbers:
    document = Document(reader, value, place, _NUMBERS)
    numbers = Numbers(document.get("ones", _ones), document.get("fives", _fives))
    document.done()
    return numbers


def _read_nomad_tile(reader: Reader, value: Json, place: str) -> NomadTile:
    document = Document(reader, value, place, _NOMAD_TILE)
    tile = NomadTile(document.get("kind", _nomad), document.get("round", _round), document.get("used", flag))
    document.done()
    return tile


def _read_tile(reader: Reader, value: Json, place: str) -> Tile:
    document = Document(reader, value, place, _TILE)
    tile = Tile(document.get("kind", text), document.get("from", hex_name), document.get("status", _status))
    document.done()
    return tile


def _dump_location_tiles(tiles: Mapping[Hex, int]) -> dict[str, int]:
    return dict(sorted((NAMES[at], count) for at, count in tiles.items()))


def _seat(players: tuple[Player, ...] | None) -> Read[int]:
    """A player by colour. If the players could not be read nothing more is said about them."""
    seats = {player.colour.value: seat for seat, player in enumerate(players or ())}

    def read(reader: Reader, value: Json, place: str) -> int:
        colour = _colour(reader, value, place)
        if players is None or colour in seats:
            return seats.get(colour, 0)
        raise reader.cannot_be("unknown-player", place, f"{colour} does not play, but {', '.join(seats) or 'nobody'}")

    return read


_kingdoms: Final = array(_read_kingdom, most=_PLAYERS)
_players: Final = array(_read_player, most=_PLAYERS)
_tiles: Final = array(_read_tile, most=len(NAMES))
_nomad_tiles: Final = array(_read_nomad_tile, most=15)
_bonus_tiles: Final = array(_read_bonus_tile, most=len(BONUSES))
_lines: Final = array(_line, most=len(LINE_NAMES))
