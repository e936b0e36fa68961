"""Reads a picture in a child process, so that a malicious file can do little harm and a slow read can be stopped.

The child gets the caller's hints as a pickle from this process. Its answer is JSON and is validated as strictly as a
request, because the child has handled an untrusted file.
"""

import os
import pickle
import signal
import subprocess
import sys
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np

from referee.base.errors import FaultsError, JsonTextError
from referee.base.faults import Fault
from referee.board.section import Section
from referee.documents.fields import array, flag, known, nullable, number, record, text
from referee.documents.json_text import parse_json
from referee.documents.reader import Json, Read, Reader, kind_of, load
from referee.photo.child import IDLE
from referee.photo.headers import MAX_SIDE, PLACE, CheckedPicture, UnreadablePictureError
from referee.photo.observations import (
    COLOURS,
    LOOK_SIZE,
    SIZE,
    SPECIAL,
    TERRAINS,
    Advice,
    Floats,
    Help,
    Observations,
    SectionReading,
    Tip,
    UnreadReason,
)

_ROOT: Final = Path(__file__).parents[2]
_THREADS: Final = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1")
_OWN_LIMITS: Final = frozenset({signal.SIGXCPU, signal.SIGPROF})
"""The signals that end a child whose picture takes too much CPU time. Other signals are not blamed on the picture."""


class TookTooLongError(Exception):
    """Raised if the wall-clock limit is exceeded, or if a signal that is not in _OWN_LIMITS ends the child."""


@dataclass(frozen=True, slots=True)
class Limits:
    """The limits for one picture, and the priority of its process."""

    seconds: int = 8
    """The maximum CPU time, in seconds."""
    patience: float = 120.0
    """The maximum wall-clock time, in seconds. It is much longer than the CPU time, in case the host is busy.

    On a host with eight busy programs, a child gets about a twentieth of a core and reads a picture in 46 s.
    """
    megabytes: int = 600
    """The maximum memory in megabytes, in addition to the memory for the libraries."""
    niceness: int = 2
    """The niceness of the child; 0 for the priority of this process.

    A child of niceness 2 gets a seventh of the time of a core that it shares with four busy processes of niceness 0.
    """
    quiet: float = 10.0
    """The wall-clock limit, in seconds, for a first attempt with idle priority. At most half of `patience` is used.

    A child with idle priority does not delay other calls, but on a busy host it may get no CPU time at all. If it has
    not finished in time, a second child starts over with `niceness`. There is no first attempt if this limit or
    `niceness` is 0.
    """


@dataclass(frozen=True, slots=True)
class Usage:
    """The CPU time and the peak memory for one picture, including the start of its process."""

    seconds: float
    megabytes: float


def read_in_process(
    picture: CheckedPicture, help_: Help | None = None, *, limits: Limits | None = None
) -> tuple[Observations, Usage]:
    """Read a picture in a child process as `recognition.read` does, and return the result and its cost.

    Raises UnreadablePictureError if the picture is damaged or too costly to read, and TookTooLongError if the
    wall-clock limit is exceeded or a signal that is not in _OWN_LIMITS ends the child.
    """
    limits = limits or Limits()
    pickled = pickle.dumps(help_ or Help())
    sent = len(pickled).to_bytes(4, "big") + pickled + picture.data
    child = _run(sent, limits)
    if child.returncode < 0 and -child.returncode not in _OWN_LIMITS:
        raise TookTooLongError
    if child.returncode != 0:
        raise UnreadablePictureError(Fault(PLACE, "picture-costly"))
    try:
        answer = load(_read_answer, parse_json(child.stdout))
    except (JsonTextError, FaultsError) as problem:
        raise UnreadablePictureError(Fault(PLACE, "picture-damaged")) from problem
    if isinstance(answer, Fault):
        raise UnreadablePictureError(answer)
    return answer


def _run(sent: bytes, limits: Limits) -> subprocess.CompletedProcess[bytes]:
    """Run the child, first with idle priority and, if that takes too long, again with `limits.niceness`.

    There is no first attempt if `limits.quiet` or `limits.niceness` is 0.
    """
    quiet = min(limits.quiet, limits.patience / 2) if limits.niceness else 0.0
    attempts = [(IDLE, quiet)] if quiet else []
    for niceness, seconds in (*attempts, (limits.niceness, limits.patience - quiet)):
        arguments = map(str, (limits.seconds, limits.megabytes, niceness, os.getpid()))
        with suppress(subprocess.TimeoutExpired):
            return subprocess.run(  # noqa: S603
                [sys.executable, "-m", "referee.photo.child", *arguments],
                input=sent,
                capture_output=True,
                timeout=seconds,
                env={"PATH": os.environ.get("PATH", ""), "PYTHONPATH": str(_ROOT), **_THREADS},
                check=False,
            )
    raise TookTooLongError


def _real(reader: Reader, value: Json) -> float:
    """Read a number, which need not be an integer."""
    if type(value) is not float and type(value) is not int:
        raise reader.fault("wrong-kind", kind=kind_of(value), wanted="number")
    return value


