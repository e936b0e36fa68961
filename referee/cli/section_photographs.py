"""The output of `referee scan --section`: the name of the section in a picture, its rows, or groups of its hexes."""

from collections.abc import Iterator, Sequence
from string import ascii_lowercase
from typing import Final, NamedTuple

from referee.base.faults import Fault
from referee.board.hexes import NAMES, hex_at
from referee.cli.failures import UnreadableError
from referee.cli.render import section_name
from referee.documents.reader import Json
from referee.model.observation import KINDS_BY_WORD, LETTER
from referee.words.speech import Speech

_PHOTOS: Final = "photos"
_SIDE: Final = 10
_ROWS: Final = tuple(tuple(NAMES[hex_at(row, column)] for column in range(_SIDE)) for row in range(_SIDE))
"""The names of a section's hexes, as [row][column]."""


class SectionReport(NamedTuple):
    """The lines to print about a section, and whether the ground of all its hexes is known."""

    lines: tuple[str, ...]
    complete: bool


def report_section(document: Json, namings: Sequence[str], words: Speech) -> SectionReport:
    """Return the report on the single section in a picture.

    If a section is found that is not a known one, `namings` give the terrain of groups or single hexes, as
    GROUP=TERRAIN or HEX=TERRAIN. In this case, an invalid naming raises UnreadableError.
    """
    single = document["single_section"]
    if single is None:
        advice = (f"  {words.say(_PHOTOS, 'advice', text=one['text'])}" for one in document["advice"])
        return SectionReport((words.say(_PHOTOS, "no-section"), *advice), complete=False)
    if single["section"]:
        return SectionReport((section_name(single["section"], words),), complete=True)
    groups = dict(zip(ascii_lowercase, (group["hexes"] for group in single["groups"]), strict=False))
    titles = {key: _title(key, group, words) for key, group in zip(groups, single["groups"], strict=True)}
    letters = _letters(groups, namings)
    if all(name in letters for row in _ROWS for name in row):
        return SectionReport(tuple("".join(letters[name] for name in row) for row in _ROWS), complete=True)
    return SectionReport((words.say(_PHOTOS, "section-groups"), *_unnamed(groups, titles, letters)), complete=False)


def _title(key: str, group: Json, words: Speech) -> str:
    """Return the letter of a group and, if there is a guess, the guessed terrain with its probability."""
    if group["terrain"] is None:
        return key
    percent = round(100 * group["probability"])
    return words.say(_PHOTOS, "group-guess", group=key, terrain=words.name(group["terrain"]), percent=percent)


def _unnamed(groups: dict[str, list[str]], titles: dict[str, str], letters: dict[str, str]) -> Iterator[str]:
    for group, hexes in groups.items():
        unnamed = [name for name in hexes if name not in letters]
        if unnamed:
            yield f"  {titles[group]}: {', '.join(unnamed)}"


def _letters(groups: dict[str, list[str]], namings: Sequence[str]) -> dict[str, str]:
    """Return a dict from the name of each hex with a given terrain to the letter of that terrain.

    The terrain given for a single hex overrides the terrain given for its group.

    Raises UnreadableError if a naming is invalid.
    """
    grouped: dict[str, str] = {}
    single: dict[str, str] = {}
    for naming in namings:
        key, _, word = (part.strip().lower() for part in naming.partition("="))
        kind = KINDS_BY_WORD.get(word)
        if kind is None or (key not in groups and not any(key in row for row in _ROWS)):
            kinds = ", ".join(KINDS_BY_WORD)
            raise UnreadableError(
                [Fault("", "section-naming", {"found": naming, "last": max(groups), "words": kinds})]
            )
        if key in groups:
            grouped |= dict.fromkeys(groups[key], LETTER[kind])
        else:
            single[key] = LETTER[kind]
    return grouped | single
