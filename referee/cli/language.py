"""The language of the output, from --lang or from the environment."""

import os
from collections.abc import Mapping, Sequence
from typing import Final

import click

from referee.base.faults import Fault
from referee.cli.failures import WrongUsageError
from referee.words.languages import LANGUAGES, LONGEST, language_of
from referee.words.speech import Speech, speech

_OPTION: Final = "--lang"


def from_environment(environment: Mapping[str, str]) -> str:
    """Return the language in LC_ALL or, if that is not set, in LANG.

    Return English if the referee does not support that language, or if neither variable is set.
    """
    return language_of(environment.get("LC_ALL") or environment.get("LANG") or "")


def speech_for_arguments(arguments: Sequence[str]) -> Speech:
    """Return the Speech for error messages. `--lang` is respected even if the arguments cannot be parsed."""
    for place, argument in enumerate(arguments):
        option, _, tag = argument.partition("=")
        if option == _OPTION:
            return speech(language_of(tag or "".join(arguments[place + 1 : place + 2])))
    return speech(from_environment(os.environ))


def _chosen(context: click.Context, _: click.Parameter, tag: str | None) -> Speech:
    if tag is not None and len(tag) > LONGEST:
        raise WrongUsageError(Fault(_OPTION, "language-tag", {"most": LONGEST}), context)
    return speech(from_environment(os.environ) if tag is None else language_of(tag))


def lang_option() -> click.Option:
    """Return the --lang option for commands that print text. Its value is a Speech in the chosen language."""
    known = ", ".join(LANGUAGES)
    return click.Option(
        [_OPTION, "words"],
        metavar="TAG",
        callback=_chosen,
        help=f"Language of the output: {known}. [default: LC_ALL, LANG]",
    )
