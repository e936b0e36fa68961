"""The runbook names what there is."""

import re
from typing import get_type_hints

from referee.serving import config, metrics
from tests.deploy.programs import DEPLOY, ROOT

RUNBOOK = (ROOT / "docs" / "runbook.md").read_text()


def test_every_setting_is_explained() -> None:
    settings = {f"REFEREE_{name.upper()}" for name in get_type_hints(config.Config)} | {
        "REFEREE_BIND",
        "REFEREE_PROBE_BIND",
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
    named = set(re.findall(r"\bdeploy(?:/[\w.-]+)+", RUNBOOK))
    assert named
    assert all((ROOT / name).exists() for name in named)
    assert (DEPLOY / "kustomization.yaml").exists()
