"""The score document: the answer of POST /v1/scores, and the same inside other answers."""

from typing import Final

from referee.desk.verdicts import dump_inconsistencies, impossible, possible
from referee.documents.answers import dump_score
from referee.documents.reader import Json
from referee.engine.audit import audit
from referee.engine.score import is_final, remarks, score
from referee.model.findings import ContradictionCode, Inconsistency, Remark
from referee.model.position import Position
from referee.model.state import State
from referee.words.speech import Speech, speech

ENGLISH: Final = speech()


def scored(
    table: Position | State, *, final: bool | None = None, words: Speech = ENGLISH, trusted: bool = False
) -> dict[str, Json]:
    """The scores of a table. A state shows whether the game is over; for a position the caller may say it.

    A trusted table is not audited.
    """
    place = "/state" if isinstance(table, State) else "/position"
    inconsistencies = () if trusted else audit(table)
    if inconsistencies:
        return no_score(dump_inconsistencies(table, inconsistencies, place, words))
    if isinstance(table, State):
        if final is not None and final != table.over:
            by = "over" if table.over else "running"
            mismatch = Inconsistency(ContradictionCode.FINAL_MISMATCH, "/final", facts={"by": by})
            return no_score(dump_inconsistencies(table, [mismatch], "", words))
        return scored_state(table, words)
    said = remarks(table, final=final)
    return _scored(table, final=is_final(table) if final is None else final, remarks=said, words=words)


def scored_state(state: State, words: Speech) -> dict[str, Json]:
    """The same for a state that is known to be possible."""
    return _scored(state, final=state.over, remarks=(), words=words)


def _scored(table: Position | State, *, final: bool, remarks: tuple[Remark, ...], words: Speech) -> dict[str, Json]:
    said = [_dump_remark(remark, words) for remark in remarks]
    return {**possible(), "final": final, "remarks": said, **dump_score(score(table), words)}


def no_score(inconsistencies: list[Json]) -> dict[str, Json]:
    """The answer for an impossible table."""
    return {**impossible(inconsistencies), "final": False, "remarks": [], "players": [], "winners": []}


def _dump_remark(remark: Remark, words: Speech) -> dict[str, Json]:
    whom = {} if remark.player is None else {"player": remark.player}
    return {"code": remark.code, "text": words.remark(remark), **whom}
