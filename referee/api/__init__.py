"""The service: HTTP around the referee."""
