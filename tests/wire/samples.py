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
OUTPOST = (
    "board=quarry,village,garden,caravan cards=families,shepherds,ambassadors "
    "blue=l1,m1,n1;gold:2;hand:T orange=k6,p2,p3,q2;hand:-;nomads:outpost@1 deck=CDGTTCGFGFTGCGDDTDFCF discard=FD "
    "first=orange round=2 now=turning:orange:C:2:k6:- "
    "nomads=c6:donation-canyon,f8:sword,g18:treasure,h6:donation-mountain,n14:donation-grass,o4:-"
)
"""Orange can build again, next to its own pieces or, with the outpost, anywhere on canyon."""
EVERYTHING = (
    "board=quarry,monastery-wagon:turned,tower,barn cards=families,lords,hermits "
    "blue=i:a1,o14;gold:2;hand:-;tiles:wagon@m12*;warriors:c9,i:b2;wagon:i:c3;ship:a8;city_hall:k7;"
    "nomads:sword@1,outpost@2* "
    "orange=a1,b1;hand:?G left=m12:1 discard=D round=2 "
    "now=turning:blue:C:0:o14,i:a1:wagon@i:c3,farm@c5>using:blue:fort:1:i:c3:T>drawing:blue:tile "
    "tasks=road,advance walls=d12,i:e1 nomads=c6:treasure,f8:-,h6:-,i:a4:sword"
)
"""Every member a state can have, possible or not."""
OWN_SECTION = {"rows": ["GGGGGGGGGG"] * 9 + ["GGGGLGGGGG"], "locations": {"e10": "farm"}, "turned": True}


def fresh() -> State:
    return start(Choices((Colour.BLUE, Colour.ORANGE), seed="wire"))


def mid_game() -> State:
    return parse_state(MID_GAME)


def everything() -> State:
    return parse_state(EVERYTHING)


def document(state: State | None = None) -> dict[str, Any]:
    """The document of a state, as it comes over the wire."""
    made: dict[str, Any] = json.loads(json.dumps(dump_state(state or fresh())))
    return made


def position_document() -> dict[str, Any]:
    made: dict[str, Any] = json.loads(json.dumps(dump_position(mid_game().position)))
    return made
