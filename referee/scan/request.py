"""What callers of a scan may send."""

from typing import Any, Final

from referee.board.hexes import NOWHERE
from referee.documents.fields import hex_names
from referee.documents.observations import read_known, read_sightings, read_terrain
from referee.documents.reader import Json
from referee.documents.requests import DocumentField, Request, load_request
from referee.model.observation import NOTHING_KNOWN, Known, Observation

_NO_PIECES: Final = ()


class ScanRequest(Request):
    """What lies on this table?"""

    terrain = DocumentField(read_terrain, required=True)
    pieces = DocumentField(read_sightings)
    unread = DocumentField(hex_names)
    known = DocumentField(read_known)


def load_scan(schema: ScanRequest, body: Json) -> tuple[Observation, Known]:
    """What was seen, and what is known."""
    members: dict[str, Any] = load_request(schema, body)
    seen = Observation(members["terrain"], members.get("pieces", _NO_PIECES), members.get("unread", NOWHERE))
    return seen, members.get("known", NOTHING_KNOWN)
