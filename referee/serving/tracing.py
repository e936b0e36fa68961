"""Distributed tracing: W3C `traceparent` in the log, and OpenTelemetry spans if they are configured."""

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
# Later versions of the header may add fields after another dash.
_HEADER_FORM: Final = re.compile(
    r"(?!ff)([0-9a-f]{2})-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-[0-9a-f]{2}(-.*)?"
)
log: Final = getLogger("referee.tracing")


def trace_fields(header: str) -> dict[str, str]:
    """Return the log fields with the ids in a `traceparent` header, or no fields if the header is malformed."""
    match = _HEADER_FORM.fullmatch(header)
    if match is None or (match[1] == _VERSION_0 and match[4]):
        return {}
    return {"trace_id": match[2], "parent_span_id": match[3]}


def register(app: Flask) -> None:
    """Send spans to the URL in OTEL_EXPORTER_OTLP_ENDPOINT, if it is set and the extra `otel` is installed."""
    if not os.environ.get(_ENDPOINT):
        return
    try:
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter  # noqa: PLC0415

        app.extensions["spans"] = send_spans(app, OTLPSpanExporter())
    except ModuleNotFoundError:
        log.warning("%s is set, but the extra `otel` is not installed: no spans are sent", _ENDPOINT)


def send_spans(app: Flask, exporter: "SpanExporter") -> "TracerProvider":
    """Send a span for each request to this exporter, and return the tracer provider.

    If a request has a valid `traceparent`, the caller's span is the parent of the request's span.
    """
    # Import these packages here, because they are installed only with the extra `otel`.
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
