"""`make dist`: installs each built archive into an empty environment, runs the service, and asks for a ruling.

Usage: python -m tools.deploy.dist_check FOLDER
"""

import json
import subprocess
import sys
import tempfile
import venv
from os import environ
from pathlib import Path
from time import monotonic, sleep
from urllib.error import URLError
from urllib.request import Request, urlopen

from tools.bench.http import free_port

PATIENCE = 180.0
"""The timeout for an answer and for the service to stop, in seconds. It is long, because machines may be busy."""
ACTION = {"type": "build", "at": "q13"}
STATE = (
    "board=tavern,paddock,oasis,farm cards=fishermen,knights,merchants blue=-;hand:D orange=e9;hand:- "
    "first=orange now=turning:orange:T:2:e9:-"
)


def check_archive(archive: Path) -> str:
    """Install the archive into an empty environment, check one ruling, and return the version of the service."""
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        programs = Path(folder) / "bin"
        install: list[str | Path] = [
            programs / "python",
            "-m",
            "pip",
            "install",
            "--quiet",
            "--disable-pip-version-check",
            archive,
        ]
        subprocess.run(install, check=True)  # noqa: S603
        port = free_port()
        settings = {**environ, "HOME": folder, "REFEREE_BIND": f"127.0.0.1:{port}"}
        server = subprocess.Popen([programs / "referee", "serve"], cwd=folder, env=settings)  # noqa: S603
        try:
            return _asked(f"http://127.0.0.1:{port}")
        finally:
            server.terminate()
            server.wait(timeout=PATIENCE)


def _asked(service: str) -> str:
    limit = monotonic() + PATIENCE
    while True:
        try:
            with urlopen(f"{service}/v1/catalogue/features", timeout=PATIENCE) as answer:  # noqa: S310
                features = json.load(answer)["features"]
            break
        except (URLError, TimeoutError):
            if monotonic() > limit:
                raise
            sleep(0.2)
    asked = Request(  # noqa: S310
        f"{service}/v1/rulings",
        json.dumps({"state": STATE, "action": ACTION}).encode(),
        {"Content-Type": "application/json"},
    )
    with urlopen(asked, timeout=PATIENCE) as answer:  # noqa: S310
        ruling = json.load(answer)
    if [one["code"] for one in ruling["violations"]] != ["not-adjacent"]:
        raise SystemExit(f"another ruling than expected: {ruling}")
    return str(features["version"])


def main() -> None:
    """Check every archive in FOLDER."""
    for archive in sorted(Path(sys.argv[1]).resolve().iterdir()):
        print(f"{archive.name}: serves version {check_archive(archive)} and refuses a build that is not adjacent")


if __name__ == "__main__":
    main()
