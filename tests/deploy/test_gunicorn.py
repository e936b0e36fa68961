"""gunicorn, tested with the service's own settings and worker class."""

import json
import os
import re
import runpy
import shutil
import signal
import stat
import struct
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from http.client import HTTPConnection
from io import BytesIO
from itertools import pairwise
from pathlib import Path
from socket import SHUT_WR, SO_LINGER, SOL_SOCKET, create_connection, socket, socketpair
from types import SimpleNamespace
from typing import Any

import pytest
from gunicorn.config import make_settings  # type: ignore[import-untyped]
from gunicorn.http.body import LengthReader  # type: ignore[import-untyped]
from gunicorn.workers.sync import SyncWorker  # type: ignore[import-untyped]

from referee.serving import worker
from referee.serving.metrics_files import SIZES
from referee.serving.overload import MAX_WAITING, OVERLOADED
from referee.serving.probes import Probes, _Handler
from tests.deploy.backend import ask
from tests.deploy.programs import DEPLOY, ROOT, free_port, run, running
from tests.deploy.test_dockerfile import check_health
from tests.deploy.test_nginx import problem_of, read_answer
from tests.waiting import PATIENCE, eventually, pause
from tools.bench import closing

CONFIG = DEPLOY / "gunicorn.conf.py"
APP = "tests.deploy.trivial:create_app()"


def settings() -> dict[str, Any]:
    return runpy.run_path(str(CONFIG))


@contextmanager
def served(tmp_path: Path, *, app: str = APP, **environment: str) -> Iterator[tuple[int, int, Path]]:
    """Run `app`, by default the trivial service; yield its port, the master's process id and the path of the log."""
    port, log = free_port(), tmp_path / "log"
    variables = {"REFEREE_BIND": f"127.0.0.1:{port}", "WEB_CONCURRENCY": "2", "TMPDIR": str(tmp_path)} | environment
    with running(
        "gunicorn", "-c", CONFIG, "--chdir", ROOT, app, until="Booting worker", log=log, environment=variables
    ) as process:
        yield port, process.pid, log


def metric(port: int, name: str) -> float:
    """The value of a metric; 0 until a worker has written it."""
    lines = ask(port, "/metrics").body.decode().splitlines()
    return float(next((line for line in lines if line.startswith(f"{name} ")), f"{name} 0").split()[1])


def started_workers(log: Path) -> set[int]:
    """The process ids of all workers that have started, according to the log."""
    return set(map(int, re.findall(r"Booting worker with pid: (\d+)", log.read_text())))


def metric_files(tmp_path: Path) -> set[str]:
    return {path.name for path in tmp_path.glob("referee-metrics-*/*.db")}


def test_gunicorn_accepts_the_settings() -> None:
    done = run("gunicorn", "--check-config", "-c", CONFIG, APP)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("timeout = request_timeout(_settings)", "timeout = 'soon'"),
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
    """gunicorn ignores unknown names, so a misspelt setting would have no effect."""
    known = make_settings()
    plain = {name for name in settings() if name.islower() and not name.startswith("_")}
    functions_and_modules = {
        "itertools",
        "os",
        "shared",
        "shutil",
        "sys",
        "tempfile",
        "multiprocess",
        "values",
        "default_workers",
        "memory_directory",
        "from_environment",
        "prepare_metrics",
        "request_timeout",
        "reserve",
        "worker_count",
        "fix_mmap_threshold",
        "preload_libraries",
        "watch_for_shutdown",
    }
    assert plain - functions_and_modules <= known.keys()


