"""Reading in a process of its own, so that a hostile file can harm nothing and a slow one is stopped."""

import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from referee.base.faults import Fault
from referee.photo.document import help_document, observations_from
from referee.photo.headers import PLACE, UnreadablePictureError, read_header
from referee.photo.kinds import Help, Observations

_ROOT: Final = Path(__file__).parents[2]
_THREADS: Final = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1")


class TookTooLongError(Exception):
    """The clock ran out although the picture is no costlier than others: this machine is busy."""


@dataclass(frozen=True, slots=True)
class Limits:
    """What one picture may cost: seconds of CPU and by the clock, megabytes beyond the libraries; its priority."""

    seconds: int = 8
    patience: float = 12.0
    megabytes: int = 600
    niceness: int = 10


@dataclass(frozen=True, slots=True)
class Usage:
    """What a picture did cost, the start of its process included."""

    seconds: float
    megabytes: float


def read_apart(data: bytes, help_: Help | None = None, *, limits: Limits | None = None) -> tuple[Observations, Usage]:
    """What `read` says, from a process of its own; files that are refused by their header start none."""
    read_header(data)
    limits = limits or Limits()
    told = json.dumps(help_document(help_ or Help())).encode()
    command = [
        sys.executable,
        "-m",
        "referee.photo.worker",
        *map(str, (limits.seconds, limits.megabytes, limits.niceness)),
    ]
    environment = {"PATH": os.environ.get("PATH", ""), "PYTHONPATH": str(_ROOT), **_THREADS}
    try:
        done = subprocess.run(  # noqa: S603
            command,
            input=len(told).to_bytes(4, "big") + told + data,
            capture_output=True,
            timeout=limits.patience,
            env=environment,
            check=False,
        )
    except subprocess.TimeoutExpired as problem:
        raise TookTooLongError from problem
    if done.returncode != 0:
        raise UnreadablePictureError(Fault(PLACE, "picture-costly"))
    answer = json.loads(done.stdout)
    if "problem" in answer:
        raise UnreadablePictureError(Fault(*answer["problem"]))
    usage = Usage(answer["usage"]["seconds"], answer["usage"]["megabytes"])
    return observations_from(answer["observations"]), usage
