"""Runs the command line inside the test process, and writes documents for it."""

import json
from pathlib import Path

from click.testing import CliRunner, Result

from referee.cli import main
from referee.documents.reader import Json
from tests.games import Document
from tests.golden.game import HERE, read

GAME = read(HERE / "base" / "first-game.json")
HIDDEN = read(HERE / "base" / "five-hidden.json")
POSITION = "board=tavern,paddock,oasis,farm cards=fishermen,knights,merchants black=a13,b13 white=p7,p9"


def run(*arguments: str | Path, stdin: str | bytes | None = None) -> Result:
    return CliRunner().invoke(main, [*map(str, arguments)], input=stdin)


def start() -> Document:
    """The first state of the recommended first game, in which black plays grass."""
    copy: Document = json.loads(json.dumps(GAME["start"]))
    return copy


def impossible() -> Document:
    state = start()
    state["players"][0]["supply"] = 39
    return state


def saved(folder: Path, document: Json, name: str = "state.json") -> Path:
    file = folder / name
    file.write_text(document if isinstance(document, str) else json.dumps(document), encoding="utf-8")
    return file


def lines(result: Result) -> list[str]:
    return result.stdout.splitlines()
