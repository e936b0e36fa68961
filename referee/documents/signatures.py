"""Signed states: the service recognises a state that it made itself and that has not been changed since.

Only this module makes and checks signatures. It reads signatures from requests and adds them to answers, but it never
passes them to the engine. docs/clients.md, "Signed states", says what a signature proves and what it does not.
"""

from base64 import urlsafe_b64encode
from collections.abc import Iterable
from hashlib import blake2b
from hmac import compare_digest
from typing import Final

import orjson

from referee.base.errors import ImpossibleError
from referee.base.faults import Contradiction, Fault
from referee.documents.notation import signature_in, signed_line
from referee.documents.reader import Json
from referee.documents.states import SIGNATURE, dump_state
from referee.model.state import State
from referee.revision import RULES_REVISION

BAD_SIGNATURE: Final = "bad-signature"
_UNSIGNED: Final = ("table", "position", "board")
"""The members that some calls accept instead of a state. Only states are ever signed."""
_PURPOSE: Final = b"referee-state"
"""The BLAKE2 personalisation of signatures and fingerprints. It keeps them distinct from other digests."""
_DIGEST_SIZE: Final = 18
"""The size of a signature in bytes. A multiple of three needs no padding in base64."""


class Signing:
    """Signs states and checks their signatures. An instance without keys is falsy and accepts no signature."""

    def __init__(self, keys: tuple[bytes, ...] = ()) -> None:
        """Sign with the first key, and accept signatures made with any of the keys."""
        # blake2b accepts keys of at most 64 bytes, so a longer key is replaced with its digest.
        self._keys = tuple(key if len(key) <= blake2b.MAX_KEY_SIZE else blake2b(key).digest() for key in keys)

    def __bool__(self) -> bool:
        return bool(self._keys)

    def fingerprint(self, *, required: bool) -> bytes:
        """Return a digest of everything about signatures that a cached answer depends on: the keys and `required`."""
        return _digest(b"".join(map(_digest, self._keys)) + bytes([required]))

    def sign(self, answer: dict[str, Json], before: State | None = None) -> None:
        """Add a signature to the state of an answer and to its line of notation.

        If the answer has no state, its line of notation shows the state `before`. The views in an answer are not
        signed. If a view had the signature of the whole state, a player could test guesses about hidden cards. If it
        had its own signature, a player could use it as a state and choose the hidden cards.
        """
        state, line = answer.get("state"), answer.get("notation")
        document = state or (dump_state(before) if before and line else None)
        if not document:
            return
        signature = _signature(self._keys[0], _canonical(document))
        if state:
            state[SIGNATURE] = signature
        if line:
            answer["notation"] = signed_line(line, signature)

    def check(
        self, body: Json, member: str, question: object, error: ImpossibleError | None, *, required: bool
    ) -> bool:
        """Return whether the signature of this member of a request is valid.

        Raises ImpossibleError if a signature is required but is missing or not valid.
        """
        state = getattr(question, member, None)
        if state is not None and self._verifies(body[member], state):
            return True
        if required:
            raise _bad_signature(body, member, error.contradictions if error else ())
        return False

    def _verifies(self, document: Json, state: State) -> bool:
        signature = _signature_of(document)
        return signature is not None and any(
            compare_digest(signature.encode(), _signature(key, form).encode())
            for form in _forms(document, state)
            for key in self._keys
        )


NO_KEYS: Final = Signing()


def _signature(key: bytes, canonical: bytes) -> str:
    message = b"%d %b" % (RULES_REVISION, canonical)
    digest = blake2b(message, key=key, digest_size=_DIGEST_SIZE, person=_PURPOSE)
    return urlsafe_b64encode(digest.digest()).decode()


def _canonical(document: dict[str, Json]) -> bytes:
    """Return the canonical form of a state's document: JSON with sorted keys, without whitespace or the signature."""
    bare = {key: value for key, value in document.items() if key != SIGNATURE}
    return orjson.dumps(bare, option=orjson.OPT_SORT_KEYS)


def _forms(document: Json, state: State) -> Iterable[bytes]:
    """Yield the canonical forms that the signature of this state may cover, the cheapest to compute first.

    Nearly every caller sends the document back unchanged. In that case the signature matches the canonical form of
    the document, and the state need not be converted to JSON again.
    """
    if isinstance(document, dict):
        yield _canonical(document)
    yield _canonical(dump_state(state))


def _signature_of(document: Json) -> str | None:
    return signature_in(document) if isinstance(document, str) else document.get(SIGNATURE)


def _bad_signature(body: Json, member: str, others: Iterable[Contradiction] = ()) -> ImpossibleError:
    """Return the error for a missing or wrong signature. It also lists all other reasons why the body is impossible.

    The body must have the right shape.
    """
    impossible = tuple(others)
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
