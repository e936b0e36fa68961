"""Tests the service under adverse conditions: `make bench-dns`, -disk, -keys, -uploads, -busy and -upgrade.

Each run except `busy` first collects the right answers while nothing is wrong. Then callers repeat the same requests
while the trouble lasts. A request is lost if no complete answer comes, and an answer is wrong if it differs from the
right one. The target is no lost request, no wrong answer and no 5xx status.
"""

import os
import shutil
import socket
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from http.client import HTTPException
from itertools import islice
from pathlib import Path
from signal import SIGHUP, SIGTERM
from tempfile import TemporaryDirectory
from threading import Event
from time import monotonic, sleep
from typing import Final

from redis import Redis
from redis.exceptions import RedisError

from referee.api.limits import WRONG_KEYS
from tests.serving.redis_server import redis_binary
from tools.bench.http import free_port
from tools.bench.load import HOST, PHOTO_PATIENCE, ask, request_bytes
from tools.bench.mix import mix
from tools.bench.reload import proxied
from tools.bench.service import BUILD, ROOT, Service, serving
from tools.bench.traffic import status_of
from tools.photos.samples import easy

CALLERS: Final = 3
REQUESTS: Final = 80
SECONDS: Final = 12
ELSEWHERE: Final = "127.0.0.2"
"""The address of the caller that makes trouble. All addresses in 127.0.0.0/8 belong to this machine."""
LOAD: Final = 8
"""The number of additional programs that use all the CPU they can get."""
SILENT_DNS: Final = "127.0.0.77"
KEY: Final = "X-Api-Key: right\r\n"
UNKNOWN_BOARD: Final = request_bytes("/v1/boards/" + "0" * 32, method="GET")
SECRET: Final = {"REFEREE_CACHE_KEY": "a secret of this measurement"}

Answers = Mapping[bytes, set[bytes]]
"""Each request with the bodies that are right answers to it."""


class CannotMeasureError(Exception):
    """Raised if this machine lacks something that the measurement needs."""


def requests() -> list[bytes]:
    """Return a request for an unknown board, and good requests from the mix that do not ask for a PNG."""
    asks = (one for one in mix(23) if one.good and "image/png" not in one.headers)
    return [UNKNOWN_BOARD, *(one.request for one in islice(asks, REQUESTS))]


def body_of(answer: bytes) -> bytes:
    """Return the body of an answer."""
    return answer.partition(b"\r\n\r\n")[2]


def with_key(request: bytes) -> bytes:
    """Return the same request with the right API key."""
    return request.replace(b"Connection: close\r\n", b"Connection: close\r\n" + KEY.encode(), 1)


def right_answers(*ports: int, headers: Callable[[bytes], bytes] = bytes) -> Answers:
    """Return the answers of these services while nothing is wrong.

    A request is left out if the same service gives two different answers to it.
    """
    answers: dict[bytes, set[bytes]] = {}
    for request in map(headers, requests()):
        pairs = [{body_of(ask(port, request)) for _ in range(2)} for port in ports]
        if all(len(pair) == 1 for pair in pairs):
            answers[request] = set.union(*pairs)
    return answers


def repeat(port: int, answers: Answers, stop: Event) -> Counter[str]:
    """Send the requests repeatedly until `stop` is set, and count the outcomes."""
    outcomes: Counter[str] = Counter()
    while not stop.is_set():
        for request, right in answers.items():
            outcomes[outcome(port, request, right)] += 1
    return outcomes


def outcome(port: int, request: bytes, right: set[bytes]) -> str:
    """Send a request, and return the outcome: `right`, `wrong`, `5xx` or `lost`."""
    try:
        answer = ask(port, request, timeout=60)
    except (OSError, HTTPException):
        return "lost"
    status = status_of(answer)
    if not status:
        return "lost"
    if status >= 500:
        return "5xx"
    return "right" if body_of(answer) in right else "wrong"


