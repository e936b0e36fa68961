"""How a call is followed through several services: W3C `traceparent`, and OpenTelemetry where it is installed."""

import os
import re
from logging import getLogger
from typing import TYPE_CHECKING, Final

from flask import Flask

from referee import __version__

if TYPE_CHECKING:
    from opentelemetry.sdk.trace import TracerProvider
    from opentelemetry.sdk.trace.export import SpanExporter

HEADER: Final = "traceparent"
_ENDPOINT: Final = "OTEL_EXPORTER_OTLP_ENDPOINT"
_VERSION_0: Final = "00"
# A later version may say more after a further dash.
_FIELDS: Final = re.compile(r"(?!ff)([0-9a-f]{2})-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-[0-9a-f]{2}(-.*)?")
log: Final = getLogger("referee.tracing")


def traced(header: str) -> dict[str, str]:
    """What a log line says about the trace of a call; nothing if the header is missing or malformed."""
    found = _FIELDS.fullmatch(header)
    if found is None or (found[1] == _VERSION_0 and found[4]):
        return {}
    return {"trace_id": found[2], "parent_span_id": found[3]}


def register(app: Flask) -> None:
    """Send spans to OTEL_EXPORTER_OTLP_ENDPOINT, if that is set and the extra `otel` is installed."""
    if not os.environ.get(_ENDPOINT):
        return
    try:
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter  # noqa: PLC0415

        app.extensions["spans"] = send_spans(app, OTLPSpanExporter())
    except ModuleNotFoundError:
        log.warning("%s is set, but the extra `otel` is not installed: no spans are sent", _ENDPOINT)


def send_spans(app: Flask, exporter: "SpanExporter") -> "TracerProvider":
    """Make a span of each request. Its parent is the caller's, if there is a valid `traceparent`."""
    # Imported here, because they are there with the extra only.
    from opentelemetry.instrumentation.flask import FlaskInstrumentor  # noqa: PLC0415
    from opentelemetry.sdk.resources import Resource  # noqa: PLC0415
    from opentelemetry.sdk.trace import TracerProvider  # noqa: PLC0415
    from opentelemetry.sdk.trace.export import BatchSpanProcessor  # noqa: PLC0415

    provider = TracerProvider(
        resource=Resource.create({"service.name": "kingdom-referee", "service.version": __version__})
    )
    provider.add_span_processor(BatchSpanProcessor(exporter))
    FlaskInstrumentor().instrument_app(app, tracer_provider=provider)  # type: ignore[no-untyped-call]
    return provider