def test_environment_variables_override_the_defaults(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("REFEREE_BIND", "WEB_CONCURRENCY", "FORWARDED_ALLOW_IPS", "REFEREE_LOG_LEVEL"):
        monkeypatch.delenv(name, raising=False)
    defaults = settings()
    assert (defaults["bind"], defaults["forwarded_allow_ips"], defaults["loglevel"]) == (
        "127.0.0.1:8000",
        "127.0.0.1,::1",
        "info",
    )
    monkeypatch.setenv("REFEREE_BIND", "0.0.0.0:9")
    monkeypatch.setenv("WEB_CONCURRENCY", "7")
    monkeypatch.setenv("REFEREE_LOG_LEVEL", "WARNING")
    changed = settings()
    assert (changed["bind"], changed["workers"], changed["loglevel"]) == ("0.0.0.0:9", 7, "warning")


@pytest.mark.parametrize(("cores", "workers"), [(1, 2), (4, 8), (64, 16)])
def test_two_workers_per_core_up_to_a_limit(cores: int, workers: int) -> None:
    assert settings()["default_workers"](cores) == workers


def test_the_heartbeat_file_is_in_memory_where_possible(tmp_path: Path) -> None:
    memory_directory = settings()["memory_directory"]
    assert memory_directory(str(tmp_path)) == str(tmp_path)
    assert memory_directory(str(tmp_path / "missing")) is None


@pytest.mark.parametrize(("photos", "proxy_timeout"), [("0", 20), ("1", 155)])
def test_the_timeouts_are_in_order(monkeypatch: pytest.MonkeyPatch, photos: str, proxy_timeout: int) -> None:
    """The worker times out before nginx does, and a stopping worker can finish its request."""
    monkeypatch.setenv("REFEREE_PHOTOS", photos)
    values = settings()
    assert f"proxy_read_timeout {proxy_timeout}s;" in (DEPLOY / "nginx.conf").read_text()
    assert values["timeout"] < proxy_timeout
    assert values["timeout"] <= values["graceful_timeout"]


def test_the_start_deletes_metric_files_and_the_drain_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PROMETHEUS_MULTIPROC_DIR", str(tmp_path))
    monkeypatch.setenv("REFEREE_DRAIN_FILE", str(tmp_path / "drain"))
    for name in ("counter_1.db", "letter.txt", "drain"):
        (tmp_path / name).touch()
    monkeypatch.setenv("WEB_CONCURRENCY", "2")
    # `on_starting` reserves memory for a circuit breaker, which later tests must not find.
    monkeypatch.setattr("referee.serving.shared._pages", {})
    hooks = settings()
    hooks["on_starting"](SimpleNamespace(cfg=SimpleNamespace(workers=3)))
    assert os.environ["WEB_CONCURRENCY"] == "3"
    hooks["on_exit"](None)
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]


def test_a_worker_gets_the_lowest_free_number() -> None:
    server = SimpleNamespace(WORKERS={50: SimpleNamespace(slot=1), 52: SimpleNamespace(slot=3)})
    worker = SimpleNamespace()
    settings()["pre_fork"](server, worker)
    assert worker.slot == 2


@pytest.mark.slow
def test_metrics_cover_all_workers_and_outlive_them(tmp_path: Path) -> None:
    with served(tmp_path) as (port, _, log):
        eventually(lambda: metric(port, "alive") == 2)
        pids = {int(ask(port, "/").body) for _ in range(20)}
        before = metric_files(tmp_path)
        assert len(before) == 2 * len(SIZES)
        os.kill(pids.pop(), signal.SIGTERM)
        eventually(lambda: log.read_text().count("Booting worker") == 3 and metric(port, "alive") == 2)
        eventually(lambda: metric(port, "requests_total") == 20)
        assert metric_files(tmp_path) == before
    assert metric_files(tmp_path) == set()


@pytest.mark.slow
def test_a_reload_loses_no_request(tmp_path: Path) -> None:
    with served(tmp_path) as (port, master, log):
        eventually(lambda: metric(port, "alive") == 2)
        old = {int(ask(port, "/").body) for _ in range(20)}
        answered = 20
        os.kill(master, signal.SIGHUP)
        while log.read_text().count("Worker exiting") < 2:
            assert ask(port, "/").status == 200
            answered += 1
        assert int(ask(port, "/").body) not in old
        eventually(lambda: metric(port, "requests_total") == answered + 1)


@pytest.mark.slow
def test_old_workers_answer_until_new_ones_are_ready(tmp_path: Path) -> None:
    """Reload three times, each time before the previous reload is over. New workers wait until a file exists."""
    gate = tmp_path / "gate"
    gate.touch()
    patient = "--graceful-timeout 600"
    with served(tmp_path, TRIVIAL_STARTS_WITH=str(gate), GUNICORN_CMD_ARGS=patient) as (port, master, log):
        eventually(lambda: metric(port, "alive") == 2)
        old = started_workers(log)
        gate.unlink()
        for _ in range(3):
            os.kill(master, signal.SIGHUP)
            assert int(ask(port, "/").body) in old
        eventually(lambda: len(started_workers(log)) > 2)
        # The master now tells the old workers to stop. They must not exit yet, even while no connection is waiting.
        for _ in range(100):
            pause()
            assert int(ask(port, "/").body) in old
        gate.touch()
        eventually(lambda: all(int(ask(port, "/").body) not in old for _ in range(20)), otherwise=log.read_text)
        assert "Traceback" not in log.read_text()


