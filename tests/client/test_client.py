"""The client works with a real service, and its methods and types match the contract."""

import inspect
import json
import re
from collections.abc import Iterator
from functools import reduce
from operator import or_
from typing import Any, Final, cast, get_args

import pytest

from referee.client import ProblemError, Referee, types
from referee.documents.reader import Json
from referee.serving.config import Config
from tests.client.running import Script, ScriptedAnswer, scripted, service
from tests.contract.contract import component, contract, request_examples
from tests.photo.hostile import png, rows
from tools.contract.documents import include_name
from tools.contract.shapes import Call, calls

CALLS: Final = tuple(calls(contract()))
START: Final[types.StartRequest] = {"players": ["blue", "orange"], "first_game": True, "seed": "hello"}


@pytest.fixture(scope="module")
def referee() -> Iterator[Referee]:
    with service() as address, Referee(address) as found:
        yield found


def _method(call: Call) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", call.name).lower()


def _either(names: tuple[str, ...]) -> object:
    """The union of the document types with these names."""
    return reduce(or_, (getattr(types, name) for name in names))


@pytest.mark.parametrize("call", CALLS, ids=_method)
def test_every_call_has_its_method(call: Call) -> None:
    """The types, parameters, extras and former name of each method match the contract."""
    method = getattr(Referee, _method(call))
    parameters = inspect.signature(method).parameters
    if call.requests:
        assert parameters["request"].annotation == _either(call.requests)
    if call.answers:
        assert inspect.signature(method).return_annotation == _either(call.answers)
    assert ("include" in parameters) == bool(call.includes)
    if call.includes:
        words = getattr(types, include_name(call.name))
        assert get_args(parameters["include"].annotation) == (words,)
        assert get_args(words) == call.includes
    assert hasattr(Referee, f"{_method(call)}s") == call.lines
    assert call.former_name is None or getattr(Referee, call.former_name) is method
    assert ("without" in parameters) == ("without" in call.query_parameters)


@pytest.mark.parametrize("call", CALLS, ids=_method)
def test_every_method_calls_its_path(call: Call) -> None:
    script = Script(ScriptedAnswer())
    given = {"board_id": "0" * 32, "subject": "rules"}
    with scripted(script) as address, Referee(address) as referee:
        arguments: list[Any] = [{}] if call.requests else [given[name] for name in call.path_parameters]
        options: dict[str, Any] = {"include": call.includes[:2]} if call.includes else {}
        if "without" in call.query_parameters:
            options["without"] = ["state"]
        if call.name == "showPicture":
            options = {"state": "board=x", "highlight": "e9"}
        getattr(referee, _method(call))(*arguments, **options)
    [(method, path, _, _)] = script.seen
    expected = f"?include={','.join(call.includes[:2])}" if call.includes else ""
    expected += "&without=state" if "without" in options else ""
    expected += "?state=board%3Dx&format=svg&highlight=e9" if call.name == "showPicture" else ""
    assert (method, path) == (call.method, call.path.format(**given) + expected)


def test_types_match_the_contract() -> None:
    """The types of the client have the same keys and words as the contract, and unions of the same size."""
    for name, schema in contract()["components"]["schemas"].items():
        found: Any = getattr(types, name)
        if "properties" in schema and not isinstance(schema.get("additionalProperties"), dict):
            assert found.__required_keys__ == set(schema.get("required", []))
            assert found.__optional_keys__ == schema["properties"].keys() - found.__required_keys__
        elif "enum" in schema:
            assert list(get_args(found)) == schema["enum"]
        elif "oneOf" in schema and "discriminator" in schema:
            assert len(get_args(found)) == len(component(name)["oneOf"])


def test_a_game_begins(referee: Referee) -> None:
    started = referee.start_game(START, include=["legal-actions", "notation"])
    assert started["notation"].startswith("board=")
    action = started["legal_actions"][0]["example"]
    ruling = referee.judge_action({"state": started["state"], "action": action})
    assert ruling["verdict"] == "legal"
    assert ruling["state"]
    assert referee.score_table({"state": ruling["state"]})["verdict"] == "possible"
    assert referee.audit_table({"state": ruling["state"]})["inconsistencies"] == []
    assert referee.list_legal_actions({"state": ruling["state"]})["count"]


def test_every_example_of_the_contract_is_answered(referee: Referee) -> None:
    asked = {call.name: getattr(referee, _method(call)) for call in CALLS}
    for example in request_examples():
        if example.media_type == "application/json":
            assert asked[example.operation.name](example.value), str(example)


def test_pictures_come_as_bytes(referee: Referee) -> None:
    state = referee.start_game(START)["state"]
    assert referee.draw_picture({"state": state}).startswith(b"<svg")
    assert referee.draw_picture({"state": state, "width": 100}, kind="png").startswith(b"\x89PNG")


