"""The settings of the service, read from the environment once."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple


class ConfigError(ValueError):
    """A setting that cannot be used."""


class Config(NamedTuple):
    """Everything that can be set; nothing needs to be."""

    redis_url: str | None = None
    """REFEREE_REDIS_URL: a second-level cache shared between processes; none by default."""
    cors_origins: tuple[str, ...] = ()
    """REFEREE_CORS_ORIGINS: origins of web pages that may call, separated by commas, or `*`; none by default."""
    api_keys: frozenset[str] = frozenset()
    """REFEREE_API_KEYS: keys of which a caller must send one, separated by commas; none are asked for by default."""
    rate_limit: int | None = None
    """REFEREE_RATE_LIMIT: calls per minute and caller; no limit by default."""
    trusted_proxies: int = 0
    """REFEREE_TRUSTED_PROXIES: how many proxies stand in front and tell the caller's address; none by default."""
    drain_file: Path | None = None
    """REFEREE_DRAIN_FILE: while this file exists, /readyz answers 503; other calls go on."""
    log_level: str = "INFO"
    """REFEREE_LOG_LEVEL: WARNING leaves out the line for each request."""
    photos: int = 1
    """REFEREE_PHOTOS: how many photographs this host reads at once; 0 reads none."""
    photo_seconds: int = 12
    """REFEREE_PHOTO_SECONDS: how long the pictures of one request may take; less than gunicorn's timeout."""


def from_environment(environment: Mapping[str, str] | None = None) -> Config:
    """The settings of this process; ConfigError names the variable that cannot be used."""
    values = os.environ if environment is None else environment
    level = values.get("REFEREE_LOG_LEVEL", "INFO").upper()
    if level not in {"DEBUG", "INFO", "WARNING", "ERROR"}:
        raise ConfigError(f"REFEREE_LOG_LEVEL is {level!r}; it is DEBUG, INFO, WARNING or ERROR")
    drain = values.get("REFEREE_DRAIN_FILE")
    return Config(
        redis_url=values.get("REFEREE_REDIS_URL") or None,
        cors_origins=_listed(values.get("REFEREE_CORS_ORIGINS", "")),
        api_keys=frozenset(_listed(values.get("REFEREE_API_KEYS", ""))),
        rate_limit=_number(values, "REFEREE_RATE_LIMIT", "calls per minute, such as 600") or None,
        trusted_proxies=_number(values, "REFEREE_TRUSTED_PROXIES", "proxies in front, such as 1"),
        drain_file=Path(drain) if drain else None,
        log_level=level,
        photos=_number(values, "REFEREE_PHOTOS", "photographs at once, such as 1", usual=1),
        photo_seconds=_number(values, "REFEREE_PHOTO_SECONDS", "seconds, such as 12", usual=12),
    )


def _number(values: Mapping[str, str], name: str, what: str, *, usual: int = 0) -> int:
    text = values.get(name) or str(usual)
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise ConfigError(f"{name} is {text!r}; it is a number of {what}")
    return int(text)


def _listed(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split(",") if part.strip())
