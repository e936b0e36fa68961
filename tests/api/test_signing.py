"""Signed states: which states get a signature, what it proves, and what is refused without one."""

from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from itertools import islice
from json import dumps, loads
from random import Random
from typing import Final

import pytest
from flask.testing import FlaskClient

from referee.api import app
from referee.api.app import create_app
from referee.documents import signatures as signing
from referee.documents.notation import parse_state, signed_line, write_state
from referee.documents.reader import Json, load
from referee.documents.signatures import Signing
from referee.documents.states import dump_state, read_state
from referee.revision import RULES_REVISION
from referee.serving.cache import AnswerStore, RedisLink
from referee.serving.config import Config
from tests.api.conftest import answer, pointers, problem
from tests.documents.samples import position_document
from tests.games import document, random_game, random_start

KEY: Final = b"a key of the tests, long enough"
NEW_KEY: Final = b"another key of the tests, also long enough"
BAD: Final = "bad-signature"
ALL: Final = ["base", "nomads", "crossroads", "marshlands", "harvest", "capitol", "caves", "island"]
START: Final = {"players": ["blue", "orange", "red"], "seed": "signed", "expansions": ALL}
PASS: Final = {"type": "end-turn"}


def service(*keys: bytes) -> FlaskClient:
    return create_app(Config(log_level="ERROR", state_key=keys)).test_client(use_cookies=False)


@pytest.fixture(scope="module")
def signer() -> FlaskClient:
    return service(KEY)


@cache
def start_answer(seed: str = "signed") -> Json:
    return answer(service(KEY).post("/v1/starts?include=legal-actions,notation", json={**START, "seed": seed}))


def signed_start() -> Json:
    """A signed state at the beginning of a game."""
    return deepcopy(start_answer()["state"])


def unsigned() -> Json:
    """The state of `signed_start` without its signature."""
    return {key: value for key, value in signed_start().items() if key != "signature"}


def first_action() -> Json:
    return start_answer()["legal_actions"][0]["example"]


@cache
def _played(seed: str) -> tuple[Json, ...]:
    """The rulings of a game that is played from a signed start. Every request requires the signature."""
    rng, client, game = Random(seed), service(KEY), start_answer(seed)
    rulings: list[Json] = []
    while game["legal_actions"] and len(rulings) < 120:
        body = {"state": game["state"], "action": rng.choice(game["legal_actions"])["example"]}
        address = "/v1/rulings?signed=require&include=legal-actions,notation,views"
        game = answer(client.post(address, json=body))
        assert game["verdict"] == "legal", game
        rulings.append(game)
    return tuple(rulings)


def latest() -> Json:
    """The signed state after up to 120 actions of a game with every expansion."""
    return deepcopy(_played("a")[-1]["state"])


def signed_by(key: bytes, state: Json) -> Json:
    """A copy of this state, signed with this key."""
    answer = {"state": deepcopy(state)}
    Signing((key,)).sign(answer)
    return answer["state"]


def bodies(state: Json) -> dict[str, Json]:
    """The body of a request with this state, for each call that takes a state."""
    return {
        "rulings": {"state": state, "action": first_action()},
        "legal-actions": {"state": state},
        "scores": {"state": state},
        "audits": {"state": state},
        "views": {"state": state, "player": "spectator"},
        "replays": {"start": state, "actions": []},
        "pictures": {"state": state},
    }


CALLS: Final = tuple(bodies(None))
WITH_VERDICT: Final = tuple(call for call in CALLS if call != "pictures")


def verdict(client: FlaskClient, call: str, state: Json) -> tuple[str, list[str]]:
    """The verdict of a call that requires a signature, and the codes of the inconsistencies in the answer."""
    found = answer(client.post(f"/v1/{call}?signed=require", json=bodies(state)[call]))
    return found["verdict"], [one["code"] for one in found["inconsistencies"]]


def accepts(client: FlaskClient, state: Json) -> bool:
    said = verdict(client, "legal-actions", state)
    assert said in (("possible", []), ("impossible", [BAD]))
    return said[0] == "possible"


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_a_game_that_begins_signed_stays_signed(seed: str) -> None:
    rulings = _played(seed)
    assert len(rulings) > 100
    signatures = [ruling["state"]["signature"] for ruling in rulings]
    assert len(set(signatures)) == len(signatures)
    for ruling in rulings:
        assert ruling["notation"].endswith(f" sig={ruling['state']['signature']}")
        assert (
            document(parse_state(ruling["notation"])) | {"signature": ruling["state"]["signature"]} == ruling["state"]
        )


