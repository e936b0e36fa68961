"""POST /v1/scans: what lies on this table, judging by what a camera or a person saw?"""

from typing import Final

from referee.board.hexes import NOWHERE, Hexes, hex_set
from referee.calls.call import MEDIUM, Answer, Call, Context
from referee.calls.schema import optional, question, required
from referee.documents.fields import hex_names
from referee.documents.scan_input import read_known, read_sightings, read_terrain
from referee.model.observation import NOTHING_KNOWN, Grid
from referee.picture import Look
from referee.picture.compose import draw_table
from referee.scan import Known, Observation, Scan, Sighting, scan
from referee.scan.writing import dump_scan, impossible_scan
from referee.words.speech import Speech

PICTURE: Final = "picture"


@question
class Question:
    """The terrain and pieces that were seen, the hexes that could not be read, and facts that the caller knows."""

    terrain: Grid = required(read_terrain)
    pieces: tuple[Sighting, ...] = optional(read_sightings, default=())
    unread: Hexes = optional(hex_names, default=NOWHERE)
    known: Known = optional(read_known, default=NOTHING_KNOWN)


def answer(question: Question, context: Context) -> Answer:
    """Return the likeliest table, how certain it is, and its scores."""
    observation = Observation(question.terrain, question.pieces, question.unread)
    result = scan(observation, question.known)
    picture = {PICTURE: draw_doubts(result, context.words)} if PICTURE in context.extras else {}
    return {**dump_scan(observation, result, context.words), **picture}


def draw_doubts(result: Scan, words: Speech) -> str | None:
    """Draw the likeliest table, and mark its doubtful hexes and those whose ground differs from the printed sections.

    Return None if the board is unknown.
    """
    if result.table is None:
        return None
    doubts = result.table.doubts
    marked = hex_set([doubt.at for doubt in doubts] + [difference.at for difference in result.differences])
    title = words.say("scan", "doubts", count=len(doubts))
    return draw_table(result.table.position, highlights=marked, look=Look(title=title), words=words)


CALL: Final = Call(
    name="scan",
    path="/scans",
    question=Question,
    answer=answer,
    impossible=impossible_scan,
    extras=(PICTURE,),
    max_bytes=MEDIUM,
    cached=True,
)