@pytest.mark.slow
def test_a_reload_loads_new_code(tmp_path: Path) -> None:
    """A reload loads new code, although the master has already imported the package for the worker class."""
    shutil.copytree(ROOT / "referee", tmp_path / "referee")
    code = tmp_path / "referee" / "__init__.py"
    port, log = free_port(), tmp_path / "log"
    variables = {"REFEREE_BIND": f"127.0.0.1:{port}", "WEB_CONCURRENCY": "1", "PYTHONPATH": str(tmp_path)}
    app = "referee.api.app:create_app()"
    with running(
        "gunicorn", "-c", CONFIG, app, until="Booting worker", log=log, environment=variables, cwd=tmp_path
    ) as process:
        assert json.loads(ask(port, "/healthz").body)["version"] != "new"
        code.write_text(code.read_text() + '\n__version__ = "new"\n')
        os.kill(process.pid, signal.SIGHUP)
        eventually(lambda: json.loads(ask(port, "/healthz").body)["version"] == "new")


def test_a_shutdown_answers_every_waiting_connection(tmp_path: Path) -> None:
    """The system has accepted connections for a busy worker, which answers them before it exits."""
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


def test_generations_never_return_to_the_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """Unused slots hold 0, so if a later generation were 0, its workers would count as ready at once."""
    generations = bytearray(4)
    monkeypatch.setattr(worker, "_generations", generations)
    numbers = []
    for _ in range(600):
        worker.on_reload(None)
        numbers.append(generations[0])
    assert numbers[:2] == [1, 2]
    assert set(numbers) == set(range(1, 256))
    assert all(one != next_one for one, next_one in pairwise(numbers))


def test_free_large_blocks_are_returned_to_the_system() -> None:
    """Large blocks are returned, even after a larger block was freed and while a newer block is still in use."""
    code = """
import resource
from pathlib import Path
from referee.serving.worker import fix_mmap_threshold

def used():
    return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize()

fix_mmap_threshold()
bytearray(30 << 20)
before = used()
blocks = [bytearray(1 << 20) for _ in range(40)]
last = blocks.pop()
blocks.clear()
print(used() - before)
"""
    done = run(sys.executable, "-c", code)
    assert int(done.stdout) < 10 << 20, done.stderr


def test_a_worker_trims_its_memory_every_250_requests(monkeypatch: pytest.MonkeyPatch) -> None:
    patient, trimmed = worker.PatientWorker.__new__(worker.PatientWorker), list[int]()
    patient.nr = 0
    monkeypatch.setattr(worker, "trim_memory", lambda: trimmed.append(patient.nr))
    monkeypatch.setattr(SyncWorker, "handle_request", lambda self, *_: setattr(self, "nr", self.nr + 1))
    monkeypatch.setattr(patient, "finish", lambda *_: None)
    with socket() as listener:
        for _ in range(600):
            patient.handle_request(listener, None, listener, None)
    assert trimmed == [250, 500]


def test_trimming_returns_free_pages_to_the_system() -> None:
    """Free pages between blocks in use are returned, too."""
    code = """
from referee.serving.worker import trim_memory
from tools.bench.service import resident
import os
blocks = [bytes(20_000) for _ in range(4000)]
blocks[::2] = [None] * 2000
before = resident(os.getpid())
trim_memory()
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


@pytest.mark.slow
def test_background_workers_have_a_low_priority(tmp_path: Path) -> None:
    """A worker has a lower priority than the master, but not idle priority, with which it could starve."""
    with served(tmp_path, REFEREE_BACKGROUND="1") as (port, master, _):
        worker = int(ask(port, "/").body)
        assert os.sched_getscheduler(worker) == os.SCHED_BATCH
        assert os.getpriority(os.PRIO_PROCESS, worker) > os.getpriority(os.PRIO_PROCESS, master)


@pytest.mark.slow
def test_the_loaded_service_is_exempt_from_garbage_collection(tmp_path: Path) -> None:
    with served(tmp_path) as (port, _, _):
        assert int(ask(port, "/frozen").body) > 10_000


@pytest.mark.slow
def test_a_script_name_header_is_ignored(tmp_path: Path) -> None:
    """By default, gunicorn would answer 500, because the path does not begin with the header's value."""
    with served(tmp_path) as (port, _, _):
        assert ask(port, "/healthz", headers={"SCRIPT_NAME": "/elsewhere"}).status == 200


