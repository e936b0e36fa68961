"""Runs the tests in a copy of the project that contains a fault."""

import os
import re
import signal
import sys
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from importlib.util import cache_from_source
from pathlib import Path
from resource import RLIMIT_AS, prlimit
from subprocess import DEVNULL, PIPE, Popen, TimeoutExpired
from time import monotonic
from typing import Final, NamedTuple

import pytest

from tools.mutation.choice import stages
from tools.mutation.mutants import Mutant

TEST_LIMIT: Final = 120
"""The timeout of one test in seconds. A test that exceeds it counts as failed."""
STAGE_LIMIT: Final = 3600
"""The timeout of a whole stage in seconds, in case a test is stuck in a loop that its own timeout cannot stop."""
MEMORY: Final = 6 * 2**30
TOO_LONG: Final = "the time limit"
NO_START: Final = "the tests broke off"
_FAILED: Final = re.compile(r"^(?:FAILED|ERROR) (\S+?\.py(?:::\S+(?: .*\])?)?)(?: - .*)?$", re.MULTILINE)


class Outcome(NamedTuple):
    """Whether the tests noticed a mutant, and how long they took."""

    by: str | None
    """The first test that noticed the fault, TOO_LONG or NO_START; None for a survivor."""
    seconds: float

    def __str__(self) -> str:
        return "SURVIVED" if self.by is None else "noticed "


def outcome(mutant: Mutant, tree: Path) -> Outcome:
    """Try a mutant in this copy of the project."""
    begin = monotonic()
    return Outcome(_noticed_by(mutant, tree), round(monotonic() - begin, 1))


def _noticed_by(mutant: Mutant, tree: Path) -> str | None:
    """Return the test that fails only with the mutant, TOO_LONG or NO_START, or None if the mutant survives."""
    failing_anyway: set[str] = set()
    for stage in stages(mutant.path):
        with _with_fault(mutant, tree):
            by = _failure(stage, tree)
        while by in failing_anyway or (by not in {None, TOO_LONG, NO_START} and _failure([str(by)], tree)):
            failing_anyway.add(str(by))
            with _with_fault(mutant, tree):
                by = _failure(stage, tree, without=failing_anyway)
        if by == NO_START and _failure(stage, tree) == NO_START:
            raise RuntimeError(f"without a fault, these tests break off, too: {' '.join(stage)}")
        if by:
            return by
    return None


@contextmanager
def _with_fault(mutant: Mutant, tree: Path) -> Iterator[None]:
    """Put the fault into the file, and afterwards restore the file and remove its bytecode."""
    file = tree / mutant.path
    original = file.read_bytes()
    file.write_bytes(mutant.source(original))
    try:
        yield
    finally:
        file.write_bytes(original)
        Path(cache_from_source(str(file))).unlink(missing_ok=True)


def _failure(tests: list[str], tree: Path, without: Collection[str] = ()) -> str | None:
    """Run the tests, and return the first one that fails, or None if all pass.

    Return TOO_LONG on a timeout, and NO_START if the tests fail but the output names no test.
    """
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-n", "0", "-rfE", "--tb=no", "-p", "no:cacheprovider"]
    command += ["-m", "not slow"]
    command += [f"--timeout={TEST_LIMIT}", *(f"--deselect={name}" for name in without), *tests]
    environment = os.environ | {"PYTHONPATH": str(tree)}
    with Popen(  # noqa: S603
        command, cwd=tree, env=environment, stdout=PIPE, stderr=DEVNULL, text=True, start_new_session=True
    ) as process:
        prlimit(process.pid, RLIMIT_AS, (MEMORY, MEMORY))
        try:
            said, _ = process.communicate(timeout=STAGE_LIMIT)
        except TimeoutExpired:
            return TOO_LONG
        finally:
            _end_all(process.pid)
    if process.returncode in {pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED}:
        return None
    found = _FAILED.search(said)
    return found[1] if found else NO_START


def _end_all(group: int) -> None:
    """Kill the tests and all processes in their group."""
    try:
        os.killpg(group, signal.SIGKILL)
    except ProcessLookupError:
        return
