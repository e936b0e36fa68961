"""Actions as JSON. The member `type` names the kind of action."""

from typing import Final, assert_never

from referee.board.hexes import NAMES, Hex
from referee.documents.fields import Optional, hex_name, nullable, number, record, tagged, text, word, words
from referee.documents.reader import Json, Read
from referee.model.actions import (
    Action,
    Build,
    BuildWith,
    Draw,
    EndTurn,
    Finish,
    MoveWith,
    Place,
    Play,
    Redraw,
    Remove,
    Reveal,
    Shuffle,
    Spend,
    Take,
    TileAction,
)
from referee.model.state import NUMBERS
from referee.model.vocabulary import TerrainCard, copies

_TAG: Final = "type"
_card: Final = word(TerrainCard)
_maybe: Final = Optional(nullable(text), None)


def _made_build(at: Hex, tile: str | None, waiver: str | None, via: str | None) -> Build | BuildWith:
    return Build(at, waiver) if tile is None and via is None else BuildWith(tile or via or "", at, waiver, via)


def _made_move(via: str | None, tile: str, origin: Hex, to: Hex) -> MoveWith:
    return MoveWith(tile, origin, to, via)


def _made_remove(via: str | None, tile: str, at: Hex) -> Remove:
    return Remove(tile, at, via)


read_action: Final[Read[Action]] = tagged(
    _TAG,
    {
        "build": record(_made_build, {"at": hex_name, "tile": _maybe, "waiver": _maybe, "via": _maybe}, tag=_TAG),
        "place": record(Place, {"tile": text, "at": hex_name, "waiver": _maybe, "via": _maybe}, tag=_TAG),
        "move": record(_made_move, {"via": _maybe, "tile": text, "from": hex_name, "to": hex_name}, tag=_TAG),
        "remove": record(_made_remove, {"via": _maybe, "tile": text, "at": hex_name}, tag=_TAG),
        "draw": record(Draw, {"tile": text, "via": _maybe}, tag=_TAG),
        "take": record(Take, {"tile": text, "via": _maybe}, tag=_TAG),
        "spend": record(
            Spend,
            {"tile": text, "ones": number(0, NUMBERS.ones), "fives": number(0, NUMBERS.fives), "via": _maybe},
            tag=_TAG,
        ),
        "finish": record(Finish, {}, tag=_TAG),
        "redraw": record(Redraw, {}, tag=_TAG),
        "end-turn": record(EndTurn, {}, tag=_TAG),
        "play": record(Play, {"card": _card}, tag=_TAG),
        "reveal": record(Reveal, {"card": nullable(_card)}, tag=_TAG),
        "shuffle": record(
            Shuffle, {"deck": words(TerrainCard, most=sum(copies(swamp_cards=True).values()))}, tag=_TAG
        ),
    },
)
"""Read an action. Its `type` decides which other members it has."""


def dump_action(action: Action) -> dict[str, Json]:
    """Convert an action to JSON, in the form that `read_action` reads."""
    if isinstance(action, TileAction):
        return {"type": action.type, **_dump_use(action), "tile": action.tile, **_given("via", action.via)}
    match action:
        case Build(at=at, waiver=waiver):
            return {"type": "build", "at": NAMES[at], **_given("waiver", waiver)}
        case Finish() | Redraw() | EndTurn():
            return {"type": action.type}
        case Play(card=card):
            return {"type": "play", "card": card}
        case Reveal(card=drawn):
            return {"type": "reveal", "card": drawn}
        case Shuffle(deck=deck):
            return {"type": "shuffle", "deck": list(deck)}
        case _:
            assert_never(action)


def _dump_use(action: TileAction) -> dict[str, Json]:
    match action:
        case BuildWith(at=at, waiver=waiver) | Place(at=at, waiver=waiver):
            return {"at": NAMES[at], **_given("waiver", waiver)}
        case MoveWith(origin=origin, to=to):
            return {"from": NAMES[origin], "to": NAMES[to]}
        case Remove(at=at):
            return {"at": NAMES[at]}
        case Spend(ones=ones, fives=fives):
            return {"ones": ones, "fives": fives}
        case Draw() | Take():
            return {}
        case _:
            assert_never(action)


def _given(key: str, word: str | None) -> dict[str, Json]:
    return {key: word} if word else {}
