"""Register all powers, cards and tasks by importing them, and provide the registry to other packages."""

from functools import lru_cache
from typing import Final

from referee.board.board import Board
from referee.board.section import printed_sections
from referee.rules import cards, common, locations, nomads, tasks
from referee.rules.registry import (
    BONUS_OF,
    BONUSES,
    CARDS,
    COMMON,
    HARVEST,
    LOCATIONS,
    NOMAD_COPIES,
    NOMADS,
    POWERS,
    TASKS,
    TILE_CODES,
)

__all__ = [
    "BONUSES",
    "BONUS_OF",
    "CARDS",
    "COMMON",
    "EXPANSIONS",
    "HARVEST",
    "LOCATIONS",
    "NOMADS",
    "NOMAD_COPIES",
    "POWERS",
    "TASKS",
    "TILE_CODES",
    "cards",
    "common",
    "locations",
    "nomads",
    "tasks",
]

EXPANSIONS: Final = ("base", "nomads", "crossroads", "marshlands", "harvest", "capitol", "caves", "island")
"""The base game and the expansions that the referee supports."""


def playable_sections() -> list[str]:
    """The names of the sections in `printed_sections` whose location tiles are all registered."""
    return [name for name, section in printed_sections().items() if set(section.kinds.values()) <= LOCATIONS.keys()]


@lru_cache(maxsize=64)
def tasks_due(board: Board) -> int:
    """P3: the number of tasks in a game on this board.

    There is one task for each section with a location of an expansion that has tasks. Custom sections also count.
    """
    expansions = {task.expansion for task in TASKS.values()}
    kinds = {kind for kind, power in LOCATIONS.items() if power.expansion in expansions}
    return sum(not kinds.isdisjoint(placed.section.kinds.values()) for placed in board.layout.sections)


@lru_cache(maxsize=64)
def common_powers(board: Board) -> list[str]:
    """H2, H8, Q2: the names of the powers that all players have on this board, without a tile, in their own turn."""
    return [name for name, power in COMMON.items() if power.is_common(board)]
