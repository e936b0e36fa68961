"""Actions as people type them: `build c5`, `move barn a1 b2`, `end-turn`. The document is the HTTP call's."""

from typing import Final

from referee.board.faults import Fault
from referee.cli.documents import parsed
from referee.wire.reader import Json, WireError, shown

FORMS: Final = (
    "build c5",
    "build c5 farm",
    "move barn a1 b2",
    "end-turn",
    "redraw",
    "play grass",
    "reveal grass",
    "reveal",
    "shuffle grass desert ...",
)


def read_shorthand(text: str) -> Json:
    """The document of an action; JSON is taken as it is. WireError lists the forms there are."""
    if text.lstrip().startswith("{"):
        return parsed(text.encode(errors="surrogateescape"))
    match text.split():
        case ["build", at]:
            return {"type": "build", "at": at}
        case ["build", at, tile]:
            return {"type": "build", "at": at, "tile": tile}
        case ["move", tile, origin, to]:
            return {"type": "move", "tile": tile, "from": origin, "to": to}
        case ["end-turn" | "redraw" as kind]:
            return {"type": kind}
        case ["play", card]:
            return {"type": "play", "card": card}
        case ["reveal", *card] if len(card) < 2:
            return {"type": "reveal", "card": card[0] if card else None}
        case ["shuffle", *deck]:
            return {"type": "shuffle", "deck": deck}
        case _:
            raise WireError([Fault("/action", f"{shown(text)} is no action; write {', '.join(FORMS)}, or JSON")])


def write_shorthand(action: Json) -> str:
    """The words for an action's document."""
    match action:
        case {"type": "build", "at": at, "tile": str(tile)}:
            return f"build {at} {tile}"
        case {"type": "build", "at": at}:
            return f"build {at}"
        case {"type": "move", "tile": tile, "from": origin, "to": to}:
            return f"move {tile} {origin} {to}"
        case {"type": kind, "card": str(card)}:
            return f"{kind} {card}"
        case {"type": kind, "deck": deck}:
            return " ".join([kind, *deck])
        case _:
            return str(action["type"])
