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
)
from referee.model.vocabulary import COPIES, TerrainCard
from referee.wire.reader import Document, Json, Read, Reader, hex_name, nullable, tagged, text, word, words

_card: Final = word(TerrainCard)
_deck: Final = words(TerrainCard, most=sum(COPIES.values()))


def _read_build(reader: Reader, value: Json, place: str) -> Build | BuildWith:
    document = Document(reader, value, place, frozenset({"type", "at", "tile", "waiver"}))
    at = document.get("at", hex_name)
    tile = document.find("tile", nullable(text), None)
    waiver = document.find("waiver", nullable(text), None)
    document.done()
    return Build(at, waiver) if tile is None else BuildWith(tile, at, waiver)


def _read_place(reader: Reader, value: Json, place: str) -> Place:
    document = Document(reader, value, place, frozenset({"type", "at", "tile", "waiver"}))
    tile, at = document.get("tile", text), document.get("at", hex_name)
    waiver = document.find("waiver", nullable(text), None)
    document.done()
    return Place(tile, at, waiver)


def _read_remove(reader: Reader, value: Json, place: str) -> Remove:
    document = Document(reader, value, place, frozenset({"type", "at", "tile"}))
    remove = Remove(document.get("tile", text), document.get("at", hex_name))
    document.done()
    return remove


def _read_draw(reader: Reader, value: Json, place: str) -> Draw:
    document = Document(reader, value, place, frozenset({"type", "tile"}))
    draw = Draw(document.get("tile", text))
    document.done()
    return draw


def _read_move(reader: Reader, value: Json, place: str) -> MoveWith:
    document = Document(reader, value, place, frozenset({"type", "tile", "from", "to"}))
    move = MoveWith(document.get("tile", text), document.get("from", hex_name), document.get("to", hex_name))
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
    match action:
        case Build(at=at, waiver=waiver):
            return {"type": "build", "at": NAMES[at], **_dump_waiver(waiver)}
        case BuildWith(tile=tile, at=at, waiver=waiver) | Place(tile=tile, at=at, waiver=waiver):
            return {"type": action.type, "at": NAMES[at], "tile": tile, **_dump_waiver(waiver)}
        case MoveWith(tile=tile, origin=origin, to=to):
            return {"type": "move", "tile": tile, "from": NAMES[origin], "to": NAMES[to]}
        case Remove(tile=tile, at=at):
            return {"type": "remove", "tile": tile, "at": NAMES[at]}
        case Draw(tile=tile):
            return {"type": "draw", "tile": tile}
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


def _dump_waiver(waiver: str | None) -> dict[str, Json]:
    return {"waiver": waiver} if waiver else {}
