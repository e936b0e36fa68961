"""The contract describes the states, offers and events that occur in golden and random games."""

import json
from typing import Final

import jsonschema_rs
import pytest

from referee.board.hexes import named
from referee.calls import legal_actions, ruling, score, state, view
from referee.calls.call import Context, Driver
from referee.calls.extras import EXTRAS
from referee.calls.schema import InState
from referee.documents.actions import dump_action
from referee.documents.notation import parse_state
from referee.documents.reader import Json
from referee.documents.states import dump_position
from referee.model.actions import Build, BuildWith, Draw, EndTurn, Finish, MoveWith, Spend, Take
from referee.model.description import TableDescription
from referee.model.vocabulary import TerrainCard
from tests.contract.contract import validator
from tests.contract.tables import Moment, moments
from tests.documents.samples import ANSWER, BAZAAR, CANOE, CAVE, FORT, MAYORS, OUTPOST, SCOUTS, UNIVERSITY
from tests.share import EFFORT

pytestmark = pytest.mark.sampled

EVERY: Final = 4 if EFFORT else 12
"""One in this many moments is sampled. Moments with an action in progress are added to the sample."""
GOLD: Final = Context(extras=frozenset({"gold"}))
EVERYTHING: Final = Context(extras=frozenset(EXTRAS) - {"picture"})
SAMPLES: Final = (
    Moment(parse_state(OUTPOST), (Build(named("e13"), "outpost"),)),
    Moment(parse_state(CANOE), (Build(named("h8")),)),
    Moment(parse_state(ANSWER), (BuildWith("canoe", named("g10")),)),
    Moment(parse_state(ANSWER), (Finish(),)),
    Moment(parse_state(BAZAAR), (Take("cathedral", via="bazaar"),)),
    Moment(parse_state(BAZAAR), (Spend("cathedral", 1, 0),)),
    Moment(parse_state(CAVE), (MoveWith("cave", named("f17"), named("l15")),)),
    Moment(parse_state(MAYORS), (BuildWith("farm", named("l12")),)),
    Moment(parse_state(UNIVERSITY), (BuildWith("university", named("m18"), via="bazaar"),)),
    Moment(parse_state(SCOUTS), (EndTurn(),)),
    Moment(parse_state(FORT), (Draw("fort", via="bazaar"),)),
)


def _validator(name: str) -> jsonschema_rs.Draft202012Validator:
    return validator({"$ref": f"#/components/schemas/{name}"})


def _as_json(document: Json) -> Json:
    return json.loads(json.dumps(document))


def _sampled_moments() -> list[Moment]:
    under_way = [
        moment
        for moment in moments()
        if moment.state.frames and moment.state.frames[-1].frame not in {"turning", "drawing"}
    ]
    return [*moments()[::EVERY], *under_way, *SAMPLES]


def test_rulings_and_their_events() -> None:
    allowed, position, action = _validator("Ruling"), _validator("Position"), _validator("Action")
    events = set()
    for moment in _sampled_moments():
        found = _as_json(
            Driver(ruling.CALL).answer(ruling.Question(state=moment.state, action=moment.actions[0]), Context())
        )
        allowed.validate(found)
        action.validate(_as_json(dump_action(moment.actions[0])))
        position.validate(_as_json(dump_position(moment.state.position)))
        events |= {event["event"] for event in found["events"]}
    assert {"placed", "wall-built", "removed", "tile-spent", "waiver-used", "gold-gained"} <= events
    assert {"bonus-taken", "number-taken", "numbers-returned", "line-marked", "scouts-left"} <= events
    assert "harvest-began" in events


def test_offers_scores_and_views() -> None:
    offered, scored, viewed = _validator("LegalActions"), _validator("Score"), _validator("View")
    offers = set()
    for moment in [*_sampled_moments()[::EVERY], *SAMPLES]:
        found = _as_json(legal_actions.answer(InState(state=moment.state), GOLD))
        offered.validate(found)
        scored.validate(_as_json(score.answer(score.Question(state=moment.state), Context())))
        scored.validate(_as_json(score.answer(score.Question(position=moment.state.position), Context())))
        viewed.validate(
            _as_json(
                view.answer(view.Question(state=moment.state, player=moment.state.players[-1].colour), Context())
            )
        )
        offers |= {
            (offer["type"], key) for offer in found["actions"] for key in ("example", "waiver", "via") if key in offer
        }
    assert {(kind, "example") for kind in ("place", "remove", "draw", "finish", "take", "spend")} <= offers
    assert {("build", "waiver"), ("build", "via"), ("move", "via"), ("draw", "via"), ("spend", "via")} <= offers


def test_states_of_tables() -> None:
    allowed = _validator("Inference")
    verdicts = set()
    for moment in [*_sampled_moments()[:: 10 * EVERY], *SAMPLES]:
        for card in (None, TerrainCard.GRASS):
            found = _as_json(
                state.answer(state.Question(table=TableDescription(moment.state.position, 0, card)), EVERYTHING)
            )
            allowed.validate(found)
            verdicts.add(found["verdict"])
    assert "possible" in verdicts
