"""Answers about what a camera or a person has seen of a table."""

from typing import Final

from referee.board.hexes import hex_set
from referee.documents.reader import Json
from referee.picture import Look
from referee.picture.compose import draw_table
from referee.scan import Known, Observation, Scan, scan
from referee.scan.writing import dump_scan
from referee.words.speech import Speech, speech

EXTRAS: Final = ("picture",)
ENGLISH: Final = speech()


def scanned(
    seen: Observation, known: Known, extras: frozenset[str] = frozenset(), words: Speech = ENGLISH
) -> dict[str, Json]:
    """What lies on the table, how certain that is, and what it is worth."""
    found = scan(seen, known)
    drawn = {"picture": drawn_doubts(found, words)} if "picture" in extras else {}
    return {**dump_scan(seen, found, words), **drawn}


def drawn_doubts(found: Scan, words: Speech = ENGLISH) -> str | None:
    """The likeliest table with the doubtful hexes marked; None if the board is unknown."""
    if found.table is None:
        return None
    marked = hex_set([doubt.at for doubt in found.table.doubts] + [one.at for one in found.differences])
    title = words.say("scan", "doubts", count=len(found.table.doubts))
    return draw_table(found.table.position, highlights=marked, look=Look(title=title), words=words)
