"""What lies on the table and what is done at it, as immutable values."""
