"""`make image-check`: builds the image on a local base, and runs the image as Compose and Kubernetes do.

The check needs root, buildah and debootstrap, among other things. If something is missing, it prints the reason and
stops. The base is Debian with its own Python instead of the image that deploy/Dockerfile names, so no registry is
needed.
"""

import json
import os
import shlex
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from time import monotonic, sleep
from typing import Any

from tests.deploy.backend import ask
from tests.deploy.programs import ROOT, free_port

BASE = ROOT / "build" / "image-base"
"""The folder with the base system. It is made once, and `make clean` removes it."""
PACKAGES = ("python3", "python3-venv", "ca-certificates")
NAME = "localhost/kingdom-referee-check"
UID = 10001
UNWANTED_MODULES = ("pip", "setuptools", "wheel", "hatchling", "editables", "ensurepip")
UNWANTED_PROGRAMS = {"pip", "pip3", "gcc", "cc", "g++", "c++", "make", "ld", "as", "hatchling", "uv", "git"}
SECONDS_TO_START = 60
START = b'{"players": ["blue", "orange"], "seed": "image"}'
JSON = {"Content-Type": "application/json"}

# As in Compose and Kubernetes, only /tmp and /dev/shm are writable, and the command runs without privileges.
ENTER = """
set -e
mount --bind "$ROOTFS" "$ROOTFS"
mount -o remount,bind,ro "$ROOTFS"
mount -t proc proc "$ROOTFS/proc"
mount -t tmpfs -o size=64m,uid=10001,gid=10001,mode=0700 tmpfs "$ROOTFS/tmp"
mount --rbind /dev "$ROOTFS/dev"
exec chroot "$ROOTFS" setpriv --reuid {uid} --regid {uid} --clear-groups \\
    --inh-caps=-all --bounding-set=-all --no-new-privs env --ignore-environment --chdir /tmp {command}
"""
LOOK = f"""
import importlib.util, json, os
def refuses(path):
    try:
        open(path, "w")
    except OSError as error:
        return os.strerror(error.errno)
    return "written"
status = dict(line.split(":", 1) for line in open("/proc/self/status").read().splitlines())
print(json.dumps({{
    "uid": os.getuid(),
    "gid": os.getgid(),
    "capabilities": sorted({{status[name].strip() for name in ("CapInh", "CapPrm", "CapEff", "CapBnd", "CapAmb")}}),
    "new privileges": status["NoNewPrivs"].strip(),
    "root": refuses("/written"),
    "packages": refuses("/opt/referee/written"),
    "tmp": refuses("/tmp/written"),
    "modules": [name for name in {UNWANTED_MODULES} if importlib.util.find_spec(name)],
}}))
"""
SEEN = {
    "uid": UID,
    "gid": UID,
    "capabilities": ["0000000000000000"],
    "new privileges": "1",
    "root": "Read-only file system",
    "packages": "Read-only file system",
    "tmp": "written",
    "modules": [],
}


class UnableError(Exception):
    """Raised if this machine cannot build the image."""


class Store:
    """Runs buildah with its images and containers in a separate folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def __call__(self, *arguments: str | Path) -> str:
        """Run buildah with these arguments, and return what it prints."""
        return output(
            "buildah", "--storage-driver", "vfs", "--root", self._folder / "store", "--runroot", self._folder / "run",
            *arguments,
        )  # fmt: skip


def output(*command: str | Path) -> str:
    """Run a program, and return its standard output. Its standard error is shown."""
    return subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True).stdout.strip()  # noqa: S603


def why_not() -> str | None:
    """Return the reason why this machine cannot run the check, or None if it can."""
    missing = [name for name in ("buildah", "debootstrap", "setpriv", "unshare") if not shutil.which(name)]
    if missing:
        return f"not installed: {', '.join(missing)}"
    if os.geteuid() != 0:
        return "debootstrap and the mounts need root"
    if subprocess.run(["unshare", "--mount", "true"], capture_output=True, check=False).returncode:  # noqa: S607
        return "this machine does not allow a mount namespace"
    return None


def bootstrap() -> None:
    """Make a minimal Debian with Python in BASE, unless BASE already exists."""
    if BASE.exists():
        return
    half_made = BASE.with_name("image-base.part")
    shutil.rmtree(half_made, ignore_errors=True)
    BASE.parent.mkdir(exist_ok=True)
    try:
        output("debootstrap", "--variant=minbase", f"--include={','.join(PACKAGES)}", "trixie", half_made)
    except subprocess.CalledProcessError as error:
        raise UnableError("debootstrap failed") from error
    (half_made / "usr/local/bin/python").symlink_to("/usr/bin/python3")
    half_made.rename(BASE)


def base_image(buildah: Store) -> str:
    """Turn BASE into an image, and return its name."""
    name = f"{NAME}-base"
    container = buildah("from", "scratch")
    buildah("add", "--quiet", container, BASE, "/")
    buildah("config", "--env", "PATH=/usr/local/bin:/usr/bin:/bin", container)
    buildah("commit", "--quiet", "--rm", container, name)
    return name


def pip_settings(folder: Path) -> list[str]:
    """Return options that lend this machine's pip settings and certificates to the build, but not to the image."""
    told = output(sys.executable, "-m", "pip", "config", "list")
    settings = dict(line.partition("=")[::2] for line in told.splitlines())
    lines = {f"{name.rpartition('.')[2]} = {' '.join(shlex.split(value))}" for name, value in settings.items()}
    config = folder / "pip.conf"
    config.write_text("\n".join(["[global]", *sorted(lines), ""]))
    lent = {config: "/etc/pip.conf"}
    certificates = Path("/etc/ssl/certs/ca-certificates.crt")
    if certificates.exists():
        lent[certificates] = str(certificates)
    return [part for source, target in lent.items() for part in ("--volume", f"{source}:{target}:ro")]


