"""A host-wide limit on concurrent work."""

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from referee.serving.slots import NoSlotError, Slots

HOLD = """
import sys
from referee.serving.slots import Slots
with Slots(sys.argv[1], 1).hold():
    print("held", flush=True)
    sys.stdin.read()
"""


@pytest.fixture
def name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    monkeypatch.setattr("referee.serving.slots.gettempdir", lambda: str(tmp_path))
    return "test"


def test_a_slot_is_free_again_afterwards(name: str) -> None:
    slots = Slots(name, 2)
    with slots.hold(), slots.hold(), pytest.raises(NoSlotError), slots.hold():
        pass
    with slots.hold():
        pass


def test_a_failure_frees_its_slot(name: str) -> None:
    slots = Slots(name, 1)
    with pytest.raises(ZeroDivisionError), slots.hold():
        raise ZeroDivisionError
    with slots.hold():
        pass


def test_slots_of_other_processes_count_until_those_end(name: str) -> None:
    command = [sys.executable, "-c", HOLD, name]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env={**os.environ}) as other:  # noqa: S603
        assert other.stdout
        assert other.stdout.readline() == b"held\n"
        with pytest.raises(NoSlotError), Slots(name, 1).hold():
            pass
        other.kill()
        other.wait()
    with Slots(name, 1).hold():
        pass


def test_on_a_full_disk_there_is_no_slot(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as full:
        full.setattr(os, "open", fail)
        with pytest.raises(NoSlotError), Slots(name, 1).hold():
            pass
    with Slots(name, 1).hold(), pytest.raises(OSError, match="of the work"):
        raise OSError("a failure of the work itself")


def test_slots_work_although_no_temporary_directory_was_usable_at_the_start(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def fail() -> str:
        raise FileNotFoundError("No usable temporary directory found")

    monkeypatch.setattr("referee.serving.slots.gettempdir", fail)
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    with Slots("test", 1).hold():
        assert list(tmp_path.iterdir())
