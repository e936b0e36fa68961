"""POST /v1/scores: how much gold does each player have? Other calls can include these scores in their answers."""

from typing import Final

from referee.calls.call import Answer, Call, Command, Context
from referee.calls.schema import AboutTable, optional, question
from referee.documents.answers import dump_score
from referee.documents.fields import flag
from referee.documents.reader import Json
from referee.documents.verdicts import dump_inconsistencies, impossible_verdict, possible_verdict
from referee.engine.score import is_final, remarks, score
from referee.model.findings import ContradictionCode, Inconsistency, Remark
from referee.model.position import Position
from referee.model.state import State
from referee.words.speech import Speech


@question
class Question(AboutTable):
    """A table, and optionally whether the game is over."""

    final: bool | None = optional(flag, default=None)


def answer(question: Question, context: Context) -> Answer:
    """Return the scores of a table.

    A state shows whether the game is over, so a `final` that contradicts the state is an inconsistency. For a
    position without `final`, the scores count as final if a player's supply is empty.
    """
    state, position, final, words = question.state, question.position, question.final, context.words
    if state is None:
        assert position
        said = remarks(position, final=final)
        return _scores(position, final=is_final(position) if final is None else final, remarks=said, words=words)
    if final is not None and final != state.over:
        mismatch = Inconsistency(
            ContradictionCode.FINAL_MISMATCH, "/final", facts={"by": "over" if state.over else "running"}
        )
        return impossible(dump_inconsistencies(state, [mismatch], "", words))
    return score_state(state, words)


def score_state(state: State, words: Speech) -> Answer:
    """Return the scores of a state that is known to be possible."""
    return _scores(state, final=state.over, remarks=(), words=words)


def _scores(table: Position | State, *, final: bool, remarks: tuple[Remark, ...], words: Speech) -> Answer:
    said = [_dump_remark(remark, words) for remark in remarks]
    return {**possible_verdict(), "final": final, "remarks": said, **dump_score(score(table), words)}


def impossible(inconsistencies: list[Json]) -> Answer:
    """Return the answer for an impossible table, or for a state that `final` contradicts."""
    return {**impossible_verdict(inconsistencies), "final": False, "remarks": [], "players": [], "winners": []}


def _dump_remark(remark: Remark, words: Speech) -> Answer:
    whom = {} if remark.player is None else {"player": remark.player}
    return {"code": remark.code, "text": words.remark(remark), **whom}


CALL: Final = Call(
    name="score",
    path="/scores",
    question=Question,
    answer=answer,
    impossible=impossible,
    audited=("state", "position"),
    signed="state",
    takes_lines=True,
    command=Command(
        "score",
        "What is it worth?",
        "Prints the gold of every player, card by card, and why.",
        '{"state": ...}',
        ("state", "position"),
        ("referee score table.txt", "referee score game.json table.txt"),
    ),
)
