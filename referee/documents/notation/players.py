"""From the text of a player in a line to a document."""

from referee.base.faults import shown, unknown
from referee.documents.notation.fields import DETAILS, KINGDOM, SEVERAL, SINGLE
from referee.documents.notation.signs import NONE, STATUS_OF, USED
from referee.documents.notation.texts import cards, items, number, pairs, refusal
from referee.documents.reader import Json, ShapeError
from referee.model.position import SETTLEMENTS


def kingdom(colour: str, text: str) -> dict[str, Json]:
    """The document of a player in a position."""
    parts = _parts(colour, text, KINGDOM)
    return {
        "colour": colour,
        "settlements": items(parts["settlements"]),
        "gold": number(colour, parts.get("gold", "0")),
        **_figures(parts),
    }


def player(colour: str, text: str) -> dict[str, Json]:
    """The document of a player in a state; what is left out follows from the rest."""
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
        raise refusal(colour, "line-tile", found=shown(text))
    return {"kind": kind, "from": origin, "status": STATUS_OF[mark].value}


def _nomad_tile(colour: str, text: str) -> dict[str, Json]:
    used = text.endswith(USED)
    kind, sign, taken = text.removesuffix(USED if used else "").partition("@")
    if not sign:
        raise refusal(colour, "line-nomad-tile", found=shown(text))
    return {"kind": kind, "round": number(colour, taken), "used": used}


def _bonus_tile(text: str) -> dict[str, Json]:
    mark = text[-1:] if text[-1:] in STATUS_OF else ""
    return {"kind": text.removesuffix(mark), "status": STATUS_OF[mark].value}


def _numbers(colour: str, text: str) -> dict[str, Json]:
    ones, sign, fives = text.partition(",")
    if not sign:
        raise refusal(colour, "line-numbers", found=shown(text))
    return {"ones": number(colour, ones), "fives": number(colour, fives)}
