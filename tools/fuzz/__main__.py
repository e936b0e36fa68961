"""`make fuzz`: sends randomly changed requests for an hour, and writes findings to build/fuzz/.

Usage: python -m tools.fuzz [--seconds N] [--seed N] [--only NUMBER]. Request NUMBER of a seed is always the same, so
that a finding can be reproduced. The file of a finding also contains the whole request.
"""

import argparse
import logging
import sys
from collections import Counter
from itertools import islice
from random import Random
from socket import SHUT_WR, create_connection
from time import monotonic, process_time
from typing import Final, NamedTuple

import orjson
from flask.testing import FlaskClient

from referee.api.app import create_app
from tests.contract.contract import request_examples
from tools.bench.http import free_port
from tools.bench.load import HOST, request_bytes
from tools.bench.load import ask as exchange
from tools.bench.mix import Ask, mix
from tools.bench.reports import Report
from tools.bench.service import BUILD, Service, cpu_seconds, serving
from tools.contract.examples import SIGNING
from tools.fuzz.checks import INTENDED, check
from tools.fuzz.mutations import TOKENS, fuzzed, written
from tools.fuzz.surface import surface

SECONDS: Final = 3600
MAX_SECONDS: Final = 2.0
LONGEST_WAIT: Final = 20.0
"""The timeout for an answer over a socket in seconds. It is long, because the machine may be busy."""
PHOTO_SECONDS: Final = 5
"""The time limit for a photograph in seconds. It is short, so that a slow one gets a 503 well before LONGEST_WAIT."""
SETTINGS: Final = {"REFEREE_LOG_LEVEL": "ERROR", "REFEREE_PHOTO_SECONDS": str(PHOTO_SECONDS)}
SOCKETS: Final = 0.1
"""The share of requests that go to a real server, as raw bytes."""
MAX_OF_A_KIND: Final = 10
FOLDER: Final = BUILD / "fuzz"
INTRODUCTION: Final = f"""\
Requests of the contract's examples, of the load mix, and links, searches, observations and photographs, changed at
random: values, types, numbers, keys, sizes, bytes, headers, parameters, lines, forms. Most go to the app in process;
{SOCKETS:.0%} go to gunicorn as raw bytes, with the head of the request changed as well. Checked: no 5xx except 501
and 503, every error is a problem document with pointers, every JSON answer is as the contract and its verdict say,
every SVG is well-formed, every answer takes at most {MAX_SECONDS:.0f} s of CPU."""


class Fuzzer(NamedTuple):
    """Mutates the requests in `seeds`, and sends them with the test client or, as raw bytes, to the service."""

    seed: int
    seeds: list[Ask]
    client: FlaskClient
    service: Service | None

    def made(self, number: int) -> tuple[Ask, bytes | None]:
        """Return the request with this number and, if it goes over a socket, its raw bytes (otherwise None)."""
        rng = Random(f"{self.seed} {number}")
        ask = fuzzed(rng, rng.choice(self.seeds))
        return ask, _damaged(rng, ask) if rng.random() < SOCKETS else None

    def try_one(self, number: int) -> tuple[str, str, int]:
        """Send the request with this number. Return its call, the fault of the answer (empty if none) and the status.

        The call of a request that goes over a socket is "raw bytes". Without a service, such a request is not sent,
        and the status is 0.
        """
        ask, raw = self.made(number)
        if raw is None:
            return ask.call, *answered(self.client, ask)
        return "raw bytes", *(_exchanged(self.service, raw) if self.service else ("", 0))


def beginnings(seed: int, count: int = 2000) -> list[Ask]:
    """Return the requests to change: examples from the contract, and requests from the mix and from `surface`.

    Each example appears ten times. Examples with a picture are left out.
    """
    examples = [
        Ask(_call(example.operation.path), example.operation.path, _body(example.value), mimetype=example.media_type)
        for example in request_examples()
        if "multipart" not in example.media_type and not example.media_type.startswith("image/")
    ]
    return [*examples * 10, *islice(mix(seed), count), *surface(seed, count / 2000)]


def _call(path: str) -> str:
    return path.removeprefix("/v1/")


def _body(value: object) -> bytes:
    return value.encode() if isinstance(value, str) else orjson.dumps(value)


def answered(client: FlaskClient, ask: Ask) -> tuple[str, int]:
    """Send a request to the app in this process. Return the fault of the answer (empty if none) and the status."""
    path, _, query = ask.path.partition("?")
    environ = {"PATH_INFO": path, "QUERY_STRING": query, "CONTENT_TYPE": ask.mimetype}
    for line in ask.headers.splitlines():
        name, _, value = line.partition(": ")
        environ[f"HTTP_{name.upper().replace('-', '_')}"] = value
    begun = process_time()
    with client.open("/", method=ask.method, data=ask.body, environ_overrides=environ) as response:
        try:
            check(response, method=ask.method, path=path, query=query)
        except (AssertionError, ValueError) as fault:
            return f"{fault}".partition("\n")[0], response.status_code
        return _slow(process_time() - begun), response.status_code


