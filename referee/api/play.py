"""Calls about a game in progress: rulings, legal actions, replays, starts, views."""

import orjson
from flask import Blueprint, Response

from referee.api.answers import answer, answer_body, guarded, includes
from referee.api.bodies import (
    JSON,
    LARGE,
    MOST_LINES,
    MOST_LINES_WITH_PICTURES,
    check_type,
    json_body,
    parsed,
    raw_body,
)
from referee.api.cache import AnswerStore
from referee.api.requests import speaking
from referee.desk import play
from referee.desk.extras import EXTRAS
from referee.wire.reader import FindBoard, Json
from referee.wire.requests import (
    LegalActionsRequest,
    ReplayRequest,
    RulingRequest,
    StartRequest,
    ViewRequest,
    load_request,
)


def blueprint(find_board: FindBoard, answers: AnswerStore) -> Blueprint:
    """The calls, with a store of boards by id and a cache of replays."""
    calls = Blueprint("play", __name__)
    rulings = RulingRequest(find_board)
    legal_actions = LegalActionsRequest(find_board)
    replays = ReplayRequest(find_board)
    starts = StartRequest(find_board)
    views = ViewRequest(find_board)

    @calls.post("/rulings")
    def rule() -> Response:
        extras, words = includes(*EXTRAS), speaking()
        return answer_body(
            guarded(
                lambda body: play.ruling(**load_request(rulings, body), extras=extras, words=words), play.no_ruling
            ),
            most_lines=MOST_LINES_WITH_PICTURES if "picture" in extras else MOST_LINES,
        )

    @calls.post("/legal-actions")
    def list_legal_actions() -> Response:
        extras, words = includes("gold", "scores", "picture", "notation"), speaking()

        def listed(body: Json) -> Json:
            return play.legal_actions(**load_request(legal_actions, body), extras=extras, words=words)

        return answer(guarded(listed, play.no_legal_actions)(json_body()))

    @calls.post("/replays")
    def follow() -> Response:
        extras, words = includes("events", *EXTRAS), speaking()

        def followed(body: Json) -> Json:
            members = load_request(replays, body)
            return play.replayed(members["start"], members["actions"], extras, words)

        check_type(JSON)
        raw = raw_body(LARGE)

        def written() -> bytes:
            return orjson.dumps(guarded(followed, play.no_replay)(parsed(raw)))

        asked = f"{words.language} {','.join(sorted(extras))}"
        return Response(answers.remembered(written, b"replay", asked.encode(), raw), mimetype=JSON)

    @calls.post("/starts")
    def begin() -> Response:
        extras, words = includes("legal-actions", "picture", "notation"), speaking()
        return answer(play.started(load_request(starts, json_body()), extras, words))

    @calls.post("/views")
    def look() -> Response:
        words = speaking()
        look_at = guarded(lambda body: play.seen(**load_request(views, body), words=words), play.no_view)
        return answer(look_at(json_body()))

    return calls
