"""Code that is independent of the game: faults, errors, spelling correction, and a base class for enums."""
