"""Request ids, headers, compression, caching, logs, metrics and access."""

import gzip
import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path
from socket import SHUT_WR, create_connection

import pytest
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from referee.api.app import create_app
from referee.api.limits import WRONG_KEYS
from referee.api.requests import JsonLines
from referee.revision import RULES_REVISION
from referee.serving.config import Config
from tests.api.conftest import PROBLEM, Json, answer, lines, problem
from tests.deploy.backend import Answer, ask
from tests.deploy.programs import DEPLOY, ROOT, free_port, running
from tests.documents.samples import document
from tests.waiting import PATIENCE, TRIES, eventually, pause

START = {"players": ["blue", "orange"], "seed": "around"}
LARGE_ANSWERS = ("/openapi.json", "/openapi.d.ts", "/openapi.yaml", "/v1/catalogue/sections", "/docs/problems")


def service_with(**settings: Json) -> FlaskClient:
    return create_app(Config(log_level="ERROR", **settings)).test_client()


@pytest.mark.parametrize("sent", ["a", "A-z_0.9", "x" * 64])
def test_a_request_id_comes_back(client: FlaskClient, sent: str) -> None:
    headers = {"X-Request-Id": sent}
    for response in (client.get("/healthz", headers=headers), client.get("/nothing", headers=headers)):
        assert response.headers.getlist("X-Request-Id") == [sent]


def test_a_request_without_an_id_gets_one_of_its_own(client: FlaskClient) -> None:
    first, second = (client.get("/healthz").headers["X-Request-Id"] for _ in range(2))
    assert first != second
    assert re.fullmatch("[0-9a-f]{32}", first)


def test_every_answer_has_the_security_headers(client: FlaskClient) -> None:
    tag = client.get("/openapi.json").headers["ETag"]
    for response in (
        client.get("/healthz"),
        client.get("/docs"),
        client.get("/nothing"),
        client.get("/metrics"),
        client.get("/openapi.json", headers={"If-None-Match": tag}),
        client.post("/v1/starts", json=START),
        client.post("/v1/starts", json={}),
        client.post("/v1/pictures", json={"state": document()}),
        client.options("/v1/starts"),
    ):
        assert response.headers["X-Content-Type-Options"] == "nosniff"
        assert response.headers["Referrer-Policy"] == "no-referrer"
        assert response.headers["Content-Security-Policy"].startswith("default-src 'none'")
        assert "frame-ancestors 'none'" in response.headers["Content-Security-Policy"]
        assert response.headers["Referee-Rules"] == str(RULES_REVISION)
        assert "Server" not in response.headers
        assert "Set-Cookie" not in response.headers


def test_only_pages_may_run_scripts_and_only_our_own(client: FlaskClient) -> None:
    assert (
        "script-src" not in client.post("/v1/pictures", json={"state": document()}).headers["Content-Security-Policy"]
    )
    assert "script-src 'self';" in client.get("/docs").headers["Content-Security-Policy"]
    for page in ("/", "/docs", "/docs/problems"):
        assert "<script>" not in client.get(page).text


@pytest.mark.parametrize("path", LARGE_ANSWERS)
@pytest.mark.parametrize("accepted", ["gzip", "br, gzip;q=0.5", "*"])
def test_large_texts_are_compressed_if_the_caller_accepts_it(client: FlaskClient, path: str, accepted: str) -> None:
    plain = client.get(path)
    small = client.get(path, headers={"Accept-Encoding": accepted})
    assert "Content-Encoding" not in plain.headers
    assert small.headers["Content-Encoding"] == "gzip"
    assert gzip.decompress(small.data) == plain.data
    assert int(small.headers["Content-Length"]) == len(small.data) < len(plain.data)
    assert plain.headers["Vary"] == small.headers["Vary"]
    assert "Accept-Encoding" in plain.headers["Vary"]


@pytest.mark.parametrize("accepted", ["gzip;q=0", "br", "identity", "gzip;q=x", ""])
def test_an_answer_is_not_compressed_unless_the_caller_accepts_it(client: FlaskClient, accepted: str) -> None:
    response = client.get("/openapi.json", headers={"Accept-Encoding": accepted})
    assert "Content-Encoding" not in response.headers
    assert response.json


