"""The settings of the service, read from the environment once."""

import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

from referee.base.errors import FaultsError
from referee.base.faults import Fault, quote, unknown
from referee.words.speech import speech

_LEVELS: Final = ("DEBUG", "INFO", "WARNING", "ERROR")
_SHORTEST_SECRET: Final = 16
_ORIGIN: Final = re.compile(r"https?://([a-z0-9.-]+|\[[0-9a-f:]+\])(:[0-9]{1,5})?")


class ConfigError(FaultsError):
    """A setting with an invalid value. The place of a fault is the name of the variable."""

    def __str__(self) -> str:
        return "\n".join(f"{fault.place}: {speech().fault(fault)}" for fault in self.faults)


class Config(NamedTuple):
    """All settings. Every one is optional."""

    redis_url: str | None = None
    """REFEREE_REDIS_URL: a second-level cache shared between processes; none by default."""
    cache_key: bytes = b""
    """REFEREE_CACHE_KEY: seals answers in Redis, so that nobody else can write them; without it none are shared."""
    state_key: tuple[bytes, ...] = ()
    """REFEREE_STATE_KEY: signs states; several keys are separated by commas, and the first one signs."""
    cors_origins: tuple[str, ...] = ()
    """REFEREE_CORS_ORIGINS: origins of the web pages that may call, separated by commas, or `*`; none by default."""
    api_keys: frozenset[str] = frozenset()
    """REFEREE_API_KEYS: accepted keys, separated by commas; by default callers need no key."""
    rate_limit: int | None = None
    """REFEREE_RATE_LIMIT: calls per minute and caller; no limit by default."""
    trusted_proxies: int = 0
    """REFEREE_TRUSTED_PROXIES: how many proxies in front add the caller's address; none by default."""
    drain_file: Path | None = None
    """REFEREE_DRAIN_FILE: while this file exists, /readyz answers 503; other calls are still answered."""
    log_level: str = "INFO"
    """REFEREE_LOG_LEVEL: WARNING leaves out the line for each request."""
    pictures: int = 2
    """REFEREE_PICTURES: how many pictures this host draws as PNG at once; fewer than it has workers."""
    photos: int = 1
    """REFEREE_PHOTOS: how many photographs this host reads at once; 0 reads none."""
    photo_seconds: int = 12
    """REFEREE_PHOTO_SECONDS: how long the pictures of one request may take; less than gunicorn's timeout."""
    background: bool = False
    """REFEREE_BACKGROUND: 1 for workers that use only the CPU which nothing else on the machine wants."""


def from_environment(environment: Mapping[str, str] | None = None) -> Config:
    """The settings of this process; ConfigError names an invalid variable."""
    values = os.environ if environment is None else environment
    level = values.get("REFEREE_LOG_LEVEL", "INFO").upper()
    if level not in _LEVELS:
        raise ConfigError([unknown("word", level, _LEVELS, "REFEREE_LOG_LEVEL")])
    drain = values.get("REFEREE_DRAIN_FILE")
    return Config(
        redis_url=values.get("REFEREE_REDIS_URL") or None,
        cache_key=_secret(values, "REFEREE_CACHE_KEY"),
        state_key=_secrets(values, "REFEREE_STATE_KEY"),
        cors_origins=_origins(values),
        api_keys=frozenset(_listed(values.get("REFEREE_API_KEYS", ""))),
        rate_limit=_number(values, "REFEREE_RATE_LIMIT", example=600) or None,
        trusted_proxies=_number(values, "REFEREE_TRUSTED_PROXIES", example=1),
        drain_file=Path(drain) if drain else None,
        log_level=level,
        pictures=_number(values, "REFEREE_PICTURES", example=2, usual=2),
        photos=_number(values, "REFEREE_PHOTOS", example=1, usual=1),
        photo_seconds=_number(values, "REFEREE_PHOTO_SECONDS", example=12, usual=12),
        background=bool(_number(values, "REFEREE_BACKGROUND", example=1)),
    )


def _number(values: Mapping[str, str], name: str, *, example: int, usual: int = 0) -> int:
    text = values.get(name) or str(usual)
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise ConfigError([Fault(name, "setting-number", {"found": quote(text), "example": example})])
    return int(text)


def _secret(values: Mapping[str, str], name: str) -> bytes:
    return _checked_secret(name, values.get(name, ""))


def _secrets(values: Mapping[str, str], name: str) -> tuple[bytes, ...]:
    return tuple(_checked_secret(name, secret) for secret in _listed(values.get(name, "")))


def _checked_secret(name: str, text: str) -> bytes:
    secret = text.encode()
    if secret and len(secret) < _SHORTEST_SECRET:
        raise ConfigError([Fault(name, "setting-secret", {"count": len(secret), "least": _SHORTEST_SECRET})])
    return secret


def _origins(values: Mapping[str, str]) -> tuple[str, ...]:
    """The origins as written. flask-cors would read a star, or any other special sign, as a regular expression."""
    name = "REFEREE_CORS_ORIGINS"
    origins = _listed(values.get(name, ""))
    if origins == ("*",):
        return origins
    faults = [Fault(name, "setting-origin", {"found": quote(one)}) for one in origins if not _ORIGIN.fullmatch(one)]
    if faults:
        raise ConfigError(faults)
    return origins


def _listed(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split(",") if part.strip())
