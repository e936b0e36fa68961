"""The documents of frames: what the table is waiting for."""

from typing import Final, assert_never

from referee.board.geography import SECTORS
from referee.board.hexes import NAMES
from referee.board.terrain import Terrain
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
from referee.wire.reader import (
    Document,
    Json,
    Read,
    Reader,
    array,
    hex_name,
    known,
    nullable,
    number,
    tagged,
    text,
    word,
)

_USE: Final = frozenset({"tile", "at"})
_TURNING: Final = frozenset({"frame", "player", "card", "due", "built", "used", "terrain", "owed", "done", "sectors"})
_USING: Final = frozenset({"frame", "player", "tile", "left", "at", "card", "via", "from"})
_REACTING: Final = frozenset({"frame", "player", "taker", "at"})
_HARVESTING: Final = frozenset({"frame", "player", "silos", "mode", "left"})
_DRAWING: Final = frozenset({"frame", "player", "purpose"})
_purpose: Final = word(Purpose)
_due: Final = number(0, BUILDS)
_built: Final = array(hex_name, most=SETTLEMENTS)
_power: Final = known(POWERS, "tile")
_left: Final = number(0, NUMBERS.worth)
_owed: Final = number(0, SETTLEMENTS)
_done: Final = array(known(COMMON, "action that everybody has"), most=len(COMMON))
_sectors: Final = array(number(1, len(SECTORS)), most=len(SECTORS))
_mode: Final = nullable(word(HarvestMode))
_silo_left: Final = number(0, SILO_USES)
_silos: Final = number(1, len(NAMES))
_maybe_card: Final = nullable(word(TerrainCard))
_maybe_hex: Final = nullable(hex_name)
_terrain: Final = nullable(word(Terrain))


def frame_reader(seat: Read[int]) -> Read[Frame]:
    """What reads a frame, at a table with these seats."""

    def turning(reader: Reader, value: Json, place: str) -> Turning:
        document = Document(reader, value, place, _TURNING)
        turn = Turning(
            document.get("player", seat),
            document.get("card", _maybe_card),
            document.get("due", _due),
            document.get("built", _built),
            document.find("used", _uses, ()),
            document.find("terrain", _terrain, None),
            document.find("owed", _owed, 0),
            document.find("done", _done, ()),
            document.find("sectors", _read_sectors, ()),
        )
        document.done()
        return turn

    def using(reader: Reader, value: Json, place: str) -> Using:
        document = Document(reader, value, place, _USING)
        use = Using(
            document.get("player", seat),
            document.get("tile", _power),
            document.get("left", _left),
            document.find("at", _maybe_hex, None),
            document.find("card", _maybe_card, None),
            document.find("via", nullable(_power), None),
            document.find("from", _maybe_hex, None),
        )
        document.done()
        return use

    def reacting(reader: Reader, value: Json, place: str) -> Reacting:
        document = Document(reader, value, place, _REACTING)
        react = Reacting(document.get("player", seat), document.get("taker", seat), document.get("at", hex_name))
        document.done()
        return react

    def harvesting(reader: Reader, value: Json, place: str) -> Harvesting:
        document = Document(reader, value, place, _HARVESTING)
        harvest = Harvesting(
            document.get("player", seat),
            document.get("silos", _silos),
            document.get("mode", _mode),
            document.get("left", _silo_left),
        )
        document.done()
        return harvest

    def drawing(reader: Reader, value: Json, place: str) -> Drawing:
        document = Document(reader, value, place, _DRAWING)
        draw = Drawing(document.get("player", seat), document.get("purpose", _purpose))
        document.done()
        return draw

    return tagged(
        "frame",
        {
            "turning": turning,
            "using": using,
            "drawing": drawing,
            "reacting": reacting,
            "harvesting": harvesting,
        },
    )


def _read_use(reader: Reader, value: Json, place: str) -> Use:
    document = Document(reader, value, place, _USE)
    use = Use(document.get("tile", text), document.get("at", hex_name))
    document.done()
    return use


def dump_frame(state: State, frame: Frame) -> dict[str, Json]:
    """The document of a frame."""
    player = state.players[frame.player].colour
    match frame:
        case Turning():
            return {
                "frame": frame.frame,
                "player": player,
                "card": frame.card,
                "due": frame.due,
                "built": [NAMES[at] for at in frame.built],
                "used": [{"tile": use.tile, "at": NAMES[use.at]} for use in frame.used],
                **_dump_more_of_turn(frame),
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


def _read_sectors(reader: Reader, value: Json, place: str) -> tuple[int, ...]:
    return tuple(sector - 1 for sector in _sectors(reader, value, place))


def _dump_more_of_turn(turn: Turning) -> dict[str, Json]:
    """What only some expansions have, where there is any."""
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


_uses: Final = array(_read_use, most=1000)
