"""`make bench-hostile-pictures`: measures the cost of hostile, damaged and unsuitable picture files.

A file that is not refused at once is read in a child process, as in the service. The cost includes the start of that
process.
"""

import sys
from resource import RUSAGE_CHILDREN, getrusage

from referee.photo import UnreadablePictureError, check_picture
from referee.photo.process import Limits, read_in_process
from tests.photo.hostile import hostile_file, hostile_names
from tools.bench.timing import LOOP, REFERENCE, yardstick

MAX_SECONDS, MAX_MEGABYTES = 1.0, 200.0
PATIENT = Limits(patience=300, niceness=0)
REFUSED = "refused"


def read(data: bytes) -> tuple[str, float, float]:
    """Return the verdict, the CPU time in seconds and the peak memory in megabytes (0 for a refused file)."""
    before = getrusage(RUSAGE_CHILDREN)
    try:
        found, usage = read_in_process(check_picture(data), limits=PATIENT)
        verdict, megabytes = str(found.verdict), usage.megabytes
    except UnreadablePictureError:
        verdict, megabytes = REFUSED, 0.0
    after = getrusage(RUSAGE_CHILDREN)
    return verdict, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, megabytes


def main() -> int:
    loop = yardstick()
    print(f"yardstick: {LOOP:,} additions in {loop * 1e3:.1f} ms (the bars are for {REFERENCE * 1e3:.0f} ms)\n")
    print(f"{'file':<28}{'answer':>12}{'CPU s':>8}{'scaled':>8}{'MB':>6}")
    held = True
    for name in hostile_names():
        verdict, seconds, megabytes = read(hostile_file(name))
        scaled = seconds * REFERENCE / loop
        held &= scaled <= MAX_SECONDS and megabytes <= MAX_MEGABYTES and verdict in {REFUSED, "unreadable"}
        print(f"{name:<28}{verdict:>12}{seconds:>8.2f}{scaled:>8.2f}{megabytes:>6.0f}")
    print(f"bars ({MAX_SECONDS} s, {MAX_MEGABYTES:.0f} MB, none read as a board): {'hold' if held else 'BROKEN'}")
    return 0 if held else 1


if __name__ == "__main__":
    sys.exit(main())