@pytest.mark.slow
def test_a_worker_flags_requests_while_too_many_wait(tmp_path: Path) -> None:
    """The queue grows while the only worker is paused; then requests are flagged until the queue is short enough."""
    with served(tmp_path, WEB_CONCURRENCY="1") as (port, _, _):
        worker = int(ask(port, "/").body)
        os.kill(worker, signal.SIGSTOP)
        try:
            callers = [HTTPConnection("127.0.0.1", port, timeout=PATIENCE) for _ in range(MAX_WAITING + 10)]
            for caller in callers:
                caller.request("GET", "/")
        finally:
            os.kill(worker, signal.SIGCONT)
        bodies = [caller.getresponse().read() for caller in callers]
    refused = bodies.count(OVERLOADED.encode())
    assert 0 < refused <= 10
    assert bodies[-1] == str(worker).encode()


def ask_and_reset(port: int, *, closing: bool) -> None:
    """Send part of a request and reset the connection, at once or (`closing`) when the answer begins to arrive."""
    with create_connection(("127.0.0.1", port), timeout=PATIENCE) as caller:
        caller.sendall(b"POST / HTTP/1.1\r\nHost: referee\r\nContent-Length: 100000\r\n\r\n" + b"x" * 5000)
        if closing:
            caller.recv(1)
        caller.setsockopt(SOL_SOCKET, SO_LINGER, struct.pack("ii", 1, 0))


class Clock:
    """A fake clock that advances only when a test changes `now`."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def request_with(*, unread: int = 0, buffered: bytes = b"", chunked: bool = False) -> Any:  # noqa: ANN401
    """A stand-in for a gunicorn request with this many unread bytes of its body, including the `buffered` ones.

    For a chunked body, it only matters whether `unread` is 0.
    """
    unreader = SimpleNamespace(buf=BytesIO(buffered))
    reader = SimpleNamespace(parser=object() if unread else None) if chunked else LengthReader(unreader, unread)
    return SimpleNamespace(body=SimpleNamespace(reader=reader))


def test_an_answered_connection_is_closed_while_the_caller_keeps_its_side_open() -> None:
    """gunicorn's own worker would wait up to two seconds for the caller and answer no other request in that time."""
    client, caller = socketpair()
    with caller:
        for request in (request_with(), request_with(chunked=True), request_with(unread=5, buffered=b"12345")):
            worker.close_answered(request, client, clock=Clock())
            assert client.fileno() == -1
            assert caller.recv(1) == b""


@pytest.mark.parametrize("chunked", [False, True])
def test_the_rest_of_a_refused_body_is_read_before_the_connection_is_closed(chunked: bool) -> None:  # noqa: FBT001
    client, caller = socketpair()
    with caller:
        caller.sendall(b"x" * 1000)
        caller.shutdown(SHUT_WR)
        worker.close_answered(request_with(unread=1000, chunked=chunked), client)
        assert client.fileno() == -1
        assert caller.recv(1) == b""


def test_unread_bytes_beyond_the_body_leave_the_connection_to_gunicorn() -> None:
    """If the worker closed the connection, the system would reset it because of these bytes."""
    client, caller = socketpair()
    with client, caller:
        caller.sendall(b"GET /next HTTP/1.1\r\n\r\n")
        worker.close_answered(request_with(), client)
        assert client.fileno() != -1


def test_a_caller_that_dribbles_its_body_is_not_read_for_ever() -> None:
    """Each part arrives in time, but the whole body takes too long."""
    clock = Clock()

    class Dribbling:
        received = 0

        def settimeout(self, seconds: float) -> None:
            assert seconds <= 2

        def recv(self, _size: int) -> bytes:
            self.received += 1
            clock.now += 0.9
            return b"x"

    client = Dribbling()
    worker._discard(client, 1000, clock)  # type: ignore[arg-type]
    assert client.received == 3


@pytest.mark.parametrize("head", ["Content-Length: 5000000\r\n", "Transfer-Encoding: chunked\r\n"])
def test_a_caller_with_an_oversized_body_gets_the_whole_answer(tmp_path: Path, head: str) -> None:
    """The app does not read the body.

    gunicorn's own worker would close the connection after 64 KB, and the system would reset it.
    """
    body = b"x" * 5_000_000
    with served(tmp_path) as (port, _, _):
        for _ in range(5):
            with create_connection(("127.0.0.1", port), timeout=PATIENCE) as caller:
                caller.sendall(f"POST / HTTP/1.1\r\nHost: referee\r\n{head}\r\n".encode())
                caller.sendall(body if "Length" in head else b"4c4b40\r\n" + body + b"\r\n0\r\n\r\n")
                caller.shutdown(SHUT_WR)
                assert read_answer(caller).status == 200
                assert caller.recv(1) == b""


