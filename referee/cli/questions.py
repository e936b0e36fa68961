"""The questions about files, and their commands."""

from collections.abc import Callable
from functools import partial
from typing import Any, Final

import click

from referee.base.errors import ShapeError
from referee.cli import telling
from referee.cli.asking import Question, Wish, ask
from referee.cli.documents import UnreadableError
from referee.cli.examples import epilog_of
from referee.cli.failing import BadInputError
from referee.cli.language import lang_option
from referee.cli.problems import faults_of
from referee.cli.shorthand import FORMS, read_shorthand
from referee.cli.typing_words import file_names
from referee.desk import audits, play, scores, states, verdicts
from referee.documents.actions import read_action
from referee.documents.reader import Json, load
from referee.documents.requests import AuditRequest, LegalActionsRequest, ReplayRequest, RulingRequest, ScoreRequest
from referee.documents.table_requests import TableLegalActionsRequest, TableRulingRequest
from referee.model.position import Position
from referee.model.state import State
from referee.words.speech import Speech, speech


def table_of(members: dict[str, Any]) -> Position | State:
    """The table of a request that takes a state or a position."""
    table: Position | State = members["state"] if "state" in members else members["position"]
    return table


def _rule(members: dict[str, Any], words: Speech) -> Json:
    if "table" in members:
        return states.ruling_at(**members, words=words)
    return play.ruling(**members, words=words)


def _legal(members: dict[str, Any], words: Speech) -> Json:
    if "table" in members:
        return states.legal_actions_at(members["table"], words=words)
    return play.legal_actions(members["state"], words=words)


def _score(members: dict[str, Any], words: Speech) -> Json:
    return scores.scored(table_of(members), final=members.get("final"), words=words)


def _audit(members: dict[str, Any], words: Speech) -> Json:
    return audits.audited(table_of(members), words)


def _replay(members: dict[str, Any], words: Speech) -> Json:
    return play.replayed(members["start"], members["actions"], words=words)


_STATE: Final = ("state",)
_TABLES: Final = ("state", "position")

RULE: Final = Question(
    "rule",
    "May I? The ruling on an action.",
    "Prints every rule that forbids it, or what happens.",
    '{"state": ..., "action": ...}',
    _STATE,
    RulingRequest,
    _rule,
    play.no_ruling,
    telling.ruling,
    TableRulingRequest,
)
LEGAL: Final = Question(
    "legal",
    "List every legal action.",
    "Prints one line for each kind of action.",
    '{"state": ...}',
    _STATE,
    LegalActionsRequest,
    _legal,
    play.no_legal_actions,
    telling.legal_actions,
    TableLegalActionsRequest,
)
SCORE: Final = Question(
    "score",
    "What is it worth?",
    "Prints the gold of every player, card by card, and why.",
    '{"state": ...}',
    _TABLES,
    ScoreRequest,
    _score,
    scores.no_score,
    telling.score,
)
AUDIT: Final = Question(
    "audit",
    "Is this position possible?",
    "Prints everything that is impossible, and where it stands in the file.",
    '{"state": ...}',
    _TABLES,
    AuditRequest,
    _audit,
    verdicts.impossible,
    telling.audit,
)
REPLAY: Final = Question(
    "replay",
    "Is this game legal?",
    "Plays the actions up to the first one that is not legal.",
    '{"start": ..., "actions": [...]}',
    (),
    ReplayRequest,
    _replay,
    play.no_replay,
    telling.replay,
)
QUESTIONS: Final = (RULE, LEGAL, SCORE, AUDIT, REPLAY)


def command(question: Question) -> click.Command:
    """The command that asks a question."""
    callback: Callable[..., None] = partial(_run, question)
    parameters: list[click.Parameter] = [
        click.Argument(["files"], metavar="[FILE]...", shell_complete=file_names, nargs=-1),
        click.Option(
            ["--json", "as_json"], is_flag=True, help="Print the answer of the HTTP call, one line per file."
        ),
        lang_option(),
    ]
    if question is RULE:
        forms = ", ".join(FORMS)
        parameters.append(
            click.Option(["--action"], metavar="ACTION", callback=_action, help=f"As JSON, or in words: {forms}.")
        )
    if question is AUDIT:
        parameters.append(
            click.Option(["--repairs"], is_flag=True, help="Propose changes that make an impossible table possible.")
        )
    files = f"A FILE holds {question.wants(speech())} Without a FILE, or with -, it reads standard input."
    about = f"{question.brief} {question.about}\n\n{files}"
    return click.Command(
        question.name,
        callback=callback,
        params=parameters,
        help=about,
        short_help=question.brief,
        epilog=epilog_of(question.name),
    )


def _run(
    question: Question,
    files: tuple[str, ...],
    *,
    as_json: bool,
    words: Speech,
    **wish: Any,  # noqa: ANN401
) -> None:
    click.get_current_context().exit(ask(question, files, words, as_json=as_json, wish=Wish(**wish)))


def _action(_: click.Context, __: click.Parameter, text: str | None) -> Json:
    """Checked once, before any file is read."""
    if text is None:
        return None
    try:
        action = read_shorthand(text)
        load(read_action, action)
    except (UnreadableError, ShapeError) as error:
        faults = faults_of(error)
        raise BadInputError(
            fault._replace(place=f"--action: {fault.place}" if fault.place else "--action") for fault in faults
        ) from None
    return action


rule, legal, score, audit, replay = map(command, QUESTIONS)
