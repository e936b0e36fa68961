"""Mutation testing: makes one small random fault at a time, and runs the tests that should notice it."""
