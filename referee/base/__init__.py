"""General tools without any knowledge of the game: faults, errors, spelling correction and enums of words."""
