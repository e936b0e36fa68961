"""Writes the answer about photographs as JSON."""

from collections.abc import Sequence
from typing import Final

from referee.board.hexes import NAMES, hex_at
from referee.board.section import PlacedSection
from referee.documents.reader import Json
from referee.photo.observations import Floats, Observations, Tip
from referee.photo.table import PhotographedTable
from referee.photo.terrain_guesses import Guess
from referee.scan import Finding
from referee.scan.writing import dump_observation, dump_scan, impossible_scan
from referee.words.speech import Speech

_PHOTOS: Final = "photos"


def dump_photographed_table(table: PhotographedTable, words: Speech) -> dict[str, Json]:
    """Return the complete answer as JSON values. If no picture shows a board, the verdict is `unreadable`."""
    document: dict[str, Json] = {**impossible_scan([]), "verdict": Finding.UNREADABLE}
    if table.scan and table.observation:
        document = dump_scan(table.observation, table.scan, words)
    document["overlay"] = [
        _overlay(picture, aligned) for picture, aligned in zip(table.pictures, table.aligned, strict=True)
    ]
    document["observations"] = dump_observation(table.observation) if table.observation else None
    singles = map(_single, table.pictures, table.guesses)
    document["single_section"] = next(filter(None, singles), None)
    document["unknown_section"] = next(filter(None, map(_unknown, table.aligned, table.guesses)), None)
    document["advice"] = [_advice(tip, words) for tip in table.tips]
    return document


def _overlay(own: Observations, aligned: Observations | None) -> Json:
    """Return the size of one picture, the position of the board in it, and the unread hexes.

    `used` says whether the picture contributes to the table. `homography` and `centres` are None, and `unread` is
    empty, if the picture shows no board.
    """
    shown = aligned or (own if own.verdict != "unreadable" else None)
    return {
        "width": own.width,
        "height": own.height,
        "used": aligned is not None,
        "homography": shown.homography.tolist() if shown else None,
        "centres": _centres(shown.centres) if shown else None,
        "unread": [{"at": NAMES[hex_at(*at)], "why": why.value} for at, why in sorted(shown.unread.items())]
        if shown
        else [],
    }


def _single(picture: Observations, guesses: Sequence[Guess | None]) -> Json:
    """Return the reading of the single section in a picture, or None if no single section was found.

    `section` and `margin` are None if the section was not identified.
    """
    if picture.section_centres is None or picture.quarter is not None:
        return None
    reading = picture.single
    return {
        "section": str(PlacedSection(reading.section, reading.turned)) if reading else None,
        "margin": round(reading.margin, 1) if reading else None,
        "groups": _groups(picture, guesses),
        "centres": _centres(picture.section_centres),
    }


def _unknown(board: Observations | None, guesses: Sequence[Guess | None]) -> Json:
    """Return the quarter, the groups and the hex centres of the only unknown section of a board.

    Return None if there is no board, or if none or several of its sections are unknown.
    """
    if board is None or board.quarter is None or board.section_centres is None:
        return None
    return {
        "quarter": board.quarter,
        "groups": _groups(board, guesses),
        "centres": _centres(board.section_centres),
    }


def _groups(picture: Observations, guesses: Sequence[Guess | None]) -> Json:
    return [
        {
            "hexes": [NAMES[hex_at(*at)] for at in group],
            "terrain": guess[0].value if guess else None,
            "probability": round(guess[1], 3) if guess else None,
        }
        for group, guess in zip(picture.groups, guesses, strict=True)
    ]


def _centres(centres: Floats) -> Json:
    rows = centres.round(1).tolist()
    return {NAMES[hex_at(row, column)]: spot for row, spots in enumerate(rows) for column, spot in enumerate(spots)}


def _advice(tip: Tip, words: Speech) -> Json:
    names = [NAMES[hex_at(*at)] for at in tip.hexes]
    facts: dict[str, str | int] = {}
    if tip.hexes:
        rows, columns = [row for row, _ in tip.hexes], [column for _, column in tip.hexes]
        corners = (hex_at(min(rows), min(columns)), hex_at(max(rows), max(columns)))
        facts = {"count": len(names), "from": NAMES[corners[0]], "to": NAMES[corners[1]]}
    if tip.value is not None:
        facts |= {"pixels": round(tip.value), "degrees": round(tip.value)}
    return {"code": tip.code.value, "text": words.say(_PHOTOS, tip.code.value, **facts), "hexes": names}
