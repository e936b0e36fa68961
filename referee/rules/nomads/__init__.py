"""The nomad tiles, with one small file for each kind. All donation tiles share one file.

All files in this folder are imported. rules/consequences.py gives nomad tiles to players. Except for the treasure
(N3), rules/tile_use.py decides when they can be used, and engine/frames/turning.py removes them from the game at the
end of the turn (N1).
"""

from importlib import import_module
from pkgutil import iter_modules

for _module in iter_modules(__path__):
    import_module(f"{__name__}.{_module.name}")
