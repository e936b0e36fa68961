"""The action document: told apart by `type`."""

from typing import Final, assert_never

from referee.board.hexes import NAMES
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
from referee.wire.reader import Document, Json, Read, Reader, hex_name, nullable, number, tagged, text, word, words

_card: Final = word(TerrainCard)
_deck: Final = words(TerrainCard, most=sum(copies(swamp_cards=True).values()))
_maybe_text: Final = nullable(text)
_ones: Final = number(0, NUMBERS.ones)
_fives: Final = number(0, NUMBERS.fives)


def _read_build(reader: Reader, value: Json, place: str) -> Build | BuildWith:
    document = Document(reader, value, place, frozenset({"type", "at", "tile", "waiver", "via"}))
    at = document.get("at", hex_name)
    tile = document.find("tile", _maybe_text, None)
    waiver = document.find("waiver", _maybe_text, None)
    via = document.find("via", _maybe_text, None)
    document.done()
    return Build(at, waiver) if tile is None and via is None else BuildWith(tile or via or "", at, waiver, via)


def _read_place(reader: Reader, value: Json, place: str) -> Place:
    document = Document(reader, value, place, frozenset({"type", "at", "tile", "waiver", "via"}))
    tile, at = document.get("tile", text), document.get("at", hex_name)
    waiver, via = document.find("waiver", _maybe_text, None), document.find("via", _maybe_text, None)
    document.done()
    return Place(tile, at, waiver, via)


def _read_remove(reader: Reader, value: Json, place: str) -> Remove:
    document = Document(reader, value, place, frozenset({"type", "at", "tile", "via"}))
    via = document.find("via", _maybe_text, None)
    remove = Remove(document.get("tile", text), document.get("at", hex_name), via)
    document.done()
    return remove


def _read_draw(reader: Reader, value: Json, place: str) -> Draw:
    document = Document(reader, value, place, frozenset({"type", "tile", "via"}))
    draw = Draw(document.get("tile", text), document.find("via", _maybe_text, None))
    document.done()
    return draw


def _read_take(reader: Reader, value: Json, place: str) -> Take:
    document = Document(reader, value, place, frozenset({"type", "tile", "via"}))
    take = Take(document.get("tile", text), document.find("via", _maybe_text, None))
    document.done()
    return take


def _read_spend(reader: Reader, value: Json, place: str) -> Spend:
    document = Document(reader, value, place, frozenset({"type", "tile", "ones", "fives", "via"}))
    spend = Spend(
        document.get("tile", text),
        document.get("ones", _ones),
        document.get("fives", _fives),
        document.find("via", _maybe_text, None),
    )
    document.done()
    return spend


def _read_move(reader: Reader, value: Json, place: str) -> MoveWith:
    document = Document(reader, value, place, frozenset({"type", "tile", "from", "to", "via"}))
    via = document.find("via", _maybe_text, None)
    move = MoveWith(document.get("tile", text), document.get("from", hex_name), document.get("to", hex_name), via)
    document.done()
    return move


def _read_play(reader: Reader, value: Json, place: str) -> Play:
    document = Document(reader, value, place, frozenset({"type", "card"}))
    play = Play(document.get("card", _card))
    document.done()
    return play


def _read_reveal(reader: Reader, value: Json, place: str) -> Reveal:
    document = Document(reader, value, place, frozenset({"type", "card"}))
    reveal = Reveal(document.get("card", nullable(_card)))
    document.done()
    return reveal


def _read_shuffle(reader: Reader, value: Json, place: str) -> Shuffle:
    document = Document(reader, value, place, frozenset({"type", "deck"}))
    shuffle = Shuffle(document.get("deck", _deck))
    document.done()
    return shuffle


def _plain(action: Action) -> Read[Action]:
    def read(reader: Reader, value: Json, place: str) -> Action:
        Document(reader, value, place, frozenset({"type"})).done()
        return action

    return read


read_action: Final[Read[Action]] = tagged(
    "type",
    {
        "build": _read_build,
        "place": _read_place,
        "move": _read_move,
        "remove": _read_remove,
        "draw": _read_draw,
        "take": _read_take,
        "spend": _read_spend,
        "finish": _plain(Finish()),
        "redraw": _plain(Redraw()),
        "end-turn": _plain(EndTurn()),
        "play": _read_play,
        "reveal": _read_reveal,
        "shuffle": _read_shuffle,
    },
)
"""An action from its document."""


def dump_action(action: Action) -> dict[str, Json]:
    """The document of an action."""
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
