"""The table and the actions on it, as immutable values."""
