"""`referee catalogue`: prints the tiles, cards, rules and other parts of the game as tables or as JSON."""

from collections.abc import Iterator, Mapping, Sequence
from textwrap import fill
from typing import Final

import click

from referee.base.faults import unknown
from referee.cli.completion import Words
from referee.cli.failures import WrongUsageError
from referee.cli.files import json_line
from referee.cli.help import epilog_of
from referee.cli.language import lang_option
from referee.documents.listings import SUBJECTS, entries_of
from referee.documents.reader import Json
from referee.revision import RULES_REVISION
from referee.words.speech import Speech

_CLI: Final = "cli"
_WIDTH: Final = 100
_GAP: Final = "  "
_CODES: Final = ("code", "text")
_COLUMNS: Final[Mapping[str, tuple[str, ...]]] = {
    "sections": ("name", "expansion", "title"),
    "terrains": ("name", "letter", "title"),
    "tiles": ("name", "title", "text"),
    "cards": ("name", "title", "rule", "text"),
    "tasks": ("name", "title", "gold", "text"),
    "colours": ("name", "title"),
    "figures": ("name", "per_player", "title"),
    "options": ("name", "default", "values"),
    "rules": ("number", "text"),
}
"""The members that form the columns of these subjects; the last column is wrapped. Other subjects use _CODES."""


@click.command(short_help="List tiles, cards, sections, rules and more.", epilog=epilog_of("catalogue", codes=False))
@click.argument("subject", metavar="[SUBJECT]", type=Words(lambda: frozenset(SUBJECTS)), required=False)
@click.option("--json", "as_json", is_flag=True, help="Print the answer of the HTTP call.")
def catalogue(*, subject: str | None, as_json: bool, words: Speech) -> None:
    """List the entries of a SUBJECT, such as tiles, cards or rules.

    Without a SUBJECT, list the subjects or, with --json, the entries of all of them.
    """
    if subject is not None and subject not in SUBJECTS:
        raise WrongUsageError(unknown("subject", subject, SUBJECTS), click.get_current_context())
    if as_json:
        chosen = SUBJECTS if subject is None else (subject,)
        click.echo(json_line({"revision": RULES_REVISION} | {name: entries_of(name, words) for name in chosen}))
        return
    click.echo("\n".join(_subjects(words) if subject is None else _entries(subject, words)))


catalogue.params.append(lang_option())


def _subjects(words: Speech) -> Iterator[str]:
    yield words.say(_CLI, "catalogue")
    yield from _table([(f"  {name}", words.say(_CLI, f"catalogue-{name}")) for name in SUBJECTS])


def _entries(subject: str, words: Speech) -> Iterator[str]:
    """Return the lines of a table: a heading, and a row for each entry."""
    columns = _COLUMNS.get(subject, _CODES)
    heading = [words.say(_CLI, f"column-{column.replace('_', '-')}") for column in columns]
    return _table([heading, *([_cell(entry[column]) for column in columns] for entry in entries_of(subject, words))])


def _cell(value: Json) -> str:
    return ", ".join(value) if isinstance(value, list) else str(value)


def _table(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    widths = [max(map(len, column)) for column in list(zip(*rows, strict=True))[:-1]]
    for *cells, last in rows:
        first = "".join(f"{cell:<{width}}{_GAP}" for cell, width in zip(cells, widths, strict=True))
        yield fill(last, _WIDTH, initial_indent=first, subsequent_indent=" " * len(first), break_on_hyphens=False)
