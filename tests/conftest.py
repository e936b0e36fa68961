"""Settings of all tests."""

from collections.abc import Iterator

import pytest
from hypothesis import settings

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
