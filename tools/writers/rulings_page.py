"""Writes the table in docs/rulings.md: `python -m tools.writers.rulings_page`."""

from pathlib import Path
from typing import Final

from referee.model.ruleset import OPTIONS
from referee.words.rulings import READINGS, Decision
from referee.words.speech import speech

PAGE: Final = Path(__file__).parents[2] / "docs" / "rulings.md"
HEAD: Final = ("| rule | our reading | option | why |", "|---|---|---|---|")


def rows() -> list[str]:
    """Return the lines of the table."""
    return [*HEAD, *(_row(reading) for reading in READINGS)]


def _row(reading: Decision) -> str:
    text, why = speech().reading(reading.key)
    option = ""
    if reading.option:
        option = f"`{reading.option}`: {' or '.join(f'`{value}`' for value in OPTIONS[reading.option])}"
    return f"| {reading.rule} | {text} | {option} | {why} |"


def main() -> None:
    """Replace the table in docs/rulings.md."""
    lines = PAGE.read_text(encoding="utf-8").splitlines()
    first = lines.index(HEAD[0])
    last = max(number for number, line in enumerate(lines) if line.startswith("|"))
    PAGE.write_text("\n".join([*lines[:first], *rows(), *lines[last + 1 :]]) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
