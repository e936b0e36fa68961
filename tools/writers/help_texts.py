"""Writes the help texts of the program and of each command: `make sentences`."""

from pathlib import Path
from typing import Final

from click import Context
from click.testing import CliRunner

from referee.cli import main

FILE: Final = Path(__file__).parents[2] / "tests" / "cli" / "help.txt"
WIDTH: Final = 100


def help_texts() -> str:
    """Return the help texts of the program and of each command, one after another."""
    calls = [[], *([name] for name in main.list_commands(Context(main)))]
    return "\n".join(
        CliRunner().invoke(main, [*call, "--help"], prog_name="referee", terminal_width=WIDTH).output
        for call in calls
    )


if __name__ == "__main__":
    FILE.write_text(help_texts(), encoding="utf-8")
