"""The language of the output: --lang, or else the environment."""

import os
from collections.abc import Mapping

import click

from referee.words.languages import LANGUAGES, LONGEST, language_of
from referee.words.speech import Speech, speech


def from_environment(environment: Mapping[str, str]) -> str:
    """The language of LC_ALL, or else of LANG; English if the referee does not speak it."""
    return language_of(environment.get("LC_ALL") or environment.get("LANG") or "")


def _chosen(_: click.Context, __: click.Parameter, tag: str | None) -> Speech:
    if tag is not None and len(tag) > LONGEST:
        raise click.BadParameter(f"a language tag has at most {LONGEST} characters, such as es or fr-CA")
    return speech(from_environment(os.environ) if tag is None else language_of(tag))


def lang_option() -> click.Option:
    """The option of every command that prints sentences; its value is the voice to print with."""
    known = ", ".join(LANGUAGES)
    return click.Option(
        ["--lang", "words"],
        metavar="TAG",
        callback=_chosen,
        help=f"Language of the output: {known}. [default: LC_ALL, LANG]",
    )
