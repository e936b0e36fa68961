"""`make mutate`: draws mutants from every package, runs the tests that should notice them, and prints survivors.

An interrupted run continues where it stopped. A later run with the same seed tries the survivors again if the tests
have changed, and all mutants if the sources have changed.

python -m tools.mutation [--seed N] [--count N] [--jobs N]
"""

import argparse
import shutil
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import contextmanager
from hashlib import blake2b
from pathlib import Path
from queue import SimpleQueue
from random import Random
from subprocess import run
from tempfile import TemporaryDirectory
from typing import Any, Final

import click
import orjson

from tools.mutation.choice import ROOT, TESTS, package_of
from tools.mutation.equivalents import is_equivalent
from tools.mutation.mutants import Mutant, mutants_of
from tools.mutation.trial import Outcome, outcome

GENERATED: Final = "# Made by "
LOGS: Final = ROOT / "build"
LEFT_OUT: Final = (".venv", ".git", "__pycache__", "build", ".*_cache", ".hypothesis")


def random_mutants(rng: Random, count: int) -> list[Mutant]:
    """Return random mutants, about equally many from each package."""
    every: dict[str, list[Mutant]] = {name: [] for name in TESTS}
    for file in sorted((ROOT / "referee").glob("*/**/*.py")):
        path, text = file.relative_to(ROOT), file.read_text(encoding="utf-8")
        if not text.startswith(GENERATED):
            every[package_of(path)] += (one for one in mutants_of(path, text) if not is_equivalent(one, text))
    chosen: list[Mutant] = []
    names = sorted(every)
    while len(chosen) < count:
        rng.shuffle(names)
        chosen += [every[name].pop(rng.randrange(len(every[name]))) for name in names if every[name]]
    return chosen[:count]


class Log:
    """The outcomes for the mutants of a seed, in a file with one JSON document per line."""

    def __init__(self, seed: int) -> None:
        self._file = LOGS / f"mutants-{seed}.jsonl"
        self._key = {"sources": _digest("referee"), "tests": _digest("tests")}
        lines = self._file.read_bytes().splitlines() if self._file.exists() else []
        self._known = {known["mutant"]: known for known in map(orjson.loads, lines)}

    def find(self, mutant: Mutant) -> Outcome | None:
        """Return the logged outcome of a mutant, or None if there is none or it is out of date.

        It is out of date if the sources have changed since then or, for a survivor, the tests have changed.
        """
        known: dict[str, Any] = self._known.get(str(mutant), {})
        wanted = self._key if known.get("by") is None else {"sources": self._key["sources"]}
        return Outcome(known["by"], known["seconds"]) if known.items() >= wanted.items() else None

    def keep(self, mutant: Mutant, found: Outcome) -> None:
        """Add an outcome to the file."""
        LOGS.mkdir(exist_ok=True)
        with self._file.open("ab") as file:
            file.write(orjson.dumps({"mutant": str(mutant), **found._asdict(), **self._key}) + b"\n")


def _digest(folder: str) -> str:
    found = blake2b(digest_size=8)
    for file in sorted((ROOT / folder).rglob("*")):
        if file.is_file() and "__pycache__" not in file.parts:
            found.update(b"%a" % str(file.relative_to(ROOT)) + file.read_bytes())
    return found.hexdigest()


@contextmanager
def copies(count: int) -> Iterator[SimpleQueue[Path]]:
    """Yield a queue with this many copies of the project, one for each concurrent trial."""
    with TemporaryDirectory() as folder:
        free: SimpleQueue[Path] = SimpleQueue()
        for number in range(count):
            tree = Path(folder) / f"tree{number}"
            shutil.copytree(ROOT, tree, ignore=shutil.ignore_patterns(*LEFT_OUT))
            # One test asks git for the files of the project, so make the copy a repository.
            run(["git", "init", "--quiet", str(tree)], check=True)  # noqa: S603, S607
            run(["git", "-C", str(tree), "add", "--all"], check=True, capture_output=True)  # noqa: S603, S607
            free.put(tree)
        yield free


def outcomes(mutants: list[Mutant], log: Log, jobs: int) -> Iterator[tuple[Mutant, Outcome]]:
    """Yield each mutant with its outcome: known outcomes first, then the others as they finish."""
    left = []
    for mutant in mutants:
        if known := log.find(mutant):
            yield mutant, known
        else:
            left.append(mutant)
    with copies(jobs) as trees, ThreadPoolExecutor(jobs) as pool:

        def attempt(mutant: Mutant) -> tuple[Mutant, Outcome]:
            tree = trees.get()
            try:
                return mutant, outcome(mutant, tree)
            finally:
                trees.put(tree)

        for done in as_completed([pool.submit(attempt, mutant) for mutant in left]):
            log.keep(*done.result())
            yield done.result()


def report(found: dict[Mutant, Outcome]) -> None:
    """Print how many mutants were noticed, in total and by package, and the changed lines of the survivors."""
    survivors = [mutant for mutant, result in found.items() if result.by is None]
    noticed = len(found) - len(survivors)
    click.echo(f"\n{noticed} of {len(found)} mutants noticed ({noticed / len(found):.1%})")
    lived = Counter(package_of(mutant.path) for mutant in survivors)
    for name, count in sorted(Counter(package_of(mutant.path) for mutant in found).items()):
        click.echo(f"  {name:8} {count - lived[name]} of {count}")
    for mutant in survivors:
        click.echo(f"\n{mutant.path}:{mutant.line}\n{mutant.difference((ROOT / mutant.path).read_bytes())}")


def main() -> None:
    """Draw mutants, try them, and report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args()
    found: dict[Mutant, Outcome] = {}
    for mutant, result in outcomes(random_mutants(Random(asked.seed), asked.count), Log(asked.seed), asked.jobs):
        found[mutant] = result
        click.echo(f"{len(found):3} {result} {result.seconds:4.0f} s  {mutant}")
    report(found)


if __name__ == "__main__":
    main()
