"""POST /v1/hints: which legal action brings the most gold at once? A call defined outside the package."""

from pathlib import Path
from typing import Final

from referee.calls import register
from referee.calls.call import Answer, Call, Command, Context
from referee.calls.extras import dump_extras
from referee.calls.schema import STATE, question, required
from referee.documents.actions import dump_action
from referee.documents.reader import Json
from referee.documents.verdicts import impossible_verdict, possible_verdict
from referee.engine.play import legal
from referee.engine.score import gains
from referee.model.state import State
from referee.words.messages import add_folder

WORDS: Final = Path(__file__).with_name("words")


@question
class Question:
    """The state to act in."""

    state: State = required(STATE)


def answer(asked: Question, context: Context) -> Answer:
    """One of the actions that bring the most gold."""
    state = asked.state
    gain = gains(state)
    action = max((offer.pick(number) for offer in legal(state) for number in range(offer.size)), key=gain)
    document = dump_action(action)
    gold = gain(action)
    sentence = context.words.action(document).removesuffix(".")
    return {
        **possible_verdict(),
        "action": document,
        "gold": gold,
        "text": context.words.say("hint", "text", action=sentence, gold=gold),
        **dump_extras(state, context.extras, context.words),
    }


def impossible(inconsistencies: list[Json]) -> Answer:
    """The answer for an impossible table."""
    return {**impossible_verdict(inconsistencies), "action": None, "gold": 0, "text": ""}


CALL: Final = Call(
    name="hint",
    path="/hints",
    question=Question,
    answer=answer,
    impossible=impossible,
    extras=("notation",),
    audited=("state",),
    signed="state",
    signs=True,
    takes_lines=True,
    cached=True,
    command=Command(
        "hint",
        "Which action pays most?",
        "Prints one legal action and the gold that it brings at once.",
        '{"state": ...}',
        ("state",),
        ("referee hint game.json",),
    ),
)


def install() -> None:
    """Add the call and its words to the referee."""
    add_folder(WORDS)
    register(CALL)
