"""Tables and boards as pictures."""

from typing import Final

from referee.base.errors import ImpossibleError
from referee.base.faults import Contradiction, Fault, unknown
from referee.board.board import Board
from referee.board.hexes import NAMES, NOWHERE, Hexes, each
from referee.desk.verdicts import MOST
from referee.documents.requests import ActionHighlight, HexHighlight, Highlight, ScoreHighlight
from referee.engine.audit import audit
from referee.engine.play import legal
from referee.engine.score import score
from referee.model.offers import HexOffer, MoveOffer, ViaOffer
from referee.model.position import Position
from referee.model.state import State
from referee.picture import Look, Sheet, board_sheet
from referee.picture.board import PLAIN
from referee.picture.table import table_sheet
from referee.words.speech import Speech, speech

ENGLISH: Final = speech()


def drawn(
    table: Position | State | Board,
    highlight: Highlight | None = None,
    look: Look = PLAIN,
    words: Speech = ENGLISH,
    *,
    trusted: bool = False,
) -> Sheet:
    """The table as a picture. An impossible one is drawn with its faults; a bare board as it is.

    A trusted table is not audited.
    """
    if isinstance(table, Board):
        return board_sheet(table, highlights=_highlighted(table, highlight), look=look, words=words)
    inconsistencies = () if trusted else audit(table)
    # Nothing is legal and nothing scores at an impossible table, so there is nothing of that sort to highlight.
    asked = highlight if isinstance(highlight, HexHighlight) or not inconsistencies else None
    return table_sheet(
        table,
        highlights=_highlighted(table, asked),
        inconsistencies=inconsistencies[:MOST],
        look=look,
        words=words,
    )


def _highlighted(table: Position | State | Board, highlight: Highlight | None) -> Hexes:
    match highlight:
        case None:
            return NOWHERE
        case HexHighlight(hexes=hexes):
            board = table if isinstance(table, Board) else table.board
            if outside := hexes & ~board.hexes:
                raise _no_highlight(Fault("/hexes", "no-such-hex", {"at": NAMES[each(outside)[0]]}))
            return hexes
        case ActionHighlight(tile=tile):
            if not isinstance(table, State):
                raise _no_highlight(Fault("", "highlight-needs-state"))
            return _targets(table, tile)
        case ScoreHighlight():
            if isinstance(table, Board):
                raise _no_highlight(Fault("", "highlight-needs-players"))
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
    players = score(table).players
    if highlight.player not in (colours := tuple(player.colour for player in players)):
        raise _no_highlight(Fault("/player", "not-playing", {"player": highlight.player, "players": colours}))
    sources = tuple(entry.source for entry in players[0].entries)
    raise _no_highlight(unknown("source", highlight.source, sources, "/source"))


def _no_highlight(fault: Fault) -> ImpossibleError:
    return ImpossibleError([Contradiction("impossible-highlight", fault.below("/highlight"))])
