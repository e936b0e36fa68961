"""Answers about a table, in a photograph or in a game: scores, audits, pictures."""

from collections.abc import Sequence
from typing import Final

from referee.board.faults import Fault
from referee.board.hexes import NOWHERE, Hexes
from referee.desk.verdicts import dump_inconsistencies, impossible, possible
from referee.engine.audit import audit
from referee.engine.play import legal
from referee.engine.score import score
from referee.model.inconsistency import Inconsistency
from referee.model.offers import HexOffer, MoveOffer, ViaOffer
from referee.model.position import Position
from referee.model.state import State
from referee.picture.table import draw_table
from referee.wire.answers import dump_score
from referee.wire.reader import ImpossibleError, Json, WireInconsistency
from referee.wire.requests import ActionHighlight, HexHighlight, Highlight, ScoreHighlight
from referee.words.speech import Speech, speech

ENGLISH: Final = speech()


class ImpossibleTableError(ValueError):
    """An impossible table, where an answer would have no place to say so."""

    def __init__(self, inconsistencies: Sequence[Inconsistency], place: str, words: Speech) -> None:
        self.faults = [Fault(place + found.place, words.inconsistency(found)) for found in inconsistencies]
        super().__init__(self.faults[0].text)


def audited(table: Position | State, words: Speech = ENGLISH) -> dict[str, Json]:
    """Is this position or state possible?"""
    inconsistencies = audit(table)
    return (
        impossible(dump_inconsistencies(table, inconsistencies, place_of(table), words))
        if inconsistencies
        else possible()
    )


def scored(table: Position | State, *, final: bool | None = None, words: Speech = ENGLISH) -> dict[str, Json]:
    """What is it worth? A state says itself whether the game is over; a position is final unless told otherwise."""
    inconsistencies = audit(table)
    if inconsistencies:
        return no_score(dump_inconsistencies(table, inconsistencies, place_of(table), words))
    over = table.over if isinstance(table, State) else final is not False
    return {**possible(), "final": over, **dump_score(score(table), words)}


def no_score(inconsistencies: list[Json]) -> dict[str, Json]:
    """The answer about an impossible table."""
    return {**impossible(inconsistencies), "final": False, "players": [], "winners": []}


def drawn(
    table: Position | State,
    highlight: Highlight | None = None,
    title: str | None = None,
    words: Speech = ENGLISH,
) -> str:
    """The table as an SVG picture."""
    inconsistencies = audit(table)
    if inconsistencies:
        raise ImpossibleTableError(inconsistencies, place_of(table), words)
    return draw_table(table, highlights=_highlighted(table, highlight), title=title, words=words)


def place_of(table: Position | State) -> str:
    """Where in a request a table stands."""
    return "/state" if isinstance(table, State) else "/position"


def _highlighted(table: Position | State, highlight: Highlight | None) -> Hexes:
    match highlight:
        case None:
            return NOWHERE
        case HexHighlight(hexes=hexes):
            if hexes & ~table.board.hexes:
                raise _no_highlight("/hexes", "a hex that is not on this board")
            return hexes
        case ActionHighlight(tile=tile):
            if not isinstance(table, State):
                raise _no_highlight("", "legal actions are known only of a state, not of a position")
            return _targets(table, tile)
        case ScoreHighlight():
            return _earning(table, highlight)


def _targets(state: State, tile: str | None) -> Hexes:
    targets = NOWHERE
    for offer in legal(state):
        # A tile that another one repeats can be used, too.
        match offer.offer if isinstance(offer, ViaOffer) else offer:
            case HexOffer(tile=found, at=at) if found == tile:
                targets |= at
            case MoveOffer(tile=found, moves=moves) if found == tile:
                for reach in moves.values():
                    targets |= reach
            case _:
                pass
    return targets


def _earning(table: Position | State, highlight: ScoreHighlight) -> Hexes:
    for player in score(table).players:
        for entry in player.entries:
            if player.colour == highlight.player and entry.source == highlight.source:
                return entry.hexes
    sources = ", ".join(entry.source for entry in score(table).players[0].entries)
    raise _no_highlight("", f"no such player or source; sources are {sources}")


def _no_highlight(place: str, text: str) -> ImpossibleError:
    return ImpossibleError([WireInconsistency("impossible-highlight", f"/highlight{place}", text)])
