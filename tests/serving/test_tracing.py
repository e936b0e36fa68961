"""Tracing of calls across services."""

import subprocess
import sys

import pytest
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter
from opentelemetry.trace import format_span_id, format_trace_id

from referee.api.app import create_app
from referee.serving import tracing
from referee.serving.config import Config
from tests.api.conftest import lines
from tests.deploy.backend import serving
from tests.deploy.programs import free_port
from tests.waiting import PATIENCE

TRACE, SPAN = "4bf92f3577b34da6a3ce929d0e0e4736", "00f067aa0ba902b7"
VALID = f"00-{TRACE}-{SPAN}-01"
UNUSED = """
import sys
from referee.api.app import create_app
assert create_app().test_client().get("/healthz").status_code == 200
# A client library of Redis may have imported the rest.
assert not {"opentelemetry.exporter", "opentelemetry.instrumentation"} & sys.modules.keys()
"""


@pytest.mark.parametrize(
    "header", [VALID, f"00-{TRACE}-{SPAN}-00", f"01-{TRACE}-{SPAN}-01", f"cc-{TRACE}-{SPAN}-01-more"]
)
def test_the_log_names_the_trace_of_a_call(logged: pytest.LogCaptureFixture, header: str) -> None:
    create_app(Config(log_level="INFO")).test_client().get("/healthz", headers={"traceparent": header})
    [line] = lines(logged)
    assert (line["trace_id"], line["parent_span_id"]) == (TRACE, SPAN)


@pytest.mark.parametrize(
    "header",
    [
        "",
        "nonsense",
        f"00-{TRACE}-{SPAN}",
        f"00-{TRACE}-{SPAN}-01-more",
        f"00-{TRACE}-{SPAN}-01 ",
        f"ff-{TRACE}-{SPAN}-01",
        f"00-{TRACE.upper()}-{SPAN}-01",
        f"00-{'0' * 32}-{SPAN}-01",
        f"00-{TRACE}-{'0' * 16}-01",
        f"00-{TRACE[1:]}-{SPAN}-01",
        f"00-{TRACE}-{SPAN}-0g",
    ],
)
def test_a_malformed_trace_is_ignored(header: str) -> None:
    assert tracing.trace_fields(header) == {}


def test_without_a_trace_the_log_has_no_trace_fields(logged: pytest.LogCaptureFixture) -> None:
    response = create_app(Config(log_level="INFO")).test_client().get("/healthz", headers={"traceparent": "nonsense"})
    assert response.status_code == 200
    [line] = lines(logged)
    assert "trace_id" not in line


def test_nothing_is_imported_unless_spans_are_wanted() -> None:
    done = subprocess.run(  # noqa: S603
        [sys.executable, "-c", UNUSED], text=True, capture_output=True, timeout=PATIENCE, check=False
    )
    assert done.returncode == 0, done.stderr


def test_without_the_extra_the_service_works_and_says_so(
    logged: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OTEL_EXPORTER_OTLP_ENDPOINT", f"http://127.0.0.1:{free_port()}")
    for name in [name for name in sys.modules if name.partition(".")[0] == "opentelemetry"]:
        monkeypatch.setitem(sys.modules, name, None)
    monkeypatch.setitem(sys.modules, "opentelemetry.exporter", None)
    assert create_app(Config(log_level="WARNING")).test_client().get("/healthz").status_code == 200
    [line] = lines(logged)
    assert "the extra `otel` is not installed" in line["message"]


def test_a_span_belongs_to_the_trace_of_the_caller() -> None:
    app, exporter = create_app(Config(log_level="ERROR")), InMemorySpanExporter()
    provider = tracing.send_spans(app, exporter)
    app.test_client().get("/v1/boards/0123", headers={"traceparent": VALID})
    provider.shutdown()
    [span] = exporter.get_finished_spans()
    assert span.parent
    assert span.context
    assert (format_trace_id(span.context.trace_id), format_span_id(span.parent.span_id)) == (TRACE, SPAN)
    assert span.name == "GET /v1/boards/<board_id>"
    assert span.resource.attributes["service.name"] == "kingdom-referee"


def test_spans_are_sent_to_the_endpoint(monkeypatch: pytest.MonkeyPatch) -> None:
    with serving() as collector:
        monkeypatch.setenv("OTEL_EXPORTER_OTLP_ENDPOINT", f"http://127.0.0.1:{collector.port}")
        app = create_app(Config(log_level="ERROR"))
        app.test_client().get("/healthz", headers={"traceparent": VALID})
        app.extensions["spans"].shutdown()
    [(path, _, body)] = collector.seen
    assert path == "/v1/traces"
    assert bytes.fromhex(TRACE) in body
