"""Parse a line into a position or a state.

The line is first turned into a JSON document, so that lines and documents go through the same checks.
"""

import re
from collections.abc import Iterable
from typing import Final

from referee.base.errors import ImpossibleError, ShapeError
from referee.base.faults import Fact, Fault, quote, unknown
from referee.board.hexes import NAMES
from referee.board.section import TURNED
from referee.documents.boards import read_board
from referee.documents.fields import record
from referee.documents.notation.grammar import (
    CARD_OF,
    DETAILS,
    FIELDS,
    FULL,
    HIDDEN,
    KINGDOM,
    NONE,
    OVER,
    SEVERAL,
    SINGLE,
    STATUS_OF,
    TABLE,
    USED,
)
from referee.documents.notation.tidy import forgivingly
from referee.documents.reader import Json, load
from referee.documents.states import FORMAT, SIGNATURE, read_position, read_state
from referee.model.position import SETTLEMENTS, TILES_PER_LOCATION, Position
from referee.model.ruleset import OPTIONS, PRESETS
from referee.model.state import State
from referee.model.vocabulary import Colour

_GAME_FIELD: Final = re.compile(r"(?:^|\s)(?:deck|discard|removed|first|round|ending|now) ?=", re.IGNORECASE)


def is_state_line(line: str) -> bool:
    """Return whether a line has a field that only a state has. The fields `swamp` and `sig` do not count."""
    return bool(_GAME_FIELD.search(line))


def refusal(field: str, code: str, /, **facts: Fact) -> ShapeError:
    """Return the error to raise for a field that cannot be read."""
    return ShapeError([Fault(field, code, facts)])


def required(fields: dict[str, str], key: str) -> str:
    """Return the text of a required field. Raises ShapeError if the field is missing."""
    if key not in fields:
        raise refusal(key, "missing")
    return fields[key]


def items(text: str) -> list[str]:
    """Return the items of a comma-separated list. A hyphen stands for an empty list."""
    return [] if text == NONE else text.split(",")


def number(field: str, text: str) -> int:
    """Parse a whole number of at most nine digits. Raises ShapeError if the text is anything else."""
    if text.isascii() and text.isdigit() and len(text) < 10:
        return int(text)
    raise refusal(field, "not-a-number", found=quote(text))


def yes(text: str, field: str) -> bool:
    """Return whether the text is `yes`. Raises ShapeError if it is neither `yes` nor `no`."""
    if text not in {"yes", "no"}:
        raise refusal(field, "yes-or-no", found=quote(text))
    return text == "yes"


def pairs(field: str, parts: Iterable[str]) -> dict[str, str]:
    """Parse pairs of the form `key:value`.

    Raises ShapeError for a repeated key or a missing colon.
    """
    pairs: dict[str, str] = {}
    for part in parts:
        key, value = _pair(field, part)
        if key in pairs:
            raise refusal(field, "twice", found=quote(key))
        pairs[key] = value
    return pairs


def _pair(field: str, text: str) -> tuple[str, str]:
    key, sign, value = text.partition(":")
    if not sign:
        raise refusal(field, "not-a-pair", found=quote(text))
    return key, value


def cards(letters: str) -> list[Json]:
    """Return the terrain cards for these letters. A hidden card is None.

    An empty string means one hidden card, and a hyphen means no cards. Unknown letters are kept, so that they are
    rejected when the document is validated.
    """
    if letters == NONE:
        return []
    return [None if letter == HIDDEN else str(CARD_OF.get(letter, letter)) for letter in letters or HIDDEN]


def kingdom(colour: str, text: str) -> dict[str, Json]:
    """Parse the field of a player in a position, and return the player as JSON."""
    parts = _parts(colour, text, KINGDOM)
    return {
        "colour": colour,
        "settlements": items(parts["settlements"]),
        "gold": number(colour, parts.get("gold", "0")),
        **_figures(parts),
    }


def player(colour: str, text: str) -> dict[str, Json]:
    """Parse the field of a player in a state, and return the player as JSON.

    If `supply` or `taken` is omitted, it is derived from the other details. If figures or marks are omitted, the JSON
    omits them, too. All other omitted details are zero or empty.
    """
    parts = _parts(colour, text, DETAILS)
    settlements = items(parts["settlements"])
    tiles = [_tile(colour, tile) for tile in items(parts.get("tiles", NONE))]
    temple = number(colour, parts.get("temple", "0"))
    elsewhere = temple + len(items(parts.get("marks", NONE)))
    return {
        "colour": colour,
        "settlements": settlements,
        "gold": number(colour, parts.get("gold", "0")),
        "supply": number(colour, parts.get("supply", str(max(0, SETTLEMENTS - len(settlements) - elsewhere)))),
        "hand": cards(parts.get("hand", NONE)),
        "tiles": tiles,
        "taken_from": items(parts["taken"]) if "taken" in parts else [tile["from"] for tile in tiles],
        "nomad_tiles": [_nomad_tile(colour, tile) for tile in items(parts.get("nomads", NONE))],
        "bonus_tiles": [_bonus_tile(tile) for tile in items(parts.get("bonus", NONE))],
        "numbers": _numbers(colour, parts.get("numbers", "0,0")),
        "temple": temple,
        **_figures(parts),
    }


