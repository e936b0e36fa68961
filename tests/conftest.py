"""Settings of all tests."""

from hypothesis import settings

# A busy machine must not fail a test: time is for the benchmarks.
settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")
