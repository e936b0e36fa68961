"""Offers calls as commands. Each command asks its call's question about one or more files."""

from functools import partial
from typing import Any

import click

from referee.base.errors import ShapeError
from referee.calls.audit import REPAIRS
from referee.calls.call import Call, Context, Driver
from referee.cli.completion import file_names
from referee.cli.failures import (
    BadInputError,
    UnreadableError,
    faults_of,
)
from referee.cli.help import epilog
from referee.cli.language import lang_option
from referee.cli.run import ACTION, ask, command_of, wants
from referee.cli.shorthand import FORMS, read_shorthand
from referee.documents.actions import read_action
from referee.documents.reader import Json, load
from referee.words.speech import Speech, speech


def command_for(call: Call[Any]) -> click.Command:
    """Make the click command for a call."""
    command = command_of(call)
    parameters: list[click.Parameter] = [
        click.Argument(["files"], metavar="[FILE]...", shell_complete=file_names, nargs=-1),
        click.Option(
            ["--json", "as_json"], is_flag=True, help="Print the answer of the HTTP call, one line per file."
        ),
        lang_option(),
    ]
    if ACTION in Driver(call).schema.fields:
        forms = ", ".join(FORMS)
        parameters.append(
            click.Option(
                ["--action"], metavar="ACTION", callback=_read_action, help=f"As JSON, or in words: {forms}."
            )
        )
    if REPAIRS in call.extras:
        parameters.append(
            click.Option(["--repairs"], is_flag=True, help="Propose changes that make an impossible table possible.")
        )
    files = f"A FILE holds {wants(command, speech())} Without a FILE, or with -, it reads standard input."
    return click.Command(
        command.name,
        callback=partial(_run, call),
        params=parameters,
        help=f"{command.brief} {command.about}\n\n{files}",
        short_help=command.brief,
        epilog=epilog(command.examples),
    )


def _run(  # noqa: PLR0913  (click passes one argument per option)
    call: Call[Any],
    files: tuple[str, ...],
    *,
    as_json: bool,
    words: Speech,
    action: Json = None,
    repairs: bool = False,
) -> None:
    extras = frozenset({REPAIRS} if repairs else ())
    code = ask(call, files, Context(words, extras), as_json=as_json, action=action)
    click.get_current_context().exit(code)


def _read_action(_: click.Context, __: click.Parameter, text: str | None) -> Json:
    """Return the value of --action as JSON, or None if the option is not given.

    Raises BadInputError if the action is malformed, before any file is read.
    """
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
