"""The texts of the referee."""
