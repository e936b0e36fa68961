"""The nomad tiles, with one small file for each kind, except that all donation tiles share one file.

Importing this package imports all its files, which registers the tiles. rules/consequences.py gives nomad tiles to
players. rules/tile_use.py decides when a nomad tile can be used, and engine/frames/turning.py removes it from the
game at the end of the turn in which it could be used (N1). The treasure is different: it takes effect and leaves the
game as soon as a player takes it (N3).
"""

from importlib import import_module
from pkgutil import iter_modules

for _module in iter_modules(__path__):
    import_module(f"{__name__}.{_module.name}")
