"""The settings of the service, which come from environment variables."""

import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

from referee.base.errors import FaultsError
from referee.base.faults import Fault, quote, unknown
from referee.words.speech import speech

_LEVELS: Final = ("DEBUG", "INFO", "WARNING", "ERROR")
_MIN_SECRET: Final = 16
"""The minimum length of a secret, in bytes."""
_MAX_PORT: Final = 65535
_TIMEOUT: Final = 15
_TIMEOUT_MARGIN: Final = 30
"""The seconds that the worker timeout adds to `photo_seconds`, for all work except reading the pictures."""
_ORIGIN: Final = re.compile(r"https?://([a-z0-9.-]+|\[[0-9a-f:]+\])(:[0-9]{1,5})?")


class ConfigError(FaultsError):
    """Raised if a setting has an invalid value. The place of each fault is the name of the environment variable."""

    def __str__(self) -> str:
        return "\n".join(f"{fault.place}: {speech().fault(fault)}" for fault in self.faults)


class Config(NamedTuple):
    """The settings of the service. Each has a default."""

    redis_url: str | None = None
    """REFEREE_REDIS_URL: the address of a second-level cache that all processes share; none by default."""
    cache_key: bytes = b""
    """REFEREE_CACHE_KEY: the key that protects answers in Redis from forgery; without it, no answers are shared."""
    state_key: tuple[bytes, ...] = ()
    """REFEREE_STATE_KEY: the keys of signed states, separated by commas; the first key signs, and all keys verify."""
    cors_origins: tuple[str, ...] = ()
    """REFEREE_CORS_ORIGINS: origins whose pages may make calls, separated by commas, or `*`; none by default."""
    api_keys: frozenset[str] = frozenset()
    """REFEREE_API_KEYS: accepted keys, separated by commas; by default callers need no key."""
    rate_limit: int | None = None
    """REFEREE_RATE_LIMIT: how many calls per minute each caller may make; no limit by default."""
    trusted_proxies: int = 0
    """REFEREE_TRUSTED_PROXIES: how many proxies in front of the service append to X-Forwarded-For; 0 by default."""
    drain_file: Path | None = None
    """REFEREE_DRAIN_FILE: while this file exists, /readyz answers 503; other calls are still answered."""
    log_level: str = "INFO"
    """REFEREE_LOG_LEVEL: the lowest level that is logged; with WARNING, ordinary requests are not logged."""
    pictures: int = 2
    """REFEREE_PICTURES: how many PNG pictures this host draws at once; one of several workers is always kept free."""
    photos: int = 1
    """REFEREE_PHOTOS: how many requests with photographs this host reads at once; with 0, it reads none."""
    photo_seconds: int = 120
    """REFEREE_PHOTO_SECONDS: the time limit for reading the pictures of one request; gunicorn's timeout is longer.

    The limit only matters on a busy host, because the CPU time for each picture has its own limit.
    """
    background: bool = False
    """REFEREE_BACKGROUND: with any number except 0, the workers have a low priority; 0 by default."""
    probe_bind: tuple[str, int] | None = None
    """REFEREE_PROBE_BIND: the address and port where the master answers probes; none by default."""


def from_environment(environment: Mapping[str, str] | None = None) -> Config:
    """Return the settings in these variables, by default those of this process.

    Raises ConfigError if a variable has an invalid value.
    """
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
        api_keys=frozenset(_split(values.get("REFEREE_API_KEYS", ""))),
        rate_limit=_number(values, "REFEREE_RATE_LIMIT", example=600) or None,
        trusted_proxies=_number(values, "REFEREE_TRUSTED_PROXIES", example=1),
        drain_file=Path(drain) if drain else None,
        log_level=level,
        pictures=_pictures(values),
        photos=_number(values, "REFEREE_PHOTOS", example=1, default=1),
        photo_seconds=_number(values, "REFEREE_PHOTO_SECONDS", example=120, default=120),
        background=bool(_number(values, "REFEREE_BACKGROUND", example=1)),
        probe_bind=_address(values, "REFEREE_PROBE_BIND"),
    )


def worker_count(default: int, environment: Mapping[str, str] | None = None) -> int:
    """Return WEB_CONCURRENCY, or `default` if it is unset or 0. Raises ConfigError if it is not a number."""
    values = os.environ if environment is None else environment
    return _number(values, "WEB_CONCURRENCY", example=4) or default


def request_timeout(config: Config) -> int:
    """Return the time in seconds after which a worker that has not answered counts as stuck.

    It is longer if the service reads photographs, because that takes much longer than any other call.
    """
    return max(_TIMEOUT, config.photo_seconds + _TIMEOUT_MARGIN) if config.photos else _TIMEOUT


def _pictures(values: Mapping[str, str]) -> int:
    """Return how many pictures may be drawn at once. If several workers are configured, at least one stays free."""
    pictures = _number(values, "REFEREE_PICTURES", example=2, default=2)
    workers = worker_count(0, values)
    return min(pictures, max(1, workers - 1)) if workers else pictures


def _address(values: Mapping[str, str], name: str) -> tuple[str, int] | None:
    text = values.get(name, "")
    if not text:
        return None
    host, colon, port = text.rpartition(":")
    if not (colon and host and port.isascii() and port.isdigit() and len(port) < 6 and int(port) <= _MAX_PORT):
        raise ConfigError([Fault(name, "bind-address", {"found": quote(text)})])
    return host.strip("[]"), int(port)


def _number(values: Mapping[str, str], name: str, *, example: int, default: int = 0) -> int:
    text = values.get(name) or str(default)
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise ConfigError([Fault(name, "setting-number", {"found": quote(text), "example": example})])
    return int(text)


def _secret(values: Mapping[str, str], name: str) -> bytes:
    return _checked_secret(name, values.get(name, ""))


def _secrets(values: Mapping[str, str], name: str) -> tuple[bytes, ...]:
    return tuple(_checked_secret(name, secret) for secret in _split(values.get(name, "")))


def _checked_secret(name: str, text: str) -> bytes:
    secret = text.encode()
    if secret and len(secret) < _MIN_SECRET:
        raise ConfigError([Fault(name, "setting-secret", {"count": len(secret), "least": _MIN_SECRET})])
    return secret


def _origins(values: Mapping[str, str]) -> tuple[str, ...]:
    """Return the allowed origins.

    Raises ConfigError if an origin is malformed, because flask-cors would treat a `*` within an origin as a regular
    expression.
    """
    name = "REFEREE_CORS_ORIGINS"
    origins = _split(values.get(name, ""))
    if origins == ("*",):
        return origins
    invalid = [origin for origin in origins if not _ORIGIN.fullmatch(origin)]
    if invalid:
        raise ConfigError([Fault(name, "setting-origin", {"found": quote(origin)}) for origin in invalid])
    return origins


def _split(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split(",") if part.strip())