@pytest.mark.slow
def test_photographs_are_sent_as_bytes() -> None:
    grey = png(300, 300, rows(300, 300))
    facts: types.PhotoFacts = {"corners": [[[40, 30], [260, 30], [260, 250], [40, 250]]]}
    with (
        service(Config(log_level="ERROR", photos=50, photo_seconds=600)) as address,
        Referee(address, timeout=600) as referee,
    ):
        found = referee.read_photograph({"picture": [grey, grey], "known": facts})
        assert (found["verdict"], len(found["overlay"])) == ("unreadable", 2)
        with pytest.raises(ProblemError) as refused:
            referee.read_photograph({"picture": [b"no picture"]})
    assert (refused.value.status, refused.value.kind) == (409, "unreadable-picture")


def test_boards_and_catalogue(referee: Referee) -> None:
    board = referee.describe_board({"sections": ["tavern", "paddock", "oasis", "farm"]})
    assert referee.find_board(board["id"]) == board
    assert referee.list_catalogue("colours")["revision"] == board["rules"]


def test_a_refusal_says_what_is_wrong_and_where(referee: Referee) -> None:
    with pytest.raises(ProblemError) as raised:
        referee.start_game(cast("types.StartRequest", {"players": ["blue", "green"]}))
    problem = raised.value
    assert (problem.status, problem.kind, problem.errors[0]["pointer"]) == (422, "wrong-shape", "/players/1")
    assert "/players/1: " in str(problem)
    with pytest.raises(ProblemError, match="404"):
        referee.find_board("0" * 32)


def test_a_bad_line_does_not_stop_the_others(referee: Referee) -> None:
    state = referee.start_game(START)["state"]
    good: Json = {"state": state, "action": {"type": "build", "at": "e9"}}
    requests = [good, {"state": state}, {"state": state, "action": {"type": "build", "at": "q1"}}]
    answers = referee.judge_actions(requests, include=["notation"])
    first = next(answers)
    # The client can make a different call before the remaining answers are read.
    assert referee.score_table({"state": state})["verdict"] == "possible"
    second, third = answers
    assert isinstance(second, ProblemError)
    assert second.kind == "wrong-shape"
    assert not isinstance(first, ProblemError)
    assert not isinstance(third, ProblemError)
    assert (first["verdict"], third["verdict"], "notation" in first) == ("legal", "illegal", True)
    assert [
        score["verdict"] for score in referee.score_tables([{"state": state}] * 3) if isinstance(score, dict)
    ] == ["possible"] * 3


def test_many_lines_with_pictures_are_all_answered(referee: Referee) -> None:
    """With pictures, the service refuses batches of over 50 lines, and draws only about ten pictures per batch."""
    state = referee.start_game(START)["state"]
    requests: list[Json] = [{"state": state, "action": {"type": "build", "at": "e9"}}] * 51
    answers = list(referee.judge_actions(requests, include=["picture"]))
    assert sum("picture" in answer for answer in answers if isinstance(answer, dict)) == 51


def test_the_key_and_the_language_are_sent() -> None:
    config = Config(log_level="ERROR", api_keys=frozenset({"secret"}))
    with service(config) as address:
        with pytest.raises(ProblemError, match="401"):
            Referee(address).list_catalogue("rules")
        texts = [
            json.dumps(Referee(address, key="secret", language=language).list_catalogue("terrains"))
            for language in ("en", "es", "fr")
        ]
    assert len(set(texts)) == len(texts)


def test_signatures_can_be_required() -> None:
    with service(Config(log_level="ERROR", state_key=(b"a key of the tests",))) as address:
        strict, lenient = Referee(address, require_signatures=True), Referee(address)
        state = strict.start_game(START)["state"]
        changed = cast("types.State", {**state, "round": 2})
        action: Json = {"type": "build", "at": "e9"}
        assert strict.judge_action({"state": state, "action": action}, include=["notation"])["verdict"] == "legal"
        lines: list[Json] = [{"state": state, "action": action}, {"state": changed, "action": action}]
        ruled = [ruling["verdict"] for ruling in strict.judge_actions(lines) if isinstance(ruling, dict)]
        scores = [score["verdict"] for score in strict.score_tables([{"state": changed}]) if isinstance(score, dict)]
        assert (ruled, scores) == (["legal", "impossible"], ["impossible"])
        for ask in (strict.list_legal_actions, strict.score, strict.audit):
            assert ask({"state": changed})["inconsistencies"][0]["code"] == "bad-signature"
        assert strict.view_state({"state": changed, "player": "blue"})["verdict"] == "impossible"
        assert strict.follow_game({"start": changed, "actions": []})["verdict"] == "impossible"
        assert (
            lenient.score_table({"state": changed})["inconsistencies"]
            != strict.score_table({"state": changed})["inconsistencies"]
        )
        with pytest.raises(ProblemError, match="409"):
            strict.draw_picture({"state": changed})
