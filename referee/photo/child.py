"""The child process that decodes and reads one picture, with limited memory and CPU time. It cannot write files.

Its input is a length (four bytes), the caller's hints as a pickle of that length, and the picture. Its output is
JSON.
"""

import json
import os
import pickle
import resource
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from ctypes import CDLL
from typing import Any, Final

from referee.board.section import Section
from referee.photo.observations import Observations, SectionReading

IDLE: Final = 19
"""The largest niceness.

On Linux, `lower_priority` combines it with idle priority. On a busy host, the process then gets hardly any CPU time.
"""
_PR_SET_PDEATHSIG: Final = 1
_DECODING_SECONDS: Final = 1.0
"""The maximum CPU time for decoding, in seconds. A 50-megapixel photograph takes up to 0.8; crafted files took 7."""
_MEGABYTE: Final = 1 << 20
_LIMITS: Final = {resource.RLIMIT_FSIZE: 0, resource.RLIMIT_CORE: 0, resource.RLIMIT_NPROC: 0}


def main() -> None:
    """Read one picture from standard input, and write the result to standard output."""
    seconds, megabytes, niceness, parent = (int(word) for word in sys.argv[1:5])
    end_with_parent(parent)
    lower_priority(niceness)
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 1))
    for kind, limit in _LIMITS.items():
        resource.setrlimit(kind, (limit, limit))
    data = sys.stdin.buffer.read()
    # Import OpenCV only after setting the limits above, so that they apply to its code, too.
    import cv2  # noqa: PLC0415

    from referee.photo.headers import UnreadablePictureError  # noqa: PLC0415
    from referee.photo.recognition import decode, read_picture  # noqa: PLC0415

    cv2.setNumThreads(1)
    room = (_address_space() + megabytes) * _MEGABYTE
    resource.setrlimit(resource.RLIMIT_AS, (room, room))
    length = int.from_bytes(data[:4], "big")
    # The pickle was made by the parent process from validated hints, so it is safe to load.
    help_ = pickle.loads(data[4 : 4 + length])  # noqa: S301
    try:
        with cpu_limit(_DECODING_SECONDS):
            picture = decode(data[4 + length :])
        answer: dict[str, Any] = {"observations": dump_observations(read_picture(picture, help_)), **_usage()}
    except UnreadablePictureError as problem:
        answer = {"problem": problem.fault.code}
    except (MemoryError, cv2.error):
        answer = {"problem": "picture-costly"}
    sys.stdout.write(json.dumps(answer))


def end_with_parent(parent: int) -> None:
    """On Linux, have the system kill this process when its parent ends. Exit if the parent has already ended."""
    with suppress(AttributeError, OSError):
        CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
    # The parent may have ended before the call above.
    if os.getppid() != parent:
        sys.exit("the parent process has ended")


def lower_priority(niceness: int) -> None:
    """Lower the priority of this process to this niceness. If the niceness is already higher, keep it.

    On Linux, IDLE also selects idle priority, and every other niceness except 0 makes this a batch process.
    """
    os.setpriority(os.PRIO_PROCESS, 0, max(niceness, os.getpriority(os.PRIO_PROCESS, 0)))
    if niceness and sys.platform == "linux":
        # A batch process does not preempt others when it wakes up.
        policy = os.SCHED_IDLE if niceness == IDLE else os.SCHED_BATCH
        os.sched_setscheduler(0, policy, os.sched_param(0))


@contextmanager
def cpu_limit(seconds: float) -> Iterator[None]:
    """Limit the CPU time of a `with` block. When the time is up, SIGPROF ends the process, even within C code."""
    signal.setitimer(signal.ITIMER_PROF, seconds)
    yield
    signal.setitimer(signal.ITIMER_PROF, 0)


def dump_observations(observations: Observations) -> dict[str, Any]:
    """Return the observations as plain JSON values, which `process.read_observations` reads."""
    return {
        "verdict": observations.verdict,
        "width": observations.width,
        "height": observations.height,
        "sections": [_dump_reading(reading) for reading in observations.sections],
        "margin": observations.margin,
        "terrain": observations.terrain.round(3).tolist(),
        "pieces": observations.pieces.round(5).tolist(),
        "figures": observations.figures.round(3).tolist(),
        "unread": [[*at, reason.value] for at, reason in observations.unread.items()],
        "homography": observations.homography.tolist(),
        "centres": observations.centres.round(2).tolist(),
        "advice": [[tip.code.value, list(tip.hexes), tip.value] for tip in observations.advice],
        "single": _dump_reading(observations.single) if observations.single else None,
        "groups": [list(group) for group in observations.groups],
        "group_looks": observations.group_looks.round(4).tolist(),
        "known_looks": observations.known_looks.round(4).tolist(),
        "known_kinds": observations.known_kinds.tolist(),
        "quarter": observations.quarter,
        "section_centres": None
        if observations.section_centres is None
        else observations.section_centres.round(2).tolist(),
    }


def _dump_reading(reading: SectionReading) -> dict[str, Any]:
    return {
        "section": _dump_section(reading.section),
        "turned": reading.turned,
        "margin": reading.margin,
        "agreement": reading.agreement,
    }


def _dump_section(section: Section) -> dict[str, Any]:
    return {
        "rows": list(section.rows),
        "locations": list(section.locations),
        "name": section.name,
        "expansion": section.expansion,
        "origin": section.origin,
        "checked": section.checked,
    }


def _address_space() -> int:
    """Return the size of the address space that is in use now, in megabytes."""
    with open("/proc/self/statm", encoding="ascii") as file:  # noqa: PTH123
        return int(file.read().split()[0]) * resource.getpagesize() // _MEGABYTE


def _usage() -> dict[str, float]:
    """Return the CPU time in seconds and the peak memory in megabytes of this process.

    The memory comes from /proc, because `ru_maxrss` includes the memory of the parent.
    """
    used = resource.getrusage(resource.RUSAGE_SELF)
    with open("/proc/self/status", encoding="ascii") as file:  # noqa: PTH123
        kilobytes = next(int(line.split()[1]) for line in file if line.startswith("VmHWM"))
    return {"seconds": used.ru_utime + used.ru_stime, "megabytes": kilobytes / 1024}


if __name__ == "__main__":
    main()
