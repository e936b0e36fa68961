"""The language of an answer: `?lang=` wins, then Accept-Language, then English."""

from http import HTTPStatus
from typing import Final

from flask import Response, g, has_request_context, request

from referee.board.faults import Fault
from referee.words.languages import ENGLISH, LONGEST, language_of, preferred
from referee.words.speech import Speech, speech

HEADER: Final = "Accept-Language"
_PARAMETER: Final = "lang"


class LongTagError(ValueError):
    """A language tag that is longer than any."""

    status: Final = HTTPStatus.UNPROCESSABLE_ENTITY
    fault: Final = Fault(f"?{_PARAMETER}", f"a language tag has at most {LONGEST} characters, such as es or fr-CA")


def speaking() -> Speech:
    """The voice that answers this request; LongTagError for a tag nobody could mean."""
    found: Speech | None = g.get("speech")
    if found is None:
        found = g.speech = speech(_wanted())
    return found


def spoken_at_all() -> Speech:
    """The same for a problem: whatever the request looks like, there is a voice."""
    if not has_request_context():
        return speech()
    try:
        return speaking()
    except LongTagError:
        return speech()


def in_english(response: Response) -> Response:
    """Mark what is the same for every caller: documentation, the contract, the topology of a board."""
    response.headers["Content-Language"] = ENGLISH
    return response


def _wanted() -> str:
    if b"lang=" in request.query_string:
        tag = request.args.get(_PARAMETER)
        if tag is not None:
            if len(tag) > LONGEST:
                raise LongTagError
            return language_of(tag)
    return preferred(request.headers.get(HEADER, ""))
