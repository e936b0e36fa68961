"""The desk turns the parts of a request into the answer document. HTTP and the command line share it."""