def _parts(colour: str, text: str, known: tuple[str, ...]) -> dict[str, str]:
    settlements, *rest = text.split(";")
    parts = {"settlements": settlements} | pairs(colour, rest)
    for key in parts:
        if key not in known:
            raise ShapeError([unknown("field", key, known[1:], colour)])
    return parts


def _figures(parts: dict[str, str]) -> dict[str, Json]:
    document: dict[str, Json] = {key: parts[key] for key in SINGLE if key in parts}
    return document | {key: items(parts[key]) for key in SEVERAL if key in parts}


def _tile(colour: str, text: str) -> dict[str, Json]:
    mark = text[-1:] if text[-1:] in STATUS_OF else ""
    kind, sign, origin = text.removesuffix(mark).partition("@")
    if not sign:
        raise refusal(colour, "line-tile", found=quote(text))
    return {"kind": kind, "from": origin, "status": STATUS_OF[mark].value}


def _nomad_tile(colour: str, text: str) -> dict[str, Json]:
    used = text.endswith(USED)
    kind, sign, taken = text.removesuffix(USED if used else "").partition("@")
    if not sign:
        raise refusal(colour, "line-nomad-tile", found=quote(text))
    return {"kind": kind, "round": number(colour, taken), "used": used}


def _bonus_tile(text: str) -> dict[str, Json]:
    mark = text[-1:] if text[-1:] in STATUS_OF else ""
    return {"kind": text.removesuffix(mark), "status": STATUS_OF[mark].value}


def _numbers(colour: str, text: str) -> dict[str, Json]:
    ones, sign, fives = text.partition(",")
    if not sign:
        raise refusal(colour, "line-numbers", found=quote(text))
    return {"ones": number(colour, ones), "fives": number(colour, fives)}


_COLON: Final = re.compile(r"(?<!\bi):")
"""Matches the colon between the parts of a frame, but not the colon in the name of an island hex such as i:a1."""
_FORMS: Final = (
    "turning:player:card:due:built:used",
    "using:player:tile:left:at:card:via:from",
    "drawing:player:purpose",
    "reacting:player:taker:hex",
    "harvesting:player:silos:mode:left",
    OVER,
)


def frames(text: str) -> list[Json]:
    """Return all frames as JSON, or an empty list if the game is over."""
    return [] if text == OVER else [_frame(frame) for frame in text.split(">")]


def _frame(text: str) -> Json:
    match _COLON.split(text):
        case ["turning", player, card, due, built, used, *more] if len(more) in (0, 4):
            return {
                "frame": "turning",
                "player": player,
                "card": _card(card),
                "due": number("now", due),
                "built": items(built),
                "used": [dict(zip(("tile", "at"), use.split("@", 1), strict=False)) for use in items(used)],
                **_more_of_turn(more),
            }
        case ["using", player, tile, left, at, card, *more] if len(more) < 3:
            return {
                "frame": "using",
                "player": player,
                "tile": tile,
                "left": number("now", left),
                "at": None if at == NONE else at,
                "card": _card(card),
                "via": more[0] if more and more[0] != NONE else None,
                "from": more[1] if len(more) > 1 and more[1] != NONE else None,
            }
        case ["drawing", player, purpose]:
            return {"frame": "drawing", "player": player, "purpose": purpose}
        case ["reacting", player, taker, at]:
            return {"frame": "reacting", "player": player, "taker": taker, "at": at}
        case ["harvesting", player, silos, mode, left]:
            return {
                "frame": "harvesting",
                "player": player,
                "silos": number("now", silos),
                "mode": None if mode == NONE else mode,
                "left": number("now", left),
            }
        case _:
            raise refusal("now", "not-a-frame", found=quote(text), forms=_FORMS)


def _more_of_turn(parts: list[str]) -> dict[str, Json]:
    if not parts:
        return {}
    terrain, owed, done, sectors = parts
    return {
        "terrain": None if terrain == NONE else terrain,
        "owed": number("now", owed),
        "done": items(done),
        "sectors": [number("now", sector) for sector in items(sectors)],
    }


def _card(letter: str) -> Json:
    if len(letter) != 1:
        raise refusal("now", "card-letter", found=quote(letter))
    return None if letter == NONE else cards(letter)[0]


_COLOURS: Final = tuple(colour.value for colour in Colour)
_board: Final = record(lambda board: board, {"board": read_board})


def parse_position(line: str) -> Position:
    """Parse a position.

    Raises ShapeError if the line is malformed, and ImpossibleError if its board is impossible.
    """
    return forgivingly(_exact_position, line)


def _exact_position(line: str) -> Position:
    required(_fields(line, TABLE), "cards")
    return load(read_position, position_document(line))