def test_pictures_are_compressed_and_small_answers_are_not(client: FlaskClient) -> None:
    headers = {"Accept-Encoding": "gzip"}
    drawn = client.post("/v1/pictures", json={"state": document()}, headers=headers)
    assert drawn.headers["Content-Encoding"] == "gzip"
    assert gzip.decompress(drawn.data).startswith(b"<svg")
    assert {"Accept", "Accept-Encoding"} <= set(drawn.headers["Vary"].split(", "))
    assert "Content-Encoding" not in client.get("/healthz", headers=headers).headers
    png = {**headers, "Accept": "image/png"}
    body = {"state": document(), "width": 100}
    assert "Content-Encoding" not in client.post("/v1/pictures", json=body, headers=png).headers


def test_the_same_answer_compressed_twice_is_the_same(client: FlaskClient) -> None:
    first, second = (client.get("/openapi.json", headers={"Accept-Encoding": "gzip"}).data for _ in range(2))
    assert first == second


@pytest.mark.parametrize("path", ["/openapi.json", "/openapi.yaml", "/openapi.d.ts", "/v1/catalogue/rules"])
def test_documents_that_rarely_change_have_a_tag(client: FlaskClient, path: str) -> None:
    response = client.get(path)
    assert response.headers["Cache-Control"] == "public, max-age=3600"
    assert re.fullmatch(r'"[\w.-]+"', response.headers["ETag"])
    for tag in (response.headers["ETag"], f"W/{response.headers['ETag']}", "*"):
        unchanged = client.get(path, headers={"If-None-Match": tag})
        assert (unchanged.status_code, unchanged.data) == (304, b"")
        assert unchanged.headers["ETag"] == response.headers["ETag"]
    assert client.get(path, headers={"If-None-Match": '"other"'}).data == response.data


def test_a_compressed_answer_has_a_weak_tag(client: FlaskClient) -> None:
    plain = client.get("/openapi.json")
    small = client.get("/openapi.json", headers={"Accept-Encoding": "gzip"})
    assert small.headers["ETag"] == f"W/{plain.headers['ETag']}"
    headers = {"Accept-Encoding": "gzip", "If-None-Match": small.headers["ETag"]}
    assert client.get("/openapi.json", headers=headers).status_code == 304


def test_tags_of_answers_contain_the_revision_of_the_rules(client: FlaskClient) -> None:
    board = answer(client.post("/v1/boards", json={"sections": ["farm", "oasis", "barn", "tower"]}))
    for path in ("/v1/catalogue/rules", f"/v1/boards/{board['id']}"):
        assert client.get(path).headers["ETag"].startswith(f'"{RULES_REVISION}-')


def test_probes_are_never_cached(client: FlaskClient) -> None:
    for path in ("/healthz", "/readyz", "/metrics"):
        assert client.get(path).headers["Cache-Control"] == "no-store"


def test_the_answers_of_the_probes(client: FlaskClient) -> None:
    assert answer(client.get("/healthz")).keys() == {"status", "version", "rules"}
    assert answer(client.get("/readyz")) == {"status": "ready", "redis": "off"}


def test_one_line_for_each_request_and_nothing_of_its_body(logged: pytest.LogCaptureFixture) -> None:
    client = create_app(Config(log_level="INFO")).test_client()
    client.post("/v1/starts?include=notation", json={**START, "seed": "a secret"}, headers={"X-Request-Id": "one"})
    client.get("/v1/boards/secret", headers={"X-Request-Id": "two"})
    client.open("/secret/path", method="SECRET", headers={"X-Request-Id": "three", "X-Api-Key": "secret"})
    found = lines(logged)
    assert [(line["request_id"], line["method"], line["call"], line["status"]) for line in found] == [
        ("one", "POST", "/v1/starts", 200),
        ("two", "GET", "/v1/boards/<board_id>", 404),
        ("three", "OTHER", "unknown", 404),
    ]
    for line in found:
        assert line["level"] == "INFO"
        assert line["milliseconds"] >= 0
        assert line["bytes"] > 0
        assert line["time"]
    assert "secret" not in json.dumps(found)


