"""The settings of the service, from its environment."""

from pathlib import Path

import pytest
from flask import Flask

from referee.api.app import create_app
from referee.photo.process import Limits
from referee.serving.config import Config, ConfigError, from_environment, request_timeout
from tests.api.conftest import problem


def test_every_setting_has_a_default() -> None:
    assert from_environment({}) == Config()
    assert from_environment({"REFEREE_REDIS_URL": "", "REFEREE_RATE_LIMIT": "", "REFEREE_DRAIN_FILE": ""}) == Config()


def test_settings_are_read_from_the_environment() -> None:
    told = {
        "REFEREE_REDIS_URL": "redis://cache",
        "REFEREE_CACHE_KEY": "sixteen or more bytes",
        "REFEREE_STATE_KEY": "the new one of two keys, the old one of two keys",
        "REFEREE_CORS_ORIGINS": "https://a.example , http://[::1]:3000,",
        "REFEREE_API_KEYS": "one,two",
        "REFEREE_RATE_LIMIT": "600",
        "REFEREE_TRUSTED_PROXIES": "1",
        "REFEREE_DRAIN_FILE": "/run/drain",
        "REFEREE_LOG_LEVEL": "warning",
    }
    assert from_environment(told) == Config(
        redis_url="redis://cache",
        cache_key=b"sixteen or more bytes",
        state_key=(b"the new one of two keys", b"the old one of two keys"),
        cors_origins=("https://a.example", "http://[::1]:3000"),
        api_keys=frozenset({"one", "two"}),
        rate_limit=600,
        trusted_proxies=1,
        drain_file=Path("/run/drain"),
        log_level="WARNING",
    )


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("REFEREE_LOG_LEVEL", "LOUD"),
        ("REFEREE_RATE_LIMIT", "many"),
        ("REFEREE_RATE_LIMIT", "-1"),
        ("REFEREE_RATE_LIMIT", "1.5"),
        ("REFEREE_RATE_LIMIT", "\u0661"),
        ("REFEREE_RATE_LIMIT", "9" * 20),
        ("REFEREE_TRUSTED_PROXIES", "yes"),
        ("REFEREE_PROBE_BIND", "everywhere"),
        ("REFEREE_PROBE_BIND", ":8002"),
        ("REFEREE_PROBE_BIND", "127.0.0.1:port"),
        ("REFEREE_PROBE_BIND", "127.0.0.1:70000"),
        ("REFEREE_CACHE_KEY", "too short"),
        ("REFEREE_STATE_KEY", "too short"),
        ("REFEREE_STATE_KEY", "the new one of two keys,too short"),
        ("REFEREE_CORS_ORIGINS", "https://*.example"),
        ("REFEREE_CORS_ORIGINS", "https://good.example, *://x"),
        ("REFEREE_CORS_ORIGINS", "https://.*"),
        ("REFEREE_CORS_ORIGINS", "https://game.example/"),
        ("REFEREE_CORS_ORIGINS", "game.example"),
        ("REFEREE_CORS_ORIGINS", "*,https://game.example"),
    ],
)
def test_a_setting_that_cannot_be_used_is_named(name: str, value: str) -> None:
    with pytest.raises(ConfigError, match=f"^{name}: "):
        from_environment({name: value})


@pytest.mark.parametrize(
    ("name", "example"),
    [
        ("REFEREE_RATE_LIMIT", 600),
        ("REFEREE_TRUSTED_PROXIES", 1),
        ("REFEREE_PHOTOS", 1),
        ("REFEREE_PHOTO_SECONDS", 120),
        ("REFEREE_BACKGROUND", 1),
    ],
)
def test_a_setting_that_must_be_a_number_has_an_example(name: str, example: int) -> None:
    with pytest.raises(ConfigError) as refusal:
        from_environment({name: "some"})
    assert str(refusal.value) == f"{name}: This must be a whole number such as {example}, not “some”."


@pytest.mark.parametrize(
    "url", ["http://user:secret@host", "host:6379", "redis://:secret@host:port", "redis://h/x?y=z"]
)
@pytest.mark.parametrize("rate_limit", [None, 5])
def test_an_address_of_redis_that_cannot_be_used_is_named_without_its_password(
    url: str, rate_limit: int | None
) -> None:
    with pytest.raises(ConfigError, match=r"^REFEREE_REDIS_URL: ") as caught:
        create_app(Config(redis_url=url, rate_limit=rate_limit))
    assert "secret" not in str(caught.value)


def test_without_settings_the_environment_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REFEREE_API_KEYS", "secret")
    monkeypatch.setenv("REFEREE_LOG_LEVEL", "ERROR")
    app: Flask = create_app()
    problem(app.test_client().get("/v1/catalogue/rules"), 401, "key-needed")


def test_the_address_of_the_probes() -> None:
    assert from_environment({"REFEREE_PROBE_BIND": "0.0.0.0:8002"}).probe_bind == ("0.0.0.0", 8002)  # noqa: S104
    assert from_environment({"REFEREE_PROBE_BIND": "[::1]:8002"}).probe_bind == ("::1", 8002)


@pytest.mark.parametrize(
    ("workers", "setting", "drawn"), [("2", "", 1), ("1", "", 1), ("4", "", 2), ("4", "9", 3), ("", "9", 9)]
)
def test_pictures_leave_one_worker_free(workers: str, setting: str, drawn: int) -> None:
    values = {"WEB_CONCURRENCY": workers, "REFEREE_PICTURES": setting}
    assert from_environment(values).pictures == drawn


def test_a_photograph_takes_less_time_than_gunicorn_allows() -> None:
    for values in ({}, {"REFEREE_PHOTO_SECONDS": "100"}, {"REFEREE_PHOTO_SECONDS": "5"}):
        config = from_environment(values)
        # The margin is large, because at a load average of 40 the rest of the request took more than ten seconds,
        # and gunicorn killed the worker.
        assert config.photo_seconds + 30 <= request_timeout(config)
    assert from_environment({}).photo_seconds == Limits().patience
    assert request_timeout(from_environment({"REFEREE_PHOTOS": "0", "REFEREE_PHOTO_SECONDS": "100"})) == 15


def test_how_many_photographs_are_read_at_once() -> None:
    assert (from_environment({}).photos, from_environment({"REFEREE_PHOTOS": "3"}).photos) == (1, 3)
    with pytest.raises(ConfigError, match="REFEREE_PHOTOS"):
        from_environment({"REFEREE_PHOTOS": "many"})
