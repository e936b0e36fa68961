"""Positions and states as JSON."""

from itertools import repeat
from typing import Final

from referee.base.faults import unknown
from referee.board.hexes import NAMES, NOWHERE, names
from referee.board.terrain import Terrain
from referee.documents.boards import dump_board, read_board
from referee.documents.fields import (
    Members,
    Optional,
    array,
    by_hex,
    flag,
    hex_names,
    known,
    nullable,
    number,
    record,
    text,
    word,
    words,
)
from referee.documents.frames import dump_frame, read_frame
from referee.documents.players import NOMAD, ROUND, dump_kingdom, dump_player, read_kingdoms, read_players, seat
from referee.documents.reader import Json, Reader
from referee.model.position import TILES_PER_LOCATION, Position
from referee.model.ruleset import OPTIONS, PRESETS, Ruleset
from referee.model.state import NO_NOMAD_TILES, Player, State
from referee.model.vocabulary import TerrainCard, copies
from referee.rules.catalogue import CARDS, TASKS

FORMAT: Final = 1
"""The format version of positions and states. It is the value of their member `format`."""

SIGNATURE: Final = "signature"
"""The key of the signature in the JSON of a state."""

FORMAT_NUMBER: Final = number(FORMAT, FORMAT)
PILE: Final = words(TerrainCard, most=sum(copies(swamp_cards=True).values()))
_location_tiles: Final = by_hex(number(0, TILES_PER_LOCATION), "location-tiles")
KINGDOM_CARDS: Final = array(known(CARDS, "card"), most=10)
_tasks: Final = array(known(TASKS, "task"), most=TASKS)
_nomad_spaces: Final = by_hex(nullable(NOMAD), "nomad-tiles")
_terrain: Final = nullable(word(Terrain))
_options: Final = record(
    Ruleset,
    {
        option: Optional(word(kind), default)
        for (option, kind), default in zip(OPTIONS.items(), Ruleset(), strict=True)
    },
)


def read_ruleset(reader: Reader, value: Json) -> Ruleset:
    """Read a ruleset: the name of a preset, or individual options.

    Missing options have the values of the English Big Box.
    """
    if type(value) is not str:
        return _options(reader, value)
    if value not in PRESETS:
        raise reader.refuse(unknown("ruleset", value, PRESETS))
    return PRESETS[value]


def made_position(_format: int, ruleset: Ruleset, *more: Json) -> Position:
    """Make a position from the values of its members. The format number is not stored."""
    return Position(ruleset, *more)


def _made_state(
    _format: int, _signature: str | None, players: tuple[Player, ...], ruleset: Ruleset, *more: Json
) -> State:
    """Make a state from the values of its members.

    The signature is not stored in the state. `Signing.check` reads it from the document instead.
    """
    board, cards, *rest = more
    return State(ruleset, board, cards, players, *rest)


POSITION: Final[Members] = {
    "format": FORMAT_NUMBER,
    "ruleset": Optional(read_ruleset, Ruleset()),
    "board": read_board,
    "cards": KINGDOM_CARDS,
    "players": read_kingdoms,
    "location_tiles": Optional(_location_tiles, None),
    "tasks": Optional(_tasks, ()),
    "walls": Optional(hex_names, NOWHERE),
    "nomad_tiles": Optional(_nomad_spaces, None),
    "removed_terrain": Optional(_terrain, None),
}
"""The members of a position, in the order in which they are read."""
read_position: Final = record(made_position, POSITION)
"""Read a position from a JSON object with the members in `POSITION`."""

read_state: Final = record(
    _made_state,
    {
        "format": FORMAT_NUMBER,
        SIGNATURE: Optional(text, None),
        "players": read_players,
        "ruleset": Optional(read_ruleset, Ruleset()),
        "board": read_board,
        "cards": KINGDOM_CARDS,
        "location_tiles": _location_tiles,
        "deck": nullable(PILE),
        "discard": PILE,
        "removed": PILE,
        "start_player": seat,
        "round": ROUND,
        "ending": flag,
        "frames": array(read_frame, most=500),
        "tasks": Optional(_tasks, ()),
        "walls": Optional(hex_names, NOWHERE),
        "nomad_tiles": Optional(_nomad_spaces, NO_NOMAD_TILES),
        "removed_terrain": Optional(_terrain, None),
        "swamp_cards": Optional(flag, default=False),
    },
)
"""Read a state. The players are read before all members that refer to them."""


def dump_position(position: Position) -> dict[str, Json]:
    """Convert a position to JSON, in the form that `read_position` reads."""
    document = {
        "format": FORMAT,
        "ruleset": position.ruleset._asdict(),
        "board": dump_board(position.board),
        "cards": list(position.cards),
        "players": [dump_kingdom(kingdom) for kingdom in position.players],
    }
    if position.location_tiles is not None:
        tiles = position.location_tiles
        document["location_tiles"] = dict(sorted(zip(map(NAMES.__getitem__, tiles), tiles.values(), strict=True)))
    return document | _dump_more(position)


def dump_state(state: State) -> dict[str, Json]:
    """Convert a state to JSON, in the form that `read_state` reads."""
    tiles = state.location_tiles
    document = {
        "format": FORMAT,
        "ruleset": state.ruleset._asdict(),
        "board": dump_board(state.board),
        "cards": list(state.cards),
        "location_tiles": dict(sorted(zip(map(NAMES.__getitem__, tiles), tiles.values(), strict=True))),
        "players": list(map(dump_player, state.players)),
        "deck": None if state.deck is None else list(state.deck),
        "discard": list(state.discard),
        "removed": list(state.removed),
        "start_player": state.players[state.start_player].colour,
        "round": state.round,
        "ending": state.ending,
        "frames": list(map(dump_frame, repeat(state), state.frames)),
    }
    if state.tasks or state.walls or state.nomad_tiles or state.removed_terrain or state.swamp_cards:
        document |= _dump_more(state)
    return document


def _dump_more(table: Position | State) -> dict[str, Json]:
    """Return the members that only expansions use. Members without a value are left out."""
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