@pytest.mark.parametrize("seed", ["a", "b"])
def test_a_signed_state_would_pass_the_audit(signer: FlaskClient, seed: str) -> None:
    for ruling in _played(seed)[::10]:
        assert verdict(signer, "audits", ruling["state"]) == ("possible", [])


def test_a_replay_of_a_signed_start_is_signed(signer: FlaskClient) -> None:
    body = {"start": signed_start(), "actions": [first_action(), first_action()]}
    game = answer(signer.post("/v1/replays?signed=require&include=notation", json=body))
    assert (game["verdict"], game["applied"]) == ("illegal", 1)
    assert accepts(signer, game["state"])
    assert accepts(signer, game["notation"])


def test_a_refused_action_leaves_the_line_of_its_state_signed(signer: FlaskClient) -> None:
    body = {"state": signed_start(), "action": PASS}
    ruling = answer(signer.post("/v1/rulings?include=notation", json=body))
    assert (ruling["verdict"], ruling["state"]) == ("illegal", None)
    assert ruling["notation"] == start_answer()["notation"]
    listed = answer(signer.post("/v1/legal-actions?include=notation", json={"state": signed_start()}))
    assert listed["notation"] == start_answer()["notation"]


@pytest.mark.parametrize("signature", [None, "", "wrong", "é", "A" * 24])
def test_nothing_that_follows_from_an_unsigned_state_is_signed(signer: FlaskClient, signature: str | None) -> None:
    state = unsigned() if signature is None else {**unsigned(), "signature": signature}
    for call, body in bodies(state).items():
        include = {"rulings": "?include=notation,views", "legal-actions": "?include=notation"}.get(call, "")
        response = signer.post(f"/v1/{call}{include}", json=body)
        assert response.status_code == 200
        assert b"signature" not in response.data
        assert b"sig=" not in response.data
        assert call not in WITH_VERDICT or loads(response.data)["verdict"] in {"legal", "possible"}


def test_a_state_inferred_from_a_table_is_not_signed(signer: FlaskClient) -> None:
    table = {"position": position_document(), "turn": position_document()["players"][0]["colour"]}
    requests = {
        "states?include=notation": table,
        "rulings?include=notation": {"table": table, "action": PASS},
        "legal-actions?include=notation": {"table": table},
    }
    for call, body in requests.items():
        found = answer(signer.post(f"/v1/{call}", json=body))
        assert found["verdict"] != "impossible", found
        assert "signature" not in dumps(found)
        assert "sig=" not in dumps(found)


def test_no_view_has_a_signature(signer: FlaskClient) -> None:
    """With a signature of the whole state, a player could check a guess about the hidden cards."""
    shown = [ruling["views"] for ruling in _played("a")]
    shown.append(answer(signer.post("/v1/starts?include=views", json=START))["views"])
    replay = {"start": signed_start(), "actions": [first_action()]}
    shown.append(answer(signer.post("/v1/replays?include=views", json=replay))["views"])
    shown += [
        answer(signer.post("/v1/views?signed=require", json={"state": latest(), "player": player}))
        for player in ("blue", "spectator")
    ]
    assert all("signature" not in dumps(views) for views in shown)


def test_a_view_cannot_be_played_on_as_if_it_were_signed(signer: FlaskClient) -> None:
    """If the service accepted the view, the player could choose the hidden cards."""
    state = latest()
    view = answer(signer.post("/v1/views", json={"state": state, "player": "blue"}))["state"]
    assert view["deck"] is None
    assert not accepts(signer, view)
    assert not accepts(signer, {**view, "signature": state["signature"]})


