"""The hexes that a picture highlights: given hexes, legal targets, or the hexes that earn gold."""

from typing import Final, NamedTuple

from referee.base.errors import ImpossibleError
from referee.base.faults import Contradiction, Fault, unknown
from referee.board.board import Board
from referee.board.hexes import NAMES, NOWHERE, Hexes, each
from referee.documents.fields import Optional, hex_names, nullable, record, tagged, text
from referee.documents.players import COLOUR
from referee.documents.reader import Read
from referee.engine.play import legal
from referee.engine.score import score
from referee.model.offers import HexOffer, MoveOffer, ViaOffer
from referee.model.position import Position
from referee.model.state import State
from referee.model.vocabulary import Colour


class HexHighlight(NamedTuple):
    """A request to highlight these hexes."""

    hexes: Hexes


class ActionHighlight(NamedTuple):
    """A request to highlight the hexes where this tile can be used now. For a move, these are the targets.

    Without a tile, the hexes for the mandatory action are highlighted.
    """

    tile: str | None


class ScoreHighlight(NamedTuple):
    """A request to highlight the hexes for which one source, such as a card or the castles, pays this player."""

    source: str
    player: Colour


Highlight = HexHighlight | ActionHighlight | ScoreHighlight


read_highlight: Final[Read[Highlight]] = tagged(
    "kind",
    {
        "hexes": record(HexHighlight, {"hexes": hex_names}, tag="kind"),
        "legal-actions": record(ActionHighlight, {"tile": Optional(nullable(text), None)}, tag="kind"),
        "score": record(ScoreHighlight, {"source": text, "player": COLOUR}, tag="kind"),
    },
)


def highlighted_hexes(table: Position | State | Board, highlight: Highlight | None) -> Hexes:
    """Return the hexes to highlight, or no hexes if there is no highlight.

    Raises ImpossibleError if a hex is not on the board, if legal actions are requested but the table is not a state,
    or if a score is requested but the table has no such player or source.
    """
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
        # A tile can also be used because another tile repeats it.
        match offer.offer if isinstance(offer, ViaOffer) else offer:
            case HexOffer(tile=used, at=at) if used == tile:
                targets |= at
            case MoveOffer(tile=used, moves=moves) if used == tile:
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
