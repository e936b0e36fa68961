"""`make mutate`: draws mutants from every package, runs the tests that should notice, prints who survived.

python -m tests.mutation [--seed N] [--count N]
"""

import argparse
import os
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final

import click

from tests.mutation.mutants import Mutant, mutants_of

ROOT: Final = Path(__file__).parents[2]
LEFT_OUT: Final = (".venv", ".git", "__pycache__", "build", ".*_cache")
WITHIN: Final = 600
"""Seconds for the tests of one mutant; one that makes them run longer counts as noticed."""
TESTS: Final = {
    "board": ["tests/board", "tests/rules", "tests/perft", "tests/wire"],
    "model": ["tests/rules", "tests/engine", "tests/wire", "tests/api"],
    "rules": ["tests/rules", "tests/engine", "tests/perft", "tests/words", "tests/golden"],
    "engine": ["tests/engine", "tests/rules", "tests/perft", "tests/golden", "tests/properties"],
    "words": ["tests/words", "tests/cli", "tests/api"],
    "wire": ["tests/wire", "tests/api", "tests/cli"],
    "picture": ["tests/picture", "tests/cli"],
    "scan": ["tests/scan", "tests/api"],
    "photo": ["tests/photo"],
    "desk": ["tests/api", "tests/cli"],
    "api": ["tests/api", "tests/contract"],
    "cli": ["tests/cli"],
    ".": ["tests/test_front_door.py", "tests/api", "tests/client"],
}
"""Which tests should notice a fault in which package, those that are quick first."""


def package_of(path: Path) -> str:
    """The package of a file, below `referee`; a dot for the modules beside them."""
    return path.parts[1] if len(path.parts) > 2 else "."


def drawn(rng: Random, count: int) -> list[Mutant]:
    """Mutants, as many from each package as from any other."""
    every: dict[str, list[Mutant]] = {}
    for file in sorted((ROOT / "referee").rglob("*.py")):
        path = file.relative_to(ROOT)
        every.setdefault(package_of(path), []).extend(mutants_of(path, file.read_text(encoding="utf-8")))
    chosen: list[Mutant] = []
    names = sorted(every)
    while len(chosen) < count:
        rng.shuffle(names)
        chosen += [every[name].pop(rng.randrange(len(every[name]))) for name in names if every[name]]
    return chosen[:count]


def is_noticed(mutant: Mutant, tree: Path) -> bool:
    """Whether a test fails over this mutant."""
    file = tree / mutant.path
    original = file.read_bytes()
    file.write_bytes(mutant.source(original))
    tests = [one for one in TESTS[package_of(mutant.path)] if (tree / one).exists()]
    environment = os.environ | {"PYTHONPATH": str(tree), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-n", "2", "-p", "no:cacheprovider", "--no-cov", *tests]
    try:
        done = subprocess.run(command, cwd=tree, env=environment, capture_output=True, timeout=WITHIN, check=False)  # noqa: S603
    except subprocess.TimeoutExpired:
        return True
    finally:
        file.write_bytes(original)
    return done.returncode != 0


def main() -> None:
    """Draw, run, report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=60)
    asked = parser.parse_args()
    mutants = drawn(Random(asked.seed), asked.count)
    survivors: list[Mutant] = []
    seen: Counter[str] = Counter()
    with TemporaryDirectory() as folder:
        tree = Path(folder) / "tree"
        shutil.copytree(
            ROOT, tree, ignore=shutil.ignore_patterns(".venv", ".git", "__pycache__", "build", ".*_cache")
        )
        for number, mutant in enumerate(mutants, 1):
            noticed = is_noticed(mutant, tree)
            seen[package_of(mutant.path)] += 1
            if not noticed:
                survivors.append(mutant)
            click.echo(f"{number:3} {'noticed ' if noticed else 'SURVIVED'} {mutant}")
    click.echo(f"\nseed {asked.seed}: {len(mutants) - len(survivors)} of {len(mutants)} mutants noticed")
    for name, count in sorted(seen.items()):
        lived = sum(package_of(one.path) == name for one in survivors)
        click.echo(f"  {name:8} {count - lived} of {count}")


if __name__ == "__main__":
    main()
