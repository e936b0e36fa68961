"""The answer to a scan request, as JSON."""

from collections.abc import Sequence
from typing import Final

from referee.board.hexes import NAMES, hex_set
from referee.documents.answers import dump_inconsistency
from referee.documents.reader import Json
from referee.documents.states import dump_position
from referee.model.observation import Observation, Piece
from referee.model.vocabulary import Verdict
from referee.scan.candidates import HEXES
from referee.scan.doubts import Doubt
from referee.scan.ground import Difference, own_rows
from referee.scan.identify import Finding, Quarter
from referee.scan.outcome import Outcome
from referee.scan.scan import Scan, Table
from referee.words.speech import Speech

_SCAN: Final = "scan"


def dump_scan(seen: Observation, found: Scan, words: Speech) -> dict[str, Json]:
    """The whole answer."""
    table = found.table
    return {
        "verdict": found.found.finding,
        "inconsistencies": [
            dump_inconsistency(table.position, one, "/position", words) for one in table.inconsistencies
        ]
        if table
        else [],
        "sections": [
            _dump_quarter(seen, number, quarter, found.differences, words)
            for number, quarter in enumerate(found.found.quarters)
        ],
        "margin": round(found.found.margin, 1),
        "error": round(found.found.error, 3),
        "grid": list(found.grid),
        "differences": [_dump_difference(one) for one in found.differences],
        **(_dump_table(table) if table else _NO_TABLE),
        "assumptions": [{"code": one, "text": words.say(_SCAN, one)} for one in found.assumptions],
    }


_NO_TABLE: Final[dict[str, Json]] = {"pieces": [], "doubts": [], "position": None, "scores": None}


def no_scan(inconsistencies: list[Json]) -> dict[str, Json]:
    """The answer to a request of the right shape that contradicts itself."""
    nothing: dict[str, Json] = {"sections": [], "margin": 0, "error": 1, "grid": [], "differences": []}
    verdict = {"verdict": Verdict.IMPOSSIBLE, "inconsistencies": inconsistencies}
    return {**verdict, **nothing, **_NO_TABLE, "assumptions": []}


def _dump_quarter(
    seen: Observation, number: int, quarter: Quarter, differing: Sequence[Difference], words: Speech
) -> Json:
    known = quarter.finding is Finding.KNOWN
    own = quarter.best.placed.section
    described: Json = str(quarter.best.placed)
    if not known or own.name is None:
        rows = list(own.rows) if known else list(own_rows(seen.grid, number))
        described = {
            "rows": rows,
            "locations": dict(own.locations) if known else {},
            "turned": known and quarter.best.placed.turned,
        }
    return {
        "verdict": quarter.finding,
        "section": described,
        "text": _told(number, quarter, differing, words),
        "fit": round(quarter.fit, 3),
        "margin": round(quarter.margin, 1),
        "seen": quarter.seen,
        "nearest": str(quarter.best.placed),
        "runner_up": str(quarter.runner_up.placed) if quarter.runner_up else None,
    }


def _told(number: int, quarter: Quarter, differing: Sequence[Difference], words: Speech) -> str:
    """The section by its wire word, and how it differs."""
    if quarter.finding is Finding.UNREADABLE:
        return words.say(_SCAN, "unreadable", count=quarter.seen, most=HEXES)
    facts = {"section": quarter.best.placed.section.name or "own"}
    if quarter.finding is Finding.UNKNOWN:
        return words.say(_SCAN, "unknown", **facts)
    if quarter.best.placed.turned:
        facts["turned"] = "turned"
    if own := hex_set(one.at for one in differing if one.quarter == number):
        facts["hexes"] = words.hexes(own)
    return words.say(_SCAN, "known", **facts)


def _dump_difference(one: Difference) -> Json:
    return {"at": NAMES[one.at], "printed": one.printed, "seen": one.seen, "probability": round(one.chance, 3)}


def _dump_table(table: Table) -> dict[str, Json]:
    colours = [kingdom.colour.value for kingdom in table.position.players]
    return {
        "pieces": [
            {"at": NAMES[one.at], **_dump_piece(one.piece), "probability": round(one.chance, 4)}
            for one in table.pieces
        ],
        "doubts": [_dump_doubt(one, colours) for one in table.doubts],
        "position": dump_position(table.position),
        "scores": _dump_outcome(table.outcome) if table.outcome else None,
    }


def _dump_piece(piece: Piece | None) -> dict[str, Json]:
    return {"piece": piece.kind if piece else None, "colour": piece.colour if piece else None}


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


def _dump_outcome(outcome: Outcome) -> Json:
    return {
        "players": [
            {
                "colour": share.colour,
                "value": share.value,
                "low": share.low,
                "high": share.high,
                "expected": round(share.expected, 2),
                "exact": round(share.exact, 3),
                "wins": round(share.wins, 3),
            }
            for share in outcome.shares
        ],
        "tables": outcome.tables,
        "sampled": outcome.sampled,
    }
