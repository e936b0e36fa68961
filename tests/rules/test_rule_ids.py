"""Every rule has at least one example that names it."""

import ast
import re
from functools import cache
from pathlib import Path
from typing import Final

import pytest

RULES: Final = (
    *(f"G{number}" for number in range(1, 13)),
    *("P1", "P2", "P3", "P4", "P5"),
    *(f"T{number}" for number in range(1, 7)),
    *(f"B{number}" for number in range(1, 6)),
    *(f"L{number}" for number in range(1, 14)),
    *("C1", "E1", "E2"),
    *(f"S{number}" for number in range(1, 26)),
    *(f"N{number}" for number in range(1, 11)),
    *(f"X{number}" for number in range(1, 15)),
    *(f"M{number}" for number in range(1, 8)),
    *(f"H{number}" for number in range(1, 11)),
    *("Q1", "Q2", "Q3"),
    *("V useless-card", "V resettlement", "V rovers-timing", "V lords-zero", "V vacated-hex"),
    *("V movement", "V island-rim", "V presets"),
)


@cache
def docstrings() -> list[str]:
    """The docstrings of the tests in this folder and its subfolders."""
    return [
        ast.get_docstring(node) or ""
        for file in sorted(Path(__file__).parent.rglob("test_*.py"))
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_has_an_example(rule: str) -> None:
    assert any(re.search(rf"\b{rule}\b", text) for text in docstrings())
