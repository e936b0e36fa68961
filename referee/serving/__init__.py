"""The process side of the service: the gunicorn worker, probes, slots, overload, metrics, tracing, the cache."""
