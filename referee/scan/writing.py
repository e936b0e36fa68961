"""Writes observations and scan results as JSON."""

from collections.abc import Mapping, Sequence
from typing import Final

from referee.board.hexes import NAMES, SIZE, each, hex_set, named, names
from referee.documents.answers import dump_inconsistency
from referee.documents.reader import Json
from referee.documents.states import dump_position
from referee.model.observation import KINDS, Observation, Piece, PieceKind
from referee.model.vocabulary import Verdict
from referee.scan.constraints import covered_hexes
from referee.scan.estimate import Doubt, ScoreEstimate, expected_answers
from referee.scan.ground import Difference, custom_rows
from referee.scan.identification import SECTION_HEXES, Finding, Quarter
from referee.scan.scanner import Scan, ScannedTable
from referee.words.speech import Speech

_SCAN: Final = "scan"


def dump_scan(observation: Observation, result: Scan, words: Speech) -> dict[str, Json]:
    """Return the answer to a scan request."""
    table = result.table
    return {
        "verdict": result.identification.finding,
        "inconsistencies": [
            dump_inconsistency(table.position, inconsistency, "/position", words)
            for inconsistency in table.inconsistencies
        ]
        if table
        else [],
        "sections": [
            _dump_quarter(observation, number, quarter, result.differences, words)
            for number, quarter in enumerate(result.identification.quarters)
        ],
        "margin": round(result.identification.margin, 1),
        "error": round(result.identification.error, 3),
        "grid": list(result.grid),
        "differences": [_dump_difference(difference) for difference in result.differences],
        **(_dump_table(table) if table else _NO_TABLE),
        "assumptions": [{"code": code, "text": words.say(_SCAN, code)} for code in result.assumptions],
    }


def dump_observation(observation: Observation) -> dict[str, Json]:
    """Return the observation as the body of a scan request in the compact form, which a caller can send back."""
    rows = [
        [[round(chance, 4) for chance in cell] if cell else None for cell in observation.grid[start : start + SIZE]]
        for start in range(0, len(observation.grid), SIZE)
    ]
    return {
        "terrain": {"kinds": [kind.value for kind in KINDS], "rows": rows},
        "pieces": [
            {"at": NAMES[at], **_dump_piece(piece), "probability": round(chance, 5)}
            for at, piece, chance in observation.sightings
        ],
        "unread": [NAMES[at] for at in each(observation.unread)],
    }


_NO_TABLE: Final[dict[str, Json]] = {"pieces": [], "doubts": [], "answers": 0, "position": None, "scores": None}


def impossible_scan(inconsistencies: list[Json]) -> dict[str, Json]:
    """Return the answer if the known facts contradict each other or make a board impossible."""
    nothing: dict[str, Json] = {"sections": [], "margin": 0, "error": 1, "grid": [], "differences": []}
    verdict = {"verdict": Verdict.IMPOSSIBLE, "inconsistencies": inconsistencies}
    return {**verdict, **nothing, **_NO_TABLE, "assumptions": []}


def _dump_quarter(
    observation: Observation, number: int, quarter: Quarter, differences: Sequence[Difference], words: Speech
) -> Json:
    known = quarter.finding is Finding.KNOWN
    nearest = quarter.best.placed.section
    section: Json = str(quarter.best.placed)
    if not known or nearest.name is None:
        rows = list(nearest.rows) if known else list(custom_rows(observation.grid, number))
        section = {
            "rows": rows,
            "locations": dict(nearest.locations) if known else {},
            "turned": known and quarter.best.placed.turned,
        }
    return {
        "verdict": quarter.finding,
        "section": section,
        "text": _section_text(number, quarter, differences, words),
        "fit": round(quarter.fit, 3),
        "margin": round(quarter.margin, 1),
        "seen": quarter.readable,
        "nearest": str(quarter.best.placed),
        "runner_up": str(quarter.runner_up.placed) if quarter.runner_up else None,
    }


def _section_text(number: int, quarter: Quarter, differences: Sequence[Difference], words: Speech) -> str:
    """Return a sentence about the section in this quarter, with the hexes that differ if the section is known."""
    if quarter.finding is Finding.UNREADABLE:
        return words.say(_SCAN, "unreadable", count=quarter.readable, most=SECTION_HEXES)
    name = quarter.best.placed.section.name
    facts = {"section": words.section(name) if name else "own"}
    if quarter.finding is Finding.UNKNOWN:
        return words.say(_SCAN, "unknown", **facts)
    if quarter.best.placed.turned:
        facts["turned"] = "turned"
    if differing := hex_set(difference.at for difference in differences if difference.quarter == number):
        facts["hexes"] = words.hexes(differing)
    return words.say(_SCAN, "known", **facts)


def _dump_difference(difference: Difference) -> Json:
    at, _, printed, seen, chance = difference
    return {"at": NAMES[at], "printed": printed, "seen": seen, "probability": round(chance, 3)}


def _dump_table(table: ScannedTable) -> dict[str, Json]:
    colours = [kingdom.colour.value for kingdom in table.position.players]
    return {
        "pieces": [
            {"at": NAMES[reading.at], **_dump_piece(reading.piece), "probability": round(reading.chance, 4)}
            for reading in table.pieces
        ],
        "doubts": [_dump_doubt(doubt, colours) for doubt in table.doubts],
        "answers": expected_answers(table.doubts),
        "position": dump_position(table.position),
        "scores": _dump_estimate(table.estimate) if table.estimate else None,
    }


def _dump_piece(piece: Piece | None) -> dict[str, Json]:
    return {"piece": piece.kind if piece else None, "colour": piece.colour if piece else None}


def occupied_hexes(piece: Mapping[str, str]) -> list[str]:
    """X4: the names of the hexes that a piece in the answer to a scan request covers."""
    return names(covered_hexes(PieceKind(piece["piece"]), named(piece["at"])))


def _dump_doubt(doubt: Doubt, colours: Sequence[str]) -> Json:
    return {
        "at": NAMES[doubt.at],
        **_dump_piece(doubt.piece),
        "probability": round(doubt.chance, 4),
        "unread": doubt.unread,
        "gold": None if doubt.stake is None else round(doubt.stake, 2),
        "alternatives": [
            {
                **_dump_piece(other.piece),
                "probability": round(other.chance, 4),
                "gold": None if other.gold is None else dict(zip(colours, other.gold, strict=True)),
            }
            for other in doubt.alternatives
        ],
    }


def _dump_estimate(estimate: ScoreEstimate) -> Json:
    return {
        "players": [
            {
                "colour": player.colour,
                "value": player.value,
                "low": player.low,
                "high": player.high,
                "expected": round(player.expected, 2),
                "exact": round(player.exact, 3),
                "wins": round(player.wins, 3),
            }
            for player in estimate.players
        ],
        "tables": estimate.tables,
        "sampled": estimate.sampled,
    }
