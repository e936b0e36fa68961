"""Calls about a table, in a photograph or in a game: scores, audits, pictures."""

from http import HTTPStatus
from typing import Any, Final

from flask import Blueprint, Response, request

from referee.api.answers import answer, answer_body, guarded, includes
from referee.api.bodies import JSON, SMALL, check_type, json_body, parsed, raw_body
from referee.api.problems import ProblemError, busy
from referee.api.requests import speaking
from referee.api.signing import TRUSTED, Signing
from referee.desk import audits as auditing
from referee.desk import pictures as drawing
from referee.desk import scores
from referee.desk.repairs import repaired
from referee.desk.verdicts import impossible
from referee.documents.reader import FindBoard, Json
from referee.documents.requests import AuditRequest, PictureRequest, ScoreRequest
from referee.model.position import Position
from referee.model.state import State
from referee.picture import Look, png, svg
from referee.serving.cache import AnswerStore
from referee.serving.config import Config
from referee.serving.slots import NoSlotError, Slots

SVG: Final = "image/svg+xml"
PNG: Final = "image/png"


def blueprint(find_board: FindBoard, answers: AnswerStore, signing: Signing, config: Config) -> Blueprint:
    """The calls, with a store of boards by id, a cache of pictures and the keys for signed states."""
    slots = Slots("pictures", config.pictures)
    calls = Blueprint("tables", __name__)
    asked = ScoreRequest(find_board)
    audits = AuditRequest(find_board)
    pictures = PictureRequest(find_board)

    @calls.post("/scores")
    def score() -> Response:
        words, wanted = speaking(), signing.wanted() if request.args else signing

        def scored(body: Json) -> Json:
            members = wanted.load(asked, body)
            trusted = TRUSTED in members
            return scores.scored(_table(members), final=members.get("final"), words=words, trusted=trusted)

        return answer_body(guarded(scored, scores.no_score))

    @calls.post("/audits")
    def audit() -> Response:
        extras, words = includes("repairs"), speaking()
        wanted = signing.wanted() if request.args else signing
        # Whoever asks for an audit gets one, signed or not.
        audited = guarded(lambda body: auditing.audited(_table(wanted.load(audits, body)), words), impossible)
        body = json_body()
        found = audited(body)
        return answer({**found, **repaired(audits, body, words)} if extras else found)

    @calls.post("/pictures")
    def draw() -> Response:
        wanted = request.accept_mimetypes.best_match([SVG, PNG]) if request.accept_mimetypes else SVG
        if not wanted:
            raise ProblemError(HTTPStatus.NOT_ACCEPTABLE, "not-acceptable", facts={"types": f"{SVG}, {PNG}"})
        words, signed = speaking(), signing.wanted() if request.args else signing
        check_type(JSON)
        raw = raw_body(SMALL)

        def drawn() -> bytes:
            members = signed.load(pictures, parsed(raw))
            shown = members["board"] if "board" in members else _table(members)
            trusted = TRUSTED in members
            sheet = drawing.drawn(shown, members.get("highlight"), Look.of(members), words, trusted=trusted)
            if wanted == SVG:
                return svg(sheet).encode()
            # A PNG costs as much as hundreds of other calls, so most of the workers stay free for those.
            try:
                with slots.hold():
                    return png(sheet)
            except NoSlotError:
                raise busy("too-many-pictures") from None

        look = f"{words.language} {wanted}".encode()
        response = Response(answers.get_or_make(drawn, b"picture", look, signed.fingerprint, raw), mimetype=wanted)
        response.vary.add("Accept")
        return response

    return calls


def _table(members: dict[str, Any]) -> Position | State:
    table: Position | State = members.get("state") or members["position"]
    return table
