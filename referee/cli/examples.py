"""The examples at the end of every --help, and the exit codes after them."""

from collections.abc import Mapping
from typing import Final

from referee.cli.failing import EXIT_CODES

EXAMPLES: Final[Mapping[str, tuple[str, ...]]] = {
    "rule": ("referee rule game.json --action 'build c5'", "referee rule request.json --json"),
    "legal": ("referee legal game.json", "referee legal table.txt --lang es"),
    "score": ("referee score table.txt", "referee score game.json table.txt"),
    "audit": ("referee audit table.txt", "referee audit --repairs table.txt"),
    "replay": ("referee replay replay.json",),
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
"""What to type, for each command."""
_FIRST_STEPS: Final = (
    "referee start blue orange --seed hello --json > game.json",
    "referee legal game.json",
    "referee rule game.json --action 'build c5'",
)


def epilog_of(command: str, *, codes: bool = True) -> str:
    """The examples of a command and, if wanted, what its exit codes mean."""
    return _epilog(EXAMPLES[command], codes=codes)


def first_steps() -> str:
    """The same for the command line as a whole."""
    return _epilog(_FIRST_STEPS, codes=True)


def _epilog(examples: tuple[str, ...], *, codes: bool) -> str:
    told = "\n".join(["\b\nExamples:", *(f"  {example}" for example in examples)])
    return f"{told}\n\n{EXIT_CODES}" if codes else told
