"""The wheel contains the documentation: an installed service has every page."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from referee.api.markdown import PAGES
from tests.deploy.programs import ROOT

LOOK = """
import sys
from pathlib import Path
import referee
from referee.api.app import create_app
from referee.serving.config import Config
from referee.api.markdown import PAGES

assert Path(referee.__file__).is_relative_to(sys.argv[1]), referee.__file__
client = create_app(Config(log_level="ERROR")).test_client()
addresses = ["/docs", "/docs/api", "/docs/problems", "/docs/pictures/geometry.svg", "/openapi.d.ts"]
for address in [*addresses, *(f"/docs/{name}" for name in PAGES)]:
    print(client.get(address).status_code, address)
"""


def _run(folder: Path, *arguments: str, path: str = "") -> str:
    environment = {**os.environ, "PYTHONPATH": path}
    done = subprocess.run(  # noqa: S603
        [sys.executable, *arguments], cwd=folder, env=environment, text=True, capture_output=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.slow
def test_an_installed_wheel_has_every_page(tmp_path: Path) -> None:
    pip = ("-m", "pip", "--disable-pip-version-check", "--quiet")
    _run(tmp_path, *pip, "wheel", "--no-deps", "--no-build-isolation", "--no-index", "--wheel-dir", ".", str(ROOT))
    (wheel,) = tmp_path.glob("*.whl")
    installed = tmp_path / "installed"
    _run(tmp_path, *pip, "install", "--no-deps", "--no-index", "--target", str(installed), str(wheel))
    told = _run(tmp_path, "-c", LOOK, str(installed), path=str(installed)).splitlines()
    assert len(told) == len(PAGES) + 5
    assert {line.split()[0] for line in told} == {"200"}, told
