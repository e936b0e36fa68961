"""Signed states: the service recognises a state that it made itself, and that nobody has changed since.

Only this module knows signatures. It takes them from the documents of requests and puts them into answers; the engine
never sees one. docs/signed-states.md says what they prove and what they do not.
"""

from base64 import urlsafe_b64encode
from collections.abc import Callable, Iterable
from hashlib import blake2b
from hmac import compare_digest
from http import HTTPStatus
from typing import Any, Final

import orjson
from flask import request

from referee.api.problems import ProblemError
from referee.base.errors import ImpossibleError, ShapeError
from referee.base.faults import Contradiction, Fault, unknown
from referee.documents.notation import signature_in, signed_line
from referee.documents.reader import Json
from referee.documents.requests import Request, load_request
from referee.documents.states import SIGNATURE, dump_state
from referee.model.state import State
from referee.revision import RULES_REVISION
from referee.serving.cache.seal import fitting

PARAMETER: Final = "signed"
REQUIRE: Final = "require"
BAD_SIGNATURE: Final = "bad-signature"
TRUSTED: Final = "trusted"
"""The member that says that the state of a request needs no audit, and that its results are signed."""
_PLACE: Final = f"?{PARAMETER}"
_UNSIGNED: Final = ("table", "position", "board")
"""What some calls take instead of a state. Nothing but a state is ever signed."""
_PURPOSE: Final = b"referee-state"
"""The same secret, used elsewhere, would give other digests."""
_DIGEST_SIZE: Final = 18
"""A multiple of three: base64 needs no padding, and every signature has only one spelling."""


class Signing:
    """Signs and checks states. Without keys it does neither, and a signature in a request means nothing."""

    def __init__(self, keys: tuple[bytes, ...], *, required: bool = False) -> None:
        """The first key signs; all of them are accepted."""
        self._keys = keys
        self._required = required
        self.load: Callable[[Request, Json], dict[str, Any]] = self._load if keys else load_request
        """Load a request. Its members get a new one, TRUSTED, if its state has a valid signature.

        If the signature is bad and one is required, this raises ImpossibleError.
        """

    def wanted(self) -> "Signing":
        """The same as this request wants it: `?signed=require` refuses a state without a valid signature."""
        asked = request.args.getlist(PARAMETER)
        if not asked:
            return self
        for word in asked:
            if word != REQUIRE:
                raise ShapeError([unknown("word", word, (REQUIRE,), _PLACE)])
        if not self._keys:
            fault = Fault(_PLACE, "no-state-key")
            raise ProblemError(HTTPStatus.CONFLICT, "no-state-key", facts={"why": fault}, faults=[fault])
        return Signing(self._keys, required=True)

    @property
    def fingerprint(self) -> bytes:
        """What a cached answer depends on: the keys, as a digest, and whether a signature is required."""
        return _digest(b"".join(map(_digest, self._keys)) + bytes([self._required]))

    def signed(self, answer: dict[str, Json], before: State | None = None) -> dict[str, Json]:
        """The answer with a signature in its state and in its line. Without a state, the line is that of `before`.

        The views in an answer get none: with the signature of a whole state, a player could test guesses about its
        hidden cards; with one of its own, a view could be played on, and the player would choose the hidden cards.
        """
        state, line = answer.get("state"), answer.get("notation")
        shown = state or (dump_state(before) if before and line else None)
        if not self._keys or not shown:
            return answer
        signature = _signature(self._keys[0], _canonical(shown))
        if state:
            state[SIGNATURE] = signature
        if line:
            answer["notation"] = signed_line(line, signature)
        return answer

    def _load(self, schema: Request, body: Json) -> dict[str, Any]:
        member = "start" if "start" in schema.fields else "state"
        try:
            members = load_request(schema, body)
        except ImpossibleError as error:
            if not self._required:
                raise
            raise _bad_signature(body, member, error.contradictions) from None
        if member in members and self._verifies(body[member], members[member]):
            return {**members, TRUSTED: True}
        if self._required:
            raise _bad_signature(body, member)
        return members

    def _verifies(self, document: Json, state: State) -> bool:
        found = _signature_of(document)
        return found is not None and any(
            compare_digest(found.encode(), _signature(key, form).encode())
            for form in _forms(document, state)
            for key in self._keys
        )


def _signature(key: bytes, canonical: bytes) -> str:
    message = b"%d %b" % (RULES_REVISION, canonical)
    digest = blake2b(message, key=fitting(key), digest_size=_DIGEST_SIZE, person=_PURPOSE)
    return urlsafe_b64encode(digest.digest()).decode()


def _canonical(document: dict[str, Json]) -> bytes:
    """The text of a state that is signed: its document with sorted keys, without blanks and without a signature."""
    bare = {key: value for key, value in document.items() if key != SIGNATURE}
    return orjson.dumps(bare, option=orjson.OPT_SORT_KEYS)


def _forms(document: Json, state: State) -> Iterable[bytes]:
    """What the signature of this state may cover, the cheap form first.

    Nearly every caller sends a document back as it was. If its text is the signed one, so is the state, and the state
    need not be written again.
    """
    if isinstance(document, dict):
        yield _canonical(document)
    yield _canonical(dump_state(state))


def _signature_of(document: Json) -> str | None:
    return signature_in(document) if isinstance(document, str) else document.get(SIGNATURE)


def _bad_signature(body: Json, member: str, found: Iterable[Contradiction] = ()) -> ImpossibleError:
    """Why the signature of a request does not count, and what else was found. The body has the right shape."""
    impossible = tuple(found)
    return ImpossibleError([Contradiction(BAD_SIGNATURE, _fault(body, member, bool(impossible))), *impossible])


def _fault(body: Json, member: str, impossible: bool) -> Fault:  # noqa: FBT001
    document = body.get(member)
    if document is None:
        return Fault(f"/{next(key for key in _UNSIGNED if key in body)}", "unsigned-document")
    if impossible:
        return Fault(f"/{member}", "never-signed")
    place = f"/{member}" if isinstance(document, str) else f"/{member}/{SIGNATURE}"
    return Fault(place, "no-signature") if _signature_of(document) is None else Fault(place, "wrong-signature")


def _digest(content: bytes) -> bytes:
    return blake2b(content, digest_size=16, person=_PURPOSE).digest()
