"""General helpers that know nothing of the game: faults and errors, spelling, enums of words."""
