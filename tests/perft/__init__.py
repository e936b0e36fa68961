"""Counts of action sequences on which the engine and the second implementation must agree."""
