"""Errors on the command line, and how they are reported: as text, as a problem document and as an exit code.

click.ClickException
    BadInputError           wrong input, or another fault that the user can correct
    Failure                 a bug in the referee
    click.UsageError
        WrongUsageError     wrong arguments or options, such as options that cannot be combined
FaultsError
    UnreadableError         a file or the value of an option that cannot be read
        NotJsonError        bytes that cannot be parsed as JSON
"""

from collections.abc import Iterable, Sequence
from http import HTTPStatus
from pathlib import Path
from traceback import extract_tb
from typing import Final

import click

from referee.base.errors import FaultsError, ImpossibleError, ShapeError, StartError, UnknownBoardError
from referee.base.faults import Fault, quote
from referee.documents.problems import ProblemError, problem_of
from referee.documents.reader import Json
from referee.words.speech import Speech, Wrong

YES: Final = 0
NO: Final = 1
BAD_INPUT: Final = 2
OWN_FAULT: Final = 3


class BadInputError(click.ClickException):
    """Raised for wrong input, or for another fault that the user can correct.

    The place of a fault, if it has one, is an option, an environment variable, a file, or a place in a file.
    """

    exit_code = BAD_INPUT

    def __init__(self, faults: Iterable[Wrong]) -> None:
        self.faults = tuple(faults)
        super().__init__(str(self.faults[0]))


class WrongUsageError(click.UsageError):
    """Raised for wrong arguments or options, such as options that cannot be combined."""

    def __init__(self, fault: Fault, ctx: click.Context | None = None) -> None:
        self.fault = fault
        super().__init__(str(fault), ctx)


class Failure(click.ClickException):
    """Raised for a bug in the referee."""

    exit_code = OWN_FAULT

    def __init__(self, error: Exception) -> None:
        self.error = error
        super().__init__(str(error))


class UnreadableError(FaultsError):
    """Raised if a file or the value of an option cannot be read."""


class NotJsonError(UnreadableError):
    """Raised if bytes cannot be parsed as JSON."""


Refused = UnreadableError | ShapeError | UnknownBoardError | ImpossibleError | StartError
"""The errors for input that the referee refuses."""


def faults_of(error: Refused) -> Sequence[Wrong]:
    """Return everything that is wrong with the input, with the place of each fault."""
    match error:
        case UnknownBoardError():
            return [Fault(error.place, "only-a-service-knows")]
        case ImpossibleError():
            return [inconsistency.fault for inconsistency in error.contradictions]
        case _:
            return error.faults


def problem_document(error: Exception, words: Speech) -> dict[str, Json]:
    """Return the problem document for bad input or for a bug in the referee."""
    match error:
        case NotJsonError():
            return _unreadable("bad-json", error).document(words)
        case UnreadableError():
            return {**_unreadable("unreadable-file", error).document(words), "type": "about:blank"}
        case ShapeError() | UnknownBoardError():
            problem = problem_of(error)
            assert problem
            return problem.document(words)
        case _:
            status, facts = HTTPStatus.INTERNAL_SERVER_ERROR, {"why": own_fault(error)}
            return ProblemError(status, "fault-of-the-referee", facts=facts, variant="-here").document(words)


def _unreadable(kind: str, error: UnreadableError) -> ProblemError:
    return ProblemError(HTTPStatus.BAD_REQUEST, kind, facts={"why": error.faults[0]})


def error_text(error: click.ClickException, words: Speech) -> str:
    """Return the text of an error. If a command was used wrongly, the text begins with its usage."""
    match error:
        case BadInputError():
            return words.say("cli", "error", text="\n".join(line(fault, words) for fault in error.faults))
        case Failure():
            return words.say("cli", "error", text=words.fault(own_fault(error.error)))
        case click.UsageError():
            text = words.say("cli", "error", text=line(_usage_fault(error), words))
            return "\n".join([*_usage(error.ctx, words), text]) if error.ctx else text
        case _:
            return words.say("cli", "error", text=error.format_message())


def line(fault: Wrong, words: Speech) -> str:
    """Return one line with the text of a fault, preceded by its place if it has one."""
    return f"{fault.place}: {words.wrong(fault)}" if fault.place else words.wrong(fault)


def own_fault(error: Exception) -> Fault:
    """Return the fault for a bug in the referee, with the details that a bug report needs."""
    last = extract_tb(error.__traceback__)[-1]
    why = f"{type(error).__name__}: {error} ({Path(last.filename).name}, line {last.lineno})"
    return Fault("", "own-failure", {"why": why})


def _usage(context: click.Context, words: Speech) -> list[str]:
    usage = context.get_usage().removeprefix("Usage: ")
    return [words.say("cli", "usage", usage=usage), words.say("cli", "try-help", command=context.command_path), ""]


def _usage_fault(error: click.UsageError) -> Fault:
    """Return the fault for wrong usage of a command."""
    match error:
        case WrongUsageError():
            return error.fault
        case click.NoSuchOption():
            near = {"near": error.possibilities[0]} if error.possibilities else {}
            return Fault("", "unknown-option", {"option": quote(error.option_name), **near})
        case click.BadOptionUsage():
            return Fault("", "option-value", {"option": error.option_name})
        case click.MissingParameter(param=click.Parameter() as parameter):
            return Fault("", "missing-parameter", {"parameter": parameter.human_readable_name})
        case click.BadParameter(param=click.Parameter(type=click.IntRange(min=least, max=most)) as parameter):
            place = max(parameter.opts, key=len)
            return Fault(place, "number-range", {"least": int(least or 0), "most": int(most or 0)})
        case _:
            return Fault("", "usage", {"text": error.format_message()})
