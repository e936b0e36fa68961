"""Runs the service: settings, gunicorn worker, probes, slots, overload, metrics, tracing, caches, shared memory."""
