"""The service from the command line: its settings, its refusals, and a real run."""

import json
import os
import re
import shlex
import signal
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path
from socket import AF_UNIX, create_server, socket
from types import SimpleNamespace

import pytest
from gunicorn.config import Config  # type: ignore[import-untyped]

from referee.cli import serve, server
from referee.documents.reader import Json
from referee.words.speech import speech
from tests.cli.running import run
from tests.deploy.programs import ROOT
from tests.share import first
from tests.waiting import PATIENCE, eventually

SETTINGS = ("REFEREE_", "PROMETHEUS_", "WEB_CONCURRENCY", "FORWARDED_ALLOW_IPS", "GUNICORN_")


@pytest.fixture(autouse=True)
def _no_configuration(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in os.environ:
        if name.startswith(SETTINGS):
            monkeypatch.delenv(name)


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[Config]:
    """Keep gunicorn from running, and return the list that collects the settings of each attempt."""
    found: list[Config] = []
    monkeypatch.setattr(server.Server, "run", lambda self: found.append(self.cfg))
    return found


def test_the_settings_of_the_checkout(served: list[Config]) -> None:
    assert run("serve", "--bind", "127.0.0.1:0", "--workers", "3").exit_code == 0
    [config] = served
    assert (config.settings["bind"].get(), config.workers) == (["127.0.0.1:0"], 3)
    assert callable(config.when_ready)
    assert config.max_requests == 100_000
    assert config.worker_class_str == "referee.serving.worker.PatientWorker"


def test_the_installed_package_has_the_same_settings() -> None:
    """Without these settings, gunicorn's own worker would run, which waits for callers to close their connections."""
    included = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["hatch"]["build"]["targets"]["wheel"]
    copy = server._INSTALLED.relative_to(ROOT)
    assert included["force-include"]["deploy/gunicorn.conf.py"] == str(copy)


def test_the_environment_and_the_option(served: list[Config], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WEB_CONCURRENCY", "5")
    monkeypatch.setenv("REFEREE_BIND", "localhost:0")
    assert run("serve").exit_code == 0
    assert run("serve", "--workers", "2").exit_code == 0
    assert [config.workers for config in served] == [5, 2]
    assert served[0].settings["bind"].get() == ["localhost:0"]


def test_settings_that_cannot_be_used(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    broken = tmp_path / "gunicorn.conf.py"
    broken.write_text("workers = int('many')")
    monkeypatch.setattr(server, "SETTINGS", broken)
    result = run("serve", "--bind", "127.0.0.1:0")
    assert result.exit_code == 2
    assert f"{broken}: This file cannot be used: ValueError: " in result.stderr


@pytest.mark.parametrize(
    ("environment", "message"),
    [
        (
            {"REFEREE_LOG_LEVEL": "LOUD"},
            "REFEREE_LOG_LEVEL: “LOUD” is not possible here. Choose DEBUG, INFO, WARNING or ERROR.",
        ),
        ({"REFEREE_BIND": "8000"}, "--bind: “8000” is not an address. Write HOST:PORT"),
        ({"REFEREE_BIND": "127.0.0.1:70000"}, "“127.0.0.1:70000” is not an address"),
        ({"REFEREE_BIND": "127.0.0.1:http"}, "“127.0.0.1:http” is not an address"),
        ({"REFEREE_BIND": "192.0.2.1:80"}, "--bind: The referee cannot listen at 192.0.2.1:80: "),
        ({"WEB_CONCURRENCY": "many"}, "--workers: This must be a whole number between 1 and 256."),
        ({"WEB_CONCURRENCY": "0"}, "--workers: This must be a whole number between 1 and 256."),
    ],
)
def test_a_configuration_that_cannot_be_used(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], message: str
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    result = run("serve")
    assert (result.exit_code, result.stdout) == (2, "")
    assert message in result.stderr


def test_a_port_that_is_taken() -> None:
    with create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        result = run("serve", "--bind", f"127.0.0.1:{port}")
    assert result.exit_code == 2
    assert f"Another program already listens at 127.0.0.1:{port}. Try another port" in result.stderr
    free = f"127.0.0.1:{port % 65535 + 1}"
    assert f"--bind {free} (with make: REFEREE_BIND={free} make run)" in result.stderr


@pytest.mark.parametrize("slashes", ["", "//"])
def test_a_socket_file_in_the_environment(
    served: list[Config], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, slashes: str
) -> None:
    """The runbook allows a socket file in REFEREE_BIND. A stale file, on which no process listens, is replaced."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("REFEREE_BIND", f"unix:{slashes}referee.sock")
    assert run("serve").exit_code == 0
    with socket(AF_UNIX) as left_over:
        left_over.bind("referee.sock")
    assert run("serve").exit_code == 0
    assert [config.settings["bind"].get() for config in served] == [[f"unix:{slashes}referee.sock"]] * 2


def test_socket_files_that_cannot_be_used(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    Path("file").touch()
    with socket(AF_UNIX) as other:
        other.bind("taken")
        other.listen(1)
        for name, why in {
            "taken": "Address already in use",
            "file": "File exists",
            "missing/referee.sock": "No such file or directory",
            "x" * 200: "AF_UNIX path too long",
        }.items():
            result = run("serve", "--bind", f"unix:{name}")
            assert (result.exit_code, result.stdout) == (2, "")
            assert f"--bind: The referee cannot listen at unix:{name}: {why}" in result.stderr
    assert "“unix:” is not an address" in run("serve", "--bind", "unix:").stderr


def test_an_address_of_ipv6_is_written_as_it_is_typed() -> None:
    assert [serve._written(host) for host in ("::1", "localhost")] == ["[::1]", "localhost"]


def test_the_announcement(capsys: pytest.CaptureFixture[str]) -> None:
    server.announce(SimpleNamespace(LISTENERS=["http://127.0.0.1:8000"], num_workers=1), speech())
    said = capsys.readouterr().out
    assert "The referee answers at http://127.0.0.1:8000 (1 worker; Ctrl-C ends it)." in said
    assert "curl -s http://127.0.0.1:8000/v1/starts" in said


def test_the_announcement_of_a_socket_file(capsys: pytest.CaptureFixture[str]) -> None:
    server.announce(SimpleNamespace(LISTENERS=["unix:/run/my referee.sock"], num_workers=1), speech())
    said = capsys.readouterr().out
    assert "The referee answers at unix:/run/my referee.sock (1 worker; Ctrl-C ends it)." in said
    assert "curl -s --unix-socket '/run/my referee.sock' http://localhost/v1/starts" in said


def test_the_app_is_imported_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "import_app", lambda name: name)
    assert server.Server({}).load() == "referee.api.app:create_app()"


@contextmanager
def running(folder: Path) -> Iterator[tuple[subprocess.Popen[bytes], str]]:
    """Start a service, wait until it has printed an example request, and yield the process and its output."""
    said, log = folder / "said", folder / "log"
    environment = {name: value for name, value in os.environ.items() if not name.startswith(SETTINGS)}
    with said.open("wb") as out, log.open("wb") as err:
        process = subprocess.Popen(
            [sys.executable, "-m", "referee", "serve", "--bind", "127.0.0.1:0", "--workers", "2"],
            stdout=out,
            stderr=err,
            env={**environment, "TMPDIR": str(folder)},
        )
    try:
        eventually(lambda: "curl" in said.read_text() or process.poll() is not None, otherwise=log.read_text)
        assert process.poll() is None, f"it ended at once: {log.read_text()}"
        yield process, said.read_text()
    finally:
        if process.poll() is None:
            process.kill()
            process.wait()


def ask(port: int, path: str, body: str | None = None) -> Json:
    connection = HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    try:
        connection.request(
            "GET" if body is None else "POST", path, body and body.encode(), {"Content-Type": "application/json"}
        )
        response = connection.getresponse()
        answer = response.read()
        assert response.status == 200, answer
        return json.loads(answer)
    finally:
        connection.close()


@pytest.mark.parametrize("ending", first(1, [signal.SIGINT, signal.SIGTERM]))
def test_serve_answers_requests_and_stops_on_a_signal(tmp_path: Path, ending: signal.Signals) -> None:
    with running(tmp_path) as (process, said):
        found = re.search(r"curl -s http://127\.0\.0\.1:(\d+)(\S+) .*", said)
        assert found
        port, path = int(found[1]), found[2]
        assert ask(port, "/healthz")["status"] == "ok"
        tried = shlex.split(found[0])
        state = ask(port, path, tried[tried.index("-d") + 1])["state"]
        action = {"type": "build", "at": "a1"}
        ruling = ask(port, "/v1/rulings", json.dumps({"state": state, "action": action}))
        assert ruling["verdict"] in {"legal", "illegal", "undetermined"}
        assert list(tmp_path.glob("referee-metrics-*/*.db"))
        process.send_signal(ending)
        assert process.wait(timeout=PATIENCE) == 0
    assert not list(tmp_path.glob("referee-metrics-*"))
