"""Everything the registries know, once all powers, cards and tasks have made themselves known."""

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
"""The parts of the box that this referee knows."""


def playable_sections() -> list[str]:
    """The sections whose locations are all known."""
    return [name for name, section in printed_sections().items() if set(section.kinds.values()) <= LOCATIONS.keys()]


@lru_cache(maxsize=256)
def tasks_due(board: Board) -> int:
    """P3: one task for each section with a location of an expansion that has tasks; somebody's own sections too."""
    expansions = {task.expansion for task in TASKS.values()}
    kinds = {kind for kind, power in LOCATIONS.items() if power.expansion in expansions}
    return sum(not kinds.isdisjoint(placed.section.kinds.values()) for placed in board.layout.sections)


@lru_cache(maxsize=256)
def common_powers(board: Board) -> list[str]:
    """H2, H8, Q2: what everybody may do on this board in their turn."""
    return [name for name, power in COMMON.items() if power.is_common(board)]
