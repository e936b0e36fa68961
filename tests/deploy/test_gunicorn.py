"""The settings of gunicorn, as gunicorn reads and runs them."""

import json
import os
import runpy
import shutil
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path
from socket import create_connection, socket
from types import SimpleNamespace
from typing import Any

import pytest
from gunicorn.config import make_settings  # type: ignore[import-untyped]
from gunicorn.workers.sync import SyncWorker  # type: ignore[import-untyped]

from referee.serving import worker
from referee.serving.overload import BUSY, MOST_WAITING
from tests.deploy.backend import ask
from tests.deploy.programs import DEPLOY, ROOT, free_port, run, running
from tests.deploy.test_dockerfile import check_health
from tests.waiting import PATIENCE, eventually

CONFIG = DEPLOY / "gunicorn.conf.py"
APP = "tests.deploy.trivial:create_app()"


def settings() -> dict[str, Any]:
    return runpy.run_path(str(CONFIG))


@contextmanager
def served(tmp_path: Path, **environment: str) -> Iterator[tuple[int, int, Path]]:
    """Port and process id of a running trivial service, and its log."""
    port, log = free_port(), tmp_path / "log"
    told = {"REFEREE_BIND": f"127.0.0.1:{port}", "WEB_CONCURRENCY": "2", "TMPDIR": str(tmp_path), **environment}
    with running(
        "gunicorn", "-c", CONFIG, "--chdir", ROOT, APP, until="Booting worker", log=log, environment=told
    ) as process:
        yield port, process.pid, log


def count(port: int, metric: str) -> float:
    """What a metric says; 0 while a worker that has just begun has not written anything."""
    lines = ask(port, "/metrics").body.decode().splitlines()
    return float(next((line for line in lines if line.startswith(f"{metric} ")), f"{metric} 0").split()[1])


def metric_files(tmp_path: Path) -> set[str]:
    return {path.name for path in tmp_path.glob("referee-metrics-*/*.db")}


def test_gunicorn_accepts_it() -> None:
    done = run("gunicorn", "--check-config", "-c", CONFIG, APP)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("timeout = 15", "timeout = 'soon'"),
        ("def pre_fork(server: Arbiter, worker: Worker)", "def pre_fork(server: Arbiter)"),
    ],
)
def test_gunicorn_refuses_a_broken_copy(tmp_path: Path, right: str, wrong: str) -> None:
    text = CONFIG.read_text()
    assert right in text
    broken = tmp_path / "broken.conf.py"
    broken.write_text(text.replace(right, wrong, 1))
    assert run("gunicorn", "--check-config", "-c", broken, APP).returncode != 0


def test_every_plain_name_is_a_setting_of_gunicorn() -> None:
    """gunicorn passes over names it does not know, so a misspelt one would do nothing."""
    known = make_settings()
    plain = {name for name, value in settings().items() if name.islower() and not name.startswith("_")}
    others = {
        "itertools",
        "os",
        "shutil",
        "tempfile",
        "multiprocess",
        "values",
        "usual_workers",
        "memory_directory",
    } | {"import_libraries", "return_large_blocks", "listening"}
    assert plain - others <= known.keys()


def test_the_environment_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("REFEREE_BIND", "WEB_CONCURRENCY", "FORWARDED_ALLOW_IPS", "REFEREE_LOG_LEVEL"):
        monkeypatch.delenv(name, raising=False)
    usual = settings()
    assert (usual["bind"], usual["forwarded_allow_ips"], usual["loglevel"]) == (
        "127.0.0.1:8000",
        "127.0.0.1,::1",
        "info",
    )
    monkeypatch.setenv("REFEREE_BIND", "0.0.0.0:9")
    monkeypatch.setenv("WEB_CONCURRENCY", "7")
    monkeypatch.setenv("REFEREE_LOG_LEVEL", "WARNING")
    told = settings()
    assert (told["bind"], told["workers"], told["loglevel"]) == ("0.0.0.0:9", 7, "warning")


@pytest.mark.parametrize(("cores", "workers"), [(1, 2), (4, 8), (64, 16)])
def test_two_workers_a_core_up_to_a_cap(cores: int, workers: int) -> None:
    assert settings()["usual_workers"](cores) == workers


def test_the_heartbeat_is_in_memory_where_there_is_room(tmp_path: Path) -> None:
    place = settings()["memory_directory"]
    assert place(str(tmp_path)) == str(tmp_path)
    assert place(str(tmp_path / "missing")) is None


def test_timeouts_follow_each_other() -> None:
    """The worker gives up before nginx does, and a stopping worker may finish what it has begun."""
    told = settings()
    nginx = (DEPLOY / "nginx.conf").read_text()
    assert "proxy_read_timeout 20s;" in nginx
    assert told["timeout"] < 20
    assert told["timeout"] <= told["graceful_timeout"]


