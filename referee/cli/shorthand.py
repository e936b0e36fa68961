"""Converts actions between JSON and the words that people type, such as `build c5` or `move barn a1 b2`."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from referee.base.errors import ShapeError
from referee.base.faults import Fault, quote
from referee.base.spelling import correct_spelling
from referee.board.hexes import NAMES
from referee.cli.files import parsed
from referee.documents.reader import Json
from referee.model.vocabulary import TerrainCard
from referee.rules.catalogue import POWERS

FORMS: Final = (
    "build c5",
    "build c5 farm",
    "build c5 waiver outpost",
    "place c5 quarry",
    "move barn a1 b2",
    "remove c5 sword",
    "draw fort",
    "take cathedral",
    "spend cathedral 3 1",
    "move barn a1 b2 via bazaar",
    "finish",
    "end-turn",
    "redraw",
    "play grass",
    "reveal grass",
    "reveal",
    "shuffle grass desert ...",
)
_NAMED: Final = {"draw": "tile", "take": "tile", "play": "card"}
_HEXES: Final = frozenset(NAMES.values())
_VERBS: Final = frozenset(form.split()[0] for form in FORMS)
_MAX_PARTS: Final = 3
"""The maximum number of parts in a name: mountain-station has two, swamp-flower-field has three."""
_BY_WAY: Final = ("build", "place", "move", "remove", "draw", "take", "spend")


def read_shorthand(text: str) -> Json:
    """Return the JSON of an action that is given in words or as JSON.

    Raises ShapeError if the words are not an action, and NotJsonError if the JSON is malformed.
    """
    if text.lstrip().startswith("{"):
        return parsed(text.encode(errors="surrogateescape"))
    words = list(_meant(text.split()))
    _refuse_tile_first(words)
    document = _joined(words)
    if document is None:
        raise ShapeError([Fault("/action", "not-an-action", {"found": quote(text), "forms": FORMS})])
    return document


@cache
def _vocabulary() -> frozenset[str]:
    """Return the words that actions consist of, except numbers."""
    return _HEXES.union(_VERBS, ("via", "waiver"), POWERS, (card.value for card in TerrainCard))


def _meant(typed: list[str]) -> Iterator[str]:
    """Yield the words with their spelling corrected. `end turn` and `City Hall` become one word each."""
    known = _vocabulary()
    begin = 0
    while begin < len(typed):
        ends = range(min(len(typed), begin + _MAX_PARTS), begin, -1)
        joined = ((end, correct_spelling(" ".join(typed[begin:end]), known)) for end in ends)
        begin, word = next((found for found in joined if found[1] in known), (begin + 1, typed[begin]))
        yield word


def _refuse_tile_first(words: list[str]) -> None:
    """Raise ShapeError if a tile and a hex are in the wrong order. The message shows the right order."""
    match words:
        case ["build" | "place" | "remove" as kind, tile, at, *more] if at in _HEXES and tile not in _HEXES:
            meant = " ".join([kind, at, tile, *more])
            raise ShapeError([Fault("/at", "hex-first", {"found": quote(tile), "meant": meant})])
        case ["move", origin, to, tile, *more] if {origin, to} <= _HEXES and tile not in _HEXES:
            meant = " ".join(["move", tile, origin, to, *more])
            raise ShapeError([Fault("/tile", "tile-first", {"found": quote(origin), "meant": meant})])


def _joined(words: list[str]) -> Json:
    """Return the JSON of an action, or None if the words are not an action.

    The words may end with `waiver TILE`, `via TILE` or both, in this order.
    """
    match words:
        case [kind, _, *_, "via" as key, tile] if kind in _BY_WAY:
            document = _joined(words[:-2])
        case ["build" | "place", _, *_, "waiver" as key, tile]:
            document = _alone(words[:-2])
        case _:
            return _alone(words)
    return document and {**document, key: tile}


def _alone(words: list[str]) -> Json:
    match words:
        case ["build", at]:
            return {"type": "build", "at": at}
        case ["build" | "place" | "remove" as kind, at, tile]:
            return {"type": kind, "at": at, "tile": tile}
        case ["move", tile, origin, to]:
            return {"type": "move", "tile": tile, "from": origin, "to": to}
        case ["end-turn" | "redraw" | "finish" as kind]:
            return {"type": kind}
        case ["draw" | "take" | "play" as kind, word]:
            return {"type": kind, _NAMED[kind]: word}
        case ["spend", tile, ones, fives] if _is_count(ones) and _is_count(fives):
            return {"type": "spend", "tile": tile, "ones": int(ones), "fives": int(fives)}
        case ["reveal", *card] if len(card) < 2:
            return {"type": "reveal", "card": card[0] if card else None}
        case ["shuffle", *deck]:
            return {"type": "shuffle", "deck": deck}
        case _:
            return None


def _is_count(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 10


def write_shorthand(action: Json) -> str:
    """Write an action in the words that people type."""
    joined = [f"{key} {action[key]}" for key in ("waiver", "via") if action.get(key)]
    return " ".join([_written(action), *joined])


def _written(action: Json) -> str:
    match action:
        case {"type": kind, "at": at}:
            return " ".join(filter(None, (kind, at, action.get("tile"))))
        case {"type": "move", "tile": tile, "from": origin, "to": to}:
            return f"move {tile} {origin} {to}"
        case {"type": "spend", "tile": tile, "ones": ones, "fives": fives}:
            return f"spend {tile} {ones} {fives}"
        case {"type": kind, "card": str(word)} | {"type": kind, "tile": str(word)}:
            return f"{kind} {word}"
        case {"type": kind, "deck": deck}:
            return " ".join([kind, *deck])
        case _:
            return str(action["type"])
