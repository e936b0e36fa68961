"""Reads the table from one or more photographs: reads each one, merges the readings, and scans the result."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache

from referee.board.assemble import assemble
from referee.board.hexes import COORDINATES
from referee.board.section import Section, layout
from referee.engine.start import FIRST_GAME_SECTIONS
from referee.model.observation import PhotoHints
from referee.photo.headers import CheckedPicture
from referee.photo.observations import AGREEMENT, Help, Observations, Tip, align_pictures, merge_pictures
from referee.photo.process import Limits, read_in_process
from referee.photo.sightings import observation_of
from referee.photo.terrain_guesses import Guess, guess_terrains
from referee.rules.catalogue import POWERS
from referee.scan import Known, Observation, Scan, candidates, distrust_quarters, scan


@dataclass(frozen=True, slots=True)
class PhotographedTable:
    """The table that one or more photographs show together, and the contribution of each photograph."""

    pictures: Sequence[Observations]
    aligned: Sequence[Observations | None]
    """The observations of each picture, rotated to match the table, or None if the picture was not used."""
    observation: Observation | None
    """The input of the scan, or None if no picture shows a board."""
    scan: Scan | None
    tips: Sequence[Tip]
    guesses: Sequence[Sequence[Guess | None]]
    """For each picture, the guessed terrain of each of its groups of hexes, or None for a group without a guess."""


def read_table(pictures: Sequence[CheckedPicture], facts: PhotoHints, limits: Limits) -> PhotographedTable:
    """Return the table in these pictures, each read within these limits.

    Raises UnreadablePictureError and TookTooLongError for the same reasons as `read_in_process`.
    """
    readings = (read_in_process(picture, help_for(facts, at), limits=limits) for at, picture in enumerate(pictures))
    return merge_readings([observations for observations, _ in readings], facts)


def merge_readings(pictures: Sequence[Observations], facts: PhotoHints) -> PhotographedTable:
    """Return the table that these readings show together."""
    best = merge_pictures(pictures)
    aligned = align_pictures(pictures)
    if _upside_down(best, facts.known):
        best, aligned = best.rotated(), [picture and picture.rotated() for picture in aligned]
    tips = _tips(best, pictures)
    if best.verdict == "unreadable":
        return PhotographedTable(pictures, aligned, None, None, tips, _guesses(pictures))
    observation = observation_of(best)
    result = _trusted(best, observation, scan(observation, facts.known))
    return PhotographedTable(pictures, aligned, observation, result, tips, _guesses(pictures))


def _guesses(pictures: Sequence[Observations]) -> list[Sequence[Guess | None]]:
    """Return, for each picture, the guessed terrains of its groups of hexes.

    The groups are compared with the known looks of the same picture or, if it has none, with those of the first
    picture that has some. If no picture has known looks, all guesses are None.
    """
    known = [(picture, picture.known_looks, picture.known_kinds) for picture in pictures if len(picture.known_kinds)]
    guesses: list[Sequence[Guess | None]] = []
    for picture in pictures:
        own = [one for one in known if one[0] is picture]
        sources = own or known
        guesses.append(
            guess_terrains(picture.group_looks, sources[0][1], sources[0][2], same_light=bool(own))
            if sources
            else [None] * len(picture.groups)
        )
    return guesses


def help_for(facts: PhotoHints, picture: int = 0) -> Help:
    """Return the caller's facts as hints for reading the picture with this index."""
    places = {colour: COORDINATES[at] for colour, at in facts.examples.items()}
    players = facts.known.players
    return Help(
        corners=facts.corners[picture] if picture < len(facts.corners) else None,
        examples={colour: (place.row, place.column) for colour, place in places.items()},
        colours=None if players is None else tuple(colour.value for colour in players),
        wall_locations=_wall_locations(),
        candidates=_sections(facts.known),
        pieces=_confirmed(facts.known),
        single_section=facts.single_section,
    )


def _confirmed(known: Known) -> dict[tuple[int, int], str | None]:
    places = {COORDINATES[at]: None if owner is None else owner.value for at, owner in known.pieces.items()}
    return {(place.row, place.column): owner for place, owner in places.items() if not place.island}


@cache
def _wall_locations() -> tuple[str, ...]:
    """N7: the locations whose tiles provide stone walls."""
    board = assemble(layout(FIRST_GAME_SECTIONS))
    return tuple(tile for tile, power in POWERS.items() if power.reachable_hexes("wall", board))


def _sections(known: Known) -> tuple[Section, ...]:
    placed = known.board.layout.sections if known.board else [option.placed for option in candidates(known)]
    return tuple(dict.fromkeys(one.section for one in placed))


def _upside_down(best: Observations, known: Known) -> bool:
    """Return whether the board that the caller named is rotated by 180 degrees relative to the observations."""
    return known.board is not None and best.rotated().placed == known.board.layout.sections


def _trusted(best: Observations, observation: Observation, result: Scan) -> Scan:
    """Return the scan, with each doubtful quarter marked as unknown unless it is unreadable.

    A quarter is doubtful if the photograph reader is unsure of its section, or if the scan found a different section
    or orientation there. If any quarter is doubtful, the result has no differences, pieces, scores or assumptions.
    """
    named = [quarter.best.placed for quarter in result.identification.quarters]
    doubtful = {
        number for number, (ours, theirs) in enumerate(zip(best.placed, named, strict=True)) if ours != theirs
    }
    if best.verdict == "unknown":
        weak = {number for number, placing in enumerate(best.sections) if placing.agreement < AGREEMENT}
        doubtful |= weak or set(range(len(best.sections)))
    return distrust_quarters(observation, result, doubtful) if doubtful else result


def _tips(best: Observations, pictures: Sequence[Observations]) -> list[Tip]:
    """Return the advice for the most reliable picture, limited to the hexes that are still unread after the merge.

    Advice that concerned only other hexes is left out. If no picture shows a board, return the advice for all
    pictures.
    """
    if best.verdict == "unreadable":
        return list(dict.fromkeys(tip for one in pictures for tip in one.advice))
    left = [replace(tip, hexes=tuple(at for at in tip.hexes if at in best.unread)) for tip in best.advice]
    return [tip for tip, before in zip(left, best.advice, strict=True) if tip.hexes or not before.hexes]
