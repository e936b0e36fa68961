"""Fixtures that add things to the game for one test and remove them afterwards."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from referee.rules import registry
from tests.rules_extension import page


def _registries() -> list[dict[Any, Any]]:
    return [
        registry._POWERS,
        *registry._GROUPS.values(),
        registry._BONUS_OF,
        registry._NOMAD_COPIES,
        registry._CODES,
        registry._CARDS,
        registry._TASKS,
    ]


@pytest.fixture
def restore_registries() -> Iterator[None]:
    """Restore the registries after the test."""
    before = [dict(known) for known in _registries()]
    yield
    for known, old in zip(_registries(), before, strict=True):
        known.clear()
        known.update(old)


@pytest.fixture
def docks(restore_registries: None, tmp_path: Path) -> None:  # noqa: ARG001  (the fixture cleans up)
    """Add all rule examples in docs/adding.md to the game, from files outside the package."""
    for path in page.RULES:
        page.load(path, tmp_path)