@pytest.mark.slow
def test_callers_that_reset_their_connections_do_no_harm(tmp_path: Path) -> None:
    with served(tmp_path, WEB_CONCURRENCY="1") as (port, _, log):
        first = ask(port, "/").body
        for closing in (False, True) * 10:
            ask_and_reset(port, closing=closing)
        assert ask(port, "/").body == first
        assert "Traceback" not in log.read_text()


@pytest.mark.slow
def test_a_reload_loses_no_request_of_callers_that_close_late(tmp_path: Path) -> None:
    with served(tmp_path) as (port, master, log), ExitStack() as held:
        old = {int(ask(port, "/").body) for _ in range(20)}
        os.kill(master, signal.SIGHUP)
        while log.read_text().count("Worker exiting") < 2:
            caller = held.enter_context(create_connection(("127.0.0.1", port), timeout=PATIENCE))
            caller.sendall(b"GET / HTTP/1.1\r\nHost: referee\r\n\r\n")
            assert read_answer(caller).status == 200
        assert int(ask(port, "/").body) not in old


def test_every_refusal_of_gunicorn_is_a_problem_document(tmp_path: Path) -> None:
    refused = {
        f"GET /{'x' * 5000} HTTP/1.1\r\nHost: referee\r\n\r\n": (414, "Request-URI Too Long"),
        f"GET / HTTP/1.1\r\nHost: referee\r\nX-Long: {'x' * 9000}\r\n\r\n": (431, "Request Header Fields Too Large"),
        "GET / HTTP/1.1\r\nHost: referee\r\n" + "X-Many: 1\r\n" * 60 + "\r\n": (
            431,
            "Request Header Fields Too Large",
        ),
        "GET / HTTP/1.1 surplus\r\n\r\n": (400, "Bad Request"),
        "POST / HTTP/1.1\r\nHost: referee\r\nTransfer-Encoding: unknown\r\n\r\n": (501, "Not Implemented"),
    }
    with served(tmp_path) as (port, _, _):
        for request_text, (status, title) in refused.items():
            with create_connection(("127.0.0.1", port), timeout=PATIENCE) as caller:
                caller.sendall(request_text.encode())
                answer = read_answer(caller)
            problem = problem_of(answer)
            assert (answer.status, problem["title"]) == (status, title), request_text[:60]
            assert problem["detail"]


@pytest.mark.slow
def test_nginx_and_gunicorn_name_the_same_longest_address(tmp_path: Path) -> None:
    """gunicorn's limit is lower than nginx's, so it also applies behind nginx."""
    with served(tmp_path) as (port, _, _):
        detail = str(problem_of(ask(port, f"/{'x' * 5000}"))["detail"])
    [limit] = re.findall(r"at most \d+ KB", detail)
    [nginx] = re.findall(r'414 "the address is too long: (.*)"', (DEPLOY / "nginx.conf").read_text())
    assert nginx == limit


def test_the_benchmark_of_late_callers_shows_the_median_and_the_worst_round() -> None:
    before = closing.row_of([(4.5, 1)])
    now = closing.row_of([(0.01, 0), (0.2, 0), (0.02, 2)])
    _, heading, row = closing.table_of({0.5: before}, {0.5: now})
    assert heading.split()[-5:] == ["now", "ms", "worst", "ms", "failed"]
    assert row.split() == ["0.5", "s", "4500", "20.0", "200.0", "3"]


@pytest.mark.slow
def test_a_shutdown_does_not_wait_for_reloads(tmp_path: Path) -> None:
    """After three reloads whose workers are not ready, SIGTERM stops the old workers, and no more workers start."""
    gate = tmp_path / "gate"
    gate.touch()
    patient = "--graceful-timeout 600"
    with served(tmp_path, TRIVIAL_STARTS_WITH=str(gate), GUNICORN_CMD_ARGS=patient) as (port, master, log):
        eventually(lambda: metric(port, "alive") == 2)
        gate.unlink()
        for _ in range(3):
            os.kill(master, signal.SIGHUP)
        eventually(lambda: len(started_workers(log)) == 4)
        os.kill(master, signal.SIGTERM)
        eventually(lambda: log.read_text().count("Worker exiting") == 2, otherwise=log.read_text)
        gate.touch()
        eventually(lambda: "Shutting down" in log.read_text(), otherwise=log.read_text)
        assert len(started_workers(log)) == 4