def _damaged(rng: Random, ask: Ask) -> bytes:
    """Return the bytes of a request, often with a few errors in its head."""
    head, blank, body = ask.request.partition(b"\r\n\r\n")
    damaged = bytearray(head)
    for _ in range(rng.choice((0, 0, 1, 2, 5))):
        at = rng.randrange(len(damaged))
        damaged[at : at + rng.choice((0, 1, 4))] = rng.choice((*TOKENS, b"\r\n\r\n", b" ", b"A: b\r\n", b"chunked"))
    return bytes(damaged) + rng.choice((blank, blank, blank, b"\n\n", b"")) + body


def _exchanged(service: Service, raw: bytes) -> tuple[str, int]:
    """Send bytes to the service. Return the fault of the answer (empty if none) and the status (0 if no answer)."""
    begun = cpu_seconds(service.workers)
    try:
        answer = _sent(service.port, raw)
    except TimeoutError:
        return "no answer in time", 0
    except OSError:
        # This is not a fault, because the server may close the connection before it has read everything.
        answer = b""
    status = int(answer[9:12]) if answer.startswith(b"HTTP/1.1 ") else 0
    if status >= 500 and status not in INTENDED:
        return f"status {status}", status
    if b"x-request-id" in answer.lower() and status >= 400 and b"application/problem+json" not in answer:
        return f"a {status} that is no problem document", status
    return _slow(cpu_seconds(service.workers) - begun), status


def _slow(seconds: float) -> str:
    return f"{seconds:.0f} s of CPU" if seconds > MAX_SECONDS else ""


def _sent(port: int, raw: bytes) -> bytes:
    """Send bytes, and return the answer. The sending side is closed, so that the server does not wait for more."""
    with create_connection((HOST, port), timeout=LONGEST_WAIT) as connection:
        connection.sendall(raw)
        connection.shutdown(SHUT_WR)
        return b"".join(iter(lambda: connection.recv(65536), b""))


def main() -> int:
    """Send requests until the time is up, and return the exit code.

    With --only, print one request and its result instead. A request that goes over a socket is then not sent.
    """
    options = argparse.ArgumentParser()
    options.add_argument("--seconds", type=float, default=SECONDS)
    options.add_argument("--seed", type=int, default=int(monotonic() * 1000) % 10**6)
    options.add_argument("--only", type=int)
    chosen = options.parse_args()
    logging.getLogger("referee").addHandler(logging.NullHandler())
    client = create_app(SIGNING._replace(log_level="CRITICAL", photo_seconds=PHOTO_SECONDS)).test_client(
        use_cookies=False
    )
    seeds = beginnings(chosen.seed)
    if chosen.only is not None:
        fuzzer = Fuzzer(chosen.seed, seeds, client, None)
        print(fuzzer.made(chosen.only), fuzzer.try_one(chosen.only))
        return 0
    with serving(free_port(), log=BUILD / "fuzz.log", settings=SETTINGS) as service:
        report = run(Fuzzer(chosen.seed, seeds, client, service), chosen.seconds)
        alive = exchange(service.port, request_bytes("/healthz", method="GET")).startswith(b"HTTP/1.1 200")
        report.bar("the service still answers", holds=alive)
    return report.write(f"make fuzz SECONDS={chosen.seconds:.0f} SEED={chosen.seed}", INTRODUCTION)


def run(fuzzer: Fuzzer, seconds: float) -> Report:
    """Send requests until the time is up, write at most MAX_OF_A_KIND findings of each kind, and return a report."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    statuses: dict[str, Counter[int]] = {}
    findings: Counter[tuple[str, str]] = Counter()
    until, number = monotonic() + seconds, 0
    while monotonic() < until:
        call, fault, status = fuzzer.try_one(number)
        statuses.setdefault(call, Counter())[status] += 1
        if fault:
            findings[call, fault] += 1
            if findings[call, fault] <= MAX_OF_A_KIND:
                _keep(fuzzer, number, call, fault)
        number += 1
    report = Report("fuzzing", "Fuzzing")
    report.print(f"seed {fuzzer.seed}, {number} requests in {seconds:.0f} s; status 0: closed without an answer\n")
    for call in sorted(statuses):
        report.print(f"{call:<24}{statuses[call].total():>9}  {dict(sorted(statuses[call].items()))}")
    for (call, fault), times in findings.most_common(20):
        report.print(f"found {times} times, {call}: {fault[:200]}")
    report.bar(f"{findings.total()} findings, wanted 0", holds=not findings)
    return report


def _keep(fuzzer: Fuzzer, number: int, call: str, fault: str) -> None:
    ask, raw = fuzzer.made(number)
    document = {"seed": fuzzer.seed, "number": number, "call": call, "fault": fault, "request": written(ask)}
    if raw is not None:
        document["raw"] = raw.decode("latin-1")
    (FOLDER / f"{fuzzer.seed}-{number}.json").write_bytes(orjson.dumps(document, option=orjson.OPT_INDENT_2))


if __name__ == "__main__":
    sys.exit(main())
