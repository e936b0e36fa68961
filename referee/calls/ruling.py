"""POST /v1/rulings: is this action legal, and what happens?"""

from typing import Final

from referee.board.hexes import united
from referee.calls.call import PICTURE_WORK, TABLE_WORK, Answer, Call, Command, Context
from referee.calls.extras import EXTRAS, LEGAL, dump_extras
from referee.calls.schema import InState, optional, question, required
from referee.calls.state import answer_at_table
from referee.documents.actions import read_action
from referee.documents.answers import dump_ruling, dump_suggestion
from referee.documents.player_views import SENTENCES, VIEWS, dump_sentences, dump_views, seat_of
from referee.documents.players import COLOUR
from referee.documents.reader import Json
from referee.documents.states import dump_state
from referee.engine.play import judge_possible
from referee.engine.suggestions import suggest
from referee.model.actions import Action
from referee.model.description import TableDescription
from referee.model.state import State
from referee.model.vocabulary import Colour, Verdict


@question
class Question(InState):
    """An action that a player wants to take in a state or at a table."""

    action: Action = required(read_action)
    player: Colour | None = optional(COLOUR, default=None)
    """The player who wants to act. If given, the action is legal only if the game is waiting for this player."""


def answer(question: Question, context: Context) -> Answer:
    """Return the ruling on an action.

    If the action is legal, the extras describe the state after it. Otherwise they describe the unchanged state, and
    the picture marks the hexes of the violations.
    """
    if question.table:
        return _ruling_at_table(question.table, question, context)
    assert question.state
    return _ruling(question.state, question, context)


def _ruling_at_table(table: TableDescription, question: Question, context: Context) -> Answer:
    """Return the ruling on an action at a table.

    If the caller asks for legal actions and the action is not legal, the answer includes the legal actions at the
    unchanged table, with the inferred state and the assumptions, as in the answer to `POST /v1/legal-actions`.
    """

    def ruling_in(state: State) -> Answer:
        document = _ruling(state, question, context)
        if LEGAL in document and document["verdict"] is not Verdict.LEGAL:
            document[LEGAL] = {**document[LEGAL], "state": dump_state(state)}
        return document

    document = answer_at_table(table, context, impossible, ruling_in)
    if "state" in document.get(LEGAL, ()):
        document[LEGAL]["assumptions"] = document["assumptions"]
    return document


def _ruling(state: State, question: Question, context: Context) -> Answer:
    words, extras = context.words, context.extras
    seat = None if question.player is None else seat_of(state, question.player)
    ruling = judge_possible(state, question.action, seat)
    document = dump_ruling(state, ruling, words)
    if ruling.verdict is Verdict.ILLEGAL:
        closest = suggest(state, question.action, seat)
        document["instead"] = [dump_suggestion(state, action, question.action, words) for action in closest]
    if not extras:
        return document
    after = ruling.state or state
    if SENTENCES in extras:
        document[SENTENCES] = dump_sentences(document["events"], words)
    marked = united(violation.marked for violation in ruling.violations)
    document |= dump_extras(after, extras, words, highlights=marked)
    if VIEWS in extras:
        document[VIEWS] = dump_views(after, ruling.events, words if SENTENCES in extras else None)
    return document


def impossible(inconsistencies: list[Json]) -> Answer:
    """Return the answer for an impossible state or table, or for a player who is not in the game."""
    nothing: Answer = {"options": [], "state": None, "events": [], "awaited": None, "instead": []}
    return {"verdict": Verdict.IMPOSSIBLE, "violations": [], "inconsistencies": inconsistencies, **nothing}


def _work(body: Json, extras: frozenset[str]) -> int:
    at_table = type(body) is dict and "table" in body
    return (PICTURE_WORK if "picture" in extras else 0) + (TABLE_WORK if at_table else 0)


CALL: Final = Call(
    name="ruling",
    path="/rulings",
    question=Question,
    answer=answer,
    impossible=impossible,
    extras=(SENTENCES, *EXTRAS, VIEWS),
    without=("state",),
    audited=("state",),
    signed="state",
    signs=True,
    takes_lines=True,
    work=_work,
    command=Command(
        "rule",
        "May I? The ruling on an action.",
        "Prints every rule that forbids it, or what happens.",
        '{"state": ..., "action": ...}',
        ("state",),
        ("referee rule game.json --action 'build c5'", "referee rule request.json --json"),
    ),
)