def _matrix(*shape: int) -> Read[Floats]:
    """Return a function that reads nested lists of numbers as an array of this shape."""

    def read(reader: Reader, value: Json) -> Floats:
        try:
            matrix = np.array(value)
        except ValueError:
            raise reader.fault("wrong-kind", kind=kind_of(value), wanted="list") from None
        if matrix.shape != shape or matrix.dtype.kind not in "fi":
            raise reader.fault("wrong-kind", kind=kind_of(value), wanted="list")
        return matrix.astype(np.float64)

    return read


def _row(*reads: Read[Any]) -> Read[tuple[Any, ...]]:
    """Return a function that reads a list with one item for each of `reads`, which read the items in order."""

    def read(reader: Reader, value: Json) -> tuple[Any, ...]:
        if type(value) is not list or len(value) != len(reads):
            raise reader.fault("wrong-kind", kind=kind_of(value), wanted="list")
        return tuple(read_item(reader, item) for read_item, item in zip(reads, value, strict=True))

    return read


_place: Final = number(0, SIZE - 1)
_hex: Final = _row(_place, _place)
_hexes: Final = array(_hex, most=SIZE * SIZE)
_optional_text: Final = nullable(text)
_section: Final = record(
    Section,
    {
        "rows": array(text, most=SIZE),
        "locations": array(_row(text, text), most=SIZE * SIZE),
        "name": _optional_text,
        "expansion": _optional_text,
        "origin": text,
        "checked": _optional_text,
    },
)
_section_reading: Final = record(
    SectionReading, {"section": _section, "turned": flag, "margin": _real, "agreement": _real}
)
_unread: Final = array(_row(_place, _place, known(list(UnreadReason), "word")), most=SIZE * SIZE)
_advice: Final = array(_row(known(list(Advice), "word"), _hexes, nullable(_real)), most=len(Advice))


def _observations(  # noqa: PLR0913, PLR0917
    verdict: str,
    width: int,
    height: int,
    sections: tuple[SectionReading, ...],
    margin: float,
    terrain: Floats,
    pieces: Floats,
    figures: Floats,
    unread: Iterable[tuple[int, int, str]],
    homography: Floats,
    centres: Floats,
    advice: Iterable[tuple[str, tuple[tuple[int, int], ...], float | None]],
    single: SectionReading | None,
    groups: tuple[tuple[tuple[int, int], ...], ...],
    group_looks: Floats,
    known_looks: Floats,
    known_kinds: tuple[int, ...],
    quarter: int | None,
    section_centres: Floats | None,
) -> Observations:
    reasons = {(row, column): UnreadReason(reason) for row, column, reason in unread}
    tips = tuple(Tip(Advice(code), hexes, value) for code, hexes, value in advice)
    grids = terrain, pieces, figures, reasons, homography, centres
    looks = group_looks, known_looks, np.array(known_kinds, np.int64)
    return Observations(
        verdict, width, height, sections, margin, *grids, tips, single, groups, *looks, quarter, section_centres
    )


def _look_table(reader: Reader, value: Json) -> Floats:
    """Read a list of looks, either of hexes or of groups, as [look, feature]."""
    rows = array(_matrix(LOOK_SIZE), most=SIZE * SIZE)(reader, value)
    return np.array(rows).reshape(-1, LOOK_SIZE)


read_observations: Final = record(
    _observations,
    {
        "verdict": known(("read", "unknown", "unreadable"), "word"),
        "width": number(1, MAX_SIDE),
        "height": number(1, MAX_SIDE),
        "sections": array(_section_reading, most=4),
        "margin": _real,
        "terrain": _matrix(SIZE, SIZE, len(TERRAINS)),
        "pieces": _matrix(SIZE, SIZE, len(COLOURS) + 1),
        "figures": _matrix(SIZE, SIZE),
        "unread": _unread,
        "homography": _matrix(3, 3),
        "centres": _matrix(SIZE, SIZE, 2),
        "advice": _advice,
        "single": nullable(_section_reading),
        "groups": array(_hexes, most=SIZE * SIZE),
        "group_looks": _look_table,
        "known_looks": _look_table,
        "known_kinds": array(number(0, SPECIAL), most=SIZE * SIZE),
        "quarter": nullable(number(0, 3)),
        "section_centres": nullable(_matrix(SIZE // 2, SIZE // 2, 2)),
    },
)
"""Reads observations from the JSON values that `child.dump_observations` returns."""
_result: Final = record(
    lambda observations, seconds, megabytes: (observations, Usage(seconds, megabytes)),
    {"observations": read_observations, "seconds": _real, "megabytes": _real},
)
_problem: Final = record(
    lambda code: Fault(PLACE, code), {"problem": known(("picture-damaged", "picture-costly"), "word")}
)


def _read_answer(reader: Reader, value: Json) -> tuple[Observations, Usage] | Fault:
    """Read the child's answer: the observations and their cost, or the reason why the picture cannot be read."""
    return _problem(reader, value) if type(value) is dict and "problem" in value else _result(reader, value)
