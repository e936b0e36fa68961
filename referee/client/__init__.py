"""A client for the referee service. It needs only the standard library.

    from referee.client import Referee

    referee = Referee("http://127.0.0.1:8000")
    game = referee.start_game({"players": ["blue", "orange"], "first_game": True, "seed": "hello"})
    ruling = referee.judge_action({"state": game["state"], "action": {"type": "build", "at": "e9"}})
    assert ruling["verdict"] == "legal"

Requests and answers are plain dicts; `referee.client.documents` has their types. A call raises `ProblemError` if the
service refuses the request, and `UnreachableError` if the service does not answer. An illegal action is not an error:
the answer contains the verdict `illegal`.
"""

import json
from collections.abc import Iterable, Iterator
from types import TracebackType
from typing import Any, Literal, Self, cast
from urllib.parse import quote, urlencode

from referee.client import documents as types
from referee.client.http import (
    JSON,
    MAX_LINES,
    MAX_LINES_WITH_PICTURES,
    ProblemError,
    RefereeError,
    Transport,
    UnreachableError,
    multipart,
)

__all__ = ["ProblemError", "Referee", "RefereeError", "UnreachableError", "types"]
Without = Literal["state"]
"""The members of an answer that `without` can replace with None."""
_WITH_STATES = frozenset(
    f"/v1/{call}" for call in ("rulings", "legal-actions", "replays", "views", "scores", "audits", "pictures")
)
"""The paths of the calls that accept a state, and therefore also the query parameter `signed`."""


