"""The settings of the service, read from the environment once."""

import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

_SHORTEST_SECRET: Final = 16
_ORIGIN: Final = re.compile(r"https?://([a-z0-9.-]+|\[[0-9a-f:]+\])(:[0-9]{1,5})?")


class ConfigError(ValueError):
    """A setting that cannot be used."""


class Config(NamedTuple):
    """Everything that can be set; nothing needs to be."""

    redis_url: str | None = None
    """REFEREE_REDIS_URL: a second-level cache shared between processes; none by default."""
    cache_key: bytes = b""
    """REFEREE_CACHE_KEY: seals answers in Redis, so that nobody else can write them; without it none are shared."""
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


def from_environment(environment: Mapping[str, str] | None = None) -> Config:
    """The settings of this process; ConfigError names the variable that cannot be used."""
    values = os.environ if environment is None else environment
    level = values.get("REFEREE_LOG_LEVEL", "INFO").upper()
    if level not in {"DEBUG", "INFO", "WARNING", "ERROR"}:
        raise ConfigError(f"REFEREE_LOG_LEVEL is {level!r}; it is DEBUG, INFO, WARNING or ERROR")
    drain = values.get("REFEREE_DRAIN_FILE")
    return Config(
        redis_url=values.get("REFEREE_REDIS_URL") or None,
        cache_key=_secret(values, "REFEREE_CACHE_KEY"),
        cors_origins=_origins(values),
        api_keys=frozenset(_listed(values.get("REFEREE_API_KEYS", ""))),
        rate_limit=_number(values, "REFEREE_RATE_LIMIT", "calls per minute, such as 600") or None,
        trusted_proxies=_number(values, "REFEREE_TRUSTED_PROXIES", "proxies in front, such as 1"),
        drain_file=Path(drain) if drain else None,
        log_level=level,
    )


def _number(values: Mapping[str, str], name: str, what: str) -> int:
    text = values.get(name) or "0"
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise ConfigError(f"{name} is {text!r}; it is a number of {what}")
    return int(text)


def _secret(values: Mapping[str, str], name: str) -> bytes:
    secret = values.get(name, "").encode()
    if secret and len(secret) < _SHORTEST_SECRET:
        raise ConfigError(f"{name} has {len(secret)} bytes; it needs {_SHORTEST_SECRET} or more, all at random")
    return secret


def _origins(values: Mapping[str, str]) -> tuple[str, ...]:
    """The origins as written. flask-cors would read a star, or any other special sign, as a regular expression."""
    origins = _listed(values.get("REFEREE_CORS_ORIGINS", ""))
    for origin in origins:
        if origin != "*" and not _ORIGIN.fullmatch(origin):
            raise ConfigError(
                f"REFEREE_CORS_ORIGINS contains {origin!r}; write each origin in full, such as "
                "https://game.example or http://localhost:3000, or a single * for every origin"
            )
    if "*" in origins and len(origins) > 1:
        raise ConfigError("REFEREE_CORS_ORIGINS has * and other origins; * alone admits every origin")
    return origins


def _listed(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split(",") if part.strip())
