"""What it takes to add something to the game: one file."""
