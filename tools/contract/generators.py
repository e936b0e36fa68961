"""Installs and runs third-party client generators, compilers and linters, which test the contract.

`make generators` (`python -m tools.contract.generators`) installs them into build/generators, as pinned in
package.json and requirements-generators.lock. They need npm and Java. tests/contract/test_generators.py runs them.
"""

import subprocess
import sys
import venv
from hashlib import blake2b
from pathlib import Path
from shutil import copy, rmtree, which
from typing import Final

from tools.contract.bundle import OUTPUT, ROOT

CONTRACT: Final = OUTPUT / "openapi.json"
FOLDER: Final = ROOT / "build" / "generators"
STRICT: Final = (
    *("--strict", "--skipLibCheck", "false", "--target", "es2022", "--lib", "es2022,dom,dom.iterable"),
    *("--module", "es2022", "--moduleResolution", "bundler"),
)
_HERE: Final = Path(__file__).parent
_PACKAGES: Final = (_HERE / "package.json", _HERE / "package-lock.json")
_REQUIREMENTS: Final = ROOT / "requirements-generators.lock"
_PYTHON: Final = FOLDER / "venv" / "bin" / "python"
_STAMP: Final = FOLDER / "installed"


class ToolError(Exception):
    """Raised if a tool fails. The message contains the tool's output."""


def missing() -> str | None:
    """Return why the tools cannot be run here, or None if they can."""
    for name in ("npm", "node", "java", "javac"):
        if not which(name):
            return f"{name} is not installed; on Debian: apt-get install npm default-jdk-headless"
    if not _STAMP.exists() or _STAMP.read_text(encoding="utf-8") != _pins():
        return "the generators are not installed, or not as pinned: make generators"
    return None


def run(folder: Path, *command: str | Path) -> str:
    """Run a command, and return what it prints. Raises ToolError if it fails."""
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)  # noqa: S603
    if done.returncode:
        raise ToolError(f"{' '.join(map(str, command[:4]))} failed:\n{done.stdout}{done.stderr}")
    return done.stdout + done.stderr


def node_tool(name: str) -> Path:
    """Return the path of a command from the npm packages."""
    return FOLDER / "node_modules" / ".bin" / name


def compile_typescript(folder: Path, *files: str, output: str | None = None) -> None:
    """Type-check files in strict mode and, if `output` is given, compile them to JavaScript in that folder."""
    kept = ("--outDir", output) if output else ("--noEmit",)
    run(folder, node_tool("tsc"), *STRICT, *kept, *files)


def generator_jar() -> Path:
    """Return the path of openapi-generator's JAR, which also contains the libraries that its Java clients use."""
    (jar,) = FOLDER.glob("venv/lib/python*/site-packages/openapi_generator_cli/openapi-generator.jar")
    return jar


def openapi_generator(folder: Path, *arguments: str | Path) -> str:
    """Run openapi-generator with these arguments, and return what it prints."""
    return run(folder, "java", "-jar", generator_jar(), *arguments)


def python_tool(folder: Path, *arguments: str | Path) -> str:
    """Run the virtual environment's Python, and return what it prints.

    The environment contains openapi-python-client and the dependencies of the generated clients.
    """
    return run(folder, _PYTHON, *arguments)


def _pins() -> str:
    return blake2b(b"".join(file.read_bytes() for file in (*_PACKAGES, _REQUIREMENTS)), digest_size=8).hexdigest()


def main() -> None:
    """Install the pinned tools if they are missing or outdated. If npm or Java is missing, print the reason."""
    reason = missing()
    if reason is None:
        return
    if any(not which(name) for name in ("npm", "java")):
        sys.stdout.write(f"The generators are not installed: {reason}\n")
        return
    rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(parents=True)
    for file in _PACKAGES:
        copy(file, FOLDER)
    run(FOLDER, "npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund")
    venv.create(FOLDER / "venv", with_pip=True)
    pip = ("-m", "pip", "install", "--quiet", "--disable-pip-version-check")
    python_tool(FOLDER, *pip, "--require-hashes", "--no-deps", "-r", _REQUIREMENTS)
    _STAMP.write_text(_pins(), encoding="utf-8")


if __name__ == "__main__":
    main()
