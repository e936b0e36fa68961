"""Mutants that do the same as the original: read by somebody who found that no answer can differ."""

from typing import Final

from tools.mutation.mutants import Mutant

EQUIVALENTS: Final = {
    (
        "referee/api/requests.py",
        "response.set_data(gzip.compress(response.get_data(), compresslevel=4, mtime=0))",
        "response.set_data(gzip.compress(response.get_data(), compresslevel=4, mtime=1))",
    ): "any fixed time makes the same answer the same bytes",
}
"""Path, line and what it becomes: why that makes no difference."""


def is_equivalent(mutant: Mutant, text: str) -> bool:
    """Whether somebody found that this mutant of a file makes no difference."""
    before, after = (line[2:].strip() for line in mutant.difference(text.encode()).splitlines()[:2])
    return (str(mutant.path), before, after) in EQUIVALENTS