def test_the_start_removes_metric_files_and_nothing_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PROMETHEUS_MULTIPROC_DIR", str(tmp_path))
    monkeypatch.setenv("REFEREE_DRAIN_FILE", str(tmp_path / "drain"))
    for name in ("counter_1.db", "letter.txt", "drain"):
        (tmp_path / name).touch()
    hooks = settings()
    hooks["on_starting"](None)
    hooks["on_exit"](None)
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]


def test_a_worker_gets_the_lowest_free_number() -> None:
    server = SimpleNamespace(WORKERS={50: SimpleNamespace(slot=1), 52: SimpleNamespace(slot=3)})
    worker = SimpleNamespace()
    settings()["pre_fork"](server, worker)
    assert worker.slot == 2


def test_metrics_add_up_over_workers_and_outlive_them(tmp_path: Path) -> None:
    with served(tmp_path) as (port, _, log):
        eventually(lambda: count(port, "alive") == 2)
        pids = {int(ask(port, "/").body) for _ in range(20)}
        before = metric_files(tmp_path)
        assert len(before) == 4
        os.kill(pids.pop(), signal.SIGTERM)
        eventually(lambda: log.read_text().count("Booting worker") == 3 and count(port, "alive") == 2)
        eventually(lambda: count(port, "requests_total") == 20)
        assert metric_files(tmp_path) == before
    assert metric_files(tmp_path) == set()


def test_a_reload_loses_no_request(tmp_path: Path) -> None:
    with served(tmp_path) as (port, master, log):
        eventually(lambda: count(port, "alive") == 2)
        old = {int(ask(port, "/").body) for _ in range(20)}
        answered = 20
        os.kill(master, signal.SIGHUP)
        while log.read_text().count("Worker exiting") < 2:
            assert ask(port, "/").status == 200
            answered += 1
        assert int(ask(port, "/").body) not in old
        eventually(lambda: count(port, "requests_total") == answered + 1)


def test_nobody_waits_while_new_workers_start(tmp_path: Path) -> None:
    """Three reloads, each while the one before is at work; the old workers answer until a new one has started."""
    gate = tmp_path / "gate"
    gate.touch()
    with served(tmp_path, TRIVIAL_STARTS_WITH=str(gate)) as (port, master, log):
        old = {int(ask(port, "/").body) for _ in range(20)}
        gate.unlink()
        for _ in range(3):
            os.kill(master, signal.SIGHUP)
            assert {int(ask(port, "/").body) for _ in range(5)} <= old
        eventually(lambda: log.read_text().count("Booting worker") > 2)
        assert {int(ask(port, "/").body) for _ in range(5)} <= old
        gate.touch()
        eventually(lambda: all(int(ask(port, "/").body) not in old for _ in range(20)), otherwise=log.read_text)
        assert "Traceback" not in log.read_text()


def test_a_reload_loads_new_code(tmp_path: Path) -> None:
    """Also of the package that the master has imported for its workers' class."""
    shutil.copytree(ROOT / "referee", tmp_path / "referee")
    code = tmp_path / "referee" / "__init__.py"
    port, log = free_port(), tmp_path / "log"
    told = {"REFEREE_BIND": f"127.0.0.1:{port}", "WEB_CONCURRENCY": "1", "PYTHONPATH": str(tmp_path)}
    app = "referee.api.app:create_app()"
    with running(
        "gunicorn", "-c", CONFIG, app, until="Booting worker", log=log, environment=told, cwd=tmp_path
    ) as process:
        assert json.loads(ask(port, "/healthz").body)["version"] != "new"
        code.write_text(code.read_text() + '\n__version__ = "new"\n')
        os.kill(process.pid, signal.SIGHUP)
        eventually(lambda: json.loads(ask(port, "/healthz").body)["version"] == "new")


def test_a_shutdown_answers_everybody_who_waits(tmp_path: Path) -> None:
    """The system accepts connections for a worker that is busy; they are not dropped."""
    gate = tmp_path / "gate"
    gate.touch()
    with served(tmp_path, TRIVIAL_ANSWERS_WITH=str(gate), WEB_CONCURRENCY="1") as (port, master, log):
        ask(port, "/")
        gate.unlink()
        clients = [HTTPConnection("127.0.0.1", port, timeout=PATIENCE) for _ in range(40)]
        for client in clients:
            client.request("GET", "/")
        os.kill(master, signal.SIGTERM)
        eventually(lambda: "Handling signal: term" in log.read_text())
        gate.touch()
        assert [client.getresponse().status for client in clients] == [200] * 40


