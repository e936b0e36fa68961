"""Properties of all states, games and requests. Some tests compare the engine with the second implementation."""
