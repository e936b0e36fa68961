"""Each addition to the game takes only one file."""
