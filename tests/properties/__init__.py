"""Properties that hold in every state. Tests compare the engine with itself and with the second implementation."""
