"""Settings for all tests."""

import gc
from collections.abc import Iterator
from dataclasses import fields
from os import cpu_count

import pytest
from hypothesis import settings

from referee.photo.process import Limits

# A test must not fail because the machine is busy, so hypothesis has no deadline.
settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")


def pytest_xdist_auto_num_workers() -> int:
    """The number of processes for `-n auto`. It exceeds the number of cores, because many tests only wait."""
    return 2 * (cpu_count() or 2)


def pytest_configure() -> None:
    """Stop the garbage collector while tests are collected: it would take a third of the time and free little."""
    gc.disable()


def pytest_collection_finish() -> None:
    """Start the garbage collector again, and exempt the modules and tests that are already loaded."""
    gc.enable()
    gc.freeze()


@pytest.fixture(autouse=True, scope="session")
def _slots_of_these_tests(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Keep the host-wide slots in a folder of this run, so that other services on this machine do not occupy them."""
    with pytest.MonkeyPatch.context() as patch:
        folder = str(tmp_path_factory.mktemp("slots"))
        patch.setattr("referee.serving.slots.gettempdir", lambda: folder)
        yield


@pytest.fixture(autouse=True, scope="session")
def _photographs_are_read_at_once() -> Iterator[None]:
    """Read photographs with normal priority: with low priority, a reading takes too long on a busy machine."""
    with pytest.MonkeyPatch.context() as patch:
        usual = tuple(0 if field.name == "niceness" else field.default for field in fields(Limits))
        patch.setattr(Limits.__init__, "__defaults__", usual)
        yield
