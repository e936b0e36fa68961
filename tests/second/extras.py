"""The extra actions of a turn: those with location, bonus, nomad or number tiles, and those without a tile."""

from . import bazaar, caves, drawing, harvest, marshlands, using
from .building import Situation
from .documents import Action, Frame
from .figures import placings
from .nomads import usable_nomad_kinds
from .tile_actions import tile_actions
from .tiles import usable_kinds


def extra_actions(now: Situation, frame: Frame) -> list[Action]:
    """L2, N1, M2, H2, H3, H8, Q2: the actions that are allowed before and after the mandatory action."""
    kinds = usable_kinds(now.player)
    actions = tile_actions(now, kinds) + placings(now, kinds) + using.first_steps(now, kinds)
    actions += drawing.draws(now.state, now.player, kinds)
    actions += bazaar.repeated_actions(now, kinds)
    actions += using.first_steps(now, usable_nomad_kinds(now.state, now.player))
    actions += marshlands.canoe_bonus_builds(now) + marshlands.bonus_moves(now)
    return actions + harvest.changes(now) + common_actions(now, frame)


def common_actions(now: Situation, frame: Frame) -> list[Action]:
    """H2, Q2: the farm builds and the cave moves. One farm build and one cave move are allowed per turn."""
    actions: list[Action] = []
    if "farmland" not in frame["done"]:
        actions += harvest.farm_builds(now)
    if "cave" not in frame["done"]:
        actions += caves.cave_moves(now)
    return actions
