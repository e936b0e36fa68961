"""`python -m tools.contract.fuzzing`: starts a service, and runs schemathesis with all checks against it.

Any arguments are passed on to schemathesis.
"""

import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from tests.deploy.programs import ROOT, free_port, program, running

SETTINGS: Final = """\
[checks.negative_data_rejection]
expected-statuses = [400, 401, 403, 404, 405, 406, 409, 414, 415, 422, 428, 429, "5xx"]
"""
"""By default, schemathesis does not expect 414, which is the service's answer to a URL that is too long."""
OPTIONS: Final = (
    *("--checks", "all", "--max-examples", "50", "--seed", "1", "--generation-database", "none"),
    *("--max-response-time", "120", "--request-timeout", "120"),
)
"""The timeouts are long, because the default of 10 s is too short on a busy machine. Other tests check CPU times."""


def main() -> int:
    """Start a service, run schemathesis against it, and return the exit code of schemathesis."""
    address = f"127.0.0.1:{free_port()}"
    search = os.pathsep.join(filter(None, (str(ROOT), os.environ.get("PYTHONPATH"))))
    environment = {**os.environ, "PYTHONPATH": search, "SCHEMATHESIS_HOOKS": "tools.contract.hooks"}
    with TemporaryDirectory() as folder:
        log = Path(folder) / "service.log"
        quiet = {"REFEREE_LOG_LEVEL": "WARNING"}
        with running("referee", "serve", "--bind", address, until="answers at", log=log, environment=quiet):
            command = [program("schemathesis"), "run", f"http://{address}/openapi.json", *OPTIONS, *sys.argv[1:]]
            # Schemathesis runs in this new folder, so that it finds only this configuration.
            (Path(folder) / "schemathesis.toml").write_text(SETTINGS, encoding="utf-8")
            done = subprocess.run(command, cwd=folder, env=environment, check=False)  # noqa: S603
    return done.returncode


if __name__ == "__main__":
    sys.exit(main())
