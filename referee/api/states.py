"""The call that infers a state from what lies on the table."""

from flask import Blueprint, Response

from referee.api.answers import answer, guarded, includes
from referee.api.bodies import json_body
from referee.api.requests import speaking
from referee.desk import states
from referee.desk.extras import EXTRAS
from referee.documents.reader import FindBoard, Json, load
from referee.documents.tables import read_table


def blueprint(find_board: FindBoard) -> Blueprint:
    """The call, with a place to look for boards that are named by their id."""
    calls = Blueprint("states", __name__)

    @calls.post("/states")
    def infer() -> Response:
        extras, words = includes(*EXTRAS), speaking()

        def stated(body: Json) -> Json:
            return states.stated(load(read_table, body, find_board=find_board), extras, words)

        return answer(guarded(stated, states.no_state)(json_body()))

    return calls
