"""Code that does not depend on the game: faults, errors, spelling correction and enums of words."""
