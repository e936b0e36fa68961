"""The dashboard and the alerts query metrics that exist, and Prometheus can parse the queries."""

import json
import re
from typing import Any

import promql_parser
import pytest
import yaml

from referee.serving import metrics
from tests.deploy.programs import DEPLOY, ROOT

ALERTS: list[dict[str, Any]] = [
    rule
    for group in yaml.safe_load((DEPLOY / "dashboards" / "alerts.yaml").read_text())["groups"]
    for rule in group["rules"]
]
PANELS: list[dict[str, Any]] = json.loads((DEPLOY / "dashboards" / "grafana.json").read_text())["panels"]
QUERIES = [rule["expr"] for rule in ALERTS] + [target["expr"] for panel in PANELS for target in panel["targets"]]


def series_names() -> set[str]:
    """The names of all time series that the service exposes."""
    kinds = {"counter": ("_total",), "histogram": ("_bucket", "_sum", "_count"), "gauge": ("",)}
    return {family.name + end for family in metrics._REGISTRY.collect() for end in kinds[family.type]}


def series_in(query: str) -> set[str]:
    return set(re.findall(r"\breferee_\w+", query))


@pytest.mark.parametrize("query", QUERIES)
def test_prometheus_can_parse_every_query(query: str) -> None:
    # Grafana replaces this variable with a duration.
    promql_parser.parse(query.replace("$__rate_interval", "5m"))
    assert series_in(query)
    assert series_in(query) <= series_names()


def test_the_parser_refuses_a_broken_query() -> None:
    with pytest.raises(ValueError, match="parenthesis"):
        promql_parser.parse("sum(rate(referee_requests_total[5m])")


def test_every_metric_is_on_the_dashboard() -> None:
    shown = set().union(*(series_in(target["expr"]) for panel in PANELS for target in panel["targets"]))
    for family in metrics._REGISTRY.collect():
        assert any(name.startswith(family.name) for name in shown)


def test_panels_do_not_overlap() -> None:
    places = [(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in PANELS]
    assert len(set(places)) == len(PANELS)
    assert len({panel["id"] for panel in PANELS}) == len(PANELS)


@pytest.mark.parametrize("rule", ALERTS, ids=[rule["alert"] for rule in ALERTS])
def test_an_alert_says_what_to_do(rule: dict[str, Any]) -> None:
    assert rule["labels"]["severity"] in {"page", "ticket"}
    assert rule["annotations"].keys() == {"summary", "description"}


def test_the_runbook_names_the_files() -> None:
    runbook = (ROOT / "docs" / "runbook.md").read_text()
    assert "deploy/dashboards/alerts.yaml" in runbook
    assert "deploy/dashboards/grafana.json" in runbook
