"""Fixtures that these tests share with those of the API."""

from tests.api.conftest import logged

__all__ = ["logged"]
