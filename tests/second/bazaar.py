"""The bazaar: use the action of another location tile once more."""

from . import drawing, using
from .building import Situation
from .documents import Action, Player
from .figures import warrior_moves
from .harvest import scout_moves
from .tile_actions import tile_actions

NEVER_REPEATED = {"bazaar", "crossroads", "canoe", "city-hall"}


def repeated_actions(now: Situation, usable: set[str]) -> list[Action]:
    """H3: actions of other tiles through a ready bazaar. It cannot place figures or scouts or take number tiles."""
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
    """H3: the kinds that a bazaar can repeat, among the player's tiles that are not fresh."""
    return {tile["kind"] for tile in player["tiles"] if tile["status"] != "fresh"} - NEVER_REPEATED
