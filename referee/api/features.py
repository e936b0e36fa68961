"""GET /v1/catalogue/features: the features of this instance, so that a page can ask for a key or hide a button."""

from typing import Final

from flask import Blueprint, Response

from referee import __version__
from referee.api.views import answer, check_parameters, reads_photographs
from referee.calls.call import LARGE, MEDIUM, SMALL
from referee.revision import RULES_REVISION
from referee.serving.config import Config
from referee.words.languages import LANGUAGES

PATH: Final = "/v1/catalogue/features"
"""The path of this call. It needs no key, because clients use it to find out whether they need one."""


def blueprint(settings: Config) -> Blueprint:
    """Return the route that lists the features of this instance."""
    calls = Blueprint("features", __name__)

    @calls.get(PATH)
    def list_features() -> Response:
        check_parameters()
        features = {
            "version": __version__,
            "languages": list(LANGUAGES),
            "key_required": bool(settings.api_keys),
            "photos": reads_photographs(settings),
            "signed_states": bool(settings.state_key),
            "calls_per_minute": settings.rate_limit,
            "most_bytes": {"request": SMALL, "scan": MEDIUM, "replay": LARGE},
        }
        return answer({"revision": RULES_REVISION, "features": features})

    return calls