def test_a_higher_log_level_leaves_out_the_lines_about_requests(logged: pytest.LogCaptureFixture) -> None:
    client = create_app(Config(log_level="WARNING")).test_client()
    client.get("/healthz")
    assert lines(logged) == []


def test_a_fault_of_the_referee_is_logged_with_the_id_of_its_request(logged: pytest.LogCaptureFixture) -> None:
    app = create_app(Config(log_level="ERROR"))

    @app.get("/broken")
    def broken() -> str:
        raise RuntimeError("inside")

    app.test_client().get("/broken", headers={"X-Request-Id": "unlucky"})
    (line,) = lines(logged)
    assert (line["level"], line["request_id"]) == ("ERROR", "unlucky")
    assert "RuntimeError: inside" in line["exception"]
    assert "\n" not in JsonLines().format(logged.records[0])


def counts(text: str, name: str = "referee_requests_total") -> dict[str, float]:
    """The values of a metric, by their labels."""
    found = re.findall(rf"^{name}{{(.*)}} (\S+)$", text, re.MULTILINE)
    return {labels: float(value) for labels, value in found}


def test_requests_are_counted_by_call_and_status(client: FlaskClient) -> None:
    before = counts(client.get("/metrics").text)
    client.post("/v1/starts", json=START)
    client.post("/v1/starts", json={})
    client.post("/v1/starts", json={})
    client.get("/nowhere/secret")
    client.open("/healthz", method="WEIRD")
    after = counts(client.get("/metrics").text)
    gained = {
        labels: after[labels] - before.get(labels, 0) for labels in after if after[labels] != before.get(labels)
    }
    assert gained == {
        'call="/v1/starts",method="POST",status="200"': 1,
        'call="/v1/starts",method="POST",status="422"': 2,
        'call="unknown",method="GET",status="404"': 1,
        'call="unknown",method="OTHER",status="405"': 1,
        'call="/metrics",method="GET",status="200"': 1,
    }


def test_times_are_counted_by_call(client: FlaskClient) -> None:
    response = client.get("/metrics")
    assert response.content_type.startswith("text/plain; version=0.0.4")
    before = counts(response.text, "referee_request_seconds_count")
    client.get("/healthz")
    after = counts(client.get("/metrics").text, "referee_request_seconds_count")
    assert after['call="/healthz"'] - before.get('call="/healthz"', 0) == 1


def test_callers_cannot_make_metrics_grow(client: FlaskClient) -> None:
    client.get("/nowhere")
    before = len(client.get("/metrics").text.splitlines())
    for number in range(50):
        client.get(f"/nowhere/{number}", headers={"X-Request-Id": f"id{number}"})
        client.get(f"/v1/boards/{number:032x}")
        client.open("/nowhere", method=f"M{number}")
    assert len(client.get("/metrics").text.splitlines()) - before < 40


@contextmanager
def served(tmp_path: Path, **environment: str) -> Iterator[int]:
    """Run the service as it is deployed, with two workers, and yield its port."""
    port = free_port()
    told = {"REFEREE_BIND": f"127.0.0.1:{port}", "WEB_CONCURRENCY": "2", "TMPDIR": str(tmp_path), **environment}
    arguments = ("-c", DEPLOY / "gunicorn.conf.py", "--chdir", ROOT, "referee.api.app:create_app()")
    with running("gunicorn", *arguments, until="Booting worker", log=tmp_path / "log", environment=told):
        yield port


