"""Shared files of the engine and of the rules mention no tile, card or task, apart from the names in OWN."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

import referee
from referee.engine.start import FIRST_GAME_CARDS, FIRST_GAME_SECTIONS
from referee.rules.catalogue import CARDS, POWERS, TASKS

HERE: Final = Path(referee.__file__).parent
SHARED: Final = sorted([*HERE.glob("engine/*.py"), *HERE.glob("rules/*.py"), *HERE.glob("rules/families/*.py")])
OWN: Final = {
    HERE / "rules" / "tasks.py": TASKS,
    HERE / "engine" / "start.py": {*FIRST_GAME_SECTIONS, *FIRST_GAME_CARDS},
}
"""The names that two shared files may mention: all tasks, or the sections and cards of the recommended first game."""


def words(file: Path) -> Iterator[str]:
    """Every string in a module except its docstrings."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    docstrings = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
            yield node.value


@pytest.mark.parametrize("file", SHARED, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_no_name_of_a_tile_card_or_task_is_outside_its_file(file: Path) -> None:
    known = {*POWERS, *CARDS, *TASKS} - set(OWN.get(file, ()))
    expansions = {"crossroads"}
    assert known & set(words(file)) <= expansions, "crossroads is the name of an expansion, too"


def test_the_search_finds_the_name_of_a_tile() -> None:
    assert "canoe" in set(words(HERE / "rules" / "locations" / "canoe.py"))
