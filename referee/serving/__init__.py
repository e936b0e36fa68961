"""Runs the service: gunicorn worker, probes, slots, overload protection, metrics, tracing and caches."""
