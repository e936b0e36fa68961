"""API keys, cross-origin access and rate limits. All of them are off unless configured."""

from hmac import compare_digest
from http import HTTPStatus
from typing import Any, Final

from flask import Flask, Response, request
from flask_cors import CORS
from flask_limiter import ApplicationLimit, Limiter
from flask_limiter.util import get_remote_address

from referee.api import features
from referee.documents.problems import ProblemError
from referee.serving import tracing
from referee.serving.cache.client import client_for
from referee.serving.config import Config

_KEY_HEADER: Final = "X-Api-Key"
_CALLS: Final = "/v1/"
WRONG_KEYS: Final = 60
"""How many calls per minute an address may make with a wrong or missing key. Further calls are refused."""


def register(app: Flask, config: Config) -> None:
    """Switch on the limits that the settings contain."""
    if config.cors_origins:
        CORS(
            app,
            origins=list(config.cors_origins),
            allow_headers=["Content-Type", _KEY_HEADER, "X-Request-Id", tracing.HEADER],
            expose_headers=["X-Request-Id", "Referee-Rules", "ETag"],
            max_age=86_400,
        )
    # Limit before checking keys, so that calls with a wrong key count, too.
    if config.rate_limit or config.api_keys:
        _limit(app, config)
    if config.api_keys:
        _ask_for_keys(app, config.api_keys)


def _ask_for_keys(app: Flask, keys: frozenset[str]) -> None:
    @app.before_request
    def check_key() -> None:
        if not request.path.startswith(_CALLS) or request.method == "OPTIONS" or request.path == features.PATH:
            return
        sent = request.headers.get(_KEY_HEADER, "").encode()
        if not any(compare_digest(sent, key.encode()) for key in keys):
            raise ProblemError(
                HTTPStatus.UNAUTHORIZED,
                "key-needed",
                facts={"header": _KEY_HEADER},
                headers={"WWW-Authenticate": _KEY_HEADER},
            )


def _limit(app: Flask, config: Config) -> None:
    storage, options = _counters(config.redis_url)
    every_call = [ApplicationLimit(f"{config.rate_limit} per minute")] if config.rate_limit else []
    wrong_keys = [ApplicationLimit(f"{WRONG_KEYS} per minute", scope="wrong keys", deduct_when=_is_wrong_key)]
    limiter = Limiter(
        get_remote_address,
        app=app,
        application_limits=[*every_call, *(wrong_keys if config.api_keys else [])],
        storage_uri=storage,
        storage_options=options,
        in_memory_fallback_enabled=True,
        headers_enabled=True,
        strategy="moving-window",
        swallow_errors=True,
    )

    @limiter.request_filter
    def is_free() -> bool:
        return not request.path.startswith(_CALLS)


def _is_wrong_key(response: Response) -> bool:
    return response.status_code == HTTPStatus.UNAUTHORIZED


def _counters(redis_url: str | None) -> tuple[str, dict[str, Any]]:
    """The storage for the rate limiter and its options.

    With Redis, the limiter uses the connection pool of `client_for`, which has timeouts and supports unix:// URLs.
    """
    if redis_url is None:
        return "memory://", {}
    return "redis://", {"connection_pool": client_for(redis_url).connection_pool}
