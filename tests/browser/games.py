"""Recorded games, and parts of them for tests of the page."""

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import orjson

from referee.calls.call import Context
from referee.calls.replay import Question, answer
from referee.documents.actions import read_action
from referee.documents.reader import Reader
from referee.documents.states import read_state

Json = Any
GOLDEN: Final = Path(__file__).parents[1] / "golden"


@cache
def recorded(name: str) -> Json:
    """A recorded game, such as `base/first-game`."""
    return json.loads((GOLDEN / f"{name}.json").read_text(encoding="utf-8"))


def state_after(game: Json, count: int) -> Json:
    """The state of a recorded game after this many actions."""
    reader = Reader(None)
    actions = [read_action(reader, action) for action in game["actions"][:count]]
    question = Question(start=read_state(reader, game["start"]), actions=tuple(actions))
    return json.loads(orjson.dumps(answer(question, Context())["state"]))


def episodes(name: str, frame: str) -> Iterator[tuple[int, list[Json]]]:
    """Yield the parts of a game in which a frame of this kind is open.

    A part begins with the action that opens the frame and ends with the action that closes it. It is given as the
    number of earlier actions and the list of its own actions.
    """
    game = recorded(name)
    begun: int | None = None
    for count in range(len(game["actions"])):
        frames = state_after(game, count)["frames"]
        inside = any(found["frame"] == frame for found in frames)
        if inside and begun is None:
            begun = count - 1
        if not inside and begun is not None:
            yield begun, game["actions"][begun:count]
            begun = None
    if begun is not None:
        yield begun, game["actions"][begun:]
