"""The nomad tiles: one small file each. A file dropped in here is a tile.

N1 applies to all of them: rules/consequences.py takes them, rules/tile_use.py says when one can be used, and
they leave the game at the end of the turn in engine/frames/turning.py.
"""

from importlib import import_module
from pkgutil import iter_modules

for _module in iter_modules(__path__):
    import_module(f"{__name__}.{_module.name}")
