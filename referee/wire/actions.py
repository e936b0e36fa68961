"""The action document: told apart by `type`."""

from typing import Final, assert_never

from referee.board.hexes import NAMES
from referee.model.actions import Action, Build, BuildWith, EndTurn, MoveWith, Play, Redraw, Reveal, Shuffle
from referee.model.vocabulary import COPIES, TerrainCard
from referee.wire.reader import Document, Json, Read, Reader, hex_name, nullable, tagged, text, word, words

_card: Final = word(TerrainCard)
_deck: Final = words(TerrainCard, most=sum(COPIES.values()))


def _read_build(reader: Reader, value: Json, place: str) -> Build | BuildWith:
    document = Document(reader, value, place, frozenset({"type", "at", "tile"}))
    at = document.get("at", hex_name)
    tile = document.find("tile", nullable(text), None)
    document.done()
    return Build(at) if tile is None else BuildWith(tile, at)


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
        "move": _read_move,
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
        case Build(at=at):
            return {"type": "build", "at": NAMES[at]}
        case BuildWith(tile=tile, at=at):
            return {"type": "build", "at": NAMES[at], "tile": tile}
        case MoveWith(tile=tile, origin=origin, to=to):
            return {"type": "move", "tile": tile, "from": NAMES[origin], "to": NAMES[to]}
        case Redraw():
            return {"type": "redraw"}
        case EndTurn():
            return {"type": "end-turn"}
        case Play(card=card):
            return {"type": "play", "card": card}
        case Reveal(card=drawn):
            return {"type": "reveal", "card": drawn}
        case Shuffle(deck=deck):
            return {"type": "shuffle", "deck": list(deck)}
        case _:
            assert_never(action)
