"""The nomad tiles, with one small file for each. A new file in this folder registers a new tile.

N1 applies to all nomad tiles. rules/consequences.py lets players take them, rules/tile_use.py decides when they can
be used, and engine/frames/turning.py removes them from the game at the end of the turn.
"""

from importlib import import_module
from pkgutil import iter_modules

for _module in iter_modules(__path__):
    import_module(f"{__name__}.{_module.name}")
