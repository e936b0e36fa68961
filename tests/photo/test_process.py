"""A child process reads pictures, and its answer is checked strictly."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from referee.base.errors import ShapeError
from referee.board.section import printed_sections
from referee.documents.reader import load
from referee.photo import (
    Advice,
    Observations,
    SectionReading,
    Tip,
    UnreadablePictureError,
    UnreadReason,
    check_picture,
)
from referee.photo.child import IDLE, dump_observations, end_with_parent
from referee.photo.process import Limits, TookTooLongError, read_in_process, read_observations
from referee.photo.recognition import read
from tests.photo.hostile import jpeg
from tests.share import PHOTOGRAPHS
from tests.waiting import eventually
from tools.photos.samples import easy

pytestmark = PHOTOGRAPHS

PATIENT = Limits(patience=300, niceness=0)
OBSERVATIONS = Observations(
    "read",
    640,
    480,
    sections=tuple(
        SectionReading(section, turned=True, margin=300.0, agreement=0.9)
        for section in list(printed_sections().values())[:4]
    ),
    margin=250.5,
    unread={(3, 4): UnreadReason.GLARE},
    advice=(Tip(Advice.GLARE, ((3, 4),)), Tip(Advice.TILT, value=41)),
    groups=(((0, 0), (0, 1)), ((9, 9),)),
)


def child_output() -> dict[str, Any]:
    """`OBSERVATIONS` as the JSON values in the output of the child process."""
    document: dict[str, Any] = json.loads(json.dumps(dump_observations(OBSERVATIONS)))
    return document


@pytest.mark.slow
def test_observations_pass_between_processes_unchanged() -> None:
    found, usage = read_in_process(check_picture(easy().jpeg), limits=PATIENT)
    assert np.allclose(found.pieces, read(easy().jpeg).pieces, atol=1e-3)
    assert usage.megabytes < 500
    again = load(read_observations, json.loads(json.dumps(dump_observations(found))))
    assert dump_observations(again) == dump_observations(found)


def test_observations_are_read_as_written() -> None:
    again = load(read_observations, child_output())
    assert dump_observations(again) == dump_observations(OBSERVATIONS)
    assert again.placed == OBSERVATIONS.placed
    assert (again.unread, again.advice) == (OBSERVATIONS.unread, OBSERVATIONS.advice)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("verdict", "perhaps"),
        ("width", "640"),
        ("margin", None),
        ("terrain", [[0.0]]),
        ("pieces", [[["0"] * 6] * 20] * 20),
        ("homography", [[1, 2], [3]]),
        ("unread", [[3, 20, "glare"]]),
        ("unread", [[3, 4]]),
        ("advice", [["wait", [], None]]),
        ("sections", [{"turned": True}]),
        ("surprise", 1),
    ],
)
def test_a_wrong_answer_is_refused(key: str, value: object) -> None:
    with pytest.raises(ShapeError):
        load(read_observations, {**child_output(), key: value})


@pytest.mark.parametrize("answer", [b"", b"{", b"{}", b'{"problem": "boredom"}', b'{"observations": NaN}'])
def test_a_picture_with_a_wrong_answer_is_unreadable(monkeypatch: pytest.MonkeyPatch, answer: bytes) -> None:
    done = subprocess.CompletedProcess([], 0, stdout=answer)
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: done)
    with pytest.raises(UnreadablePictureError) as refused:
        read_in_process(check_picture(jpeg()))
    assert refused.value.fault.code == "picture-damaged"


@pytest.mark.parametrize(("number", "code"), [(signal.SIGXCPU, "picture-costly"), (signal.SIGPROF, "picture-costly")])
def test_a_picture_that_takes_too_much_cpu_time_is_refused(
    monkeypatch: pytest.MonkeyPatch, number: signal.Signals, code: str
) -> None:
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: subprocess.CompletedProcess([], -number))
    with pytest.raises(UnreadablePictureError) as refused:
        read_in_process(check_picture(jpeg()))
    assert refused.value.fault.code == code


def test_decoding_that_takes_too_much_cpu_time_is_stopped() -> None:
    """Without the limit, this loop would not end, and the timeout would fail the test."""
    child = "from referee.photo.child import cpu_limit\nwith cpu_limit(0.05):\n    while True: pass"
    ended = subprocess.run([sys.executable, "-c", child], timeout=300, check=False)  # noqa: S603
    assert ended.returncode == -signal.SIGPROF


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM, signal.SIGSEGV])
def test_a_reader_that_was_killed_is_not_the_fault_of_the_picture(
    monkeypatch: pytest.MonkeyPatch, number: signal.Signals
) -> None:
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: subprocess.CompletedProcess([], -number))
    with pytest.raises(TookTooLongError):
        read_in_process(check_picture(jpeg()))


def test_no_reader_survives_its_worker() -> None:
    """A killed worker cannot end its child, so the system must kill the child."""
    child = "import os, signal; from referee.photo.child import end_with_parent; end_with_parent(os.getppid()); "
    child += "print(os.getpid(), flush=True); signal.pause()"
    parent = f"import subprocess, sys; subprocess.run([sys.executable, '-c', {child!r}])"
    with subprocess.Popen([sys.executable, "-c", parent], stdout=subprocess.PIPE) as worker:  # noqa: S603
        assert worker.stdout
        reader = Path(f"/proc/{int(worker.stdout.readline())}")
        assert reader.exists()
        worker.kill()
    eventually(lambda: not reader.exists() or "State:\tZ" in (reader / "status").read_text())


def test_a_reader_whose_worker_has_ended_does_not_start() -> None:
    with pytest.raises(SystemExit):
        end_with_parent(os.getpid())


@pytest.mark.parametrize(("niceness", "policy"), [(5, "SCHED_BATCH"), (IDLE, "SCHED_IDLE")])
def test_a_reader_has_a_low_priority(niceness: int, policy: str) -> None:
    code = f"import os; from referee.photo.child import lower_priority; lower_priority({niceness}); "
    code += f"print(os.getpriority(os.PRIO_PROCESS, 0), os.sched_getscheduler(0) == os.{policy})"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)  # noqa: S603
    assert done.stdout == f"{niceness} True\n"


def attempts(monkeypatch: pytest.MonkeyPatch, limits: Limits) -> list[tuple[int, float]]:
    """The niceness and the timeout of each child process that is started for a reading that never ends."""
    made = []

    def run(command: list[str], *, timeout: float, **_: object) -> None:
        made.append((int(command[5]), timeout))
        raise subprocess.TimeoutExpired(command, timeout)

    monkeypatch.setattr("referee.photo.process.subprocess.run", run)
    with pytest.raises(TookTooLongError):
        read_in_process(check_picture(jpeg()), limits=limits)
    return made


def test_a_reader_that_gets_no_idle_time_starts_again_with_more_priority(monkeypatch: pytest.MonkeyPatch) -> None:
    """A reader with idle priority does not delay other calls, but on a busy host it may get no CPU time."""
    assert attempts(monkeypatch, Limits(niceness=2)) == [(IDLE, 10.0), (2, 110.0)]


def test_a_short_patience_is_shared_by_both_readers(monkeypatch: pytest.MonkeyPatch) -> None:
    assert attempts(monkeypatch, Limits(patience=6.0, niceness=2)) == [(IDLE, 3.0), (2, 3.0)]


def test_a_reader_at_a_terminal_has_the_usual_priority(monkeypatch: pytest.MonkeyPatch) -> None:
    assert attempts(monkeypatch, Limits(niceness=0)) == [(0, 120.0)]
