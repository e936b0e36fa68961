"""What the whole package shares and that has nothing to do with the game: faults, spelling, enums of words."""
