"""The recipes of all recorded games, with one module for each folder of tests/golden."""

from typing import Final

from tools.golden.recipe import Recipe
from tools.golden.recipes import base, capitol, caves, crossroads, harvest, island, marshlands, nomads

RECIPES: Final[dict[str, tuple[Recipe, ...]]] = {
    "base": base.RECIPES,
    "nomads": nomads.RECIPES,
    "crossroads": crossroads.RECIPES,
    "marshlands": marshlands.RECIPES,
    "harvest": harvest.RECIPES,
    "capitol": capitol.RECIPES,
    "caves": caves.RECIPES,
    "island": island.RECIPES,
}
