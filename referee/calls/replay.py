"""POST /v1/replays: is this whole game legal?"""

from typing import Final

from referee.calls.call import LARGE, Answer, Call, Command, Context
from referee.calls.extras import EXTRAS, dump_extras
from referee.calls.schema import STATE, question, required
from referee.documents.actions import read_action
from referee.documents.answers import dump_events, dump_replay
from referee.documents.fields import array
from referee.documents.player_views import SENTENCES, VIEWS, dump_replay_views, dump_sentences
from referee.documents.reader import Json
from referee.documents.verdicts import impossible_verdict
from referee.engine.play import replay
from referee.model.actions import Action
from referee.model.state import State

MAX_ACTIONS: Final = 5000
_EVENTS: Final = "events"


@question
class Question:
    """The first state of a game, and the actions that follow."""

    start: State = required(STATE)
    actions: tuple[Action, ...] = required(array(read_action, most=MAX_ACTIONS))


def answer(question: Question, context: Context) -> Answer:
    """Replay the game up to the first action that is not legal, and return the result."""
    words, extras = context.words, context.extras
    game = replay(question.start, question.actions)
    document = {**dump_replay(game, words), "inconsistencies": []}
    if {_EVENTS, SENTENCES} & extras:
        events = [dump_events(question.start, of_action) for of_action in game.events]
        if _EVENTS in extras:
            document[_EVENTS] = events
        if SENTENCES in extras:
            document[SENTENCES] = [dump_sentences(of_action, words) for of_action in events]
    document |= dump_extras(game.state, extras, words)
    if VIEWS in extras:
        document[VIEWS] = dump_replay_views(game.state, game.events, words if SENTENCES in extras else None)
    return document


def impossible(inconsistencies: list[Json]) -> Answer:
    """Return the answer for an impossible first state."""
    return {**impossible_verdict(inconsistencies), "applied": 0, "violations": [], "state": None, "awaited": None}


CALL: Final = Call(
    name="replay",
    path="/replays",
    question=Question,
    answer=answer,
    impossible=impossible,
    extras=(_EVENTS, SENTENCES, *EXTRAS, VIEWS),
    without=("state",),
    audited=("start",),
    signed="start",
    signs=True,
    max_bytes=LARGE,
    cached=True,
    command=Command(
        "replay",
        "Is this game legal?",
        "Plays the actions up to the first one that is not legal.",
        '{"start": ..., "actions": [...]}',
        examples=("referee replay replay.json",),
    ),
)
