"""The location tiles, with one small file for each kind.

Importing this package imports all its files, which registers the tiles.
"""

from importlib import import_module
from pkgutil import iter_modules

for _module in iter_modules(__path__):
    import_module(f"{__name__}.{_module.name}")
