"""The client's connections, retries and errors, tested with a stand-in that answers from a script."""

import gzip
import json
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from referee.client.http import MAX_BYTES, MAX_LINES, ProblemError, Transport, UnreachableError, _batches
from tests.client.running import Script, ScriptedAnswer, scripted
from tests.deploy.programs import free_port
from tests.waiting import PATIENCE

PROBLEM = json.dumps({"type": "/docs/problems#too-many-requests", "title": "too many", "status": 429}).encode()


@contextmanager
def transport(script: Script, waits: list[float], **options: float) -> Iterator[Transport]:
    with scripted(script) as address:
        made = Transport(
            f"{address}/prefix/",
            headers={"X-Api-Key": "k"},
            timeout=options.get("timeout", PATIENCE),
            retries=int(options.get("retries", 3)),
            wait=waits.append,
        )
        yield made
        made.close()


def test_connections_are_kept_alive() -> None:
    script = Script(ScriptedAnswer(), ScriptedAnswer(), ScriptedAnswer())
    with transport(script, []) as calls:
        for _ in range(3):
            assert calls.ask("POST", "/v1/x", b"{}").body == b"{}"
    assert script.connections == 1
    assert {(method, path, headers["x-api-key"]) for method, path, headers, _ in script.seen} == {
        ("POST", "/prefix/v1/x", "k")
    }


def test_a_closed_keep_alive_connection_is_reopened() -> None:
    script, waits = Script(ScriptedAnswer(hangs_up=True), ScriptedAnswer()), list[float]()
    with transport(script, waits) as calls:
        calls.ask("GET", "/")
        calls.ask("GET", "/")
    assert (script.connections, len(script.seen)) == (2, 2)
    assert waits in ([], [0.0])


@pytest.mark.parametrize("status", [429, 503])
def test_a_busy_service_is_retried_after_its_retry_after(status: int) -> None:
    busy = ScriptedAnswer(status, {"Retry-After": "7"}, PROBLEM)
    script, waits = Script(busy, busy, ScriptedAnswer(body=b"done")), list[float]()
    with transport(script, waits) as calls:
        assert calls.ask("POST", "/", b"body").body == b"done"
    assert waits == [7.0, 7.0]
    assert [body for *_, body in script.seen] == [b"body"] * 3


def test_without_retry_after_the_pauses_grow() -> None:
    script, waits = (
        Script(ScriptedAnswer(503), ScriptedAnswer(503), ScriptedAnswer(503), ScriptedAnswer()),
        list[float](),
    )
    with transport(script, waits) as calls:
        calls.ask("GET", "/")
    assert waits == [0.2, 0.4, 0.8]


def test_after_the_last_attempt_the_problem_is_raised() -> None:
    script, waits = Script(*[ScriptedAnswer(429, {"Retry-After": "1"}, PROBLEM)] * 3), list[float]()
    with transport(script, waits, retries=2) as calls, pytest.raises(ProblemError) as raised:
        calls.ask("GET", "/")
    assert (raised.value.status, raised.value.kind, len(script.seen), waits) == (
        429,
        "too-many-requests",
        3,
        [1.0, 1.0],
    )


def test_a_long_pause_is_left_to_the_caller() -> None:
    script, waits = Script(ScriptedAnswer(503, {"Retry-After": "3600"})), list[float]()
    with transport(script, waits) as calls, pytest.raises(ProblemError):
        calls.ask("GET", "/")
    assert waits == []


@pytest.mark.parametrize("status", [400, 404, 409, 422, 500])
def test_other_refusals_are_final(status: int) -> None:
    script = Script(ScriptedAnswer(status, body=PROBLEM))
    with transport(script, []) as calls, pytest.raises(ProblemError) as raised:
        calls.ask("GET", "/")
    assert raised.value.status == status


def test_a_proxy_may_answer_without_a_problem_document() -> None:
    script = Script(ScriptedAnswer(502, body=b"<html>bad gateway</html>"))
    with transport(script, []) as calls, pytest.raises(ProblemError) as raised:
        calls.ask("GET", "/")
    assert str(raised.value) == "502 Bad Gateway: <html>bad gateway</html>"


def test_a_slow_service_is_not_waited_for() -> None:
    script = Script(ScriptedAnswer(silent=True), ScriptedAnswer())
    with transport(script, [], timeout=0.1) as calls, pytest.raises(UnreachableError):
        calls.ask("GET", "/")


def test_a_refused_connection_is_unreachable() -> None:
    waits: list[float] = []
    calls = Transport(f"http://127.0.0.1:{free_port()}", headers={}, timeout=1, retries=2, wait=waits.append)
    with pytest.raises(UnreachableError):
        calls.ask("GET", "/")
    assert waits == [0.0, 0.1]


def test_compressed_answers_are_decompressed() -> None:
    script = Script(ScriptedAnswer(headers={"Content-Encoding": "gzip"}, body=gzip.compress(b"[1]")))
    with transport(script, []) as calls:
        assert calls.ask("GET", "/").body == b"[1]"
    assert script.seen[0][2]["accept-encoding"] == "gzip"


@pytest.mark.parametrize("address", ["", "127.0.0.1:8000", "ftp://x", "http://"])
def test_an_address_must_be_valid(address: str) -> None:
    with pytest.raises(ValueError, match="is not an address"):
        Transport(address, headers={}, timeout=1, retries=0)


def test_many_lines_are_sent_in_batches_and_answered_in_order() -> None:
    def lines(numbers: range) -> bytes:
        return b"".join(b'{"verdict": %d}\n' % number for number in numbers)

    script = Script(
        ScriptedAnswer(body=lines(range(1000))), ScriptedAnswer(503), ScriptedAnswer(body=lines(range(1000, 1500)))
    )
    waits: list[float] = []
    with transport(script, waits) as calls:
        found = calls.stream("/v1/x", (b"%d\n" % number for number in range(1500)))
        assert [answer["verdict"] for answer in found] == list(range(1500))
    assert [body.count(b"\n") for *_, body in script.seen] == [1000, 500, 500]
    assert waits == [0.2]


def test_long_lines_make_small_batches() -> None:
    script = Script(*[ScriptedAnswer(body=b'{"verdict": 1}\n') for _ in range(3)])
    with transport(script, []) as calls:
        assert len(list(calls.stream("/", [b"x" * 600_000 + b"\n"] * 3))) == 3
    assert len(script.seen) == 3


def test_a_batch_is_as_large_as_allowed() -> None:
    half = b"x" * (MAX_BYTES // 2)
    assert [len(batch) for batch in _batches([half, half, b"x"], MAX_LINES)] == [2, 1]
    assert [len(batch) for batch in _batches([half, half + b"x", b"x"], MAX_LINES)] == [1, 2]
    assert [len(batch) for batch in _batches([b"x"] * 7, 3)] == [3, 3, 1]


def test_a_batch_that_is_refused_raises() -> None:
    script = Script(ScriptedAnswer(413, body=PROBLEM))
    with transport(script, []) as calls, pytest.raises(ProblemError):
        list(calls.stream("/", [b"{}\n"]))
