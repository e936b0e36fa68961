"""Tests that add things to the game, such as a new location."""
