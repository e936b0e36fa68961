"""`make bench-compare OLD=<revision>`: measures two checkouts alternately, because the machine's speed varies.

python -m tools.bench.compare /path/to/old /path/to/new [rounds]
"""

import json
import os
import subprocess
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from statistics import median

ROWS = Path("tools/bench/rows.py")
BEFORE = Path("tests/bench")
"""The folder of the scripts in old revisions."""
HERE = Path(__file__).parents[2]
ROUNDS = 7

Rows = dict[str, float]


def alternate(
    script: Path, old: Path, new: Path, rounds: int, arguments: Sequence[str] = ()
) -> list[tuple[Rows, Rows]]:
    """Run the script alternately in the old and the new checkout, and return the pair of results of each round.

    A checkout that has the script runs its own version.
    """
    return [(measured(script, old, arguments), measured(script, new, arguments)) for _ in range(rounds)]


def measured(script: Path, checkout: Path, arguments: Iterable[str]) -> Rows:
    """Return the rows of one checkout, measured in a separate process."""
    places = (checkout / script, checkout / BEFORE / script.name, HERE / script)
    own = next(place for place in places if place.exists())
    # -P keeps the script's folder off sys.path, where tools/bench/http.py would shadow the standard library's http.
    command = [sys.executable, "-P", str(own), *arguments]
    environment = {**os.environ, "PYTHONPATH": str(checkout)}
    done = subprocess.run(command, cwd=checkout, env=environment, stdout=subprocess.PIPE, check=True)  # noqa: S603
    found: Rows = json.loads(done.stdout)
    return found


def report(pairs: Sequence[tuple[Rows, Rows]]) -> None:
    """Print the old and new median of each common row, and the median and range of the ratios old / new.

    A ratio above 1 means that the new checkout is faster.
    """
    print(f"{'row':<24}{'old us':>12}{'new us':>12}{'old / new':>12}{'from':>8}{'to':>8}")
    for row in pairs[0][1]:
        times = [(old[row], new[row]) for old, new in pairs if row in old]
        if not times:
            continue
        ratios = [old / new for old, new in times]
        before, after = (median(side) * 1e6 for side in zip(*times, strict=True))
        print(
            f"{row:<24}{before:>12.1f}{after:>12.1f}{median(ratios):>12.2f}{min(ratios):>8.2f}{max(ratios):>8.2f}",
        )


def checkouts(arguments: Sequence[str]) -> tuple[Path, Path, int]:
    """Return the old path, the new path and the number of rounds from the command line."""
    old, new, *more = arguments
    return Path(old).resolve(), Path(new).resolve(), int(more[0]) if more else ROUNDS


def main(arguments: Sequence[str]) -> None:
    """Compare two checkouts."""
    old, new, rounds = checkouts(arguments)
    report(alternate(ROWS, old, new, rounds))


if __name__ == "__main__":
    main(sys.argv[1:])
