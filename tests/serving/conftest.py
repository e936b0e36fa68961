"""Fixtures that these tests share with the tests of the API."""

from tests.api.conftest import logged

__all__ = ["logged"]
