"""Ask a question about one or many files; a bad file does not stop the others."""

import os
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import Any, Final, NamedTuple

import click
import orjson

from referee.base.errors import ImpossibleError, ShapeError, UnknownBoardError
from referee.cli.documents import STANDARD_INPUT, Body, NotJsonError, UnreadableError, body_of, content_of, name_of
from referee.cli.failing import BAD_INPUT, NO, OWN_FAULT, YES, own_fault
from referee.cli.problems import Refused, faults_of, problem_of
from referee.desk.repairs import repaired
from referee.desk.verdicts import POSSIBLE, dump_impossible
from referee.documents.reader import Json
from referee.documents.requests import Request, load_request
from referee.model.vocabulary import Verdict
from referee.words.speech import Speech

_BAD: Final = (UnreadableError, ShapeError, UnknownBoardError)
_YES: Final = (Verdict.LEGAL, POSSIBLE)


class Question(NamedTuple):
    """One of the calls of the service, for files."""

    name: str
    brief: str
    about: str
    """More about it, for --help."""
    body: str
    """The request that a file holds."""
    tables: tuple[str, ...]
    """The kinds of table that a file may hold without a request around it."""
    request: type[Request]
    answer: Callable[[dict[str, Any], Speech], Json]
    refuse: Callable[[list[Json]], Json]
    """The answer for an impossible table."""
    tell: Callable[[Body, Json, Speech], Iterable[str]]
    """The answer for people, line by line; the first line follows the name of the file."""
    table_request: type[Request] | None = None
    """What is asked of a table, where the call takes one in place of a state."""

    def request_for(self, document: Json) -> Request:
        """What reads this document."""
        at_table = self.table_request and type(document) is dict and "table" in document
        return self.table_request() if self.table_request and at_table else self.request()

    def wants(self, words: Speech) -> str:
        """What a file holds, for --help and for messages about wrong files."""
        return words.say("cli", f"wants-{self.name}", body=self.body)


class Reply(NamedTuple):
    """The result for one file."""

    code: int
    word: str
    """The verdict, or another word under which this file is counted."""
    document: Callable[[], Json]
    lines: tuple[str, ...]


class Wish(NamedTuple):
    """What a caller asks for besides the files."""

    action: Json = None
    """In place of the action in the file."""
    repairs: bool = False
    """Changes that make an impossible table possible."""


PLAIN: Final = Wish()


def ask(question: Question, files: Sequence[str], words: Speech, *, as_json: bool, wish: Wish = PLAIN) -> int:
    """Answer for every file, print the answers as they come, and return the exit code."""
    if not files and sys.stdin.isatty():
        click.echo(words.say("cli", "terminal", wants=question.wants(words)), err=True)
    chosen = files or (STANDARD_INPUT,)
    many = len(chosen) > 1
    verdicts: Counter[str] = Counter()
    highest = YES
    shows_bar = many and sys.stderr.isatty()
    for file, hidden_bar in _with_bar(chosen) if shows_bar else ((one, nullcontext) for one in chosen):
        reply = reply_to(question, file, words, wish)
        with hidden_bar():
            _print(reply, words, as_json=as_json)
        verdicts[reply.word] += 1
        highest = max(highest, reply.code)
    if many:
        counts = ", ".join(f"{count} {words.say('cli', word)}" for word, count in verdicts.most_common())
        click.echo(words.say("cli", "files", count=len(chosen), verdicts=counts), err=True)
    return highest


def _with_bar(files: Sequence[str]) -> Iterator[tuple[str, Callable[[], AbstractContextManager[None]]]]:
    """The files, behind a progress bar that can be hidden while something is printed."""
    # Most calls show no bar, and should not wait for this import.
    from tqdm import tqdm  # noqa: PLC0415

    with tqdm(files, unit="file", leave=False) as bar:
        for file in bar:
            yield file, tqdm.external_write_mode


def reply_to(question: Question, file: str, words: Speech, wish: Wish = PLAIN) -> Reply:
    """The result for one file, whatever it contains."""
    body = Body(None, name_of(file, words))
    try:
        body = body_of(file, body.name, content_of(file), question.tables)
        if wish.action is not None:
            body = _with_action(body, wish.action)
        document = question.answer(load_request(question.request_for(body.document), body.document), words)
    except ImpossibleError as error:
        document = question.refuse(dump_impossible(error, words))
    except _BAD as error:
        return _bad(question, body, error, words)
    except Exception as error:  # noqa: BLE001  (whatever it is, the other files want their answers)
        return _failed(body, error, words)
    if wish.repairs:
        document |= repaired(question.request(), body.document, words)
    verdict = document["verdict"]
    first, *more = question.tell(body, document, words)
    lines = (f"{body.name}: {first}", *more)
    return Reply(YES if verdict in _YES else NO, verdict, lambda: document, lines)


def _with_action(body: Body, action: Json) -> Body:
    if type(body.document) is not dict:
        return body
    return body._replace(document={**body.document, "action": action})


def _bad(question: Question, body: Body, error: Refused, words: Speech) -> Reply:
    lines = [f"{body.where(fault.place)}: {words.wrong(fault)}" for fault in faults_of(error)]
    if isinstance(error, NotJsonError | ShapeError):
        lines.append(words.say("cli", "reads", command=question.name, wants=question.wants(words)))
    return Reply(BAD_INPUT, "bad", lambda: problem_of(error, words), tuple(lines))


def _failed(body: Body, error: Exception, words: Speech) -> Reply:
    lines = (f"{body.name}: {words.fault(own_fault(error))}",)
    return Reply(OWN_FAULT, "failed", lambda: problem_of(error, words), lines)


def _print(reply: Reply, words: Speech, *, as_json: bool) -> None:
    bad = reply.code >= BAD_INPUT
    if as_json:
        click.echo(orjson.dumps(reply.document()))
    if bad or not as_json:
        first, *more = reply.lines
        first = words.say("cli", "error", text=first) if bad else first
        click.echo("\n".join([_coloured(first, reply.code), *more]), err=bad)


def _coloured(line: str, code: int) -> str:
    """The line in green for a yes, in red for anything else. click drops colours where no terminal shows them."""
    return line if os.environ.get("NO_COLOR") else click.style(line, fg="green" if code == YES else "red")
