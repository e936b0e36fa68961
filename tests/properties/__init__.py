"""Properties that hold in every state. The tests compare the engine with itself and the second implementation."""
