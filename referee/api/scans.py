"""The call about a scanned table."""

import orjson
from flask import Blueprint, Response

from referee.api.answers import guarded, includes
from referee.api.bodies import JSON, MEDIUM, check_type, parsed, raw_body
from referee.api.requests import speaking
from referee.desk.scans import EXTRAS, scanned
from referee.documents.reader import FindBoard, Json
from referee.scan.request import ScanRequest, load_scan
from referee.scan.writing import impossible_scan
from referee.serving.cache import AnswerStore


def blueprint(find_board: FindBoard, answers: AnswerStore) -> Blueprint:
    """The call, with a store of boards by id and a cache of scans."""
    calls = Blueprint("scans", __name__)
    scans = ScanRequest(find_board)

    @calls.post("/scans")
    def scan() -> Response:
        extras, words = includes(*EXTRAS), speaking()
        check_type(JSON)
        raw = raw_body(MEDIUM)

        def answered(body: Json) -> Json:
            return scanned(*load_scan(scans, body), extras, words)

        def written() -> bytes:
            return orjson.dumps(guarded(answered, impossible_scan)(parsed(raw)))

        asked = f"{words.language} {','.join(sorted(extras))}"
        return Response(answers.remembered(written, b"scan", asked.encode(), raw), mimetype=JSON)

    return calls
