"""The runbook explains every setting and metric, and the files that it names exist."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import get_type_hints
from unittest.mock import Mock

import pytest

import referee
from referee.photo.process import Limits
from referee.serving import config, metrics
from referee.serving.cache import AnswerStore, package_digest
from tests.deploy.programs import DEPLOY, ROOT, program
from tests.deploy.test_nginx import NGINX
from tests.waiting import PATIENCE

RUNBOOK = (ROOT / "docs" / "runbook.md").read_text()


def test_every_setting_is_explained() -> None:
    settings = {f"REFEREE_{name.upper()}" for name in get_type_hints(config.Config)} | {
        "REFEREE_BIND",
    }
    explained = set(re.findall(r"^\| `([A-Z_]+)` \|", RUNBOOK, re.MULTILINE))
    assert {name for name in explained if name.startswith("REFEREE_")} == settings
    assert explained - settings == {
        "WEB_CONCURRENCY",
        "FORWARDED_ALLOW_IPS",
        "OTEL_EXPORTER_OTLP_ENDPOINT",
        "PROMETHEUS_MULTIPROC_DIR",
    }


def test_every_metric_is_explained() -> None:
    described = set(re.findall(r"`(referee_[a-z_]+)", RUNBOOK))
    families = {family.name for family in metrics._REGISTRY.collect()}
    assert {name.removesuffix("_total") for name in described} == families


def test_every_file_it_names_is_there() -> None:
    named = set(re.findall(r"(?<!tools/)\bdeploy(?:/[\w.-]+)+", RUNBOOK))
    assert named
    assert all((ROOT / name).exists() for name in named)
    assert (DEPLOY / "kustomization.yaml").exists()


def test_it_says_what_keeps_two_versions_apart_in_redis() -> None:
    """The key of an answer contains a digest of the package; the rules revision alone would not be enough."""
    text = " ".join(RUNBOOK.partition("- **Roll back**")[2].partition("##")[0].split())
    assert "The key of each answer in Redis contains a digest of the package" in text
    assert "contain the rules revision" not in text
    link = Mock()
    digest = package_digest(Path(referee.__file__).parent)
    AnswerStore(link, made_by=digest).put("question", b"answer")
    [stored] = link.put.call_args_list
    assert stored.args[0] == f"answer:{digest}:question"


def test_it_says_how_long_a_photograph_may_take() -> None:
    limits = Limits()
    assert config.Config().photo_seconds == limits.patience
    text = " ".join(RUNBOOK.partition("## Photographs\n")[2].partition("\n## ")[0].split())
    assert f"may take {limits.seconds} s of CPU" in text
    assert f"and {limits.patience:.0f} s in all (`REFEREE_PHOTO_SECONDS`)" in text


def shell_block(heading: str) -> str:
    """The first block of shell commands under a heading of the runbook."""
    _, _, section = RUNBOOK.partition(f"### {heading}\n")
    return section.partition("```sh\n")[2].partition("```")[0]


PREPARED = """
set -e
sudo() { "$@"; }
mount --bind "$PWD" /mnt
mount -t tmpfs tmpfs /tmp
mkdir -p "$PWD" && mount --bind /mnt "$PWD" && cd "$PWD"
mkdir /tmp/bin && ln -s "$PROXY" /tmp/bin/nginx && PATH=/tmp/bin:$PATH
mount -t tmpfs tmpfs /var/cache
cp /etc/hosts /tmp/hosts && mount --bind /tmp/hosts /etc/hosts
python3 -c 'import fcntl, socket, struct; s = socket.socket(); fcntl.ioctl(s, 0x8914, struct.pack("16sh", b"lo", 1))'
"""
"""Sets up mounts and the loopback interface in separate namespaces.

There, the runbook's commands can use their fixed ports and change /etc/hosts. A new file system is mounted on /tmp,
but a checkout below /tmp stays visible.
"""
ASKED = """
echo
for path in /v1/photos /v1/nothing; do
    curl --silent --output /dev/null --write-out "$path %{http_code}\\n" --header 'Content-Type: image/jpeg' \\
        --data 'not a picture' "http://127.0.0.1:8080$path"
done
kill $(jobs -p)
wait
"""


@pytest.mark.slow
def test_the_commands_for_one_machine_behind_nginx_work_as_written() -> None:
    """The workers for photographs answer 409 to an unreadable picture; the other workers would answer 501."""
    commands = shell_block("One machine, behind nginx")
    assert commands.count("gunicorn -c deploy/gunicorn.conf.py") == 2
    for name in ("unshare", "curl", "bash"):
        if shutil.which(name) is None:
            pytest.skip(f"{name} is not installed")
    apart = ["unshare", "--mount", "--net"]
    if os.geteuid() or subprocess.run([*apart, "true"], capture_output=True, check=False).returncode:  # noqa: S603
        pytest.skip("a network of its own takes root")
    script = PREPARED + commands.replace(".venv/bin/", f"{Path(sys.executable).parent}/") + ASKED
    done = subprocess.run(  # noqa: S603
        [*apart, "bash", "-c", script],
        env={**os.environ, "PROXY": program(NGINX), "REFEREE_LOG_LEVEL": "ERROR"},
        cwd=ROOT,
        text=True,
        capture_output=True,
        timeout=PATIENCE,
        check=False,
    )
    assert '{"status":"ok"' in done.stdout, done.stderr
    assert done.stdout.split()[-4:] == ["/v1/photos", "409", "/v1/nothing", "404"], done.stderr
