"""API keys, cross-origin access and rate limits. All of them are off unless configured."""

import re
from hmac import compare_digest
from http import HTTPStatus
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any, Final

from flask import Flask, Response, request

from referee.api import features
from referee.documents.problems import ProblemError
from referee.serving import tracing
from referee.serving.config import Config

_KEY_HEADER: Final = "X-Api-Key"
_CALLS: Final = "/v1/"
_METHODS: Final = ("GET", "HEAD", "POST", "OPTIONS")
_EXPOSED: Final = (
    "X-Request-Id",
    "Referee-Rules",
    "ETag",
    "Content-Language",
    "Retry-After",
    "X-RateLimit-Limit",
    "X-RateLimit-Remaining",
    "X-RateLimit-Reset",
)
"""Headers of answers that a page may read."""
_WITH_PORT: Final = re.compile(r"\[(?P<six>[0-9A-Fa-f:.]+)\](?::\d+)?|(?P<four>[0-9.]+):\d+")
"""How some proxies write an address."""
WRONG_KEYS: Final = 60
"""How many calls per minute an address may make with a wrong or missing key. Further calls are refused."""


def register(app: Flask, config: Config) -> None:
    """Switch on the limits that the settings contain. Their libraries load slowly, so they are imported only then."""
    if config.cors_origins:
        from flask_cors import CORS  # noqa: PLC0415

        CORS(
            app,
            origins=list(config.cors_origins),
            methods=_METHODS,
            allow_headers=["Content-Type", _KEY_HEADER, "X-Request-Id", tracing.HEADER],
            expose_headers=_EXPOSED,
            max_age=86_400,
        )

        @app.after_request
        def vary_by_origin(response: Response) -> Response:
            # A shared cache must not give the answer for one origin to a page of another one.
            response.vary.add("Origin")
            return response

    # Before the keys, so that calls with a wrong key count, too.
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
    from flask_limiter import ApplicationLimit, Limiter  # noqa: PLC0415

    # Flask runs these in reverse order, so this one undoes that the limiter puts the header on every answer.
    @app.after_request
    def keep_retry_after(response: Response) -> Response:
        if response.status_code not in {HTTPStatus.TOO_MANY_REQUESTS, HTTPStatus.SERVICE_UNAVAILABLE}:
            response.headers.pop("Retry-After", None)
        return response

    storage, options = _counters(config.redis_url)
    every_call = [ApplicationLimit(f"{config.rate_limit} per minute")] if config.rate_limit else []
    wrong_keys = [ApplicationLimit(f"{WRONG_KEYS} per minute", scope="wrong keys", deduct_when=_is_wrong_key)]
    limiter = Limiter(
        caller_address,
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
        # A browser sends a preflight on its own, and its page cannot see why one was refused.
        return not request.path.startswith(_CALLS) or request.method == "OPTIONS"


def caller_address() -> str:
    """The address that limits count: without a port, and for IPv6 the /64 network, which one caller usually has."""
    text = request.remote_addr or "127.0.0.1"
    host = _WITH_PORT.fullmatch(text)
    bare = (host["six"] or host["four"]) if host else text
    try:
        address = ip_address(bare)
    except ValueError:
        return text
    if isinstance(address, IPv6Address):
        four = address.ipv4_mapped
        return str(four) if four else str(ip_network((int(address) >> 64 << 64, 64)))
    return str(address)


def _is_wrong_key(response: Response) -> bool:
    return response.status_code == HTTPStatus.UNAUTHORIZED


def _counters(redis_url: str | None) -> tuple[str, dict[str, Any]]:
    """The storage for the rate limiter and its options.

    With Redis, the limiter uses the connection pool of `client_for`, which has timeouts and supports unix:// URLs.
    """
    if redis_url is None:
        return "memory://", {}
    from referee.serving.cache.client import client_for  # noqa: PLC0415

    return "redis://", {"connection_pool": client_for(redis_url).connection_pool}
