"""A base class for enums whose values appear in JSON."""

from enum import StrEnum


class Word(StrEnum):
    """An enum whose values are wire words: the exact words that JSON documents use."""
