"""Asks a question about one or more files, and prints the answers and a progress bar.

A bad file does not affect the other files.
"""

import os
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any, Final, NamedTuple

import click

from referee.base.errors import ImpossibleError, ShapeError, UnknownBoardError
from referee.calls.call import Call, Command, Context, Driver
from referee.cli.failures import (
    BAD_INPUT,
    NO,
    OWN_FAULT,
    YES,
    NotJsonError,
    Refused,
    UnreadableError,
    faults_of,
    own_fault,
    problem_document,
)
from referee.cli.files import STANDARD_INPUT, Body, body_of, content_of, json_line, name_of
from referee.cli.render import render
from referee.documents.reader import Json
from referee.documents.verdicts import POSSIBLE
from referee.model.vocabulary import Verdict
from referee.words.speech import Speech

_YES: Final = (Verdict.LEGAL, POSSIBLE)
ACTION: Final = "action"


class FileResult(NamedTuple):
    """The result for one file: the exit code, the verdict, a function that returns the JSON, and lines of text."""

    code: int
    word: str
    """The verdict, or another word under which the summary counts this file."""
    document: Callable[[], Json]
    lines: tuple[str, ...]


def command_of(call: Call[Any]) -> Command:
    """Return the command of this call, which must have one."""
    assert call.command, f"{call.name} is not a command"
    return call.command


def wants(command: Command, words: Speech) -> str:
    """Return a description of what a file must contain, for --help and for messages about unsuitable files."""
    return words.say("cli", f"wants-{command.name}", body=command.body)


def ask(call: Call[Any], files: Sequence[str], context: Context, *, as_json: bool, action: Json = None) -> int:
    """Ask a question about every file, print each answer as soon as it is known, and return the highest exit code.

    Without files, the question is about standard input. If `action` is given, it replaces the action in the files.
    """
    words = context.words
    if not files and sys.stdin.isatty():
        click.echo(words.say("cli", "terminal", wants=wants(command_of(call), words)), err=True)
    chosen = files or (STANDARD_INPUT,)
    driver = Driver(call)
    verdicts: Counter[str] = Counter()
    highest = YES
    with progress(len(chosen)) as advance:
        for file in chosen:
            reply = _reply(driver, file, context, action)
            advance(partial(_print, reply, words, as_json=as_json))
            verdicts[reply.word] += 1
            highest = max(highest, reply.code)
    if len(chosen) > 1:
        counts = ", ".join(f"{count} {words.say('cli', word)}" for word, count in verdicts.most_common())
        click.echo(words.say("cli", "files", count=len(chosen), verdicts=counts), err=True)
    return highest


@contextmanager
def progress(count: int) -> Iterator[Callable[[Callable[[], None]], None]]:
    """Show a progress bar if there are several inputs and standard error is a terminal.

    Yield a function that prints one result and advances the bar, if there is one.
    """
    if count < 2 or not sys.stderr.isatty():
        yield lambda print_it: print_it()
        return
    with click.progressbar(length=count, file=sys.stderr) as bar:

        def advance(print_it: Callable[[], None]) -> None:
            click.echo("\r\033[K", nl=False, err=True)
            print_it()
            bar.update(1)

        yield advance


def _reply(driver: Driver[Any], file: str, context: Context, action: Json) -> FileResult:
    """Return the result for one file. Every error becomes a result, so that the other files are still read."""
    words = context.words
    body = Body(None, name_of(file, words))
    try:
        body = body_of(file, body.name, content_of(file), command_of(driver.call).tables)
        if action is not None and type(body.document) is dict:
            body = body._replace(document={**body.document, ACTION: action})
        return _answered(driver, body, driver.reply(body.document, context), words)
    except ImpossibleError as error:
        # `body_of` raises this error if the notation in a file describes an impossible board. If a JSON file contains
        # such a board, `driver.reply` answers with the verdict `impossible` instead.
        return _answered(driver, body, driver.impossible(error, context), words)
    except (UnreadableError, ShapeError, UnknownBoardError) as error:
        return _bad(driver.call, body, error, words)
    except Exception as error:  # noqa: BLE001  (an unexpected error in one file must not affect the others)
        fault = error
        lines = (f"{body.name}: {words.fault(own_fault(error))}",)
        return FileResult(OWN_FAULT, "failed", lambda: problem_document(fault, words), lines)


def _answered(driver: Driver[Any], body: Body, document: Json, words: Speech) -> FileResult:
    verdict = document["verdict"]
    first, *more = render(driver.call.name, body, document, words)
    return FileResult(YES if verdict in _YES else NO, verdict, lambda: document, (f"{body.name}: {first}", *more))


def _bad(call: Call[Any], body: Body, error: Refused, words: Speech) -> FileResult:
    lines = [f"{body.where(fault.place)}: {words.wrong(fault)}" for fault in faults_of(error)]
    if isinstance(error, NotJsonError | ShapeError):
        command = command_of(call)
        lines.append(words.say("cli", "reads", command=command.name, wants=wants(command, words)))
    return FileResult(BAD_INPUT, "bad", lambda: problem_document(error, words), tuple(lines))


def _print(reply: FileResult, words: Speech, *, as_json: bool) -> None:
    bad = reply.code >= BAD_INPUT
    if as_json:
        click.echo(json_line(reply.document()))
    if bad or not as_json:
        first, *more = reply.lines
        first = words.say("cli", "error", text=first) if bad else first
        click.echo("\n".join([_coloured(first, reply.code), *more]), err=bad)


def _coloured(line: str, code: int) -> str:
    """Colour the line green for "yes" and red otherwise, unless NO_COLOR is set.

    click removes colours if the output is not a terminal.
    """
    return line if os.environ.get("NO_COLOR") else click.style(line, fg="green" if code == YES else "red")
