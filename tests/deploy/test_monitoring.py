"""The dashboard and the alerts query metrics that exist, and Prometheus can parse the queries."""

import json
import re
from itertools import combinations
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


def overlap(one: dict[str, int], other: dict[str, int]) -> bool:
    """Whether two places on the dashboard's grid share any area."""
    return all(
        one[start] < other[start] + other[size] and other[start] < one[start] + one[size]
        for start, size in (("x", "w"), ("y", "h"))
    )


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
    for one, other in combinations(PANELS, 2):
        assert not overlap(one["gridPos"], other["gridPos"]), f"{one['title']}, {other['title']}"


@pytest.mark.parametrize(
    ("place", "shared"),
    [
        ({"x": 11, "y": 7, "w": 12, "h": 8}, True),
        ({"x": 2, "y": 2, "w": 1, "h": 1}, True),
        ({"x": 12, "y": 0, "w": 12, "h": 8}, False),
        ({"x": 0, "y": 8, "w": 12, "h": 8}, False),
        ({"x": 12, "y": 8, "w": 12, "h": 8}, False),
    ],
)
def test_places_that_only_touch_do_not_overlap(place: dict[str, int], *, shared: bool) -> None:
    corner = {"x": 0, "y": 0, "w": 12, "h": 8}
    assert overlap(corner, place) == overlap(place, corner) == shared


def test_panel_ids_are_unique() -> None:
    assert len({panel["id"] for panel in PANELS}) == len(PANELS)


@pytest.mark.parametrize("rule", ALERTS, ids=[rule["alert"] for rule in ALERTS])
def test_an_alert_says_what_to_do(rule: dict[str, Any]) -> None:
    assert rule["labels"]["severity"] in {"page", "ticket"}
    assert rule["annotations"].keys() == {"summary", "description"}


def test_the_runbook_names_the_files() -> None:
    runbook = (ROOT / "docs" / "runbook.md").read_text()
    assert "deploy/dashboards/alerts.yaml" in runbook
    assert "deploy/dashboards/grafana.json" in runbook
