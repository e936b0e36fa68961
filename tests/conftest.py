"""Settings of all tests."""

from collections.abc import Iterator
from dataclasses import fields

import pytest
from hypothesis import settings

from referee.photo.process import Limits

# A busy machine must not fail a test: time is for the benchmarks.
settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")


@pytest.fixture(autouse=True, scope="session")
def _slots_of_these_tests(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Services elsewhere on this machine do not take the places of the services under test."""
    with pytest.MonkeyPatch.context() as patch:
        folder = str(tmp_path_factory.mktemp("slots"))
        patch.setattr("referee.serving.slots.gettempdir", lambda: folder)
        yield


@pytest.fixture(autouse=True, scope="session")
def _photographs_are_read_at_once() -> Iterator[None]:
    """The service reads them while the machine has nothing else to do. Beside busy loops that would take for ever."""
    with pytest.MonkeyPatch.context() as patch:
        usual = tuple(0 if field.name == "niceness" else field.default for field in fields(Limits))
        patch.setattr(Limits.__init__, "__defaults__", usual)
        yield
