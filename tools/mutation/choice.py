"""Chooses the tests that should notice a fault in a module: those about the module first, then others."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
TESTS: Final = {
    "base": ["base", "board", "words", "cli"],
    "board": ["board", "rules", "documents", "perft", "engine"],
    "model": ["rules", "documents", "engine", "api", "words"],
    "rules": ["rules", "engine", "perft", "words", "golden"],
    "engine": ["engine", "rules", "perft", "golden", "api", "properties"],
    "words": ["words", "cli", "api"],
    "documents": ["documents", "api", "cli"],
    "picture": ["picture", "cli", "api"],
    "scan": ["scan", "api", "cli"],
    "photo": ["photo", "api"],
    "serving": ["serving", "api", "deploy"],
    "calls": ["api", "cli", "contract"],
    "api": ["api", "docs", "contract", "deploy"],
    "cli": ["cli", "docs"],
    "client": ["client"],
}
"""For each package, the folders of the tests that may notice a fault, the most relevant folder first."""
SLOW: Final = {
    *("test_hostile", "test_json_text", "test_photos", "test_redis_faults", "test_samples", "test_schemathesis"),
    *("test_signing", "test_surroundings", "test_tutorial", "test_wheel"),
}
"""Slow test files, which run last."""


def package_of(path: Path) -> str:
    """Return the name of the package in `referee` that a module belongs to."""
    return path.parts[1]


def stages(path: Path) -> Iterator[list[str]]:
    """Yield up to two stages of test files: those for the module or its package, then others, with slow ones last."""
    own, *others = TESTS[package_of(path)]
    near = [name for name in (*_about(path), *_files(own)) if not _is_slow(name)]
    far = sorted((name for folder in (*others, own) for name in _files(folder) if name not in near), key=_is_slow)
    yield from (list(dict.fromkeys(stage)) for stage in (near, far) if stage)


def _is_slow(name: str) -> bool:
    return Path(name).stem in SLOW


def _about(path: Path) -> list[str]:
    """Return the test files about a module: those in the package's first folder that import it or share its name.

    A file that is named after the module's folder also counts.
    """
    names = {f"test_{path.stem}", f"test_{path.parent.name}"}
    module = ".".join(path.with_suffix("").parts).removesuffix(".__init__")
    imported = re.compile(rf"^from {re.escape(module)} import|^import {re.escape(module)}$", re.MULTILINE)
    own, *_ = TESTS[package_of(path)]
    return [name for name in _files(own) if Path(name).stem in names or imported.search(_text(name))]


@cache
def _files(folder: str) -> list[str]:
    return [str(file.relative_to(ROOT)) for file in sorted((ROOT / "tests" / folder).rglob("test_*.py"))]


@cache
def _text(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")
