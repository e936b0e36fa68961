"""Frames as JSON. A frame is something that must still be completed (see `referee.model.frames`)."""

from typing import Final, assert_never

from referee.board.geography import SECTORS
from referee.board.hexes import NAMES
from referee.board.terrain import Terrain
from referee.documents.fields import Optional, array, hex_name, known, nullable, number, record, tagged, text, word
from referee.documents.players import seat
from referee.documents.reader import Json, Read, Reader
from referee.model.frames import (
    BUILDS,
    SILO_USES,
    Drawing,
    Frame,
    Harvesting,
    Reacting,
    Turning,
    Use,
    Using,
)
from referee.model.position import SETTLEMENTS
from referee.model.state import NUMBERS, State
from referee.model.vocabulary import HarvestMode, Purpose, TerrainCard
from referee.rules.catalogue import COMMON, POWERS

_TAG: Final = "frame"
_maybe_card: Final = nullable(word(TerrainCard))
_maybe_hex: Final = nullable(hex_name)
_power: Final = known(POWERS, "tile")
_sectors: Final = array(number(1, len(SECTORS)), most=len(SECTORS))


def _read_sectors(reader: Reader, value: Json) -> tuple[int, ...]:
    return tuple(sector - 1 for sector in _sectors(reader, value))


read_frame: Final[Read[Frame]] = tagged(
    _TAG,
    {
        "turning": record(
            Turning,
            {
                "player": seat,
                "card": _maybe_card,
                "due": number(0, BUILDS),
                "built": array(hex_name, most=SETTLEMENTS),
                "used": Optional(array(record(Use, {"tile": text, "at": hex_name}), most=1000), ()),
                "terrain": Optional(nullable(word(Terrain)), None),
                "owed": Optional(number(0, SETTLEMENTS), 0),
                "done": Optional(array(known(COMMON, "common-action"), most=COMMON), ()),
                "sectors": Optional(_read_sectors, ()),
            },
            tag=_TAG,
        ),
        "using": record(
            Using,
            {
                "player": seat,
                "tile": _power,
                "left": number(0, NUMBERS.worth),
                "at": Optional(_maybe_hex, None),
                "card": Optional(_maybe_card, None),
                "via": Optional(nullable(_power), None),
                "from": Optional(_maybe_hex, None),
            },
            tag=_TAG,
        ),
        "drawing": record(Drawing, {"player": seat, "purpose": word(Purpose)}, tag=_TAG),
        "reacting": record(Reacting, {"player": seat, "taker": seat, "at": hex_name}, tag=_TAG),
        "harvesting": record(
            Harvesting,
            {
                "player": seat,
                "silos": number(1, len(NAMES)),
                "mode": nullable(word(HarvestMode)),
                "left": number(0, SILO_USES),
            },
            tag=_TAG,
        ),
    },
)
"""Read a frame. The players of the state are read first, so that colours can be converted to seats."""


def dump_frame(state: State, frame: Frame) -> dict[str, Json]:
    """Convert a frame to JSON. The state supplies the colours of the players."""
    player = state.players[frame.player].colour
    match frame:
        case Turning():
            return {
                "frame": frame.frame,
                "player": player,
                "card": frame.card,
                "due": frame.due,
                "built": list(map(NAMES.__getitem__, frame.built)),
                "used": list(map(_dump_use, frame.used)),
                **(_dump_more_of_turn(frame) if frame.terrain or frame.owed or frame.done or frame.sectors else {}),
            }
        case Using():
            return {
                "frame": frame.frame,
                "player": player,
                "tile": frame.tile,
                "left": frame.left,
                "at": None if frame.at is None else NAMES[frame.at],
                "card": frame.card,
                **({"via": frame.via} if frame.via else {}),
                **({} if frame.origin is None else {"from": NAMES[frame.origin]}),
            }
        case Reacting():
            taker = state.players[frame.taker].colour
            return {"frame": frame.frame, "player": player, "taker": taker, "at": NAMES[frame.at]}
        case Harvesting():
            return {
                "frame": frame.frame,
                "player": player,
                "silos": frame.silos,
                "mode": frame.mode,
                "left": frame.left,
            }
        case Drawing():
            return {"frame": frame.frame, "player": player, "purpose": frame.purpose}
        case _:
            assert_never(frame)


def _dump_use(use: Use) -> dict[str, Json]:
    return {"tile": use.tile, "at": NAMES[use.at]}


def _dump_more_of_turn(turn: Turning) -> dict[str, Json]:
    """Return the members of a turn that only expansions use. Members without a value are left out."""
    document: dict[str, Json] = {}
    if turn.terrain:
        document["terrain"] = turn.terrain
    if turn.owed:
        document["owed"] = turn.owed
    if turn.done:
        document["done"] = list(turn.done)
    if turn.sectors:
        document["sectors"] = [sector + 1 for sector in turn.sectors]
    return document
