"""Read and write documents: the JSON values that callers send and receive."""
