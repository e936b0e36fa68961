"""From a line to a position or state, through the JSON document, so that there is only one set of checks."""

from typing import Final

from referee.base.faults import shown, unknown
from referee.board.hexes import NAMES
from referee.board.layout import TURNED
from referee.documents.boards import read_board
from referee.documents.notation.fields import FIELDS, TABLE
from referee.documents.notation.frames import frames
from referee.documents.notation.players import kingdom, player
from referee.documents.notation.signs import FULL, HIDDEN, NONE
from referee.documents.notation.texts import cards, items, number, pairs, refusal, required, yes
from referee.documents.notation.tidying import forgivingly
from referee.documents.reader import ImpossibleError, Json, ShapeError, load
from referee.documents.reads import record
from referee.documents.states import FORMAT, SIGNATURE, read_position, read_state
from referee.model.position import TILES_PER_LOCATION, Position
from referee.model.ruleset import OPTIONS, PRESETS
from referee.model.state import State
from referee.model.vocabulary import Colour

_COLOURS: Final = tuple(colour.value for colour in Colour)
_board: Final = record(lambda board: board, {"board": read_board})


def parse_position(line: str) -> Position:
    """A position from its line; ShapeError says what is wrong with it."""
    return forgivingly(_exact_position, line)


def _exact_position(line: str) -> Position:
    required(_fields(line, TABLE), "cards")
    return load(read_position, position_document(line))


def parse_state(line: str) -> State:
    """A state from its line; ShapeError says what is wrong with it."""
    return forgivingly(lambda text: load(read_state, state_document(text)), line)


def signature_in(line: str) -> str | None:
    """The signature in the line of a state; None if it has none."""
    return forgivingly(lambda text: _fields(text, FIELDS).get("sig"), line)


def position_document(line: str) -> dict[str, Json]:
    """The document of a position from its exact line, which may leave the cards out."""
    return _position(_fields(line, TABLE))


def _position(fields: dict[str, str]) -> dict[str, Json]:
    document = _table(fields)
    document["players"] = [kingdom(colour, text) for colour, text in fields.items() if colour in _COLOURS]
    if "left" in fields:
        document["location_tiles"] = _left(document["board"], fields["left"])
    return document


def state_document(line: str) -> dict[str, Json]:
    """The document of a state from its exact line."""
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
            raise refusal(key[:20], "not-a-field", found=shown(field))
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
        raise refusal("nomads", "not-a-nomad-space", found=shown(text))
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
    """Two tiles for every location of the board, except those that the line names."""
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
            raise refusal("left", "twice", found=shown(at))
        named.add(at)
        if not colon:
            raise refusal("left", "not-a-count", found=shown(part))
        if count == NONE:
            left.pop(at, None)
        else:
            left[at] = number("left", count)
    return left