def chunked(port: int, path: str, length: int) -> Answer:
    """Send a chunked body of this length, without a Content-Length header, and return the answer."""
    connection = HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    try:
        chunk = b" " * 1024
        headers = {"Content-Type": "application/json", "Transfer-Encoding": "chunked"}
        body = (chunk for _ in range(length // len(chunk)))
        connection.request("POST", path, body, headers, encode_chunked=True)
        response = connection.getresponse()
        return Answer(response.status, response.headers, response.read())
    finally:
        connection.close()


def raw(port: int, body: bytes) -> bytes:
    """Send these bytes as a chunked body, close the sending side, and return the answer."""
    with create_connection(("127.0.0.1", port), timeout=PATIENCE) as connection:
        head = (
            b"POST /v1/audits HTTP/1.1",
            b"Host: x",
            b"Content-Type: application/json",
            b"Transfer-Encoding: chunked",
        )
        connection.sendall(b"\r\n".join((*head, b"", body)))
        connection.shutdown(SHUT_WR)
        return b"".join(iter(lambda: connection.recv(65536), b""))


@pytest.mark.slow
def test_under_gunicorn_the_counts_of_two_workers_add_up(tmp_path: Path) -> None:
    """A real server also reads chunked bodies, and refuses those that are too long or malformed."""
    with served(tmp_path) as port:
        asked = 0
        while len(list(tmp_path.glob("referee-metrics-*/counter_*.db"))) < 2 or asked < 40:
            assert ask(port, "/healthz").status == 200
            asked += 1
            assert asked < TRIES, "one worker answers everything"
            pause()
        start = ask(port, "/v1/starts", json.dumps(START).encode(), headers={"Content-Type": "application/json"})
        assert json.loads(start.body)["state"]["round"] == 1
        for length, status in ((1024, 400), (64 * 1024, 400), (65 * 1024, 413)):
            found = chunked(port, "/v1/audits", length)
            assert (found.status, found.headers["Content-Type"]) == (status, PROBLEM)
        healthy = 'call="/healthz",method="GET",status="200"'
        eventually(lambda: counts(ask(port, "/metrics").body.decode())[healthy] == asked)
        for _ in range(4):
            told = counts(ask(port, "/metrics").body.decode())
            assert told[healthy] == asked
            assert told['call="/v1/starts",method="POST",status="200"'] == 1
            assert told['call="/v1/audits",method="POST",status="413"'] == 1
        for broken in (
            b"zz\r\n{}\r\n0\r\n\r\n",
            b"-2\r\n{}\r\n0\r\n\r\n",
            b"ff\r\n{}",
            b"2\r\n{}",
            b"2\r\n{}XX0\r\n\r\n",
        ):
            assert raw(port, broken).startswith(b"HTTP/1.1 4"), broken
        log = (tmp_path / "log").read_text()
        assert "Traceback" not in log
        requests = [json.loads(line) for line in log.splitlines() if line.startswith("{")]
        assert sum(line.get("call") == "/healthz" for line in requests) == asked


def preflight(client: FlaskClient, origin: str, path: str = "/v1/scores") -> TestResponse:
    headers = {
        "Origin": origin,
        "Access-Control-Request-Method": "POST",
        "Access-Control-Request-Headers": "content-type",
    }
    return client.options(path, headers=headers)


def test_pages_of_other_origins_may_not_call_by_default(client: FlaskClient) -> None:
    response = client.get("/v1/catalogue/rules", headers={"Origin": "https://table.example"})
    assert not any(name.startswith("Access-Control") for name in response.headers.keys())  # noqa: SIM118
    assert "Access-Control-Allow-Origin" not in preflight(client, "https://table.example").headers


def test_pages_of_the_named_origins_may_call() -> None:
    client = service_with(cors_origins=("https://table.example", "https://other.example"))
    allowed = preflight(client, "https://table.example")
    assert allowed.headers["Access-Control-Allow-Origin"] == "https://table.example"
    assert "POST" in allowed.headers["Access-Control-Allow-Methods"]
    assert allowed.headers["Access-Control-Allow-Headers"].lower() == "content-type"
    assert "Access-Control-Allow-Credentials" not in allowed.headers
    refused = client.post("/v1/scores", json={}, headers={"Origin": "https://other.example"})
    assert refused.headers["Access-Control-Allow-Origin"] == "https://other.example"
    assert "X-Request-Id" in refused.headers["Access-Control-Expose-Headers"]
    for stranger in ("https://evil.example", "https://table.example.evil.example", "http://table.example", "null"):
        assert "Access-Control-Allow-Origin" not in preflight(client, stranger).headers


def test_a_page_can_ask_before_it_has_a_key() -> None:
    client = service_with(cors_origins=("*",), api_keys=frozenset({"secret"}))
    assert preflight(client, "https://table.example").status_code == 200
    response = client.get("/v1/catalogue/rules", headers={"Origin": "https://table.example"})
    problem(response, 401, "key-needed")
    assert response.headers["Access-Control-Allow-Origin"]


def test_the_limit_is_for_each_caller_and_over_all_calls() -> None:
    client = service_with(rate_limit=2)
    here, there = ({"REMOTE_ADDR": address} for address in ("10.0.0.1", "10.0.0.2"))
    answer(client.get("/v1/catalogue/rules", environ_overrides=here))
    answer(client.get("/v1/catalogue/cards", environ_overrides=here))
    problem(client.post("/v1/scores", json={}, environ_overrides=here), 429, "too-many-requests")
    answer(client.get("/v1/catalogue/rules", environ_overrides=there))


def test_wrong_keys_count_against_the_limit() -> None:
    client = service_with(rate_limit=3, api_keys=frozenset({"secret"}))
    for _ in range(3):
        problem(client.get("/v1/catalogue/rules", headers={"X-Api-Key": "guess"}), 401, "key-needed")
    problem(client.get("/v1/catalogue/rules", headers={"X-Api-Key": "guess"}), 429, "too-many-requests")


def test_wrong_keys_are_limited_without_any_other_limit() -> None:
    """After too many requests without a valid key, an address is refused even with a valid key."""
    client = service_with(api_keys=frozenset({"secret"}))
    here, there = ({"REMOTE_ADDR": address} for address in ("10.0.0.1", "10.0.0.2"))
    right = {"X-Api-Key": "secret"}
    for _ in range(2 * WRONG_KEYS):
        good = client.get("/v1/catalogue/rules", headers=right, environ_overrides=here)
        answer(good)
        assert "X-RateLimit-Limit" not in good.headers, "the limit for wrong keys does not apply to a right one"
    for left in reversed(range(WRONG_KEYS)):
        bad = client.get("/v1/catalogue/rules", environ_overrides=here)
        problem(bad, 401, "key-needed")
        assert bad.headers["X-RateLimit-Remaining"] == str(left)
    refused = client.get("/v1/catalogue/rules", headers=right, environ_overrides=here)
    problem(refused, 429, "too-many-requests")
    assert 0 < int(refused.headers["Retry-After"]) <= 60
    answer(client.get("/v1/catalogue/rules", headers=right, environ_overrides=there))


@pytest.mark.parametrize(("method", "path"), [("GET", "/v1/nothing"), ("DELETE", "/v1/scores"), ("BREW", "/v1/tea")])
def test_wrong_keys_are_limited_on_unknown_paths_and_methods(method: str, path: str) -> None:
    """Without a limit, a caller could try keys on an unknown path, whose status reveals whether a key is valid."""
    client = service_with(api_keys=frozenset({"secret"}))
    statuses = [client.open(path, method=method, headers={"X-Api-Key": f"guess {n}"}).status_code for n in range(500)]
    assert statuses == [401] * WRONG_KEYS + [429] * (500 - WRONG_KEYS)
    problem(client.open(path, method=method, headers={"X-Api-Key": "secret"}), 429, "too-many-requests")


def status_for(client: FlaskClient, forwarded: str) -> int:
    headers = {"X-Forwarded-For": forwarded}
    return client.get("/v1/catalogue/rules", headers=headers).status_code


def test_forwarded_addresses_are_ignored_by_default() -> None:
    client = service_with(rate_limit=1)
    assert [status_for(client, f"10.0.0.{number}") for number in range(3)] == [200, 429, 429]


def test_only_the_trusted_proxy_decides_the_address_of_a_caller() -> None:
    """Only the address added by the last proxy counts, because the caller can forge all earlier ones."""
    client = service_with(rate_limit=1, trusted_proxies=1)
    assert [status_for(client, f"10.0.0.{number}") for number in range(3)] == [200, 200, 200]
    assert [status_for(client, f"1.1.1.{number}, 10.0.0.9") for number in range(3)] == [200, 429, 429]


def test_two_trusted_proxies() -> None:
    client = service_with(rate_limit=1, trusted_proxies=2)
    assert [status_for(client, f"1.1.1.{number}, 10.0.0.9, 10.0.0.8") for number in range(2)] == [200, 429]


PAGE = {"Origin": "https://table.example"}


def test_a_page_may_read_why_it_must_wait() -> None:
    client = service_with(cors_origins=("https://table.example",), rate_limit=1)
    good = client.get("/v1/catalogue/rules", headers=PAGE)
    refused = client.get("/v1/catalogue/rules", headers=PAGE)
    problem(refused, 429, "too-many-requests")
    exposed = refused.headers["Access-Control-Expose-Headers"].split(", ")
    assert {"Retry-After", "X-RateLimit-Remaining", "Content-Language"} <= set(exposed)
    assert refused.headers["Retry-After"]
    assert "Retry-After" not in good.headers
    assert good.headers["X-RateLimit-Remaining"] == "0"


def test_preflights_are_neither_counted_nor_refused() -> None:
    client = service_with(cors_origins=("https://table.example",), rate_limit=2)
    for _ in range(5):
        assert preflight(client, "https://table.example").status_code == 200
    answer(client.get("/v1/catalogue/rules", headers=PAGE))
    answer(client.get("/v1/catalogue/rules", headers=PAGE))
    problem(client.get("/v1/catalogue/rules", headers=PAGE), 429, "too-many-requests")
    assert preflight(client, "https://table.example").status_code == 200


def test_every_answer_varies_by_origin_where_pages_may_call() -> None:
    client = service_with(cors_origins=("https://table.example",))
    for headers in ({}, PAGE, {"Origin": "https://evil.example"}):
        assert "Origin" in client.get("/v1/catalogue/rules", headers=headers).headers["Vary"]


@pytest.mark.parametrize("cors_origins", [(), ("*",), ("https://table.example",)])
@pytest.mark.parametrize(
    "path", ["/v1/catalogue", "/v1/catalogue/rules", "/healthz", "/docs", "/", "/openapi.json", "/v1/nothing"]
)
def test_every_answer_varies_by_origin_in_one_line(cors_origins: tuple[str, ...], path: str) -> None:
    """`Vary: Origin` is always sent, because caches may keep answers after the allowed origins change."""
    client = service_with(cors_origins=cors_origins)
    for headers in ({}, PAGE):
        [vary] = client.get(path, headers=headers).headers.getlist("Vary")
        assert vary.split(", ").count("Origin") == 1


@pytest.mark.parametrize(
    ("path", "methods"),
    [
        ("/v1/scores", {"POST", "OPTIONS"}),
        ("/v1/pictures", {"GET", "HEAD", "POST", "OPTIONS"}),
        ("/v1/catalogue/rules", {"GET", "HEAD", "OPTIONS"}),
    ],
)
def test_only_methods_that_exist_are_allowed(path: str, methods: set[str]) -> None:
    allowed = preflight(service_with(cors_origins=("*",)), "https://table.example", path)
    assert set(allowed.headers["Access-Control-Allow-Methods"].split(", ")) == methods


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9"),
        ("10.0.0.1:5000", "10.0.0.1:6000"),
        ("[2001:db8::1]:5000", "2001:db8::2"),
        ("::ffff:10.0.0.1", "10.0.0.1"),
    ],
)
def test_one_caller_has_one_limit(first: str, second: str) -> None:
    client = service_with(rate_limit=1)
    statuses = [
        client.get("/v1/catalogue/rules", environ_overrides={"REMOTE_ADDR": address}).status_code
        for address in (first, second)
    ]
    assert statuses == [200, 429]


def test_two_networks_have_two_limits() -> None:
    client = service_with(rate_limit=1)
    for address in ("2001:db8:1:2::1", "2001:db8:1:3::1", "10.0.0.1", "10.0.0.2", "unknown"):
        answer(client.get("/v1/catalogue/rules", environ_overrides={"REMOTE_ADDR": address}))
