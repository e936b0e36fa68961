"""A line becomes a position or a state: by way of the JSON document, so that there is one set of checks."""

import re
from collections.abc import Iterable
from typing import Final

from referee.board.faults import Fault
from referee.board.hexes import NAMES
from referee.board.layout import TURNED
from referee.model.ruleset import OPTIONS, PRESETS
from referee.model.state import SETTLEMENTS, TILES_PER_LOCATION, Position, State
from referee.model.vocabulary import Colour
from referee.wire.boards import read_board
from referee.wire.notation.signs import CARD_OF, FULL, HIDDEN, NONE, OVER, STATUS_OF, USED
from referee.wire.reader import Json, WireError, load, shown
from referee.wire.shapes import record
from referee.wire.states import FORMAT, read_position, read_state

_TABLE: Final = (
    "board",
    "capitols",
    "caves",
    "island",
    "cards",
    "tasks",
    "left",
    "nomads",
    "walls",
    "without",
    "ruleset",
)
_GAME: Final = ("swamp", "deck", "discard", "removed", "first", "round", "ending", "now")
_COLOURS: Final = tuple(colour.value for colour in Colour)
_SINGLE: Final = ("wagon", "ship", "city_hall")
_SEVERAL: Final = ("warriors", "scouts", "marks")
_KINGDOM: Final = ("settlements", "gold", *_SEVERAL, *_SINGLE)
_PLAYER: Final = (*_KINGDOM, "supply", "hand", "tiles", "taken", "nomads", "bonus", "numbers", "temple")
_COLON: Final = re.compile(r"(?<!\bi):")
"""Between the parts of a frame; not the one of an island's hex, i:a1."""
_board: Final = record(lambda board: board, {"board": read_board})
_FORMS: Final = (
    "turning:player:card:due:built:used, using:player:tile:left:at:card, drawing:player:purpose, "
    "reacting:player:taker:hex or harvesting:player:silos:mode:left"
)


def parse_position(line: str) -> Position:
    """A position from its line; WireError tells what is wrong with it."""
    fields = _fields(line, _TABLE)
    document = _table(fields)
    document["players"] = [_kingdom(colour, text) for colour, text in fields.items() if colour in _COLOURS]
    if "left" in fields:
        document["location_tiles"] = _left(document["board"], fields["left"])
    return load(read_position, document)


def parse_state(line: str) -> State:
    """A state from its line; WireError tells what is wrong with it."""
    fields = _fields(line, _TABLE + _GAME)
    document = _table(fields)
    players = [_player(colour, text) for colour, text in fields.items() if colour in _COLOURS]
    deck = fields.get("deck", HIDDEN)
    document |= {
        "swamp_cards": _yes(fields.get("swamp", "no"), "swamp"),
        "players": players,
        "location_tiles": _left(document["board"], fields.get("left", FULL)),
        "deck": None if deck == HIDDEN else _cards(deck),
        "discard": _cards(fields.get("discard", NONE)),
        "removed": _cards(fields.get("removed", NONE)),
        "start_player": fields.get("first", players[0]["colour"] if players else ""),
        "round": _number("round", fields.get("round", "1")),
        "ending": _yes(fields.get("ending", "no"), "ending"),
        "frames": _frames(_required(fields, "now")),
    }
    return load(read_state, document)


def _fields(line: str, known: tuple[str, ...]) -> dict[str, str]:
    fields: dict[str, str] = {}
    for field in line.split():
        key, sign, value = field.partition("=")
        if not sign:
            raise _error(key[:20], f"{shown(field)} is no field; a field is key=value")
        if key not in (*known, *_COLOURS):
            raise _error(key[:20], f"unknown field; there are {', '.join((*known, *_COLOURS))}")
        if key in fields:
            raise _error(key, "is there twice")
        fields[key] = value
    return fields


def _table(fields: dict[str, str]) -> dict[str, Json]:
    board: dict[str, Json] = {"sections": [_section(text) for text in _list(_required(fields, "board"))]}
    board |= {key: _list(fields[key]) for key in ("capitols", "caves") if key in fields}
    board |= {key: fields[key] for key in ("island",) if key in fields}
    document: dict[str, Json] = {"format": FORMAT, "board": board, "cards": _list(_required(fields, "cards"))}
    document |= {key: _list(fields[key]) for key in ("tasks", "walls") if key in fields}
    if "nomads" in fields:
        document["nomad_tiles"] = dict(_nomad_space(space) for space in _list(fields["nomads"]))
    if "without" in fields:
        document["removed_terrain"] = fields["without"]
    if "ruleset" in fields:
        document["ruleset"] = _ruleset(fields["ruleset"])
    return document


