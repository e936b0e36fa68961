"""The Kingdom Builder cards, with one file for the base game and one for each expansion that has cards."""

from importlib import import_module
from pkgutil import iter_modules

for _module in iter_modules(__path__):
    import_module(f"{__name__}.{_module.name}")