class Referee:
    """The calls of a referee service. Threads may share an instance.

    `language` is the language of the texts, and `timeout` is in seconds. A request is repeated up to `retries` times
    if the service is busy (429, 503) or the connection breaks before an answer begins. With `require_signatures`,
    every call that accepts a state, except `show_picture`, treats a table as impossible unless it is a state with a
    valid signature.
    """

    def __init__(  # noqa: PLR0913  (every argument is optional)
        self,
        address: str = "http://127.0.0.1:8000",
        *,
        key: str | None = None,
        language: str | None = None,
        timeout: float = 10.0,
        retries: int = 3,
        require_signatures: bool = False,
    ) -> None:
        headers = {"X-Api-Key": key, "Accept-Language": language, "User-Agent": "kingdom-referee-client"}
        chosen = {name: value for name, value in headers.items() if value is not None}
        self._require_signatures = require_signatures
        self._transport = Transport(address, headers=chosen, timeout=timeout, retries=retries)

    def start_game(
        self, request: types.StartRequest, *, include: Iterable[types.StartGameInclude] = ()
    ) -> types.Start:
        """Start a game and return its first state."""
        return cast("types.Start", self._post("/v1/starts", request, include))

    def list_legal_actions(
        self,
        request: types.LegalActionsQuestion,
        *,
        include: Iterable[types.ListLegalActionsInclude] = (),
        without: Iterable[Without] = (),
    ) -> types.LegalActions:
        """Return all actions that are legal now."""
        return cast("types.LegalActions", self._post("/v1/legal-actions", request, include, without))

    def judge_action(
        self,
        request: types.RulingQuestion,
        *,
        include: Iterable[types.JudgeActionInclude] = (),
        without: Iterable[Without] = (),
    ) -> types.Ruling:
        """Return the ruling on an action: whether it is legal, and its consequences."""
        return cast("types.Ruling", self._post("/v1/rulings", request, include, without))

    def judge_actions(
        self,
        requests: Iterable[types.RulingQuestion],
        *,
        include: Iterable[types.JudgeActionInclude] = (),
        without: Iterable[Without] = (),
    ) -> Iterator[types.Ruling | ProblemError]:
        """Yield the rulings on many actions in order, as they arrive. For a bad request, yield its ProblemError."""
        extras = tuple(include)
        most = MAX_LINES_WITH_PICTURES if "picture" in extras else MAX_LINES
        return self._transport.stream(self._address("/v1/rulings", extras, without), map(_line, requests), most=most)

    def infer_state(
        self,
        request: types.Table,
        *,
        include: Iterable[types.InferStateInclude] = (),
        without: Iterable[Without] = (),
    ) -> types.Inference:
        """Return a complete state, inferred from a description of the table."""
        return cast("types.Inference", self._post("/v1/states", request, include, without))

    def follow_game(
        self,
        request: types.ReplayRequest,
        *,
        include: Iterable[types.FollowGameInclude] = (),
        without: Iterable[Without] = (),
    ) -> types.Replay:
        """Replay a whole game up to the first action that is not legal."""
        return cast("types.Replay", self._post("/v1/replays", request, include, without))

    def view_state(self, request: types.ViewRequest) -> types.View:
        """Return the parts of a state, and of its events if given, that one player or a spectator may see."""
        return cast("types.View", self._post("/v1/views", request))

    def score_table(self, request: types.ScoreRequest) -> types.Score:
        """Return the gold of every player, broken down by source."""
        return cast("types.Score", self._post("/v1/scores", request))

    def score_tables(self, requests: Iterable[types.ScoreRequest]) -> Iterator[types.Score | ProblemError]:
        """Yield the scores of many tables in order, as they arrive. For a bad request, yield its ProblemError."""
        return self._transport.stream(self._address("/v1/scores"), map(_line, requests))

    def audit_table(
        self, request: types.AuditRequest, *, include: Iterable[types.AuditTableInclude] = ()
    ) -> types.Audit:
        """Return whether a table is possible, the reasons if it is not, and repairs if `include` asks for them."""
        return cast("types.Audit", self._post("/v1/audits", request, include))

    def scan_table(self, request: types.ScanRequest, *, include: Iterable[types.ScanTableInclude] = ()) -> types.Scan:
        """Return the most likely table for uncertain observations."""
        return cast("types.Scan", self._post("/v1/scans", request, include))

    def read_photograph(
        self, request: types.PhotoRequest, *, include: Iterable[types.ReadPhotographInclude] = ()
    ) -> types.Scan:
        """Return the table in one or two photographs, each given as the bytes of its file."""
        body, kind = multipart(_parts(request))
        reply = self._transport.ask("POST", self._address("/v1/photos", include), body, {"Content-Type": kind})
        return cast("types.Scan", json.loads(reply.body))

    def draw_picture(self, request: types.PictureRequest, *, kind: Literal["svg", "png"] = "svg") -> bytes:
        """Return a picture of a table or a board, as the bytes of an SVG or PNG file."""
        accepted = {"Accept": "image/png" if kind == "png" else "image/svg+xml", "Content-Type": JSON}
        return self._transport.ask("POST", self._address("/v1/pictures"), json.dumps(request).encode(), accepted).body

    def describe_board(self, request: types.Board) -> types.Topology:
        """Return the topology of a board, including the ground, neighbours and coordinates of its hexes."""
        return cast("types.Topology", self._post("/v1/boards", request))

    def show_picture(self, state: str, *, kind: Literal["svg", "png"] = "svg", **look: str) -> bytes:
        """Return a picture of a state or a position, given as one line of notation.

        `look` holds the other query parameters, such as `highlight` and `title`.
        """
        query = urlencode({"state": state, "format": kind, **look})
        return self._transport.ask("GET", f"/v1/pictures?{query}").body

    def find_board(self, board_id: str) -> types.Topology:
        """Return the topology of the stored board with this content id. Raises ProblemError if there is none."""
        return cast("types.Topology", self._get(f"/v1/boards/{quote(board_id, safe='')}"))

    def list_subjects(self) -> types.SubjectsList:
        """Return the subjects of the catalogue."""
        return cast("types.SubjectsList", self._get("/v1/catalogue"))

    def list_catalogue(self, subject: types.Subject) -> types.Catalogue:
        """Return the entries of one subject of the catalogue, such as tiles, cards or sections."""
        return cast("types.Catalogue", self._get(f"/v1/catalogue/{quote(subject, safe='')}"))

    def list_features(self) -> types.Features:
        """Return the features of this instance, such as photographs, keys, languages and limits."""
        return cast("types.Features", self._get("/v1/catalogue/features"))

    # Some methods had these names in version 1.0. The old names still work.
    rule = judge_action
    rule_each = judge_actions
    score = score_table
    score_each = score_tables
    audit = audit_table
    scan = scan_table

    def close(self) -> None:
        """Close this thread's connection. A later call opens a new one."""
        self._transport.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.close()

    def _post(self, path: str, request: object, include: Iterable[str] = (), without: Iterable[str] = ()) -> Any:  # noqa: ANN401
        body = json.dumps(request).encode()
        return json.loads(
            self._transport.ask("POST", self._address(path, include, without), body, {"Content-Type": JSON}).body
        )

    def _get(self, path: str) -> Any:  # noqa: ANN401
        return json.loads(self._transport.ask("GET", path).body)

    def _address(self, path: str, include: Iterable[str] = (), without: Iterable[str] = ()) -> str:
        lists = {"include": ",".join(include), "without": ",".join(without)}
        query = {name: words for name, words in lists.items() if words}
        if self._require_signatures and path in _WITH_STATES:
            query["signed"] = "require"
        return f"{path}?{urlencode(query, safe=',')}" if query else path


def _parts(request: types.PhotoRequest) -> Iterator[tuple[str, bytes]]:
    for picture in request.get("picture", ()):
        yield "picture", picture
    if "known" in request:
        yield "known", json.dumps(request["known"]).encode()


def _line(request: object) -> bytes:
    return json.dumps(request).encode() + b"\n"
