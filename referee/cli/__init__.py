"""The command line of the referee: a group of commands that are imported only when they are needed."""

import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any, Final

import click

from referee import __version__, calls
from referee.base.faults import unknown
from referee.cli.failures import NO, Failure, WrongUsageError, error_text
from referee.cli.help import first_steps
from referee.cli.language import speech_for_arguments

__all__ = ["main"]

_COMMANDS: Final = {
    "catalogue": ("referee.cli.catalogue", "catalogue"),
    "picture": ("referee.cli.pictures", "picture"),
    "scan": ("referee.cli.photographs", "scan"),
    "serve": ("referee.cli.serve", "serve"),
    "start": ("referee.cli.start", "begin"),
}
"""For each command that is not generated from a call, its module and its name in that module."""
_ORDINARY: Final = (click.ClickException, click.exceptions.Exit, click.Abort, OSError)
"""The exceptions that do not indicate a bug in the referee, so `invoke` does not wrap them."""


class _Referee(click.Group):
    """The command group. It prints errors in the language of the caller."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,  # noqa: FBT001, FBT002  (click's own signature)
        **extra: Any,  # noqa: ANN401
    ) -> Any:  # noqa: ANN401
        """Run the command line, and then exit the process unless `standalone_mode` is off."""
        arguments = sys.argv[1:] if args is None else list(args)
        if not standalone_mode:
            return super().main(arguments, prog_name, complete_var, standalone_mode=False, **extra)
        words = speech_for_arguments(arguments)
        try:
            sys.exit(super().main(arguments, prog_name, complete_var, standalone_mode=False, **extra))
        except click.exceptions.NoArgsIsHelpError as error:
            error.show()
            sys.exit(error.exit_code)
        except click.ClickException as error:
            click.echo(error_text(error, words), err=True)
            sys.exit(error.exit_code)
        except click.Abort:
            click.echo(words.say("cli", "aborted"), err=True)
            sys.exit(NO)

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the names of all commands, without importing any command."""
        return sorted({*super().list_commands(ctx), *_COMMANDS, *calls.commands()})

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Return the command with this name, or None if there is no such command.

        The command is imported only now, so that the libraries of other commands are not loaded.
        """
        if cmd_name in _COMMANDS:
            module, name = _COMMANDS[cmd_name]
            command: click.Command = getattr(import_module(module), name)
            return command
        call = calls.call_of(cmd_name)
        return (
            import_module("referee.cli.questions").command_for(call) if call else super().get_command(ctx, cmd_name)
        )

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Return the name of the command in the first argument, the command itself, and the other arguments.

        Raises WrongUsageError if there is no such command.
        """
        if args and not args[0].startswith("-") and args[0] not in (known := self.list_commands(ctx)):
            raise WrongUsageError(unknown("command", args[0], known), ctx)
        return super().resolve_command(ctx, args)

    def invoke(self, ctx: click.Context) -> Any:  # noqa: ANN401  (click's own signature)
        """Run a command. Raises Failure for an unexpected error.

        Without this, Python would exit with code 1, which means "no".
        """
        try:
            return super().invoke(ctx)
        except _ORDINARY:
            raise
        except Exception as error:  # noqa: BLE001  (every unexpected error becomes a message)
            raise Failure(error) from None


@click.group(cls=_Referee, epilog=first_steps(), context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="referee")
def main() -> None:
    """A rules referee for Kingdom Builder."""
