"""Mutants that a person has judged to behave like the original."""

from typing import Final

from tools.mutation.mutants import Mutant

EQUIVALENTS: Final = {
    (
        "referee/api/requests.py",
        "response.set_data(gzip.compress(response.get_data(), compresslevel=4, mtime=0))",
        "response.set_data(gzip.compress(response.get_data(), compresslevel=4, mtime=1))",
    ): "any fixed time makes the same answer the same bytes",
}
"""The reason why a change makes no difference, by path, old line and new line."""


def is_equivalent(mutant: Mutant, text: str) -> bool:
    """Return whether this mutant of a file is listed as making no difference."""
    before, after = (line[2:].strip() for line in mutant.difference(text.encode()).splitlines()[:2])
    return (str(mutant.path), before, after) in EQUIVALENTS