def _nomad_space(text: str) -> tuple[str, str | None]:
    at, colon, kind = text.rpartition(":")
    if not colon:
        raise _error("nomads", f"{shown(text)} is no nomad space; that is hex:tile, or hex:{NONE} when it is empty")
    return at, None if kind == NONE else kind


def _section(text: str) -> Json:
    if "/" not in text:
        return text
    parts = text.removesuffix(TURNED).split("/")
    return {
        "rows": [part for part in parts if ":" not in part],
        "locations": _pairs("board", [part for part in parts if ":" in part]),
        "turned": text.endswith(TURNED),
    }


def _ruleset(text: str) -> Json:
    if text in PRESETS:
        return text
    chosen = _pairs("ruleset", _list(text))
    unknown = next((option for option in chosen if option not in OPTIONS), None)
    if unknown is not None:
        raise _error(
            "ruleset", f"{shown(unknown)} is no ruleset or option; there are {', '.join((*PRESETS, *OPTIONS))}"
        )
    return chosen


def _parts(colour: str, text: str, known: tuple[str, ...]) -> dict[str, str]:
    settlements, *rest = text.split(";")
    parts = {"settlements": settlements} | _pairs(colour, rest)
    for key in parts:
        if key not in known:
            raise _error(colour, f"{shown(key)} is nothing a player has; there are {', '.join(known[1:])}")
    return parts


def _kingdom(colour: str, text: str) -> dict[str, Json]:
    parts = _parts(colour, text, _KINGDOM)
    return {
        "colour": colour,
        "settlements": _list(parts["settlements"]),
        "gold": _number(colour, parts.get("gold", "0")),
        **_figures(parts),
    }


def _figures(parts: dict[str, str]) -> dict[str, Json]:
    document: dict[str, Json] = {key: parts[key] for key in _SINGLE if key in parts}
    return document | {key: _list(parts[key]) for key in _SEVERAL if key in parts}


def _player(colour: str, text: str) -> dict[str, Json]:
    parts = _parts(colour, text, _PLAYER)
    settlements = _list(parts["settlements"])
    tiles = [_tile(colour, tile) for tile in _list(parts.get("tiles", NONE))]
    temple = _number(colour, parts.get("temple", "0"))
    elsewhere = temple + len(_list(parts.get("marks", NONE)))
    return {
        "colour": colour,
        "settlements": settlements,
        "gold": _number(colour, parts.get("gold", "0")),
        "supply": _number(colour, parts.get("supply", str(max(0, SETTLEMENTS - len(settlements) - elsewhere)))),
        "hand": _cards(parts.get("hand", NONE)),
        "tiles": tiles,
        "taken_from": _list(parts["taken"]) if "taken" in parts else [tile["from"] for tile in tiles],
        "nomad_tiles": [_nomad_tile(colour, tile) for tile in _list(parts.get("nomads", NONE))],
        "bonus_tiles": [_bonus_tile(tile) for tile in _list(parts.get("bonus", NONE))],
        "numbers": _numbers(colour, parts.get("numbers", "0,0")),
        "temple": temple,
        **_figures(parts),
    }


def _bonus_tile(text: str) -> dict[str, Json]:
    mark = text[-1:] if text[-1:] in STATUS_OF else ""
    return {"kind": text.removesuffix(mark), "status": STATUS_OF[mark].value}


def _numbers(colour: str, text: str) -> dict[str, Json]:
    ones, sign, fives = text.partition(",")
    if not sign:
        raise _error(colour, f"{shown(text)} are no number tiles; that is ones,fives")
    return {"ones": _number(colour, ones), "fives": _number(colour, fives)}


def _nomad_tile(colour: str, text: str) -> dict[str, Json]:
    used = text.endswith(USED)
    kind, sign, taken = text.removesuffix(USED if used else "").partition("@")
    if not sign:
        raise _error(colour, f"{shown(text)} is no nomad tile; a nomad tile is kind@round, * when used")
    return {"kind": kind, "round": _number(colour, taken), "used": used}


