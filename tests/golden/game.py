"""Recorded games, and the readable format of their files."""

import json
from pathlib import Path
from typing import Final, NamedTuple

from referee.documents.actions import read_action
from referee.documents.reader import Json, load
from referee.documents.states import read_state
from referee.engine.score import score
from referee.model.actions import Action
from referee.model.state import State
from tests.games import Document, action_document, document

HERE: Final = Path(__file__).parent
FILES: Final = sorted(HERE.glob("*/*.json"))
KEYS: Final = ("name", "about", "start", "actions", "final", "scores", "winners")
ACTION_KEYS: Final = ("type", "at", "tile", "from", "to", "ones", "fives", "card", "deck", "waiver", "via")


class Game(NamedTuple):
    """A recorded game from its first to its last state. Its file is in the folder of one of its expansions."""

    name: str
    about: str
    start: State
    actions: tuple[Action, ...]
    final: State
    scores: dict[str, dict[str, int]]
    winners: list[str]


def read(file: Path) -> Document:
    """The document in a file."""
    found: Document = json.loads(file.read_text(encoding="utf-8"))
    return found


def game(document: Document) -> Game:
    """The game that a document describes."""
    if tuple(document) != KEYS:
        raise ValueError(f"a game has exactly {', '.join(KEYS)}, in this order; found {', '.join(document)}")
    return Game(
        document["name"],
        document["about"],
        load(read_state, document["start"]),
        tuple(load(read_action, action) for action in document["actions"]),
        load(read_state, document["final"]),
        document["scores"],
        document["winners"],
    )


def gold(state: State) -> dict[str, dict[str, int]]:
    """The gold of every player by source, and in total."""
    return {
        player.colour.value: {entry.source: entry.gold for entry in player.entries} | {"total": player.total}
        for player in score(state).players
    }


def file_text(game: Game) -> str:
    """The text of a game's file: one line for each action, player and score."""
    texts = {
        "name": _line(game.name),
        "about": _line(game.about),
        "start": _state(game.start),
        "actions": _list([_line(_ordered(action_document(action))) for action in game.actions], "  "),
        "final": _state(game.final),
        "scores": _object({colour: _line(own) for colour, own in game.scores.items()}, "  "),
        "winners": _line(game.winners),
    }
    return _object(texts, "") + "\n"


def _ordered(action: Document) -> Document:
    """The action with its keys in the order of ACTION_KEYS, whatever their order in the document."""
    return {key: action[key] for key in sorted(action, key=ACTION_KEYS.index)}


def _state(state: State) -> str:
    lines = {key: _line(value) for key, value in document(state).items()}
    lines["players"] = _list([_line(player) for player in document(state)["players"]], "    ")
    return _object(lines, "  ")


def _line(value: Json) -> str:
    return json.dumps(value, ensure_ascii=False)


def _list(texts: list[str], indent: str) -> str:
    return f"[\n{_lines(texts, indent)}\n{indent}]"


def _object(texts: dict[str, str], indent: str) -> str:
    return f"{{\n{_lines([f'{_line(key)}: {text}' for key, text in texts.items()], indent)}\n{indent}}}"


def _lines(texts: list[str], indent: str) -> str:
    return ",\n".join(f"{indent}  {text}" for text in texts)