def during(port: int, answers: Answers, trouble: Callable[[], None]) -> Counter[str]:
    """Run `trouble`, and return the outcomes of the requests that callers send in the meantime."""
    stop = Event()
    with ThreadPoolExecutor(CALLERS) as pool:
        callers = [pool.submit(repeat, port, answers, stop) for _ in range(CALLERS)]
        try:
            trouble()
        finally:
            stop.set()
        return sum((caller.result() for caller in callers), Counter())


def verdict(name: str, outcomes: Counter[str], *, more: bool = True) -> bool:
    """Print the outcomes, and return whether the target is met. `more` is an additional condition."""
    lost, wrong, failed = outcomes["lost"], outcomes["wrong"], outcomes["5xx"]
    held = bool(outcomes["right"]) and not lost and not wrong and not failed and more
    print(f"{name}: {outcomes['right']} right, {lost} lost, {wrong} wrong, {failed} of 5xx")
    print(f"bar (0 lost, 0 wrong, 0 of 5xx): {'holds' if held else 'BROKEN'}")
    return held


def replace_a_worker(service: Service) -> None:
    """Wait SECONDS, and stop a worker a third of the way through, so that a new one starts during the trouble."""
    sleep(SECONDS / 3)
    os.kill(service.workers[0], SIGTERM)
    sleep(SECONDS * 2 / 3)


@contextmanager
def redis() -> Iterator[str]:
    """Run a Redis server, and yield its URL."""
    binary, port = redis_binary(), free_port()
    if binary is None:
        raise CannotMeasureError("there is no redis-server")
    command = [binary, "--port", str(port), "--bind", HOST, "--save", "", "--loglevel", "warning"]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as server:  # noqa: S603
        try:
            client = Redis(port=port)
            for _ in range(100):
                with suppress(RedisError):
                    client.ping()
                    break
                sleep(0.1)
            yield f"redis://{HOST}:{port}/0"
        finally:
            server.terminate()


def dns() -> bool:
    """Measure while the DNS server does not answer, so that the hostname of Redis cannot be resolved."""
    settings = {"REFEREE_REDIS_URL": "redis://cache.example:6379/0", "REFEREE_RATE_LIMIT": "1000000", **SECRET}
    with ExitStack() as stack:
        with serving(free_port(), log=BUILD / "trouble.log") as quiet:
            answers = right_answers(quiet.port)
        silent = stack.enter_context(socket.socket(type=socket.SOCK_DGRAM))
        try:
            silent.bind((SILENT_DNS, 53))
        except OSError as error:
            raise CannotMeasureError(
                f"no DNS server can run at {SILENT_DNS}: {error.strerror}; that takes root"
            ) from error
        names = Path(stack.enter_context(TemporaryDirectory())) / "resolv.conf"
        names.write_text(f"nameserver {SILENT_DNS}\n")
        # The mount is private, so that other programs on this machine keep their DNS server.
        script = f'mount --bind {names} /etc/resolv.conf && exec "$@"'
        before = ("unshare", "--mount", "sh", "-c", script, "sh")
        service = stack.enter_context(
            serving(free_port(), log=BUILD / "trouble.log", settings=settings, before=before)
        )
        outcomes = during(service.port, answers, partial(replace_a_worker, service))
        silent.settimeout(1)
        print(f"the DNS server was asked for {len(queries_at(silent))} names or more, and answered none")
    return verdict("a silent DNS server", outcomes)


def queries_at(silent: socket.socket) -> list[bytes]:
    """Return the queries that have arrived at this socket."""
    questions = []
    with suppress(TimeoutError):
        while True:
            questions.append(silent.recv(512))
    return questions


