"""The command line: every question of the service, asked of files; pictures; the service itself."""

import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any, Final

import click

from referee import __version__
from referee.base.faults import unknown
from referee.cli.examples import first_steps
from referee.cli.failing import NO, Failure, WrongUsageError, said
from referee.cli.language import spoken_in

__all__ = ["main"]

_ELSEWHERE: Final = {
    "audit": ("referee.cli.questions", "audit"),
    "catalogue": ("referee.cli.catalogue", "catalogue"),
    "legal": ("referee.cli.questions", "legal"),
    "picture": ("referee.cli.picture", "picture"),
    "replay": ("referee.cli.questions", "replay"),
    "rule": ("referee.cli.questions", "rule"),
    "scan": ("referee.cli.scan", "scan"),
    "score": ("referee.cli.questions", "score"),
    "serve": ("referee.cli.serve", "serve"),
    "start": ("referee.cli.start", "begin"),
}
"""The module and the name of every command."""
_ORDINARY: Final = (click.ClickException, click.exceptions.Exit, click.Abort, OSError)
"""The exceptions that click turns into an exit code."""


class _Referee(click.Group):
    """A group that prints errors in the language of the caller."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,  # noqa: FBT001, FBT002  (click's own signature)
        **extra: Any,  # noqa: ANN401
    ) -> Any:  # noqa: ANN401
        """Run the command line and end the process, as the first of click's two signatures promises."""
        arguments = sys.argv[1:] if args is None else list(args)
        if not standalone_mode:
            return super().main(arguments, prog_name, complete_var, standalone_mode=False, **extra)
        words = spoken_in(arguments)
        try:
            sys.exit(super().main(arguments, prog_name, complete_var, standalone_mode=False, **extra))
        except click.exceptions.NoArgsIsHelpError as error:
            error.show()
            sys.exit(error.exit_code)
        except click.ClickException as error:
            click.echo(said(error, words), err=True)
            sys.exit(error.exit_code)
        except click.Abort:
            click.echo(words.say("cli", "aborted"), err=True)
            sys.exit(NO)

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names of all commands, without importing any."""
        return sorted({*super().list_commands(ctx), *_ELSEWHERE})

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of this name, imported now: nobody waits for what another command needs."""
        if cmd_name in _ELSEWHERE and cmd_name not in self.commands:
            module, name = _ELSEWHERE[cmd_name]
            self.add_command(getattr(import_module(module), name))
        return super().get_command(ctx, cmd_name)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The command that the first argument names."""
        if args and not args[0].startswith("-") and args[0] not in (known := self.list_commands(ctx)):
            raise WrongUsageError(unknown("command", args[0], known), ctx)
        return super().resolve_command(ctx, args)

    def invoke(self, ctx: click.Context) -> Any:  # noqa: ANN401  (click's own signature)
        """Run a command. Python exits with 1 after an uncaught exception, which would mean "no" here."""
        try:
            return super().invoke(ctx)
        except _ORDINARY:
            raise
        except Exception as error:  # noqa: BLE001  (whatever it is, the caller wants a message)
            raise Failure(error) from None


@click.group(cls=_Referee, epilog=first_steps(), context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="referee")
def main() -> None:
    """A rules referee for Kingdom Builder."""
