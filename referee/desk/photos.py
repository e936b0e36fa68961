"""Answers about photographs of a table. They need the extra `photo`."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import Final

from referee.board.assemble import assemble
from referee.board.hexes import COORDINATES, NAMES, hex_at
from referee.board.section import Section, layout
from referee.desk.photo_sightings import observed
from referee.desk.scans import drawn_doubts
from referee.documents.reader import Json
from referee.engine.start import FIRST_GAME_SECTIONS
from referee.model.observation import PhotoHints
from referee.photo import (
    AGREEMENT,
    Help,
    Limits,
    Observations,
    Tip,
    combine,
    matched,
    placings,
    read_apart,
    turned,
)
from referee.rules.catalogue import POWERS
from referee.scan import Finding, Known, Observation, Scan, candidates, doubted, scan
from referee.scan.writing import dump_scan, no_scan
from referee.words.speech import Speech

_PHOTOS: Final = "photos"


def read_pictures(pictures: Sequence[bytes], facts: PhotoHints, limits: Limits) -> list[Observations]:
    """What each picture shows, each within these limits; UnreadablePictureError, TookTooLongError."""
    return [read_apart(data, helping(facts, number), limits=limits)[0] for number, data in enumerate(pictures)]


def helping(facts: PhotoHints, picture: int = 0) -> Help:
    """What the caller knows, as the reader of one picture takes it."""
    places = {colour: COORDINATES[at] for colour, at in facts.examples.items()}
    players = facts.known.players
    return Help(
        corners=facts.corners[picture] if picture < len(facts.corners) else None,
        examples={colour: (place.row, place.column) for colour, place in places.items()},
        colours=None if players is None else tuple(colour.value for colour in players),
        wall_locations=_wall_locations(),
        candidates=_sections(facts.known),
    )


def photographed(
    pictures: Sequence[Observations], facts: PhotoHints, words: Speech, extras: frozenset[str] = frozenset()
) -> dict[str, Json]:
    """What lies on the table, where its hexes are in the pictures, and what would make a better picture."""
    best = combine(pictures)
    shown = matched(pictures)
    if _upside_down(best, facts.known):
        best, shown = turned(best), [one and turned(one) for one in shown]
    found: dict[str, Json] = {**no_scan([]), "verdict": Finding.UNREADABLE}
    drawn: str | None = None
    if best.verdict != "unreadable":
        seen = observed(best)
        scanned = _trusted(best, seen, scan(seen, facts.known))
        found = dump_scan(seen, scanned, words)
        drawn = drawn_doubts(scanned, words)
    return {
        **found,
        "overlay": [_overlay(own, matching) for own, matching in zip(pictures, shown, strict=True)],
        "advice": [_advice(tip, words) for tip in _tips(best, pictures)],
        **({"picture": drawn} if "picture" in extras else {}),
    }


def no_photograph(inconsistencies: list[Json]) -> dict[str, Json]:
    """The answer about facts that contradict each other."""
    return {**no_scan(inconsistencies), "overlay": [], "advice": []}


@cache
def _wall_locations() -> tuple[str, ...]:
    """N7: the locations whose tiles bring stone walls."""
    board = assemble(layout(FIRST_GAME_SECTIONS))
    return tuple(tile for tile, power in POWERS.items() if power.reachable_hexes("wall", board))


def _sections(known: Known) -> tuple[Section, ...]:
    placed = known.board.layout.sections if known.board else [option.placed for option in candidates(known)]
    return tuple(dict.fromkeys(one.section for one in placed))


def _upside_down(best: Observations, known: Known) -> bool:
    """Whether the caller names the board from the opposite corner."""
    return known.board is not None and placings(turned(best)) == _told(known)


def _told(known: Known) -> list[tuple[Section, bool]]:
    return [(one.section, one.turned) for one in known.board.layout.sections] if known.board else []


def _trusted(best: Observations, seen: Observation, found: Scan) -> Scan:
    """The scan, unless the reader of the picture knows better: what either calls unknown is unknown."""
    named = [(quarter.best.placed.section, quarter.best.placed.turned) for quarter in found.found.quarters]
    doubtful = {
        number for number, (ours, theirs) in enumerate(zip(placings(best), named, strict=True)) if ours != theirs
    }
    if best.verdict == "unknown":
        weak = {number for number, placing in enumerate(best.sections) if placing.agreement < AGREEMENT}
        doubtful |= weak or set(range(len(best.sections)))
    return doubted(seen, found, doubtful) if doubtful else found


def _overlay(own: Observations, matching: Observations | None) -> Json:
    """Where the board lies in one picture; nothing of a picture that adds nothing."""
    shown = matching or (own if own.verdict != "unreadable" else None)
    return {
        "width": own.width,
        "height": own.height,
        "used": matching is not None,
        "homography": shown.homography.tolist() if shown else None,
        "centres": _centres(shown) if shown else None,
        "unread": [{"at": NAMES[hex_at(*at)], "why": why.value} for at, why in sorted(shown.unread.items())]
        if shown
        else [],
    }


def _centres(shown: Observations) -> Json:
    rows = shown.centres.round(1).tolist()
    return {NAMES[hex_at(row, column)]: spot for row, spots in enumerate(rows) for column, spot in enumerate(spots)}


def _tips(best: Observations, pictures: Sequence[Observations]) -> list[Tip]:
    """The advice of the surest picture, without what another picture shows."""
    if best.verdict == "unreadable":
        return list(dict.fromkeys(tip for one in pictures for tip in one.advice))
    left = [replace(tip, hexes=tuple(at for at in tip.hexes if at in best.unread)) for tip in best.advice]
    return [tip for tip, before in zip(left, best.advice, strict=True) if tip.hexes or not before.hexes]


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
