"""The bazaar: one of the other location actions once more."""

from . import drawing, using
from .building import Situation
from .documents import Action, Player
from .figures import warrior_moves
from .harvest import scout_moves
from .tile_actions import tile_actions

NEVER_REPEATED = {"bazaar", "crossroads", "canoe", "city-hall"}


def repeated_actions(now: Situation, usable: set[str]) -> list[Action]:
    """H3: with a bazaar that can be used, the actions of the other tiles, used or not; no number tile is taken."""
    if "bazaar" not in usable:
        return []
    kinds = repeatable_kinds(now.player)
    actions = tile_actions(now, kinds) + drawing.draws(now.state, now.player, kinds)
    actions += using.first_steps(now, kinds - {"scout-cabin"})
    if "barracks" in kinds:
        actions += warrior_moves(now)
    if "scout-cabin" in kinds:
        actions += scout_moves(now, None)
    return [{**action, "via": "bazaar"} for action in actions if action["type"] != "take"]


def repeatable_kinds(player: Player) -> set[str]:
    """H3: the kinds held since before this turn that are actions of the own turn; no city hall comes twice."""
    return {tile["kind"] for tile in player["tiles"] if tile["status"] != "fresh"} - NEVER_REPEATED