def _places(node: Json, way: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Yield the path of every value in a document, except for objects."""
    if isinstance(node, dict):
        for key, inner in node.items():
            yield from _places(inner, (*way, key))
        return
    yield way
    if isinstance(node, list):
        for number, inner in enumerate(node):
            yield from _places(inner, (*way, number))


def _others(value: Json, texts: list[str], rng: Random) -> list[Json]:
    """Values that differ from this one. They have the same type, unless this value is null."""
    match value:
        case bool():
            return [not value]
        case int():
            return [value + 1, value - 1]
        case str():
            return rng.sample([text for text in texts if text != value], 3)
        case list():
            return [value[:-1], value[1:]] if value else []
        case _:
            return ["desert", []]


def _changed(state: Json, way: tuple[str | int, ...], value: Json) -> Json:
    copy = loads(dumps(state))
    inside = copy
    for key in way[:-1]:
        inside = inside[key]
    inside[way[-1]] = value
    return copy


def test_a_change_of_a_single_value_breaks_the_signature(signer: FlaskClient) -> None:
    """A value of the wrong shape is refused before the signature is checked."""
    rng, state = Random(1), latest()
    texts = sorted(set(_texts(state)))
    tried = {200: 0, 422: 0}
    for way in _places(state):
        value: Json = state
        for key in way:
            value = value[key]
        for other in _others(value, texts, rng):
            body = {"state": _changed(state, way, other)}
            response = signer.post("/v1/legal-actions?signed=require", json=body)
            tried[response.status_code] += 1
            if response.status_code == 200:
                found = loads(response.data)
                assert found["verdict"] == "impossible", (way, other)
                assert found["inconsistencies"][0]["code"] == BAD
    assert tried[200] > 200, tried


def _texts(node: Json) -> Iterator[str]:
    if isinstance(node, str):
        yield node
    for inner in node.values() if isinstance(node, dict) else node if isinstance(node, list) else ():
        yield from _texts(inner)


@pytest.mark.parametrize("expansions", [ALL, ["base"]])
def test_a_signature_does_not_depend_on_the_form_of_the_state(signer: FlaskClient, expansions: list[str]) -> None:
    """Order, spaces, omitted defaults, a board id and the notation do not change the signed state."""
    found = answer(signer.post("/v1/starts?include=notation", json={**START, "expansions": expansions}))
    state, line = found["state"], found["notation"]
    turned = dict(reversed(state.items()))
    turned["location_tiles"] = dict(reversed(state["location_tiles"].items()))
    bare = {key: value for key, value in state.items() if key != "ruleset"}
    board = answer(signer.post("/v1/boards", json=state["board"]))["id"]
    number = {**state, "round": 1.0}
    for same in (state, turned, bare, {**state, "board": {"id": board}}, number, line, line.replace("=", " = ")):
        assert accepts(signer, same)
    played = latest()
    for player in played["players"]:
        player["settlements"].reverse()
    assert accepts(signer, played)


@pytest.mark.parametrize("seed", range(20))
def test_random_states_as_documents_and_lines(signer: FlaskClient, seed: int) -> None:
    """A signature is valid both for the document of a state and for its line of notation."""
    rng = Random(seed)
    for state, _ in islice(random_game(rng, random_start(rng)), 0, None, 40):
        written = signed_by(KEY, document(state))
        assert accepts(signer, written)
        assert accepts(signer, signed_line(write_state(state), written["signature"]))
        assert load(read_state, written) == state
        assert not accepts(signer, signed_line(write_state(state), start_answer()["state"]["signature"]))


def test_other_rules_need_another_signature(signer: FlaskClient, monkeypatch: pytest.MonkeyPatch) -> None:
    state = signed_start()
    assert accepts(signer, state)
    monkeypatch.setattr(signing, "RULES_REVISION", RULES_REVISION + 1)
    assert not accepts(signer, state)


def test_two_keys_during_a_rotation(signer: FlaskClient) -> None:
    rotating, afterwards = service(NEW_KEY, KEY), service(NEW_KEY)
    state = signed_start()
    assert accepts(rotating, state)
    assert not accepts(afterwards, state)
    ruling = answer(rotating.post("/v1/rulings", json={"state": state, "action": first_action()}))
    assert accepts(afterwards, ruling["state"])
    assert accepts(rotating, ruling["state"])
    assert not accepts(signer, ruling["state"])


def test_keys_of_any_length() -> None:
    state = unsigned()
    signatures = {signed_by(key, state)["signature"] for key in (b"k" * 16, b"k" * 64, b"k" * 65, b"k" * 500)}
    assert len(signatures) == 4


@pytest.mark.parametrize("call", WITH_VERDICT)
def test_a_required_signature_that_is_missing_or_wrong(signer: FlaskClient, call: str) -> None:
    state = signed_start()
    member = "start" if call == "replays" else "state"
    said = {"place": f"/{member}/signature", "code": BAD}
    for signature in (None, "", "wrong", state["signature"].lower()):
        sent = unsigned() if signature is None else {**unsigned(), "signature": signature}
        found = answer(signer.post(f"/v1/{call}?signed=require", json=bodies(sent)[call]))
        (flaw,) = found["inconsistencies"]
        assert found["verdict"] == "impossible"
        assert found.get("state") is None
        assert said.items() <= flaw.items()
        assert ("has no signature" in flaw["text"]) == (signature is None)
    assert answer(signer.post(f"/v1/{call}?signed=require", json=bodies(state)[call]))["verdict"] != "impossible"


def test_a_line_without_or_with_a_wrong_signature(signer: FlaskClient) -> None:
    line = write_state(load(read_state, unsigned()))
    for sent, text in ((line, "has no signature"), (f"{line} sig=wrong", "does not belong")):
        found = answer(signer.post("/v1/scores?signed=require", json={"state": sent}))
        (flaw,) = found["inconsistencies"]
        assert (flaw["code"], flaw["place"]) == (BAD, "/state")
        assert text in flaw["text"]


def test_only_a_state_can_be_signed(signer: FlaskClient) -> None:
    table = {"position": position_document(), "turn": position_document()["players"][0]["colour"]}
    requests = {
        "/table": ("rulings", {"table": table, "action": PASS}),
        "/position": ("scores", {"position": position_document()}),
    }
    for place, (call, body) in requests.items():
        found = answer(signer.post(f"/v1/{call}?signed=require", json=body))
        (flaw,) = found["inconsistencies"]
        assert (found["verdict"], flaw["code"], flaw["place"]) == ("impossible", BAD, place)
        assert flaw["text"].startswith("Only a state can be signed.")


def test_an_unreadable_state_counts_as_unsigned(signer: FlaskClient) -> None:
    """The other faults of the state are still reported."""
    state = signed_start()
    state["board"]["sections"][1] = state["board"]["sections"][0]
    assert verdict(signer, "scores", state) == ("impossible", [BAD, "impossible-board"])
    assert verdict(signer, "scores", "board=tavern sig=x")[1][:2] == [BAD, "unreadable-line"]
    table = {"position": {**position_document(), "board": state["board"]}, "turn": "blue"}
    found = answer(signer.post("/v1/legal-actions?signed=require", json={"table": table}))
    assert found["inconsistencies"][0]["place"] == "/table"


def test_a_picture_of_an_unsigned_state_is_refused_with_a_problem(signer: FlaskClient) -> None:
    assert signer.post("/v1/pictures?signed=require", json={"state": signed_start()}).mimetype == "image/svg+xml"
    for body in ({"state": unsigned()}, {"board": signed_start()["board"]}, {"position": position_document()}):
        found = problem(signer.post("/v1/pictures?signed=require", json=body), 409, "impossible")
        assert len(pointers(found)) == 1


def test_each_line_of_a_batch_is_judged_by_itself(signer: FlaskClient) -> None:
    changed = {**signed_start(), "round": 2}
    lines = [dumps({"state": state}) for state in (signed_start(), changed, start_answer()["notation"], unsigned())]
    response = signer.post("/v1/scores?signed=require", data="\n".join(lines), content_type="application/x-ndjson")
    verdicts = [loads(line)["verdict"] for line in response.text.splitlines()]
    assert verdicts == ["possible", "impossible", "possible", "impossible"]
    lines = [dumps({"state": state, "action": first_action()}) for state in (signed_start(), changed)]
    response = signer.post("/v1/rulings", data="\n".join(lines), content_type="application/x-ndjson")
    assert ["signature" in (loads(line)["state"] or {}) for line in response.text.splitlines()] == [True, False]


@pytest.mark.parametrize("signature", [None, 5, ["x"], {}])
def test_a_signature_is_a_text(client: FlaskClient, signature: Json) -> None:
    found = problem(
        client.post("/v1/scores", json={"state": {**signed_start(), "signature": signature}}), 422, "wrong-shape"
    )
    assert pointers(found) == ["/state/signature"]


@pytest.mark.parametrize("call", CALLS)
def test_an_unknown_value_of_signed_is_refused(signer: FlaskClient, call: str) -> None:
    for query in ("signed=yes", "signed=", "signed=require&signed=no"):
        found = problem(signer.post(f"/v1/{call}?{query}", json=bodies(signed_start())[call]), 422, "wrong-shape")
        assert pointers(found) == ["?signed"]


@pytest.mark.parametrize("call", CALLS)
def test_a_caller_cannot_declare_a_state_trusted(signer: FlaskClient, client: FlaskClient, call: str) -> None:
    for caller in (signer, client):
        body = {**bodies(_impossible())[call], "trusted": True}
        assert pointers(problem(caller.post(f"/v1/{call}", json=body), 422, "wrong-shape")) == ["/trusted"]


@pytest.mark.parametrize("call", CALLS)
def test_without_a_key_no_signature_can_be_required(client: FlaskClient, call: str) -> None:
    found = problem(client.post(f"/v1/{call}?signed=require", json=bodies(signed_start())[call]), 409, "no-state-key")
    assert pointers(found) == ["?signed"]
    assert "REFEREE_STATE_KEY" in found["detail"]


def test_without_a_key_a_signature_is_ignored_and_not_copied(client: FlaskClient) -> None:
    for state in (signed_start(), start_answer()["notation"]):
        ruling = answer(client.post("/v1/rulings?include=notation", json={"state": state, "action": first_action()}))
        assert ruling["verdict"] == "legal"
        assert "signature" not in ruling["state"]
        assert "sig=" not in ruling["notation"]
    assert "signature" not in answer(client.post("/v1/starts", json=START))["state"]


@pytest.mark.parametrize(("keys", "signs"), [((), False), ((KEY,), True)])
def test_the_features_say_whether_states_are_signed(keys: tuple[bytes, ...], signs: bool) -> None:  # noqa: FBT001
    assert answer(service(*keys).get("/v1/catalogue/features"))["features"]["signed_states"] is signs


def _impossible() -> Json:
    """A state that the audit refuses, and that no game can reach."""
    state = unsigned()
    state["players"][0]["supply"] -= 1
    return state


@pytest.mark.parametrize("call", [call for call in WITH_VERDICT if call != "audits"])
def test_a_signed_state_is_not_audited(signer: FlaskClient, call: str) -> None:
    """Only the owner of the key can sign an impossible state, so the audit is skipped."""
    state = _impossible()
    assert answer(signer.post(f"/v1/{call}", json=bodies(state)[call]))["verdict"] == "impossible"
    for query in ("", "?signed=require"):
        found = answer(signer.post(f"/v1/{call}{query}", json=bodies(signed_by(KEY, state))[call]))
        assert found["verdict"] in {"possible", "legal"}
        assert found["inconsistencies"] == []


def test_a_picture_of_a_signed_state_shows_no_faults(signer: FlaskClient) -> None:
    state = _impossible()
    signed, unsigned = (
        signer.post("/v1/pictures", json={"state": sent}).data for sent in (signed_by(KEY, state), state)
    )
    assert signed != unsigned
    assert signer.post("/v1/pictures", json={"state": signed_start()}).data != unsigned


def test_the_audit_call_audits_signed_states_too(signer: FlaskClient) -> None:
    """With `signed=require`, the signature is checked as well."""
    said, codes = verdict(signer, "audits", signed_by(KEY, _impossible()))
    assert (said, codes) == ("impossible", ["supply-mismatch"])


def test_cached_answers_depend_on_keys_and_on_required_signatures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Services with different keys may share a cache. The answer also depends on whether a signature is required."""
    shared = AnswerStore(RedisLink(None, rules=1))
    monkeypatch.setattr(app, "AnswerStore", lambda _link, **_: shared)
    replay = {"start": signed_start(), "actions": [first_action()]}
    found = [
        answer(service(*keys).post("/v1/replays", json=replay))["state"].get("signature")
        for keys in ((KEY,), (), (NEW_KEY,), (NEW_KEY, KEY), (KEY,))
    ]
    assert found[0] is not None
    assert found[1:3] == [None, None]
    assert found[3] not in {None, found[0]}
    assert found[4] == found[0]
    plain = {"start": unsigned(), "actions": []}
    client = service(KEY)
    verdicts = [
        answer(client.post(f"/v1/replays{query}", json=plain))["verdict"] for query in ("", "?signed=require", "")
    ]
    assert verdicts == ["legal", "impossible", "legal"]
    picture = {"state": unsigned()}
    statuses = [client.post(f"/v1/pictures{query}", json=picture).status_code for query in ("", "?signed=require")]
    assert statuses == [200, 409]
    drawn = {"state": signed_by(KEY, _impossible())}
    assert client.post("/v1/pictures", json=drawn).data != service(NEW_KEY).post("/v1/pictures", json=drawn).data


def test_a_state_of_the_engine_has_no_signature() -> None:
    assert "signature" not in dump_state(load(read_state, signed_start()))