def test_a_worker_that_is_still_starting_stops_at_once() -> None:
    """A new worker has the master's signal handlers until it has set its own, so it could miss SIGTERM."""
    forked = """
import os, signal
from referee.serving.worker import watch_for_shutdown
signal.signal(signal.SIGTERM, lambda *_: None)
watch_for_shutdown()
new = os.fork()
if not new:
    os.kill(os.getpid(), signal.SIGTERM)
    os._exit(7)
print(os.waitstatus_to_exitcode(os.waitpid(new, 0)[1]))
"""
    assert run("python", "-c", forked).stdout.strip() == "0"


@contextmanager
def small_disk(folder: Path, size: str) -> Iterator[Path]:
    """Mount a file system of this size and yield its path. Mounting needs root, so skip the test if it fails."""
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", str(folder)]
    if os.geteuid() or subprocess.run(mount, capture_output=True, check=False).returncode:  # noqa: S603
        pytest.skip("no small file system can be mounted here: that takes root")
    try:
        yield folder
    finally:
        subprocess.run(["umount", str(folder)], check=True)  # noqa: S603, S607


def fill(folder: Path) -> None:
    """Write to a file until the disk is full."""
    with suppress(OSError), (folder / "filler").open("wb", buffering=0) as file:
        while True:
            file.write(b"x" * 4096)


@pytest.mark.parametrize("size", ["64k", "8m"])
@pytest.mark.slow
def test_a_full_disk_costs_only_metrics(tmp_path: Path, size: str) -> None:
    """The disk is too small for the metrics, or fills up soon. Without precautions, SIGBUS would kill the workers."""
    app = "referee.api.app:create_app()"
    with (
        small_disk(tmp_path / "disk", size) as disk,
        served(tmp_path, app=app, PROMETHEUS_MULTIPROC_DIR=str(disk)) as (port, _, log),
    ):
        assert ask(port, "/healthz").status == 200
        fill(disk)
        calls = [f"/v1/catalogue/{name}" for name in ("rules", "cards", "tiles", "sections", "nothing")] * 10
        assert {ask(port, call).status for call in calls} == {200, 404}
        assert ask(port, "/metrics").status == 200
        assert ("it counts alone" in log.read_text()) == (size == "64k")
        assert len(started_workers(log)) == 2


@pytest.mark.slow
def test_probes_are_answered_while_other_sockets_say_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """With one thread, a silent socket would block the probes for longer than this test waits."""
    monkeypatch.setattr(_Handler, "timeout", 2 * PATIENCE)
    port = free_port()
    with Probes(("127.0.0.1", port), {1: object()}, None) as probes, ExitStack() as held:
        probes.block_on_close = False
        probes.start()
        held.callback(probes.shutdown)
        for _ in range(60):
            held.enter_context(create_connection(("127.0.0.1", port)))
        assert ask(port, "/healthz").status == 200
        assert ask(port, "/readyz").status == 200


def test_probes_close_a_socket_that_says_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_Handler, "timeout", 0.01)
    port = free_port()
    with Probes(("127.0.0.1", port), {}, None) as probes, ExitStack() as held:
        probes.start()
        held.callback(probes.shutdown)
        with create_connection(("127.0.0.1", port), timeout=PATIENCE) as silent:
            assert silent.recv(1) == b""


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("REFEREE_PROBE_BIND", "nowhere", "REFEREE_PROBE_BIND: “nowhere” is not an address."),
        ("REFEREE_PROBE_BIND", "192.0.2.1:8002", "REFEREE_PROBE_BIND: the probes cannot be answered"),
        ("REFEREE_RATE_LIMIT", "many", "REFEREE_RATE_LIMIT: This must be a whole number"),
    ],
)
def test_a_bad_setting_is_named_without_a_traceback(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str, said: str
) -> None:
    monkeypatch.setenv(name, value)
    monkeypatch.setenv("REFEREE_BIND", f"127.0.0.1:{free_port()}")
    done = run("gunicorn", "-c", CONFIG, APP)
    assert done.returncode != 0
    assert said in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.slow
def test_a_socket_file_is_for_the_owner_and_the_group(tmp_path: Path) -> None:
    file = tmp_path / "socket"
    with served(tmp_path, REFEREE_BIND=f"unix:{file}"):
        assert stat.S_IMODE(file.stat().st_mode) == 0o770
