"""The texts of the referee, in all its languages."""
