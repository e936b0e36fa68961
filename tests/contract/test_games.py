"""Whatever a game comes to has its place in the contract: states, offers and events of the games at hand."""

import json
from typing import Final

import jsonschema_rs

from referee.board.hexes import named
from referee.desk import play, tables
from referee.model.actions import Build
from referee.wire.actions import dump_action
from referee.wire.notation import parse_state
from referee.wire.reader import Json
from referee.wire.states import dump_position
from tests.contract.contract import validator
from tests.contract.tables import Moment, moments
from tests.wire.samples import OUTPOST

EVERY: Final = 4
"""Of the moments in which nothing but a turn is under way, one of so many is looked at."""
WITH_OUTPOST: Final = Moment(parse_state(OUTPOST), (Build(named("e13"), "outpost"),))


def _allowed(name: str) -> jsonschema_rs.Draft202012Validator:
    return validator({"$ref": f"#/components/schemas/{name}"})


def _sent(document: Json) -> Json:
    return json.loads(json.dumps(document))


def _looked_at() -> list[Moment]:
    under_way = [moment for moment in moments() if moment.state.frames and moment.state.frames[-1].frame == "using"]
    return [*moments()[::EVERY], *under_way, WITH_OUTPOST]


def test_rulings_and_their_events() -> None:
    allowed, position, action = _allowed("Ruling"), _allowed("Position"), _allowed("Action")
    events = set()
    for moment in _looked_at():
        ruling = _sent(play.ruling(moment.state, moment.actions[0]))
        allowed.validate(ruling)
        action.validate(_sent(dump_action(moment.actions[0])))
        position.validate(_sent(dump_position(moment.state.position)))
        events |= {event["event"] for event in ruling["events"]}
    assert {"placed", "wall-built", "removed", "tile-spent", "waiver-used", "gold-gained"} <= events


def test_offers_scores_and_views() -> None:
    offered, scored, viewed = _allowed("LegalActions"), _allowed("Score"), _allowed("View")
    offers = set()
    for moment in [*_looked_at()[::EVERY], WITH_OUTPOST]:
        found = _sent(play.legal_actions(moment.state, frozenset({"gold"})))
        offered.validate(found)
        scored.validate(_sent(tables.scored(moment.state)))
        viewed.validate(_sent(play.seen(moment.state, moment.state.players[-1].colour)))
        offers |= {(offer["type"], "waiver" in offer) for offer in found["actions"]}
    assert {(kind, False) for kind in ("place", "remove", "draw", "finish")} | {("build", True)} <= offers
