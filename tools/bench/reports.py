"""Writes reports of measurements as pages in docs/reports/: the output of a run, the machine and the date.

Raw figures go to build/, which is not in the repository.
"""

import os
import platform
import re
import subprocess
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from tools.bench.service import BUILD, ROOT

REPORTS: Final = ROOT / "docs" / "reports"


class Report:
    """A report that prints each line immediately, and writes all lines to a page at the end."""

    def __init__(self, name: str, title: str) -> None:
        self._name = name
        self._title = title
        self._lines: list[str] = []
        self.held = True

    def print(self, line: str = "") -> None:
        """Print a line, and add it to the report."""
        print(line, flush=True)
        self._lines.append(line)

    def bar(self, what: str, *, holds: bool) -> None:
        """Report whether a target is met. If it is not, the run fails."""
        self.held &= holds
        self.print(f"bar: {what}: {'holds' if holds else 'BROKEN'}")

    def write(self, command: str, before: str, raw: str = "") -> int:
        """Write the page to docs/reports/, and any raw figures to build/. Return the exit code of the run."""
        parts = [f"# {self._title}", before, f"`{command}`, {machine()}.", fenced("\n".join(self._lines))]
        if raw:
            BUILD.mkdir(exist_ok=True)
            (BUILD / f"{self._name}.txt").write_text(raw + "\n", encoding="utf-8")
        save(self._name, "\n\n".join(parts) + "\n")
        return 0 if self.held else 1


def save(name: str, text: str) -> None:
    """Write a page in docs/reports/."""
    file = REPORTS / f"{name}.md"
    file.parent.mkdir(exist_ok=True)
    file.write_text(text, encoding="utf-8")
    print(f"written to {file.relative_to(ROOT)}")


def fenced(text: str) -> str:
    """Return the text as a code block in Markdown."""
    return f"```text\n{text.strip()}\n```"


def machine() -> str:
    """Return a description of this run: processor, cores, memory, system, Python version, revision, time and load."""
    info = Path("/proc/cpuinfo").read_text(encoding="utf-8")
    model = re.search(r"model name\s*: (.*)", info)
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 2**30
    revision = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"],  # noqa: S607
        cwd=ROOT,
        text=True,
        capture_output=True,
        check=True,
    ).stdout.strip()
    return (
        f"{model[1] if model else platform.machine()}, {len(os.sched_getaffinity(0))} cores, {memory:.0f} GB, "
        f"{platform.system()} {platform.release()}, Python {platform.python_version()}, revision {revision}, "
        f"{datetime.now(UTC):%Y-%m-%d %H:%M} UTC, load before the end {os.getloadavg()[2]:.1f}"
    )