def build(buildah: Store, folder: Path) -> dict[str, Any]:
    """Build the image, and return its configuration."""
    buildah(
        "bud", "--format", "docker", "--isolation", "chroot", "--network", "host", *pip_settings(folder),
        "--build-arg", f"BASE={base_image(buildah)}", "--file", "deploy/Dockerfile", "--tag", NAME, ".",
    )  # fmt: skip
    found: dict[str, Any] = json.loads(buildah("inspect", "--type", "image", NAME))["OCIv1"]["config"]
    return found


def inside(rootfs: Path, command: Sequence[str], variables: Mapping[str, str]) -> list[str]:
    """Return the command line that runs a command in the image, unprivileged, on a read-only root file system."""
    words = shlex.join([*(f"{name}={value}" for name, value in variables.items()), *command])
    script = ENTER.format(uid=UID, command=words)
    return ["unshare", "--mount", "--propagation", "private", "env", f"ROOTFS={rootfs}", "sh", "-c", script]


@contextmanager
def running(command: Sequence[str]) -> Iterator[None]:
    """Run a command until the block ends."""
    process = subprocess.Popen(command)  # noqa: S603
    try:
        yield
    finally:
        process.terminate()
        process.wait(timeout=30)


def answers(port: int) -> int:
    """Wait until the service answers, and return the status of /healthz; return 0 if it does not start in time."""
    until = monotonic() + SECONDS_TO_START
    while monotonic() < until:
        with suppress(OSError):
            return ask(port, "/healthz").status
        sleep(0.1)
    return 0


def faults(rootfs: Path, config: Mapping[str, Any]) -> Iterator[str]:
    """Yield the faults of the image."""
    if config["User"] != f"{UID}:{UID}":
        yield f"the image runs as {config['User']}"
    folders = [rootfs / name for name in ("usr/bin", "usr/local/bin", "opt/referee/bin")]
    programs = {path.name for folder in folders for path in folder.iterdir()}
    if unwanted := sorted(programs & UNWANTED_PROGRAMS):
        yield f"programs in the image: {', '.join(unwanted)}"
    variables = dict(variable.split("=", 1) for variable in config["Env"])
    seen = json.loads(output(*inside(rootfs, ["python", "-c", LOOK], variables)))
    yield from (f"{name}: {seen[name]}, not {wanted}" for name, wanted in SEEN.items() if seen[name] != wanted)
    port, probes = free_port(), free_port()
    variables |= {
        "REFEREE_BIND": f"127.0.0.1:{port}",
        "REFEREE_PROBE_BIND": f"127.0.0.1:{probes}",
        "WEB_CONCURRENCY": "2",
    }
    with running(inside(rootfs, config["Cmd"], variables)):
        if (status := answers(port)) != 200:
            yield f"/healthz answers {status}"
            return
        if (status := ask(port, "/v1/starts", START, headers=JSON).status) != 200:
            yield f"/v1/starts answers {status}"
        if (status := ask(probes, "/readyz").status) != 200:
            yield f"/readyz of the probes answers {status}"


def check() -> list[str]:
    """Build and run the image, and return its faults."""
    bootstrap()
    with tempfile.TemporaryDirectory(prefix="image-check-") as name:
        folder = Path(name)
        buildah = Store(folder)
        config = build(buildah, folder)
        container = buildah("from", NAME)
        rootfs = Path(buildah("mount", container))
        try:
            return list(faults(rootfs, config))
        finally:
            buildah("umount", container)


def main() -> int:
    """Run the check, and return 0 if the image has no faults or this machine cannot run the check."""
    reason = why_not()
    if reason is None:
        try:
            found = check()
        except UnableError as error:
            reason = str(error)
    if reason is not None:
        print(f"image-check skipped: {reason}")
        return 0
    print("\n".join(found) or "image-check passed: unprivileged, read-only, without build tools, and it serves")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