def parse_state(line: str) -> State:
    """Parse a state.

    Raises ShapeError if the line is malformed, and ImpossibleError if its board is impossible or if it names a colour
    that is not playing.
    """
    return forgivingly(lambda text: load(read_state, state_document(text)), line)


def signature_in(line: str) -> str | None:
    """Return the signature in the line of a state, or None if the line has no signature."""
    return forgivingly(lambda text: _fields(text, FIELDS).get("sig"), line)


def position_document(line: str) -> dict[str, Json]:
    """Convert the line of a position to JSON, without correcting it. The field `cards` may be missing."""
    return _position(_fields(line, TABLE))


def _position(fields: dict[str, str]) -> dict[str, Json]:
    document = _table(fields)
    document["players"] = [kingdom(colour, text) for colour, text in fields.items() if colour in _COLOURS]
    if "left" in fields:
        document["location_tiles"] = _left(document["board"], fields["left"])
    return document


def state_document(line: str) -> dict[str, Json]:
    """Convert the line of a state to JSON, without correcting it."""
    fields = _fields(line, FIELDS)
    document = _table(fields)
    required(fields, "cards")
    players = [player(colour, text) for colour, text in fields.items() if colour in _COLOURS]
    deck = fields.get("deck", HIDDEN)
    document |= {
        "swamp_cards": yes(fields.get("swamp", "no"), "swamp"),
        "players": players,
        "location_tiles": _left(document["board"], fields.get("left", FULL)),
        "deck": None if deck == HIDDEN else cards(deck),
        "discard": cards(fields.get("discard", NONE)),
        "removed": cards(fields.get("removed", NONE)),
        "start_player": fields.get("first", players[0]["colour"] if players else ""),
        "round": number("round", fields.get("round", "1")),
        "ending": yes(fields.get("ending", "no"), "ending"),
        "frames": frames(required(fields, "now")),
    }
    return document | ({SIGNATURE: fields["sig"]} if "sig" in fields else {})


def _fields(line: str, known: tuple[str, ...]) -> dict[str, str]:
    fields: dict[str, str] = {}
    for field in line.split():
        key, sign, value = field.partition("=")
        if not sign:
            raise refusal(key[:20], "not-a-field", found=quote(field))
        if key not in (*known, *_COLOURS):
            raise ShapeError([unknown("field", key, (*known, *_COLOURS), key[:20])])
        if key in fields:
            raise refusal(key, "twice", found=key)
        fields[key] = value
    return fields


def _table(fields: dict[str, str]) -> dict[str, Json]:
    board: dict[str, Json] = {"sections": [_section(text) for text in items(required(fields, "board"))]}
    board |= {key: items(fields[key]) for key in ("capitols", "caves") if key in fields}
    board |= {key: fields[key] for key in ("island",) if key in fields}
    document: dict[str, Json] = {"format": FORMAT, "board": board}
    document |= {key: items(fields[key]) for key in ("cards", "tasks", "walls") if key in fields}
    if "nomads" in fields:
        document["nomad_tiles"] = dict(_nomad_space(space) for space in items(fields["nomads"]))
    if "without" in fields:
        document["removed_terrain"] = fields["without"]
    if "ruleset" in fields:
        document["ruleset"] = _ruleset(fields["ruleset"])
    return document


def _nomad_space(text: str) -> tuple[str, str | None]:
    at, colon, kind = text.rpartition(":")
    if not colon:
        raise refusal("nomads", "not-a-nomad-space", found=quote(text))
    return at, None if kind == NONE else kind


def _section(text: str) -> Json:
    if "/" not in text:
        return text
    parts = text.removesuffix(TURNED).split("/")
    return {
        "rows": [part for part in parts if ":" not in part],
        "locations": pairs("board", [part for part in parts if ":" in part]),
        "turned": text.endswith(TURNED),
    }


def _ruleset(text: str) -> Json:
    if text in PRESETS:
        return text
    chosen = pairs("ruleset", items(text))
    strange = next((option for option in chosen if option not in OPTIONS), None)
    if strange is not None:
        raise ShapeError([unknown("ruleset", strange, (*PRESETS, *OPTIONS), "ruleset")])
    return chosen


def _left(board: Json, text: str) -> dict[str, Json]:
    """Return the number of tiles left on each location: two, unless the text gives another number or a hyphen.

    A hex with a hyphen is omitted from the result.
    """
    try:
        kinds = load(_board, {"board": board}).kinds
    except ImpossibleError as error:
        if error.stand_in is None:
            raise
        kinds = error.stand_in.kinds
    left: dict[str, Json] = {NAMES[at]: TILES_PER_LOCATION for at in kinds}
    named: set[str] = set()
    for part in [] if text == FULL else items(text):
        at, colon, count = part.rpartition(":")
        if at in named:
            raise refusal("left", "twice", found=quote(at))
        named.add(at)
        if not colon:
            raise refusal("left", "not-a-count", found=quote(part))
        if count == NONE:
            left.pop(at, None)
        else:
            left[at] = number("left", count)
    return left
