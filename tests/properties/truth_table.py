"""What the hexes in a sentence about a violation claim, and whether it holds in a state."""

from referee.board.hexes import BIT, NOWHERE, Hexes, hex_set
from referee.engine.play import legal
from referee.model.actions import Action, Build, HexAction, MoveWith
from referee.model.ruling import ViolationCode
from referee.model.state import State

ANY_STEP = {"action-under-way", "must-go-on", "reaction-awaited"}
BUILDS = {ViolationCode.MANDATORY_ACTION_DUE, ViolationCode.CARD_USEFUL}
PIECES = {ViolationCode.NO_OWN_SETTLEMENT, ViolationCode.NO_SUCH_FIGURE}


def right(state: State, meant: Action, code: str) -> Hexes:
    """The hexes that a sentence with this code may say the player can use."""
    if code == ViolationCode.TILE_NOT_HELD:
        player = state.players[state.frames[-1].player]
        left = [at for at, count in state.location_tiles.items() if count and not player.taken_from & BIT[at]]
        return hex_set([*left, *(at for at, kind in state.nomad_tiles.items() if kind)])
    hexes = NOWHERE
    for offer in legal(state):
        for action in offer.actions():
            if isinstance(action, HexAction | MoveWith) and _claimed(action, meant, code):
                lifted = isinstance(action, MoveWith) and code in PIECES
                hexes |= BIT[action.origin if lifted else _target(action)]
    return hexes


def _target(action: HexAction | MoveWith) -> int:
    return action.to if isinstance(action, MoveWith) else action.at


def _claimed(action: HexAction | MoveWith, meant: Action, code: str) -> bool:
    """Whether a sentence with this code about the action that was meant speaks of this one."""
    if code in ANY_STEP:
        return True
    if code in BUILDS:
        return isinstance(action, Build) and action.waiver is None
    alike = type(action) is type(meant) and _means(action) == _means(meant)
    if isinstance(action, MoveWith) and isinstance(meant, MoveWith):
        return alike and (code in PIECES or action.origin == meant.origin)
    return alike and getattr(action, "waiver", None) is None


def _means(action: Action) -> tuple[str | None, str | None]:
    return getattr(action, "tile", None), getattr(action, "via", None)
