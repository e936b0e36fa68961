"""Read the description of a table: a position, the player to move, the played card and any other known facts."""

from collections.abc import Mapping
from typing import Final

from referee.board.hexes import NAMES, NOWHERE
from referee.documents.fields import (
    Optional,
    array,
    document_or_line,
    flag,
    hex_name,
    hex_names,
    nullable,
    record,
    text,
    word,
)
from referee.documents.notation import forgivingly, position_document
from referee.documents.players import (
    BONUS_TILES,
    HAND,
    KINGDOM,
    MAX_PLAYERS,
    NOMAD_TILES,
    NUMBER_TILES,
    ROUND,
    STATUS,
    SUPPLY,
    made_kingdom,
    seat,
)
from referee.documents.reader import Json, Reader, load
from referee.documents.states import FORMAT, FORMAT_NUMBER, KINGDOM_CARDS, PILE, POSITION, made_position
from referee.model.description import PlayerDescription, TableDescription, TileDescription
from referee.model.position import SETTLEMENTS, Position
from referee.model.vocabulary import TerrainCard

_pieces: Final = array(
    record(made_kingdom, {**KINGDOM, "settlements": Optional(hex_names, NOWHERE)}), most=MAX_PLAYERS
)
_partial_position: Final = record(
    made_position,
    {
        **POSITION,
        "format": Optional(FORMAT_NUMBER, FORMAT),
        "cards": Optional(KINGDOM_CARDS, ()),
        "players": _pieces,
    },
)
_position: Final = document_or_line(
    _partial_position,
    lambda line: forgivingly(lambda text: load(_partial_position, position_document(text)), line),
)
_tile: Final = record(TileDescription, {"kind": text, "from": hex_name, "status": Optional(STATUS, None)})
_player: Final = record(
    lambda *read: (read[0], PlayerDescription(*read[1:])),
    {
        "colour": seat,
        "supply": Optional(SUPPLY, None),
        "hand": Optional(HAND, None),
        "tiles": Optional(array(_tile, most=len(NAMES)), None),
        "taken_from": Optional(hex_names, None),
        "nomad_tiles": Optional(NOMAD_TILES, None),
        "bonus_tiles": Optional(BONUS_TILES, None),
        "numbers": Optional(NUMBER_TILES, None),
        "temple": Optional(SUPPLY, None),
    },
)
_players: Final = array(_player, most=MAX_PLAYERS)


def _read_position(reader: Reader, value: Json) -> Position:
    """Read the position, and store its players' seats in the reader, because later members refer to players."""
    position = _position(reader, value)
    reader.seats = {player.colour.value: place for place, player in enumerate(position.players)}
    return position


def _read_players(reader: Reader, value: Json) -> Mapping[int, PlayerDescription]:
    players = _players(reader, value)
    by_seat = dict(players)
    if reader.seats is not None and len(by_seat) < len(players):
        raise reader.fault("same-colour")
    return by_seat


read_table: Final = record(
    TableDescription,
    {
        "position": _read_position,
        "turn": seat,
        "card": Optional(nullable(word(TerrainCard)), None),
        "built": Optional(array(hex_name, most=SETTLEMENTS), None),
        "players": Optional(_read_players, {}),
        "start_player": Optional(seat, None),
        "round": Optional(ROUND, None),
        "ending": Optional(flag, None),
        "swamp_cards": Optional(flag, None),
        "discard": Optional(PILE, None),
        "removed": Optional(PILE, None),
        "deck": Optional(nullable(PILE), None),
    },
)
"""Read the description of a table. The position is read first, because later members refer to its players."""
