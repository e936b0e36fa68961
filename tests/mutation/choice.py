"""Which tests should notice a fault in a module: those about the module first, then those of its package."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
TESTS: Final = {
    "board": ["board", "rules", "wire", "perft", "engine"],
    "model": ["rules", "wire", "engine", "api", "words"],
    "rules": ["rules", "engine", "perft", "words", "golden"],
    "engine": ["engine", "rules", "perft", "golden", "api", "properties"],
    "words": ["words", "cli", "api"],
    "wire": ["wire", "api", "cli"],
    "picture": ["picture", "cli", "api"],
    "scan": ["scan", "api", "cli"],
    "photo": ["photo", "api"],
    "desk": ["api", "cli", "contract"],
    "api": ["api", "docs", "contract", "deploy"],
    "cli": ["cli", "docs"],
    "client": ["client"],
    ".": ["test_front_door.py", "api", "client", "cli"],
}
"""By package: the folders of its tests, its own one first."""


def package_of(path: Path) -> str:
    """The package of a module, below `referee`; a dot for the modules beside the packages."""
    return path.parts[1] if len(path.parts) > 2 else "."


def stages(path: Path) -> Iterator[list[str]]:
    """The test files for a module, those that know most about it first. Each file is in one stage only."""
    package = package_of(path)
    seen: set[str] = set()
    for stage in (_about(path), *(_files(folder) for folder in TESTS[package])):
        fresh = [name for name in stage if name not in seen]
        seen.update(fresh)
        if fresh:
            yield fresh


def _about(path: Path) -> list[str]:
    """The test files in the package's own folder that are named after the module, or that import it."""
    names = {f"test_{path.stem}", f"test_{path.parent.name}"}
    module = ".".join(path.with_suffix("").parts).removesuffix(".__init__")
    imported = re.compile(rf"^from {re.escape(module)} import|^import {re.escape(module)}$", re.MULTILINE)
    own, *_ = TESTS[package_of(path)]
    return [name for name in _files(own) if Path(name).stem in names or imported.search(_text(name))]


@cache
def _files(folder: str) -> list[str]:
    place = ROOT / "tests" / folder
    found = [place] if place.is_file() else sorted(place.rglob("test_*.py"))
    return [str(file.relative_to(ROOT)) for file in found]


@cache
def _text(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")
