"""`make bench-instructions OLD=<revision>`: compares how many instructions two checkouts execute.

The rows are operations of the engine, requests and imports. Other programs on the machine do not change the counts:
two runs agree within 0.3 %. Requests and engine rows are counted after a warm-up. This needs valgrind and a C
compiler (on Debian, the packages valgrind and gcc).

python -m tools.bench.instructions /path/to/old /path/to/new
"""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import orjson

from referee.documents.actions import dump_action
from referee.documents.notation import parse_state
from referee.documents.states import dump_position, dump_state
from referee.engine.start import Choices, start
from referee.model.vocabulary import Colour
from tests.games import random_action
from tools.bench.__main__ import MID
from tools.bench.compare import checkouts
from tools.bench.cpu import illegal_action, tables
from tools.bench.rows import LATE

WORKER = Path(__file__).with_name("instructions_worker.py")
MARKS = """
#include <valgrind/callgrind.h>
void begin(void) { CALLGRIND_START_INSTRUMENTATION; CALLGRIND_ZERO_STATS; }
void end(const char *row) { CALLGRIND_DUMP_STATS_AT(row); CALLGRIND_STOP_INSTRUMENTATION; }
"""
"""The source of a C library that the worker loads. Its two functions start and stop callgrind's counting."""
REQUESTS = 24
"""The number of requests in each row. Each is sent twice, and only the second time is counted."""


def requests() -> Iterator[tuple[str, str, str]]:
    """Yield each request: the name of its row, its path and its body."""
    rng = Random(8)
    for _, state in zip(range(REQUESTS), tables(), strict=False):
        whole = dump_state(state)
        colour = state.players[0].colour
        bodies = {
            "ruling, legal": ("/v1/rulings", {"state": whole, "action": dump_action(random_action(rng, state))}),
            "ruling, illegal": ("/v1/rulings", {"state": whole, "action": dump_action(illegal_action(rng, state))}),
            "legal actions": ("/v1/legal-actions", {"state": whole}),
            "scores": ("/v1/scores", {"state": whole}),
            "audits": ("/v1/audits", {"state": whole}),
            "views": ("/v1/views", {"state": whole, "player": colour}),
            "state from a table": ("/v1/states", {"position": dump_position(state.position), "turn": colour}),
        }
        for row, (path, body) in bodies.items():
            yield f"request: {row}", path, orjson.dumps(body).decode()


IMPORTS = {"import referee": "import referee", "import of the app": "import referee.api.app"}


def import_counts(checkout: Path, folder: Path) -> dict[str, int]:
    """Return the number of instructions for each import, in a new process with cached bytecode."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    environment |= {
        "PYTHONHASHSEED": "0",
        "PYTHONPATH": str(checkout),
        "PYTHONPYCACHEPREFIX": str(folder / "bytecode"),
    }
    found = {}
    for row, statement in IMPORTS.items():
        program = [sys.executable, "-P", "-c", statement]
        subprocess.run(program, cwd=checkout, env=environment, check=True)  # noqa: S603
        output = folder / "import.out"
        command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={output}", *program]
        subprocess.run(command, cwd=checkout, env=environment, check=True, capture_output=True)  # noqa: S603
        total = re.search(r"^(?:summary|totals): (\d+)", output.read_text(encoding="utf-8"), re.MULTILINE)
        assert total
        found[row] = int(total[1])
    return found


def counts(checkout: Path, file: Path, folder: Path) -> dict[str, int]:
    """Return the number of instructions per repetition of each row, in one checkout."""
    library = folder / "marks.so"
    source = folder / "marks.c"
    source.write_text(MARKS, encoding="utf-8")
    subprocess.run(["cc", "-shared", "-fPIC", "-o", library, source], check=True)  # noqa: S603, S607
    output = folder / "callgrind.out"
    command = ["valgrind", "--tool=callgrind", "--instr-atstart=no", f"--callgrind-out-file={output}"]
    environment = {**os.environ, "PYTHONHASHSEED": "0", "PYTHONPATH": str(checkout)}
    # -P keeps the script's folder off sys.path, where tools/bench/http.py would shadow the standard library's http.
    command += [sys.executable, "-P", str(WORKER), str(library), str(file)]
    done = subprocess.run(command, cwd=checkout, env=environment, check=False, capture_output=True)  # noqa: S603
    if done.returncode:
        raise SystemExit(done.stderr.decode()[-2000:])
    repeats = json.loads((folder / "repeats.json").read_text(encoding="utf-8"))
    found = {}
    for dump in folder.glob("callgrind.out.*"):
        text = dump.read_text(encoding="utf-8")
        trigger, total = (
            re.search(r"Trigger: Client Request: (.*)", text),
            re.search(r"^summary: (\d+)", text, re.MULTILINE),
        )
        if trigger and total:
            found[trigger[1].strip()] = int(total[1]) // repeats[trigger[1].strip()]
        dump.unlink()
    return found


def main(arguments: Sequence[str]) -> int:
    """Print a comparison of two checkouts. Skip it if valgrind or cc is missing."""
    missing = [program for program in ("valgrind", "cc") if shutil.which(program) is None]
    if missing:
        print(f"Skipped: {' and '.join(missing)} not found. Install Debian's valgrind and gcc.")
        return 0
    old, new, _ = checkouts(arguments)
    with TemporaryDirectory() as name:
        folder = Path(name)
        file = folder / "requests.json"
        late = parse_state(LATE.read_text(encoding="utf-8").strip())
        begun = start(Choices((Colour.BLUE, Colour.ORANGE), MID.board, MID.cards, seed="instructions"))
        states = {"middle": MID, "late": late, "begun": begun}
        tables = {name: dump_state(state) for name, state in states.items()}
        file.write_bytes(orjson.dumps({"requests": list(requests()), "tables": tables}))
        before, after = (
            {**counts(tree.resolve(), file, folder), **import_counts(tree.resolve(), folder)} for tree in (old, new)
        )
    print(f"{'':36} {'old':>12} {'new':>12}  ratio")
    for row, count in sorted(after.items()):
        if row in before:
            print(f"{row:36} {before[row]:12,} {count:12,}  {count / before[row]:.3f}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
