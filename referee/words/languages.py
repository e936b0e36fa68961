"""The languages the referee speaks, and which of them a caller wants."""

from functools import lru_cache
from typing import Final

ENGLISH: Final = "en"
LANGUAGES: Final = (ENGLISH, "es", "fr")
LONGEST: Final = 35
"""Letters of a language tag: RFC 5646 promises that no more are needed."""


def language_of(tag: str) -> str:
    """The language of a tag such as `es-MX` or `fr_CA.UTF-8`; English for one we do not speak."""
    return _known(tag) or ENGLISH


@lru_cache(maxsize=256)
def preferred(accepted: str) -> str:
    """The best language for an Accept-Language header (RFC 9110, 12.5.4); English if none of ours is in it."""
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
    """1 unless a parameter says otherwise; 0 for one that cannot be read."""
    for parameter in parameters:
        name, _, value = parameter.partition("=")
        if name.strip().lower() == "q":
            try:
                quality = float(value.strip())
            except ValueError:
                return 0.0
            return quality if 0 <= quality <= 1 else 0.0
    return 1.0
