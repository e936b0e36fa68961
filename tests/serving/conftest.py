"""What the tests of the process share with those of the API."""

from tests.api.conftest import logged

__all__ = ["logged"]
