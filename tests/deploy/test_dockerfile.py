"""The image, as far as it can be checked without building it; tools/deploy/image_check.py builds it."""

import json
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.deploy.backend import serving
from tests.deploy.programs import DEPLOY, ROOT, free_port, run
from tests.waiting import PATIENCE

DOCKERFILE = DEPLOY / "Dockerfile"


def instructions(word: str) -> list[str]:
    """The arguments of all instructions with this word, with continued lines joined."""
    lines = DOCKERFILE.read_text().replace("\\\n", " ").splitlines()
    return [line.removeprefix(word).strip() for line in lines if line.startswith(f"{word} ")]


def health() -> list[str]:
    [check] = instructions("HEALTHCHECK")
    command: list[str] = json.loads(check.partition("CMD")[2])
    return command


def check_health(port: int) -> int:
    """The exit code of the image's health check for this port."""
    python, *arguments = [part.replace("8002", str(port)) for part in health()]
    assert python == "python"
    return subprocess.run([sys.executable, *arguments], capture_output=True, timeout=PATIENCE, check=False).returncode  # noqa: S603


def context(folder: Path) -> Path:
    """Copy the files that .dockerignore lets through into this folder, and return the folder."""
    ignored = [line for line in (ROOT / ".dockerignore").read_text().splitlines() if not line.startswith("#")]
    assert ignored[0] == "*"
    leave = shutil.ignore_patterns("__pycache__", "*.pyc")
    for name in (line[1:] for line in ignored if line.startswith("!")):
        source, target = ROOT / name, folder / name
        if source.is_dir():
            shutil.copytree(source, target, ignore=leave)
        elif source.exists():
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(source, target)
    return folder


def test_the_linter_accepts_the_dockerfile() -> None:
    done = run("hadolint", "--no-color", DOCKERFILE)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize(
    ("right", "wrong", "rule"),
    [
        ("ARG BASE=python:3.12-slim-trixie\n\nFROM ${BASE}", "FROM python:latest", "DL3007"),
        ("WORKDIR /src", "WORKDIR src", "DL3000"),
        ("USER 10001:10001", "USER root", "DL3002"),
        ("EXPOSE 8000", "EXPOSE 800000", "DL3011"),
        ("RUN python -m venv", "RUNS python -m venv", "missing whitespace"),
    ],
)
def test_the_linter_refuses_a_broken_copy(tmp_path: Path, right: str, wrong: str, rule: str) -> None:
    text = DOCKERFILE.read_text()
    assert right in text
    broken = tmp_path / "Dockerfile"
    broken.write_text(text.replace(right, wrong, 1))
    done = run("hadolint", "--no-color", broken)
    assert done.returncode != 0
    assert rule in done.stdout + done.stderr


@pytest.mark.parametrize(("status", "exit_code"), [(200, 0), (503, 1)])
def test_the_health_check_asks_the_service(status: int, exit_code: int) -> None:
    with serving() as backend:
        backend.status = status
        assert check_health(backend.port) == exit_code
        assert [path for path, _, _ in backend.seen] == ["/healthz"]


def test_the_health_check_fails_without_a_service() -> None:
    assert check_health(free_port()) == 1


@pytest.mark.slow
def test_the_build_context_is_enough_for_the_wheel(tmp_path: Path) -> None:
    """Run the Dockerfile's `pip wheel` command in a folder with only the files of the build context."""
    [build] = [line.partition("&&")[0] for line in instructions("RUN") if "pip wheel" in line]
    arguments = ["-m", *shlex.split(build)]
    folder = context(tmp_path)
    done = subprocess.run(  # noqa: S603
        [sys.executable, *arguments], cwd=folder, text=True, capture_output=True, timeout=PATIENCE, check=False
    )
    assert done.returncode == 0, done.stderr
    [wheel] = (folder / "wheels").glob("*.whl")
    with ZipFile(wheel) as packed:
        names = set(packed.namelist())
    kept = {path.relative_to(folder).as_posix() for path in (folder / "referee").rglob("*") if path.is_file()}
    assert kept <= names


def test_every_copied_file_is_in_the_build_context(tmp_path: Path) -> None:
    folder = context(tmp_path)
    sources = [line.split()[0] for line in instructions("COPY") if not line.startswith("--from")]
    assert sources
    assert all((folder / source).exists() for source in sources)


def test_only_hashed_packages_are_fetched() -> None:
    commands = [part.strip() for line in instructions("RUN") for part in line.split("&&")]
    fetching = [command for command in commands if command.startswith("pip ") and "--no-index" not in command]
    assert [command.split()[:3] for command in fetching] == [["pip", "download", "--require-hashes"]]


def test_gunicorn_reads_the_file_that_was_copied() -> None:
    command = json.loads(instructions("CMD")[-1])
    [target] = [line.split()[1] for line in instructions("COPY") if "gunicorn.conf.py" in line]
    assert command == ["gunicorn", "-c", target, "referee.api.app:create_app()"]