def _tile(colour: str, text: str) -> dict[str, Json]:
    mark = text[-1:] if text[-1:] in STATUS_OF else ""
    kind, sign, origin = text.removesuffix(mark).partition("@")
    if not sign:
        raise _error(colour, f"{shown(text)} is no tile; a tile is kind@hex, + when fresh, * when used")
    return {"kind": kind, "from": origin, "status": STATUS_OF[mark].value}


def _left(board: Json, text: str) -> dict[str, Json]:
    """Every location of the board with two tiles, but for those the line names."""
    kinds = load(_board, {"board": board}).kinds
    left: dict[str, Json] = {NAMES[at]: TILES_PER_LOCATION for at in kinds}
    told: set[str] = set()
    for part in [] if text == FULL else _list(text):
        at, colon, count = part.rpartition(":")
        if at in told:
            raise _error("left", f"{shown(at)} is there twice")
        told.add(at)
        if not colon:
            raise _error("left", f"{shown(part)} is no count of tiles; that is hex:number")
        if count == NONE:
            left.pop(at, None)
        else:
            left[at] = _number("left", count)
    return left


def _frames(text: str) -> list[Json]:
    return [] if text == OVER else [_frame(frame) for frame in text.split(">")]


def _frame(text: str) -> Json:
    match _COLON.split(text):
        case ["turning", player, card, due, built, used, *more] if len(more) in (0, 4):
            return {
                "frame": "turning",
                "player": player,
                "card": _card(card),
                "due": _number("now", due),
                "built": _list(built),
                "used": [dict(zip(("tile", "at"), use.split("@", 1), strict=False)) for use in _list(used)],
                **_more_of_turn(more),
            }
        case ["using", player, tile, left, at, card, *via] if len(via) < 2:
            return {
                "frame": "using",
                "player": player,
                "tile": tile,
                "left": _number("now", left),
                "at": None if at == NONE else at,
                "card": _card(card),
                "via": via[0] if via else None,
            }
        case ["drawing", player, purpose]:
            return {"frame": "drawing", "player": player, "purpose": purpose}
        case ["reacting", player, taker, at]:
            return {"frame": "reacting", "player": player, "taker": taker, "at": at}
        case ["harvesting", player, silos, mode, left]:
            return {
                "frame": "harvesting",
                "player": player,
                "silos": _number("now", silos),
                "mode": None if mode == NONE else mode,
                "left": _number("now", left),
            }
        case _:
            raise _error("now", f"{shown(text)} is no frame; a frame is {_FORMS}, and {OVER} ends the game")


def _more_of_turn(parts: list[str]) -> dict[str, Json]:
    if not parts:
        return {}
    terrain, owed, done, sectors = parts
    return {
        "terrain": None if terrain == NONE else terrain,
        "owed": _number("now", owed),
        "done": _list(done),
        "sectors": [_number("now", sector) for sector in _list(sectors)],
    }


def _card(letter: str) -> Json:
    if len(letter) != 1:
        raise _error("now", f"{shown(letter)} is no card; that is one letter, or {NONE} for none")
    return None if letter == NONE else _cards(letter)[0]


def _yes(text: str, field: str) -> bool:
    if text not in {"yes", "no"}:
        raise _error(field, f"{shown(text)} is neither yes nor no")
    return text == "yes"


def _pairs(field: str, parts: Iterable[str]) -> dict[str, str]:
    """Things joined by a colon, none of them twice."""
    pairs: dict[str, str] = {}
    for part in parts:
        key, value = _pair(field, part)
        if key in pairs:
            raise _error(field, f"{shown(key)} is there twice")
        pairs[key] = value
    return pairs


def _cards(letters: str) -> list[Json]:
    """Cards by their letters; a letter that stands for none is left for the document's check to refuse."""
    if letters == NONE:
        return []
    return [None if letter == HIDDEN else str(CARD_OF.get(letter, letter)) for letter in letters or HIDDEN]


def _list(text: str) -> list[str]:
    return [] if text == NONE else text.split(",")


def _number(field: str, text: str) -> int:
    if text.isascii() and text.isdigit() and len(text) < 10:
        return int(text)
    raise _error(field, f"{shown(text)} is no number")


def _pair(field: str, text: str) -> tuple[str, str]:
    key, sign, value = text.partition(":")
    if not sign:
        raise _error(field, f"{shown(text)} should be two things joined by a colon")
    return key, value


def _required(fields: dict[str, str], key: str) -> str:
    if key not in fields:
        raise _error(key, "is missing")
    return fields[key]


def _error(field: str, text: str) -> WireError:
    return WireError([Fault(field, text)])
