"""The languages of the referee, and functions that choose the language for a caller."""

from functools import lru_cache
from typing import Final

ENGLISH: Final = "en"
LANGUAGES: Final = (ENGLISH, "es", "fr", "de")
LONGEST: Final = 35
"""The maximum length of a language tag, in characters. RFC 5646 (4.4.1) allows no smaller limit."""


def language_of(tag: str) -> str:
    """The language of a tag such as `es-MX` or `fr_CA.UTF-8`; English if the referee does not support it."""
    return _known(tag) or ENGLISH


@lru_cache(maxsize=256)
def preferred(accepted: str) -> str:
    """The best language for an Accept-Language header (RFC 9110, 12.5.4).

    `*` counts as English. The result is also English if the header accepts none of the referee's languages.
    """
    ranked = []
    for place, part in enumerate(accepted.split(",")):
        tag, *parameters = part.split(";")
        quality = _quality(parameters)
        language = ENGLISH if tag.strip() == "*" else _known(tag.strip())
        if language and quality > 0:
            ranked.append((-quality, place, language))
    return min(ranked)[2] if ranked else ENGLISH


def _known(tag: str) -> str | None:
    primary = tag.replace("_", "-").partition("-")[0].partition(".")[0].lower()
    return primary if primary in LANGUAGES else None


def _quality(parameters: list[str]) -> float:
    """The quality value of a language: 1 by default, 0 if the value is malformed or not between 0 and 1."""
    for parameter in parameters:
        name, _, value = parameter.partition("=")
        if name.strip().lower() == "q":
            try:
                quality = float(value.strip())
            except ValueError:
                return 0.0
            return quality if 0 <= quality <= 1 else 0.0
    return 1.0
