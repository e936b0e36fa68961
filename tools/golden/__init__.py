"""Plays and records the games in tests/golden."""
