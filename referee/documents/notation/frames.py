"""From the text of the frames in a line to their documents."""

import re
from typing import Final

from referee.base.faults import shown
from referee.documents.notation.signs import NONE, OVER
from referee.documents.notation.texts import cards, items, number, refusal
from referee.documents.reader import Json

_COLON: Final = re.compile(r"(?<!\bi):")
"""The colon between the parts of a frame, but not the one in the name of an island hex, i:a1."""
_FORMS: Final = (
    "turning:player:card:due:built:used",
    "using:player:tile:left:at:card:via:from",
    "drawing:player:purpose",
    "reacting:player:taker:hex",
    "harvesting:player:silos:mode:left",
    OVER,
)


def frames(text: str) -> list[Json]:
    """The documents of all frames; empty if the game is over."""
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
            raise refusal("now", "not-a-frame", found=shown(text), forms=_FORMS)


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
        raise refusal("now", "card-letter", found=shown(letter))
    return None if letter == NONE else cards(letter)[0]
