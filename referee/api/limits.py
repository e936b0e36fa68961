"""API keys, cross-origin access and rate limits. All of them are off unless configured."""

import re
from hmac import compare_digest
from http import HTTPStatus
from ipaddress import IPv6Address, ip_address, ip_network
from typing import TYPE_CHECKING, Final

from flask import Flask, Response, request

from referee.api import features
from referee.documents.problems import ProblemError
from referee.serving import tracing
from referee.serving.config import Config

if TYPE_CHECKING:
    from redis import ConnectionPool

_KEY_HEADER: Final = "X-Api-Key"
_CALLS: Final = "/v1/"
_METHODS: Final = ("GET", "HEAD", "POST", "OPTIONS")
_METHODS_HEADER: Final = "Access-Control-Allow-Methods"
_LIMIT_HEADERS: Final = ("X-RateLimit-Limit", "X-RateLimit-Remaining", "X-RateLimit-Reset")
_EXPOSED: Final = (
    "X-Request-Id",
    "Referee-Rules",
    "ETag",
    "Content-Language",
    "Retry-After",
    *_LIMIT_HEADERS,
)
"""The response headers that a page from another origin may read, besides those that browsers always allow."""
_WITH_PORT: Final = re.compile(r"\[(?P<six>[0-9A-Fa-f:.]+)\](?::\d+)?|(?P<four>[0-9.]+):\d+")
"""An address with a port or in brackets, as some proxies write it."""
WRONG_KEYS: Final = 60
"""The maximum number of calls with a wrong or missing key from one address per minute."""


def register(app: Flask, config: Config, redis: "ConnectionPool | None" = None) -> None:
    """Set up the keys, cross-origin access and rate limits that are configured.

    With Redis, all workers share the counters of the rate limits.
    """
    if config.cors_origins:
        from flask_cors import CORS  # noqa: PLC0415 # Slow to import, and off by default.

        @app.after_request
        def name_methods(response: Response) -> Response:
            """In the answer to a preflight request, list only the methods of the requested path."""
            if _METHODS_HEADER in response.headers and response.allow:
                response.headers[_METHODS_HEADER] = ", ".join(sorted(response.allow))
            return response

        CORS(
            app,
            origins=list(config.cors_origins),
            methods=_METHODS,
            allow_headers=["Content-Type", _KEY_HEADER, "X-Request-Id", tracing.HEADER],
            expose_headers=_EXPOSED,
            max_age=86_400,
        )

    # Set up the rate limits before the keys, so that calls with a wrong key are counted, too.
    if config.rate_limit or config.api_keys:
        _limit(app, config, redis)
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


def _limit(app: Flask, config: Config, redis: "ConnectionPool | None") -> None:
    from flask_limiter import ApplicationLimit, Limiter  # noqa: PLC0415 # Slow to import, and off by default.

    # The limiter adds all its headers to the answer of every call that it checks, so this function removes those that
    # do not apply. Flask calls after_request functions in reverse order of registration, so this one must be
    # registered before the limiter's.
    @app.after_request
    def remove_headers(response: Response) -> Response:
        status = response.status_code
        if status not in {HTTPStatus.TOO_MANY_REQUESTS, HTTPStatus.SERVICE_UNAVAILABLE}:
            response.headers.pop("Retry-After", None)
        if not config.rate_limit and status not in {HTTPStatus.TOO_MANY_REQUESTS, HTTPStatus.UNAUTHORIZED}:
            # The only limit is the one for wrong or missing keys, and this call does not count towards it.
            for name in _LIMIT_HEADERS:
                response.headers.pop(name, None)
        return response

    every_call = [ApplicationLimit(f"{config.rate_limit} per minute")] if config.rate_limit else []
    wrong_keys = [ApplicationLimit(f"{WRONG_KEYS} per minute", scope="wrong keys", deduct_when=_is_wrong_key)]
    limiter = Limiter(
        caller_address,
        app=app,
        application_limits=[*every_call, *(wrong_keys if config.api_keys else [])],
        # Reuse the connection pool of the cache: it has timeouts, supports unix:// URLs and never waits for DNS.
        storage_uri="redis://" if redis else "memory://",
        storage_options={"connection_pool": redis} if redis else {},  # type: ignore[dict-item]
        # A request with an unknown path or method has no endpoint. Without an identifier, the limiter would skip it.
        request_identifier=lambda: request.endpoint or "unknown",
        in_memory_fallback_enabled=True,
        headers_enabled=True,
        strategy="moving-window",
        swallow_errors=True,
    )

    @limiter.request_filter
    def is_free() -> bool:
        # Preflight requests are free: the browser sends them on its own, and the page could not see a refusal.
        return not request.path.startswith(_CALLS) or request.method == "OPTIONS"


def caller_address() -> str:
    """Return the address to which the limits apply, without its port.

    An IPv4-mapped address becomes its IPv4 address. Any other IPv6 address becomes its /64 network, because a single
    caller usually has a whole network.
    """
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