def test_a_shutdown_loses_nobody_who_keeps_coming(tmp_path: Path) -> None:
    """The system accepts connections until the socket is closed: each is answered, and later ones are refused."""
    with served(tmp_path) as (port, master, _):
        assert ask(port, "/").status == 200
        os.kill(master, signal.SIGTERM)
        answered = 0
        while True:
            try:
                connection = create_connection(("127.0.0.1", port), timeout=PATIENCE)
            except ConnectionRefusedError:
                break
            with connection:
                connection.sendall(b"GET / HTTP/1.1\r\nHost: referee\r\n\r\n")
                assert connection.recv(12) == b"HTTP/1.1 200"
            answered += 1
            assert answered < 10_000


def test_large_blocks_go_back_to_the_system() -> None:
    """Also after an even larger one was freed, and although a block behind them is still in use."""
    code = """
import resource
from pathlib import Path
from referee.serving.worker import return_large_blocks

def used():
    return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize()

return_large_blocks()
bytearray(30 << 20)
before = used()
blocks = [bytearray(1 << 20) for _ in range(40)]
last = blocks.pop()
blocks.clear()
print(used() - before)
"""
    done = run(sys.executable, "-c", code)
    assert int(done.stdout) < 10 << 20, done.stderr


def test_a_worker_tidies_up_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    one, tidied = worker.PatientWorker.__new__(worker.PatientWorker), list[int]()
    one.nr = 0
    monkeypatch.setattr(worker, "return_free_memory", lambda: tidied.append(one.nr))
    monkeypatch.setattr(SyncWorker, "handle_request", lambda self, _: setattr(self, "nr", self.nr + 1))
    with socket() as listener:
        for _ in range(600):
            one.handle_request(listener)
    assert tidied == [250, 500]


def test_free_memory_goes_back_to_the_system() -> None:
    """Small blocks that are free, among others that are in use."""
    code = """
from referee.serving.worker import return_free_memory
from tools.bench.service import resident
import os
blocks = [bytes(20_000) for _ in range(4000)]
blocks[::2] = [None] * 2000
before = resident(os.getpid())
return_free_memory()
print(before - resident(os.getpid()))
"""
    done = run(sys.executable, "-c", code)
    assert float(done.stdout) > 10, done.stderr


def test_probes_are_answered_while_all_workers_are_busy(tmp_path: Path) -> None:
    probes, drain = free_port(), tmp_path / "drain"
    gate = tmp_path / "gate"
    busy = {"TRIVIAL_ANSWERS_WITH": str(gate), "WEB_CONCURRENCY": "2"}
    with served(tmp_path, REFEREE_PROBE_BIND=f"127.0.0.1:{probes}", REFEREE_DRAIN_FILE=str(drain), **busy) as (
        port,
        _,
        _,
    ):
        clients = [HTTPConnection("127.0.0.1", port, timeout=PATIENCE) for _ in range(4)]
        for client in clients:
            client.request("GET", "/")
        assert check_health(probes) == 0
        assert ask(probes, "/healthz").status == 200
        assert ask(probes, "/readyz").status == 200
        assert ask(probes, "/metrics").status == 404
        drain.touch()
        assert ask(probes, "/readyz").status == 503
        assert ask(probes, "/healthz").status == 200
        gate.touch()
        assert [client.getresponse().status for client in clients] == [200] * 4


def test_workers_in_the_background_let_everybody_else_go_first(tmp_path: Path) -> None:
    """Their readers of photographs inherit it; the master, which watches them, stays as it is."""
    with served(tmp_path, REFEREE_BACKGROUND="1") as (port, master, _):
        assert os.sched_getscheduler(int(ask(port, "/").body)) == os.SCHED_IDLE
        assert os.sched_getscheduler(master) == os.SCHED_OTHER


def test_what_a_worker_has_loaded_is_not_searched_for_garbage(tmp_path: Path) -> None:
    with served(tmp_path) as (port, _, _):
        assert int(ask(port, "/frozen").body) > 10_000


def test_a_script_name_is_passed_over(tmp_path: Path) -> None:
    """gunicorn answers 500 when it believes one that the path does not begin with."""
    with served(tmp_path) as (port, _, _):
        assert ask(port, "/healthz", headers={"SCRIPT_NAME": "/elsewhere"}).status == 200


def test_a_worker_says_so_when_too_many_wait(tmp_path: Path) -> None:
    """The queue grows while the only worker is stopped; after that it is cut down to what may wait."""
    with served(tmp_path, WEB_CONCURRENCY="1") as (port, _, _):
        worker = int(ask(port, "/").body)
        os.kill(worker, signal.SIGSTOP)
        try:
            callers = [HTTPConnection("127.0.0.1", port, timeout=PATIENCE) for _ in range(MOST_WAITING + 10)]
            for caller in callers:
                caller.request("GET", "/")
        finally:
            os.kill(worker, signal.SIGCONT)
        bodies = [caller.getresponse().read() for caller in callers]
    refused = bodies.count(BUSY.encode())
    assert 0 < refused <= 10
    assert bodies[-1] == str(worker).encode()
