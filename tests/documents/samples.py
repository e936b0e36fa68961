"""Documents and lines of sample states, which tests of several packages use."""

import json
from typing import Any

from referee.documents.notation import parse_state
from referee.documents.states import dump_position, dump_state
from referee.engine.start import Choices, start
from referee.model.state import State
from referee.model.vocabulary import Colour

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
"""Orange can build again: next to an orange piece or, with the outpost, on any other free canyon hex."""
CANOE = (
    "board=canoe,fountain,refuge,temple cards=captains,lords,hermits blue=-;hand:- "
    "orange=i9,j10,j9;hand:F;tiles:canoe@h9 left=h9:1 deck=DfFDDFGdCtCDGcGFCDTgCTTGGFT discard=T first=orange "
    "now=turning:blue:C:3:-:- swamp=yes"
)
"""If blue builds on h8, blue takes the last tile from h9, and orange may react."""
ANSWER = (
    "board=canoe,fountain,refuge,temple cards=captains,lords,hermits blue=b1,b2,b3;hand:C;tiles:canoe@c3 "
    "orange=c2;hand:-;tiles:canoe@c3+ left=c3:0 deck=DFGCDDDDGTGdGCfCFGFTgtcFTCF discard=T "
    "now=turning:orange:T:2:c2:->reacting:blue:orange:c3 swamp=yes"
)
"""Blue may react: a canoe build on g10 would earn a second canoe tile and, with it, the bonus tile."""
BAZAAR = (
    "board=bazaar-water-mill,mountain-station-scout-cabin,cathedral-watchtower,university-palisade "
    "cards=chainers,lords,rovers blue=k1,k2,l1,n3,o2,o3,o4;gold:2;hand:D;tiles:mountain-station@m4 "
    "orange=b7,b8,c15,c8,d14,d15,e14;gold:2;hand:-;tiles:bazaar@c7,cathedral@f14;numbers:1,0 "
    "left=m4:1,c7:1,f14:1 deck=CDGCFTTCGDGDFCCTTFG discard=GTFF first=orange round=3 now=turning:orange:D:3:-:-"
)
"""Orange can take a number tile with the cathedral, or return one with the cathedral or through the bazaar."""
UNIVERSITY = (
    "board=bazaar-water-mill,mountain-station-scout-cabin,cathedral-watchtower,university-palisade "
    "cards=chainers,lords,rovers blue=a6,a7,b7,k18,l17,m17;gold:2;hand:-;tiles:bazaar@c7,university@l18 "
    "orange=j1,j18,k19,r12,s12,t11;gold:3;hand:T;tiles:palisade@s13;taken:l18,s13 left=c7:1,s13:1,l18:0 "
    "deck=CDTFFGTCFGDDFCTFGGD discard=GDCC round=3 now=turning:blue:T:3:-:-"
)
"""Blue can use the university twice, once through the bazaar."""
CAVE = (
    "board=paddock,tower,farm,oracle capitols=n12 caves=a2,e18,k16,o1 island=tree-house "
    "cards=scouts,mayors,travellers blue=-;hand:F orange=d16,e17,f17;hand:-;tiles:farm@c16+ left=c16:1 "
    "deck=DGDDFTTFDGDGTGGTTF removed=CCCCC first=orange now=turning:orange:F:0:d16,e17,f17:- without=canyon"
)
"""Orange can move a settlement from one cave to another."""
MAYORS = (
    "board=paddock,tower,farm,oracle capitols=n12 caves=a2,e18,k16,o1 island=tree-house "
    "cards=scouts,mayors,travellers blue=i12,j12,k12;hand:-;tiles:farm@h12 "
    "orange=s12,s14,t13;hand:F;tiles:oracle@r14 left=h12:1,r14:1 deck=FGTCFTGCFCTCGTGC discard=GT removed=DDDDD "
    "round=2 now=turning:blue:F:3:-:- without=desert"
)
"""If blue builds on l12 with the farm, blue marks line 12."""
SCOUTS = (
    "board=bazaar-water-mill,mountain-station-scout-cabin,cathedral-watchtower,university-palisade "
    "cards=chainers,lords,rovers "
    "blue=b8,c8,d8,i16,j15,j17,p12,q10,q11,q9,r9;gold:4;hand:-;tiles:scout-cabin@r8*,bazaar@c7;scouts:p13,s9 "
    "orange=c10,d10,e11,f11,h7,i7,j7,k7,k8,l9;gold:4;hand:C;tiles:water-mill@g7 left=c7:1,g7:1,r8:1 "
    "deck=GFDGFTDFDDCGCDGTTF discard=CTFGT first=orange round=3 "
    "now=turning:blue:C:0:i16,j15,j17:scout-cabin@p13,scout-cabin@s9:-:0:-:3"
)
"""Blue has two scouts on the board, which the bazaar could move."""
FORT = (
    "board=bazaar-water-mill,city-hall-fort,farm,tower cards=chainers,lords,miners "
    "blue=a8,a9,b7,r7,s7,s8;hand:-;tiles:bazaar@c7,fort@q7 "
    "orange=e12,f11,f12,g12,g13,h11,i11;hand:G;tiles:farm@h12 left=c7:1,q7:1,h12:1 "
    "deck=CCFCFCFDFDTDTDDGTGG discard=GTCT round=3 now=turning:blue:F:3:-:- tasks=road"
)
"""Blue can draw a card with the fort, and once more through the bazaar."""
EVERYTHING = (
    "board=quarry,monastery-wagon:turned,tower,barn cards=families,lords,hermits "
    "blue=i:a1,o14;gold:2;hand:-;tiles:wagon@m12*;warriors:c9,i:b2;scouts:d4,i:b3;wagon:i:c3;ship:a8;city_hall:k7;"
    "nomads:sword@1,outpost@2*;bonus:canoe-bonus+,temple-bonus*,refuge-bonus;numbers:3,1;temple:2;marks:7,20,i:5 "
    "orange=a1,b1;hand:?g left=m12:1 discard=Dt round=2 "
    "now=turning:blue:c:0:o14,i:a1:wagon@i:c3,farm@c5:flower-field:2:cave,farmland:1,4>"
    "using:blue:fort:1:i:c3:T:bazaar>drawing:blue:tile>reacting:orange:blue:i:a4>harvesting:orange:2:move:1 "
    "tasks=road,advance walls=d12,i:e1 nomads=c6:treasure,f8:-,h6:-,i:a4:sword without=desert swamp=yes"
)
"""A state whose document has nearly every member that is allowed. The state itself is not possible."""
OWN_SECTION = {"rows": ["GGGGGGGGGG"] * 9 + ["GGGGLGGGGG"], "locations": {"e10": "farm"}, "turned": True}


def fresh() -> State:
    return start(Choices((Colour.BLUE, Colour.ORANGE), seed="wire"))


def mid_game() -> State:
    return parse_state(MID_GAME)


def everything() -> State:
    return parse_state(EVERYTHING)


def document(state: State | None = None) -> dict[str, Any]:
    """The document of this state, or of a new game, as it comes over the wire."""
    made: dict[str, Any] = json.loads(json.dumps(dump_state(state or fresh())))
    return made


def position_document() -> dict[str, Any]:
    made: dict[str, Any] = json.loads(json.dumps(dump_position(mid_game().position)))
    return made
