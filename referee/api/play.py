"""Calls about a game in progress: rulings, legal actions, replays, starts, views."""

import orjson
from flask import Blueprint, Response, request

from referee.api.answers import answer, answer_body, guarded, includes
from referee.api.bodies import (
    JSON,
    LARGE,
    MAX_LINES,
    MAX_LINES_WITH_PICTURES,
    check_type,
    json_body,
    parsed,
    raw_body,
)
from referee.api.budget import PICTURE, TABLE
from referee.api.requests import speaking
from referee.api.signing import TRUSTED, Signing
from referee.desk import play, states, views
from referee.desk.extras import EXTRAS, SENTENCES
from referee.desk.seeds import draw_seed
from referee.desk.views import VIEWS
from referee.documents.reader import FindBoard, Json
from referee.documents.requests import (
    LegalActionsRequest,
    ReplayRequest,
    RulingRequest,
    StartRequest,
    ViewRequest,
    load_request,
)
from referee.documents.table_requests import TableLegalActionsRequest, TableRulingRequest
from referee.serving.cache import AnswerStore


def blueprint(find_board: FindBoard, answers: AnswerStore, signing: Signing) -> Blueprint:
    """The calls, with a store of boards by id, a cache of replays and the keys for signed states."""
    calls = Blueprint("play", __name__)
    replays = ReplayRequest(find_board)
    starts = StartRequest(find_board)
    view_requests = ViewRequest(find_board)

    _add_judging(calls, find_board, signing)

    @calls.post("/replays")
    def follow() -> Response:
        extras, words = includes("events", SENTENCES, *EXTRAS, VIEWS), speaking()
        wanted = signing.wanted() if request.args else signing

        def followed(body: Json) -> Json:
            members = wanted.load(replays, body)
            trusted = TRUSTED in members
            game = play.replayed(members["start"], members["actions"], extras, words, trusted=trusted)
            return wanted.signed(game) if trusted else game

        check_type(JSON)
        raw = raw_body(LARGE)

        def written() -> bytes:
            return orjson.dumps(guarded(followed, play.no_replay)(parsed(raw)))

        asked = f"{words.language} {','.join(sorted(extras))}"
        return Response(
            answers.remembered(written, b"replay", asked.encode(), wanted.fingerprint, raw), mimetype=JSON
        )

    @calls.post("/starts")
    def begin() -> Response:
        extras, words = includes("legal-actions", "picture", "notation", VIEWS), speaking()
        game = play.started(load_request(starts, json_body()), extras, words, draw_seed=draw_seed)
        response = answer(signing.signed(game))
        # Only a seed that was drawn does not depend on the request.
        if play.SEED in game:
            response.cache_control.no_store = True
        return response

    @calls.post("/views")
    def look() -> Response:
        words, wanted = speaking(), signing.wanted() if request.args else signing
        look_at = guarded(lambda body: views.seen(**wanted.load(view_requests, body), words=words), views.no_view)
        return answer(look_at(json_body()))

    return calls


def _add_judging(calls: Blueprint, find_board: FindBoard, signing: Signing) -> None:
    """The calls that take a state or, in its place, a table."""
    rulings = RulingRequest(find_board)
    legal_actions = LegalActionsRequest(find_board)
    table_rulings = TableRulingRequest(find_board)
    table_actions = TableLegalActionsRequest(find_board)

    @calls.post("/rulings")
    def rule() -> Response:
        extras, words = includes(SENTENCES, *EXTRAS, VIEWS), speaking()
        wanted = signing.wanted() if request.args else signing

        def ruled(body: Json) -> Json:
            if type(body) is dict and "table" in body:
                return states.ruling_at(**wanted.load(table_rulings, body), extras=extras, words=words)
            members = wanted.load(rulings, body)
            ruling = play.ruling(**members, extras=extras, words=words)
            return wanted.signed(ruling, members["state"]) if TRUSTED in members else ruling

        return answer_body(
            guarded(ruled, play.no_ruling),
            most_lines=MAX_LINES_WITH_PICTURES if "picture" in extras else MAX_LINES,
            extra=lambda body: (PICTURE if "picture" in extras else 0) + (TABLE if "table" in _members(body) else 0),
        )

    @calls.post("/legal-actions")
    def list_legal_actions() -> Response:
        extras, words = includes("gold", "scores", "picture", "notation"), speaking()
        wanted = signing.wanted() if request.args else signing

        def listed(body: Json) -> Json:
            if type(body) is dict and "table" in body:
                return states.legal_actions_at(**wanted.load(table_actions, body), extras=extras, words=words)
            members = wanted.load(legal_actions, body)
            found = play.legal_actions(**members, extras=extras, words=words)
            return wanted.signed(found, members["state"]) if TRUSTED in members else found

        return answer(guarded(listed, play.no_legal_actions)(json_body()))


def _members(body: Json) -> Json:
    """What a body has members of; nothing, if it is no object."""
    return body if type(body) is dict else ()
