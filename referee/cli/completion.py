"""Parameter types for words of the game, the option `--card`, and the completion of file names.

The types accept capital letters, plurals, and spaces instead of hyphens, and they support shell completion.
"""

import re
from collections.abc import Callable
from typing import Final

import click
from click.shell_completion import CompletionItem

from referee.base.spelling import correct_all
from referee.documents.notation.grammar import COLOURS, HEXES, section_words, words_in_field

_BLANKS_AROUND: Final = re.compile(r"\s*([=,:])\s*")


class Words(click.types.StringParamType):
    """A parameter type for text that contains words of the game, separated by characters such as `,` and `:`."""

    def __init__(self, known: Callable[[], frozenset[str]]) -> None:
        self._known = known

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> str:  # noqa: ARG002
        """Return the text with its words corrected. Unknown words are kept, so that the command can report them."""
        return correct_all(_BLANKS_AROUND.sub(r"\1", value.strip()), self._known())

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:  # noqa: ARG002
        """Return the known words that begin with the incomplete word."""
        return [CompletionItem(word) for word in sorted(self._known()) if word.startswith(incomplete.lower())]


def of_field(*fields: str) -> Words:
    """Return a parameter type for the words in these fields of the notation."""
    return Words(lambda: frozenset().union(*(words_in_field()[field] for field in fields)))


SECTIONS: Final = Words(section_words)
COLOUR: Final = Words(lambda: COLOURS)
HEX: Final = Words(lambda: HEXES)


def card_option(purpose: str = "") -> Callable[[click.decorators.FC], click.decorators.FC]:
    """Return a decorator that adds the option `--card`, which can be repeated. `purpose` is added to its help."""
    return click.option(
        "--card",
        "cards",
        metavar="NAME",
        type=of_field("cards"),
        multiple=True,
        help=f"One of three Kingdom Builder cards{purpose}.",
    )


def file_names(_: click.Context, __: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """Let the shell complete a file name. The command itself checks the file."""
    return [CompletionItem(incomplete, type="file")]