def disk() -> bool:
    """Measure while the temporary folder is full and workers are replaced."""
    with ExitStack() as stack:
        with serving(free_port(), log=BUILD / "trouble.log") as quiet:
            answers = right_answers(quiet.port)
        folder = stack.enter_context(TemporaryDirectory())
        command = ["mount", "-t", "tmpfs", "-o", "size=8m", "tmpfs", folder]
        if subprocess.run(command, capture_output=True, check=False).returncode:  # noqa: S603
            raise CannotMeasureError("no small file system can be mounted; that takes root")
        stack.callback(subprocess.run, ["umount", folder], check=True)
        service = stack.enter_context(
            serving(free_port(), log=BUILD / "trouble.log", settings={"TMPDIR": folder, "REFEREE_LOG_LEVEL": "ERROR"})
        )
        # Fill the disk before the first call, so that the metrics of later answers cannot take up more disk space.
        fill(Path(folder))

        def replace_workers() -> None:
            replace_a_worker(service)
            service.signal(SIGHUP)
            sleep(SECONDS / 3)

        outcomes = during(service.port, answers, replace_workers)
        free = shutil.disk_usage(folder).free
    print(f"{free} bytes were free in the temporary folder")
    return verdict("a full temporary folder", outcomes, more=not free)


def fill(folder: Path) -> None:
    """Write a file into this folder until the disk is full."""
    with suppress(OSError), (folder / "filler").open("wb", buffering=0) as file:
        while True:
            file.write(bytes(4096))


def keys() -> bool:
    """Measure while a caller tries 500 wrong keys at a path that does not exist."""
    statuses: Counter[int] = Counter()
    with redis() as address:
        settings = {"REFEREE_API_KEYS": "right", "REFEREE_REDIS_URL": address}
        with serving(free_port(), log=BUILD / "trouble.log", settings=settings) as service:
            answers = right_answers(service.port, headers=with_key)

            def guess() -> None:
                for number in range(500):
                    request = request_bytes("/v1/nothing", method="GET", headers=f"X-Api-Key: guess {number}\r\n")
                    statuses[status_of(ask_from(ELSEWHERE, service.port, request))] += 1
                sleep(1)

            outcomes = during(service.port, answers, guess)
    print(f"500 wrong keys at a path that does not exist: {dict(statuses)}")
    # The limit is not exact: if Redis does not answer in time, each of the two workers counts separately for a while.
    limited = set(statuses) == {401, 429} and statuses[401] <= 3 * WRONG_KEYS
    return verdict("500 wrong keys", outcomes, more=limited)


def ask_from(source: str, port: int, request: bytes) -> bytes:
    """Send a request from the address `source`, and return the answer."""
    with socket.create_connection((HOST, port), timeout=60, source_address=(source, 0)) as connection:
        connection.sendall(request)
        parts = []
        while part := connection.recv(65536):
            parts.append(part)
    return b"".join(parts)


def own_slots(stack: ExitStack) -> dict[str, str]:
    """Return settings with a new temporary folder, so that the service has its own photograph slots."""
    return {"TMPDIR": stack.enter_context(TemporaryDirectory())}


def uploads() -> bool:
    """Measure while one caller sends eight photographs at a byte per second each, and another sends one normally."""
    photograph = request_bytes("/v1/photos", easy().jpeg, mimetype="image/jpeg")
    statuses: list[int] = []
    with ExitStack() as stack:
        log = BUILD / "trouble.log"
        ordinary = stack.enter_context(serving(free_port(), log=log, settings={"REFEREE_PHOTOS": "0"}))
        photos = stack.enter_context(serving(free_port(), log=BUILD / "photos.log", settings=own_slots(stack)))
        port = stack.enter_context(proxied(ordinary, photos=photos.port))
        if port is None:
            raise CannotMeasureError("nginx is not installed")
        answers = right_answers(port)

        def dribble() -> None:
            sockets = [
                stack.enter_context(socket.create_connection((HOST, port), source_address=(ELSEWHERE, 0)))
                for _ in range(8)
            ]
            head = photograph.partition(b"\r\n\r\n")[0] + b"\r\n\r\n"
            for number in range(SECONDS):
                for one in sockets:
                    with suppress(OSError):
                        one.sendall(b"x" if number else head)
                sleep(1)
                if number == SECONDS // 3:
                    statuses.append(status_of(ask(port, photograph, timeout=PHOTO_PATIENCE)))

        outcomes = during(port, answers, dribble)
    print(f"the photograph of another caller: {statuses}")
    return verdict("8 dribbling uploads", outcomes, more=statuses == [200])


