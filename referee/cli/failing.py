"""The messages for failures, and the exit codes."""

from collections.abc import Iterable
from pathlib import Path
from traceback import extract_tb
from typing import Final

import click

from referee.base.faults import Fault, quote
from referee.words.speech import Speech, Wrong

YES: Final = 0
NO: Final = 1
BAD_INPUT: Final = 2
OWN_FAULT: Final = 3
EXIT_CODES: Final = """\b
Exit codes:
  0  yes: legal, possible, done
  1  no: illegal, impossible, undetermined, a replay refused
  2  bad input or usage
  3  the referee itself failed
With many files: the highest of these."""


class BadInputError(click.ClickException):
    """Bad input. The place of a fault is an option, a file, or a file with a pointer into it."""

    exit_code = BAD_INPUT

    def __init__(self, faults: Iterable[Wrong]) -> None:
        self.faults = tuple(faults)
        super().__init__(str(self.faults[0]))


class WrongUsageError(click.UsageError):
    """Options that do not go together, or a value that no option takes."""

    def __init__(self, fault: Fault, ctx: click.Context | None = None) -> None:
        self.fault = fault
        super().__init__(str(fault), ctx)


class Failure(click.ClickException):
    """A bug in the referee."""

    exit_code = OWN_FAULT

    def __init__(self, error: Exception) -> None:
        self.error = error
        super().__init__(str(error))


def said(error: click.ClickException, words: Speech) -> str:
    """The text of an error, in the language of the caller."""
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
    """The place of a fault and its sentence."""
    return f"{fault.place}: {words.wrong(fault)}" if fault.place else words.wrong(fault)


def own_fault(error: Exception) -> Fault:
    """The fault for a bug in the referee, with enough to report it."""
    last = extract_tb(error.__traceback__)[-1]
    why = f"{type(error).__name__}: {error} ({Path(last.filename).name}, line {last.lineno})"
    return Fault("", "own-failure", {"why": why})


def _usage(context: click.Context, words: Speech) -> list[str]:
    usage = context.get_usage().removeprefix("Usage: ")
    return [words.say("cli", "usage", usage=usage), words.say("cli", "try-help", command=context.command_path), ""]


def _usage_fault(error: click.UsageError) -> Fault:
    """The fault that click found in the arguments."""
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
