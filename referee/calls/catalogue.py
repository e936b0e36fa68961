"""GET /v1/catalogue/{subject}: list the tiles, cards, rules or another subject of the game."""

from functools import cache
from hashlib import blake2b
from http import HTTPStatus
from typing import Final

import orjson

from referee.calls.call import Context, Lookup
from referee.documents.listings import SUBJECTS, entries_of
from referee.documents.problems import ProblemError
from referee.revision import RULES_REVISION
from referee.words.speech import speech

_MAX_SUBJECT: Final = 40
"""An error message quotes at most this many characters of an unknown subject."""


@cache
def _dump(subject: str, language: str) -> bytes:
    return orjson.dumps({"revision": RULES_REVISION, subject: entries_of(subject, speech(language))})


def find(subject: str, context: Context) -> tuple[bytes, str]:
    """Return the entries of one subject as JSON, and their ETag in this language.

    Raises ProblemError (404) if there is no such subject.
    """
    if subject not in SUBJECTS:
        facts = {"subject": subject[:_MAX_SUBJECT], "known": ", ".join(SUBJECTS)}
        raise ProblemError(HTTPStatus.NOT_FOUND, "not-found", facts=facts, variant="-subject")
    content = _dump(subject, context.words.language)
    digest = blake2b(content, digest_size=8).hexdigest()
    return content, f"{RULES_REVISION}-{context.words.language}-{digest}"


LOOKUP: Final = Lookup(path="/catalogue/<subject>", find=find, seconds=3600)