def busy() -> bool:
    """Check that a photograph is read while eight other programs use all the CPU they can get."""
    photograph = request_bytes("/v1/photos", easy().jpeg, mimetype="image/jpeg")
    with ExitStack() as stack:
        settings = {"REFEREE_BACKGROUND": "1", **own_slots(stack)}
        service = stack.enter_context(serving(free_port(), log=BUILD / "trouble.log", settings=settings))
        for _ in range(LOAD):
            other = stack.enter_context(subprocess.Popen([sys.executable, "-c", "while True: pass"]))
            stack.callback(other.kill)
        begun = monotonic()
        status = status_of(ask(service.port, photograph, timeout=PHOTO_PATIENCE))
        seconds = monotonic() - begun
    load = os.getloadavg()[0]
    print(f"a photograph beside {LOAD} busy programs: {status} after {seconds:.0f} s, load {load:.0f}")
    print(f"bar (answered with 200): {'holds' if status == 200 else 'BROKEN'}")
    return status == 200


def upgrade() -> bool:
    """Measure an upgrade. Both revisions share Redis and the rules, but some of their answers differ."""
    with ExitStack() as stack:
        address = stack.enter_context(redis())
        new = Path(stack.enter_context(TemporaryDirectory()))
        for folder in ("referee", "deploy"):
            shutil.copytree(ROOT / folder, new / folder, ignore=shutil.ignore_patterns("__pycache__"))
        style = new / "referee" / "picture" / "style.py"
        style.write_text(style.read_text().replace('PAPER: Final = "#fbfaf6"', 'PAPER: Final = "#fafafa"'))
        settings = {"REFEREE_REDIS_URL": address, **SECRET}
        alone = [
            stack.enter_context(serving(free_port(), log=BUILD / f"alone-{number}.log", root=root))
            for number, root in enumerate((ROOT, new))
        ]
        answers_old, answers_new = (right_answers(service.port) for service in alone)
        changed = sum(answers_old[request] != answers_new.get(request) for request in answers_old)
        old, latest = (
            stack.enter_context(serving(free_port(), log=BUILD / f"{name}.log", settings=settings, root=root))
            for name, root in (("old", ROOT), ("new", new))
        )
        port = stack.enter_context(proxied(old, latest))
        if port is None:
            raise CannotMeasureError("nginx is not installed")
        either = {request: right | answers_new.get(request, set()) for request, right in answers_old.items()}
        outcomes: Counter[str] = Counter()

        def roll() -> None:
            for service, answers in ((old, answers_old), (latest, answers_new)) * 2:
                outcomes.update(outcome(service.port, request, right) for request, right in answers.items())
            old.signal(SIGTERM)
            old.process.wait(timeout=90)
            outcomes.update(outcome(port, request, right) for request, right in answers_new.items())

        outcomes += during(port, either, roll)
    print(f"{changed} of {len(answers_old)} answers differ between the two revisions")
    return verdict("a rolling upgrade over one Redis", outcomes, more=bool(changed))


TROUBLES: Final[Mapping[str, Callable[[], bool]]] = {
    trouble.__name__: trouble for trouble in (dns, disk, keys, uploads, busy, upgrade)
}


def main(names: Sequence[str]) -> int:
    """Run the measurements with these names, or all if there are no names, and return the exit code."""
    try:
        held = [TROUBLES[name]() for name in names or TROUBLES]
    except CannotMeasureError as error:
        print(f"cannot be measured here: {error}")
        return 2
    return 0 if all(held) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
