"""Sends requests from many concurrent clients over loopback, in a closed loop or at a fixed rate."""

import asyncio
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from time import perf_counter
from typing import Final, NamedTuple

from tools.bench.load import HOST
from tools.bench.mix import Ask

TIMEOUT: Final = 30.0
REFUSED: Final = -1
"""The status if the connection could not be established."""
LOST: Final = 0
"""The status if the connection was accepted, but no complete answer came."""
CROWD: Final = 256
"""The maximum number of concurrent requests at a fixed rate.

While this many requests are in progress, the next request waits. The wait counts towards its time.
"""


class Sample(NamedTuple):
    """A request, when it was due (in seconds from the start), how long its answer took, and the status."""

    ask: Ask
    due: float
    seconds: float
    status: int

    @property
    def right(self) -> bool:
        """Whether a good request got status 200, or a bad one a status from 400 to 499."""
        return self.status == 200 if self.ask.good else 400 <= self.status < 500


class _Client(asyncio.Protocol):
    """Sends one request, and collects the answer until the server closes the connection."""

    def __init__(self, request: bytes, done: asyncio.Future[bytes]) -> None:
        self._request = request
        self._done = done
        self._parts: list[bytes] = []

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        self._parts.append(data)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self._done.done():
            self._done.set_result(b"" if exc else b"".join(self._parts))


def status_of(answer: bytes) -> int:
    """Return the status of an HTTP answer, or LOST if the answer is incomplete."""
    head, _, body = answer.partition(b"\r\n\r\n")
    lines = head.lower().split(b"\r\n")
    if not lines[0].startswith(b"http/1.1 "):
        return LOST
    length = next((int(line[15:]) for line in lines if line.startswith(b"content-length:")), None)
    whole = body.endswith(b"0\r\n\r\n") if length is None else len(body) == length
    return int(lines[0][9:12]) if whole else LOST


async def status(port: int, request: bytes) -> int:
    """Send a request, and return the status of the answer, or REFUSED or LOST."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[bytes] = loop.create_future()
    try:
        transport, _ = await loop.create_connection(lambda: _Client(request, done), HOST, port)
    except OSError:
        return REFUSED
    try:
        return status_of(await asyncio.wait_for(done, TIMEOUT))
    except TimeoutError:
        return LOST
    finally:
        transport.close()


async def closed(port: int, asks: Iterator[Ask], *, clients: int, seconds: float) -> list[Sample]:
    """Let this many clients send requests as fast as they get answers, until time is up or no requests are left."""
    samples: list[Sample] = []
    begun = perf_counter()

    async def client() -> None:
        for ask in asks:
            if (due := perf_counter() - begun) > seconds:
                return
            found = await status(port, ask.request)
            samples.append(_sample(ask, due, perf_counter() - begun - due, found))

    await asyncio.gather(*(client() for _ in range(clients)))
    return samples


async def paced(port: int, asks: Iterator[Ask], *, rate: float, seconds: float) -> list[Sample]:
    """Send requests at this rate, without waiting for answers unless CROWD requests are in progress.

    The time of each request is measured from when it was due.
    """
    samples: list[Sample] = []
    room = asyncio.Semaphore(CROWD)
    begun = perf_counter()

    async def send(ask: Ask, due: float) -> None:
        found = await status(port, ask.request)
        samples.append(_sample(ask, due, perf_counter() - begun - due, found))
        room.release()

    async with asyncio.TaskGroup() as group:
        for number in range(int(rate * seconds)):
            ask, due = next(asks), number / rate
            await asyncio.sleep(max(0.0, due - (perf_counter() - begun)))
            await room.acquire()
            group.create_task(send(ask, due))
    return samples


def _sample(ask: Ask, due: float, seconds: float, status: int) -> Sample:
    """Return a sample. To save memory, it keeps the body of the request only if the status is wrong."""
    sample = Sample(ask, due, seconds, status)
    return sample if not sample.right else sample._replace(ask=ask._replace(body=b""))


def quantile(samples: Iterable[Sample], share: float) -> float:
    """Return the time within which this share of the requests was answered, in seconds."""
    ranked = sorted(sample.seconds for sample in samples)
    return ranked[min(len(ranked) - 1, int(share * len(ranked)))]


def warmed(port: int, asks: Iterator[Ask], count: int = 300) -> None:
    """Send some requests, so that caches are filled and modules imported."""
    asyncio.run(closed(port, islice(asks, count), clients=4, seconds=60))


def capacity(port: int, asks: Iterator[Ask], *, seconds: float, clients: int = 8) -> float:
    """Return the number of requests per second that the service answers for this many clients."""
    samples = asyncio.run(closed(port, asks, clients=clients, seconds=seconds))
    return len(samples) / max(sample.due + sample.seconds for sample in samples)


def wrong(samples: Sequence[Sample]) -> list[Sample]:
    """Return the samples whose status is not the expected one."""
    return [sample for sample in samples if not sample.right]
