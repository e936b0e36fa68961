"""Actions as people type them: `build c5`, `move barn a1 b2`, `end-turn`. The document is the HTTP call's."""

from typing import Final

from referee.board.faults import Fault
from referee.cli.documents import parsed
from referee.wire.reader import Json, WireError, shown

FORMS: Final = (
    "build c5",
    "build c5 farm",
    "build c5 waiver outpost",
    "place c5 quarry",
    "move barn a1 b2",
    "remove c5 sword",
    "draw fort",
    "finish",
    "end-turn",
    "redraw",
    "play grass",
    "reveal grass",
    "reveal",
    "shuffle grass desert ...",
)
_NAMED: Final = {"draw": "tile", "play": "card"}


def read_shorthand(text: str) -> Json:
    """The document of an action; JSON is taken as it is. WireError lists the forms there are."""
    if text.lstrip().startswith("{"):
        return parsed(text.encode(errors="surrogateescape"))
    match text.split():
        case ["build" | "place" as kind, *rest, "waiver", waiver] if len(rest) in (1, 2):
            return {**read_shorthand(" ".join((kind, *rest))), "waiver": waiver}
        case ["build", at]:
            return {"type": "build", "at": at}
        case ["build" | "place" | "remove" as kind, at, tile]:
            return {"type": kind, "at": at, "tile": tile}
        case ["move", tile, origin, to]:
            return {"type": "move", "tile": tile, "from": origin, "to": to}
        case ["end-turn" | "redraw" | "finish" as kind]:
            return {"type": kind}
        case ["draw" | "play" as kind, word]:
            return {"type": kind, _NAMED[kind]: word}
        case ["reveal", *card] if len(card) < 2:
            return {"type": "reveal", "card": card[0] if card else None}
        case ["shuffle", *deck]:
            return {"type": "shuffle", "deck": deck}
        case _:
            raise WireError([Fault("/action", f"{shown(text)} is no action; write {', '.join(FORMS)}, or JSON")])


def write_shorthand(action: Json) -> str:
    """The words for an action's document."""
    match action:
        case {"type": kind, "at": at}:
            waiver = f"waiver {action['waiver']}" if action.get("waiver") else None
            return " ".join(filter(None, (kind, at, action.get("tile"), waiver)))
        case {"type": "move", "tile": tile, "from": origin, "to": to}:
            return f"move {tile} {origin} {to}"
        case {"type": kind, "card": str(word)} | {"type": kind, "tile": str(word)}:
            return f"{kind} {word}"
        case {"type": kind, "deck": deck}:
            return " ".join([kind, *deck])
        case _:
            return str(action["type"])
