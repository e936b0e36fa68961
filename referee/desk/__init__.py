"""The referee's desk: a request's members in, the answer document out. HTTP and the command line share it."""
