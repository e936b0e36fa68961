"""GET /v1/catalogue and /v1/catalogue/{subject}: list the subjects, or the entries of one subject."""

from functools import cache
from hashlib import blake2b
from http import HTTPStatus
from typing import Final

import orjson

from referee.base.faults import unknown
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
    """Return the entries of one subject as JSON in the caller's language, and the ETag of this JSON.

    Raises ProblemError (404) if there is no such subject.
    """
    if subject not in SUBJECTS:
        facts = {"subject": subject[:_MAX_SUBJECT], "known": ", ".join(SUBJECTS)}
        fault = unknown("subject", subject, SUBJECTS, "?subject")
        raise ProblemError(HTTPStatus.NOT_FOUND, "not-found", facts=facts, variant="-subject", faults=[fault])
    content = _dump(subject, context.words.language)
    digest = blake2b(content, digest_size=8).hexdigest()
    return content, f"{RULES_REVISION}-{context.words.language}-{digest}"


def list_subjects(_name: str, _context: Context) -> tuple[bytes, str]:
    """Return the names of all subjects as JSON, and the ETag of this JSON."""
    content = orjson.dumps({"revision": RULES_REVISION, "subjects": list(SUBJECTS)})
    return content, f"{RULES_REVISION}-{blake2b(content, digest_size=8).hexdigest()}"


LOOKUPS: Final = (
    Lookup(path="/catalogue", find=list_subjects, seconds=3600, translated=False),
    Lookup(path="/catalogue/<subject>", find=find, seconds=3600),
)
