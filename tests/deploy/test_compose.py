"""compose.yaml is valid, and its services have the intended limits, addresses and settings."""

import re
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Any

import pytest
import yaml

from referee.serving.config import Config, request_timeout
from tests.deploy.programs import DEPLOY, run

COMPOSE = DEPLOY / "compose.yaml"


def services() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(COMPOSE.read_text())["services"]
    return found


def validation(path: Path) -> tuple[int, str]:
    """The exit code and output of the validator, which has the schema of the specification built in."""
    done = run("check-jsonschema", "--builtin-schema", "vendor.compose-spec", path)
    return done.returncode, done.stdout + done.stderr


def test_the_specification_allows_the_compose_file() -> None:
    code, said = validation(COMPOSE)
    assert code == 0, said


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("read_only: true", "readonly: true"),
        ("condition: service_healthy", "condition: sometimes"),
        ("cap_drop: [ALL]", "cap_drop: 5"),
    ],
)
def test_the_specification_refuses_a_broken_copy(tmp_path: Path, right: str, wrong: str) -> None:
    text = COMPOSE.read_text()
    assert right in text
    broken = tmp_path / "compose.yaml"
    broken.write_text(text.replace(right, wrong, 1))
    assert validation(broken)[0] != 0


@pytest.mark.parametrize("name", services())
def test_every_service_is_locked_down(name: str) -> None:
    service = services()[name]
    assert service["read_only"] is True
    assert service["cap_drop"] == ["ALL"]
    assert service["security_opt"] == ["no-new-privileges:true"]
    assert service["tmpfs"]
    assert service["mem_limit"]
    assert service["pids_limit"]
    assert not service.get("privileged")
    assert "latest" not in service["image"]
    assert ":" in service["image"]
    assert "healthcheck" in service or "build" in service


def test_only_nginx_is_reachable_and_only_from_this_machine() -> None:
    assert {name for name, service in services().items() if "ports" in service} == {"nginx"}
    assert all(port.startswith("127.0.0.1:") for port in services()["nginx"]["ports"])
    networks = yaml.safe_load(COMPOSE.read_text())["networks"]
    assert {name for name, network in networks.items() if not network.get("internal")} == {"outside"}


def test_mounted_files_exist_and_are_read_only() -> None:
    mounts = [mount.split(":") for service in services().values() for mount in service.get("volumes", ())]
    mounts = [mount for mount in mounts if mount[0].startswith(".")]
    assert {source for source, _, _ in mounts} == {"./nginx.conf", "./redis/redis.conf"}
    assert all((DEPLOY / source).is_file() and mode == "ro" for source, _, mode in mounts)


def test_ordinary_workers_never_wait_for_a_photograph() -> None:
    """nginx.conf sends /v1/photos to a separate service, where one worker stays free to refuse more photographs."""
    ordinary, photos = (services()[name]["environment"] for name in ("referee", "photos"))
    assert ordinary["REFEREE_PHOTOS"] == "0"
    assert int(photos["WEB_CONCURRENCY"]) > int(photos["REFEREE_PHOTOS"]) > 0
    assert "REFEREE_BACKGROUND" not in ordinary
    assert photos["REFEREE_BACKGROUND"] == "1"
    assert photos["REFEREE_BIND"].endswith(":8001")
    assert "server photos:8001;" in (DEPLOY / "nginx.conf").read_text()
    assert {"front"} <= set(services()["photos"]["networks"])


def test_uploads_wait_on_disk() -> None:
    assert "uploads:/var/cache/nginx" in services()["nginx"]["volumes"]
    assert "client_body_temp_path /var/cache/nginx/bodies;" in (DEPLOY / "nginx.conf").read_text()
    assert not any("/var/cache" in mount for mount in services()["nginx"]["tmpfs"])


def test_a_stopping_container_is_given_the_time_it_needs() -> None:
    """gunicorn's graceful timeout is 20 s, and longer for photographs."""
    assert services()["referee"]["stop_grace_period"] == "30s"
    assert services()["photos"]["stop_grace_period"] == "165s"
    assert request_timeout(Config()) + 5 < 165


def test_every_setting_of_the_service_can_be_passed() -> None:
    """The image or compose.yaml sets a few settings itself. The cache key and the state key were once missing."""
    settings = {f"REFEREE_{name.upper()}" for name in Config._fields}
    decided = {"REFEREE_PROBE_BIND", "REFEREE_DRAIN_FILE", "REFEREE_BACKGROUND"}
    assert settings - decided <= services()["photos"]["environment"].keys()
    assert settings - decided - {"REFEREE_PHOTO_SECONDS"} <= services()["referee"]["environment"].keys()
    for key in ("REFEREE_STATE_KEY", "REFEREE_CACHE_KEY", "REFEREE_API_KEYS"):
        assert services()["referee"]["environment"][key] == f"${{{key}:-}}"


def test_nginx_starts_although_photographs_cannot_be_read() -> None:
    assert services()["nginx"]["depends_on"]["photos"]["condition"] == "service_started"


def with_defaults(value: str) -> str:
    """The value with each variable replaced by its default."""
    return re.sub(r"\$\{\w+:-([^}]*)\}", r"\1", value)


def test_nginx_knows_the_address_of_the_photos_container_while_it_is_not_running() -> None:
    """nginx does not start if a name does not resolve, and only the names of running containers resolve.

    So nginx is given a fixed address for `photos`, outside the range from which other containers get theirs.
    """
    [address] = [with_defaults(services()["photos"]["networks"]["front"]["ipv4_address"])]
    assert [with_defaults(host) for host in services()["nginx"]["extra_hosts"]] == [f"photos:{address}"]
    [pool] = yaml.safe_load(COMPOSE.read_text())["networks"]["front"]["ipam"]["config"]
    subnet, dynamic = (ip_network(with_defaults(pool[key])) for key in ("subnet", "ip_range"))
    assert dynamic.subnet_of(subnet)  # type: ignore[arg-type]
    assert ip_address(address) in subnet
    assert ip_address(address) not in dynamic
