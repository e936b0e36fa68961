"""JSON in and out: the documents that callers send and receive."""
