"""The games that tests/golden keeps, played and recorded anew."""
