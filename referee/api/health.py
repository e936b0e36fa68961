"""The routes for health probes and metrics."""

from http import HTTPStatus
from typing import Final

from flask import Blueprint, Response

from referee import __version__
from referee.api.views import answer
from referee.documents.problems import ProblemError
from referee.revision import RULES_REVISION
from referee.serving.cache import LinkSnapshot, RedisLink
from referee.serving.config import Config
from referee.serving.metrics import CONTENT_TYPE, exposition, publish_cache

NO_STORE: Final = "no-store"


def blueprint(config: Config, link: RedisLink) -> Blueprint:
    """Return the routes for the probes and metrics.

    The service works without Redis, so /readyz reports the status of Redis but does not depend on it.
    """
    probes = Blueprint("health", __name__)
    published: LinkSnapshot | None = None

    def tell(response: Response) -> Response:
        """Publish this worker's Redis counters if they changed, because another worker may answer /metrics."""
        nonlocal published
        snapshot = link.snapshot()
        if snapshot != published:
            publish_cache(snapshot)
            published = snapshot
        return response

    if config.redis_url:
        probes.after_app_request(tell)

    @probes.get("/healthz")
    def alive() -> Response:
        return _fresh(answer({"status": "ok", "version": __version__, "rules": RULES_REVISION}))

    @probes.get("/readyz")
    def ready() -> Response:
        if config.drain_file and config.drain_file.exists():
            raise ProblemError(HTTPStatus.SERVICE_UNAVAILABLE, "draining")
        link.ping()
        return _fresh(answer({"status": "ready", **link.status()}))

    @probes.get("/metrics")
    def metrics() -> Response:
        publish_cache(link.snapshot())
        return _fresh(Response(exposition(), content_type=CONTENT_TYPE))

    return probes


def _fresh(response: Response) -> Response:
    response.headers["Cache-Control"] = NO_STORE
    return response
