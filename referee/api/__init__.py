"""The service: an HTTP interface to the referee."""
