"""The rules of the game, each in one place. `catalogue` knows all powers and cards."""
