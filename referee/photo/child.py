"""The child process that decodes and reads one picture, with low priority and little memory. It cannot write files.

Its input is a length (four bytes), the caller's hints as a pickle of that length, and the picture. Its output is
JSON.
"""

import json
import os
import pickle
import resource
import sys
from typing import Any, Final

from referee.board.section import Section
from referee.photo.observations import Observations

_MEGABYTE: Final = 1 << 20
_LIMITS: Final = {resource.RLIMIT_FSIZE: 0, resource.RLIMIT_CORE: 0, resource.RLIMIT_NPROC: 0}


def main() -> None:
    """Read one picture from standard input, and write the result to standard output."""
    seconds, megabytes, niceness = (int(word) for word in sys.argv[1:4])
    os.nice(niceness)
    if niceness and hasattr(os, "SCHED_IDLE"):
        # With niceness alone, this process would still delay other processes when they wake up.
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 1))
    for kind, limit in _LIMITS.items():
        resource.setrlimit(kind, (limit, limit))
    data = sys.stdin.buffer.read()
    # Import these only now, so that the limits apply to the decoder, too.
    import cv2  # noqa: PLC0415

    from referee.photo.headers import UnreadablePictureError  # noqa: PLC0415
    from referee.photo.recognition import read  # noqa: PLC0415

    cv2.setNumThreads(1)
    room = (_address_space() + megabytes) * _MEGABYTE
    resource.setrlimit(resource.RLIMIT_AS, (room, room))
    length = int.from_bytes(data[:4], "big")
    # The pickle comes from the parent process and contains none of the caller's own bytes.
    help_ = pickle.loads(data[4 : 4 + length])  # noqa: S301
    try:
        answer: dict[str, Any] = {"observations": dump_observations(read(data[4 + length :], help_)), **_usage()}
    except UnreadablePictureError as problem:
        answer = {"problem": problem.fault.code}
    except (MemoryError, cv2.error):
        answer = {"problem": "picture-costly"}
    sys.stdout.write(json.dumps(answer))


def dump_observations(observations: Observations) -> dict[str, Any]:
    """Return the observations as plain JSON values, which `process.read_observations` reads."""
    return {
        "verdict": observations.verdict,
        "width": observations.width,
        "height": observations.height,
        "sections": [
            {
                "section": _dump_section(reading.section),
                "turned": reading.turned,
                "margin": reading.margin,
                "agreement": reading.agreement,
            }
            for reading in observations.sections
        ],
        "margin": observations.margin,
        "terrain": observations.terrain.round(3).tolist(),
        "pieces": observations.pieces.round(5).tolist(),
        "unread": [[*at, reason.value] for at, reason in observations.unread.items()],
        "homography": observations.homography.tolist(),
        "centres": observations.centres.round(2).tolist(),
        "advice": [[tip.code.value, list(tip.hexes), tip.value] for tip in observations.advice],
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
    """Return the address space in use before the picture is decoded, in megabytes."""
    with open("/proc/self/statm", encoding="ascii") as file:  # noqa: PTH123
        return int(file.read().split()[0]) * resource.getpagesize() // _MEGABYTE


def _usage() -> dict[str, float]:
    """Return the CPU time and peak memory of this process. `ru_maxrss` would include the memory of the parent."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    with open("/proc/self/status", encoding="ascii") as file:  # noqa: PTH123
        kilobytes = next(int(line.split()[1]) for line in file if line.startswith("VmHWM"))
    return {"seconds": used.ru_utime + used.ru_stime, "megabytes": kilobytes / 1024}


if __name__ == "__main__":
    main()
