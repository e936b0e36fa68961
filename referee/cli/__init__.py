"""The command line: every question of the service, asked of files; pictures; the service itself."""

from typing import Any, Final

import click

from referee import __version__
from referee.cli import picture, scan, serve, start
from referee.cli.failing import EXIT_CODES, Failure, own_fault
from referee.cli.questions import QUESTIONS, command

__all__ = ["main"]

_ORDINARY: Final = (click.ClickException, click.exceptions.Exit, click.Abort, OSError)
"""What click itself turns into a message and an exit code."""


class _Referee(click.Group):
    """Python ends with 1 after an exception nobody caught, which would read as "no"."""

    def invoke(self, ctx: click.Context) -> Any:  # noqa: ANN401  (click's own signature)
        try:
            return super().invoke(ctx)
        except _ORDINARY:
            raise
        except Exception as error:  # noqa: BLE001  (whatever it is, the caller wants a message)
            raise Failure(own_fault(error)) from None


@click.group(cls=_Referee, epilog=EXIT_CODES, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="referee")
def main() -> None:
    """A rules referee for Kingdom Builder."""


for _question in QUESTIONS:
    main.add_command(command(_question))
for _command in (picture.picture, scan.scan, serve.serve, start.begin):
    main.add_command(_command)
