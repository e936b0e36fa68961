"""The messages for failures, and the exit codes."""

from pathlib import Path
from traceback import extract_tb
from typing import Final

import click

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
    """Bad input."""

    exit_code = BAD_INPUT


class Failure(click.ClickException):
    """A bug in the referee."""

    exit_code = OWN_FAULT


def own_fault(error: Exception) -> str:
    """The message for a bug in the referee, with enough to report it."""
    last = extract_tb(error.__traceback__)[-1]
    place = f"{Path(last.filename).name}, line {last.lineno}"
    return f"the referee itself failed, which is not your fault: {type(error).__name__}: {error} ({place})"
