"""The Flask app, assembled from its parts."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from flask import Flask
from werkzeug.middleware.proxy_fix import ProxyFix

import referee
from referee.api import docs, exceptions, features, health, limits, page, requests, site, views
from referee.base.faults import Fault
from referee.revision import RULES_REVISION
from referee.serving import shared, tracing
from referee.serving.cache import AnswerStore, BoardStore, RedisLink, package_digest
from referee.serving.config import Config, ConfigError, from_environment


class SyncFlask(Flask):
    """A Flask app that has no async functions, so Flask need not check every function that it calls."""

    def ensure_sync(self, func: Callable[..., Any]) -> Callable[..., Any]:
        """Return the function unchanged."""
        return func


def create_app(config: Config | None = None) -> Flask:
    """Create a service with these settings, which by default come from the environment."""
    settings = config or from_environment()
    app = SyncFlask("referee.api", static_folder=None)
    app.url_map.merge_slashes = False
    if settings.trusted_proxies:
        app.wsgi_app = ProxyFix(app.wsgi_app, x_for=settings.trusted_proxies)  # type: ignore[method-assign]
    requests.log_to_stderr(settings.log_level)
    link = _linked(settings)
    tracing.register(app)
    requests.register(app)
    exceptions.register(app)
    limits.register(app, settings, link.pool)
    store = BoardStore(link)
    # A board can be verified by its content id. Answers cannot, so they are shared through Redis only if a secret key
    # authenticates them.
    # The digest keeps revisions of the package apart: two revisions that share one Redis never read each other's
    # answers, even if they differ only in a message.
    answer_link = link if settings.cache_key else RedisLink(None, rules=RULES_REVISION)
    answers = AnswerStore(answer_link, made_by=package_digest(Path(referee.__file__).parent))
    app.register_blueprint(views.blueprint(views.service_for(settings, store, answers)), url_prefix="/v1")
    app.register_blueprint(features.blueprint(settings))
    app.register_blueprint(page.blueprint())
    app.register_blueprint(site.blueprint())
    app.register_blueprint(docs.blueprint())
    app.register_blueprint(health.blueprint(settings, link))
    return app


def _linked(settings: Config) -> RedisLink:
    try:
        link = RedisLink(
            settings.redis_url, rules=RULES_REVISION, key=settings.cache_key, memory=shared.breaker_memory()
        )
    except ValueError as error:
        raise ConfigError([Fault("REFEREE_REDIS_URL", "setting", {"why": str(error)})]) from None
    link.start()
    return link
