"""Documents and lines for the tests of the wire layer."""

import json
from typing import Any

from referee.engine.start import Choices, start
from referee.model.state import State
from referee.model.vocabulary import Colour
from referee.wire.notation import parse_state
from referee.wire.states import dump_position, dump_state

MID_GAME = (
    "board=oasis,paddock:turned,farm,tavern cards=fishermen,knights,merchants "
    "blue=g3,h4,i4;hand:-;tiles:oasis@h3 orange=a1,b1;hand:? left=h3:1 "
    "discard=GD removed=T first=orange round=2 now=turning:blue:C:2:g3:- ruleset=big-box-es"
)
OWN_SECTION = {"rows": ["GGGGGGGGGG"] * 9 + ["GGGGLGGGGG"], "locations": {"e10": "farm"}, "turned": True}


def fresh() -> State:
    return start(Choices((Colour.BLUE, Colour.ORANGE), seed="wire"))


def mid_game() -> State:
    return parse_state(MID_GAME)


def document(state: State | None = None) -> dict[str, Any]:
    """The document of a state, as it comes over the wire."""
    made: dict[str, Any] = json.loads(json.dumps(dump_state(state or fresh())))
    return made


def position_document() -> dict[str, Any]:
    made: dict[str, Any] = json.loads(json.dumps(dump_position(mid_game().position)))
    return made
