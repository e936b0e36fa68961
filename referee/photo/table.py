"""The table in photographs: read apart, combined, turned the right way up, and scanned."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache

from referee.board.assemble import assemble
from referee.board.hexes import COORDINATES
from referee.board.layout import layout
from referee.board.section import Section
from referee.desk.photo_facts import Facts
from referee.engine.start import FIRST_GAME_SECTIONS
from referee.photo.combine import combine, matched, placings, turned
from referee.photo.kinds import AGREEMENT, Help, Observations, Tip
from referee.photo.process import Limits, read_apart
from referee.photo.sightings import observed
from referee.rules.catalogue import POWERS
from referee.scan import Known, Observation, Scan, candidates, doubted, scan


@dataclass(frozen=True, slots=True)
class PhotographedTable:
    """What photographs of one table show together, and what each of them adds."""

    pictures: Sequence[Observations]
    aligned: Sequence[Observations | None]
    """Each picture as it fits the table; None for one that adds nothing."""
    observation: Observation | None
    """None if no picture is readable."""
    scan: Scan | None
    tips: Sequence[Tip]


def read_table(pictures: Sequence[bytes], facts: Facts, limits: Limits) -> PhotographedTable:
    """Read picture files, each within these limits; UnreadablePictureError, TookTooLongError."""
    observations = [
        read_apart(data, helping(facts, number), limits=limits)[0] for number, data in enumerate(pictures)
    ]
    return combined_table(observations, facts)


def combined_table(pictures: Sequence[Observations], facts: Facts) -> PhotographedTable:
    """The table that these readings show together."""
    best = combine(pictures)
    aligned = matched(pictures)
    if _upside_down(best, facts.known):
        best, aligned = turned(best), [picture and turned(picture) for picture in aligned]
    tips = _tips(best, pictures)
    if best.verdict == "unreadable":
        return PhotographedTable(pictures, aligned, None, None, tips)
    observation = observed(best)
    result = _trusted(best, observation, scan(observation, facts.known))
    return PhotographedTable(pictures, aligned, observation, result, tips)


def helping(facts: Facts, picture: int = 0) -> Help:
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


@cache
def _wall_locations() -> tuple[str, ...]:
    """N7: the locations whose tiles bring stone walls."""
    board = assemble(layout(FIRST_GAME_SECTIONS))
    return tuple(tile for tile, power in POWERS.items() if power.lands("wall", board))


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


def _tips(best: Observations, pictures: Sequence[Observations]) -> list[Tip]:
    """The advice of the surest picture, without what another picture shows."""
    if best.verdict == "unreadable":
        return list(dict.fromkeys(tip for one in pictures for tip in one.advice))
    left = [replace(tip, hexes=tuple(at for at in tip.hexes if at in best.unread)) for tip in best.advice]
    return [tip for tip, before in zip(left, best.advice, strict=True) if tip.hexes or not before.hexes]
