"""The use of a tile: the steps that are the same in every frame."""

from referee.board.hexes import Hex
from referee.model.actions import BuildWith, Draw, MoveWith, Place, Spend, Take, TileAction
from referee.model.events import WaiverUsed
from referee.model.frames import Use
from referee.rules.catalogue import POWERS
from referee.rules.draft import Draft
from referee.rules.holding import use_tile


def hex_of(action: TileAction) -> Hex | None:
    """The hex that a piece reaches or leaves."""
    match action:
        case Draw() | Take() | Spend():
            return None
        case MoveWith(to=to):
            return to
        case _:
            return action.at


def note_use(draft: Draft, action: TileAction) -> None:
    """The turn remembers where a tile was used."""
    at = hex_of(action)
    if at is not None:
        draft.change_turn(draft.turn._replace(used=(*draft.turn.used, Use(action.tile, at))))


def perform_with_tile(draft: Draft, action: TileAction) -> None:
    """Perform the action with its consequences. H3: another tile may repeat it."""
    if isinstance(action, BuildWith | Place) and action.waiver:
        waive(draft, action.waiver, action.at)
    POWERS[action.via or action.tile].perform(draft, action)


def waive(draft: Draft, waiver: str, at: Hex) -> None:
    """N5, M6: use the tile that waives adjacency for this build."""
    seat = draft.frames[-1].player
    use_tile(draft, seat, POWERS[waiver])
    draft.events.append(WaiverUsed(seat, waiver, at))
