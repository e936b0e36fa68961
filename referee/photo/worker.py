"""The process that decodes and reads one picture: low priority, little memory, no files, then gone.

It takes a length (four bytes), help as JSON of that length and the picture from its input, and answers with JSON.
"""

import json
import os
import resource
import sys
from typing import Final

_MEGABYTE: Final = 1 << 20
_LIMITS: Final = {resource.RLIMIT_FSIZE: 0, resource.RLIMIT_CORE: 0, resource.RLIMIT_NPROC: 0}


def main() -> None:
    """Read one picture."""
    seconds, megabytes, niceness = (int(word) for word in sys.argv[1:4])
    os.nice(niceness)
    if niceness and hasattr(os, "SCHED_IDLE"):
        # Only what nobody else wants: at a low priority alone, whoever wakes up may have to wait for its turn.
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 1))
    for kind, limit in _LIMITS.items():
        resource.setrlimit(kind, (limit, limit))
    data = sys.stdin.buffer.read()
    # Imported here, so that the limits hold for the libraries too.
    import cv2  # noqa: PLC0415

    from referee.base.faults import Fault  # noqa: PLC0415
    from referee.photo.document import help_from, observations_document  # noqa: PLC0415
    from referee.photo.headers import PLACE, UnreadablePictureError  # noqa: PLC0415
    from referee.photo.reading import read  # noqa: PLC0415

    cv2.setNumThreads(1)
    room = (_address_space() + megabytes) * _MEGABYTE
    resource.setrlimit(resource.RLIMIT_AS, (room, room))
    length = int.from_bytes(data[:4], "big")
    try:
        found = read(data[4 + length :], help_from(json.loads(data[4 : 4 + length])))
        answer: dict[str, object] = {"observations": observations_document(found)}
    except UnreadablePictureError as problem:
        answer = {"problem": problem.fault}
    except (MemoryError, cv2.error):
        answer = {"problem": Fault(PLACE, "picture-costly")}
    used = resource.getrusage(resource.RUSAGE_SELF)
    answer["usage"] = {"seconds": used.ru_utime + used.ru_stime, "megabytes": _peak()}
    sys.stdout.write(json.dumps(answer, default=dict))


def _address_space() -> int:
    """Megabytes of address space that are in use before the picture is touched."""
    with open("/proc/self/statm", encoding="ascii") as file:  # noqa: PTH123
        return int(file.read().split()[0]) * resource.getpagesize() // _MEGABYTE


def _peak() -> float:
    """The most megabytes this process ever held; `ru_maxrss` would count the parent's."""
    with open("/proc/self/status", encoding="ascii") as file:  # noqa: PTH123
        return next(int(line.split()[1]) for line in file if line.startswith("VmHWM")) / 1024


if __name__ == "__main__":
    main()
