"""The examples and exit codes at the end of --help texts."""

from collections.abc import Mapping
from typing import Final

EXIT_CODES: Final = """\b
Exit codes:
  0  yes: legal, possible, done
  1  no: illegal, impossible, undetermined, a replay refused
  2  bad input or usage
  3  the referee itself failed
With many files: the highest of these."""
EXAMPLES: Final[Mapping[str, tuple[str, ...]]] = {
    "start": (
        "referee start blue orange",
        "referee start blue orange --first-game --seed hello --json > game.json",
        "referee start red white --expansion base --expansion nomads",
    ),
    "picture": (
        "referee picture tavern paddock:180 oasis farm -o board.svg",
        "referee picture --table game.json --highlight legal -o legal.png",
    ),
    "scan": ("referee scan table.jpg --card lords --card miners --card knights --overlay marked.png",),
    "catalogue": ("referee catalogue", "referee catalogue tiles --lang fr"),
    "serve": ("referee serve --bind 127.0.0.1:8001 --workers 2",),
}
"""The examples for each command that is not generated from a call. Other commands take theirs from the call."""
_FIRST_STEPS: Final = (
    "referee start blue orange --seed hello --json > game.json",
    "referee legal game.json",
    "referee rule game.json --action 'build c5'",
)


def epilog_of(command: str, *, codes: bool = True) -> str:
    """Return the end of a command's help text: its examples and, unless `codes` is off, the exit codes."""
    return epilog(EXAMPLES[command], codes=codes)


def first_steps() -> str:
    """Return the end of the text that `referee --help` prints: the first commands to try, and the exit codes."""
    return epilog(_FIRST_STEPS)


def epilog(examples: tuple[str, ...], *, codes: bool = True) -> str:
    """Return the end of a help text: these examples and, unless `codes` is off, the exit codes."""
    text = "\n".join(["\b\nExamples:", *(f"  {example}" for example in examples)])
    return f"{text}\n\n{EXIT_CODES}" if codes else text
